"""Chapter 6: what pods may enter, and collisions with their displacements (PODS-6)."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal, Seat
from sternhafen.engine.bitset import contains, members, only, several
from sternhafen.games.escape_pods.actions import Move, Push
from sternhafen.games.escape_pods.aliases import BuoySpace, Pod, Sector, SectorSet
from sternhafen.games.escape_pods.data.tables import ADJACENT, ALL_SECTORS, CAPACITY, PODS, SECTORS
from sternhafen.games.escape_pods.events import BuoyUsed, PodLaunched, PodMoved, PodPushed, PodsSwapped
from sternhafen.games.escape_pods.state import NOBODY, PodsState, in_space, occupied, pod_in

NO_BUOY_SPACE = -1
"""The buoy space of a move that crosses none."""
NOT_CHOSEN = 0
"""The sector of a displaced pod whose target is still open."""

# What a pod may enter ----------------------------------------------------------------------------------------------


def sectors_ahead(s: PodsState, pod: Pod) -> SectorSet:
    """Return the sectors a pod in space may move into: a swap is always possible there (PODS-6.1 to 6.7)."""
    return ADJACENT[s.places[pod]] & ~s.debris & ~occupied(s, CAPACITY[pod])


def refuse_entry(s: PodsState, pod: Pod, sector: Sector) -> Illegal | None:
    """Return why a pod may not enter a sector, however it gets there (PODS-6.2, 6.3)."""
    if contains(s.debris, sector):
        return Illegal("debris", "PODS-6.2", {"sector": sector})
    if contains(occupied(s, CAPACITY[pod]), sector):
        return Illegal("larger-pod", "PODS-6.3", {"sector": sector, "pod": pod_in(s, sector)})
    return None


def refuse_move(s: PodsState, pod: Pod, sector: Sector) -> Illegal | None:
    """Return why a pod may not move into a sector from where it is (PODS-6.1)."""
    if not in_space(s, pod):
        return Illegal("pod-not-in-space", "PODS-6.13", {"pod": pod})
    if not contains(ADJACENT[s.places[pod]], sector):
        return Illegal("not-adjacent", "PODS-6.1", {"pod": pod, "sector": sector})
    return refuse_entry(s, pod, sector)


def push_targets(s: PodsState, pod: Pod, sector: Sector) -> SectorSet:
    """Return where the smaller pod in a sector may be displaced to when `pod` enters it (PODS-6.5, 6.9)."""
    pushed = pod_in(s, sector)
    targets = ADJACENT[sector] & ~s.debris & ~(1 << s.places[pod]) & ~occupied(s, CAPACITY[pushed])
    if CAPACITY[pushed] > 1:  # it may push a mini-pod on
        for target in members(targets & occupied(s)):
            if not second_push_targets(s, pod, sector, target):
                targets &= ~(1 << target)
    return targets


def second_push_targets(s: PodsState, pod: Pod, entered: Sector, sector: Sector) -> SectorSet:
    """Return where the second displaced pod of a chain may go from `sector` (PODS-6.9, 6.10).

    `pod` moves first and leaves its sector free; the first displaced pod comes from the sector it has `entered`.
    """
    still_occupied = occupied(s) & ~(1 << s.places[pod])
    return ADJACENT[sector] & ~s.debris & ~(1 << entered) & ~still_occupied


def can_launch(s: PodsState, pod: Pod, sector: Sector) -> bool:
    """Return whether a pod can leave its hangar; there is no swap with a hangar (PODS-4.9, 6.8)."""
    if contains(s.debris, sector):
        return False
    blocking = pod_in(s, sector)
    return blocking == NOBODY or (CAPACITY[blocking] < CAPACITY[pod] and push_targets(s, pod, sector) != 0)


# Carrying a move out -----------------------------------------------------------------------------------------------


def enter(s: PodsState, seat: Seat, pod: Pod, sector: Sector, space: BuoySpace = NO_BUOY_SPACE) -> None:
    """Move a pod into a sector; ask for displacements where there is a choice (PODS-6.4, 6.6, 6.14)."""
    if sector not in s.places:
        arrive(s, seat, pod, sector, space)
        return
    targets = push_targets(s, pod, sector)
    if not targets:
        swap(s, seat, pod, sector, space)
    elif several(targets):
        s.push(Displacing(seat, pod, sector, NOT_CHOSEN, space))
    else:
        push_first(s, seat, pod, sector, only(targets), space)


def push_first(s: PodsState, seat: Seat, pod: Pod, sector: Sector, first: Sector, space: BuoySpace) -> None:
    """Displace the first pod to `first`, which may hold a smaller one that goes on (PODS-6.9)."""
    if first not in s.places:
        pushed = pod_in(s, sector)
        arrive(s, seat, pod, sector, space)
        displace(s, pushed, first)
        return
    targets = second_push_targets(s, pod, sector, first)
    if several(targets):
        s.push(Displacing(seat, pod, sector, first, space))
    else:
        push_both(s, seat, pod, sector, first, only(targets), space)


def push_both(
    s: PodsState, seat: Seat, pod: Pod, sector: Sector, first: Sector, second: Sector, space: BuoySpace
) -> None:
    """Resolve a chain from its cause: the pod that moves, the first displaced one, then the second."""
    smallest, pushed = pod_in(s, first), pod_in(s, sector)
    arrive(s, seat, pod, sector, space)
    displace(s, pushed, first)
    displace(s, smallest, second)


def displace(s: PodsState, pod: Pod, sector: Sector) -> None:
    """Put a displaced pod into a sector, its crew with it (PODS-6.15)."""
    origin = s.places[pod]
    s.places[pod] = sector
    if s.recording:
        s.tell(PodPushed(pod=pod, origin=origin, sector=sector))


def swap(s: PodsState, seat: Seat, pod: Pod, sector: Sector, space: BuoySpace) -> None:
    """Let the two pods of a collision change places: there is nowhere else to go (PODS-6.7)."""
    pushed, origin = pod_in(s, sector), s.places[pod]
    arrive(s, seat, pod, sector, space)
    s.places[pushed] = origin
    if s.recording:
        s.tell(PodsSwapped(pod=pushed, origin=sector, sector=origin))


def arrive(s: PodsState, seat: Seat, pod: Pod, sector: Sector, space: BuoySpace) -> None:
    """Put the moving pod into its sector and say how it came there."""
    origin = s.places[pod]
    s.places[pod] = sector
    if not s.recording:
        return
    if space != NO_BUOY_SPACE:
        s.tell(BuoyUsed(seat=seat, pod=pod, space=space, origin=origin, sector=sector))
    elif contains(ALL_SECTORS, origin):
        s.tell(PodMoved(seat=seat, pod=pod, origin=origin, sector=sector))
    else:
        s.tell(PodLaunched(pod=pod, sector=sector))


# Questions ---------------------------------------------------------------------------------------------------------


class Displacing(Ask):
    """Where does the displaced pod go? (PODS-6.4 to 6.6, 6.9).

    `pod` wants to enter `sector`; `first` is the target of the first displaced pod once that has been chosen.
    """

    __slots__ = ("pod", "sector", "first", "space")
    rule: ClassVar[str] = "PODS-6.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Push,)

    def __init__(self, seat: Seat, pod: Pod, sector: Sector, first: Sector, space: BuoySpace) -> None:
        self.seat = seat
        self.pod = pod
        self.sector = sector
        self.first = first
        self.space = space

    def pushed(self, s: PodsState) -> Pod:
        """Return the pod that must make room."""
        return pod_in(s, self.first or self.sector)

    def targets(self, s: PodsState) -> SectorSet:
        """Return the sectors it may go to."""
        if self.first:
            return second_push_targets(s, self.pod, self.sector, self.first)
        return push_targets(s, self.pod, self.sector)

    def candidates(self, s: PodsState) -> list[Action]:
        return [Push(sector) for sector in range(1, SECTORS + 1)]

    def check(self, s: PodsState, action: Any) -> Illegal | None:
        target: Sector = action.sector
        origin, pushed = self.first or self.sector, self.pushed(s)
        if not contains(ADJACENT[origin], target):
            return Illegal("push-not-adjacent", "PODS-6.4", {"pod": pushed, "sector": target})
        if contains(s.debris, target):
            return Illegal("debris", "PODS-6.5", {"sector": target})
        if contains(self.targets(s), target):
            return None
        came_from = self.sector if self.first else s.places[self.pod]
        if target == came_from:
            return Illegal("push-back", "PODS-6.5", {"pod": pushed, "sector": target})
        if contains(occupied(s, CAPACITY[pushed]), target):
            return Illegal("larger-pod", "PODS-6.5", {"sector": target, "pod": pod_in(s, target)})
        return Illegal("push-dead-end", "PODS-6.9", {"sector": target, "pod": pod_in(s, target)})

    def play(self, s: PodsState, action: Any) -> None:
        if self.first:
            push_both(s, self.seat, self.pod, self.sector, self.first, action.sector, self.space)
        else:
            push_first(s, self.seat, self.pod, self.sector, action.sector, self.space)

    def about(self, s: PodsState) -> dict[str, int | str]:
        return {"seat": self.seat, "pod": self.pod, "sector": self.sector, "pushed": self.pushed(s)}


class Moving(Ask):
    """Which pod moves where? What accelerating and flying have in common."""

    __slots__ = ()
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Move,)

    def candidates(self, s: PodsState) -> list[Action]:
        return [Move(pod, sector) for pod in range(PODS) for sector in range(1, SECTORS + 1)]

    def check(self, s: PodsState, action: Any) -> Illegal | None:
        return refuse_move(s, action.pod, action.sector)

    def play(self, s: PodsState, action: Any) -> None:
        enter(s, self.seat, action.pod, action.sector)
