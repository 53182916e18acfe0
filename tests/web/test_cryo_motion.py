"""Cryo in motion: a move is told where it happens, cause before effect, and the end is counted on the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.actions import Settle
from tests.web.cryo_page import Board
from tests.web.people import Person
from tests.web.prepared import ended, open_game, played, resume

Sit = Callable[..., Person]

WATCH = """() => {
  window.seen = [];
  const note = one => {
    const below = document.querySelector('.cryo [data-tab="ship"]') !== null;
    const [path] = one.getAnimations();
    const { delay, duration } = path?.effect.getTiming() ?? {};
    const frames = path?.effect.getKeyframes().length;
    window.seen.push({piece: one.dataset.piece, below, begins: delay, ends: delay + duration, stops: frames});
  };
  new MutationObserver(changes => {
    for (const change of changes)
      for (const one of change.addedNodes) if (one.matches?.(".flight")) note(one);
  }).observe(document.querySelector(".air"), {childList: true});
}"""
PRIZES = """() => {
  window.prizes = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".prize"))
      window.prizes.add(one.closest("[transform]").parentElement.querySelector("[data-target]").dataset.target);
  }).observe(document, {childList: true, subtree: true});
}"""


def test_a_vehicle_drives_through_its_tunnel_before_its_pods_get_off(sit: Sit) -> None:
    """The eye stays below the ice until they have settled."""
    ada = sit(moving=True)
    resume(ada, played(CRYO, lambda one: isinstance(one.state.legal(0)[0], Settle), seats=2))
    board = Board(ada)
    ada.wait_for_question()
    board.rest()
    expect(ada.page.locator(".cryo .waiting .vehicle")).to_have_count(1)
    ada.page.evaluate(WATCH)
    board.act(board.advice())
    ada.page.wait_for_function("window.seen.length > 1")
    vehicle, *pods = ada.page.evaluate("window.seen")
    assert vehicle["piece"] == "vehicle"
    assert vehicle["stops"] >= 2
    assert all(pod["piece"] == "pod" and pod["begins"] >= vehicle["ends"] for pod in pods)
    assert all(one["below"] for one in (vehicle, *pods))
    expect(ada.page.locator(".flight")).to_have_count(0)


def test_the_end_is_counted_cave_by_cave_on_the_board(sit: Sit) -> None:
    """Every cave that pays somebody lights up with the points, then the result comes up."""
    ada = sit(moving=True)
    ada.context.add_init_script("localStorage.setItem('sternhafen-speed', 'fast')")
    ada.context.add_init_script(f"({PRIZES})()")
    match = ended(CRYO, 2)
    open_game(ada, match)
    expect(ada.page.locator("h2#end")).to_be_visible()
    forecast = CRYO.forecast
    assert forecast is not None
    sides = forecast(match.state, None).sides  # type: ignore[attr-defined]  # a struct of this title
    paying = {f"cave:{cave}" for side in sides for cave, points in enumerate(side.caves) if points > 0}
    assert set(ada.page.evaluate("[...window.prizes]")) == paying
