"""The search of somebody who plays alone: nobody else is asked in between, and turns still end."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.bots.search.playout import at_beginning, coming_fork, finish_turn, finish_turns, turn_over
from sternhafen.engine import SearchConfig
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import PutAway, ScrapCard
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions

SIGHT = SearchConfig(turns=2, tries=2)


@pytest.fixture
def first_turn() -> Cryo:
    """A game against the Rival at its first turn, with all drones at home."""
    s = TITLE.start(CryoOptions(confirm=False), 1, 1)
    s.play(0, next(action for action in s.legal(0) if isinstance(action, PutAway)))
    assert isinstance(s, Cryo)
    assert at_beginning(s, 0)
    return s


def test_a_playout_ends_with_the_turn(first_turn: Cryo) -> None:
    finish_turn(TITLE, first_turn, 0, coming_fork(first_turn), False, SIGHT, Random(1))
    assert at_beginning(first_turn, 0)
    assert first_turn.sides[0].drones_out() == 1


def test_a_playout_of_two_turns_ends_with_the_second(first_turn: Cryo) -> None:
    track = first_turn.track
    finish_turns(TITLE, first_turn, 0, coming_fork(first_turn), False, SIGHT, Random(1))
    assert at_beginning(first_turn, 0)
    recalled = first_turn.track < track
    assert first_turn.sides[0].drones_out() == (0 if recalled else 2)


def test_what_one_does_before_the_turn_does_not_end_it(first_turn: Cryo) -> None:
    fork = coming_fork(first_turn)
    first_turn.play(0, next(action for action in first_turn.legal(0) if isinstance(action, ScrapCard)))
    assert at_beginning(first_turn, 0)
    assert not turn_over(first_turn, 0, fork, begun=False)
