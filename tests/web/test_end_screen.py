"""The end of a game: who won, and by what points, at a glance on every screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sternhafen.games import title as title_by_id
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import ended, open_file

Sit = Callable[..., Person]
TABLET = (820, 1180)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("title", ["cryo", "planet-unknown", "escape-pods", "gen7"])
def test_no_points_have_to_be_pushed_into_sight(sit: Sit, title: str, size: tuple[int, int], tmp_path: Path) -> None:
    """In German, whose words are longer."""
    ada = sit(size=size, language="de")
    open_file(ada, ended(title_by_id(title), 3), tmp_path)
    result = ada.page.locator("dialog[open] .scroll")
    expect(result.locator("tbody tr")).to_have_count(3)
    assert result.evaluate("one => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_every_kind_of_points_stands_with_its_name(sit: Sit, language: str, tmp_path: Path) -> None:
    ada = sit(size=PHONE, language=language)
    open_file(ada, ended(title_by_id("planet-unknown"), 1), tmp_path)
    kinds = ada.page.locator("dialog[open] tbody .kind")
    expect(kinds).to_have_count(8)
    named = kinds.evaluate_all("all => all.map(one => getComputedStyle(one, '::before').content)")
    assert len(set(named)) == len(named)
    assert all(len(name) > len('""') for name in named)
