"""The end of a game: who won, and by what points, at a glance on every screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, expect

from sternhafen.bots.choose import bot
from sternhafen.engine import Match
from sternhafen.games import title as title_by_id
from tests.web.conftest import Company, Server
from tests.web.measuring import too_small
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import ended, open_game
from tests.web.screens import LANGUAGES

OWN_AND_RIVAL = ('[data-seat="0"]', '[data-side="rival"]')
Sit = Callable[..., Person]
TABLET = (820, 1180)


def lively(name: str, seats: int, seed: int) -> Match:
    """Return a game that bots played to its end with some sense, so that somebody wins it."""
    title, rng = title_by_id(name), random.Random(seed)
    match = Match.new(title, seats, seed)
    while not match.over:
        seat = next(iter(match.state.asked()))
        match.play(seat, bot("greedy")(title, match.state, seat, rng))
    return match


@pytest.fixture(scope="module", params=["cryo", "planet-unknown", "escape-pods", "gen7"])
def at_the_end(server: Server, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Person]:
    """Somebody at the end of a game of three, in German, whose words are longer."""
    company = Company(browser, server.address)
    ada = company(language="de")
    open_game(ada, ended(title_by_id(request.param), 3))
    yield ada
    company.part()


def test_no_points_have_to_be_pushed_into_sight(at_the_end: Person) -> None:
    ada = at_the_end
    result = ada.page.locator(".end .scroll")
    expect(result.locator("tbody tr")).to_have_count(3)
    for width, height in (TABLET, PHONE, DESKTOP):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert result.evaluate("one => one.scrollWidth <= one.clientWidth"), f"at {width}×{height}"


@LANGUAGES
def test_on_a_phone_every_kind_of_points_stands_with_its_name(sit: Sit, language: str) -> None:
    ada = sit(size=PHONE, language=language)
    open_game(ada, ended(title_by_id("planet-unknown"), 1))
    kinds = ada.page.locator(".end tbody .kind")
    expect(kinds).to_have_count(8)
    named = kinds.evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    assert len(set(named)) == len(named)
    assert all(len(name) > len('""') for name in named)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_the_end_is_in_the_dock_and_leaves_the_board_in_sight(sit: Sit, size: tuple[int, int], theme: str) -> None:
    ada = sit(size=size, theme=theme, language="de", touch=size == PHONE)
    open_game(ada, ended(title_by_id("escape-pods"), 3))
    end = ada.page.locator("section.end")
    expect(end.locator(".curve").first).to_be_visible()
    assert ada.page.locator("dialog[open]").count() == 0
    box = end.bounding_box()
    assert box is not None
    assert box["height"] <= 0.6 * size[1]
    small = too_small(ada.page, size == PHONE, "section.end")
    assert not small, small
    ada.check_page()
    ada.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    ada.page.get_by_role("button", name="Ergebnis").first.click()
    expect(end).to_be_visible()


@pytest.mark.parametrize(
    ("language", "kind"),
    [pytest.param("en", "The difference:", marks=pytest.mark.soak), ("de", "Den Unterschied macht:")],
)
def test_it_says_what_decided_the_game_and_shows_that_turn(sit: Sit, language: str, kind: str) -> None:
    ada = sit(language=language)
    match = lively("escape-pods", 3, 3)
    open_game(ada, match)
    told = ada.page.locator(".decided")
    expect(told).to_contain_text(kind)
    scores = ada.page.evaluate("async id => (await fetch(`/api/tables/${id}/scores`)).json()", ada.table)
    turn = scores["decided"]["turn"]
    expect(told).to_contain_text(str(turn["entry"] + 1))
    expect(ada.page.locator(".end .mark")).to_have_attribute("data-seat", str(turn["seat"]))
    told.get_by_role("button").click()
    expect(ada.page).to_have_url(f"{ada.address}/t/{ada.table}/{turn['last'] + 1}")


def test_the_rival_has_a_curve_beside_the_players(sit: Sit) -> None:
    """It ends at the points that the table of results shows."""
    ada = sit()
    open_game(ada, ended(title_by_id("cryo"), 1))
    end = ada.page.locator("section.end")
    expect(end.locator(".curve")).to_have_count(2)
    expect(end.locator("figure li")).to_have_text([re.compile("Ada"), re.compile("Rival")])
    scores = ada.page.evaluate("async id => (await fetch(`/api/tables/${id}/scores`)).json()", ada.table)
    totals = {seat: float(end.locator(f"tr{row} .total b").inner_text()) for seat, row in enumerate(OWN_AND_RIVAL)}
    assert scores["scores"][-1] == [totals[0], totals[1]]
    assert len({row[1] for row in scores["scores"]}) > 10, "it is foreseen throughout the game"


def test_the_picture_to_share_is_one_of_the_board(at_the_end: Person, tmp_path: Path) -> None:
    """With the pieces and colours that stand on the screen, and a line of text below."""
    ada = at_the_end
    expect(ada.page.locator("section.end")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.page.locator("[data-share]").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    picture = Image.open(file).convert("RGB")
    scene = ada.page.locator("main.board .scene")
    shown = scene if scene.count() == 1 else ada.page.locator("main.board")
    board = shown.bounding_box()
    assert board is not None
    assert file.suffix == ".png"
    assert picture.width == pytest.approx(2 * board["width"], abs=2)
    assert picture.height > 2 * board["height"] + 80
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("section.end")).to_have_count(0)
    ada.page.mouse.move(0, 0)
    screen = Image.open(io.BytesIO(shown.screenshot(animations="disabled"))).convert("RGB")
    shared = picture.crop((0, 0, picture.width, int(2 * board["height"]))).resize(screen.size)
    apart = ImageStat.Stat(ImageChops.difference(screen, shared)).mean
    assert max(apart) < 9, f"it differs from the board on the screen by {apart}"
    line = picture.crop((0, int(2 * board["height"]), picture.width, picture.height))
    assert len(line.getcolors(100_000) or []) > 10  # letters, not an empty strip
    ada.page.get_by_role("button", name="Ergebnis").first.click()
    expect(ada.page.locator("section.end")).to_be_visible()
