"""Which campaign is played: by its name, side by side, from a distribution, and continued from a logbook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.registry import (
    FIRST,
    FOLDERS,
    HOUSE,
    LOADED,
    OUTSIDE,
    UnknownCampaign,
    campaign_of,
    campaigns,
)
from sternhafen.games.gen7.campaign.story import ENDING
from sternhafen.games.gen7.data.vocabulary import ON_DEPLOY
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.resources import gain
from sternhafen.terminal.boards.gen7 import draw
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words
from tests.games.gen7.campaign_folder import change
from tests.games.gen7.table import campaign_at


@pytest.fixture(autouse=True)
def _others_are_forgotten() -> Iterator[None]:
    loaded = set(LOADED)
    yield
    for id in [id for id in LOADED if id not in loaded]:
        del LOADED[id]


# Which campaign is played -------------------------------------------------------------------------------------------


def test_without_a_setting_there_are_the_campaigns_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FOLDERS, raising=False)
    assert list(campaigns()) == [HOUSE, FIRST]
    assert Gen7Options().campaign == HOUSE


def test_a_folder_is_played_under_its_own_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(folder, "episodes", lambda d: d["campaign"].update(en="Our Own"))
    monkeypatch.setenv(FOLDERS, str(folder))
    ours = campaign_of("campaign")
    assert (ours.id, ours.files["episodes"]["campaign"]["en"]) == ("campaign", "Our Own")
    assert campaign_of("campaign") is ours
    assert campaign_of(FIRST) is not ours


def test_several_campaigns_are_played_side_by_side(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change(folder, "system_status", lambda d: d["limits"].update(storage=3))
    change(folder, "rooms", lambda d: d["rooms"][0].update(name={"en": "The Other Bridge", "de": "Die andere Brücke"}))
    monkeypatch.setenv(FOLDERS, str(folder))
    options = [Gen7Options(campaign=FIRST, confirm=False), Gen7Options(confirm=False, campaign="campaign")]
    ours, theirs = [TITLE.start(one, 3, 1) for one in options]
    assert isinstance(ours, Gen7)
    assert isinstance(theirs, Gen7)
    for s, limit in ((ours, 15), (theirs, 3)):
        s.officers[0].res[:] = [0, 0, 0]
        gain(s, 0, 0, 99)
        assert s.officers[0].res == [limit, 0, 0]
    rng = Random(1)
    for s in (ours, theirs, theirs.copy(), theirs.resample(0, rng)):
        for _ in range(60):
            seat = s.first_asked()
            s.play(seat, s.sample_legal(seat, rng.random))
            s.verify()
    again = TITLE.load(theirs.dump(), ours)
    assert isinstance(again, Gen7)
    assert (again == theirs, again.book is theirs.book, again.digest()) == (True, True, theirs.digest())
    assert ours.view(0).campaign == FIRST
    assert theirs.view(0).campaign == "campaign"
    assert [TITLE.under(one).names("room", 0, "en") for one in options] == ["Operations Centre", "The Other Bridge"]
    assert TITLE.components_under is not None
    printed = [msgspec.to_builtins(TITLE.components_under(one)) for one in options]
    assert [one["words"]["room"][0][0] for one in printed] == ["Operations Centre", "The Other Bridge"]
    assert [one["storage"] for one in printed] == [15, 3]
    assert "The Other Bridge" in draw(theirs.view(0), Words("en", TITLE.under(options[1])), Paint(plain=True))


@pytest.mark.rule("GEN7-10.6")
def test_a_kept_card_of_another_campaign_hears_what_happens(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bonus = {"on": "deploy", "do": [{"op": "merit", "who": "owner", "n": 1}]}
    change(folder, "fate_cards", lambda d: d["cards"][0].update(kept=[bonus]))
    monkeypatch.setenv(FOLDERS, str(folder))
    s = TITLE.start(Gen7Options(confirm=False, campaign="campaign"), 3, 1)
    assert isinstance(s, Gen7)
    s.rules_changed()
    before = s.ears()
    s.officers[0].kept = (0,)
    s.rules_changed()
    assert s.ears() == before | 1 << ON_DEPLOY


def test_a_distribution_registers_a_campaign_by_an_entry_point(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = folder.rename(tmp_path / "comet_campaign")
    (package / "__init__.py").touch()
    about = tmp_path / "comet_campaign-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: comet-campaign\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{OUTSIDE}]\ncomet = comet_campaign\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(campaigns()) == [HOUSE, FIRST, "comet"]
    assert (campaign_of("comet").id, len(campaign_of("comet").files)) == ("comet", 15)


def test_an_unknown_campaign_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownCampaign, match="no folder; there are seventh-watch-2, seventh-watch"):
        campaign_of("atlantis")


@pytest.mark.rule("GEN7-34.1")
def test_a_logbook_is_continued_in_its_own_edition() -> None:
    """Logbooks that were written before they named their campaign are of the first edition."""
    carry = campaign_at(3, 1, 3)
    plain = msgspec.to_builtins(carry)
    del plain["campaign"]
    options = msgspec.convert({"carry": plain}, Gen7Options)
    assert (options.campaign, options.carry, options.check(3)) == (FIRST, carry, None)
    s = TITLE.start(options, 3, 1)
    assert isinstance(s, Gen7)
    assert s.book is campaign_of(FIRST)


@pytest.mark.rule("GEN7-34.1")
@pytest.mark.parametrize("played", [1, 4, 6])
def test_a_campaign_of_the_first_edition_is_played_to_its_ending(played: int) -> None:
    """However far it had come when the second edition became the house's campaign."""
    plain = msgspec.to_builtins(campaign_at(3, played, 3))
    del plain["campaign"], plain["memory"]
    carry: Carry = msgspec.convert(plain, Carry)
    rnd = Random(played).random
    while not carry.ended:
        s = TITLE.start(Gen7Options(carry=carry, confirm=False), 3, len(carry.history))
        while (seat := s.first_asked()) >= 0:
            s.play(seat, s.sample_legal(seat, rnd))
        outcome = s.outcome()
        assert outcome is not None
        assert isinstance(outcome.carry, Carry)
        carry = outcome.carry
    assert (carry.campaign, len(carry.history)) == (FIRST, 7)
    assert campaign_of(FIRST).points[carry.point].kind == ENDING


@pytest.mark.rule("GEN7-34.1")
def test_a_logbook_of_another_campaign_is_refused() -> None:
    carry = campaign_at(3, 1, 3)
    assert carry.campaign == FIRST
    assert Gen7Options(campaign=FIRST, carry=carry).check(3) is None
    for options in (
        Gen7Options(campaign=FIRST, carry=msgspec.structs.replace(carry, campaign="comet")),
        Gen7Options(carry=carry, campaign="comet"),
        Gen7Options(campaign="comet"),
        Gen7Options(campaign=str(campaigns()[FIRST])),  # a path is no id: nobody makes a server read folders
    ):
        illegal = options.check(3)
        assert illegal is not None
        assert (illegal.code, illegal.rule) == ("other-campaign", "GEN7-34.1")
