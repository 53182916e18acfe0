"""The rooms: GEN7-14 to 21."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import (
    Deploy,
    Provide,
    SetDie,
    SpendData,
    TakeCard,
)
from sternhafen.games.gen7.campaign.places import BY_ROOM
from sternhafen.games.gen7.data.vocabulary import CODES, DEPLOYED, WAKE
from sternhafen.games.gen7.rules.cards.drawing import KeepCard
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.crew import own_at
from sternhafen.games.gen7.rules.rooms.room_actions import GiveStore
from sternhafen.games.gen7.rules.rooms.waking import take_robot
from sternhafen.games.gen7.rules.status import put_marker
from tests.games.gen7.quarters import SCIENCE, table, with_quarters
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
    station,
    turn_of,
    why,
)

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
