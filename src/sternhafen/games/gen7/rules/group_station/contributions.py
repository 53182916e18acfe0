"""The dice that could fill a group station, and who might still change them (GEN7-8.2, 8.5, 33.33)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import Place, Seat, Target
from sternhafen.games.gen7.campaign.language import USED_FREELY
from sternhafen.games.gen7.campaign.means import TURNS_ALL, TURNS_CREW, TURNS_ROBOT
from sternhafen.games.gen7.data.vocabulary import (
    ADJUST,
    BAN,
    CHEM,
    MAX_SEATS,
    ON_GROUP_FILLED,
    PARTS,
    ROBOT,
    ROBOT_SPLIT,
    SIDE_COST,
    WILD_SUB,
)
from sternhafen.games.gen7.effects.agenda import heard
from sternhafen.games.gen7.rules.crew import VALUE_OF
from sternhafen.games.gen7.rules.group_station.filling import COUNT_BITS, SEVERAL, Pool
from sternhafen.games.gen7.rules.group_station.means import skills_turn
from sternhafen.games.gen7.rules.group_station.ways import Way
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts, banned, split_more, wilds
from sternhafen.games.gen7.rules.side_uses import SIDE_PRICE, affordable
from sternhafen.games.gen7.rules.skills.team_lead import team_leads
from sternhafen.games.gen7.rules.throws import THROWS
from sternhafen.games.gen7.state import Ship

BENDING_RULES: Final = 1 << ADJUST | 1 << ROBOT_SPLIT | 1 << WILD_SUB
"""Rules that let dice fill group stations which they would not fill as they are."""
DIE_RULES: Final = BENDING_RULES | 1 << BAN
"""All rules on the dice of group stations."""


def make_pool(s: Ship, seat: Seat, target: Target) -> Pool:
    """Return the dice in all crew quarters as a pool for a group station; their owners might still change them."""
    book = s.book
    counts = shown = own = unknown = loose = 0
    own_loose = False
    robots: list[tuple[int, bool]] = []
    mods = s.mods()
    rules = mods[s.seats]
    as_usual = not rules >> SIDE_COST & 1
    for other, officer in enumerate(s.officers):
        dice = officer.dice
        throw = THROWS[dice]
        counts += throw.counts
        shown |= throw.values
        files = officer.files
        if other == seat:
            own = throw.values
            turns = book.hand_turns[files]
        else:
            turns = TURNS_ALL if files else 0
        if turns != TURNS_ALL:
            have = officer.res
            if as_usual or not mods[other] >> SIDE_COST & 1:
                if have[CHEM] >= SIDE_PRICE:
                    turns |= TURNS_CREW
                if have[PARTS] >= SIDE_PRICE:
                    turns |= TURNS_ROBOT
            else:
                chem, parts = affordable(s, other)
                turns |= TURNS_CREW * chem | TURNS_ROBOT * parts
            if mods[other] & USED_FREELY:
                turns |= skills_turn(s, other)
        if turns:
            before = unknown
            if turns & TURNS_CREW:
                loose |= 1 << other
                unknown += throw.crew
            if turns & TURNS_ROBOT:
                loose |= ONE_ROBOT << other
                unknown += throw.robots
            if other == seat:
                own_loose = unknown > before
        if throw.robots and not (rules >> BAN & 1 and banned(s, other, book.place_of(target), ROBOT)):
            robots.append((VALUE_OF[throw.robot], other == seat))
    pool = Pool(counts, shown, own, robots, unknown, loose)
    pool.own_loose = own_loose
    if heard(s, ON_GROUP_FILLED):
        pool.leads = team_leads(s)
    if rules & DIE_RULES:
        pool.rules = rules & DIE_RULES
        pool.target = target
        for other, officer in enumerate(s.officers):
            if officer.dice and mods[other] & BENDING_RULES:
                _bend(s, pool, other, book.place_of(target))
    return pool


ONE_ROBOT: Final = 1 << MAX_SEATS
"""Above the mask of those who might change officers and colonists stands that of robots."""


def _bend(s: Ship, pool: Pool, seat: Seat, place: Place) -> None:
    """Note what a seat's rules let its dice do (GEN7-33.33)."""
    pool.wild += wilds(s, seat)
    pool.more = max(pool.more, split_more(s, seat))
    low, high = adjusts(s, seat, place, 0)
    pool.low, pool.high = min(pool.low, low), max(pool.high, high)


def leave_pool(pool: Pool, seat: Seat, way: Way) -> None:
    """Take the die that the active seat has offered out of a pool on whose dice there are no rules."""
    value = way.face
    if way.robot:
        pool.robots.remove((value, way.seat == seat))
    else:
        counts = pool.counts
        if not counts >> COUNT_BITS * value & SEVERAL:
            pool.shown ^= 1 << value
        pool.counts = counts - (1 << COUNT_BITS * value)
    pool.unknown -= pool.loose >> way.changer & 1
