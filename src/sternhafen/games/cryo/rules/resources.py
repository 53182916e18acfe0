"""Chapter 3, resources and energy: gains up to a track's end, nanites as a wildcard (CRYO-3.10 to 3.18)."""

from __future__ import annotations

from sternhafen.engine import Payment
from sternhafen.engine.fast import cached
from sternhafen.games.cryo.actions import Spend
from sternhafen.games.cryo.aliases import Cost, Face, Resource, SideNumber
from sternhafen.games.cryo.data.tables import CRYSTAL, ENERGY, FACE_ITEMS, NANITES, ORGANICS, TECH, TRACK_LIMIT, TRACKS
from sternhafen.games.cryo.events import Gained, Spent
from sternhafen.games.cryo.state import CryoState

# Gaining -------------------------------------------------------------------------------------------------------------


def gain(s: CryoState, side: SideNumber, resource: Resource, amount: int) -> None:
    """Raise a track; what goes beyond its end is lost (CRYO-3.12, 3.43)."""
    resources = s.sides[side].resources
    wanted = resources[resource] + amount
    limit = TRACK_LIMIT[resource]
    resources[resource] = wanted if wanted < limit else limit
    if s.recording:
        lost = max(0, wanted - limit)
        s.tell(Gained(side=s.who(side), resource=resource, amount=amount - lost, lost=lost))


def gain_all(s: CryoState, side: SideNumber, amounts: Cost) -> None:
    """Raise all tracks by five amounts."""
    for resource, amount in enumerate(amounts):
        if amount:
            gain(s, side, resource, amount)


def gain_icon(s: CryoState, side: SideNumber, face: Face, wanted: Resource) -> None:
    """Give a side the one icon of an either/or face that was chosen (CRYO-3.38)."""
    for resource, amount in FACE_ITEMS[face]:
        if resource == wanted:
            gain(s, side, resource, amount)


# Paying --------------------------------------------------------------------------------------------------------------


def can_pay(resources: list[int], cost: Cost) -> bool:
    """Return whether five amounts can be paid: nanites replace crystal, organics and tech (CRYO-3.13 to 3.16)."""
    nanites = cost[NANITES]
    if cost[CRYSTAL] > resources[CRYSTAL]:
        nanites += cost[CRYSTAL] - resources[CRYSTAL]
    if cost[ORGANICS] > resources[ORGANICS]:
        nanites += cost[ORGANICS] - resources[ORGANICS]
    if cost[TECH] > resources[TECH]:
        nanites += cost[TECH] - resources[TECH]
    return nanites <= resources[NANITES] and cost[ENERGY] <= resources[ENERGY]


def alternatives(cost: Cost) -> list[Cost]:
    """Return the alternatives of a cost, five amounts each.

    >>> alternatives((1, 0, 0, 0, 0, 0, 1, 0, 0, 0))
    [(1, 0, 0, 0, 0), (0, 1, 0, 0, 0)]
    """
    return [cost[k : k + TRACKS] for k in range(0, len(cost), TRACKS)]


def can_pay_any(resources: list[int], cost: Cost) -> bool:
    """Return whether one of the alternatives of a cost can be paid."""
    if len(cost) == TRACKS:
        return can_pay(resources, cost)
    return any(can_pay(resources, one) for one in alternatives(cost))


MAX_CACHED = 1024


@cached(MAX_CACHED)
def spend(crystal: int, organics: int, tech: int, nanites: int, energy: int) -> Spend:
    """Return the payment of these amounts."""
    return Spend(crystal, organics, tech, nanites, energy)


def ways_to_pay(resources: list[int], cost: Cost) -> list[Payment]:
    """Return every way to pay a cost or one of its alternatives, each way once (CRYO-3.14, 3.38, 3.42)."""
    if len(cost) == TRACKS:
        return ways_to_pay_one(resources, cost)
    ways: list[Payment] = []
    for one in alternatives(cost):
        ways += [way for way in ways_to_pay_one(resources, one) if way not in ways]
    return ways


def ways_to_pay_one(resources: list[int], cost: Cost) -> list[Payment]:
    """Return every way to pay five amounts: so many crystals, organics and tech are replaced by nanites."""
    crystal, organics, tech, nanites, energy = cost
    spare = resources[NANITES] - nanites
    if spare < 0 or energy > resources[ENERGY]:
        return []
    ways: list[Payment] = []
    for a in range(max(0, crystal - resources[CRYSTAL]), min(crystal, spare) + 1):
        for b in range(max(0, organics - resources[ORGANICS]), min(organics, spare - a) + 1):
            for c in range(max(0, tech - resources[TECH]), min(tech, spare - a - b) + 1):
                ways.append(spend(crystal - a, organics - b, tech - c, nanites + a + b + c, energy))
    return ways


def pay(s: CryoState, side: SideNumber, way: Spend) -> None:
    """Take exactly what a payment names."""
    resources = s.sides[side].resources
    resources[CRYSTAL] -= way.crystal
    resources[ORGANICS] -= way.organics
    resources[TECH] -= way.tech
    resources[NANITES] -= way.nanites
    resources[ENERGY] -= way.energy
    if s.recording and (way.crystal or way.organics or way.tech or way.nanites or way.energy):
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
