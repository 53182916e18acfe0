"""The turn, the leader and the briefing: GEN7-7, 12, 13."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    PASS,
    Deploy,
    Join,
    Pass,
    PlayFile,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.data.vocabulary import CODES, NO_DEPT
from sternhafen.games.gen7.rules.cards.drawing import BuyCards
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.status import put_marker
from tests.games.gen7.quarters import SCIENCE, table, with_quarters
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    file,
    off,
    only_fate,
    order,
    play,
    rob,
    station,
    turn_of,
    why,
)

# The turn ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-7.1", "GEN7-7.2", "GEN7-7.6", "GEN7-7.7")
def test_the_active_player_deploys_any_value_on_any_free_station() -> None:
    s = table(col(1), off(8))
    assert s.active == s.first_asked() == 0
    assert why(s, 1, Deploy(col(1), 5, 0)) == "GEN7-7.1"
    assert s.explain(0, Deploy(col(1), station("science_lab", 3), 0)) is None
    play(s, 0, Deploy(col(1), station("science_lab", 3), 0))
    assert s.stations[station("science_lab", 3)] == col(1)
    turn_of(s, 0)
    assert s.explain(0, Deploy(off(8), station("science_lab", 0), 0)) is None
    assert why(s, 0, Deploy(col(4), station("science_lab", 0), 0)) == "GEN7-7.2"


@pytest.mark.rule("GEN7-7.8")
def test_covered_stations_cannot_be_used() -> None:
    s = table(col(1))
    put_marker(s, 0, station("science_lab", 0))
    put_marker(s, 1, station("science_lab", 1))
    assert why(s, 0, Deploy(col(1), station("science_lab", 0), 0)) == "GEN7-7.8"
    assert why(s, 0, Deploy(col(1), station("science_lab", 1), 0)) == "GEN7-7.8"


@pytest.mark.rule("GEN7-7.9", "GEN7-7.12", "GEN7-7.13", "GEN7-9.2")
def test_actions_come_from_top_to_bottom_with_files_in_between() -> None:
    s = table(col(3), off(2))
    file(s, 0, "fi_18")
    wanted = order(s, 0, 0)
    s.officers[0].res[:] = [5, 0, 0]
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    assert asked(s) is BuyCards
    play(s, 0, PlayFile(17))  # between two actions
    assert s.officers[0].merit == 3
    play(s, 0, SpendData(0))
    play(s, 0, s.legal(0)[0])
    assert asked(s) is FinishOrder
    play(s, 0, TakeCard(2, wanted))
    assert s.officers[0].merit == 3 + 5
    turn_of(s, 0)
    s.officers[0].cryo = 0
    total = s.officers[0].cryo
    play(s, 0, Deploy(off(2), station("medical_center"), 0))  # can do nothing, and may be done all the same
    assert s.officers[0].cryo == total


@pytest.mark.rule("GEN7-7.14")
def test_a_station_holds_one_die() -> None:
    s = table(col(3), col(4))
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    turn_of(s, 0)
    assert why(s, 0, Deploy(col(4), station("science_lab"), 0)) == "GEN7-7.14"


@pytest.mark.rule("GEN7-7.15", "GEN7-22.3", "GEN7-24.6")
def test_a_die_counts_for_the_department_of_its_room_task_or_nowhere() -> None:
    assert BOOK.dept_of(station("robotics")) == 1
    assert BOOK.dept_of(BOOK.private_station[0]) == NO_DEPT
    s, seat = with_quarters(SCIENCE)
    other = (seat + 1) % 4
    turn_of(s, other)
    code = s.officers[other].dice[0]
    assert why(s, other, Deploy(code, BOOK.private_station[SCIENCE], 0)) == "GEN7-22.3"


# Leader and briefing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-12.2", "GEN7-13.2")
def test_the_first_in_the_operations_centre_takes_the_badge() -> None:
    s = table(col(3), off(2), rob(5), seat=1)
    s.leader = 3
    play(s, 1, Deploy(col(3), station("ops_center"), 0))
    assert s.leader == 1
    assert s.stations[station("ops_center")] == CODES + col(3)


@pytest.mark.rule("GEN7-13.1", "GEN7-13.12")
def test_no_robots_and_one_briefing_a_round() -> None:
    s = table(col(3), rob(5))
    assert why(s, 0, Deploy(rob(5), station("ops_center"), 0)) == "GEN7-13.1"
    assert why(s, 0, Deploy(col(3), station("ops_center", 1), 0)) == "GEN7-13.2"
    s.briefed = True
    assert why(s, 0, Deploy(col(3), station("ops_center"), 0)) == "GEN7-13.12"


@pytest.mark.rule("GEN7-13.4", "GEN7-13.5", "GEN7-13.6", "GEN7-13.7", "GEN7-13.9", "GEN7-13.14")
def test_a_briefing_goes_round_twice_from_the_highest_die() -> None:
    s = table(col(3))
    dice(s, 1, col(6), rob(9))
    dice(s, 2, off(6))
    dice(s, 3, col(1))
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    assert s.first_asked() == 1  # left of the caller first
    assert why(s, 1, Join(rob(9), 0)) == "GEN7-13.1"
    play(s, 1, Join(col(6), 0))
    play(s, 2, Join(off(6), 0))
    play(s, 3, PASS)
    assert len(s.packet) == 7
    picks = []
    lap = 0
    while asked(s).__name__ == "TakeOrder":
        seat = s.first_asked()
        picks.append(seat)
        lap += 1
        if lap <= 3:
            assert why(s, seat, Pass()) == "GEN7-13.7"
            play(s, seat, s.legal(seat)[0])
        else:
            play(s, seat, PASS)
    assert picks == [1, 2, 0, 1, 2, 0]  # tie of 6: who came first
    assert [len(o.orders) for o in s.officers] == [1, 1, 1, 0]
    assert len(s.unders[2]) >= 4


@pytest.mark.rule("GEN7-13.8", "GEN7-13.10", "GEN7-13.13")
def test_at_five_orders_one_may_only_look() -> None:
    s = table(col(3))
    for card in range(5):
        order(s, 0, card)
    for seat in (1, 2, 3):
        dice(s, seat)
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    assert len(s.officers[0].orders) == 5
    assert s.packet == ()
    assert len(s.unders[2]) >= 3  # 2 x 1 + 1 cards were drawn


@pytest.mark.rule("GEN7-13.11")
def test_an_officer_in_a_briefing_counts_for_the_fate_check() -> None:
    s = table(col(3))
    dice(s, 1, off(4))
    dice(s, 2)
    dice(s, 3)
    card = only_fate(s, "fc_s01")  # an officer in command
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    play(s, 1, Join(off(4), 0))
    while asked(s).__name__ == "TakeOrder":
        seat = s.first_asked()
        play(s, seat, s.legal(seat)[0])
    assert s.fate == card
    assert s.fate_seat == 1


def test_advance_reaches_the_next_turn() -> None:
    s = advance(table(col(1)), lambda s: s.active == 2)
    assert s.active == 2
