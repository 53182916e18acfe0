"""Group stations, tasks, files, fate, orders, status, schemas, merits: GEN7-8 to 11, 24 to 28."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    DECLINE,
    PASS,
    READY,
    Assign,
    ChangeDie,
    Deploy,
    PickOption,
    PickResource,
    PlayFile,
    Propose,
    Share,
    TakeCard,
    UseFreely,
)
from sternhafen.games.gen7.book import (
    FATE_OPTIONS,
    FILE_DISCOUNT,
    ORDER_COST_,
    ORDER_MERIT_,
    ORDER_PENALTY,
    SCHEMA_RULES,
    TASK_DEPT,
)
from sternhafen.games.gen7.consent import Consent, Prepare
from sternhafen.games.gen7.decks import draw_card, put_under
from sternhafen.games.gen7.ending import LogMerits, scarrable
from sternhafen.games.gen7.events import FateQuiet, FateStruck
from sternhafen.games.gen7.fate import FateCheck, FateChoice
from sternhafen.games.gen7.funding import Fund, payers
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.knowledge import verify_cards
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.merits import score, score_all
from sternhafen.games.gen7.orders import FinishOrder
from sternhafen.games.gen7.pages import (
    FATE_DATA,
    FILE_DATA,
    GOAL_ID,
    ORDER_DATA,
    RAW,
    ROOM_ID,
    TASK_DATA,
)
from sternhafen.games.gen7.places import dept_of
from sternhafen.games.gen7.proposing import Staff
from sternhafen.games.gen7.relations import (
    Group,
    halves,
    may_fit,
    overall,
)
from sternhafen.games.gen7.rounds import StatusUpdate
from sternhafen.games.gen7.schemas import Arrange, gain_schema
from sternhafen.games.gen7.ship import BY_ROOM, TASK_PLACE
from sternhafen.games.gen7.status import available, put_marker
from sternhafen.games.gen7.tasks import add_task, fail_task
from sternhafen.games.gen7.turn import TakeTurn
from sternhafen.games.gen7.vocabulary import CODES, YIELD
from tests.games.gen7.table import (
    SCHEMA_ID,
    advance,
    asked,
    col,
    dice,
    effects,
    episode,
    file,
    fill,
    fresh,
    no_fate,
    off,
    only_fate,
    order,
    play,
    propose,
    rob,
    schema,
    settle_offer,
    skill,
    station,
    task,
    turn_of,
    why,
)

HAMMER, CLOCK, GRID, SERVER = 10, 1, 13, 2
"""Tasks: [>=3][>prev] for 2 parts; three ascending by one for 2 data; sum 12 for 2 parts; [>=4][<=2][>=4]."""


def table(*codes: int, seat: int = 0) -> Gen7:
    s = turn_of(episode(), seat)
    no_fate(s)
    for other in range(4):
        dice(s, other)
    dice(s, seat, *codes)
    task(s, HAMMER)
    return s


# Group stations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-8.1", "GEN7-8.3", "GEN7-8.6", "GEN7-24.1", "GEN7-24.7", "GEN7-24.13")
def test_a_task_is_filled_and_paid_all_at_once() -> None:
    s = table(col(3), col(4), off(1))
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
    s = table(col(3))
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
    s = table(col(1))
    dice(s, 1, col(4), col(5))
    assert why(s, 0, Propose(HAMMER)) == "GEN7-24.1"  # none of the own dice fits


@pytest.mark.rule("GEN7-8.5", "GEN7-8.17", "GEN7-23.9")
def test_a_contributor_may_turn_a_die_after_agreeing_and_before_the_relation_is_checked() -> None:
    s = table(col(3), off(1))
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
    s = table(col(3))
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
    s = table(col(3), off(1))
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
    s = table(col(3))
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
    assert any(task_["group"]["subs"] == ["any", "any", "=sum"] for task_ in TASK_DATA)


@pytest.mark.rule("GEN7-8.10", "GEN7-8.11", "GEN7-8.12", "GEN7-8.14")
def test_a_robot_fills_two_neighbouring_sub_stations_as_one_die() -> None:
    assert halves(11, 0) == [(5, 6), (6, 5)]
    assert halves(1, 0) == [(0, 1), (1, 0)]
    s = table(col(1), off(1), rob(11))
    task(s, GRID)  # any three with sum 12
    propose(s, 0, GRID, (0, col(1)))
    assert why(s, 0, Assign(0, rob(11), 0, 4)) == "GEN7-8.10"
    play(s, 0, Assign(0, rob(11), 0, 6))
    settle_offer(s)
    assert s.done >> GRID & 1
    assert len(s.on_tasks[0]) == 2
    assert s.officers[0].merit == 4
    s = table(col(3), off(1), rob(6))
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    assert why(s, 0, Assign(0, rob(6), 0, 3)) == "GEN7-8.10"  # only one sub-station is left


@pytest.mark.rule("GEN7-24.10")
def test_only_systems_have_tasks_and_they_fail() -> None:
    assert set(TASK_DEPT) == {1, 2, 3}
    s = table(col(3))
    before = s.status[:]
    fail_task(s, HAMMER)
    assert s.status != before


@pytest.mark.rule("GEN7-24.12")
def test_nothing_lies_on_a_task_to_pay_with() -> None:
    s = table(col(3), col(4))
    s.store = [0, 1, 0]
    s.officers[1].res[:] = [9, 9, 9]  # no contributor
    s.officers[0].res[:] = [0, 0, 0]
    assert s.explain(0, Propose(HAMMER)) is not None or why_last(s) == "GEN7-24.1"
    s.officers[0].res[:] = [0, 1, 0]
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert (s.store, s.officers[0].res) == ([0, 0, 0], [0, 0, 0])  # the store and the contributor paid all
    verbs = RAW["vocabulary"]["effects"].values()
    assert not any({"task", "res"} <= {*verb.get("args", ()), *verb.get("opt", ())} for verb in verbs)


def why_last(s: Gen7) -> str:
    """Return the rule that forbids the last die of a proposal of the hammer."""
    trial = s.copy()
    play(trial, 0, Propose(HAMMER))
    play(trial, 0, Assign(0, col(3), 0, -1))
    return why(trial, 0, Assign(0, col(4), 0, -1))


@pytest.mark.rule("GEN7-24.11")
def test_a_done_task_stays_done_when_a_die_leaves() -> None:
    s = table(col(3), col(4), off(1))
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    move = {"op": "die_move", "who": "actor", "kind": "any", "n": 2, "from": "task", "to": "quarters"}
    effects(s, [move])
    advance(s, lambda s: asked(s).__name__ != "MoveDie")
    assert s.done >> HAMMER & 1


def test_dice_on_a_task_count_for_its_department() -> None:
    assert dept_of(TASK_PLACE + HAMMER) == 2


# Files -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-9.1", "GEN7-9.3", "GEN7-9.4")
def test_files_have_no_limit_and_go_face_up_under_the_deck() -> None:
    s = table(col(3))
    for name in ("fi_01", "fi_04", "fi_07", "fi_08", "fi_09", "fi_11", "fi_12", "fi_18"):
        file(s, 0, name)
    assert len(s.officers[0].files) == 8
    veto = file(s, 0, "fi_27")
    assert why(s, 0, PlayFile(veto)) == "GEN7-9.3"
    assert why(s, 1, PlayFile(17)) == "GEN7-7.1"
    play(s, 0, PlayFile(17))
    assert s.unders[0] == (17,)


@pytest.mark.rule("GEN7-9.5", "GEN7-25.6", "GEN7-27.7")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_the_face_up_cards_form_a_new_deck(deck: int) -> None:
    s = table(col(3))
    s.unders[deck], s.pools[deck] = s.pools[deck][1:], s.pools[deck][:1]
    last = s.pools[deck][0]
    assert draw_card(s, deck) == last
    assert s.unders[deck] == ()
    assert len(s.pools[deck]) > 3
    put_under(s, deck, (last,))


@pytest.mark.rule("GEN7-9.6")
def test_a_search_covers_the_whole_deck_and_shuffles_it() -> None:
    s = table(col(3))
    s.unders[0], s.pools[0] = s.pools[0][:5], s.pools[0][5:]
    wanted = s.unders[0][0]
    effects(s, [{"op": "search", "who": "actor", "deck": "file"}])
    play(s, 0, TakeCard(0, wanted))
    assert s.officers[0].files == (wanted,)
    assert s.unders[0] == ()
    verify_cards(s)


# Fate --------------------------------------------------------------------------------------------------------------


def fate_table(name: str, *codes: int) -> tuple[Gen7, int]:
    s = table(*codes)
    return s, only_fate(s, name)


@pytest.mark.rule("GEN7-10.1", "GEN7-10.5", "GEN7-10.6", "GEN7-10.12")
def test_an_officers_turn_draws_a_card_whose_consequences_come_after_the_choice() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))  # an officer in energy
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert asked(s) is FateChoice
    assert s.view(0).fate == card
    assert s.view(0).consequences == ()
    assert why(s, 0, PickOption(0)) == "GEN7-10.12"
    s.listen()
    play(s, 0, PickOption(FATE_OPTIONS[card][1]))
    assert any(type(event).__name__ == "FateChosen" for event in s.told())
    assert s.officers[0].res[1] == 2 + 3
    assert card in s.log.gone
    assert s.pools[3] == s.unders[3] == ()


@pytest.mark.rule("GEN7-10.1", "GEN7-10.8")
def test_no_officer_no_card_and_an_empty_deck_is_skipped() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    play(s, 0, Deploy(col(2), station("recycling_lab"), 0))
    assert s.pools[3] == (card,)
    s = table(off(3))
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.fate == -1


@pytest.mark.rule("GEN7-10.2", "GEN7-10.7")
def test_an_untriggered_card_goes_unseen_under_the_deck() -> None:
    s, card = fate_table("fc_s02", off(3))  # biosphere only
    s.pools[3] = (card, 50)
    s.pools[3] = (card,)
    s.listen()
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    told = s.told()
    assert any(type(event).__name__ == "FateQuiet" for event in told)
    assert not any(getattr(event, "card", None) == card for event in told)
    assert s.unders[3] == (card,)
    assert s.view(0).under[3] == ()


@pytest.mark.rule("GEN7-10.3", "GEN7-10.4")
def test_the_nearest_officer_clockwise_triggers() -> None:
    s = table(off(5))
    card = only_fate(s, "fc_s08")  # an officer on a task
    task(s, CLOCK)
    s.officers[0].dice = (col(4),)
    s.occupy(station("robotics"), off(5))
    s.officers[1].dice = (off(5),)
    s.officers[2].dice = (off(6),)
    fill(s, 0, CLOCK, (0, col(4)), (1, off(5)), (2, off(6)))
    assert s.fate == card
    assert s.fate_seat == 1


@pytest.mark.rule("GEN7-10.9")
def test_two_officers_in_a_turn_draw_one_card() -> None:
    s = table(off(3), col(4))
    dice(s, 1, off(5))
    s.pools[3], s.unders[3] = (), tuple(range(5))
    task(s, CLOCK)
    s.store = [9, 9, 9]
    fill(s, 0, CLOCK, (0, off(3)), (0, col(4)), (1, off(5)))
    assert s.unders[3][:4] == (1, 2, 3, 4)  # only the first was drawn
    assert len(s.unders[3]) == 4 + (s.fate < 0)


@pytest.mark.rule("GEN7-11.3", "GEN7-11.4", "GEN7-11.5")
def test_the_spotlight_draws_a_second_card_once() -> None:
    s, card = fate_table("fc_s02", off(3))
    log = s.log.copy()
    log.spotlight = 0
    s.log = log
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert asked(s).__name__ == "SecondFate"
    assert s.unders[3] == (card,)  # the first is already under the deck
    play(s, 0, AGREE)
    assert s.unders[3] == (card,)
    assert s.active != 0  # no third


@pytest.mark.rule("GEN7-10.10")
def test_a_kept_card_stays_with_its_owner() -> None:
    s, card = fate_table("fc_s23", off(2))
    play(s, 0, Deploy(off(2), station("recycling_lab"), 0))
    play(s, 0, PickOption(FATE_OPTIONS[card][0]))
    assert s.officers[0].kept == (card,)
    assert card not in s.log.gone
    from sternhafen.games.gen7.carry import carried

    assert carried(s).officers[0].kept == (card,)


@pytest.mark.rule("GEN7-10.11")
def test_about_one_draw_in_three_is_triggered() -> None:
    struck = quiet = 0
    for seed in range(12):
        s = fresh(3 + seed % 2, seed, confirm=False)
        random = Random(seed).random
        while (seat := s.first_asked()) >= 0:
            action = s.sample_legal(seat, random)
            s.listen()
            s.play(seat, action)
            kinds = [type(event) for event in s.told()]
            struck += kinds.count(FateStruck)
            quiet += kinds.count(FateQuiet)
    assert 0.22 < struck / (struck + quiet) < 0.48


@pytest.mark.rule("GEN7-10.13")
def test_some_cards_wait_for_the_holder_of_a_relationship() -> None:
    s, card = fate_table("fc_r01", off(3))
    wanted = next(i for i, c in enumerate(FATE_DATA) if c["id"] == "fc_r01")
    assert card == wanted
    s.officers[0].relationship = 1
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.fate == -1
    s, card = fate_table("fc_r01", off(3))
    s.officers[0].relationship = 0
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.fate == card


@pytest.mark.rule("GEN7-10.14")
def test_a_card_for_all_is_a_vote_or_a_choice_for_each() -> None:
    s, card = fate_table("fc_s25", off(3))
    s.round = 2
    play(s, 0, Deploy(off(3), station("chemistry_lab", 3), 0))
    seats = []
    while asked(s) is FateChoice:
        seats.append(s.first_asked())
        play(s, seats[-1], PickOption(FATE_OPTIONS[card][0]))
    assert seats == [0, 1, 2, 3]
    s, card = fate_table("fc_g01", off(3))
    play(s, 0, Deploy(off(3), station("chemistry_lab", 3), 0))
    assert s.lanes
    track = s.track = 5
    for seat in range(4):
        play(s, seat, PickOption(FATE_OPTIONS[card][1]))
    assert s.track == track + 1  # the track did not count and was not reset
    assert s.officers[0].merit == 2


@pytest.mark.rule("GEN7-10.15")
def test_an_officer_that_left_counts_where_it_was_deployed_with_its_final_value() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    s.fallen = ((0, station("recycling_lab")),)
    FateCheck(0, False).run(s)
    assert s.fate == card
    s, card = fate_table("fc_s23", off(2))
    s.fallen = ((0, station("recycling_lab")),)
    s.officers[0].dice = (off(7),)
    FateCheck(0, False).run(s)
    assert s.fate == -1


# Work orders -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-25.4")
def test_an_order_scores_does_its_text_and_goes_under_the_deck() -> None:
    s = table(col(3))
    card = next(i for i, entry in enumerate(ORDER_DATA) if entry["id"] == "wo_06")
    order(s, 0, card)
    s.officers[0].res[:] = [9, 9, 9]
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    assert asked(s) is FinishOrder
    play(s, 0, TakeCard(2, card))
    assert s.officers[0].merit == ORDER_MERIT_[card]
    assert s.track == 1
    assert card in s.unders[2]
    assert s.officers[0].res == [9 - n for n in ORDER_COST_[card]]
    assert s.officers[0].stats[BY_ROOM + ROOM_ID["computing_center"]] == 1


@pytest.mark.rule("GEN7-25.1")
def test_no_sixth_order_can_be_received() -> None:
    s = table(col(3))
    for card in range(5):
        order(s, 0, card)
    effects(s, [{"op": "draw", "who": "actor", "deck": "work_order", "n": 1}])
    assert len(s.officers[0].orders) == 5
    assert s.view(1).officers[0].orders == ()


@pytest.mark.rule("GEN7-25.5", "GEN7-31.1", "GEN7-31.20")
def test_orders_in_hand_cost_their_penalty_and_the_average_is_exact() -> None:
    s = table(col(3))
    order(s, 0, 8)
    for seat in range(4):
        s.officers[seat].merit = 0
        score(s, seat, 10 + seat)
    LogMerits(-1).run(s)
    assert s.officers[0].merit == 10 - ORDER_PENALTY[8]
    assert s.log.average == (10 + 11 + 12 + 13 - ORDER_PENALTY[8], 4)


# Status ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-26.7")
def test_a_room_with_one_open_station_left_cannot_be_scarred() -> None:
    s = turn_of(episode(3), 0)
    room = ROOM_ID["robotics"]
    assert room in scarrable(s, 1)
    log = s.log.copy()
    log.scars = tuple(1 if i == room else 0 for i in range(len(log.scars)))
    s.log = log
    assert room not in scarrable(s, 1)  # 3 stations, one closed for three players, one scarred
    assert ROOM_ID["ship_store"] not in scarrable(s, 0)


@pytest.mark.rule("GEN7-26.10", "GEN7-26.14")
def test_markers_go_to_the_first_or_last_available_station() -> None:
    s = table(col(3))
    s.occupy(station("science_lab", 0), CODES + col(1))
    assert available(s, ROOM_ID["science_lab"])[0] == station("science_lab", 1)
    effects(s, [{"op": "mark", "kind": "fault", "room": "science_lab", "at": "last"}])
    assert s.faulty == 1 << station("science_lab", 3)
    for k in range(4):
        put_marker(s, 0, station("science_lab", k))
    broken = s.broken
    effects(s, [{"op": "mark", "kind": "failure", "room": "science_lab", "at": "first"}])
    assert s.broken == broken


@pytest.mark.rule("GEN7-26.12")
def test_red_strikes_at_once_while_stations_wait() -> None:
    s = table(col(3))
    s.store[:] = [9, 9, 9]
    effects(s, [{"op": "status", "dept": "computer", "n": 3}])
    assert s.store[0] == 6
    assert s.failed == 0
    StatusUpdate(-1).run(s)
    assert s.failed


def test_a_sticky_task_is_not_dropped() -> None:
    s = table(col(3))
    add_task(s, 30, True)
    effects(s, [{"op": "task_drop", "n": 2}])
    assert s.explain(0, s.legal(0)[0]) is None
    assert len(s.legal(0)) == 1


def test_eg_flawless_turns_on_red() -> None:
    s = table(col(3))
    s.goals = (*s.goals, GOAL_ID["eg_flawless"])
    effects(s, [{"op": "status", "dept": "energy", "n": 3}])
    assert s.lost_goals >> GOAL_ID["eg_flawless"] & 1


# Schemas -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-27.1", "GEN7-27.2", "GEN7-27.3", "GEN7-27.4", "GEN7-27.9")
def test_a_gained_schema_is_placed_focused_or_laid_aside_and_all_may_be_rearranged() -> None:
    s = table(col(3))
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
    s = table(col(3))
    card = s.pools[1][0]
    s.pools[1] = s.pools[1][1:]
    gain_schema(s, 0, card)
    play(s, 0, PASS)  # the new card itself goes under the deck
    assert s.officers[0].schemas == (-1, -1, -1, -1)
    assert s.unders[1] == (card,)


@pytest.mark.rule("GEN7-27.5", "GEN7-27.6", "GEN7-27.8")
def test_a_focus_changes_the_text_and_has_no_effect_of_its_own() -> None:
    s = table(col(3), col(3), off(1))
    schema(s, 0, "sc_01")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert s.officers[0].res[0] == 2 + 1
    s = table(col(3), off(1))
    schema(s, 0, "sc_01", "sc_02")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert s.officers[0].res[0] == 2 + 2
    rules = [rule.number for rule, _ in in_force(s, 0, YIELD)]
    assert not set(rules) & set(SCHEMA_RULES[SCHEMA_ID["sc_02"]][0])


# Merits ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-28.2", "GEN7-28.6")
def test_merits_never_drop_below_zero_and_an_idle_change_moves_nothing() -> None:
    s = table(col(3))
    ladder = s.ladder[:]
    score(s, ladder[0], -5)
    assert s.officers[ladder[0]].merit == 0
    assert s.ladder == ladder
    score(s, 0, 0)
    assert s.ladder == ladder


@pytest.mark.rule("GEN7-28.3", "GEN7-28.4", "GEN7-28.5")
def test_who_came_first_ranks_higher_and_who_falls_back_lies_beneath() -> None:
    s = table(col(3))
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


@pytest.mark.rule("GEN7-28.7", "GEN7-28.8")
def test_outside_a_turn_gains_start_with_the_leader_and_fifty_is_no_tie() -> None:
    s = table(col(3))
    s.active, s.leader, s.ladder = -1, 2, [0, 1, 2, 3]
    score_all(s, [0, 1, 2, 3], 4)
    assert s.ladder == [2, 3, 0, 1]
    score(s, 1, 50)
    assert s.ladder[0] == 1


def test_staff_is_closed_to_free_actions() -> None:
    s = table(col(3), col(4), off(1))
    s.officers[0].res[2] = 4
    play(s, 0, Propose(HAMMER))
    assert asked(s) is Staff
    assert s.explain(0, ChangeDie(off(1), 3)) is not None
    assert s.explain(0, PickResource(0)) is not None


@pytest.mark.rule("GEN7-33.38", "GEN7-8.5")
def test_a_discount_while_preparing_spares_what_was_promised() -> None:
    s = table(col(3), col(4), off(1))
    cheaper = next(i for i, relief in enumerate(FILE_DISCOUNT) if relief)
    file(s, 0, FILE_DATA[cheaper]["id"])
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
    assert s.officers[0].res[1] == min(2, FILE_DISCOUNT[cheaper])


@pytest.mark.rule("GEN7-33.30")
def test_a_skill_of_the_own_turn_is_no_answer_to_fate() -> None:
    s, _ = fate_table("fc_s03", off(3))
    skill(s, 0, "hacker")
    rule = s.free_rules(0)[0]
    assert s.explain(0, UseFreely(rule)) is None
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert asked(s) is FateChoice
    assert why(s, 0, UseFreely(rule)) == "GEN7-33.30"


@pytest.mark.rule("GEN7-2.8")
def test_a_removed_fate_card_leaves_the_deck_wherever_it_lies() -> None:
    s = table(col(3))
    gone = next(i for i, entry in enumerate(FATE_DATA) if entry["id"] == "fc_s05")
    s.pools[3], s.unders[3] = (), (1, gone, 3)
    effects(s, [{"op": "remove", "component": "fc_s05"}])
    assert s.unders[3] == (1, 3)
    assert gone in s.log.gone
