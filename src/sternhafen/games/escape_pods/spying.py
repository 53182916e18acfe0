"""Spy: who is who (PODS-4.15 to 4.17)."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import SPY_HAVEN, SPY_POD, SpyOnHaven, SpyOnPod
from sternhafen.games.escape_pods.components import HAVENS, OWNER, PODS
from sternhafen.games.escape_pods.events import HavenSpied, PodSpied
from sternhafen.games.escape_pods.state import Pods


def can_spy(s: Pods) -> bool:
    """Return whether there is any crew to look at (PODS-4.17)."""
    return any(s.aboard) or any(s.arrived)


def look_at(s: Pods, seat: int, tags: tuple[int, ...]) -> bool:
    """Record that a seat has seen some crew; return whether it learnt anything (PODS-10.6)."""
    news = False
    for tag in tags:
        if OWNER[tag] != seat and not s.seen[tag] >> seat & 1:
            s.seen[tag] |= 1 << seat
            news = True
    return news


class Spying(Ask):
    """Which pod or haven is looked into? (PODS-4.15)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-4.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SpyOnPod, SpyOnHaven)

    def candidates(self, s: Pods) -> list[Action]:
        return SPY_POD + SPY_HAVEN

    def legal(self, s: Pods) -> list[Action]:
        found = [SPY_POD[pod] for pod in range(PODS) if s.aboard[pod]]
        for haven in range(HAVENS):
            if s.arrived[haven]:
                found.append(SPY_HAVEN[haven])
        return found

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if isinstance(action, SpyOnPod):
            return None if s.aboard[action.pod] else Illegal("nobody-in-pod", "PODS-4.17", {"pod": action.pod})
        return None if s.arrived[action.haven] else Illegal("nobody-in-haven", "PODS-4.17", {"haven": action.haven})

    def play(self, s: Pods, action: Any) -> None:
        seat = self.seat
        tags: tuple[int, ...] = s.aboard[action.pod] if isinstance(action, SpyOnPod) else s.arrived[action.haven]
        news = look_at(s, seat, tags)
        if not s.telling:
            return
        kinds = tuple([s.crew[tag] for tag in tags])
        if isinstance(action, SpyOnPod):
            s.tell(PodSpied(seat=seat, pod=action.pod, crew=tags, kinds=kinds, to=1 << seat, reveals=news))
        else:
            s.tell(HavenSpied(seat=seat, haven=action.haven, crew=tags, kinds=kinds, to=1 << seat, reveals=news))
