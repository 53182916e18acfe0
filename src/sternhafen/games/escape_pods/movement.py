"""Moving pods: accelerate, fly, launches, and collisions with their displacements (PODS-4.14, 5.6, 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import MOVE_TO, PUSH_TO, Move, Push
from sternhafen.games.escape_pods.components import AT, CAPACITY, COLOURS, NEAR, PODS, SPACE, bits
from sternhafen.games.escape_pods.events import BuoyUsed, PodLaunched, PodMoved, PodPushed, PodsSwapped
from sternhafen.games.escape_pods.state import Pods, has_own, occupied, pod_in

# What a pod may enter ----------------------------------------------------------------------------------------------


def ways_on(s: Pods, pod: int) -> int:
    """Return the sectors a pod in space may move into: a swap is always possible there (PODS-6.1 to 6.7)."""
    return NEAR[s.places[pod]] & ~s.debris & ~occupied(s, CAPACITY[pod])


def all_ways_on(s: Pods) -> list[int]:
    """Return the same for every pod; a pod that is not in space has no way on."""
    a, b, c, d, e, f = s.places
    large = ~(s.debris | AT[f])
    middle = large & ~(AT[d] | AT[e])
    small = middle & ~(AT[a] | AT[b] | AT[c])
    return [NEAR[a] & small, NEAR[b] & small, NEAR[c] & small, NEAR[d] & middle, NEAR[e] & middle, NEAR[f] & large]


def refuse_entry(s: Pods, pod: int, sector: int) -> Illegal | None:
    """Return why a pod may not enter a sector, however it gets there (PODS-6.2, 6.3)."""
    if s.debris >> sector & 1:
        return Illegal("debris", "PODS-6.2", {"sector": sector})
    if occupied(s, CAPACITY[pod]) >> sector & 1:
        return Illegal("larger-pod", "PODS-6.3", {"sector": sector, "pod": pod_in(s, sector)})
    return None


def refuse_step(s: Pods, pod: int, sector: int) -> Illegal | None:
    """Return why a pod may not move into a sector from where it is (PODS-6.1)."""
    if not SPACE >> s.places[pod] & 1:
        return Illegal("pod-not-in-space", "PODS-6.13", {"pod": pod})
    if not NEAR[s.places[pod]] >> sector & 1:
        return Illegal("not-adjacent", "PODS-6.1", {"pod": pod, "sector": sector})
    return refuse_entry(s, pod, sector)


def last_targets(s: Pods, pod: int, hit: int, sector: int) -> int:
    """Return where the second displaced pod of a chain may go, from `sector` (PODS-6.9, 6.10).

    `pod` moves first and leaves its sector free; `hit` is the sector it enters, from which the pushed pod comes.
    """
    return NEAR[sector] & ~s.debris & ~(1 << hit) & ~(occupied(s, 1) & ~(1 << s.places[pod]))


def push_targets(s: Pods, pod: int, sector: int) -> int:
    """Return where the smaller pod in a sector may be displaced to when `pod` enters it (PODS-6.5, 6.9)."""
    pushed = pod_in(s, sector)
    targets = NEAR[sector] & ~s.debris & ~(1 << s.places[pod]) & ~occupied(s, CAPACITY[pushed])
    if CAPACITY[pushed] > 1:  # it may push a mini-pod on
        for target in bits(targets & occupied(s, 1)):
            if not last_targets(s, pod, sector, target):
                targets &= ~(1 << target)
    return targets


def may_launch(s: Pods, pod: int, sector: int) -> bool:
    """Return whether a pod can leave its hangar; there is no swap with a hangar (PODS-4.9, 6.8)."""
    if s.debris >> sector & 1:
        return False
    there = pod_in(s, sector)
    return there < 0 or (CAPACITY[there] < CAPACITY[pod] and push_targets(s, pod, sector) != 0)


# Carrying a move out -----------------------------------------------------------------------------------------------


def enter(s: Pods, seat: int, pod: int, sector: int, space: int) -> None:
    """Move a pod into a sector; ask for displacements where there is a choice (PODS-6.4, 6.6, 6.14).

    `space` is the buoy space that is crossed by a free move, else -1.
    """
    if sector not in s.places:
        arrive(s, seat, pod, sector, space)
        return
    targets = push_targets(s, pod, sector)
    if not targets:
        swap(s, seat, pod, sector, space)
    elif targets & (targets - 1):
        s.push(Displacing(seat, pod, sector, 0, space))
    else:
        push_first(s, seat, pod, sector, targets.bit_length() - 1, space)


def push_first(s: Pods, seat: int, pod: int, sector: int, first: int, space: int) -> None:
    """Displace the first pod to `first`, which may hold a smaller one that goes on (PODS-6.9)."""
    if first not in s.places:
        pushed = pod_in(s, sector)
        arrive(s, seat, pod, sector, space)
        displace(s, pushed, first)
        return
    targets = last_targets(s, pod, sector, first)
    if targets & (targets - 1):
        s.push(Displacing(seat, pod, sector, first, space))
    else:
        push_last(s, seat, pod, sector, first, targets.bit_length() - 1, space)


def push_last(s: Pods, seat: int, pod: int, sector: int, first: int, last: int, space: int) -> None:
    """Resolve a chain from its cause: the pod that moves, the first displaced one, then the second."""
    smallest, pushed = pod_in(s, first), pod_in(s, sector)
    arrive(s, seat, pod, sector, space)
    displace(s, pushed, first)
    displace(s, smallest, last)


def displace(s: Pods, pod: int, sector: int) -> None:
    """Put a displaced pod into a sector, its crew with it (PODS-6.15)."""
    origin = s.places[pod]
    s.places[pod] = sector
    if s.telling:
        s.tell(PodPushed(pod=pod, origin=origin, sector=sector))


def swap(s: Pods, seat: int, pod: int, sector: int, space: int) -> None:
    """Let the two pods of a collision change places: there is nowhere else to go (PODS-6.7)."""
    pushed, origin = pod_in(s, sector), s.places[pod]
    arrive(s, seat, pod, sector, space)
    s.places[pushed] = origin
    if s.telling:
        s.tell(PodsSwapped(pod=pushed, origin=sector, sector=origin))


def arrive(s: Pods, seat: int, pod: int, sector: int, space: int) -> None:
    """Put the moving pod into its sector and say how it came there."""
    origin = s.places[pod]
    s.places[pod] = sector
    if not s.telling:
        return
    if space >= 0:
        s.tell(BuoyUsed(seat=seat, pod=pod, space=space, origin=origin, sector=sector))
    elif SPACE >> origin & 1:
        s.tell(PodMoved(seat=seat, pod=pod, origin=origin, sector=sector))
    else:
        s.tell(PodLaunched(pod=pod, sector=sector))


class Displacing(Ask):
    """Where does the displaced pod go? (PODS-6.4 to 6.6, 6.9); `first` is 0 until the first pod has its target."""

    __slots__ = ("pod", "sector", "first", "space")
    rule: ClassVar[str] = "PODS-6.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Push,)

    def __init__(self, seat: int, pod: int, sector: int, first: int, space: int) -> None:
        self.seat = seat
        self.pod = pod
        self.sector = sector
        self.first = first
        self.space = space

    def pushed(self, s: Pods) -> int:
        """Return the pod that must make room."""
        return pod_in(s, self.first or self.sector)

    def targets(self, s: Pods) -> int:
        """Return the sectors it may go to."""
        if self.first:
            return last_targets(s, self.pod, self.sector, self.first)
        return push_targets(s, self.pod, self.sector)

    def candidates(self, s: Pods) -> list[Action]:
        return PUSH_TO[1:]

    def legal(self, s: Pods) -> list[Action]:
        return [PUSH_TO[sector] for sector in bits(self.targets(s))]

    def check(self, s: Pods, action: Any) -> Illegal | None:
        target: int = action.sector
        origin, pushed = self.first or self.sector, self.pushed(s)
        if not NEAR[origin] >> target & 1:
            return Illegal("push-not-adjacent", "PODS-6.4", {"pod": pushed, "sector": target})
        if s.debris >> target & 1:
            return Illegal("debris", "PODS-6.5", {"sector": target})
        if self.targets(s) >> target & 1:
            return None
        came_from = self.sector if self.first else s.places[self.pod]
        if target == came_from:
            return Illegal("push-back", "PODS-6.5", {"pod": pushed, "sector": target})
        if occupied(s, CAPACITY[pushed]) >> target & 1:
            return Illegal("larger-pod", "PODS-6.5", {"sector": target, "pod": pod_in(s, target)})
        return Illegal("push-dead-end", "PODS-6.9", {"sector": target, "pod": pod_in(s, target)})

    def play(self, s: Pods, action: Any) -> None:
        if self.first:
            push_last(s, self.seat, self.pod, self.sector, self.first, action.sector, self.space)
        else:
            push_first(s, self.seat, self.pod, self.sector, action.sector, self.space)

    def about(self, s: Pods) -> dict[str, int | str]:
        return {"seat": self.seat, "pod": self.pod, "sector": self.sector, "pushed": self.pushed(s)}


# The two actions ---------------------------------------------------------------------------------------------------


class Moving(Ask):
    """Which pod moves where? What both actions have in common."""

    __slots__ = ()
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Move,)

    def ways(self, s: Pods) -> list[int]:
        """Return the sectors every pod may move into by this action."""
        raise NotImplementedError

    def candidates(self, s: Pods) -> list[Action]:
        return [action for pod in range(PODS) for action in MOVE_TO[pod][1:]]

    def legal(self, s: Pods) -> list[Action]:
        return [MOVE_TO[pod][sector] for pod, ways in enumerate(self.ways(s)) for sector in bits(ways)]

    def sample(self, s: Pods, random: Callable[[], float]) -> Action:
        found = self.ways(s)
        count = 0
        for ways in found:
            count += ways.bit_count()
        k = int(random() * count)
        for pod, ways in enumerate(found):
            if ways:
                sectors = bits(ways)
                if k < len(sectors):
                    return MOVE_TO[pod][sectors[k]]
                k -= len(sectors)
        raise AssertionError("nothing can move, but the action was chosen")

    def check(self, s: Pods, action: Any) -> Illegal | None:
        return refuse_step(s, action.pod, action.sector)

    def play(self, s: Pods, action: Any) -> None:
        enter(s, self.seat, action.pod, action.sector, -1)


class Accelerating(Moving):
    """Which pod with own crew moves where? (PODS-4.14)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-4.14"

    def ways(self, s: Pods) -> list[int]:
        found = all_ways_on(s)
        for pod, crew in enumerate(s.aboard):
            if not COLOURS[crew] >> self.seat & 1:
                found[pod] = 0
        return found

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if SPACE >> s.places[action.pod] & 1 and not has_own(s, action.pod, self.seat):
            return Illegal("no-own-crew", "PODS-4.14", {"pod": action.pod})
        return refuse_step(s, action.pod, action.sector)


class Flying(Moving):
    """Which pod, of whomever, moves where? (PODS-5.6)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-5.6"

    def ways(self, s: Pods) -> list[int]:
        return all_ways_on(s)


def any_can_fly(s: Pods) -> bool:
    """Return whether any pod can move (PODS-3.10)."""
    return any(all_ways_on(s))


def any_can_accelerate(s: Pods, seat: int) -> bool:
    """Return whether any pod with crew of a seat can move (PODS-3.10)."""
    for pod, crew in enumerate(s.aboard):  # noqa: SIM110  # the loop is faster, here it matters
        if COLOURS[crew] >> seat & 1 and ways_on(s, pod):
            return True
    return False
