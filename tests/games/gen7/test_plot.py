"""Goals, plot points and what they bring: GEN7-30."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import Assign, Deploy, Propose
from sternhafen.games.gen7.campaign.carry import carried
from sternhafen.games.gen7.data.vocabulary import FATE
from sternhafen.games.gen7.rules.cards.priority_tasks import add_task, fail_task
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force, left_to_use, use_up
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.games.gen7.rules.status import move_status
from sternhafen.games.gen7.setup import Consequences
from tests.games.gen7.quiet import opening, quiet_table
from tests.games.gen7.table import (
    BOOK,
    asked,
    col,
    dice,
    effects,
    fill,
    fresh,
    off,
    play,
    rob,
    skill,
    task,
    to_point,
    turn_of,
    why,
)

ASSIGN_ROBOT = Assign(0, rob(12), 0, -1)


@pytest.mark.rule("GEN7-30.3", "GEN7-30.4", "GEN7-30.8")
def test_a_met_goal_is_revealed_at_once_and_stays_met() -> None:
    s = quiet_table()
    plan = next(i for i, entry in enumerate(BOOK.plan_data) if entry["id"] == "pg_a10")
    other = next(i for i, entry in enumerate(BOOK.plan_data) if entry["id"] == "pg_b03")
    s.officers[0].plans = (s.officers[0].plans[0], plan, other)
    s.officers[0].barred = s.officers[0].met = 0
    effects(s, [{"op": "merit", "who": "actor", "n": 50}])
    assert s.view(1).officers[0].plans[1] == plan
    effects(s, [{"op": "merit", "who": "actor", "n": -20}])
    assert s.officers[0].met & 2
    s.bump(0, 7, 2)
    s.settle()
    assert s.officers[0].met & 6 == 6


@pytest.mark.rule("GEN7-30.6", "GEN7-30.9")
def test_plot_rules_and_stations_last_while_the_point_is_current() -> None:
    s = quiet_table(col(3), rob(5))
    to_point(s, "p3a_1")
    number = BOOK.points[s.point].stations[0]
    dice(s, 0, col(5), col(6), rob(12))
    s.officers[0].res[:] = [9, 9, 9]
    play(s, 0, Propose(BOOK.task_count + number))
    assert why(s, 0, ASSIGN_ROBOT) == "GEN7-30.6"
    play(s, 0, s.legal(0)[0])
    while s.offer is not None:
        seat = s.first_asked()
        play(s, seat, s.legal(seat)[0])
    end_point(s)
    begin_point(s, BOOK.point_id["p3a_2"])
    assert BOOK.points[s.point].stations != (number,)
    assert not in_force(s, 0, 6)


@pytest.mark.rule("GEN7-21.1", "GEN7-30.10", "GEN7-30.18", "GEN7-30.21")
def test_a_group_plot_station_is_paid_from_the_quarters_and_is_no_task() -> None:
    s = quiet_table(col(3), col(3), off(2))
    task(s)
    target = BOOK.task_count + BOOK.points[s.point].stations[0]
    skill(s, 0, "courageous")
    assert s.store == [3, 3, 3]
    assert why(s, 0, Propose(target)) == "GEN7-24.1"  # the store does not pay
    s.officers[0].res[0] = 1
    fill(s, 0, target, (0, col(3)), (0, col(3)))
    assert (s.store, s.officers[0].res[0]) == ([3, 3, 3], 0)
    assert s.officers[0].merit == BOOK.plot_stations[0].merit  # no merit of Courageous: not a task
    assert s.log.counters[0] == 1
    assert s.plot_done == [1]
    assert sum(s.tallies) == 0
    cells = s.officers[0].stats
    assert sum(cells) >= 2


@pytest.mark.rule("GEN7-30.11", "GEN7-7.13")
def test_a_single_plot_station_takes_one_fitting_die_a_slot_and_round() -> None:
    s = quiet_table(col(2), col(6), off(3))
    to_point(s, "p1_2")
    wall, crawl, chapel = BOOK.points[s.point].stations
    assert why(s, 0, Deploy(col(2), BOOK.station_count + wall, 0)) == "GEN7-30.11"
    assert why(s, 0, Deploy(col(6), BOOK.station_count + chapel, 0)) == "GEN7-30.11"
    s.store[:] = [9, 9, 9]
    assert why(s, 0, Deploy(col(6), BOOK.station_count + wall, 0)) == "GEN7-30.11"  # the store does not pay
    s.officers[0].res[:] = [1, 1, 0]
    play(s, 0, Deploy(col(6), BOOK.station_count + wall, 0))
    assert s.officers[0].merit == 3
    assert s.log.counters[0] == 1
    assert s.officers[0].res[1] == 0
    turn_of(s, 0)
    assert why(s, 0, Deploy(col(2), BOOK.station_count + wall, 0)) == "GEN7-30.11"
    play(s, 0, Deploy(col(2), BOOK.station_count + crawl, 0))
    assert s.officers[0].res == [0, 0, 0]
    assert s.store == [9, 9, 9]


@pytest.mark.rule("GEN7-30.13")
def test_counters_restart_by_scope() -> None:
    s = quiet_table()
    effects(
        s,
        [{"op": "counter", "counter": name, "n": 2} for name in ("progress", "glass", "unrest")],
    )
    end_point(s)
    assert (s.log.counters[0], s.log.counters[1], s.log.counters[5]) == (0, 2, 2)
    carry = carried(s)
    s = fresh(carry=opening(carry))
    assert (s.log.counters[1], s.log.counters[5]) == (0, 2)


@pytest.mark.rule("GEN7-30.14")
def test_tasks_done_and_failed_are_counted_anew_for_every_plot_point() -> None:
    s = quiet_table()
    s.tallies = [1] * len(s.tallies)
    end_point(s)
    assert s.tallies == [1] * 4 + [0] * 4 + [1] * 8 + [0] * 4 + [1] * 4


@pytest.mark.rule("GEN7-30.6", "GEN7-30.9")
@pytest.mark.parametrize("owner", [0, -1])
def test_what_is_limited_by_the_plot_point_may_be_used_again_in_the_next(owner: int) -> None:
    s = quiet_table()
    limits = [{"mod": "yield", "n": 1, "limit": {"n": 1, "per": per}} for per in ("plot", "episode")]
    plot, whole = [BOOK.rules[BOOK.rule_number(limit, "card", -1)] for limit in limits]
    for rule in (plot, whole):
        use_up(s, rule, owner)
        assert not left_to_use(s, rule, owner)
    end_point(s)
    assert left_to_use(s, plot, owner)
    assert not left_to_use(s, whole, owner)


@pytest.mark.rule("GEN7-34.1")
def test_fate_cards_under_the_deck_stay_in_the_campaign() -> None:
    s = quiet_table()
    s.pools[FATE], s.unders[FATE] = (2, 5), (3,)
    assert carried(s).fates == (2, 3, 5)


@pytest.mark.rule("GEN7-26.3")
def test_every_step_into_red_ticks_one_condition_box() -> None:
    s = quiet_table()
    damage = s.log.damage
    s.status[1] = 2
    move_status(s, 1, 2)
    assert (s.status[1], s.log.damage) == (3, damage + 2)


@pytest.mark.rule("GEN7-30.14")
def test_sticky_tasks_fail_every_round_and_leave_with_their_plot_point() -> None:
    s = quiet_table()
    task(s)
    add_task(s, 32, True)
    for n in (1, 2):
        fail_task(s, 32)
        s.settle()
        assert s.status[3] == n
    end_point(s)
    assert s.row == ()
    assert s.status[3] == 2
    assert 32 not in s.unders[4]


@pytest.mark.rule("GEN7-30.17")
def test_consequences_follow_in_the_listed_order() -> None:
    s = quiet_table()
    log = s.log.copy()
    log.counters = (*log.counters[:4], 4, 5, 2, 0)  # trust 4, unrest 5, margin 2
    s.log = log
    s.store[:] = [3, 3, 3]
    Consequences(-1).run(s)
    s.settle()
    assert s.store == [5, 5, 5]
    assert s.status[3] == 1
    assert s.log.counters[5] == 3
    assert asked(s).__name__ == "GainChoice"


@pytest.mark.rule("GEN7-30.22")
def test_the_leader_acts_for_the_story() -> None:
    s = quiet_table()
    s.leader = 2
    to_point(s, "p4a_2")
    effects(s, [{"op": "status", "dept": "best", "n": 1}], actor=0)
    assert s.first_asked() == 2
    play(s, 2, s.legal(2)[0])
