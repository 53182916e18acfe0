"""The round with its seven phases: GEN7-6, 12."""

from __future__ import annotations

import pytest

from sternhafen.engine import bitset
from sternhafen.games.gen7.actions import READY, Deploy
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.data.vocabulary import CODES, SYSTEMS
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.cards.priority_tasks import add_task, fail_task
from sternhafen.games.gen7.rules.crew import to_wake
from sternhafen.games.gen7.rules.phases import EndOfRound, PlotTest, PriorityTasks, Recall, RoundOver, StatusUpdate
from sternhafen.games.gen7.rules.status import FAILURE, move_status, remove_marker
from tests.games.gen7.quarters import CYBER
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    effects,
    episode,
    fresh,
    no_fate,
    off,
    on_turn,
    play,
    rob,
    run_round,
    station,
    task,
    to_point,
    turn_of,
)

# The round ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-6.1")
def test_a_round_has_seven_phases_in_order() -> None:
    s = advance(fresh(), on_turn)
    names = [type(step).__name__ for step in reversed(s.agenda)]
    assert [n for n in names if n in ("SystemFailures", "Recall", "StatusUpdate", "EndOfRound")] == [
        "SystemFailures",
        "Recall",
        "StatusUpdate",
        "EndOfRound",
    ]
    assert s.stage == 3


@pytest.mark.rule("GEN7-6.2", "GEN7-6.21")
@pytest.mark.parametrize(("seats", "wanted"), [(3, [1, 2, 3, 3]), (4, [2, 3, 4, 4])])
def test_tasks_are_drawn_by_round_and_players_beside_those_in_the_row(seats: int, wanted: list[int]) -> None:
    s = episode(seats)
    for i, count in enumerate(wanted):
        s.round = i + 1
        task(s)
        add_task(s, 32, True)
        PriorityTasks(-1).run(s)
        assert len(s.row) == count + 1


@pytest.mark.rule("GEN7-6.3")
def test_all_ready_dice_are_rolled() -> None:
    s = fresh()
    before = [o.dice for o in s.officers]
    advance(s, on_turn)
    assert [o.dice for o in s.officers] != before


@pytest.mark.rule("GEN7-6.4", "GEN7-12.1", "GEN7-12.3")
def test_the_leader_starts_and_turns_go_clockwise() -> None:
    s = advance(fresh(), on_turn)
    assert s.first_asked() == s.leader
    no_fate(s)
    seat = s.leader
    dice(s, seat, col(3), off(2))
    play(s, seat, Deploy(col(3), station("recycling_lab"), 0))
    play(s, seat, READY)  # everybody begins with a file
    assert s.first_asked() == (seat + 1) % 4
    effects(s, [{"op": "leader", "who": "actor"}], actor=(seat + 2) % 4)
    assert s.active == (seat + 1) % 4  # the order of this phase does not change


@pytest.mark.rule("GEN7-6.5", "GEN7-24.8", "GEN7-24.9", "GEN7-30.2")
def test_undone_tasks_move_their_systems_in_row_order() -> None:
    s = turn_of(episode(), 0)
    task(s, 5, 10)
    for o in s.officers:
        o.res[:] = [0, 0, 0]
    before = s.status[:]
    for t in s.row:
        fail_task(s, t)
        s.settle()
    for t in (5, 10):
        assert s.status[BOOK.task_dept[t]] == before[BOOK.task_dept[t]] + BOOK.task_steps[t]
    assert s.tallies[12 + BOOK.task_dept[5]] == 1


@pytest.mark.rule("GEN7-6.6", "GEN7-26.1", "GEN7-26.2", "GEN7-26.3", "GEN7-26.4", "GEN7-26.5", "GEN7-26.12")
def test_steps_into_and_beyond_red_strike_each_time() -> None:
    s = turn_of(episode(), 0)
    for o in s.officers:
        o.res[:] = [5, 5, 5]
    effects(s, [{"op": "status", "dept": "computer", "n": 2}])
    assert s.status[1] == 2
    assert s.log.damage == 0
    assert s.failed == 0  # stations are covered only at the status update
    effects(s, [{"op": "status", "dept": "computer", "n": 3}])
    assert s.status[1] == 3
    assert s.log.damage == 3
    assert [o.res[0] for o in s.officers] == [0, 0, 0, 0]
    assert s.store[0] == 0
    effects(s, [{"op": "status", "dept": "energy", "n": 3}])
    assert [o.res[1] for o in s.officers] == [3, 3, 3, 3]
    sleepers = [o.cryo for o in s.officers]
    effects(s, [{"op": "status", "dept": "biosphere", "n": 3}])
    advance(s, lambda s: asked(s).__name__ != "MoveDie")
    assert [o.cryo for o in s.officers] == [n + 1 for n in sleepers]


