"""The logbook: what the campaign remembers."""

from __future__ import annotations

from sternhafen.engine import Plain
from sternhafen.games.gen7.aliases import Card, PlotPoint, Seat


class Logbook(Plain):
    """What the campaign remembers; written only into a ship's own (`Ship.own_log`), so copies may share it."""

    ship: str
    names: tuple[str, ...]
    counters: tuple[int, ...]
    flags: tuple[int, ...]
    damage: int
    scars: tuple[int, ...]
    rule_cards: int
    """The rule cards on the table, as a mask."""
    orders: tuple[Card, ...]
    """Unlocked work orders."""
    entered: tuple[Card, ...]
    """Fate cards noted in the crew part, to be added at the end of the episode."""
    gone: tuple[Card, ...]
    """Fate cards resolved or removed."""
    spotlight: Seat
    next_spotlight: Seat
    bookmark: PlotPoint
    """The plot point that opens the next episode, or the ending; -1 while neither is known."""
    ended: bool
    history: tuple[tuple[int, ...], ...]
    """Per episode: its number, the top officer, the track, and the average merit as a fraction."""
    average: tuple[int, int]

    # fields: slots, __init__ and copy, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "ship", "names", "counters", "flags", "damage", "scars", "rule_cards", "orders", "entered", "gone", "spotlight",
        "next_spotlight", "bookmark", "ended", "history", "average",
    )

    def __init__(
        self,
        ship: str, names: tuple[str, ...], counters: tuple[int, ...], flags: tuple[int, ...], damage: int,
        scars: tuple[int, ...], rule_cards: int, orders: tuple[Card, ...], entered: tuple[Card, ...],
        gone: tuple[Card, ...], spotlight: Seat, next_spotlight: Seat, bookmark: PlotPoint, ended: bool,
        history: tuple[tuple[int, ...], ...], average: tuple[int, int],
    ) -> None:
        self.ship = ship
        self.names = names
        self.counters = counters
        self.flags = flags
        self.damage = damage
        self.scars = scars
        self.rule_cards = rule_cards
        self.orders = orders
        self.entered = entered
        self.gone = gone
        self.spotlight = spotlight
        self.next_spotlight = next_spotlight
        self.bookmark = bookmark
        self.ended = ended
        self.history = history
        self.average = average
    # fmt: on

    # fmt: off
    def copy(self) -> Logbook:
        """Return an equal one that shares nothing changeable."""
        return Logbook(
            self.ship, self.names, self.counters, self.flags, self.damage, self.scars, self.rule_cards, self.orders,
            self.entered, self.gone, self.spotlight, self.next_spotlight, self.bookmark, self.ended, self.history,
            self.average,
        )
    # fmt: on
    # end of fields
