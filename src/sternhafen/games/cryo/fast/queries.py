"""Quick tests whether something can be done, and the things a seat could scrap or play."""

from __future__ import annotations

from sternhafen.engine import Action, Payment
from sternhafen.games.cryo.aliases import Card, Cards, Cost, DockSet, Space
from sternhafen.games.cryo.data.tables import (
    ALL_DOCKS,
    COMPUTER,
    CONVERTER,
    CRYSTAL,
    ENERGY,
    MISSION,
    MISSION_PLACES,
    NANITES,
    ORGANICS,
    REACTOR,
    RIVAL,
    SCOUT,
    SCOUT_COST,
    SEND,
    SLOTS,
    SPACE_KIND,
    SPACE_SECTION,
    STASIS,
    TECH,
    TILE,
    UPGRADE,
    UPGRADE_PLACES,
    VEHICLE,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.fast.tables import PLAY_CARD, SCRAP_CARD, SCRAP_TILE
from sternhafen.games.cryo.rules.caves import scoutable_caves
from sternhafen.games.cryo.rules.resources import can_pay, spend
from sternhafen.games.cryo.rules.upgrades.hooks import STASIS_DISCOUNT, USES_DAMAGED_DOCKS
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import CryoState, Side


def can_use(s: CryoState, side: Side, resources: list[int], space: Space) -> bool:
    """Return whether an action space could be carried out at least once with these resources."""
    kind = SPACE_KIND[space]
    if kind == TILE:
        return True
    if kind == STASIS:
        k = 3 * SPACE_SECTION[space]
        if not (side.stasis[k] or side.stasis[k + 1] or side.stasis[k + 2]) or room(side) <= 0:
            return False
        return resources[ORGANICS] > 0 or resources[NANITES] > 0 or STASIS_DISCOUNT[side.upgrades] > 0
    if kind == REACTOR:
        return resources[CRYSTAL] > 0 or resources[NANITES] > 0
    if kind == CONVERTER:
        return resources[CRYSTAL] > 0 or resources[ORGANICS] > 0 or resources[TECH] > 0
    if kind == COMPUTER:
        if not (resources[TECH] or resources[NANITES]):
            return False
        return len(s.deck) > 0 or len(s.discard) > 0 or len(plays(s, side)) > 0
    if kind == SCOUT:
        return side.awake > 0 and can_pay(resources, SCOUT_COST) and scoutable_caves(s) > 0
    if kind == SEND:
        return side.awake > 0 and (s.free_salvage(0) > 0 or s.free_salvage(1) > 0 or s.free_salvage(2) > 0)
    return any(side.salvage) and room(side) > 0


def quick_ways(resources: list[int], cost: Cost) -> list[Payment]:
    """Return every way to pay five amounts."""
    c, o, t, n, e = cost[0], cost[1], cost[2], cost[3], cost[4]
    spare = resources[NANITES] - n
    if e > resources[ENERGY] or spare < 0:
        return []
    have_c, have_o, have_t = resources[CRYSTAL], resources[ORGANICS], resources[TECH]
    if not spare:  # then nothing is to choose
        return [spend(c, o, t, n, e)] if c <= have_c and o <= have_o and t <= have_t else []
    ways: list[Payment] = []
    for x in range(c - have_c if c > have_c else 0, (c if c < spare else spare) + 1):
        left = spare - x
        for y in range(o - have_o if o > have_o else 0, (o if o < left else left) + 1):
            rest = left - y
            for z in range(t - have_t if t > have_t else 0, (t if t < rest else rest) + 1):
                ways.append(spend(c - x, o - y, t - z, n + x + y + z, e))
    return ways


def free_docks(s: CryoState, side: Side) -> DockSet:
    """Return the ship docks a side may deploy to."""
    taken = 0
    for other in s.sides:
        taken |= other.docks
    return ALL_DOCKS & ~(taken if USES_DAMAGED_DOCKS[side.upgrades] else taken | s.damaged)


def plays(s: CryoState, side: Side) -> list[Action]:
    """Return every way to play a hand card now."""
    barred = side.upgrades
    if s.seats == 1:
        barred |= s.sides[RIVAL].upgrades
    upgrades = side.upgrades.bit_count() < UPGRADE_PLACES
    missions = len(side.missions) < MISSION_PLACES
    vehicles = len(side.vehicles) < VEHICLE_PLACES
    legal: list[Action] = []
    last = -1
    for card in side.hand:  # they are sorted
        if card == last:
            continue
        last = card
        if upgrades and not barred >> card & 1:
            legal.append(PLAY_CARD[card][UPGRADE])
        if missions and card not in side.missions:
            legal.append(PLAY_CARD[card][MISSION])
        if vehicles:
            legal.append(PLAY_CARD[card][VEHICLE])
    return legal


def distinct(cards: Cards) -> list[Card]:
    """Return the types of sorted cards, each once."""
    types: list[Card] = []
    last = -1
    for card in cards:
        if card != last:
            types.append(card)
            last = card
    return types


def count_scraps(side: Side) -> int:
    """Return how many different things a side could scrap."""
    count, last = SLOTS - side.slots.count(-1), -1
    for card in side.hand:  # they are sorted
        if card != last:
            count += 1
            last = card
    return count


def scraps(side: Side) -> list[Action]:
    """Return the different things a side could scrap: the cards, then the tiles."""
    legal = [SCRAP_CARD[card] for card in distinct(side.hand)]
    for slot, tile in enumerate(side.slots):
        if tile >= 0:
            legal.append(SCRAP_TILE[slot])
    return legal


def nth_scrap(side: Side, n: int) -> Action:
    """Return one of the things a side could scrap, counted as they are listed."""
    cards = distinct(side.hand)
    if n < len(cards):
        return SCRAP_CARD[cards[n]]
    n -= len(cards)
    for slot, tile in enumerate(side.slots):
        if tile >= 0:
            if not n:
                return SCRAP_TILE[slot]
            n -= 1
    raise AssertionError("there are not so many things")
