"""Chapter 11: the barrier, what lies beyond it, and how the flight ends (PODS-11)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Seat
from sternhafen.engine.bitset import contains, members
from sternhafen.engine.fast import cached
from sternhafen.games.escape_pods.aliases import Pod, SectorSet
from sternhafen.games.escape_pods.data.tables import (
    ADJACENT,
    ARRIVAL_SPACES,
    LANDING_SECTORS,
    PODS,
    SHIP_SECTORS,
)
from sternhafen.games.escape_pods.events import GameEnded
from sternhafen.games.escape_pods.scoring import Scoring
from sternhafen.games.escape_pods.state import PodsState, has_crew_of

MAX_CACHED: Final = 1 << 13
"""As many as there are sets of thirteen sectors."""

# The barrier -------------------------------------------------------------------------------------------------------


@cached(MAX_CACHED)
def sectors_beyond(debris: SectorSet) -> SectorSet:
    """Return the sectors connected with a haven through sectors without debris (PODS-11.4)."""
    reached, edge = 0, LANDING_SECTORS & ~debris
    while edge:
        reached |= edge
        beside = 0
        for sector in members(edge):
            beside |= ADJACENT[sector]
        edge = beside & ~debris & ~reached
    return reached


def is_barrier(debris: SectorSet) -> bool:
    """Return whether no free sector beside the ship is connected with a haven (PODS-11.2).

    >>> is_barrier(1 << 5 | 1 << 7 | 1 << 9), is_barrier(1 << 5 | 1 << 7)
    (True, False)
    """
    return not sectors_beyond(debris) & SHIP_SECTORS


def pods_beyond(s: PodsState) -> list[Pod]:
    """Return the pods beyond the barrier."""
    sectors = sectors_beyond(s.debris)
    return [pod for pod in range(PODS) if contains(sectors, s.places[pod])]


def anybody_beyond(s: PodsState) -> bool:
    """Return whether any pod beyond the barrier holds crew."""
    return any(s.aboard[pod] for pod in pods_beyond(s))


def has_crew_beyond(s: PodsState, seat: Seat) -> bool:
    """Return whether a seat has crew in a pod beyond the barrier (PODS-11.6)."""
    return any(has_crew_of(s, pod, seat) for pod in pods_beyond(s))


# The end -----------------------------------------------------------------------------------------------------------

LAST_TURNS_DONE: Final = 0
HAVENS_FULL: Final = 1
NOBODY_BEYOND: Final = 2
STUCK: Final = 3
ROUND_CAP: Final = 4
"""The reasons that `GameEnded` gives."""


def end_game(s: PodsState, reason: int) -> None:
    """Drop whatever is still to be done and score the havens (PODS-11.10)."""
    s.agenda.clear()
    if s.recording:
        s.tell(GameEnded(reason=reason))
    s.push(Scoring(TABLE))


def nobody_can_act(s: PodsState) -> bool:
    """Return whether nobody can ever act again: all reserves are empty (PODS-11.12).

    In solo the explosions go on even then (PODS-15.12).
    """
    return s.seats > 1 and not any(s.reserve)


def havens_full(s: PodsState) -> bool:
    """Return whether no haven has an arrival space left."""
    for crew in s.arrived:  # noqa: SIM110  # the loop is faster, here it matters
        if len(crew) < ARRIVAL_SPACES:
            return False
    return True


def end_if_over(s: PodsState) -> None:
    """End the game if no haven has room, or nobody is left beyond a barrier (PODS-11.9)."""
    if havens_full(s):
        end_game(s, HAVENS_FULL)
    elif s.barrier_seat >= 0 and not anybody_beyond(s):
        end_game(s, NOBODY_BEYOND)
