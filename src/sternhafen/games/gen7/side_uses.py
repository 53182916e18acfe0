"""Side uses: chemicals set officers and colonists, parts change robots (GEN7-23.3, 23.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.actions import CHANGES
from sternhafen.games.gen7.agenda import use_static
from sternhafen.games.gen7.crew import KIND_OF, REAL, VALUE_OF, ready_dice, with_value
from sternhafen.games.gen7.dice_choices import (
    change,
)
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.supply import spend
from sternhafen.games.gen7.throws import FIRST_ROBOT, thrown
from sternhafen.games.gen7.vocabulary import CHEM, CODES, FACES, PARTS, ROBOT, SIDE_COST, SIDE_USES

NO_DICE: Final[tuple[int, ...]] = ()
SIDE_PRICE: Final = 2
ROBOT_RANGE: Final = 2


def side_price(s: Ship, seat: int, res: int) -> int:
    """Return what one side use costs a seat now; at least 1."""
    price = SIDE_PRICE
    if not s.mods(seat) >> SIDE_COST & 1:
        return price
    for rule, _ in in_force(s, seat, SIDE_COST):
        if rule.res == res:
            price += rule.n
    return max(1, price)


def reach(code: int) -> range:
    """Return the values that one side use can give a die."""
    kind, value = KIND_OF[code], VALUE_OF[code]
    if kind == ROBOT:
        return range(max(1, value - ROBOT_RANGE), min(FACES[ROBOT], value + ROBOT_RANGE) + 1)
    return range(1, FACES[kind] + 1)


SIDE_CHANGES: Final = tuple([
    tuple([CHANGES[code][value - 1] for value in reach(code) if value != VALUE_OF[code]]) if REAL[code] else ()
    for code in range(CODES)
])  # fmt: skip
"""What one side use can do with every die."""


def affordable(s: Ship, seat: int) -> tuple[bool, bool]:
    """Return whether a seat can pay for a side use of chemicals, and of parts."""
    res = s.officers[seat].res
    if s.mods(seat) >> SIDE_COST & 1:
        return res[CHEM] >= side_price(s, seat, CHEM), res[PARTS] >= side_price(s, seat, PARTS)
    return res[CHEM] >= SIDE_PRICE, res[PARTS] >= SIDE_PRICE


def changeable(s: Ship, seat: int) -> tuple[int, ...]:
    """Return the dice that a seat can pay to change, each once."""
    chem, parts = affordable(s, seat)
    if not chem and not parts:
        return NO_DICE
    dice = s.officers[seat].dice if s.offer is None else tuple(ready_dice(s, seat))
    codes = thrown(dice).codes
    return codes if chem and parts else tuple([code for code in codes if (code >= FIRST_ROBOT) == parts])


def change_die(s: Ship, seat: int, code: int, value: int) -> None:
    """Pay for a side use and turn the die."""
    res = PARTS if KIND_OF[code] == ROBOT else CHEM
    price = side_price(s, seat, res)
    for rule, owner in in_force(s, seat, SIDE_COST):
        if rule.res == res:
            use_static(s, rule, owner, code, -1)
    spend(s, seat, res, price)
    s.bump(seat, SIDE_USES)
    change(s, seat, code, with_value(code, value))
