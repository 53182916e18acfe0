"""How well a seat stands, in points: a hint for bots that look one move ahead.

What is in the havens counts as if everybody assigned greedily; crew under way count by their steps to the havens and
by the places left for them there; without a reserve nothing can be done. What all that is worth late and early in the
game was found in games of greedy bots (benchmarks/arena.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine import Ask
from sternhafen.engine.worths import Worth, between
from sternhafen.games.escape_pods.components import (
    ACCEPTS,
    ARRIVALS,
    HAVENS,
    HAVENS_BESIDE,
    KINDS,
    NEAR,
    OWNER,
    SCORING,
    SHORE,
    bits,
)
from sternhafen.games.escape_pods.scoring import filled, haven_points
from sternhafen.games.escape_pods.state import Pods, in_reserve

FREE_MOVE_COST: Final = 0.02
"""What the first free move of a turn must bring at least; the second twice as much, and so on, lest a bot that sees
chance in everything play to and fro."""
FAR: Final = 3
"""Crew so many steps from the havens and crew further away are worth the same."""
UNREACHABLE: Final = 99
MOST_KEPT: Final = 4000
"""How many havens, and how many maps of debris, are remembered: bots look at the same ones again and again."""

ANYWHERE: Final = tuple(range(HAVENS))
MOST_POINTS: Final = max(space[1] for card in SCORING for space in card)

POINTS: Final[Worth] = (0.97, 0.88)
"""A point in a haven: some are lost again where a haven asks for more."""
ARRIVED: Final[Worth] = (0.08, 0.8)
"""A crew member in a haven, beside its points: it is safe, and spaces still to be filled may bring it more."""
UNDER_WAY: Final[Sequence[Worth]] = ((0.6, 1.1), (0.55, 0.75), (0.18, 0.6), (0.05, 0.5))
"""A crew member in a pod, by its steps from the havens."""
PROSPECT: Final[Sequence[Worth]] = ((0.1, 0.3), (0.08, 0.35), (0.15, 0.28), (0.03, 0.1))
"""Each point of the best space left for it: in a haven beside it if there is one, else anywhere."""
WORST_PROSPECT: Final[Worth] = (0.12, 0.2)
"""Each point of its space in the worst of the havens beside it, for others may send it there."""
SOMEBODY: Final[Worth] = (0.7, 1.1)
"""Anybody in reserve."""
RESERVE: Final[Worth] = (0.03, 0.3)
"""Each crew member in reserve."""
SPAN: Final = 8
"""It is late once so many have arrived."""


class Worths:
    """What things are worth when it is so early in the game, from 0 to 1."""

    __slots__ = ("points", "arrived", "under_way", "prospect", "worst", "somebody", "reserve")

    def __init__(self, early: float) -> None:
        self.points = between(POINTS, early)
        self.arrived = between(ARRIVED, early)
        self.under_way = [between(worth, early) for worth in UNDER_WAY]
        self.prospect = [between(worth, early) for worth in PROSPECT]
        self.worst = between(WORST_PROSPECT, early)
        self.somebody = between(SOMEBODY, early)
        self.reserve = between(RESERVE, early)


WORTHS: Final = [Worths(max(0.0, 1.0 - n / SPAN)) for n in range(HAVENS * ARRIVALS + 1)]
"""By how many have arrived."""

_STEPS: Final[dict[int, list[int]]] = {}


def steps_to_shore(debris: int) -> list[int]:
    """Return for every sector how many moves it is from a sector beside a haven, around debris."""
    found = _STEPS.get(debris)
    if found is None:
        if len(_STEPS) >= MOST_KEPT:
            _STEPS.clear()
        found = _STEPS[debris] = _steps_around(debris)
    return found


def _steps_around(debris: int) -> list[int]:
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

    __slots__ = ("points", "crew", "left", "open")

    def __init__(self, points: list[int], crew: list[int], left: list[int], open: bool) -> None:
        self.points = points
        """By seat."""
        self.crew = crew
        """How many have arrived, by seat."""
        self.left = left
        """By type: the points of the best space for one more, 0 if there is none."""
        self.open = open
        """Whether anybody else may arrive."""


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
    room = len(owners) < ARRIVALS
    if room:
        for kind in range(KINDS):
            space = best_space(card, kind, taken)
            left[kind] = SCORING[card][space][1] if space >= 0 else 0
    crew = [owners.count(seat) for seat in range(seats)]
    return Haven(haven_points(card, owners, assigned, seats), crew, left, room)


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
    best = -1e9
    for answer in top.legal(s):
        after: Pods = s.copy()
        after.play(seat, answer)
        best = max(best, evaluate(after, seat))
    return best


def worth_now(s: Pods, seat: int) -> float:
    """Return the points a seat can expect as things stand."""
    havens: list[Haven] = []
    points = crew = arrived = 0
    for number in range(HAVENS):
        haven = haven_now(s, number)
        havens.append(haven)
        points += haven.points[seat]
        crew += haven.crew[seat]
        arrived += len(s.arrived[number])
    if not s.agenda:
        return float(points)
    now = WORTHS[arrived]
    worth = now.points * points + now.arrived * crew + under_way(s, seat, havens, now)
    reserve = in_reserve(s, seat)
    if reserve:
        worth += now.somebody + now.reserve * reserve
    if seat == s.active:
        worth -= FREE_MOVE_COST * s.free_moves * (s.free_moves + 1) / 2
    return worth


def under_way(s: Pods, seat: int, havens: list[Haven], now: Worths) -> float:
    """Return what a seat can expect from its crew in pods."""
    worth = 0.0
    steps = steps_to_shore(s.debris)
    for place, tags in zip(s.places, s.aboard, strict=True):
        for tag in tags:
            if OWNER[tag] == seat and steps[place] != UNREACHABLE:
                away = min(FAR, steps[place])
                best, worst = prospects(havens, s.crew[tag], ANYWHERE if away else HAVENS_BESIDE[place])
                worth += now.under_way[away] + now.prospect[away] * best
                if not away:
                    worth += now.worst * worst
    return worth


def prospects(havens: list[Haven], kind: int, where: tuple[int, ...]) -> tuple[int, int]:
    """Return the points of the spaces left for a type in the best and in the worst haven that is open."""
    best, worst = 0, MOST_POINTS
    for number in where:
        haven = havens[number]
        if haven.open:
            left = haven.left[kind]
            if left > best:
                best = left
            if left < worst:
                worst = left
    return best, worst if worst < best else best
