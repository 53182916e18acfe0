"""The turn, the rooms, quarters and resources: GEN7-7, 12 to 23."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    PASS,
    Agree,
    ChangeDie,
    Deploy,
    Join,
    Pass,
    PickResource,
    PickSeat,
    PlayFile,
    Provide,
    SetDie,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.campaign.places import BY_ROOM
from sternhafen.games.gen7.data.vocabulary import CODES, DEPLOYED, LAB, NO_DEPT, QUARTERS, WAKE
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.cards.drawing import BuyCards, KeepCard
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.crew import own_at
from sternhafen.games.gen7.rules.rooms.room_actions import GiveStore, UseAction
from sternhafen.games.gen7.rules.rooms.waking import take_robot
from sternhafen.games.gen7.rules.status import put_marker
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    effects,
    episode,
    file,
    no_fate,
    off,
    only_fate,
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

SCIENCE, ENGINEERING, BIOTECH, CYBER = range(4)


def table(*codes: int, seat: int = 0, seats: int = 4, res: tuple[int, int, int] = (0, 0, 0)) -> Gen7:
    s = turn_of(episode(seats), seat)
    no_fate(s)
    dice(s, seat, *codes)
    s.officers[seat].res[:] = list(res)
    return s


def with_quarters(quarters: int, *codes: int) -> tuple[Gen7, int]:
    s = episode()
    seat = next(i for i, o in enumerate(s.officers) if o.quarters == quarters)
    turn_of(s, seat)
    no_fate(s)
    if codes:
        dice(s, seat, *codes)
    return s, seat


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


# Rooms -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-14.1", "GEN7-14.2", "GEN7-23.2", "GEN7-23.10")
def test_file_draws_two_keeps_one_and_data_widen_the_choice() -> None:
    s = table(col(3), res=(2, 0, 0))
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    assert why(s, 0, SpendData(2)) if s.officers[0].res[0] < 2 else True
    play(s, 0, SpendData(2))
    assert asked(s) is KeepCard
    assert len(s.look) == 4
    assert s.officers[0].res[0] == 0
    play(s, 0, s.legal(0)[0])
    assert len(s.officers[0].files) == 1
    assert len(s.unders[0]) == 3
    s = table(col(3), res=(2, 0, 0))
    effects(s, [{"op": "draw", "who": "actor", "deck": "file", "n": 2, "keep": 1}])
    assert asked(s) is KeepCard  # not the action: no data


@pytest.mark.rule("GEN7-14.3", "GEN7-18.3", "GEN7-20.5", "GEN7-25.2", "GEN7-25.3")
@pytest.mark.parametrize("room", ["computing_center", "fabrication_center", "medical_center"])
def test_a_centre_completes_one_of_its_work_orders(room: str) -> None:
    s = table(col(3), res=(6, 6, 6))
    mine = [i for i, entry in enumerate(BOOK.order_data) if entry["room"] == room and not entry["special"]][:2]
    other = next(i for i, entry in enumerate(BOOK.order_data) if entry["room"] != room)
    for card in (*mine, other):
        order(s, 0, card)
    play(s, 0, Deploy(col(3), station(room), 0))
    while asked(s) is not FinishOrder:
        play(s, 0, s.legal(0)[0])
    assert why(s, 0, TakeCard(2, other)) == "GEN7-25.2"
    play(s, 0, TakeCard(2, mine[0]))
    assert s.officers[0].merit == BOOK.order_data[mine[0]]["merit"]
    assert s.officers[0].stats[BY_ROOM + BOOK.room_id[room]] == 1
    assert mine[1] in s.officers[0].orders
    assert s.active != 0 or asked(s) is not FinishOrder


@pytest.mark.rule("GEN7-15.1", "GEN7-15.5")
def test_science_yields_by_formula_and_die() -> None:
    lab = BOOK.room_stations[BOOK.room_id["science_lab"]]
    assert [BOOK.station_yield[lab[0]][v] for v in (1, 2, 5, 12)] == [1, 1, 3, 6]
    assert [BOOK.station_yield[lab[1]][v] for v in (1, 3, 6)] == [2, 2, 3]
    assert [BOOK.station_yield[lab[2]][v] for v in (1, 8, 12)] == [4, 1, 1]
    assert [BOOK.station_yield[lab[3]][v] for v in (1, 4, 8)] == [2, 2, 3]
    s = table(col(5))
    play(s, 0, Deploy(col(5), lab[0], 0))
    assert s.officers[0].res[0] == 3


@pytest.mark.rule("GEN7-15.2", "GEN7-17.5", "GEN7-19.3")
@pytest.mark.parametrize(("room", "res"), [("science_lab", 0), ("recycling_lab", 1), ("chemistry_lab", 2)])
def test_three_or_six_may_be_provided_for_merits(room: str, res: int) -> None:
    s = table(col(3), off(3))
    s.officers[0].res[res] = 6
    play(s, 0, Deploy(col(3), station(room), 0))
    assert asked(s) is GiveStore
    assert why(s, 0, Provide(4)) == "GEN7-15.2"
    store = s.store[res]
    play(s, 0, Provide(6))
    assert s.store[res] == store + 6
    assert s.officers[0].merit == 2


@pytest.mark.rule("GEN7-15.3", "GEN7-23.5", "GEN7-23.7")
def test_the_store_never_exceeds_its_limit() -> None:
    s = table(col(3), res=(6, 0, 0))
    s.store[0] = 11
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert why(s, 0, Provide(6)) == "GEN7-15.3"
    play(s, 0, Provide(3))
    effects(s, [{"op": "gain", "who": "store", "res": "data", "n": 9}])
    assert s.store[0] == 15


@pytest.mark.rule("GEN7-15.4", "GEN7-23.6", "GEN7-23.8")
def test_a_lab_may_exceed_the_limit_until_provide_is_over() -> None:
    s = table(col(6), res=(15, 0, 0))
    play(s, 0, Deploy(col(6), station("science_lab"), 0))
    assert s.officers[0].res[0] == 18
    play(s, 0, Provide(0))
    assert s.officers[0].res[0] == 15
    effects(s, [{"op": "gain", "who": "actor", "res": "data", "n": 1}])
    assert s.officers[0].res[0] == 15


@pytest.mark.rule("GEN7-16.1", "GEN7-16.2", "GEN7-16.5")
def test_robotics_brings_the_own_robot_rolled() -> None:
    s, seat = with_quarters(SCIENCE, col(3), col(4))
    play(s, seat, Deploy(col(3), station("robotics"), 0))
    robots = [code for code in s.officers[seat].dice if code >= rob(1)]
    assert len(robots) == 1
    assert not s.officers[seat].robot
    turn_of(s, seat)
    assert why(s, seat, Deploy(col(4), station("robotics", 1), 0)) == "GEN7-16.2"
    assert why(s, seat, Deploy(robots[0], station("robotics", 1), 0)) == "GEN7-16.2"


@pytest.mark.rule("GEN7-16.3", "GEN7-16.4")
def test_a_robot_taken_with_a_one_may_be_turned() -> None:
    for seed in range(60):
        s = turn_of(episode(seed=seed), 0)
        dice(s, 0, col(3))
        take_robot(s, 0)
        s.settle()
        if rob(1) in s.officers[0].dice:
            assert asked(s).__name__ == "TurnRobot"
            play(s, 0, SetDie(0, rob(1), 9))
            assert rob(9) in s.officers[0].dice
            return
    raise AssertionError("no 1 was rolled")


@pytest.mark.rule("GEN7-17.1", "GEN7-17.2", "GEN7-17.3", "GEN7-17.4")
def test_recycling_asks_for_at_least_the_die_before() -> None:
    s = table(col(2), col(4), off(5))
    play(s, 0, Deploy(col(4), station("recycling_lab", 1), 0))
    assert s.officers[0].res[1] == 2
    turn_of(s, 0)
    assert why(s, 0, Deploy(col(2), station("recycling_lab", 2), 0)) == "GEN7-17.1"
    assert s.explain(0, Deploy(col(2), station("recycling_lab", 0), 0)) is None  # what follows is not compared
    assert s.explain(0, Deploy(col(2), station("recycling_lab", 3), 0)) is None  # the station before is empty
    put_marker(s, 0, station("recycling_lab", 1))
    assert s.explain(0, Deploy(col(2), station("recycling_lab", 2), 0)) is None


@pytest.mark.rule("GEN7-18.1", "GEN7-18.2")
def test_schema_draws_two_keeps_one_and_the_rest_goes_under() -> None:
    s = table(col(3))
    play(s, 0, Deploy(col(3), station("fabrication_center"), 0))
    assert len(s.look) == 2
    play(s, 0, s.legal(0)[0])
    play(s, 0, s.legal(0)[0])
    assert s.officers[0].schemas[0] >= 0
    assert len(s.unders[1]) == 1


@pytest.mark.rule("GEN7-19.1", "GEN7-19.2", "GEN7-19.4")
def test_chemistry_pays_every_other_die_there() -> None:
    s = table(col(3), col(4))
    s.occupy(station("chemistry_lab", 1), 1 * CODES + off(2))
    s.officers[1].dice = tuple(code for code in s.officers[1].dice if not 12 <= code < 24)
    s.officers[1].res[2] = 15
    play(s, 0, Deploy(col(3), station("chemistry_lab", 0), 0))
    play(s, 0, Provide(0)) if asked(s) is GiveStore else None
    assert s.officers[0].res[2] == 3
    assert s.officers[1].res[2] == 15  # at once at the limit
    s.officers[1].res[2] = 0
    turn_of(s, 0)
    play(s, 0, Deploy(col(4), station("chemistry_lab", 2), 0))
    assert s.officers[0].res[2] == 3 + 2 + 1  # the own other die counts too
    assert s.officers[1].res[2] == 1


@pytest.mark.rule("GEN7-20.1", "GEN7-20.3", "GEN7-20.4", "GEN7-20.6")
def test_cryostasis_swaps_the_pod_for_a_colonist_then_places_it_again() -> None:
    s = table(col(3), col(4), off(2))
    cryo = s.officers[0].cryo
    play(s, 0, Deploy(col(3), station("medical_center"), 0))
    assert s.wake == (col(1),)
    assert s.officers[0].cryo == cryo - 1
    assert [officer.pod for officer in s.officers] == [False, True, True, True]
    assert len(own_at(s, 0, 0, WAKE)) == 1
    assert own_at(s, 0, 0, DEPLOYED) == [col(3)]
    turn_of(s, 0)
    play(s, 0, Deploy(col(4), station("medical_center", 1), 0))
    assert s.officers[0].pod
    assert s.officers[0].cryo == cryo - 1
    s.officers[0].cryo = 0
    effects(s, [{"op": "cryo", "who": "actor", "n": 1}])
    assert s.officers[0].pod


@pytest.mark.rule("GEN7-21.1", "GEN7-23.1")
def test_the_store_pays_for_tasks_but_not_for_work_orders() -> None:
    s = table(col(3), res=(0, 0, 0))
    s.store[:] = [9, 9, 9]
    wanted = order(s, 0, 0)
    play(s, 0, Deploy(col(3), station("computing_center"), 0))
    play(s, 0, s.legal(0)[0])
    assert why(s, 0, TakeCard(2, wanted)) == "GEN7-2.14"


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


def test_advance_reaches_the_next_turn() -> None:
    s = advance(table(col(1)), lambda s: s.active == 2)
    assert s.active == 2
