"""The fields of a game of Escape Pods, and the small questions all rules ask of them."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import State, Step
from sternhafen.games.escape_pods.components import (
    AT,
    BASIC_SLOTS,
    BAY,
    CAPACITY,
    COLOURS,
    CREW,
    KINDS,
    MARKERS,
    OWNER,
    PANEL,
    SPACE,
)

START_PLAYER: Final = 0
HAVEN_CARDS: Final = 1
EXPLOSION_DECK: Final = 2
PURPOSES: Final = ("start-player", "haven-cards", "explosion-deck")

PUBLIC: Final = 63
"""Who has seen a crew member that was turned over: five seats and everybody watching."""
WATCHER: Final = 5
"""The bit of those who only watch."""


class Pods(State):
    """The whole truth of one game.

    Crew outside reserve and panels have public tags; `crew` holds their types (-1: tag not in use) and `seen` who,
    beside the owner, has looked at them (PODS-10.5). The explosion deck is a sorted `pool`, of which one is drawn when
    a card is turned up, and below it the cards `under` it whose order everybody knows (PODS-10.4).
    """

    __slots__ = (
        "havens",
        "markers",
        "arrived",
        "assigned",
        "places",
        "aboard",
        "crew",
        "seen",
        "reserve",
        "panels",
        "debris",
        "pool",
        "under",
        "face_up",
        "buoys",
        "stock",
        "start",
        "active",
        "left",
        "round",
        "round_cap",
        "free_moves",
        "closer",
        "last_turns",
        "_crossings",
    )

    turn_rule: ClassVar[str] = "PODS-3.1"
    end_rule: ClassVar[str] = "PODS-11.9"

    def __init__(
        self,
        seats: int,
        seed: int,
        draws: list[int],
        agenda: list[Step],
        lanes: list[list[Step]],
        confirm: bool,
        havens: tuple[int, ...],
        markers: list[int],
        arrived: list[tuple[int, ...]],
        assigned: list[tuple[int, ...]],
        places: list[int],
        aboard: list[tuple[int, ...]],
        crew: list[int],
        seen: list[int],
        reserve: list[int],
        panels: list[int],
        debris: int,
        pool: tuple[int, ...],
        under: tuple[int, ...],
        face_up: tuple[int, ...],
        buoys: list[int],
        stock: int,
        start: int,
        active: int,
        left: int,
        round: int,
        round_cap: int,
        free_moves: int,
        closer: int,
        last_turns: int,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.havens = havens
        """The haven card of every position."""
        self.markers = markers
        """The arrival space of every haven's explosion marker, 0 for none."""
        self.arrived = arrived
        """The tags in every haven in order of arrival."""
        self.assigned = assigned
        """The scoring spaces of those assigned so far, in the same order, -1 for none."""
        self.places = places
        """Where every pod is."""
        self.aboard = aboard
        """The tags in every pod, sorted."""
        self.crew = crew
        self.seen = seen
        self.reserve = reserve
        """How many of each type every seat has in reserve: three numbers a seat."""
        self.panels = panels
        """The type on every activation space of every seat, -1 for none; the two of embarking are sorted."""
        self.debris = debris
        self.pool = pool
        self.under = under
        self.face_up = face_up
        """The face-up explosion cards; the first explodes next."""
        self.buoys = buoys
        """The buoy on every buoy space, -1 for none."""
        self.stock = stock
        """The buoy reserve, as a set."""
        self.start = start
        self.active = active
        self.left = left
        """How many actions the active seat has left in this turn."""
        self.round = round
        self.round_cap = round_cap
        """After how many rounds the game is scored, 0 for no limit (PODS-16.8)."""
        self.free_moves = free_moves
        """How many free buoy moves this turn has seen: for bots, the rules allow any number (PODS-9.5)."""
        self.closer = closer
        """The seat that completed the barrier, -1 while there is none."""
        self.last_turns = last_turns
        """How many seats have begun or missed their last turn."""
        self._crossings = -1
        """The free moves found when it was last seen whether the turn is over, -1 if nobody has looked since."""


def in_reserve(s: Pods, seat: int) -> int:
    """Return how many crew a seat has in reserve."""
    return sum(s.reserve[seat * KINDS : seat * KINDS + KINDS])


def markers(s: Pods, seat: int) -> int:
    """Return the types that a seat has in reserve, as a set."""
    a, b, c = s.reserve[seat * KINDS : seat * KINDS + KINDS]
    return MARKERS[a][b][c]


def occupied(s: Pods, capacity: int) -> int:
    """Return the sectors that hold a pod of this capacity or a larger one."""
    a, b, c, d, e, f = s.places
    mask = AT[f]
    if capacity < 3:
        mask |= AT[d] | AT[e]
        if capacity < 2:
            mask |= AT[a] | AT[b] | AT[c]
    return mask & SPACE


def pod_in(s: Pods, sector: int) -> int:
    """Return the pod in a sector, or -1."""
    return s.places.index(sector) if sector in s.places else -1


def pod_of(s: Pods, tag: int) -> int:
    """Return the pod a crew member is in, or -1."""
    for pod, crew in enumerate(s.aboard):
        if tag in crew:
            return pod
    return -1


def in_space(s: Pods, pod: int) -> bool:
    """Return whether a pod stands in a sector."""
    return SPACE >> s.places[pod] & 1 == 1


def has_own(s: Pods, pod: int, seat: int) -> bool:
    """Return whether a pod holds crew of a seat."""
    return COLOURS[s.aboard[pod]] >> seat & 1 == 1


def has_room(s: Pods, pod: int) -> bool:
    """Return whether a pod has a free seat."""
    return len(s.aboard[pod]) < CAPACITY[pod]


def minis_in_bay(s: Pods) -> int:
    """Return how many mini-pods wait in the bay."""
    return s.places.count(BAY)


# Crew go and come --------------------------------------------------------------------------------------------------


def leave_reserve(s: Pods, seat: int, kind: int) -> int:
    """Take one of a type out of a seat's reserve and return its new tag: the lowest that is free (PODS-10.5)."""
    s.reserve[seat * KINDS + kind] -= 1
    tag = s.crew.index(-1, seat * CREW)
    s.crew[tag] = kind
    return tag


def rejoin_reserve(s: Pods, tag: int) -> None:
    """Put a crew member back into its owner's reserve; the tag and all that was known of it end (PODS-10.5)."""
    s.reserve[OWNER[tag] * KINDS + s.crew[tag]] += 1
    s.crew[tag] = -1
    s.seen[tag] = 0


def enter_pod(s: Pods, tag: int, pod: int) -> None:
    """Give a crew member a seat in a pod; seats have no order."""
    crew = s.aboard[pod]
    s.aboard[pod] = tuple(sorted((*crew, tag))) if crew else (tag,)


def leave_pod(s: Pods, tag: int, pod: int) -> None:
    """Take a crew member out of a pod."""
    s.aboard[pod] = tuple([other for other in s.aboard[pod] if other != tag])


def take_back(s: Pods, seat: int, first: int, last: int) -> int:
    """Return all crew on some of a seat's activation spaces to the reserve, and how many they were."""
    panels, count = s.panels, 0
    for slot in range(seat * PANEL + first, seat * PANEL + last):
        kind = panels[slot]
        if kind >= 0:
            panels[slot] = -1
            s.reserve[seat * KINDS + kind] += 1
            count += 1
    return count


def any_advanced(s: Pods, seat: int) -> bool:
    """Return whether a seat has any crew on the advanced panel."""
    return max(s.panels[seat * PANEL + BASIC_SLOTS : seat * PANEL + PANEL]) >= 0
