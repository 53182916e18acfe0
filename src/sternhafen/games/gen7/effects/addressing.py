"""Whom an effect addresses."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.data.vocabulary import ACTOR, ALL, CONTRIBUTORS, OTHERS, PICKED
from sternhafen.games.gen7.effects.agenda import chooser
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import one_seat
from sternhafen.games.gen7.state import Ship, turn_order


def seats_of(s: Ship, who: int, c: Cause) -> list[int]:
    """Return the players an effect addresses, in the order they are handled."""
    if who == ACTOR:
        return [c.actor]
    if who in PICKED:
        return [c.picked]
    if who == ALL:
        return list(turn_order(s, c.actor))
    return _some_of(s, who, c) if who in SOME else [one_seat(s, who, c)]


SOME: Final = (OTHERS, CONTRIBUTORS)


def _some_of(s: Ship, who: int, c: Cause) -> list[int]:
    """Return all but the one who chooses, or those who contribute."""
    if who == CONTRIBUTORS:
        return [seat for seat in turn_order(s, s.active) if c.crew >> seat & 1]
    own = chooser(c)
    return [seat for seat in turn_order(s, c.actor) if seat != own]
