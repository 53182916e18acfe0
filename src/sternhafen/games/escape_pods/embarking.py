"""Into pods and out of them: embark, disembark and mini-pod (PODS-4.1 to 4.13, 4.18 to 4.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import (
    CHANGE_TO,
    DISEMBARK_AT,
    EMBARK_IN,
    LAUNCH_TO,
    ChangePod,
    Disembark,
    Embark,
    LaunchMini,
)
from sternhafen.games.escape_pods.components import (
    ARRIVALS,
    BAY,
    BOX,
    CAPACITY,
    CREW,
    HAVEN_SECTORS,
    HAVENS,
    HAVENS_BESIDE,
    KINDS,
    LAUNCH,
    NEAR,
    OWNER,
    PODS,
    SECTORS,
    SHIP,
    SHORE,
    SPACE,
    bits,
)
from sternhafen.games.escape_pods.events import Disembarked, Embarked, MiniLaunched, PodChanged
from sternhafen.games.escape_pods.explosions import AFTERMATH, Arrival
from sternhafen.games.escape_pods.movement import enter, may_launch
from sternhafen.games.escape_pods.pods import return_if_empty
from sternhafen.games.escape_pods.state import (
    Pods,
    enter_pod,
    has_own,
    has_room,
    in_space,
    leave_pod,
    leave_reserve,
    markers,
    minis_in_bay,
    occupied,
    pod_of,
)

# Embark ------------------------------------------------------------------------------------------------------------


def open_to_reserve(s: Pods, pod: int) -> bool:
    """Return whether the reserve can embark in a pod: in a hangar it can leave, or beside the ship (PODS-4.3, 4.9)."""
    place = s.places[pod]
    if SHIP >> place & 1:
        return has_room(s, pod)
    return LAUNCH[place] > 0 and may_launch(s, pod, LAUNCH[place])


def open_to_neighbours(s: Pods) -> int:
    """Return the sectors of all pods in space with a free seat (PODS-4.2)."""
    mask = 0
    for pod, crew in enumerate(s.aboard):
        if crew and len(crew) < CAPACITY[pod]:
            mask |= 1 << s.places[pod]
    return mask & SPACE


def can_embark(s: Pods, seat: int, reserve: int) -> bool:
    """Return whether anybody of a seat can embark, with so many in reserve beside the marker (PODS-3.10, 4.6)."""
    if reserve:
        for pod in range(PODS):
            if open_to_reserve(s, pod):
                return True
    rooms = open_to_neighbours(s)
    if rooms:
        for pod in range(PODS):
            if NEAR[s.places[pod]] & rooms and has_own(s, pod, seat):
                return True
    return False


class Embarking(Ask):
    """Who enters which pod? From the reserve, or from a neighbouring pod (PODS-4.2 to 4.9)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-4.2"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Embark, ChangePod)

    def candidates(self, s: Pods) -> list[Action]:
        own = range(self.seat * CREW, self.seat * CREW + CREW)
        found = [action for kind in range(KINDS) for action in EMBARK_IN[kind]]
        return found + [action for tag in own if s.crew[tag] >= 0 for action in CHANGE_TO[tag]]

    def legal(self, s: Pods) -> list[Action]:
        found: list[Action] = []
        kinds = bits(markers(s, self.seat))
        if kinds:
            for pod in range(PODS):
                if open_to_reserve(s, pod):
                    for kind in kinds:
                        found.append(EMBARK_IN[kind][pod])
        return found + self.changes(s)

    def changes(self, s: Pods) -> list[Action]:
        """Return all changes into neighbouring pods (PODS-4.4)."""
        found: list[Action] = []
        rooms = open_to_neighbours(s)
        for pod, crew in enumerate(s.aboard):
            beside = NEAR[s.places[pod]] & rooms
            if beside:
                for tag in crew:
                    if OWNER[tag] == self.seat:
                        for other in range(PODS):
                            if beside >> s.places[other] & 1:
                                found.append(CHANGE_TO[tag][other])
        return found

    def sample(self, s: Pods, random: Callable[[], float]) -> Action:
        changes = self.changes(s)
        kinds = bits(markers(s, self.seat))
        while True:  # a pod that the reserve cannot reach is drawn again
            k = int(random() * (len(changes) + len(kinds) * PODS))
            if k < len(changes):
                return changes[k]
            kind, pod = divmod(k - len(changes), PODS)
            if open_to_reserve(s, pod):
                return EMBARK_IN[kinds[kind]][pod]

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if isinstance(action, Embark):
            return self.refuse_reserve(s, action.kind, action.pod)
        return self.refuse_change(s, action.crew, action.pod)

    def refuse_reserve(self, s: Pods, kind: int, pod: int) -> Illegal | None:
        """Return why one of the reserve may not enter a pod."""
        place = s.places[pod]
        if not s.reserve[self.seat * KINDS + kind]:
            return Illegal("none-in-reserve", "PODS-4.3", {"kind": kind})
        if place == BAY:
            return Illegal("pod-in-bay", "PODS-4.22", {"pod": pod})
        if place == BOX:
            return Illegal("pod-not-used", "PODS-2.2", {"pod": pod})
        if not has_room(s, pod):
            return Illegal("pod-full", "PODS-1.13", {"pod": pod})
        if LAUNCH[place] and not may_launch(s, pod, LAUNCH[place]):
            return Illegal("launch-blocked", "PODS-4.9", {"pod": pod, "sector": LAUNCH[place]})
        if not LAUNCH[place] and not SHIP >> place & 1:
            return Illegal("pod-far-from-ship", "PODS-4.3", {"pod": pod})
        return None

    def refuse_change(self, s: Pods, tag: int, pod: int) -> Illegal | None:
        """Return why a crew member may not change into a pod."""
        if OWNER[tag] != self.seat:
            return Illegal("not-your-crew", "PODS-4.2")
        origin = pod_of(s, tag)
        if origin < 0:
            return Illegal("crew-not-in-pod", "PODS-4.4", {"crew": tag})
        if not in_space(s, pod) or not NEAR[s.places[origin]] >> s.places[pod] & 1:
            return Illegal("pods-not-adjacent", "PODS-4.4", {"pod": origin, "other": pod})
        return None if has_room(s, pod) else Illegal("pod-full", "PODS-1.13", {"pod": pod})

    def play(self, s: Pods, action: Any) -> None:
        if isinstance(action, Embark):
            embark(s, self.seat, action.kind, action.pod)
        else:
            change_pod(s, self.seat, action.crew, action.pod)


