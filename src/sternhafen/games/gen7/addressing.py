"""Whom an effect addresses."""

from __future__ import annotations

from sternhafen.games.gen7.agenda import chooser
from sternhafen.games.gen7.conditions import Cause, one_seat
from sternhafen.games.gen7.ship import Ship, turn_order
from sternhafen.games.gen7.vocabulary import (
    ACTOR,
    ALL,
    CONTRIBUTORS,
    OTHERS,
    PICKED,
)


def seats_of(s: Ship, who: int, c: Cause) -> list[int]:
    """Return the players an effect addresses, in the order they are served."""
    if who == ACTOR:
        return [c.actor]
    if who in PICKED:
        return [c.picked]
    if who == ALL:
        return list(turn_order(s, c.actor))
    if who == OTHERS:
        own = chooser(c)
        return [seat for seat in turn_order(s, c.actor) if seat != own]
    if who == CONTRIBUTORS:
        return [seat for seat in turn_order(s, s.active) if c.crew >> seat & 1]
    return [one_seat(s, who, c)]
