"""A lesson for those who do not see the page: it is taken by what is announced, by roles and names, and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.games import HOUSE_TITLES
from sternhafen.lessons import lesson
from tests.web.listener import Listener
from tests.web.people import Person

Sit = Callable[..., Person]
FIRST = "escape-pods"
OTHERS = [package.replace("_", "-") for package in HOUSE_TITLES if package != "escape_pods"]


@pytest.mark.parametrize("title", [FIRST, *(pytest.param(other, marks=pytest.mark.soak) for other in OTHERS)])
def test_a_whole_lesson_is_taken_by_ear(sit: Sit, title: str) -> None:
    ada, taught = sit(), lesson(title, 1)
    listener = Listener(ada)
    ada.enter()
    ada.page.goto(f"{ada.address}/learn/{title}")
    begin = ada.page.get_by_role("button", name=f"Begin: {taught.name.en}")
    expect(begin).to_be_enabled()
    ada.press_enter(begin)
    told = [number for number, step in enumerate(taught.steps, 1) if step.kind != "play" or step.say is not None]
    assert listener.take(taught.name.en) == told  # each once; what others do is told as well, where there are words
