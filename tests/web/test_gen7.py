"""Gen7 at the web table: dice, files and stations, offers and consent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import expect

from sternhafen.engine import Action
from sternhafen.games.gen7.actions import Propose
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.view import Gen7View
from tests.games.gen7.table import BOOK
from tests.web.gen7_games import (
    at_a_turn_of_a_team_lead,
    at_a_turn_with_equal_dice,
    at_a_turn_with_many_actions,
    at_a_vote,
    at_the_end_of_a_turn_with_a_file,
    at_the_first_turn,
    unfit_pair,
)
from tests.web.gen7_page import PAGE, Board, open_table
from tests.web.gen7_table import check, go_on, three_browsers, whose_turn
from tests.web.people import DESKTOP, Person
from tests.web.screens import LANGUAGES, SCREENS, SIZES

Sit = Callable[..., Person]


CLICKS = 5
"""Clicks from the lobby to the first own move, the prologue included."""


@SIZES
def test_the_first_move_is_near(sit: Sit, size: tuple[int, int]) -> None:
    """One click in the lobby, one on the prologue, and the first work order is taken."""
    ada = sit(size=size)
    ada.enter()
    ada.start("bots", "gen7")
    board = Board(ada)
    board.clicks = 1
    board.page.wait_for_selector(PAGE)
    ada.check_page()
    board.ready()
    board.act(board.advice())
    assert board.clicks <= CLICKS
    board.ready()
    check(board, by_axe=size == DESKTOP)  # what is in a deck or tab is the same on a phone


def test_a_page_is_not_skipped_by_accident(sit: Sit) -> None:
    """Neither Enter nor a click beside the button turns the page; it can be read again in the logbook."""
    board = open_table(sit(), 4, 3)
    heading = board.page.locator(f"{PAGE} h2")
    expect(heading).to_have_text("One Too Many")
    expect(heading).to_be_focused()
    board.page.keyboard.press("Enter")
    board.page.mouse.click(300, 300)
    expect(heading).to_have_text("One Too Many")
    board.read()
    board.page.reload()
    board.person.seated()
    board.page.wait_for_selector(".bridge .book")
    expect(board.page.locator(PAGE)).to_have_count(0)
    board.click(board.page.locator(".bridge .book"))
    board.click(board.page.locator(".pages .page").first)
    expect(heading).to_have_text("One Too Many")
    board.turn_page()
    board.page.locator('[data-chapter="campaign"]').click()
    expect(board.page.locator(".campaign .path li li")).to_have_count(1)
    board.person.check_page()


def test_a_die_is_dragged_to_a_station(sit: Sit) -> None:
    """A die can be dragged; where it may not go says why."""
    board = go_on(sit(), at_the_first_turn())
    board.ready()
    before = board.person.moved
    choice = next(one for one in board.legal() if one["id"] == "gen7-do-deploy" and one["args"]["station"] > 8)
    die, station = (board.page.locator(f'.gen7 [data-target="{target}"]').first for target in choice["targets"])
    die.drag_to(station)
    board.person.wait_for_own_move(before)
    expect(station.locator(".die")).to_be_visible()


@SCREENS
def test_a_file_is_played_at_the_end_of_the_turn(sit: Sit, size: tuple[int, int], language: str) -> None:
    """After the deployment the board asks on itself, the hand can be played, and one button goes on."""
    board = go_on(sit(size=size, language=language), at_the_end_of_a_turn_with_a_file())
    board.ready()
    words = {"en": "Your turn is nearly over", "de": "Dein Zug ist fast vorbei"}
    expect(board.page.locator(".sentence.asked")).to_contain_text(words[language])
    check(board)
    board.act(next(choice for choice in board.legal() if choice["id"] == "gen7-do-play-file"))
    board.ready()
    while not (ready := [choice for choice in board.legal() if choice["id"] == "gen7-do-ready"]):
        board.act(board.advice())
        board.ready()
    board.act(ready[0])


def test_only_the_die_in_hand_is_shown_as_chosen(sit: Sit) -> None:
    """Of two equal dice it is the one that was clicked; a click on the other changes hands, a second lays it down."""
    match = at_a_turn_with_equal_dice()
    board = go_on(sit(), match)
    board.ready()
    view = match.state.view(0)
    assert isinstance(view, Gen7View)
    twin = next(die for die in view.officers[0].dice if view.officers[0].dice.count(die) > 1)
    dice = board.page.locator(f'.crew [data-target="die:{twin}"]')
    chosen = board.page.locator('.crew [data-state="chosen"]')
    for place in (1, 0):
        board.click(dice.nth(place))
        expect(dice.nth(place)).to_have_attribute("data-state", "chosen")
        expect(chosen).to_have_count(1)
    board.click(dice.nth(0))
    expect(chosen).to_have_count(0)


def test_a_station_can_be_picked_before_a_die_however_many_actions_there_are(sit: Sit) -> None:
    """Stations are lit before a die is picked, also where a position lists only the first hundred actions."""
    board = go_on(sit(), at_a_turn_with_many_actions())
    board.ready()
    choice = [one for one in board.legal() if one["id"] == "gen7-do-deploy"][-1]
    die, station = (board.page.locator(f'.gen7 [data-target="{target}"]').first for target in choice["targets"])
    expect(station).to_have_attribute("data-state", "open")
    before = board.person.moved
    board.click(station)
    expect(station).to_have_attribute("data-state", "chosen")
    if die.get_attribute("data-state") != "chosen":
        board.click(die)
    board.choose_way(before, choice)
    board.person.wait_for_own_move(before)


@LANGUAGES
def test_a_vote_says_what_it_is_about(sit: Sit, language: str) -> None:
    """The story's own question stands above the answers."""
    match = at_a_vote()
    view = match.state.view(0)
    assert isinstance(view, Gen7View)
    asked = name_of(BOOK, "vote", view.ballot[0], language)
    assert asked
    board = go_on(sit(language=language), match)
    board.wait_for_table()
    expect(board.page.locator('dialog[data-story="decision"]')).to_contain_text(asked)


