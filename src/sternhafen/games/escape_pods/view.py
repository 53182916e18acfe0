"""What a seat, or a spectator, may know (PODS-10)."""

from __future__ import annotations

from sternhafen.engine import View
from sternhafen.engine.fast import cached

MAX_CACHED = 1024
"""How many parts of views are cached: between two views most of the table has not changed."""


class SeatView(View, frozen=True, cache_hash=True):
    """One player's crew that is neither in a pod nor in a haven."""

    reserve: int
    kinds: tuple[int, int, int] | None
    """How many of each kind are in the reserve: known to the owner only."""
    panels: tuple[int, ...]
    """What stands on every activation space: -1 nothing, a kind, or `UNKNOWN`."""


class PodView(View, frozen=True, cache_hash=True):
    """One pod: its place (0 the mini-pod bay, 1 to 13 a sector, 14 to 16 a hangar, 17 not in the game) and crew."""

    capacity: int
    place: int
    crew: tuple[int, ...]


class HavenView(View, frozen=True, cache_hash=True):
    """One haven: its card, its explosion marker's arrival space (0 for none) and its crew in order of arrival."""

    card: int
    marker: int
    crew: tuple[int, ...]
    assigned: tuple[int, ...]
    """The scoring space of each crew member assigned so far, -1 for none."""


class PodsView(View, frozen=True):
    """The table of Escape Pods as one seat sees it."""

    seat: int
    """Whose view this is, -1 for a spectator."""
    seats: tuple[SeatView, ...]
    pods: tuple[PodView, ...]
    havens: tuple[HavenView, ...]
    crew: tuple[int, ...]
    """What every tag is: -1 not in use, a kind, or `UNKNOWN`."""
    seen: tuple[int, ...]
    """The seats that have looked at every tag, as a set; spying is done in public."""
    debris: tuple[int, ...]
    face_up: tuple[int, ...]
    """The face-up explosion cards; the first explodes next."""
    deck: int
    """How many cards are face down."""
    under: tuple[int, ...]
    """The lowest cards of the deck, which everybody saw put there, in the order in which they will come."""
    gone: tuple[int, ...]
    """The explosion cards that have been used."""
    buoys: tuple[int, ...]
    """The buoy on every buoy space, -1 for none."""
    buoy_reserve: tuple[int, ...]
    start: int
    active: int
    actions_left: int
    round: int
    round_cap: int
    free_moves: int
    barrier: int
    """The seat that completed the barrier, -1 while there is none."""
    last_turns: int
    """How many seats have had, or missed, their last turn."""
    beyond: tuple[int, ...]
    """The sectors beyond the barrier."""
    moving: tuple[int, int, int] | None
    """While a collision is being resolved: the moving pod, its target, and the first displaced pod's (0: open)."""


pod_view = cached(MAX_CACHED)(PodView)
haven_view = cached(MAX_CACHED)(HavenView)