def embark(s: Pods, seat: int, kind: int, pod: int) -> None:
    """Put one of the reserve into a pod, which then leaves its hangar (PODS-4.3, 4.8)."""
    tag = leave_reserve(s, seat, kind)
    enter_pod(s, tag, pod)
    if s.telling:
        s.tell(Embarked(seat=seat, crew=tag, pod=pod, kind=kind, to=1 << seat))
    if LAUNCH[s.places[pod]]:
        enter(s, seat, pod, LAUNCH[s.places[pod]], -1)


def change_pod(s: Pods, seat: int, tag: int, pod: int) -> None:
    """Move a crew member into a neighbouring pod; the old one may be empty now (PODS-4.4, 4.10)."""
    origin = pod_of(s, tag)
    leave_pod(s, tag, origin)
    enter_pod(s, tag, pod)
    if s.telling:
        s.tell(PodChanged(seat=seat, crew=tag, origin=origin, pod=pod))
    return_if_empty(s, seat, origin)


# Disembark ---------------------------------------------------------------------------------------------------------


def can_disembark(s: Pods) -> bool:
    """Return whether anybody in any pod can reach a haven with room (PODS-4.11)."""
    shore = occupied(s, 1) & SHORE
    if shore:
        for haven in range(HAVENS):
            if shore & HAVEN_SECTORS[haven] and len(s.arrived[haven]) < ARRIVALS:
                return True
    return False


