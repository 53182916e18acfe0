"""Files and fate cards: GEN7-24 and 25."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import AGREE, PASS, Deploy, PickOption, PlayFile, TakeCard
from sternhafen.games.gen7.effects.story_events import FateQuiet, FateStruck
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.invariants import verify_cards
from sternhafen.games.gen7.rules.cards.decks import draw_card, put_under
from sternhafen.games.gen7.rules.fate import FateChoice, SecondFate, check_fate
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.table import (
    BOOK,
    asked,
    col,
    dice,
    effects,
    file,
    fill,
    fresh,
    off,
    only_fate,
    play,
    station,
    task,
    turn_of,
    why,
)
from tests.games.gen7.tasks import CLOCK, fate_table, task_table

# Files -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-9.1", "GEN7-9.3", "GEN7-9.4")
def test_files_have_no_limit_and_go_face_up_under_the_deck() -> None:
    s = task_table(col(3))
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
    s = task_table(col(3))
    s.unders[deck], s.pools[deck] = s.pools[deck][1:], s.pools[deck][:1]
    last = s.pools[deck][0]
    assert draw_card(s, deck) == last
    assert s.unders[deck] == ()
    assert len(s.pools[deck]) > 3
    put_under(s, deck, (last,))


@pytest.mark.rule("GEN7-9.6")
def test_a_search_covers_the_whole_deck_and_shuffles_it() -> None:
    s = task_table(col(3))
    s.unders[0], s.pools[0] = s.pools[0][:5], s.pools[0][5:]
    wanted = s.unders[0][0]
    effects(s, [{"op": "search", "who": "actor", "deck": "file"}])
    play(s, 0, TakeCard(0, wanted))
    assert s.officers[0].files == (wanted,)
    assert s.unders[0] == ()
    verify_cards(s)


# Fate --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-10.1", "GEN7-10.5", "GEN7-10.6", "GEN7-10.12")
def test_an_officers_turn_draws_a_card_whose_consequences_come_after_the_choice() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))  # an officer in energy
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert asked(s) is FateChoice
    assert s.view(0).fate == card
    assert s.view(0).consequences == ()
    assert why(s, 0, PickOption(0)) == "GEN7-10.12"
    s.record()
    play(s, 0, PickOption(BOOK.fate_options[card][1]))
    assert any(type(event).__name__ == "FateChosen" for event in s.drain_events())
    assert s.officers[0].res[1] == 2 + 3
    assert card in s.log.gone
    assert s.pools[3] == s.unders[3] == ()


@pytest.mark.rule("GEN7-10.1", "GEN7-10.8")
def test_no_officer_no_card_and_an_empty_deck_is_skipped() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    play(s, 0, Deploy(col(2), station("recycling_lab"), 0))
    assert s.pools[3] == (card,)
    s = task_table(off(3))
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.fate == -1


@pytest.mark.rule("GEN7-10.2", "GEN7-10.7")
def test_an_untriggered_card_goes_unseen_under_the_deck() -> None:
    s, card = fate_table("fc_s02", off(3))  # biosphere only
    s.pools[3] = (card, 50)
    s.pools[3] = (card,)
    s.record()
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    told = s.drain_events()
    assert any(type(event).__name__ == "FateQuiet" for event in told)
    assert not any(getattr(event, "card", None) == card for event in told)
    assert s.unders[3] == (card,)
    assert s.view(0).under[3] == ()


@pytest.mark.rule("GEN7-10.3", "GEN7-10.4")
def test_the_nearest_officer_clockwise_triggers() -> None:
    s = task_table(off(5))
    card = only_fate(s, "fc_s08")  # an officer on a task
    task(s, CLOCK)
    s.officers[0].dice = (col(4),)
    s.occupy(station("robotics"), off(5))
    s.officers[1].dice = (off(5),)
    s.officers[2].dice = (off(6),)
    fill(s, 0, CLOCK, (0, col(4)), (1, off(5)), (2, off(6)))
    assert s.fate == card
    assert s.fate_seat == 1


@pytest.mark.rule("GEN7-10.4")
@pytest.mark.parametrize(
    ("active", "officers", "struck"), [(1, (0, 2), 2), (2, (0, 2), 2), (3, (2, 1), 1), (0, (3, 0), 0)]
)
def test_of_several_officers_the_one_nearest_to_the_active_player_counts(
    active: int, officers: tuple[int, int], struck: int
) -> None:
    s = turn_of(task_table(col(1)), 0)
    card = only_fate(s, "fc_s08")  # an officer on a task
    for seat in range(4):
        dice(s, seat, col(4))
    turn_of(s, active)
    task(s, CLOCK)
    s.store = [9, 9, 9]
    for seat, value in zip(officers, (5, 6), strict=True):
        dice(s, seat, col(4), off(value))
    fill(s, active, CLOCK, (active, col(4)), *[(seat, off(v)) for seat, v in zip(officers, (5, 6), strict=True)])
    assert (s.fate, s.fate_seat) == (card, struck)


@pytest.mark.rule("GEN7-10.9")
def test_two_officers_in_a_turn_draw_one_card() -> None:
    s = task_table(off(3), col(4))
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


def spotlight(s: Gen7, seat: int) -> None:
    """Give a seat the spotlight."""
    s.log = s.log.copy()
    s.log.spotlight = seat


@pytest.mark.rule("GEN7-11.3")
@pytest.mark.parametrize("holder", [-1, 1])
def test_no_second_card_without_the_spotlight_or_the_holders_officer(holder: int) -> None:
    s, card = fate_table("fc_s02", off(3))
    dice(s, 1, off(2))
    spotlight(s, holder)
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.unders[3] == (card,)  # drawn and not triggered
    assert s.active == 1
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-11.3")
def test_a_contributor_with_the_spotlight_decides_about_the_second_card() -> None:
    s = task_table(col(4), col(1))
    card = only_fate(s, "fc_s02")  # an officer in the biosphere department
    task(s, CLOCK)
    dice(s, 2, off(5), col(6))
    s.store = [9, 9, 9]
    spotlight(s, 2)
    fill(s, 0, CLOCK, (0, col(4)), (2, off(5)), (2, col(6)))
    assert s.unders[3] == (card,)
    assert asked(s) is SecondFate
    assert s.first_asked() == 2


@pytest.mark.rule("GEN7-11.3")
def test_a_second_card_may_be_declined_and_none_follows_a_triggered_one() -> None:
    s, quiet = fate_table("fc_s02", off(3), col(1))
    s.pools[3], s.unders[3] = (), (quiet, 1)
    spotlight(s, 0)
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    play(s, 0, PASS)
    assert s.unders[3] == (1, quiet)
    assert asked(s) is TakeTurn
    s, card = fate_table("fc_s03", off(3), col(1))
    s.pools[3], s.unders[3] = (), (card, quiet)
    spotlight(s, 0)
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert asked(s) is FateChoice
    play(s, 0, PickOption(BOOK.fate_options[card][1]))
    assert s.unders[3] == (quiet,)
    assert asked(s) is TakeTurn


@pytest.mark.rule("GEN7-10.10")
def test_a_kept_card_stays_with_its_owner() -> None:
    s, card = fate_table("fc_s23", off(2))
    play(s, 0, Deploy(off(2), station("recycling_lab"), 0))
    play(s, 0, PickOption(BOOK.fate_options[card][0]))
    assert s.officers[0].kept == (card,)
    assert card not in s.log.gone
    from sternhafen.games.gen7.campaign.carry import carried

    assert carried(s).officers[0].kept == (card,)


@pytest.mark.rule("GEN7-10.11")
def test_about_one_draw_in_three_is_triggered() -> None:
    struck = quiet = 0
    for seed in range(12):
        s = fresh(3 + seed % 2, seed, confirm=False)
        random = Random(seed).random
        while (seat := s.first_asked()) >= 0:
            action = s.sample_legal(seat, random)
            s.record()
            s.play(seat, action)
            kinds = [type(event) for event in s.drain_events()]
            struck += kinds.count(FateStruck)
            quiet += kinds.count(FateQuiet)
    assert 0.22 < struck / (struck + quiet) < 0.48


@pytest.mark.rule("GEN7-10.13")
def test_some_cards_wait_for_the_holder_of_a_relationship() -> None:
    s, card = fate_table("fc_r01", off(3))
    wanted = next(i for i, c in enumerate(BOOK.fate_data) if c["id"] == "fc_r01")
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
        play(s, seats[-1], PickOption(BOOK.fate_options[card][0]))
    assert seats == [0, 1, 2, 3]
    s, card = fate_table("fc_g01", off(3))
    play(s, 0, Deploy(off(3), station("chemistry_lab", 3), 0))
    assert s.lanes
    track = s.track = 5
    for seat in range(4):
        play(s, seat, PickOption(BOOK.fate_options[card][1]))
    assert s.track == track + 1  # the track did not count and was not reset
    assert s.officers[0].merit == 2


@pytest.mark.rule("GEN7-10.15")
def test_an_officer_that_left_counts_where_it_was_deployed_with_its_final_value() -> None:
    s, card = fate_table("fc_s03", off(3), col(2))
    s.fallen = ((0, station("recycling_lab")),)
    check_fate(s, 0, False)
    assert s.fate == card
    s, card = fate_table("fc_s23", off(2))
    s.fallen = ((0, station("recycling_lab")),)
    s.officers[0].dice = (off(7),)
    check_fate(s, 0, False)
    assert s.fate == -1
