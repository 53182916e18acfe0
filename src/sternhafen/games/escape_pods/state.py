"""The fields of a game, declared once, and the small questions that all rules ask of them."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Seat, State, Step
from sternhafen.engine.bitset import contains
from sternhafen.games.escape_pods.aliases import (
    ArrivalSpace,
    Buoy,
    BuoySet,
    CrewKind,
    CrewTag,
    ExplosionCard,
    HavenCard,
    KindSet,
    Place,
    Pod,
    ScoringSpace,
    SeatSet,
    Sector,
    SectorSet,
)
from sternhafen.games.escape_pods.data.tables import (
    ALL_SECTORS,
    BASIC_SLOTS,
    BAY,
    CAPACITY,
    CREW_PER_SEAT,
    FIRST_WITH_CAPACITY,
    KINDS,
    OWNER,
    PANEL_SLOTS,
)

CHANCE_START_SEAT: Final = 0
CHANCE_HAVEN_CARDS: Final = 1
CHANCE_EXPLOSION_DECK: Final = 2
PURPOSES: Final = ("start-player", "haven-cards", "explosion-deck")

NOBODY: Final = -1
"""Stands for no seat, no pod, no buoy and no crew, wherever a number is expected."""
EVERYBODY_SAW: Final[SeatSet] = 63
"""Who has seen a crew member that was turned over: five seats and the spectators."""
SPECTATORS: Final = 5
"""The number of the spectators in a set of those who have seen a crew member."""


class PodsState(State):
    """The whole truth of one game.

    Crew outside reserve and panels have public tags. The explosion deck is a sorted `pool`, from which a card is drawn
    when one is turned up, and below it the cards that were put `under` it, whose order everybody knows (PODS-10.4).
    """

    havens: tuple[HavenCard, ...]
    """The haven card of every position."""
    markers: list[ArrivalSpace]
    """The arrival space of every haven's explosion marker, 0 for none."""
    arrived: list[tuple[CrewTag, ...]]
    """The crew in every haven, in order of arrival."""
    assigned: list[tuple[ScoringSpace, ...]]
    """The scoring spaces of those assigned so far, in the same order, -1 for none."""
    places: list[Place]
    """Where every pod is."""
    aboard: list[tuple[CrewTag, ...]]
    """The crew in every pod, sorted."""
    crew: list[CrewKind]
    """The kind behind every tag, -1 for a tag that is not in use."""
    seen: list[SeatSet]
    """Who, beside the owner, has looked at every tag (PODS-10.5)."""
    reserve: list[int]
    """How many of each kind every seat has in reserve: three numbers a seat."""
    panels: list[CrewKind]
    """The kind on every activation space of every seat, -1 for none; the two of embarking are sorted."""
    debris: SectorSet
    pool: tuple[ExplosionCard, ...]
    under: tuple[ExplosionCard, ...]
    face_up: tuple[ExplosionCard, ...]
    """The face-up explosion cards; the first explodes next."""
    buoys: list[Buoy]
    """The buoy on every buoy space, -1 for none."""
    stock: BuoySet
    """The buoys in reserve."""
    start: Seat
    active: Seat
    actions_left: int
    """How many actions the active seat has left in this turn."""
    round: int
    round_cap: int
    """After how many rounds the game is scored, 0 for no limit (PODS-16.8)."""
    free_moves: int
    """How many free buoy moves this turn has seen: for bots, the rules allow any number (PODS-9.5)."""
    barrier_seat: Seat
    """The seat that completed the barrier, -1 while there is none."""
    last_turns: int
    """How many seats have begun or missed their last turn."""

    turn_rule: ClassVar[str] = "PODS-3.1"
    end_rule: ClassVar[str] = "PODS-11.9"

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "havens", "markers", "arrived", "assigned", "places", "aboard", "crew", "seen", "reserve", "panels", "debris",
        "pool", "under", "face_up", "buoys", "stock", "start", "active", "actions_left", "round", "round_cap",
        "free_moves", "barrier_seat", "last_turns",
    )

    def __init__(
        self,
        seats: int, seed: int, draws: list[int], agenda: list[Step], lanes: list[list[Step]], confirm: bool,
        havens: tuple[HavenCard, ...], markers: list[ArrivalSpace], arrived: list[tuple[CrewTag, ...]],
        assigned: list[tuple[ScoringSpace, ...]], places: list[Place], aboard: list[tuple[CrewTag, ...]],
        crew: list[CrewKind], seen: list[SeatSet], reserve: list[int], panels: list[CrewKind], debris: SectorSet,
        pool: tuple[ExplosionCard, ...], under: tuple[ExplosionCard, ...], face_up: tuple[ExplosionCard, ...],
        buoys: list[Buoy], stock: BuoySet, start: Seat, active: Seat, actions_left: int, round: int, round_cap: int,
        free_moves: int, barrier_seat: Seat, last_turns: int,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.havens = havens
        self.markers = markers
        self.arrived = arrived
        self.assigned = assigned
        self.places = places
        self.aboard = aboard
        self.crew = crew
        self.seen = seen
        self.reserve = reserve
        self.panels = panels
        self.debris = debris
        self.pool = pool
        self.under = under
        self.face_up = face_up
        self.buoys = buoys
        self.stock = stock
        self.start = start
        self.active = active
        self.actions_left = actions_left
        self.round = round
        self.round_cap = round_cap
        self.free_moves = free_moves
        self.barrier_seat = barrier_seat
        self.last_turns = last_turns
    # fmt: on
    # end of fields


# Pods --------------------------------------------------------------------------------------------------------------


def pod_in(s: PodsState, sector: Sector) -> Pod:
    """Return the pod in a sector, or -1."""
    return s.places.index(sector) if sector in s.places else NOBODY


def pod_of(s: PodsState, tag: CrewTag) -> Pod:
    """Return the pod a crew member is in, or -1."""
    for pod, crew in enumerate(s.aboard):
        if tag in crew:
            return pod
    return NOBODY


def in_space(s: PodsState, pod: Pod) -> bool:
    """Return whether a pod stands in a sector."""
    return contains(ALL_SECTORS, s.places[pod])


def occupied(s: PodsState, capacity: int = 1) -> SectorSet:
    """Return the sectors that hold a pod of this capacity or a larger one."""
    sectors = 0
    for place in s.places[FIRST_WITH_CAPACITY[capacity] :]:
        sectors |= 1 << place
    return sectors & ALL_SECTORS


def has_crew_of(s: PodsState, pod: Pod, seat: Seat) -> bool:
    """Return whether a pod holds crew of a seat."""
    return any(OWNER[tag] == seat for tag in s.aboard[pod])


def has_room(s: PodsState, pod: Pod) -> bool:
    """Return whether a pod has a free seat."""
    return len(s.aboard[pod]) < CAPACITY[pod]


def minis_in_bay(s: PodsState) -> int:
    """Return how many mini-pods wait in the bay."""
    return s.places.count(BAY)


# Reserve and panels ------------------------------------------------------------------------------------------------


def crew_in_reserve(s: PodsState, seat: Seat) -> int:
    """Return how many crew a seat has in reserve."""
    return sum(s.reserve[seat * KINDS : seat * KINDS + KINDS])


def kinds_in_reserve(s: PodsState, seat: Seat) -> KindSet:
    """Return the kinds that a seat has in reserve."""
    kinds = 0
    for kind in range(KINDS):
        if s.reserve[seat * KINDS + kind]:
            kinds |= 1 << kind
    return kinds


def in_reserve(s: PodsState, seat: Seat, kind: CrewKind) -> bool:
    """Return whether a seat has one of a kind in reserve."""
    return s.reserve[seat * KINDS + kind] > 0


def any_on_advanced_panel(s: PodsState, seat: Seat) -> bool:
    """Return whether a seat has any crew on the advanced panel."""
    return max(s.panels[seat * PANEL_SLOTS + BASIC_SLOTS : seat * PANEL_SLOTS + PANEL_SLOTS]) >= 0


# Crew go and come --------------------------------------------------------------------------------------------------


def leave_reserve(s: PodsState, seat: Seat, kind: CrewKind) -> CrewTag:
    """Take one of a kind out of a seat's reserve and return its new tag: the lowest that is free (PODS-10.5)."""
    s.reserve[seat * KINDS + kind] -= 1
    tag = s.crew.index(NOBODY, seat * CREW_PER_SEAT)
    s.crew[tag] = kind
    return tag


def rejoin_reserve(s: PodsState, tag: CrewTag) -> None:
    """Put a crew member back into its owner's reserve; the tag and all that was known of it end (PODS-10.5)."""
    s.reserve[OWNER[tag] * KINDS + s.crew[tag]] += 1
    s.crew[tag] = NOBODY
    s.seen[tag] = 0


def enter_pod(s: PodsState, tag: CrewTag, pod: Pod) -> None:
    """Give a crew member a seat in a pod; seats have no order."""
    crew = s.aboard[pod]
    s.aboard[pod] = tuple(sorted((*crew, tag))) if crew else (tag,)


def leave_pod(s: PodsState, tag: CrewTag, pod: Pod) -> None:
    """Take a crew member out of a pod."""
    s.aboard[pod] = tuple([other for other in s.aboard[pod] if other != tag])


def take_back(s: PodsState, seat: Seat, first: int, last: int) -> int:
    """Return all crew on some of a seat's activation spaces to the reserve, and how many they were."""
    panels, count = s.panels, 0
    for slot in range(seat * PANEL_SLOTS + first, seat * PANEL_SLOTS + last):
        kind = panels[slot]
        if kind >= 0:
            panels[slot] = NOBODY
            s.reserve[seat * KINDS + kind] += 1
            count += 1
    return count
