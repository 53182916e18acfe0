"""The small print: what cannot fall below 0, who comes first, what is given back and what no longer counts."""

from __future__ import annotations

from typing import Any

import pytest

from sternhafen.games.gen7.actions import Deploy
from sternhafen.games.gen7.data.vocabulary import EPISODE_END, FILE, ON_TASK_FAILED, STATS, SYSTEMS, TASK
from sternhafen.games.gen7.effects.agenda import React, fire
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.cards.decks import put_under
from sternhafen.games.gen7.rules.cards.priority_tasks import add_task, fail_task, task_merit
from sternhafen.games.gen7.rules.cards.work_orders import complete_order
from sternhafen.games.gen7.rules.crew import take_die
from sternhafen.games.gen7.rules.ending import price
from sternhafen.games.gen7.rules.group_station.completing import Complete
from sternhafen.games.gen7.rules.group_station.offers import NO_SHARES
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.targets import target_cost
from sternhafen.games.gen7.rules.plot import end_point
from sternhafen.games.gen7.rules.skills.command import spare_share
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.rules.turn_end import end_turn
from sternhafen.games.gen7.rules.votes import weight
from tests.games.gen7.table import BOOK, asked, col, dice, episode, no_fate, off, rob, task, to_point, turn_of


def table(seat: int = 0) -> Gen7:
    s = turn_of(episode(), seat)
    no_fate(s)
    return s


def lasting(s: Gen7, rule: dict[str, Any], *owners: int) -> None:
    """Let a rule hold until the episode ends, once for each of these owners (-1: for all)."""
    number = BOOK.rule_number(rule, "card", -1)
    s.lasting = tuple(sorted((*s.lasting, *[(number, owner, EPISODE_END) for owner in owners])))
    s.rules_changed()


# What cannot fall below 0 ------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-23.11")
def test_no_cost_of_a_task_falls_below_zero() -> None:
    s = table()
    dear = next(i for i in range(BOOK.task_count) if BOOK.task_cost[i][0] == 1)
    lasting(s, {"mod": "task_cost", "res": "data", "n": -2}, -1)
    assert target_cost(s, dear) == ((0, *BOOK.task_cost[dear][1:]), 0)


@pytest.mark.rule("GEN7-24.4")
def test_a_task_never_costs_its_contributors_merits() -> None:
    s = table()
    lasting(s, {"mod": "task_merit", "n": -1 - max(BOOK.task_merit)}, -1)
    assert [task_merit(s, number) for number in range(BOOK.task_count)] == [0] * BOOK.task_count


@pytest.mark.rule("GEN7-6.5", "GEN7-24.8")
def test_a_failed_task_never_improves_a_system() -> None:
    s = table()
    failing = next(i for i in range(BOOK.task_count) if BOOK.task_dept[i] in SYSTEMS)
    s.status[BOOK.task_dept[failing]] = 2
    lasting(s, {"mod": "task_steps", "n": -9}, -1)
    fail_task(s, failing)
    assert s.status[BOOK.task_dept[failing]] == 2


@pytest.mark.rule("GEN7-31.7")
def test_discarded_skills_pay_at_most_the_whole_price() -> None:
    s = table()
    cheap = BOOK.skill_cost.index(min(BOOK.skill_cost))
    s.officers[0].skills = (BOOK.skill_count - 2, BOOK.skill_count - 1)
    assert [price(s, 0, cheap, drops) for drops in (0b00, 0b11)] == [BOOK.skill_cost[cheap], 0]


# Who comes first ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-2.12")
def test_rules_of_several_players_react_clockwise_from_the_active_one() -> None:
    s = table(2)
    gain = {"op": "gain", "who": "owner", "res": "data", "n": 1}
    lasting(s, {"on": "task_failed", "optional": True, "do": [gain]}, 0, 1, 3)
    fire(s, ON_TASK_FAILED, BY_SEAT[s.leader])
    s.settle()
    order: list[int] = []
    while asked(s) is React:
        order.append(s.first_asked())
        s.play(order[-1], s.legal(order[-1])[0])
    assert order == [3, 0, 1]


@pytest.mark.rule("GEN7-33.38")
def test_a_discount_spares_own_shares_first_and_the_store_last() -> None:
    s = table()
    target = BOOK.task_count - 1
    s.offer = Offer(target, (), (0, 0, 0), (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0))
    s.discount = 3
    left: list[tuple[int, ...]] = []
    for _ in range(3):
        spare_share(s, 1, 0)
        left.append(s.offer.shares[::3])
    assert left == [(1, 0, 0, 0, 1), (0, 0, 0, 0, 1), (0, 0, 0, 0, 0)]
    assert s.discount == 0


# What is given back, and where it goes -----------------------------------------------------------------------------


@pytest.mark.rule("GEN7-9.5")
def test_a_file_laid_under_an_empty_deck_is_the_new_deck() -> None:
    s = table()
    s.pools[FILE], s.unders[FILE] = (), ()
    put_under(s, FILE, (3,))
    assert (s.pools[FILE], s.unders[FILE]) == ((3,), ())


