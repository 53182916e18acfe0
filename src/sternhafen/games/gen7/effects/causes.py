"""Causes: what led to an effect or test."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Plain
from sternhafen.engine.fast import cached
from sternhafen.games.gen7.aliases import NOBODY, DieCode, Piece, Place, Seat
from sternhafen.games.gen7.data.vocabulary import CODES, MAX_SEATS

MAX_CACHED: Final = 1 << 15


class Cause(Plain):
    """What led to an effect or test: who acts, who owns the card, whom was picked, which die stands where.

    `crew` is the mask of contributors, `die` a die's code or -1, `rule` the schema just used or -1.
    """

    __slots__ = ("actor", "owner", "picked", "die", "place", "crew", "rule")

    def __init__(
        self, actor: int, owner: int, picked: int, die: DieCode, place: Place, crew: int, rule: int = -1
    ) -> None:
        self.actor = actor
        self.owner = owner
        self.picked = picked
        self.die = die
        self.place = place
        self.crew = crew
        self.rule = rule

    def by(self, actor: int, owner: int) -> Cause:
        """Return the same cause with another actor and owner."""
        return Cause(actor, owner, self.picked, self.die, self.place, self.crew, self.rule)

    def picking(self, seat: Seat) -> Cause:
        """Return the same cause with a player picked."""
        return Cause(self.actor, self.owner, seat, self.die, self.place, self.crew, self.rule)


@cached(MAX_CACHED)
def deployment(p: Piece, place: Place) -> Cause:
    """Return the cause of what a die does where it was just deployed."""
    return Cause(p // CODES, NOBODY, NOBODY, p % CODES, place, 0)


BY_SEAT: Final = tuple([Cause(seat, NOBODY, NOBODY, -1, -1, 0) for seat in (*range(MAX_SEATS), NOBODY)])
"""The causes of what every seat simply does, and last of what nobody does."""


OWN_CAUSE: Final = tuple([Cause(seat, seat, NOBODY, -1, -1, 0) for seat in range(MAX_SEATS)])
"""The causes of what every seat does by cards of its own."""
