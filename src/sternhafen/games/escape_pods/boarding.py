"""Board: taking somebody else's seat (PODS-5.1 to 5.5, 5.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import BOARD_POD, BOARD_RESERVE, BoardFromPod, BoardFromReserve
from sternhafen.games.escape_pods.components import COLOURS, KINDS, NEAR, OWNER, PODS, SHIP
from sternhafen.games.escape_pods.events import PodBoarded, ShipBoarded
from sternhafen.games.escape_pods.state import (
    Pods,
    enter_pod,
    has_own,
    leave_pod,
    leave_reserve,
    pod_of,
    rejoin_reserve,
)


def strangers(s: Pods, seat: int) -> int:
    """Return the places of all pods that hold crew of other colours."""
    mask = 0
    for pod, crew in enumerate(s.aboard):
        if COLOURS[crew] & ~(1 << seat):
            mask |= 1 << s.places[pod]
    return mask


def can_board(s: Pods, seat: int, reserve: int) -> bool:
    """Return whether a seat can board, with so many in reserve beside the marker (PODS-5.1 to 5.3)."""
    others = strangers(s, seat)
    if reserve and others & SHIP:
        return True
    if others:
        for pod in range(PODS):
            if NEAR[s.places[pod]] & others and has_own(s, pod, seat):
                return True
    return False


class Boarding(Ask):
    """Who changes places with whom? (PODS-5.1, 5.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-5.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (BoardFromPod, BoardFromReserve)

    def candidates(self, s: Pods) -> list[Action]:
        found: list[Action] = []
        aboard = [tag for pod in range(PODS) for tag in s.aboard[pod]]
        for other in aboard:
            if OWNER[other] != self.seat:
                found += [BOARD_POD[tag][other] for tag in aboard if OWNER[tag] == self.seat]
                found += [BOARD_RESERVE[kind][other] for kind in range(KINDS)]
        return found

    def exchanges(self, s: Pods) -> list[tuple[int, list[int], list[int]]]:
        """Return everybody whose seat can be taken, with the own crew and the types of the reserve that can take it."""
        seat, places = self.seat, s.places
        kinds = [kind for kind in range(KINDS) if s.reserve[seat * KINDS + kind]]
        own = [(tag, NEAR[places[pod]]) for pod, crew in enumerate(s.aboard) for tag in crew if OWNER[tag] == seat]
        found: list[tuple[int, list[int], list[int]]] = []
        for pod, crew in enumerate(s.aboard):
            if COLOURS[crew] & ~(1 << seat):
                place = places[pod]
                near = [tag for tag, beside in own if beside >> place & 1]
                reserve = kinds if SHIP >> place & 1 else []
                if near or reserve:
                    for other in crew:
                        if OWNER[other] != seat:
                            found.append((other, near, reserve))
        return found

    def legal(self, s: Pods) -> list[Action]:
        found: list[Action] = []
        for other, near, reserve in self.exchanges(s):
            found += [BOARD_POD[tag][other] for tag in near]
            found += [BOARD_RESERVE[kind][other] for kind in reserve]
        return found

    def sample(self, s: Pods, random: Callable[[], float]) -> Action:
        found = self.exchanges(s)
        k = int(random() * sum([len(near) + len(reserve) for _, near, reserve in found]))
        for other, near, reserve in found:
            if k < len(near):
                return BOARD_POD[near[k]][other]
            k -= len(near)
            if k < len(reserve):
                return BOARD_RESERVE[reserve[k]][other]
            k -= len(reserve)
        raise AssertionError("nobody can board, but the action was chosen")

    def check(self, s: Pods, action: Any) -> Illegal | None:
        pod = pod_of(s, action.other)
        if pod < 0:
            return Illegal("crew-not-in-pod", "PODS-5.1", {"crew": action.other})
        if OWNER[action.other] == self.seat:
            return Illegal("own-crew", "PODS-5.1", {"crew": action.other})
        if isinstance(action, BoardFromPod):
            return self.refuse_pod(s, action.crew, pod)
        if not s.reserve[self.seat * KINDS + action.kind]:
            return Illegal("none-in-reserve", "PODS-5.2", {"kind": action.kind})
        if not SHIP >> s.places[pod] & 1:
            return Illegal("pod-far-from-ship", "PODS-5.2", {"pod": pod})
        return None

    def refuse_pod(self, s: Pods, tag: int, pod: int) -> Illegal | None:
        """Return why a crew member may not board a pod from its own."""
        if OWNER[tag] != self.seat:
            return Illegal("not-your-crew", "PODS-5.19")
        origin = pod_of(s, tag)
        if origin < 0:
            return Illegal("crew-not-in-pod", "PODS-5.1", {"crew": tag})
        if not NEAR[s.places[origin]] >> s.places[pod] & 1:
            return Illegal("pods-not-adjacent", "PODS-5.1", {"pod": origin, "other": pod})
        return None

    def play(self, s: Pods, action: Any) -> None:
        if isinstance(action, BoardFromPod):
            board_from_pod(s, self.seat, action.crew, action.other)
        else:
            board_from_reserve(s, self.seat, action.kind, action.other)


def board_from_pod(s: Pods, seat: int, tag: int, other: int) -> None:
    """Let two crew members in neighbouring pods take each other's seat (PODS-5.1)."""
    pod, origin = pod_of(s, other), pod_of(s, tag)
    leave_pod(s, other, pod)
    leave_pod(s, tag, origin)
    enter_pod(s, tag, pod)
    enter_pod(s, other, origin)
    if s.telling:
        s.tell(PodBoarded(seat=seat, crew=tag, pod=pod, other=other, origin=origin))


def board_from_reserve(s: Pods, seat: int, kind: int, other: int) -> None:
    """Let one of the reserve take a seat; who sat there goes back to the own reserve (PODS-5.2)."""
    pod = pod_of(s, other)
    leave_pod(s, other, pod)
    rejoin_reserve(s, other)
    tag = leave_reserve(s, seat, kind)
    enter_pod(s, tag, pod)
    if s.telling:
        s.tell(ShipBoarded(seat=seat, crew=tag, pod=pod, other=other, kind=kind, to=1 << seat))
