"""Gen7 at the web table: an episode through the board, consent, votes, the story, and the way into the next episode."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from sternhafen.engine import Action, Match
from sternhafen.games.gen7.actions import Propose
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.view import Gen7View
from tests.games.gen7.table import BOOK
from tests.web.gen7_games import (
    at_a_purchase,
    at_a_turn_of_a_team_lead,
    at_a_turn_with_equal_dice,
    at_a_turn_with_many_actions,
    at_a_vote,
    at_the_end_of_a_turn_with_a_file,
    at_the_first_turn,
    unfit_pair,
)
from tests.web.gen7_page import PAGE, Board, Hand, open_table
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import brought, resume
from tests.web.test_boards import TABLET, WIDE

Sit = Callable[..., Person]
CLICKS = 5
"""Clicks from the lobby to the first own move, the prologue included."""
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
BOTH = pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop-en", "phone-de"])
CUT = """() => [...document.querySelectorAll('.gen7 button, .gen7 b, .gen7 p, .gen7 h3, .gen7 .name, dialog button')]
  .filter(one => one.offsetParent && getComputedStyle(one).display !== 'inline' && !one.classList.contains('unseen')
    && getComputedStyle(one).overflowX !== 'auto' && one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className}: ${one.textContent.trim()} (${one.scrollWidth} > ${one.clientWidth})`)"""


def check(board: Board, by_axe: bool = True) -> None:
    """With every deck and tab open nothing scrolls, axe is content and no word is cut off."""
    look = board.person.check_page if by_axe else board.person.check_scrolling
    board.lay_aside()
    for deck in board.page.locator("[data-open-deck]").all():
        board.click(deck)
        look()
        assert not board.page.evaluate(CUT)
    for tab in board.page.locator(".gen7 [data-tab]").evaluate_all("tabs => tabs.map(tab => tab.dataset.tab)"):
        board.open_tab(tab)
        look()
        assert not board.page.evaluate(CUT), tab
    board.close_tab()
    board.take_up()


def go_on(person: Person, match: Match) -> Board:
    """Sit down at a game that was played ahead, bots on the other seats."""
    resume(person, match)
    return Board(person)


def three_browsers(sit: Sit, match: Match) -> dict[int, Board]:
    """Give the seats of a game that was played ahead to three people; return their boards by seat."""
    ada, ben, cleo = sit("Ada"), sit("Ben", size=PHONE), sit("Cleo", language="de")
    table = brought(ada, match, ("Ben", "Cleo"))
    for seat, person in ((1, ben), (2, cleo)):
        token = ada.post(f"/api/tables/{table}/seats/{seat}/reassign")["invite"]["token"]
        person.post(f"/api/tables/{table}/claim", {"name": person.name, "token": token})
    boards: dict[int, Board] = {}
    for seat, person in enumerate((ada, ben, cleo)):
        person.go_to(table)
        person.seated()
        boards[seat] = Board(person)
        boards[seat].wait_for_table()
    return boards


def whose_turn(boards: dict[int, Board]) -> int:
    """Return the seat that is asked."""
    any_board = next(iter(boards.values()))
    return int(any_board.page.locator(".seats li.turn").first.get_attribute("data-seat") or -1)


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


@BOTH
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


@pytest.mark.parametrize("language", ["en", "de"])
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


@BOTH
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


@pytest.mark.soak
def test_three_people_vote(sit: Sit) -> None:
    """Nobody sees a vote before all are cast; a vote can be taken back until then.

    The ordinary tests have the vote of four, in test_gen7_together.py.
    """
    boards = three_browsers(sit, at_a_vote())
    for board in boards.values():
        expect(board.page.locator('dialog[data-story="decision"]')).to_be_visible()
    first, second, third = boards.values()
    first.person.check_page()
    answers = first.page.locator("dialog[data-story] [data-answer]")
    first.click(answers.first)
    expect(first.page.locator(".vote [data-revote]")).to_be_visible()
    expect(second.page.locator(".votes")).to_have_count(0)
    first.click(first.page.locator("[data-revote]"))
    first.click(answers.last)
    expect(first.page.locator(".vote [data-revote]")).to_be_visible()
    for board in (second, third):
        board.click(board.page.locator("dialog[data-story] [data-answer]").last)
    for board in (first, second, third):
        expect(board.page.locator(".votes li").first).to_be_visible()


def buy(board: Board) -> str:
    """Buy the first skill within reach; return its name."""
    skill = board.page.locator('.skill[aria-disabled="false"]').first
    name = skill.locator("b").inner_text()
    before = board.person.moved
    board.click(skill)
    way = board.page.locator(".shop .ways button").first
    if way.count():
        board.click(way)
    board.person.wait_for_own_move(before)
    return name


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "en"), pytest.param(PHONE, "de", marks=pytest.mark.soak)],
    ids=["desktop-en", "phone-de"],
)
def test_purchases_and_the_next_episode(sit: Sit, size: tuple[int, int], language: str) -> None:
    """A skill is bought for stars, the result shows ranks, and the next episode begins with what was carried over."""
    ada = sit(size=size, language=language)
    board = go_on(ada, at_a_purchase())
    board.wait_for_table()
    ada.check_page()
    assert not board.page.evaluate(CUT)
    name = buy(board)
    while board.step():
        pass
    expect(board.page.locator("h2#end")).to_be_visible()
    ada.check_page()
    board.click(board.page.locator(".end footer .primary"))
    board.page.wait_for_url(lambda url: ada.table in url)
    board.page.wait_for_selector(PAGE)
    expect(board.page.locator(f"{PAGE} .over")).to_contain_text("2")
    for seat in (1, 2, 3):  # for a new evening every seat is its owner's again
        ada.post(f"/api/tables/{ada.table}/seats/{seat}/bot", {"bot": "greedy"})
    board.read()
    board.lay_aside()
    board.click(board.page.locator(".bridge .book"))
    board.click(board.page.locator('[data-chapter="campaign"]'))
    expect(board.page.locator(".campaign .path h3")).to_have_count(2)
    expect(board.page.locator(".campaign .officers")).to_contain_text(name)
    ada.check_page()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("size", "language", "hand"),
    [
        (DESKTOP, "en", "mouse"),
        (DESKTOP, "de", "keys"),
        (WIDE, "de", "mouse"),
        (TABLET, "en", "finger"),
        (PHONE, "de", "mouse"),
        (PHONE, "en", "finger"),
    ],
    ids=["desktop-mouse", "desktop-keys", "wide-mouse", "tablet-finger", "phone-mouse", "phone-finger"],
)
def test_an_episode_against_three_bots(sit: Sit, size: tuple[int, int], language: str, hand: Hand) -> None:
    """The whole first episode through the board, and the first moves of the second."""
    ada = sit(size=size, language=language, theme="light" if language == "de" else "dark", touch=hand == "finger")
    board = open_table(ada, 4, 3, hand)
    board.ready()
    check(board)
    done = board.finish()
    assert {"take-card", "propose", "assign", "deploy", "pick-option"} <= done
    assert len(board.pages) > 4
    ada.check_page()
    switch_back = "de" if language == "en" else "en"
    board.click(board.page.locator(".end footer .primary"))
    board.page.wait_for_selector(PAGE)
    board.ready()
    ada.speak(switch_back)
    for _ in range(6):
        board.step()
    board.ready()
    check(board)