@pytest.mark.rule("GEN7-22.17", "GEN7-30.9")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_robot_leaves_a_plot_station_for_where_it_begins_a_round(at_home: bool) -> None:
    s = table()
    to_point(s, "p1_2")
    officer = s.officers[0]
    officer.quarters = BOOK.robot_at_home.index(at_home)
    officer.robot, officer.dice = False, ()
    s.plot_dice[0] = (rob(5),)
    end_point(s)
    assert officer.dice == ((rob(5),) if at_home else ())
    assert officer.robot is not at_home


@pytest.mark.rule("GEN7-30.14")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_task_put_into_the_row_leaves_its_deck(face_up: bool) -> None:
    s = table()
    task(s)
    if face_up:
        s.pools[TASK], s.unders[TASK] = (0, 1), (2, 5)
    else:
        s.pools[TASK], s.unders[TASK] = (0, 2, 5), (1,)
    add_task(s, 5, sticky=True)
    assert s.row == (5,)
    assert 5 not in (*s.pools[TASK], *s.unders[TASK])
    assert s.sticky == 1 << 5


@pytest.mark.rule("GEN7-8.17", "GEN7-2.14")
def test_who_can_no_longer_pay_a_share_calls_the_filling_off() -> None:
    s = table()
    task(s, 0)
    dice(s, 0, col(3), off(2))
    crew = ((col(3), -1, 0),)
    for payer in (0, 4):
        take_die(s, 0, col(3))
        s.offer = Offer(0, crew, (0, 0, 0), tuple([9 if i == payer * 3 else 0 for i in range(len(NO_SHARES))]))
        s.officers[0].res[:], s.store[:] = [8, 9, 9], [8, 9, 9]
        s.agenda.pop()
        s.push(Complete(0))
        s.settle()
        assert asked(s) is TakeTurn
        assert s.officers[0].dice == (col(3), off(2))
        assert (s.officers[0].res, s.store, s.done) == ([8, 9, 9], [8, 9, 9], 0)


# What no longer counts, or not yet ---------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-33.38")
def test_a_discount_does_not_outlast_the_turn() -> None:
    s = table()
    s.discount = 6
    s.agenda.clear()
    end_turn(s, 0)
    assert s.discount == 0


@pytest.mark.rule("GEN7-30.3")
@pytest.mark.parametrize(("number", "counted"), [(0, 0), (1, 1), (4, 1)])
def test_orders_completed_before_the_first_round_do_not_count(number: int, counted: int) -> None:
    s = table()
    before = sum(s.officers[0].stats)
    s.round = number
    s.officers[0].orders = (2,)
    complete_order(s, 0, 2)
    assert sum(s.officers[0].stats) - before == counted


@pytest.mark.rule("GEN7-29.2")
def test_a_rule_on_its_owners_votes_that_nobody_owns_holds_for_all() -> None:
    s = table()
    rule = {"mod": "vote_weight", "who": "owner", "n": 2}
    lasting(s, rule, -1)
    lasting(s, rule, 1)
    assert [weight(s, seat) for seat in range(4)] == [3, 5, 3, 3]


LAST_STEPS = [
    (way, cell - BOOK.single_stats, least)
    for way in range(len(BOOK.goal_ways))
    for cell, least in BOOK.single_needs[way]
    if BOOK.single_stats <= cell < BOOK.single_stats + len(STATS)
]


@pytest.mark.rule("GEN7-30.3")
@pytest.mark.parametrize(("way", "stat", "least"), LAST_STEPS)
def test_a_goal_is_met_by_whatever_it_lacked_last_and_not_before(way: int, stat: int, least: int) -> None:
    s = table()
    plan = BOOK.way_plan[way]
    officer = s.officers[0]
    if plan in BOOK.quarters_plan:
        officer.move_in(BOOK.quarters_plan.index(plan), BOOK)
    officer.stats[:] = [0] * len(officer.stats)
    officer.barred = 0
    assert not BOOK.sum_needs[way]
    for cell, needed in BOOK.single_needs[way]:
        officer.stats[cell] = needed
    officer.stats[BOOK.single_stats + stat] = 0
    for _ in range(least):
        assert not officer.barred >> plan & 1
        s.bump(0, stat)
        s.settle()
    assert officer.barred >> plan & 1


# What is not there -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-30.9")
def test_a_station_that_the_campaign_lacks_is_refused_under_rules_on_departments() -> None:
    s = table()
    lasting(s, {"mod": "adjust", "dept": "energy", "low": -1, "high": 1}, 0)
    nowhere = TakeTurn(0).check(s, Deploy(s.officers[0].dice[0], BOOK.place_count, 0))
    assert nowhere is not None
    assert (nowhere.code, nowhere.rule) == ("no-such-station", "GEN7-30.9")
