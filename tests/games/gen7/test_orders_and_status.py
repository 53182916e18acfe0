"""Work orders, status, schemas and merits: GEN7-26 to 28."""

from __future__ import annotations

import pytest

from sternhafen.games.gen7.actions import PASS, READY, ChangeDie, Deploy, PickResource, PlayFile, Propose, TakeCard
from sternhafen.games.gen7.campaign.places import BY_ROOM
from sternhafen.games.gen7.data.vocabulary import CODES, YIELD
from sternhafen.games.gen7.invariants import verify_cards
from sternhafen.games.gen7.merits import score, score_all
from sternhafen.games.gen7.rules.cards.priority_tasks import add_task
from sternhafen.games.gen7.rules.cards.schemas import Arrange, gain_schema
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.ending import LogMerits, scarrable
from sternhafen.games.gen7.rules.group_station.consent import Prepare
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.phases import StatusUpdate
from sternhafen.games.gen7.rules.status import available, put_marker
from tests.games.gen7.table import (
    BOOK,
    SCHEMA_ID,
    asked,
    col,
    effects,
    episode,
    file,
    off,
    order,
    play,
    propose,
    schema,
    station,
    turn_of,
    why,
)
from tests.games.gen7.tasks import HAMMER, task_table

# Work orders -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-25.4")
def test_an_order_scores_does_its_text_and_goes_under_the_deck() -> None:
    s = task_table(col(3))
    card = next(i for i, entry in enumerate(BOOK.order_data) if entry["id"] == "wo_06")
    order(s, 0, card)
    s.officers[0].res[:] = [9, 9, 9]
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    assert asked(s) is FinishOrder
    play(s, 0, TakeCard(2, card))
    assert s.officers[0].merit == BOOK.order_merit[card]
    assert s.track == 1
    assert card in s.unders[2]
    assert s.officers[0].res == [9 - n for n in BOOK.order_cost[card]]
    assert s.officers[0].stats[BY_ROOM + BOOK.room_id["computing_center"]] == 1


@pytest.mark.rule("GEN7-25.1")
def test_no_sixth_order_can_be_received() -> None:
    s = task_table(col(3))
    for card in range(5):
        order(s, 0, card)
    effects(s, [{"op": "draw", "who": "actor", "deck": "work_order", "n": 1}])
    assert len(s.officers[0].orders) == 5
    assert s.view(1).officers[0].orders == ()


@pytest.mark.rule("GEN7-25.5", "GEN7-31.1", "GEN7-31.20")
def test_orders_in_hand_cost_their_penalty_and_the_average_is_exact() -> None:
    s = task_table(col(3))
    order(s, 0, 8)
    for seat in range(4):
        s.officers[seat].merit = 0
        score(s, seat, 10 + seat)
    LogMerits(-1).run(s)
    assert s.officers[0].merit == 10 - BOOK.order_penalty[8]
    assert s.log.average == (10 + 11 + 12 + 13 - BOOK.order_penalty[8], 4)


# Status ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-26.7")
def test_a_room_with_one_open_station_left_cannot_be_scarred() -> None:
    s = turn_of(episode(3), 0)
    room = BOOK.room_id["robotics"]
    assert room in scarrable(s, 1)
    log = s.log.copy()
    log.scars = tuple(1 if i == room else 0 for i in range(len(log.scars)))
    s.log = log
    assert room not in scarrable(s, 1)  # 3 stations, one closed for three players, one scarred
    assert BOOK.room_id["ship_store"] not in scarrable(s, 0)


@pytest.mark.rule("GEN7-26.10", "GEN7-26.14")
def test_markers_go_to_the_first_or_last_available_station() -> None:
    s = task_table(col(3))
    s.occupy(station("science_lab", 0), CODES + col(1))
    assert available(s, BOOK.room_id["science_lab"])[0] == station("science_lab", 1)
    effects(s, [{"op": "mark", "kind": "fault", "room": "science_lab", "at": "last"}])
    assert s.faulty == 1 << station("science_lab", 3)
    for k in range(4):
        put_marker(s, 0, station("science_lab", k))
    broken = s.broken
    effects(s, [{"op": "mark", "kind": "failure", "room": "science_lab", "at": "first"}])
    assert s.broken == broken


