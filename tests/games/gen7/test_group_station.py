"""Group stations and tasks: GEN7-8 to 11."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import AGREE, DECLINE, READY, Assign, ChangeDie, Propose, Share
from sternhafen.games.gen7.data.vocabulary import CODES
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.cards.priority_tasks import fail_task
from sternhafen.games.gen7.rules.group_station.consent import Consent, Prepare
from sternhafen.games.gen7.rules.group_station.funding import Fund, payers
from sternhafen.games.gen7.rules.group_station.relations import Group, halves, may_fit, overall
from sternhafen.games.gen7.rules.group_station.splitting import SplitRobot
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    effects,
    fill,
    off,
    play,
    propose,
    rob,
    settle_offer,
    task,
    turn_of,
    why,
)
from tests.games.gen7.tasks import CLOCK, GRID, HAMMER, task_table


@pytest.mark.rule("GEN7-8.1", "GEN7-8.3", "GEN7-8.6", "GEN7-24.1", "GEN7-24.7", "GEN7-24.13")
def test_a_task_is_filled_and_paid_all_at_once() -> None:
    s = task_table(col(3), col(4), off(1))
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert s.done >> HAMMER & 1
    assert s.on_tasks[0] == (col(3), col(4))
    assert s.store == [3, 1, 3]
    assert s.officers[0].merit == 3
    assert s.officers[0].res == [0, 0, 0]
    turn_of(s, 0)
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.13"


@pytest.mark.rule("GEN7-8.2", "GEN7-8.4", "GEN7-8.16", "GEN7-24.4", "GEN7-24.5")
def test_others_contribute_and_every_contributor_scores_once() -> None:
    s = task_table(col(3))
    task(s, CLOCK)
    dice(s, 1, col(4), col(5), off(2))
    s.ladder = [3, 2, 1, 0]
    propose(s, 0, CLOCK, (0, col(3)), (1, col(4)))
    assert s.explain(0, Assign(1, off(2), 0, -1)) is not None
    play(s, 0, Assign(1, col(5), 0, -1))
    settle_offer(s)
    assert [o.merit for o in s.officers] == [4, 4, 0, 0]
    assert s.ladder[:2] == [0, 1]  # the active player scores first
    assert s.officers[1].dice == (off(2),)
    assert s.active == 1  # contributing replaced no turn
    s = task_table(col(1))
    dice(s, 1, col(4), col(5))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"  # none of the own dice fits


@pytest.mark.rule("GEN7-24.5", "GEN7-30.10")
@pytest.mark.parametrize("plot", [False, True])
def test_contributors_score_in_turn_order_from_the_active_player(plot: bool) -> None:
    s = task_table(col(1), seat=2)
    for seat in range(4):
        dice(s, seat, col(4), off(seat + 3))
    task(s, CLOCK)
    s.store, s.officers[2].res, s.ladder = [9, 9, 9], [9, 9, 9], [3, 1, 0, 2]
    if plot:
        target = BOOK.task_count + BOOK.points[s.point].stations[0]
        fill(s, 2, target, (0, col(4)), (2, col(4)))
        assert s.ladder == [2, 0, 3, 1]
    else:
        fill(s, 2, CLOCK, (0, off(3)), (1, off(4)), (2, off(5)))
        assert s.ladder == [2, 0, 1, 3]


@pytest.mark.rule("GEN7-8.5", "GEN7-8.17", "GEN7-23.9")
def test_a_contributor_may_turn_a_die_after_agreeing_and_before_the_relation_is_checked() -> None:
    s = task_table(col(3), off(1))
    dice(s, 1, col(1))
    s.officers[1].res[2] = 2
    propose(s, 0, HAMMER, (0, col(3)), (1, col(1)))
    assert asked(s) is Consent
    play(s, 1, AGREE)
    assert asked(s) is Prepare
    assert s.first_asked() == 1
    play(s, 1, ChangeDie(col(1), 6))
    play(s, 1, READY)
    assert s.done >> HAMMER & 1


@pytest.mark.rule("GEN7-8.17")
def test_a_filling_called_off_gives_dice_back_but_not_what_was_used() -> None:
    s = task_table(col(3))
    dice(s, 1, col(1))
    s.officers[1].res[2] = 2
    propose(s, 0, HAMMER, (0, col(3)), (1, col(1)))
    play(s, 1, AGREE)
    play(s, 1, ChangeDie(col(1), 2))
    play(s, 1, READY)
    assert not s.done
    assert s.officers[1].dice == (col(2),)
    assert s.officers[1].res[2] == 0
    assert s.store == [3, 3, 3]
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-8.13")
def test_one_who_declines_stops_it_and_is_not_asked_the_same_again() -> None:
    s = task_table(col(3), off(1))
    dice(s, 1, col(4))
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    play(s, 1, DECLINE)
    assert s.officers[0].dice == (col(3), off(1))
    assert asked(s) is TakeTurn
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    assert why(s, 0, Assign(1, col(4), 0, -1)) == "GEN7-8.13"
    play(s, 0, DECLINE)
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-8.18", "GEN7-24.2", "GEN7-24.3")
def test_the_proposal_says_who_pays_what() -> None:
    s = task_table(col(3))
    dice(s, 1, col(4))
    s.officers[0].res[1] = 1
    s.officers[1].res[1] = 2
    s.officers[2].res[1] = 9
    propose(s, 0, HAMMER, (0, col(3)), (1, col(4)))
    assert asked(s) is Fund
    assert s.offer is not None
    assert payers(s, s.offer) == (4, 0, 1)  # seat 2 contributes no die and may not pay
    assert why(s, 0, Share(2, 1, 1)) == "GEN7-8.18"
    play(s, 0, Share(4, 1, 0))
    play(s, 0, Share(0, 1, 0))
    question = s.question(1)
    assert question is not None
    assert question.about(s)["parts"] == 2
    play(s, 1, AGREE)
    settle_offer(s)
    assert s.officers[1].res[1] == 0
    assert s.store[1] == 3


@pytest.mark.rule("GEN7-8.7", "GEN7-8.8", "GEN7-8.9", "GEN7-8.15")
def test_the_relation_grammar() -> None:
    outer = Group({"subs": [">=4", "<=2", ">=4"], "all": None})
    assert may_fit(outer.subs[0], 4, 0, 0)
    assert not may_fit(outer.subs[1], 3, 4, 4)
    ladder = Group({"subs": ["any", "=prev+1", "=prev+1"], "all": None})
    assert may_fit(ladder.subs[1], 5, 4, 4)
    assert not may_fit(ladder.subs[1], 4, 4, 4)
    same = Group({"subs": ["any", "=prev", "=prev"], "all": "same"})
    assert overall(same, (3, 3, 3))
    assert not overall(same, (3, 3, 2))
    sums = Group({"subs": ["any", "any", ">sum"], "all": None})
    assert may_fit(sums.subs[2], 6, 2, 5)
    assert not may_fit(sums.subs[2], 5, 2, 5)
    for rule, good, bad in (("=sum", 5, 4), ("<sum", 4, 5), ("odd", 3, 4), ("even", 4, 3), ("=3", 3, 2)):
        group = Group({"subs": ["any", "any", rule], "all": None})
        assert may_fit(group.subs[2], good, 2, 5)
        assert not may_fit(group.subs[2], bad, 2, 5)
    for rule, good, bad in (("!=prev", 3, 2), (">prev", 3, 2), (">=prev", 2, 1), ("<prev", 1, 2), ("=prev-1", 1, 2)):
        assert may_fit(Group({"subs": ["any", rule], "all": None}).subs[1], good, 2, 2)
        assert not may_fit(Group({"subs": ["any", rule], "all": None}).subs[1], bad, 2, 2)
    both = Group({"subs": ["any", ">=4&even"], "all": None})
    assert may_fit(both.subs[1], 6, 1, 1)
    assert not may_fit(both.subs[1], 5, 1, 1)
    for rule, keeps, breaks in (("distinct", (1, 2), (2, 2)), ("sum>=5", (1, 4), (1, 3)), ("sum<=5", (1, 4), (2, 4))):
        assert overall(Group({"subs": ["any", "any"], "all": rule}), keeps)
        assert not overall(Group({"subs": ["any", "any"], "all": rule}), breaks)
    assert any(task_["group"]["subs"] == ["any", "any", "=sum"] for task_ in BOOK.task_data)


@pytest.mark.rule("GEN7-8.10", "GEN7-8.11", "GEN7-8.12", "GEN7-8.14")
def test_a_robot_fills_two_neighbouring_sub_stations_as_one_die() -> None:
    assert halves(11, 0) == [(5, 6), (6, 5)]
    assert halves(1, 0) == [(0, 1), (1, 0)]
    s = task_table(col(1), off(1), rob(11))
    task(s, GRID)  # any three with sum 12
    propose(s, 0, GRID, (0, col(1)))
    assert why(s, 0, Assign(0, rob(11), 0, 4)) == "GEN7-8.10"
    play(s, 0, Assign(0, rob(11), 0, 6))
    settle_offer(s)
    assert s.done >> GRID & 1
    assert len(s.on_tasks[0]) == 2
    assert s.officers[0].merit == 4
    s = task_table(col(3), off(1), rob(6))
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    assert why(s, 0, Assign(0, rob(6), 0, 3)) == "GEN7-8.10"  # only one sub-station is left


@pytest.mark.rule("GEN7-8.11")
def test_a_robot_changed_with_parts_is_split_as_its_owner_likes() -> None:
    for left in (5, 6):
        s = task_table(col(1), off(1))
        task(s, GRID)
        dice(s, 1, rob(10))
        s.officers[1].res[1] = 4
        propose(s, 0, GRID, (0, col(1)), (1, rob(10), 0, 5))
        while asked(s) is Fund:
            play(s, 0, s.legal(0)[-1])
        play(s, 1, AGREE)
        play(s, 1, ChangeDie(rob(10), 11))
        assert asked(s) is SplitRobot
        assert s.first_asked() == 1
        assert why(s, 1, Assign(1, rob(11), 0, 4)) == "GEN7-8.10"
        play(s, 1, Assign(1, rob(11), 0, left))
        assert s.offer is not None
        assert s.offer.crew[1] == (CODES + rob(11), left, 0)
        play(s, 1, READY)
        assert s.done >> GRID & 1


@pytest.mark.rule("GEN7-8.10", "GEN7-8.11")
def test_a_changed_robot_with_only_one_way_to_split_is_not_asked_about() -> None:
    s = task_table(col(1))
    task(s, GRID)
    dice(s, 1, rob(9))
    s.officers[1].res[1] = 4
    propose(s, 0, GRID, (0, col(1)), (1, rob(9), 0, 5))
    while asked(s) is Fund:
        play(s, 0, s.legal(0)[-1])
    play(s, 1, AGREE)
    play(s, 1, ChangeDie(rob(9), 10))
    assert asked(s) is Prepare
    assert s.offer is not None
    assert s.offer.crew[1] == (CODES + rob(10), 5, 0)


@pytest.mark.rule("GEN7-24.10")
def test_only_systems_have_tasks_and_they_fail() -> None:
    assert set(BOOK.task_dept) == {1, 2, 3}
    s = task_table(col(3))
    before = s.status[:]
    fail_task(s, HAMMER)
    assert s.status != before


@pytest.mark.rule("GEN7-24.12")
def test_nothing_lies_on_a_task_to_pay_with() -> None:
    s = task_table(col(3), col(4))
    s.store = [0, 1, 0]
    s.officers[1].res[:] = [9, 9, 9]  # no contributor
    s.officers[0].res[:] = [0, 0, 0]
    assert s.explain(0, Propose(HAMMER)) is not None or why_last(s) == "GEN7-24.1"
    s.officers[0].res[:] = [0, 1, 0]
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert (s.store, s.officers[0].res) == ([0, 0, 0], [0, 0, 0])  # the store and the contributor paid all
    verbs = BOOK.files["vocabulary"]["effects"].values()
    assert not any({"task", "res"} <= {*verb.get("args", ()), *verb.get("opt", ())} for verb in verbs)


def why_last(s: Gen7) -> str:
    """Return the rule that forbids the last die of a proposal of the hammer."""
    trial = s.copy()
    play(trial, 0, Propose(HAMMER))
    play(trial, 0, Assign(0, col(3), 0, -1))
    return why(trial, 0, Assign(0, col(4), 0, -1))


@pytest.mark.rule("GEN7-24.11")
def test_a_done_task_stays_done_when_a_die_leaves() -> None:
    s = task_table(col(3), col(4), off(1))
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    move = {"op": "die_move", "who": "actor", "kind": "any", "n": 2, "from": "task", "to": "quarters"}
    effects(s, [move])
    advance(s, lambda s: asked(s).__name__ != "MoveDie")
    assert s.done >> HAMMER & 1


def test_dice_on_a_task_count_for_its_department() -> None:
    assert BOOK.dept_of(BOOK.task_place + HAMMER) == 2
