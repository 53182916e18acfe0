"""What the table is told."""

from __future__ import annotations

from sternhafen.engine import Event


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: int
    round: int


class Dug(Event, frozen=True):
    """A seat dug up ore."""

    seat: int
    ore: int

    def touches(self) -> tuple[str, ...]:
        return ("shaft:1",)


class CavedIn(Event, frozen=True):
    """The shaft caved in, and the load is lost."""

    seat: int
    lost: int

    def touches(self) -> tuple[str, ...]:
        return ("shaft:1",)


class Returned(Event, frozen=True):
    """A seat brought its load home."""

    seat: int
    ore: int

    def touches(self) -> tuple[str, ...]:
        return ("store:0",)


EVENTS = (TurnBegan, Dug, CavedIn, Returned)