@pytest.mark.rule("GEN7-6.7", "GEN7-6.8", "GEN7-6.14", "GEN7-6.18", "GEN7-13.3", "GEN7-22.17")
def test_recall_brings_all_dice_home_and_robots_to_the_supply() -> None:
    s = turn_of(episode(), 0)
    normal = next(i for i, o in enumerate(s.officers) if o.quarters != CYBER)
    cyber = next(i for i, o in enumerate(s.officers) if o.quarters == CYBER)
    dice(s, normal, off(3))
    s.officers[normal].robot = False
    s.occupy(station("science_lab"), normal * CODES + rob(5))
    s.officers[normal].cryo -= 1
    to_wake(s, normal, col(1))
    s.broken |= 1 << station("science_lab")
    dice(s, cyber, off(1))
    s.officers[cyber].robot = True
    s.briefed = True
    Recall(-1).run(s)
    assert s.officers[normal].robot
    assert s.officers[normal].dice == (col(1), off(3))
    assert any(code >= rob(1) for code in s.officers[cyber].dice)
    assert not s.officers[cyber].robot
    assert all(o.pod for o in s.officers)
    assert not s.briefed
    assert s.wake == ()


@pytest.mark.rule("GEN7-6.9", "GEN7-6.10", "GEN7-6.19", "GEN7-26.9", "GEN7-30.14")
def test_the_update_removes_faults_and_tasks_but_no_failures_and_no_sticky_tasks() -> None:
    s = turn_of(episode(), 0)
    task(s, 1, 2)
    add_task(s, 32, True)
    effects(
        s,
        [
            {"op": "mark", "kind": "fault", "room": "science_lab", "at": "first"},
            {"op": "mark", "kind": "failure", "room": "science_lab", "at": "last"},
        ],
    )
    StatusUpdate(-1).run(s)
    assert s.faulty == 0
    assert s.broken == 1 << station("science_lab", 3)
    assert s.row == (32,)
    assert {1, 2} <= set(s.unders[4])
    s.stage = 7
    effects(s, [{"op": "mark", "kind": "fault", "room": "science_lab", "at": "first"}])
    assert s.faulty  # put down in phase 7, it holds through the next round


def failed_dots(s: Gen7, dept: int) -> list[int]:
    """Return the dots of a department's stations that its status has covered."""
    return sorted(BOOK.station_dots[i] for i in bitset.members(s.failed) if BOOK.station_dept[i] == dept)


@pytest.mark.rule("GEN7-6.11")
def test_the_current_section_and_those_to_its_left_cover_their_stations() -> None:
    s = turn_of(episode(), 0)
    effects(s, [{"op": "status", "dept": "computer", "n": 2}])
    effects(s, [{"op": "status", "dept": "energy", "n": 3}])
    StatusUpdate(-1).run(s)
    assert [failed_dots(s, dept) for dept in SYSTEMS] == [[1, 1, 1, 2, 2, 2], [1, 1, 2, 2, 3, 3], []]


@pytest.mark.rule("GEN7-6.11")
def test_stations_are_covered_only_where_the_status_got_worse_since_the_last_update() -> None:
    s = turn_of(episode(), 0)
    for dept in ("computer", "energy"):
        effects(s, [{"op": "status", "dept": dept, "n": 3}])
    StatusUpdate(-1).run(s)
    lab, recycling = station("science_lab"), station("recycling_lab")
    for repaired in (lab, recycling):
        remove_marker(s, FAILURE, repaired)
    StatusUpdate(-1).run(s)
    assert not s.failed & (1 << lab | 1 << recycling)  # nothing has got worse since
    effects(s, [{"op": "status", "dept": "computer", "n": 1}])  # past red
    StatusUpdate(-1).run(s)
    assert s.failed >> lab & 1
    assert not s.failed >> recycling & 1


