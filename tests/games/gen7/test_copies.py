"""A table copies the ship before every move: that must not change what happens."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Action, Free, Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import Propose
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import ADJUST
from sternhafen.games.gen7.effects.story_events import GoalMet, GoalRuledOut
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from tests.games.gen7.bot import helpful
from tests.games.gen7.table import BOOK, fresh


@pytest.mark.rule("GEN7-30.3")
def test_goals_are_revealed_by_the_move_that_meets_them_also_on_a_copy() -> None:
    straight = Match.new(TITLE, seats=4, seed=3, options=Gen7Options(campaign=FIRST))
    copied = straight.branch()
    rng = Random(3)
    told = 0
    while asked := straight.state.asked():
        ship, seat = straight.state, asked[0]
        assert isinstance(ship, Gen7)
        action = helpful(ship, seat, rng, path=1, plot_too=True, towards=BOOK.point_count - 1)
        copied = copied.branch()
        entry = straight.play(seat, action)
        assert copied.play(seat, action).digest == entry.digest, f"line {len(straight.log)}: {action}"
        told += sum(isinstance(event, GoalMet | GoalRuledOut) for event in entry.events)
    assert told > 4


ADJUSTING = tuple([rule.card for rule in BOOK.rules if rule.mod == ADJUST and rule.source == "skill"])
"""Skills that let dice be changed at the stations of one department."""


@pytest.mark.parametrize(("seats", "skills"), [(3, ()), (4, ()), (3, ADJUSTING[:2]), (4, ADJUSTING[2:])])
def test_what_was_drawn_and_not_done_leaves_nothing_behind(seats: int, skills: tuple[int, ...]) -> None:
    rng = Random(seats)
    staffed = 0
    for seed in range(3):
        ship = fresh(seats, seed, confirm=False)
        for officer in ship.officers:
            officer.skills = skills
        ship.rules_changed()
        while (seat := ship.first_asked()) >= 0:
            legal = ship.legal(seat)
            assert legal == ship.copy().legal(seat), "a copy remembers nothing"
            staffed += isinstance(ship.question(seat), Staff)
            ship.sample_legal(seat, rng.random)
            wanted = rng.choice((Propose, Free, Action))
            ship.play(seat, rng.choice([action for action in legal if isinstance(action, wanted)] or legal))
    assert staffed > 100
