"""Scenes of Gen7's second edition on the board: what they bring is seen, said and explained, and the ship has room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.view import Gen7View, SceneView
from tests.web.gen7_page import Board
from tests.web.measuring import too_small
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import resume
from tests.web.second_watch_games import (
    BOOK,
    with_a_figure,
    with_a_relay,
    with_posts_and_hidden_tasks,
    with_teams,
)
from tests.web.test_boards import TABLET, WIDE

Sit = Callable[..., Person]
LEAST_ROOM = 80
"""Pixels of a room's height at least, whatever the scene brings."""


def scene_of(match: Match) -> SceneView:
    view = match.state.view(0)
    assert isinstance(view, Gen7View)
    assert view.scene is not None
    return view.scene


def at_table(person: Person, match: Match) -> Board:
    resume(person, match)
    board = Board(person)
    board.wait_for_table()
    return board


def explained(board: Board, thing: str, words: str) -> None:
    """Point at a thing and read its card."""
    board.page.locator(f'.gen7 [data-thing="{thing}"], .gen7 [data-target="{thing}"]').first.hover()
    expect(board.page.locator(".popover[data-skin=info]")).to_contain_text(words)


def test_teams_stand_beside_the_ship_and_the_own_reason_in_ones_papers(sit: Sit) -> None:
    match = with_teams()
    scene = scene_of(match)
    board = at_table(sit(), match)
    teams = board.page.locator('.scene [data-thing^="team:"]')
    expect(teams).to_have_count(2)
    explained(board, f"team:{scene.teams[0]}", "You stay in yours")
    reason = board.page.locator('[data-thing^="reason:"]')
    expect(reason).to_contain_text(str(name_of(BOOK, "reason", scene.reason, "en")))
    board.page.locator('[data-tab="crew"]').click()
    expect(reason).to_have_count(0)


def test_a_relay_shows_its_links_and_says_whose_die_came_last(sit: Sit) -> None:
    match = with_a_relay()
    links, value, _ = scene_of(match).chain
    board = at_table(sit(), match)
    station = board.page.locator(".group:has(.badge)").first
    expect(station.locator(".badge")).to_have_text(str(links))
    target = station.get_attribute("data-alarm") or ""
    expect(station).to_contain_text(f"{links} links, the last die a {value}")
    explained(board, target, "comes from another hand")


def test_a_post_and_what_lies_face_down_explain_themselves(sit: Sit) -> None:
    board = at_table(sit(language="de"), with_posts_and_hidden_tasks())
    explained(board, "unseen", "Noch kennt sie niemand")
    post = board.page.locator(".group:has(.badge)").first.get_attribute("data-alarm") or ""
    explained(board, post, "Ein Posten.")


def test_a_figure_stands_in_its_room(sit: Sit) -> None:
    match = with_a_figure()
    (token, room), *_ = scene_of(match).tokens
    board = at_table(sit(), match)
    figure = board.page.locator(f'[data-room="{room}"] [data-thing="token:{token}"]')
    expect(figure).to_have_text(str(name_of(BOOK, "token", token, "en")))
    explained(board, f"token:{token}", "A figure of the story")


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [
        (DESKTOP, "de", "light"),
        pytest.param(WIDE, "en", "dark", marks=pytest.mark.soak),
        pytest.param(TABLET, "de", "dark", marks=pytest.mark.soak),
        (PHONE, "en", "light"),
    ],
    ids=["desktop", "wide", "tablet", "phone"],
)
def test_a_scene_can_be_read_and_leaves_the_ship_its_room(
    sit: Sit, size: tuple[int, int], language: str, theme: Literal["dark", "light"]
) -> None:
    """Where there is least room; the long tests look at larger windows, too."""
    touch = size in (TABLET, PHONE)
    ada = sit(size=size, language=language, theme=theme, touch=touch)
    board = at_table(ada, with_teams())
    small = too_small(ada.page, touch, ".gen7")
    assert not small, "\n".join(small)
    if size != PHONE:  # there the decks fold
        rooms = board.page.locator(".room")
        assert min(rooms.evaluate_all("rooms => rooms.map(room => room.clientHeight)")) >= LEAST_ROOM
    ada.check_page()
