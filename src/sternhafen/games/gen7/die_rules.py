"""What rules in force allow and forbid with dice (GEN7-30.6, 33.33)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.lasting import applies, in_force, left_to_use
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    BAN,
    ROBOT_SPLIT,
    WILD_SUB,
)

CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""


def adjusts(s: Ship, seat: int, place: int, kind: int) -> tuple[int, int]:
    """Return how far a seat may change a die deployed at a place, down and up."""
    low = high = 0
    for rule, _ in in_force(s, seat, ADJUST, place):
        if applies(rule, place, kind):
            low += rule.low
            high += rule.high
    return low, high


def banned(s: Ship, seat: int, place: int, kind: int) -> bool:
    """Return whether a rule forbids dice of a kind at a place."""
    if not (s._mods or s.all_mods())[seat] >> BAN & 1:
        return False
    return any(applies(rule, place) and rule.kind in (kind, 3) for rule, _ in in_force(s, seat, BAN, place))


def wilds(s: Ship, seat: int) -> int:
    """Return how many sub-stations' rules a seat's dice may ignore at one group station."""
    found = 0
    if not (s._mods or s.all_mods())[seat] >> WILD_SUB & 1:
        return found
    for rule, owner in in_force(s, seat, WILD_SUB):
        if left_to_use(s, rule, owner):
            found += rule.n
    return found


def split_more(s: Ship, seat: int) -> int:
    """Return by how much more than evenly a seat may split its robot."""
    if not (s._mods or s.all_mods())[seat] >> ROBOT_SPLIT & 1:
        return 0
    return sum(rule.n for rule, _ in in_force(s, seat, ROBOT_SPLIT))
