"""What is quick answers as the rules do: the same actions in the same order, drawn by the same random numbers."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine.fast import FAST
from sternhafen.engine.plain import copied, field_names
from sternhafen.games.gen7 import TITLE, game
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import ADJUST, BAN
from sternhafen.games.gen7.options import Carry, Gen7Options
from tests.games.gen7.table import BOOK, campaign_at

pytestmark = pytest.mark.skipif(not FAST, reason="there is nothing to compare")

GAMES = {"first episode": 0, "third episode": 2, "fifth episode": 4}
"""How many episodes came before; in later ones everybody has skills, among them one that changes dice."""
ADJUSTING = [rule.card for rule in BOOK.rules if rule.mod == ADJUST and rule.source == "skill"]
CHANGING = 1 << ADJUST | 1 << BAN


def plain(s: game.Gen7) -> game.Gen7:
    """Return an equal state without anything quick."""
    return game.Gen7(**{name: copied(getattr(s, name)) for name in field_names(type(s))})


def logbook(before: int) -> Carry | None:
    """Return the logbook after some episodes, with skills for everybody."""
    if not before:
        return None
    carry, rng = campaign_at(4, before, 3), Random(before)
    officers = [
        msgspec.structs.replace(
            officer, rank=5, skills=tuple(sorted({rng.choice(ADJUSTING), *rng.sample(range(BOOK.skill_count), 3)}))
        )
        for officer in carry.officers
    ]
    return msgspec.structs.replace(carry, officers=tuple(officers))


@pytest.mark.parametrize("begins", GAMES)
def test_positions_offer_the_same_and_chance_draws_the_same(begins: str) -> None:
    rng = Random(7)
    carry = logbook(GAMES[begins])
    seats = 4 if carry is None else len(carry.officers)
    s = TITLE.start(Gen7Options(campaign=FIRST, confirm=False, carry=carry), seats, 11)
    assert isinstance(s, game.Gen7)
    compared = changed = 0
    while (seat := s.first_asked()) >= 0:
        if rng.random() < 0.2:
            slow = plain(s)
            assert type(slow) is not type(s)
            assert slow.legal(seat) == s.copy().legal(seat), s.question(seat)
            assert slow.count_legal(seat) == s.copy().count_legal(seat)
            drawn = [one.sample_legal(seat, Random(compared).random) for one in (plain(s), s.copy())]
            assert drawn[0] == drawn[1], s.question(seat)
            assert plain(s).digest() == s.digest()
            compared += 1
            changed += s.mods()[seat] & CHANGING != 0
        s.play(seat, s.sample_legal(seat, rng.random))
    assert compared > 30
    assert not carry or changed, "no rules changed or forbade dice"


def test_a_game_played_out_ends_the_same() -> None:
    quick = TITLE.start(Gen7Options(campaign=FIRST, confirm=False), 3, 5)
    assert isinstance(quick, game.Gen7)
    slow = plain(quick)
    quick.play_out(Random(5).random)
    slow.play_out(Random(5).random)
    assert slow.digest() == quick.digest()
