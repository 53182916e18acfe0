"""Deleting: whoever asks for it leaves nothing behind, in no table of the database."""

from __future__ import annotations

from tests.server.living import OTHERS, OWN, live_a_little
from tests.server.test_accounts import Device, Place, both, place, tablet

__all__ = ["place", "tablet"]  # fixtures


def everything(place: Place) -> str:
    """Return all rows of all tables."""
    if place.database.startswith("sqlite"):
        named = "SELECT name FROM sqlite_master WHERE type = 'table'"
    else:
        named = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    tables = [row[0] for row in place.rows(named) if row[0] != "notices"]  # which are read and forgotten
    return repr([place.rows(f'SELECT * FROM "{table}"') for table in tables])


@both
def test_nothing_that_somebody_was_called_or_wrote_is_left(place: Place, tablet: Device) -> None:
    secrets = live_a_little(tablet)
    person = tablet.ask("GET", "/api/me/account")["account"]["id"]
    before = everything(place)
    assert all(word in before for word in ("Adalbertine", "Sparkling", "whisper", "meet me", "insulted", person))
    tablet.ask("DELETE", "/api/me")
    after = everything(place)
    for word in (*OWN, *secrets[:4], person):
        assert word not in after, word
    assert all(word in after for word in OTHERS), "what others are called and wrote stays theirs"