class Disembarking(Ask):
    """Who of any colour leaves for which haven? (PODS-4.11, 4.12)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-4.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Disembark,)

    def candidates(self, s: Pods) -> list[Action]:
        return [action for pod in range(PODS) for tag in s.aboard[pod] for action in DISEMBARK_AT[tag]]

    def legal(self, s: Pods) -> list[Action]:
        found: list[Action] = []
        for pod in range(PODS):
            for haven in HAVENS_BESIDE[s.places[pod]]:
                if len(s.arrived[haven]) < ARRIVALS:
                    for tag in s.aboard[pod]:
                        found.append(DISEMBARK_AT[tag][haven])
        return found

    def check(self, s: Pods, action: Any) -> Illegal | None:
        pod = pod_of(s, action.crew)
        if pod < 0:
            return Illegal("crew-not-in-pod", "PODS-4.11", {"crew": action.crew})
        if not HAVEN_SECTORS[action.haven] >> s.places[pod] & 1:
            return Illegal("haven-not-adjacent", "PODS-4.11", {"pod": pod, "haven": action.haven})
        if len(s.arrived[action.haven]) == ARRIVALS:
            return Illegal("haven-full", "PODS-8.3", {"haven": action.haven})
        return None

    def play(self, s: Pods, action: Any) -> None:
        disembark(s, self.seat, action.crew, action.haven)


def disembark(s: Pods, seat: int, tag: int, haven: int) -> None:
    """Let a crew member take the first free arrival space, in the order of PODS-16.6 (PODS-8.1, 8.4)."""
    pod = pod_of(s, tag)
    leave_pod(s, tag, pod)
    s.arrived[haven] = (*s.arrived[haven], tag)
    space = len(s.arrived[haven])
    if s.telling:
        s.tell(Disembarked(seat=seat, crew=tag, haven=haven, space=space))
    if space == s.markers[haven]:
        s.push(Arrival(seat, haven))
    else:
        s.push(AFTERMATH[seat])
    return_if_empty(s, seat, pod)


# Mini-pod ----------------------------------------------------------------------------------------------------------


def free_ship_sectors(s: Pods) -> int:
    """Return the ship sectors without pod and debris (PODS-4.20)."""
    return SHIP & ~s.debris & ~occupied(s, 1)


def can_launch_mini(s: Pods, reserve: int) -> bool:
    """Return whether a mini-pod can be launched, with so many in reserve beside the marker (PODS-4.18 to 4.21)."""
    return reserve > 0 and minis_in_bay(s) > 0 and free_ship_sectors(s) != 0


class LaunchingMini(Ask):
    """Who leaves in a mini-pod, and into which ship sector? (PODS-4.18)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-4.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (LaunchMini,)

    def candidates(self, s: Pods) -> list[Action]:
        return [LAUNCH_TO[kind][sector] for kind in range(KINDS) for sector in range(1, SECTORS + 1)]

    def legal(self, s: Pods) -> list[Action]:
        sectors = bits(free_ship_sectors(s))
        return [LAUNCH_TO[kind][sector] for kind in bits(markers(s, self.seat)) for sector in sectors]

    def sample(self, s: Pods, random: Callable[[], float]) -> Action:
        sectors, kinds = bits(free_ship_sectors(s)), bits(markers(s, self.seat))
        kind, sector = divmod(int(random() * len(kinds) * len(sectors)), len(sectors))
        return LAUNCH_TO[kinds[kind]][sectors[sector]]

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if not s.reserve[self.seat * KINDS + action.kind]:
            return Illegal("none-in-reserve", "PODS-4.18", {"kind": action.kind})
        if not SHIP >> action.sector & 1:
            return Illegal("not-a-ship-sector", "PODS-4.18", {"sector": action.sector})
        if not free_ship_sectors(s) >> action.sector & 1:
            return Illegal("sector-not-empty", "PODS-4.20", {"sector": action.sector})
        return None

    def play(self, s: Pods, action: Any) -> None:
        pod = s.places.index(BAY)
        tag = leave_reserve(s, self.seat, action.kind)
        enter_pod(s, tag, pod)
        s.places[pod] = action.sector
        if s.telling:
            owner = 1 << self.seat
            s.tell(MiniLaunched(seat=self.seat, crew=tag, pod=pod, sector=action.sector, kind=action.kind, to=owner))
