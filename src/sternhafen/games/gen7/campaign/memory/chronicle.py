"""The chronicle: the logbook of a campaign with pages, which remembers more than a logbook."""

from __future__ import annotations

from sternhafen.games.gen7.campaign.logbook import Logbook
from sternhafen.games.gen7.campaign.memory.memory import Memory


class Chronicle(Logbook):
    """A logbook with a memory. Campaigns without pages keep a plain logbook, so that their positions stay the same."""

    __slots__ = ("memory",)

    def __init__(
        self,
        ship: str, names: tuple[str, ...], counters: tuple[int, ...], flags: tuple[int, ...], damage: int,
        scars: tuple[int, ...], rule_cards: int, orders: tuple[int, ...], entered: tuple[int, ...],
        gone: tuple[int, ...], spotlight: int, next_spotlight: int, bookmark: int, ended: bool,
        history: tuple[tuple[int, ...], ...], average: tuple[int, int], memory: Memory,
    ) -> None:  # fmt: skip  # as the generated one of a logbook
        super().__init__(
            ship, names, counters, flags, damage, scars, rule_cards, orders, entered, gone, spotlight,
            next_spotlight, bookmark, ended, history, average,
        )  # fmt: skip
        self.memory = memory

    def copy(self) -> Chronicle:
        """Return an equal one that shares nothing changeable."""
        return with_memory(self, self.memory)


def with_memory(log: Logbook, memory: Memory) -> Chronicle:
    """Return a logbook as a chronicle."""
    return Chronicle(
        log.ship, log.names, log.counters, log.flags, log.damage, log.scars, log.rule_cards, log.orders, log.entered,
        log.gone, log.spotlight, log.next_spotlight, log.bookmark, log.ended, log.history, log.average, memory,
    )  # fmt: skip
