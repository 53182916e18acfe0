"""Shortcuts: what a seat could do without being asked is one legal action, and of the kind that it is called."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sternhafen.engine import Action, Match
from sternhafen.games import title
from sternhafen.games.planet_unknown import actions
from sternhafen.table.shortcuts import shortcut
from sternhafen.table.show import position

DECISIONS = 250
SEATS = {"escape-pods": 2, "planet-unknown": 2, "cryo": 2, "gen7": 3}


def legal_of(match: Match, seat: int) -> list[Action]:
    return list(match.state.legal(seat))


@pytest.mark.parametrize("id", SEATS)
def test_what_is_called_a_shortcut_leaves_nothing_to_think_about(id: str) -> None:
    known, random = title(id), Random(7)
    kinds: Counter[str] = Counter()
    match = Match.new(known, SEATS[id], 7)
    for _ in range(DECISIONS):
        if match.over:
            break
        for seat in range(SEATS[id]):
            shown, legal = position(match, seat), legal_of(match, seat)
            ask = match.state.question(seat)
            if shown.shortcut is None:
                assert len(legal) != 1
                continue
            kinds[shown.shortcut.kind] += 1
            assert ask is not None
            action = known.action(shown.shortcut.choice.action)
            assert action in legal
            others = [other for other in legal if other != action]
            if shown.shortcut.kind == "take":
                assert isinstance(action, known.only_help)
                assert all(isinstance(other, known.declines) for other in others)
            else:
                assert others == []
                assert ask.confirms == (shown.shortcut.kind == "end")
        seat = random.choice(match.state.asked())
        match.play(seat, random.choice(legal_of(match, seat)))
    assert kinds, "some question of a game leaves nothing to think about"


def test_a_past_position_has_none() -> None:
    known = title("escape-pods")
    match = Match.new(known, 2, 7)
    assert position(match, 0, past=True).shortcut is None


def test_what_only_helps_is_taken_only_if_nothing_else_is_offered() -> None:
    known = title("planet-unknown")
    match = Match.new(known, 2, 7)
    ask = match.state.question(match.state.asked()[0])
    assert ask is not None
    boost, done, peek = actions.TakeBoost(), actions.Done(), actions.PeekAtEvent()
    assert shortcut(known, ask, [boost, done]) == ("take", boost)
    assert shortcut(known, ask, [boost, peek, done]) is None
    assert shortcut(known, ask, [boost, actions.Advance(0)]) is None
    assert shortcut(known, ask, []) is None
