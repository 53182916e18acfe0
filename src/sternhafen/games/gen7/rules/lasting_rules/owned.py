"""Which rules every seat owns, and what they hear and change.

Schemas, skills and kept fate cards give their owner rules; the plot and effects give rules to all. Whatever changes
them tells the ship, as a quick ship keeps what is worked out here (`Ship.rules_changed`).
"""

from __future__ import annotations

from sternhafen.games.gen7.data.vocabulary import FREELY
from sternhafen.games.gen7.state import Ship


def ears_of(s: Ship) -> int:
    """Return the events that any rule in force hears, as a mask."""
    book = s.book
    mask = book.points[s.point].hears
    for officer in s.officers:
        mask |= officer.hears(book)
    for rule, _, _ in s.lasting:
        on = book.rules[rule].on
        if on >= 0 and on != FREELY:
            mask |= 1 << on
    return mask


def mods_of(s: Ship) -> list[int]:
    """Return the sorts of static rules that may hold for every seat, then for any of them, and last for all.

    The highest bit says that there are some to be used at any time.
    """
    rules = s.book.rules
    shared = s.book.points[s.point].mods
    for rule, _, _ in s.lasting:
        shared |= rules[rule].bit
    masks: list[int] = []
    together = shared
    for owned in s.all_rules():
        mask = shared
        for rule in owned:
            mask |= rules[rule].bit
        masks.append(mask)
        together |= mask
    masks += (together, shared)
    return masks


def rules_of_all(s: Ship) -> list[tuple[int, ...]]:
    """Return the numbers of all rules that every seat owns by schemas, skills and kept cards."""
    return [officer.rules(s.book) for officer in s.officers]
