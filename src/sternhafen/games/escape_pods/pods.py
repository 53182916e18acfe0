"""Pods without crew: back into a hangar or the bay (PODS-7)."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import STOW_IN, Stow
from sternhafen.games.escape_pods.components import BAY, CAPACITY, HANGAR_CAPACITY, HANGAR_PLACES, MINIS
from sternhafen.games.escape_pods.events import MiniStowed, PodStowed
from sternhafen.games.escape_pods.state import Pods


def empty_hangars(s: Pods, pod: int) -> list[int]:
    """Return the empty hangars that fit a pod."""
    return [
        hangar
        for hangar, place in enumerate(HANGAR_PLACES)
        if HANGAR_CAPACITY[hangar] == CAPACITY[pod] and place not in s.places
    ]


def return_if_empty(s: Pods, seat: int, pod: int) -> None:
    """Send a pod that has lost its last crew member home; ask where if there is a choice (PODS-7.1, 7.2, 16.4)."""
    if s.aboard[pod]:
        return
    if pod < MINIS:
        s.places[pod] = BAY
        if s.telling:
            s.tell(MiniStowed(pod=pod))
        return
    hangars = empty_hangars(s, pod)
    if len(hangars) > 1:
        s.push(Stowing(seat, pod))
    else:
        stow(s, pod, hangars[0])


def stow(s: Pods, pod: int, hangar: int) -> None:
    """Put a pod into a hangar."""
    s.places[pod] = HANGAR_PLACES[hangar]
    if s.telling:
        s.tell(PodStowed(pod=pod, hangar=hangar))


class Stowing(Ask):
    """Into which hangar does the empty pod go? (PODS-7.1); it stands where it lost its crew until that is said."""

    __slots__ = ("pod",)
    rule: ClassVar[str] = "PODS-7.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Stow,)

    def __init__(self, seat: int, pod: int) -> None:
        self.seat = seat
        self.pod = pod

    def candidates(self, s: Pods) -> list[Action]:
        return STOW_IN

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if HANGAR_CAPACITY[action.hangar] != CAPACITY[self.pod]:
            return Illegal("hangar-size", "PODS-1.10", {"hangar": action.hangar, "pod": self.pod})
        if HANGAR_PLACES[action.hangar] in s.places:
            return Illegal("hangar-full", "PODS-7.1", {"hangar": action.hangar})
        return None

    def play(self, s: Pods, action: Any) -> None:
        stow(s, self.pod, action.hangar)
