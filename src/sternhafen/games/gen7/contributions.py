"""The dice that could fill a group station, and who might still change them (GEN7-8.2, 8.5, 33.33)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.crew import VALUE_OF
from sternhafen.games.gen7.die_rules import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.filling import Pool
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.side_uses import SIDE_PRICE, affordable
from sternhafen.games.gen7.targets import place_of
from sternhafen.games.gen7.throws import THROWS, thrown
from sternhafen.games.gen7.vocabulary import ADJUST, BAN, MAX_SEATS, ROBOT, ROBOT_SPLIT, SIDE_COST, WILD_SUB

BENDING_RULES: Final = 1 << ADJUST | 1 << ROBOT_SPLIT | 1 << WILD_SUB
"""Rules that let dice fill group stations which they would not fill as they are."""


def changers(s: Ship, seat: int) -> tuple[int, int]:
    """Return the other seats that might still change their officers and colonists, and their robot, as masks."""
    found = 0
    mods = s._mods or s.all_mods()
    for other, officer in enumerate(s.officers):
        if officer.files:
            found |= CREW_AND_ROBOT << other
        elif mods[other] >> SIDE_COST & 1:
            chem, parts = affordable(s, other)
            found |= (chem | parts << MAX_SEATS) << other
        else:
            _, parts_left, chem_left = officer.res
            if chem_left >= SIDE_PRICE:
                found |= 1 << other
            if parts_left >= SIDE_PRICE:
                found |= ONE_ROBOT << other
    found &= ~(CREW_AND_ROBOT << seat)
    return found & ONE_ROBOT - 1, found >> MAX_SEATS


ONE_ROBOT: Final = 1 << MAX_SEATS
"""Above the masks of officers and colonists stand those of robots."""
CREW_AND_ROBOT: Final = ONE_ROBOT | 1


def make_pool(s: Ship, seat: int, target: int, loose: int, loose_robots: int) -> Pool:
    """Return the dice in all crew quarters as a pool for a group station; some seats might still change theirs."""
    counts = shown = own = unknown = 0
    robots: list[tuple[int, bool]] = []
    mods = s._mods or s.all_mods()
    for other, officer in enumerate(s.officers):
        dice = officer.dice
        if not dice:
            continue
        throw = THROWS.get(dice) or thrown(dice)
        counts += throw.counts
        shown |= throw.values
        if other == seat:
            own = throw.values
        elif loose >> other & 1:
            unknown += throw.crew
        if throw.robot >= 0:
            unknown += loose_robots >> other & 1
            if not (mods[other] >> BAN & 1 and banned(s, other, place_of(target), ROBOT)):
                robots.append((VALUE_OF[throw.robot], other == seat))
    pool = Pool(counts, shown, own, robots, unknown)
    if mods[s.seats] & BENDING_RULES:
        for other, officer in enumerate(s.officers):
            if officer.dice and mods[other] & BENDING_RULES:
                _bend(s, pool, other, place_of(target))
    return pool


def _bend(s: Ship, pool: Pool, seat: int, place: int) -> None:
    """Note what a seat's rules let its dice do (GEN7-33.33)."""
    pool.wild += wilds(s, seat)
    pool.more = max(pool.more, split_more(s, seat))
    low, high = adjusts(s, seat, place, 0)
    pool.low, pool.high = min(pool.low, low), max(pool.high, high)
