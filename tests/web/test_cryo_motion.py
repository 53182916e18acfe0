"""Cryo in motion: a move is told where it happens, cause before effect, and the end is counted on the board."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from sternhafen.engine import Match
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.actions import Recall, Resolve, Settle
from sternhafen.games.cryo.aliases import NO_TILE
from sternhafen.games.cryo.data.tables import INCIDENT_EFFECT, SABOTAGE
from sternhafen.games.cryo.rules.incidents import NO_CHAMBER, next_chamber
from sternhafen.games.cryo.state import CryoState
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
STRUCK = """chamber => {
  window.struck = null;
  const delay = one => one ? parseFloat(one.style.animationDelay) : null;
  new MutationObserver(() => {
    const burst = document.querySelector('.light[data-show="burst"]');
    if (!burst || window.struck) return;
    const spot = document.querySelector(`[data-target="chamber:${chamber}"]`);
    const lost = spot.parentElement.querySelector('[style*="cryo-leave"]');
    const tile = document.querySelector('[data-target^="incident"] [style*="cryo-leave"]');
    const [flash] = burst.getAnimations();
    window.struck = {bursts: flash.effect.getTiming().delay, cracks: delay(spot.querySelector('g[style]')),
      pods: lost?.querySelectorAll('.pod').length, go: delay(lost), tile: delay(tile)};
  }).observe(document.querySelector('.cryo'), {childList: true, subtree: true});
}"""
LIFTED = """() => {
  window.lifted = 0;
  new MutationObserver(() => {
    window.lifted = Math.max(window.lifted, document.querySelectorAll('.light[data-show="lift"]').length);
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


def state_of(match: Match) -> CryoState:
    assert isinstance(match.state, CryoState)
    return match.state


def sabotage(match: Match) -> Resolve | None:
    """Return how the first seat can let a sabotage strike a chamber in which somebody sleeps."""
    state = state_of(match)
    for action in state.legal(0):
        if isinstance(action, Resolve) and (tile := state.incidents[action.section]) != NO_TILE:
            chamber = next_chamber(state, action.section)
            asleep = chamber != NO_CHAMBER and any(side.stasis[chamber] for side in state.sides)
            if INCIDENT_EFFECT[tile] == SABOTAGE and asleep:
                return action
    return None


def test_a_sabotage_is_seen_to_strike_before_anything_is_gone(sit: Sit) -> None:
    """The tile flashes, then the glass cracks and the pods behind it dim; until then they are seen as they were."""
    ada = sit(moving=True)
    match = played(CRYO, lambda one: sabotage(one) is not None, seats=2)
    action = sabotage(match)
    assert action is not None
    chamber = next_chamber(state_of(match), action.section)
    resume(ada, match)
    board = Board(ada)
    ada.wait_for_question()
    ada.page.evaluate(STRUCK, chamber)
    board.wish(("resolve", {"section": action.section}))
    ada.page.wait_for_function("window.struck")
    struck = ada.page.evaluate("window.struck")
    assert 0 < struck["tile"] <= struck["bursts"] == struck["cracks"] == struck["go"]
    assert struck["pods"] == sum(side.stasis[chamber] > 0 for side in state_of(match).sides)
    expect(ada.page.locator('[style*="cryo-leave"]')).to_have_count(0)


def test_all_drones_out_light_up_together_when_they_are_recalled(sit: Sit) -> None:
    ada = sit(moving=True)
    match = played(
        CRYO, lambda one: Recall() in one.state.legal(0) and state_of(one).sides[0].docks.bit_count() > 1, seats=2
    )
    resume(ada, match)
    board = Board(ada)
    ada.wait_for_question()
    ada.page.evaluate(LIFTED)
    board.wish(("recall", {}))
    ada.page.wait_for_function("window.lifted > 1")


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
