"""Before a turn ends: its last moments, in which files, side uses and skills are still possible (GEN7-7.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS
from sternhafen.games.gen7.effects.agreeing import GoOn
from sternhafen.games.gen7.effects.causes import OWN_CAUSE
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use
from sternhafen.games.gen7.rules.side_uses import can_change
from sternhafen.games.gen7.state import Ship


def could_act(s: Ship, seat: Seat) -> bool:
    """Return whether the active player, for all the table knows, could still do something.

    Whoever holds a file could, whichever it is: that others are not to learn (GEN7-2.10).
    """
    if s.officers[seat].files or can_change(s, seat):
        return True
    return any(usable(s, seat, s.book.rules[number]) for number in s.free_rules(seat))


def usable(s: Ship, seat: Seat, rule: Rule) -> bool:
    """Return whether a skill is left that needs nothing to be completed just now (GEN7-33.30, 33.38)."""
    if rule.discount or not left_to_use(s, rule, seat):
        return False
    return rule.test is None or holds(s, rule.test, OWN_CAUSE[seat])


class WrapUp(GoOn):
    """Files, side uses and skills before the turn goes on; then go on."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-7.16"


WRAP_UP: Final = tuple([WrapUp(seat) for seat in range(MAX_SEATS)])
