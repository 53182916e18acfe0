"""Side uses: chemicals set officers and colonists, parts change robots (GEN7-23.3, 23.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.agenda import use_static
from sternhafen.games.gen7.crew import KIND_OF, ready_dice, with_value
from sternhafen.games.gen7.dice_choices import (
    change,
)
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.supply import spend
from sternhafen.games.gen7.throws import FIRST_ROBOT, thrown
from sternhafen.games.gen7.vocabulary import CHEM, PARTS, ROBOT, SIDE_COST, SIDE_USES

NO_DICE: Final[tuple[int, ...]] = ()
SIDE_PRICE: Final = 2


def side_prices(s: Ship, seat: int) -> tuple[int, int]:
    """Return what one side use of chemicals costs a seat now, and one of parts; at least 1."""
    chem = parts = SIDE_PRICE
    for rule, _ in in_force(s, seat, SIDE_COST):
        if rule.res == CHEM:
            chem += rule.n
        elif rule.res == PARTS:
            parts += rule.n
    return chem if chem > 1 else 1, parts if parts > 1 else 1


def affordable(s: Ship, seat: int) -> tuple[bool, bool]:
    """Return whether a seat can pay for a side use of chemicals, and of parts."""
    _, parts, chem = s.officers[seat].res
    if (s._mods or s.all_mods())[seat] >> SIDE_COST & 1:
        for_chem, for_parts = side_prices(s, seat)
        return chem >= for_chem, parts >= for_parts
    return chem >= SIDE_PRICE, parts >= SIDE_PRICE


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
    price = SIDE_PRICE
    if (s._mods or s.all_mods())[seat] >> SIDE_COST & 1:
        price = side_prices(s, seat)[res == PARTS]
        for rule, owner in in_force(s, seat, SIDE_COST):
            if rule.res == res:
                use_static(s, rule, owner, code, -1)
    spend(s, seat, res, price)
    s.bump(seat, SIDE_USES)
    change(s, seat, code, with_value(code, value))
