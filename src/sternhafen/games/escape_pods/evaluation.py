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
    SCORING,
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
"""What the first free move of a turn must bring at least; the second twice as much, and so on, lest a bot that sees
chance in everything play to and fro."""
UNREACHABLE: Final = 99
MOST_KEPT: Final = 20000
"""How many havens, and how many maps of debris, are remembered: bots look at the same ones again and again."""

_chances: Final[dict[int, list[float]]] = {}


def chances_of_arrival(debris: int) -> list[float]:
    """Return for every place what share of its best place a crew member there can expect, around debris."""
    found = _chances.get(debris)
    if found is None:
        if len(_chances) >= MOST_KEPT:
            _chances.clear()
        steps = steps_to_shore(debris)
        found = _chances[debris] = [
            ARRIVAL_CHANCE * STEP_CHANCE ** steps[place] if near and steps[place] != UNREACHABLE else 0.0
            for place, near in enumerate(NEAR)
        ]
    return found


def steps_to_shore(debris: int) -> list[int]:
    """Return for every sector how many moves it is from a sector beside a haven, around debris."""
    found = [UNREACHABLE] * len(NEAR)
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
    return found


class Haven:
    """What a haven's crew bring if all who are not assigned yet take the best free space, and what is left there."""

    __slots__ = ("points", "left")

    def __init__(self, points: list[int], left: list[int]) -> None:
        self.points = points
        """By seat."""
        self.left = left
        """By type: the points of the best space for one more, 0 if there is none."""


_HAVENS: Final[dict[tuple[int, int, int, tuple[int, ...], tuple[int, ...]], Haven]] = {}


def haven_now(s: Pods, haven: int) -> Haven:
    """Return how a haven stands."""
    card, tags, assigned = s.havens[haven], s.arrived[haven], s.assigned[haven]
    kinds, crew = 0, s.crew
    for tag in tags:
        kinds = kinds * KINDS + crew[tag]
    key = (s.seats, card, kinds, tags, assigned)
    found = _HAVENS.get(key)
    if found is None:
        if len(_HAVENS) >= MOST_KEPT:
            _HAVENS.clear()
        found = _HAVENS[key] = looked_at(
            card, [OWNER[tag] for tag in tags], [crew[tag] for tag in tags], assigned, s.seats
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
        for kind, left in enumerate(now.left):
            if left > prospects[kind]:
                prospects[kind] = left
    if s.agenda:
        worth += under_way(s, seat, prospects)
        worth += RESERVE_WORTH * min(USEFUL_RESERVE, in_reserve(s, seat))
        if seat == s.active:
            worth -= FREE_MOVE_COST * s.free_moves * (s.free_moves + 1) / 2
    return worth


def under_way(s: Pods, seat: int, prospects: list[int]) -> float:
    """Return what a seat can expect from its crew in pods."""
    worth = 0.0
    chances, crew = chances_of_arrival(s.debris), s.crew
    for place, tags in zip(s.places, s.aboard, strict=True):
        chance = chances[place]
        if chance > 0.0:
            for tag in tags:
                if OWNER[tag] == seat:
                    worth += chance * prospects[crew[tag]]
    return worth
