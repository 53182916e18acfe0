"""Team Lead: proposing dice that do not fit, and turning them."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    PASS,
    Assign,
    Propose,
    SetDie,
    UseRule,
)
from sternhafen.games.gen7.rules.group_station.splitting import SplitRobot
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.group_stations import completed
from tests.games.gen7.table import (
    BOOK,
    asked,
    col,
    dice,
    off,
    play,
    propose,
    rob,
    schema,
    settle_offer,
    skill,
    task,
    why,
)
from tests.games.gen7.tasks import CLOCK, GRID, HAMMER, SERVER, task_table

TEAM_LEAD = UseRule(BOOK.skill_rules[BOOK.skill_id["team_lead"]][0])


@pytest.mark.rule("GEN7-33.26", "GEN7-33.36")
def test_a_team_lead_proposes_dice_that_do_not_fit_and_turns_them() -> None:
    s = task_table(col(1), col(1), off(1))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, col(1)))
    assert why(s, 0, Assign(0, col(1), 0, -1)) == "GEN7-8.7"  # the officer must be among the dice
    play(s, 0, Assign(0, off(1), 0, -1))
    play(s, 0, TEAM_LEAD)
    play(s, 0, SetDie(0, col(1), 6))
    play(s, 0, SetDie(0, off(1), 8))
    settle_offer(s)
    assert completed(s)
    assert s.on_tasks[0] == (col(6), off(8))
    assert s.officers[0].merit == 3


@pytest.mark.rule("GEN7-33.26", "GEN7-33.36")
def test_a_contributing_team_lead_turns_the_dice_of_all() -> None:
    s = task_table(col(2))
    task(s, CLOCK)
    dice(s, 1, col(2), off(2))
    dice(s, 2, col(2))
    skill(s, 1, "team_lead")
    propose(s, 0, CLOCK, (2, col(2)), (0, col(2)), (1, off(2)))
    play(s, 1, AGREE)
    play(s, 2, AGREE)
    assert s.first_asked() == 1  # the officer's owner decides
    play(s, 1, TEAM_LEAD)
    for owner, die, value in ((2, col(2), 5), (0, col(2), 6), (1, off(2), 7)):
        play(s, 1, SetDie(owner, die, value))
    settle_offer(s)
    assert completed(s)
    assert [o.merit for o in s.officers] == [4, 4, 4, 0]


@pytest.mark.rule("GEN7-33.26")
def test_a_team_lead_helps_once_and_only_where_values_can_keep_the_relation() -> None:
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    s.officers[0].used = BOOK.skill_rules[BOOK.skill_id["team_lead"]]
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, off(1)), (0, col(1)))  # 3 to 5, then more: a colonist can show that
    assert s.offer is not None
    s = task_table(col(1), off(1), rob(1))
    task(s, GRID)
    skill(s, 0, "team_lead")
    propose(s, 0, GRID, (0, off(1)))
    assert s.explain(0, Assign(0, rob(1), 0, 0)) is None  # 8 and 4, for one
    s = task_table(col(1), off(1), rob(8))
    task(s, SERVER)
    skill(s, 0, "team_lead")
    propose(s, 0, SERVER, (0, rob(8), 0, 4))
    assert why(s, 0, Assign(0, off(1), 0, -1)) == "GEN7-8.7"  # no even halves are at least 4 and at most 2


@pytest.mark.rule("GEN7-33.26")
def test_a_team_lead_who_uses_nothing_lets_the_proposal_fall_through() -> None:
    s = task_table(col(1), off(1))
    skill(s, 0, "team_lead")
    propose(s, 0, HAMMER, (0, col(1)), (0, off(1)))
    play(s, 0, PASS)
    settle_offer(s)
    assert asked(s) is TakeTurn
    assert s.officers[0].dice == (col(1), off(1))
    assert s.store == [3, 3, 3]
    assert s.officers[0].used == ()


@pytest.mark.rule("GEN7-8.11", "GEN7-33.36")
def test_a_team_lead_turns_a_robot_but_its_owner_splits_it() -> None:
    s = task_table(off(1))
    task(s, GRID)
    dice(s, 1, rob(2))
    skill(s, 0, "team_lead")
    schema(s, 1, "sc_12", "sc_13")  # its halves may differ by two more
    propose(s, 0, GRID, (0, off(1)), (1, rob(2), 0, 1))
    play(s, 1, AGREE)
    play(s, 0, TEAM_LEAD)
    play(s, 0, SetDie(1, rob(2), 8))
    assert (asked(s), s.first_asked()) == (SplitRobot, 1)
    play(s, 1, Assign(1, rob(8), 0, 5))
    play(s, 0, SetDie(0, off(1), 4))
    settle_offer(s)
    assert completed(s)