@pytest.mark.rule("GEN7-6.11")
def test_what_got_worse_in_the_set_up_covers_stations_after_the_first_round() -> None:
    s = fresh()
    assert s.round == 0
    move_status(s, SYSTEMS[2], 1)
    advance(s, on_turn)
    task(s)
    for o in s.officers:
        o.dice, o.files = o.dice[:1], ()
    no_fate(s)
    assert s.failed == 0
    run_round(s)
    assert failed_dots(s, SYSTEMS[2]) == [1, 1]


@pytest.mark.rule("GEN7-26.8")
def test_an_improved_status_leaves_failure_markers_where_they_lie() -> None:
    s = turn_of(episode(), 0)
    effects(s, [{"op": "status", "dept": "computer", "n": 2}])
    StatusUpdate(-1).run(s)
    effects(s, [{"op": "status", "dept": "computer", "n": -2}])
    StatusUpdate(-1).run(s)
    assert s.status[SYSTEMS[0]] == 0
    assert failed_dots(s, SYSTEMS[0]) == [1, 1, 1, 2, 2, 2]
    effects(s, [{"op": "unmark", "kind": "failure", "room": "science_lab", "n": 2}])
    assert failed_dots(s, SYSTEMS[0]) == [1, 1, 2, 2]


@pytest.mark.rule("GEN7-6.12", "GEN7-6.16", "GEN7-6.20", "GEN7-30.5", "GEN7-30.12", "GEN7-30.20")
def test_the_plot_goal_is_tested_last_and_once_a_round() -> None:
    s = turn_of(episode(), 0)
    effects(s, [{"op": "counter", "counter": "progress", "n": 3}])
    assert s.point == BOOK.point_id["p1_1"]  # reached, but not yet tested
    s.agenda = []
    EndOfRound(-1).run(s)
    names = [type(step).__name__ for step in s.agenda]
    assert names == ["RoundOver", "PlotTest"]
    PlotTest(-1).run(s)
    s.agenda = [step for step in s.agenda if type(step) not in (RoundOver, PlotTest)]
    s.settle()
    assert s.point == BOOK.point_id["p1_2"]


@pytest.mark.rule("GEN7-6.15")
def test_face_up_tasks_are_shuffled_when_the_others_run_out() -> None:
    s = turn_of(episode(), 0)
    task(s)
    s.unders[4], s.pools[4] = s.pools[4][1:], s.pools[4][:1]
    PriorityTasks(-1).run(s)
    assert len(s.row) == 2
    s.verify()


@pytest.mark.rule("GEN7-30.7", "GEN7-30.13")
def test_a_missed_deadline_is_a_setback() -> None:
    s = turn_of(episode(), 0)
    s.round = 2
    trust = s.log.counters[4]
    s.agenda = []
    effects(s, [{"op": "counter", "counter": "progress", "n": 1}])
    PlotTest(-1).run(s)
    s.settle()
    assert s.point == BOOK.point_id["p1_2"]
    assert s.lost_goals >> BOOK.goal_id["eg_plot"] & 1
    assert s.log.counters[7] == 1
    assert s.log.counters[4] == trust - 1
    assert s.log.counters[0] == 0  # plot counters restart
    assert s.faulty


@pytest.mark.rule("GEN7-30.15", "GEN7-31.15")
def test_a_decision_reached_early_waits_for_the_final_round() -> None:
    s = turn_of(episode(), 0)
    to_point(s, "p1_3")
    s.round = 3
    s.agenda = [RoundOver(-1)]
    s.settle()
    assert s.round == 4
    assert not s.lanes
    s.agenda = [RoundOver(-1)]
    s.settle()
    assert asked(s).__name__ == "CastVote"


@pytest.mark.rule("GEN7-30.19")
def test_an_ending_ends_the_campaign_at_once_without_purchases() -> None:
    s = turn_of(episode(), 0)
    for o in s.officers:
        o.stars = 20
    to_point(s, "end_both")
    s.round = 2
    s.agenda = [RoundOver(-1)]
    s.settle()
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.carry.ended
    assert outcome.verdict == "triumph"
    assert Gen7Options(campaign=FIRST, carry=outcome.carry).check(4) is not None
    assert len(outcome.carry.codas) <= len(BOOK.codas)
