"""The logbook: what the campaign remembers."""

from __future__ import annotations

from sternhafen.engine import Plain


class Logbook(Plain):
    """What the campaign remembers; written only into a ship's own (`Ship.own_log`), so copies may share it."""

    __slots__ = (
        "ship", "names", "counters", "flags", "damage", "scars", "rule_cards", "orders", "entered", "gone",
        "spotlight", "next_spotlight", "bookmark", "ended", "history", "average",
    )  # fmt: skip  # as above

    def __init__(
        self,
        ship: str,
        names: tuple[str, ...],
        counters: tuple[int, ...],
        flags: tuple[int, ...],
        damage: int,
        scars: tuple[int, ...],
        rule_cards: int,
        orders: tuple[int, ...],
        entered: tuple[int, ...],
        gone: tuple[int, ...],
        spotlight: int,
        next_spotlight: int,
        bookmark: int,
        ended: bool,
        history: tuple[tuple[int, ...], ...],
        average: tuple[int, int],
    ) -> None:
        self.ship = ship
        self.names = names
        self.counters = counters
        self.flags = flags
        self.damage = damage
        self.scars = scars
        self.rule_cards = rule_cards
        self.orders = orders
        """Unlocked work orders."""
        self.entered = entered
        self.gone = gone
        self.spotlight = spotlight
        self.next_spotlight = next_spotlight
        self.bookmark = bookmark
        """The plot point that opens the next episode, or the ending; -1 while neither is known."""
        self.ended = ended
        self.history = history
        self.average = average

    def copy(self) -> Logbook:
        """Return an equal logbook."""
        return Logbook(
            self.ship, self.names, self.counters, self.flags, self.damage, self.scars, self.rule_cards, self.orders,
            self.entered, self.gone, self.spotlight, self.next_spotlight, self.bookmark, self.ended, self.history,
            self.average,
        )  # fmt: skip
