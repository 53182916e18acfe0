"""How well a seat stands, in points: a hint for bots that look one move ahead.

What is in the havens counts as if everybody assigned greedily; crew under way count for the best place left for them,
less with every step still to go; a reserve of two is worth keeping, for without it nothing can be done.
"""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Ask
from sternhafen.games.escape_pods.components import (
    ACCEPTS,
    ARRIVALS,
    HAVENS,
    KINDS,
    NEAR,
    OWNER,
    PODS,
    SCORING,
    SECTORS,
    SHORE,
    bits,
)
from sternhafen.games.escape_pods.scoring import filled, haven_points
from sternhafen.games.escape_pods.state import Pods, in_reserve

ARRIVAL_CHANCE: Final = 0.85
"""The worth of a crew member in a sector beside a haven, as a share of its best place there."""
STEP_CHANCE: Final = 0.8
"""What is left of that with every step further away."""
RESERVE_WORTH: Final = 0.4
"""The worth of each of the first two in reserve."""
USEFUL_RESERVE: Final = 2
FREE_MOVE_COST: Final = 0.02
"""What a free move must bring at least, lest a bot play to and fro."""
UNREACHABLE: Final = 99

_steps: Final[dict[int, list[int]]] = {}


def steps_to_shore(debris: int) -> list[int]:
    """Return for every sector how many moves it is from a sector beside a haven, around debris."""
    found = _steps.get(debris)
    if found is None:
        found = [UNREACHABLE] * (SECTORS + 1)
        ring, distance = SHORE & ~debris, 0
        while ring:
            beside = 0
            for sector in bits(ring):
                found[sector] = distance
                beside |= NEAR[sector]
            distance += 1
            ring = 0
            for sector in bits(beside & ~debris):
                if found[sector] == UNREACHABLE:
                    ring |= 1 << sector
        _steps[debris] = found
    return found


class Haven:
    """What a haven's crew bring if all who are not assigned yet take the best free space, and what is left there."""

    __slots__ = ("points", "left")

    def __init__(self, points: list[int], left: list[int]) -> None:
        self.points = points
        """By seat."""
        self.left = left
        """By type: the points of the best space for one more, 0 if there is none."""


_HAVENS: Final[dict[tuple[int, ...], Haven]] = {}
MOST_HAVENS: Final = 20000
"""How many havens are remembered: bots look at the same ones again and again."""


def haven_now(s: Pods, haven: int) -> Haven:
    """Return how a haven stands."""
    card, tags, assigned = s.havens[haven], s.arrived[haven], s.assigned[haven]
    key = (s.seats, card, len(tags), *tags, *[s.crew[tag] for tag in tags], *assigned)
    found = _HAVENS.get(key)
    if found is None:
        if len(_HAVENS) >= MOST_HAVENS:
            _HAVENS.clear()
        found = _HAVENS[key] = looked_at(
            card, [OWNER[tag] for tag in tags], [s.crew[tag] for tag in tags], assigned, s.seats
        )
    return found


def looked_at(card: int, owners: list[int], kinds: list[int], assigned: tuple[int, ...], seats: int) -> Haven:
    """Return how a haven with this card and these crew stands."""
    taken = filled(assigned)
    for kind in kinds[len(assigned) :]:
        space = best_space(card, kind, taken)
        assigned = (*assigned, space)
        if space >= 0:
            taken |= 1 << space
    left = [0] * KINDS
    if len(owners) < ARRIVALS:
        for kind in range(KINDS):
            space = best_space(card, kind, taken)
            left[kind] = SCORING[card][space][1] if space >= 0 else 0
    return Haven(haven_points(card, owners, assigned, seats), left)


def best_space(card: int, kind: int, taken: int) -> int:
    """Return the free space of a card with the most points for a type, or -1."""
    best, most = -1, -1
    for space in bits(ACCEPTS[card][kind] & ~taken):
        if SCORING[card][space][1] > most:
            best, most = space, SCORING[card][space][1]
    return best


def evaluate(s: Pods, seat: int) -> float:
    """Return the points a seat can expect at the end; an effect still to be chosen counts as its best choice."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Ask) or not top.closed or top.seat != seat:
        return worth_now(s, seat)
    best = 0.0
    for answer in top.legal(s):
        after: Pods = s.copy()
        after.play(seat, answer)
        best = max(best, evaluate(after, seat))
    return best


def worth_now(s: Pods, seat: int) -> float:
    """Return the points a seat can expect as things stand."""
    worth = 0.0
    prospects = [0] * KINDS
    for haven in range(HAVENS):
        now = haven_now(s, haven)
        worth += now.points[seat]
        for kind in range(KINDS):
            prospects[kind] = max(prospects[kind], now.left[kind])
    if s.agenda:
        worth += under_way(s, seat, prospects)
        worth += RESERVE_WORTH * min(USEFUL_RESERVE, in_reserve(s, seat))
        if seat == s.active:
            worth -= FREE_MOVE_COST * s.free_moves
    return worth


def under_way(s: Pods, seat: int, prospects: list[int]) -> float:
    """Return what a seat can expect from its crew in pods."""
    worth = 0.0
    steps = steps_to_shore(s.debris)
    for pod in range(PODS):
        place = s.places[pod]
        if NEAR[place] and steps[place] != UNREACHABLE:
            chance = ARRIVAL_CHANCE * STEP_CHANCE ** steps[place]
            for tag in s.aboard[pod]:
                if OWNER[tag] == seat:
                    worth += chance * prospects[s.crew[tag]]
    return worth
