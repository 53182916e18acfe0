"""The barrier: when no way is left from the ship to the havens, and what lies beyond it (PODS-11.1 to 11.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.escape_pods.components import NEAR, PODS, SHIP, SHORE, SPACE
from sternhafen.games.escape_pods.state import Pods, has_own

_reached: Final[dict[int, int]] = {}


def shore_waters(debris: int) -> int:
    """Return the sectors connected with a haven through sectors without debris (PODS-11.4)."""
    found = _reached.get(debris)
    if found is None:
        found = _flood(SHORE & ~debris, SPACE & ~debris)
        _reached[debris] = found
    return found


def _flood(start: int, open_sectors: int) -> int:
    found, fresh = start, start
    while fresh:
        sector = fresh.bit_length() - 1
        beside = NEAR[sector] & open_sectors & ~found
        found |= beside
        fresh = fresh & ~(1 << sector) | beside
    return found


def is_barrier(debris: int) -> bool:
    """Return whether no free sector beside the ship is connected with a haven (PODS-11.2).

    >>> is_barrier(1 << 5 | 1 << 7 | 1 << 9), is_barrier(1 << 5 | 1 << 7)
    (True, False)
    """
    return not shore_waters(debris) & SHIP


def crew_beyond(s: Pods) -> bool:
    """Return whether any pod beyond the barrier holds crew."""
    waters = shore_waters(s.debris)
    return any(waters >> s.places[pod] & 1 and s.aboard[pod] for pod in range(PODS))


def has_crew_beyond(s: Pods, seat: int) -> bool:
    """Return whether a seat has crew in a pod beyond the barrier (PODS-11.6)."""
    waters = shore_waters(s.debris)
    return any(waters >> s.places[pod] & 1 and has_own(s, pod, seat) for pod in range(PODS))
