"""Resources and energy: gaining up to the track's end, and paying with nanites as a wildcard (CRYO-3.10 to 3.18)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.values import Payment
from sternhafen.games.cryo.actions import Spend
from sternhafen.games.cryo.components import CRYSTAL, ENERGY, LIMIT, NANITES, ORGANICS, TECH, Cost
from sternhafen.games.cryo.events import Gained, Spent
from sternhafen.games.cryo.table import Table


def gain(s: Table, side: int, resource: int, amount: int) -> None:
    """Raise a track; what goes beyond its end is lost (CRYO-3.12, 3.43)."""
    res = s.sides[side].res
    have = res[resource] + amount
    most = LIMIT[resource]
    res[resource] = have if have < most else most
    if s.telling:
        lost = max(0, have - most)
        s.tell(Gained(side=s.who(side), resource=resource, amount=amount - lost, lost=lost))


def gain_all(s: Table, side: int, items: Cost) -> None:
    """Raise all tracks by five amounts."""
    for resource, amount in enumerate(items):
        if amount:
            gain(s, side, resource, amount)


def can_pay(res: list[int], cost: Cost) -> bool:
    """Return whether five amounts can be paid (CRYO-3.13 to 3.16)."""
    missing = cost[NANITES]
    if cost[CRYSTAL] > res[CRYSTAL]:
        missing += cost[CRYSTAL] - res[CRYSTAL]
    if cost[ORGANICS] > res[ORGANICS]:
        missing += cost[ORGANICS] - res[ORGANICS]
    if cost[TECH] > res[TECH]:
        missing += cost[TECH] - res[TECH]
    return missing <= res[NANITES] and cost[ENERGY] <= res[ENERGY]


def can_pay_any(res: list[int], cost: Cost) -> bool:
    """Return whether one of the alternatives of a cost (five numbers each) can be paid."""
    if len(cost) == 5:
        return can_pay(res, cost)
    return any(can_pay(res, cost[k : k + 5]) for k in range(0, len(cost), 5))


_spends: Final[dict[tuple[int, int, int, int, int], Spend]] = {}


def spend(crystal: int, organics: int, tech: int, nanites: int, energy: int) -> Spend:
    """Return the payment of these amounts; each is made once."""
    key = (crystal, organics, tech, nanites, energy)
    found = _spends.get(key)
    if found is None:
        found = Spend(crystal, organics, tech, nanites, energy)
        _spends[key] = found
    return found


def ways_to_pay(res: list[int], cost: Cost) -> list[Payment]:
    """Return every way to pay a cost: five numbers, or five for each alternative (CRYO-3.14, 3.38, 3.42)."""
    if len(cost) == 5:
        return _ways(res, cost)
    found: list[Payment] = []
    for k in range(0, len(cost), 5):
        for way in _ways(res, cost[k : k + 5]):
            if way not in found:
                found.append(way)
    return found


def _ways(res: list[int], cost: Cost) -> list[Payment]:
    c, o, t, n, e = cost[0], cost[1], cost[2], cost[3], cost[4]
    spare = res[NANITES] - n
    if e > res[ENERGY] or spare < 0:
        return []
    if not spare:  # then nothing is to choose
        return [spend(c, o, t, n, e)] if c <= res[CRYSTAL] and o <= res[ORGANICS] and t <= res[TECH] else []
    low_c = c - res[CRYSTAL] if c > res[CRYSTAL] else 0
    low_o = o - res[ORGANICS] if o > res[ORGANICS] else 0
    low_t = t - res[TECH] if t > res[TECH] else 0
    found: list[Payment] = []
    for x in range(low_c, (c if c < spare else spare) + 1):
        left = spare - x
        for y in range(low_o, (o if o < left else left) + 1):
            rest = left - y
            for z in range(low_t, (t if t < rest else rest) + 1):
                found.append(spend(c - x, o - y, t - z, n + x + y + z, e))
    return found


def pay(s: Table, side: int, way: Spend) -> None:
    """Take exactly what a payment names."""
    res = s.sides[side].res
    res[CRYSTAL] -= way.crystal
    res[ORGANICS] -= way.organics
    res[TECH] -= way.tech
    res[NANITES] -= way.nanites
    res[ENERGY] -= way.energy
    if s.telling and (way.crystal or way.organics or way.tech or way.nanites or way.energy):
        s.tell(
            Spent(
                side=s.who(side),
                crystal=way.crystal,
                organics=way.organics,
                tech=way.tech,
                nanites=way.nanites,
                energy=way.energy,
            )
        )
