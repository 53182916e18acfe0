"""Shortcuts leave nothing to think about, reveal nothing, and are taken back with what led to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sternhafen.engine import Action, Free, Match
from sternhafen.games import title
from sternhafen.games.planet_unknown import actions
from sternhafen.table.messages.shown import Position
from sternhafen.table.show.game import position
from sternhafen.table.show.shortcuts import shortcut

DECISIONS = 250
SEATS = {"escape-pods": 2, "planet-unknown": 2, "cryo": 2, "gen7": 3}
TITLES = pytest.mark.parametrize("id", SEATS)


def legal_of(match: Match, seat: int) -> list[Action]:
    return list(match.state.legal(seat))


def decisions(match: Match, random: Random) -> Iterator[tuple[int, Position]]:
    """Play a game at random, and what is a shortcut by itself; yield what each asked seat is shown."""
    for _ in range(DECISIONS):
        if match.over:
            return
        for seat in match.state.asked():
            yield seat, position(match, seat)
        seat = random.choice(match.state.asked())
        short = position(match, seat).shortcut
        action = match.title.action(short.choice.action) if short else random.choice(legal_of(match, seat))
        match.play(seat, action)


@TITLES
def test_what_is_called_a_shortcut_leaves_nothing_to_think_about(id: str) -> None:
    known = title(id)
    kinds: Counter[str] = Counter()
    match = Match.new(known, SEATS[id], 7)
    for seat, shown in decisions(match, Random(7)):
        if shown.shortcut is None:
            continue
        kinds[shown.shortcut.kind] += 1
        ask, legal = match.state.question(seat), legal_of(match, seat)
        assert ask is not None
        action = known.action(shown.shortcut.choice.action)
        assert action in legal
        others = [other for other in legal if other != action]
        if shown.shortcut.kind == "take":
            assert ask.only_helps(match.state, action)
            assert all(isinstance(other, (*known.declines, Free)) for other in others)
        else:
            assert others == []
            assert ask.confirms == (shown.shortcut.kind == "end")
    assert kinds, "some question of a game leaves nothing to think about"


@TITLES
def test_a_shortcut_reveals_nothing_and_is_taken_back_with_its_cause(id: str) -> None:
    known, together = title(id), 0
    match = Match.new(known, SEATS[id], 11)
    for seat, shown in decisions(match, Random(11)):
        if shown.shortcut is None:
            continue
        before = match.undo_reach(seat).entries
        trial = match.branch(rewrite=True)
        own = len(trial.log)
        trial.play(seat, known.action(shown.shortcut.choice.action))
        assert not trial.log[own].reveals
        assert trial.undo_reach(seat).entries == (own, *before)
        if before:
            cause = match.log[before[0]]
            trial.undo(seat, 2)
            assert cause.action in legal_of(trial, seat), "whoever takes it back chooses the cause again"
            together += 1
    assert together, "some shortcut follows what the seat has just done"


@TITLES
def test_a_shortcut_depends_only_on_what_its_seat_sees(id: str) -> None:
    match, random = Match.new(title(id), SEATS[id], 13), Random(13)
    for seat, shown in decisions(match, random):
        other = match.branch()
        other.state = match.state.resample(seat, random)
        assert position(other, seat).shortcut == shown.shortcut


def test_a_past_position_has_none() -> None:
    known = title("escape-pods")
    match = Match.new(known, 2, 7)
    assert position(match, 0, past=True).shortcut is None


def test_what_only_helps_is_taken_only_if_nothing_else_is_offered() -> None:
    known = title("planet-unknown")
    match = Match.new(known, 2, 7)
    for seat, _ in decisions(match, Random(7)):
        if type(match.state.question(seat)).__name__ == "Gains":
            break
    boost, done, peek = actions.TakeBoost(), actions.Done(), actions.PeekAtEvent()
    ask = match.state.question(seat)
    assert ask is not None
    assert ask.only_helps(match.state, boost)
    assert not ask.only_helps(match.state, actions.Advance(0))
    assert shortcut(known, match.state, seat, [boost, peek, done], "") is None
    assert shortcut(known, match.state, seat, [boost, actions.Advance(0)], "") is None
    assert shortcut(known, match.state, seat, [], "") is None