@pytest.mark.rule("GEN7-26.12")
def test_red_strikes_at_once_while_stations_wait() -> None:
    s = task_table(col(3))
    s.store[:] = [9, 9, 9]
    effects(s, [{"op": "status", "dept": "computer", "n": 3}])
    assert s.store[0] == 6
    assert s.failed == 0
    StatusUpdate(-1).run(s)
    assert s.failed


def test_a_sticky_task_is_not_dropped() -> None:
    s = task_table(col(3))
    add_task(s, 30, True)
    effects(s, [{"op": "task_drop", "n": 2}])
    assert s.explain(0, s.legal(0)[0]) is None
    assert len(s.legal(0)) == 1


def test_eg_flawless_turns_on_red() -> None:
    s = task_table(col(3))
    s.goals = (*s.goals, BOOK.goal_id["eg_flawless"])
    effects(s, [{"op": "status", "dept": "energy", "n": 3}])
    assert s.lost_goals >> BOOK.goal_id["eg_flawless"] & 1


# Schemas -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-27.1", "GEN7-27.2", "GEN7-27.3", "GEN7-27.4", "GEN7-27.9")
def test_a_gained_schema_is_placed_focused_or_laid_aside_and_all_may_be_rearranged() -> None:
    s = task_table(col(3))
    schema(s, 0, "sc_01")
    schema(s, 0, "sc_02")
    pool = list(s.pools[1])
    pool.remove(SCHEMA_ID["sc_01"])
    s.pools[1] = tuple(pool)
    gain_schema(s, 0, SCHEMA_ID["sc_01"])
    assert asked(s) is Arrange
    play(s, 0, TakeCard(1, SCHEMA_ID["sc_01"]))
    play(s, 0, PASS)  # no focus for it
    assert why(s, 0, TakeCard(1, SCHEMA_ID["sc_01"])) == "GEN7-27.4"
    play(s, 0, TakeCard(1, SCHEMA_ID["sc_02"]))
    play(s, 0, TakeCard(1, SCHEMA_ID["sc_01"]))  # the same name may be a focus
    assert s.officers[0].schemas == (0, -1, 1, 0)
    verify_cards(s)
    s = task_table(col(3))
    card = s.pools[1][0]
    s.pools[1] = s.pools[1][1:]
    gain_schema(s, 0, card)
    play(s, 0, PASS)  # the new card itself goes under the deck
    assert s.officers[0].schemas == (-1, -1, -1, -1)
    assert s.unders[1] == (card,)


@pytest.mark.rule("GEN7-27.5", "GEN7-27.6", "GEN7-27.8")
def test_a_focus_changes_the_text_and_has_no_effect_of_its_own() -> None:
    s = task_table(col(3), col(3), off(1))
    schema(s, 0, "sc_01")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert s.officers[0].res[0] == 2 + 1
    s = task_table(col(3), off(1))
    schema(s, 0, "sc_01", "sc_02")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert s.officers[0].res[0] == 2 + 2
    rules = [rule.number for rule, _ in in_force(s, 0, YIELD)]
    assert not set(rules) & set(BOOK.schema_rules[SCHEMA_ID["sc_02"]][0])


# Merits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-28.2", "GEN7-28.6")
def test_merits_never_drop_below_zero_and_an_idle_change_moves_nothing() -> None:
    s = task_table(col(3))
    ladder = s.ladder[:]
    score(s, ladder[0], -5)
    assert s.officers[ladder[0]].merit == 0
    assert s.ladder == ladder
    score(s, 0, 0)
    assert s.ladder == ladder


@pytest.mark.rule("GEN7-28.3", "GEN7-28.4", "GEN7-28.5")
def test_who_came_first_ranks_higher_and_who_falls_back_lies_beneath() -> None:
    s = task_table(col(3))
    s.ladder = [0, 1, 2, 3]
    score(s, 2, 5)
    score(s, 1, 5)
    assert s.ladder == [2, 1, 0, 3]
    score(s, 3, 8)
    score(s, 3, -3)
    assert s.ladder == [3, 2, 1, 0]
    s.active = 1
    score_all(s, [0, 1, 2, 3], 10)
    assert s.ladder.index(2) < s.ladder.index(3)
    before = s.ladder[:]
    score_all(s, [0, 1, 2, 3], -10)
    assert s.ladder == before  # losses from the lowest up keep the order


