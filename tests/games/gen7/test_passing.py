"""Who still has a turn, and what ends the phase of turns and the round."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import Deploy, Idle
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.crew import add_die
from tests.games.gen7.table import (
    advance,
    col,
    dice,
    episode,
    no_fate,
    off,
    on_turn,
    play,
    run_round,
    station,
    turn_of,
    why,
)


def last_dice(*seats: int) -> Gen7:
    """A turn of seat 0; it and these seats have a single colonist each, the others none."""
    s = turn_of(episode(), 0)
    no_fate(s)
    for seat in range(4):
        dice(s, seat, *((col(2),) if seat in (0, *seats) else ()))
    return s


@pytest.mark.rule("GEN7-7.10")
def test_who_has_no_die_passes_and_takes_the_next_turn_with_one() -> None:
    s = last_dice(2)
    play(s, 0, Deploy(col(2), station("recycling_lab"), 0))
    advance(s, on_turn)
    assert s.active == 2  # seat 1 has passed
    s.officers[1].cryo -= 1
    add_die(s, 1, col(3))
    play(s, 2, Deploy(col(2), station("science_lab"), 0))
    advance(s, on_turn)
    assert (s.active, s.round) == (1, 1)  # passing was not final


@pytest.mark.rule("GEN7-7.11")
def test_the_phase_ends_when_all_have_passed_and_not_before() -> None:
    s = last_dice(3)
    play(s, 0, Deploy(col(2), station("recycling_lab"), 0))
    advance(s, on_turn)
    assert (s.active, s.round, s.stage) == (3, 1, 3)
    play(s, 3, next(a for a in s.legal(3) if isinstance(a, Deploy)))
    while s.round == 1:
        assert not on_turn(s)
        s.play(s.first_asked(), s.legal(s.first_asked())[0])
    assert s.round == 2


@pytest.mark.rule("GEN7-7.3", "GEN7-7.4", "GEN7-7.5")
def test_a_die_goes_idle_only_if_none_can_be_deployed() -> None:
    s = turn_of(episode(), 0)
    no_fate(s)
    dice(s, 0, col(2), off(1))
    assert why(s, 0, Idle(col(2))) == "GEN7-7.3"
    s.broken = (1 << 41) - 1
    assert s.explain(0, Idle(col(2))) is None
    deployed = sum(s.officers[0].stats)
    play(s, 0, Idle(col(2)))
    assert s.wake == (col(2),)
    assert sum(s.officers[0].stats) == deployed


def test_a_whole_round_brings_the_next() -> None:
    s = episode()
    run_round(s)
    assert s.round == 2
