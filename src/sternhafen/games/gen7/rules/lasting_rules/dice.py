"""What rules in force allow and forbid with dice (GEN7-30.6, 33.33)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import Place, Seat
from sternhafen.games.gen7.data.vocabulary import ADJUST, BAN, ROBOT_SPLIT, WILD_SUB
from sternhafen.games.gen7.rules.lasting_rules.in_force import applies, in_force, left_to_use
from sternhafen.games.gen7.state import Ship

CHANGING_RULES: Final = 1 << ADJUST | 1 << BAN
"""Rules that change or forbid dice where they are deployed."""


def adjusts(s: Ship, seat: Seat, place: Place, kind: int) -> tuple[int, int]:
    """Return how far a seat may change a die deployed at a place, down and up."""
    low = high = 0
    for rule, _ in in_force(s, seat, ADJUST, place):
        if applies(s.book, rule, place, kind):
            low += rule.low
            high += rule.high
    return low, high


def banned(s: Ship, seat: Seat, place: Place, kind: int) -> bool:
    """Return whether a rule forbids dice of a kind at a place."""
    return any(applies(s.book, rule, place) and rule.kind in (kind, 3) for rule, _ in in_force(s, seat, BAN, place))


def wilds(s: Ship, seat: Seat) -> int:
    """Return how many sub-stations' rules a seat's dice may ignore at one group station."""
    count = 0
    for rule, owner in in_force(s, seat, WILD_SUB):
        if left_to_use(s, rule, owner):
            count += rule.n
    return count


def split_more(s: Ship, seat: Seat) -> int:
    """Return by how much more than evenly a seat may split its robot."""
    return sum(rule.n for rule, _ in in_force(s, seat, ROBOT_SPLIT))
