"""Side uses: chemicals set officers and colonists, parts change robots (GEN7-23.3, 23.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.actions import CHANGES, ChangeDie
from sternhafen.games.gen7.agenda import use_static
from sternhafen.games.gen7.crew import KIND_OF, REAL, VALUE_OF, ready_dice, with_value
from sternhafen.games.gen7.dice_choices import (
    change,
)
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.supply import spend
from sternhafen.games.gen7.throws import FIRST_ROBOT, KEPT_THROWS, thrown
from sternhafen.games.gen7.vocabulary import CHEM, CODES, FACES, PARTS, ROBOT, SIDE_COST, SIDE_USES

NO_DICE: Final[tuple[int, ...]] = ()
NO_CHANGES: Final[tuple[ChangeDie, ...]] = ()
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


CREW_CHANGES: Final[dict[tuple[int, ...], tuple[ChangeDie, ...]]] = {}
"""What one side use of chemicals can do with the officers and colonists among some dice; filled as needed."""


def crew_changes(dice: tuple[int, ...]) -> tuple[ChangeDie, ...]:
    """Return what one side use of chemicals can do with sorted dice; the last throws are kept."""
    found = CREW_CHANGES.get(dice)
    if found is None:
        if len(CREW_CHANGES) >= KEPT_THROWS:
            CREW_CHANGES.clear()
        codes = [code for code in thrown(dice).codes if code < FIRST_ROBOT]
        found = CREW_CHANGES[dice] = tuple([change for code in codes for change in SIDE_CHANGES[code]])
    return found


def payable_changes(s: Ship, seat: int) -> tuple[ChangeDie, ...]:
    """Return everything that the side uses a seat can pay for can do with its dice (GEN7-23.3, 23.4)."""
    officer = s.officers[seat]
    chem, parts = officer.res[CHEM] >= SIDE_PRICE, officer.res[PARTS] >= SIDE_PRICE
    if s.mods(seat) >> SIDE_COST & 1:
        chem, parts = affordable(s, seat)
    if not chem and not parts:
        return NO_CHANGES
    dice = officer.dice if s.offer is None else tuple(ready_dice(s, seat))
    found = crew_changes(dice) if chem else NO_CHANGES
    if parts and dice and dice[-1] >= FIRST_ROBOT:  # nobody has more than one robot
        found += SIDE_CHANGES[dice[-1]]
    return found


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
