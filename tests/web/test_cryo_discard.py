"""Cryo's discard pile: it lies open, so anybody may look through it and read what its cards do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.view import CryoView
from sternhafen.text import Words
from tests.web.cryo_page import Board
from tests.web.people import DESKTOP, PHONE, Person
from tests.web.prepared import played, resume

Sit = Callable[..., Person]


def discarded(match: Match) -> tuple[int, ...]:
    """Return what lies on the discard pile."""
    view = match.state.view(0)
    assert isinstance(view, CryoView)
    return view.discard


@pytest.mark.rule("CRYO-8.11")
@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "de")], ids=["desktop-en", "phone-de"])
def test_anybody_may_look_through_the_discard_pile(sit: Sit, size: tuple[int, int], language: str) -> None:
    match = played(CRYO, lambda match: len(discarded(match)) > 2, seats=2)
    ada, words = sit(size=size, language=language), Words(language, CRYO)
    resume(ada, match)
    ada.wait_for_question()
    board = Board(ada)
    board.clear_the_view()
    if size == PHONE:
        board.open_tab("hand")
    pile = ada.page.locator("[data-tab=discard]")
    expect(pile).to_contain_text(str(len(discarded(match))))
    pile.click()
    for card in set(discarded(match)):
        shown = ada.page.locator(f'[data-discarded="{card}"]')
        for kind in ("upgrade", "upgrade-text", "mission", "mission-text", "vehicle", "scrap"):
            expect(shown).to_contain_text(words.name(kind, card))
    assert ada.page.locator("[data-discarded]").count() == len(set(discarded(match)))
    ada.check_page()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-discarded]")).to_have_count(0)
