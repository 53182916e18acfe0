"""Side uses: chemicals set officers and colonists, parts change robots (GEN7-23.3, 23.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import DieCode, Seat
from sternhafen.games.gen7.data.vocabulary import CHEM, FACES, PARTS, ROBOT, SIDE_COST, SIDE_USES
from sternhafen.games.gen7.effects.agenda import use_static
from sternhafen.games.gen7.effects.dice_choices import change
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF, ready_dice, with_value
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.resources import spend
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT, THROWS
from sternhafen.games.gen7.state import Ship

NO_DICE: Final[tuple[int, ...]] = ()
SIDE_PRICE: Final = 2


def side_prices(s: Ship, seat: Seat) -> tuple[int, int]:
    """Return what one side use of chemicals costs a seat now, and one of parts; at least 1."""
    chem = parts = SIDE_PRICE
    for rule, _ in in_force(s, seat, SIDE_COST):
        if rule.res == CHEM:
            chem += rule.n
        elif rule.res == PARTS:
            parts += rule.n
    return chem if chem > 1 else 1, parts if parts > 1 else 1


def affordable(s: Ship, seat: Seat) -> tuple[bool, bool]:
    """Return whether a seat can pay for a side use of chemicals, and of parts."""
    _, parts, chem = s.officers[seat].res
    for_chem = for_parts = SIDE_PRICE
    if s.mods()[seat] >> SIDE_COST & 1:
        for_chem, for_parts = side_prices(s, seat)
    return chem >= for_chem, parts >= for_parts


def changeable(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return the dice that a seat can pay to change, each once."""
    chem, parts = affordable(s, seat)
    if not chem and not parts:
        return NO_DICE
    dice = s.officers[seat].dice if s.offer is None else tuple(ready_dice(s, seat))
    codes = THROWS[dice].codes
    return codes if chem and parts else tuple([code for code in codes if (code >= FIRST_ROBOT) == parts])


def can_change(s: Ship, seat: Seat) -> bool:
    """Return whether there is a die that a seat can pay to change."""
    dice = s.officers[seat].dice if s.offer is None else ready_dice(s, seat)
    if not dice:
        return False
    chem, parts = affordable(s, seat)
    return (chem and dice[0] < FIRST_ROBOT) or (parts and dice[-1] >= FIRST_ROBOT)


def change_die(s: Ship, seat: Seat, code: DieCode, value: int) -> None:
    """Pay for a side use and turn the die."""
    res = PARTS if KIND_OF[code] == ROBOT else CHEM
    price = SIDE_PRICE
    for rule, owner in in_force(s, seat, SIDE_COST):
        if rule.res == res:
            price += rule.n
            use_static(s, rule, owner, code, -1)
    spend(s, seat, res, price if price > 1 else 1)
    s.bump(seat, SIDE_USES)
    change(s, seat, code, with_value(code, value))


ROBOT_RANGE: Final = 2


def reach(code: DieCode) -> range:
    """Return the values that one side use can give a die (GEN7-23.3, 23.4)."""
    kind, value = KIND_OF[code], VALUE_OF[code]
    if kind == ROBOT:
        return range(max(1, value - ROBOT_RANGE), min(FACES[ROBOT], value + ROBOT_RANGE) + 1)
    return range(1, FACES[kind] + 1)