@pytest.mark.rule("GEN7-28.5")
def test_a_marker_that_moves_back_outranks_those_it_comes_to() -> None:
    s = task_table(col(3))
    s.ladder = [0, 1, 2, 3]
    for seat, merit in ((0, 9), (1, 6), (2, 6)):
        score(s, seat, merit)
    assert s.ladder == [0, 1, 2, 3]
    score(s, 0, -3)
    assert s.ladder == [0, 1, 2, 3]  # beneath both markers on 6
    score(s, 2, -6)
    assert s.ladder == [0, 1, 2, 3]  # beneath the one on 0


@pytest.mark.rule("GEN7-28.5", "GEN7-31.1")
@pytest.mark.parametrize("at_the_end", [False, True])
def test_simultaneous_losses_keep_the_order_of_a_stack(at_the_end: bool) -> None:
    s = task_table(col(3))
    for seat in (2, 0, 3, 1):
        score(s, seat, 9)
    assert s.ladder == [2, 0, 3, 1]
    if at_the_end:
        for seat, card in enumerate([i for i, n in enumerate(BOOK.order_penalty) if n == BOOK.order_penalty[0]][:4]):
            order(s, seat, card)
        LogMerits(-1).run(s)
    else:
        score_all(s, [0, 1, 2, 3], -BOOK.order_penalty[0])
    assert [o.merit for o in s.officers] == [9 - BOOK.order_penalty[0]] * 4
    assert s.ladder == [2, 0, 3, 1]


@pytest.mark.rule("GEN7-28.7", "GEN7-28.8")
def test_outside_a_turn_gains_start_with_the_leader_and_fifty_is_no_tie() -> None:
    s = task_table(col(3))
    s.active, s.leader, s.ladder = -1, 2, [0, 1, 2, 3]
    score_all(s, [0, 1, 2, 3], 4)
    assert s.ladder == [2, 3, 0, 1]
    score(s, 1, 50)
    assert s.ladder[0] == 1


def test_staff_is_closed_to_free_actions() -> None:
    s = task_table(col(3), col(4), off(1))
    s.officers[0].res[2] = 4
    play(s, 0, Propose(HAMMER))
    assert asked(s) is Staff
    assert s.explain(0, ChangeDie(off(1), 3)) is not None
    assert s.explain(0, PickResource(0)) is not None


@pytest.mark.rule("GEN7-33.38", "GEN7-8.5")
def test_a_discount_while_preparing_spares_what_was_promised() -> None:
    s = task_table(col(3), col(4), off(1))
    cheaper = next(i for i, relief in enumerate(BOOK.file_discount) if relief)
    file(s, 0, BOOK.file_data[cheaper]["id"])
    s.store = [0, 0, 0]
    s.officers[0].res[:] = [0, 2, 0]
    propose(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    while asked(s) is not Prepare:
        play(s, 0, s.legal(0)[-1])
    play(s, 0, PlayFile(cheaper))
    while asked(s) is not Prepare and s.offer is not None:
        play(s, 0, s.legal(0)[0])
    while s.offer is not None:
        play(s, 0, READY)
    assert s.done >> HAMMER & 1
    assert s.officers[0].res[1] == min(2, BOOK.file_discount[cheaper])


@pytest.mark.rule("GEN7-2.8")
def test_a_removed_fate_card_leaves_the_deck_wherever_it_lies() -> None:
    s = task_table(col(3))
    gone = next(i for i, entry in enumerate(BOOK.fate_data) if entry["id"] == "fc_s05")
    s.pools[3], s.unders[3] = (), (1, gone, 3)
    effects(s, [{"op": "remove", "component": "fc_s05"}])
    assert s.unders[3] == (1, 3)
    assert gone in s.log.gone
