"""Quarters and side uses of resources: GEN7-22, 23."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    PASS,
    Agree,
    ChangeDie,
    Deploy,
    PickResource,
    PickSeat,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.data.vocabulary import CODES, LAB, QUARTERS
from sternhafen.games.gen7.rules.cards.drawing import BuyCards, KeepCard
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.crew import own_at
from sternhafen.games.gen7.rules.rooms.room_actions import UseAction
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.quarters import BIOTECH, CYBER, ENGINEERING, SCIENCE, table, with_quarters
from tests.games.gen7.table import (
    BOOK,
    asked,
    col,
    dice,
    effects,
    episode,
    off,
    order,
    play,
    rob,
    schema,
    station,
    task,
    to_point,
    turn_of,
    why,
)

# Quarters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-22.2")
def test_every_sheet_has_its_fields() -> None:
    officer = episode().view(0).officers[0]
    assert (len(officer.res), len(officer.schemas)) == (3, 4)
    assert officer.skills == ()


@pytest.mark.rule("GEN7-22.4", "GEN7-22.10", "GEN7-22.11", "GEN7-22.16", "GEN7-22.18")
def test_private_science_gives_data_then_may_analyse() -> None:
    s, seat = with_quarters(SCIENCE, col(5))
    s.officers[seat].res[0] = 15
    play(s, seat, Deploy(col(5), BOOK.private_station[SCIENCE], 0))
    assert s.officers[seat].res[0] == 18  # the limit waits for the optional action
    assert asked(s) is UseAction
    play(s, seat, AGREE)
    assert asked(s) is BuyCards
    play(s, seat, SpendData(1))
    assert len(s.look) == 3
    play(s, seat, s.legal(seat)[0])
    assert len(s.officers[seat].files) == 1
    assert s.officers[seat].res[0] == 14


@pytest.mark.rule("GEN7-22.5")
def test_private_recycling_gives_parts_then_may_construct() -> None:
    s, seat = with_quarters(ENGINEERING, col(1))
    s.officers[seat].res[1] = 1
    play(s, seat, Deploy(col(1), BOOK.private_station[ENGINEERING], 0))
    assert s.officers[seat].res[1] == 3
    play(s, seat, AGREE)
    assert s.officers[seat].res[1] == 0
    assert asked(s) is KeepCard


@pytest.mark.rule("GEN7-22.6")
def test_private_chemistry_gives_chemicals_then_may_reanimate() -> None:
    s, seat = with_quarters(BIOTECH, col(1))
    s.officers[seat].res[2] = 1
    cryo = s.officers[seat].cryo
    play(s, seat, Deploy(col(1), BOOK.private_station[BIOTECH], 0))
    play(s, seat, AGREE)
    assert s.officers[seat].cryo == cryo - 1
    assert s.officers[seat].res[2] == 0


@pytest.mark.rule("GEN7-22.8", "GEN7-22.12", "GEN7-22.15")
def test_reprogram_returns_a_deployed_robot_whose_owner_may_reroll() -> None:
    s, seat = with_quarters(CYBER, col(3))
    other = (seat + 1) % 4
    dice(s, other, off(2))
    s.officers[other].robot = False
    task(s, 1)
    s.on_tasks[0] = (other * CODES + rob(7),)
    s.done |= 2
    play(s, seat, Deploy(col(3), BOOK.private_station[CYBER], 0))
    play(s, seat, AGREE)
    if asked(s).__name__ == "PickPlayer":
        play(s, seat, PickSeat(other))
    assert s.first_asked() == other
    play(s, other, PASS)
    assert rob(7) in s.officers[other].dice
    assert s.done & 2  # the task stays done (GEN7-24.11)


@pytest.mark.rule("GEN7-22.8", "GEN7-22.15")
def test_a_robot_cannot_reprogram_itself_but_another_die_may_return_it() -> None:
    s, seat = with_quarters(CYBER, col(3), rob(7))
    itself = s.copy()
    play(itself, seat, Deploy(rob(7), BOOK.private_station[CYBER], 0))
    if asked(itself).__name__ == "UseAction":
        play(itself, seat, AGREE)
    assert itself.stations[BOOK.private_station[CYBER]] == seat * CODES + rob(7)
    s.occupy(station("robotics"), seat * CODES + rob(7))
    s.officers[seat].dice = (col(3),)
    play(s, seat, Deploy(col(3), BOOK.private_station[CYBER], 0))
    play(s, seat, AGREE)
    play(s, seat, PASS)
    assert rob(7) in s.officers[seat].dice  # a second use in the same round


@pytest.mark.rule("GEN7-22.9", "GEN7-22.13", "GEN7-22.14")
def test_private_labs_count_as_labs_but_get_no_markers() -> None:
    for quarters, room in ((SCIENCE, "science_lab"), (ENGINEERING, "recycling_lab"), (BIOTECH, "chemistry_lab")):
        place = BOOK.private_station[quarters]
        assert BOOK.room_kind[BOOK.room_count + quarters] == "lab"
        assert BOOK.room_as[BOOK.room_count + quarters] == BOOK.room_id[room]
        assert BOOK.stands_in(place, 1 << BOOK.room_id[room], -1, LAB)
        assert not BOOK.stands_in(place, 0, BOOK.room_dept[BOOK.room_id[room]], -1)
        assert BOOK.station_dots[place] == 0
    s, seat = with_quarters(SCIENCE, col(4))
    schema(s, seat, "sc_01")
    effects(s, [{"op": "mark", "kind": "fault", "room": "all_labs", "at": "first"}])
    assert not any(s.faulty >> place & 1 for place in BOOK.private_station)
    play(s, seat, Deploy(col(4), BOOK.private_station[SCIENCE], 0))
    assert s.officers[seat].res[0] == 2 + 1


# Side uses ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-23.3", "GEN7-23.4", "GEN7-23.9")
def test_parts_change_robots_and_chemicals_set_the_others() -> None:
    s = table(col(3), off(2), rob(5), res=(0, 4, 4))
    assert why(s, 0, ChangeDie(rob(5), 8)) == "GEN7-23.3"
    play(s, 0, ChangeDie(rob(5), 7))
    play(s, 0, ChangeDie(rob(7), 9))
    assert s.officers[0].res[1] == 0
    assert why(s, 0, ChangeDie(rob(9), 8)) == "GEN7-23.9"
    play(s, 0, ChangeDie(off(2), 8))
    assert why(s, 0, ChangeDie(col(3), 7)) == "GEN7-23.4"
    play(s, 0, ChangeDie(col(3), 6))
    assert s.officers[0].dice == (col(6), off(8), rob(9))
    assert s.officers[0].res == [0, 0, 0]
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-23.11")
def test_a_change_of_cost_without_a_resource_is_the_payers_choice() -> None:
    s = table(col(3), res=(3, 0, 1))
    schema(s, 0, "sc_07")  # one fewer
    wanted = order(s, 0, 1)  # 3 data, 1 chemical
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    while asked(s) is not FinishOrder:
        play(s, 0, s.legal(0)[0])
    play(s, 0, TakeCard(2, wanted))
    assert asked(s).__name__ == "SpareOrder"
    assert s.legal(0) == [PickResource(0), PickResource(2)]


def test_optional_actions_may_be_left_out() -> None:
    s = table(col(6), res=(3, 0, 0))
    to_point(s, "p1_1")
    effects(s, [{"op": "unlock", "component": "archive_core"}])
    turn_of(s, 0)
    play(s, 0, Deploy(col(6), station("archive_core"), 0))
    assert asked(s) is UseAction
    assert s.explain(0, Agree()) is None
    play(s, 0, PASS)
    assert s.officers[0].res[0] == 3
    assert len(own_at(s, 0, 3, QUARTERS)) == 0