def propose_together(board: Board, other: int) -> None:
    """Begin a group station, and staff it with an own die and one of somebody else."""
    board.act(next(one for one in board.legal() if one["id"] == "gen7-do-propose"))
    while (legal := board.legal()) and legal[0]["id"] == "gen7-do-assign":
        helped = [one for one in legal if one["args"]["seat"] == other and one["args"]["left"] < 0]
        own = [one for one in legal if one["args"]["seat"] == board.person.seat and one["args"]["left"] < 0]
        used = board.page.locator(f'.offer .subs .die[data-seat="{other}"]').count() > 0
        board.act((own if used and own else helped or own or legal)[0])
        board.page.wait_for_selector(".sentence.asked, .offer")
    while legal and legal[0]["id"] == "gen7-do-share":
        board.act(legal[-1])
        legal = board.legal()


def test_contributors_are_asked_in_their_own_browsers(sit: Sit) -> None:
    """One proposes with the others' dice; each is shown what they would give, and whoever declines calls it off."""
    boards = three_browsers(sit, at_the_first_turn())
    leader = whose_turn(boards)
    other = (leader + 1) % 3
    propose_together(boards[leader], other)
    expect(boards[leader].page.locator(".offer .subs [data-keeps=true]").first).to_be_visible()
    asked = boards[whose_turn(boards)]
    assert asked is not boards[leader]
    expect(asked.page.locator(".offer .subs .die").first).to_be_visible()
    asked.person.check_page()
    before = asked.person.moved
    asked.click(asked.page.locator('.plain[data-target="gen7-do-decline"]'))
    asked.person.wait_for_own_move(before)
    boards[leader].page.wait_for_selector(".sentence.asked")
    expect(boards[leader].page.locator(".offer .subs")).to_have_count(0)


@SCREENS
def test_a_team_lead_offers_dice_that_do_not_fit_and_turns_them(sit: Sit, size: tuple[int, int], language: str) -> None:
    """Dice light up that do not fit yet; the station stays in sight while they are turned."""
    match = at_a_turn_of_a_team_lead()
    ada = sit("Ada", size=size, language=language)
    board = go_on(ada, match)
    board.wait_for_table()
    board.ready()
    assert isinstance(match.state, Gen7)
    task, colonist, officer = unfit_pair(match.state)
    board.act(choice_of(board, task))
    board.act(choice_of(board, colonist))
    expect(board.page.locator(".offer .subs .broken")).to_have_count(1)
    ada.check_page()
    board.act(choice_of(board, officer))
    while (legal := board.legal())[0]["id"] == "gen7-do-share":
        board.act(legal[-1])
    board.act(next(one for one in board.legal() if one["id"] == "gen7-do-use-rule"))
    for _ in range(2):
        board.page.wait_for_selector(".offer .subs .die")
        ada.check_page()
        board.act(board.advice())
    while board.page.locator(".offer .subs").count():
        board.act(next(one for one in board.legal() if one["id"] == "gen7-do-ready"))
    expect(board.page.locator(".group.done")).to_have_count(1)


def test_what_was_used_up_for_a_proposal_that_comes_to_nothing_is_told(sit: Sit) -> None:
    """The lead's rule turns the dice, but to values that do not fit: the rule is spent, and all read so."""
    match = at_a_turn_of_a_team_lead()
    board = go_on(sit("Ada", language="de"), match)
    board.wait_for_table()
    board.ready()
    assert isinstance(match.state, Gen7)
    task, *dice = unfit_pair(match.state)
    assert isinstance(task, Propose)
    for action in (task, *dice):
        board.act(choice_of(board, action))
    while (legal := board.legal())[0]["id"] == "gen7-do-share":
        board.act(legal[-1])
    board.act(next(one for one in board.legal() if one["id"] == "gen7-do-use-rule"))
    fitting = BOOK.group_of[task.target].subs[0].values
    while board.page.locator(".offer .subs").count():
        board.act(next(one for one in board.legal() if not fitting >> one["args"]["value"] & 1))
    expect(board.page.locator(".offer .failed")).to_have_text("Aus dem Vorschlag wurde nichts.")
    spent = board.page.locator(".offer .burnt li")
    expect(spent).to_have_count(4)  # the heading, the rule, and both dice
    expect(spent.nth(1)).to_contain_text("Ada")
    board.person.check_page()


def choice_of(board: Board, action: Action) -> dict[str, Any]:
    """Return the choice that stands for an action."""
    data = msgspec.to_builtins(action)
    return next(one for one in board.legal() if one["action"] == data)
