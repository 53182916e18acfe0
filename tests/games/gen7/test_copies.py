"""A table copies the ship before every move: that must not change what happens."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.story import N_POINTS
from sternhafen.games.gen7.story_events import GoalMet, GoalRuledOut
from tests.games.gen7.bot import helpful


@pytest.mark.rule("GEN7-30.3")
def test_goals_are_revealed_by_the_move_that_meets_them_also_on_a_copy() -> None:
    straight = Match.new(TITLE, seats=4, seed=3)
    copied = straight.branch()
    rng = Random(3)
    told = 0
    while asked := straight.state.asked():
        ship, seat = straight.state, asked[0]
        assert isinstance(ship, Gen7)
        action = helpful(ship, seat, rng, path=1, plot_too=True, towards=N_POINTS - 1)
        copied = copied.branch()
        entry = straight.play(seat, action)
        assert copied.play(seat, action).digest == entry.digest, f"line {len(straight.log)}: {action}"
        told += sum(isinstance(event, GoalMet | GoalRuledOut) for event in entry.events)
    assert told > 4
