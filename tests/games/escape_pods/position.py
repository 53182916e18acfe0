"""Positions for tests: a table in some turn, pods and havens filled at will, and play that is checked."""

from __future__ import annotations

from typing import Any

from sternhafen.engine import Action, Event, Outcome
from sternhafen.games.escape_pods import TITLE
from sternhafen.games.escape_pods.actions import Activate, Assign, EndTurn
from sternhafen.games.escape_pods.components import KINDS
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.escape_pods.state import enter_pod, leave_reserve
from sternhafen.games.escape_pods.turns import TURN

K, W, I = range(3)  # noqa: E741  # the letters of the rulebook
MINI_A, MINI_B, MINI_C, TWO_A, TWO_B, THREE = range(6)
HG1, HG2, HG3 = 14, 15, 16
BAY = 0


def opening(seats: int = 3, seed: int = 1, **options: Any) -> EscapePods:
    """Return the first question of a game."""
    state = TITLE.start(PodsOptions(**options), seats, seed)
    assert isinstance(state, EscapePods)
    return state


def table(seats: int = 3, seat: int = 0, **options: Any) -> EscapePods:
    """Return a game in an ordinary turn of a seat, in round two, with seat 0 as start player."""
    s = opening(seats, **options)
    s.start, s.active, s.round, s.left = 0, seat, 2, 2
    s.agenda[:] = [TURN[seat]]
    return s


def crew(s: EscapePods, text: str) -> int:
    """Take somebody out of a reserve: ``1W`` is a scientist of seat 1; return the tag."""
    return leave_reserve(s, int(text[0]), "KWI".index(text[1]))


def fill(s: EscapePods, pod: int, sector: int, *people: str) -> list[int]:
    """Put a pod with crew into a sector; return the tags."""
    s.places[pod] = sector
    tags = [crew(s, text) for text in people]
    for tag in tags:
        enter_pod(s, tag, pod)
    return tags


def settle(s: EscapePods, haven: int, *people: str) -> list[int]:
    """Let crew have arrived at a haven, whose marker goes behind them if it must; return the tags."""
    tags = [crew(s, text) for text in people]
    s.arrived[haven] += tuple(tags)
    if 0 < s.markers[haven] <= len(s.arrived[haven]):
        s.markers[haven] = (len(s.arrived[haven]) + 1) % 6
    return tags


def cards(s: EscapePods, *face_up: int) -> None:
    """Let some explosion cards lie face up."""
    everything = {*s.pool, *s.under, *s.face_up}
    s.face_up, s.under = face_up, ()
    s.pool = tuple(sorted(everything - set(face_up)))


def wreck(s: EscapePods, *sectors: int) -> None:
    """Put debris on sectors, their explosion cards being used."""
    for sector in sectors:
        s.debris |= 1 << sector
        s.pool = tuple(card for card in s.pool if card != sector)
    if set(s.face_up) & set(sectors):
        cards(s, *s.pool[: len(s.face_up)])
        s.pool = tuple(card for card in s.pool if not s.debris >> card & 1)


def kinds(s: EscapePods, seat: int) -> tuple[int, ...]:
    return tuple(s.reserve[seat * KINDS : seat * KINDS + KINDS])


def do(s: EscapePods, *actions: Action) -> EscapePods:
    """Play actions of whoever is asked, each of which must be legal."""
    s.verify()
    for action in actions:
        seat = s.first_asked()
        illegal = s.explain(seat, action)
        assert illegal is None, f"{action}: {illegal}"
        assert action in s.legal(seat), f"{action} is not listed"
        s.play(seat, action)
        s.verify()
    return s


def use(s: EscapePods, action: int, *then: Action) -> EscapePods:
    """Choose an action, paid by the first type in reserve, and give the answers that follow."""
    seat = s.first_asked()
    marker = next(kind for kind in range(KINDS) if s.reserve[seat * KINDS + kind])
    return do(s, Activate(action, marker), *then)


def told(s: EscapePods, *actions: Action) -> list[Event]:
    """Play actions and return what was told."""
    s.listen()
    do(s, *actions)
    return s.told()


def why(s: EscapePods, action: Action) -> str:
    """Return the code and the rule by which the one asked may not do something."""
    illegal = s.explain(s.first_asked(), action)
    assert illegal is not None, f"{action} is allowed"
    assert action not in s.legal(s.first_asked()), f"{action} is listed"
    return f"{illegal.code} {illegal.rule}"


def can(s: EscapePods, action: int) -> bool:
    """Return whether an action can be chosen by the one asked, with any marker."""
    return any(isinstance(a, Activate) and a.action == action for a in s.legal(s.first_asked()))


def end(s: EscapePods) -> EscapePods:
    return do(s, EndTurn())


def scored(s: EscapePods) -> Outcome:
    """Let every owner take the first space that fits, and return the outcome."""
    while s.asked():
        action = s.legal(s.first_asked())[0]
        assert isinstance(action, Assign)
        do(s, action)
    outcome = s.outcome()
    assert outcome is not None
    return outcome


def first(s: EscapePods, kind: type[Action]) -> Action:
    """Return the first legal action of a kind."""
    return next(action for action in s.legal(s.first_asked()) if isinstance(action, kind))


def buoy(s: EscapePods, number: int, space: int) -> None:
    """Put a buoy of the reserve onto the board."""
    s.buoys[space], s.stock = number, s.stock & ~(1 << number)
