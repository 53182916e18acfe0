"""Wrapping up: the last moments of the own turn in which files, side uses and skills are still possible (GEN7-7.16)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import READY, Ready
from sternhafen.games.gen7.conditions import OWN_CAUSE, holds
from sternhafen.games.gen7.language import RULES, Rule
from sternhafen.games.gen7.lasting import left_to_use
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.side_uses import changeable
from sternhafen.games.gen7.vocabulary import MAX_SEATS


def could_act(s: Ship, seat: int) -> bool:
    """Return whether the active player, for all the table knows, could still do something.

    Whoever holds a file could, whichever it is: that others are not to learn (GEN7-2.10).
    """
    if s.officers[seat].files or changeable(s, seat):
        return True
    return any(usable(s, seat, RULES[number]) for number in s.free_rules(seat))


def usable(s: Ship, seat: int, rule: Rule) -> bool:
    """Return whether a skill is left that needs nothing to be completed just now (GEN7-33.30, 33.38)."""
    if rule.discount or not left_to_use(s, rule, seat):
        return False
    return rule.test is None or holds(s, rule.test, OWN_CAUSE[seat])


class WrapUp(Ask):
    """Files, side uses and skills before the turn goes on; then go on."""

    __slots__ = ()
    confirms: ClassVar[bool] = True
    rule: ClassVar[str] = "GEN7-7.16"
    answers: ClassVar[tuple[type[Action], ...]] = (Ready,)

    def candidates(self, s: Ship) -> list[Action]:
        return [READY]

    def check(self, s: Ship, a: Ready) -> Illegal | None:
        return None

    def legal(self, s: Ship) -> list[Action]:
        return [READY]

    def play(self, s: Ship, a: Ready) -> None:
        return


WRAP_UP: Final = tuple([WrapUp(seat) for seat in range(MAX_SEATS)])
