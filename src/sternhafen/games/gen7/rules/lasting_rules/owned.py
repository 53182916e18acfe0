"""Which rules every seat owns, and what they hear and change.

Schemas, skills and kept fate cards give their owner rules; the plot and effects give rules to all. What follows from
them is kept until somebody's rules change (unless speed is switched off).
"""

from __future__ import annotations

from sternhafen.engine.fast import FAST
from sternhafen.games.gen7.aliases import NONE, Seat
from sternhafen.games.gen7.data.vocabulary import FREELY
from sternhafen.games.gen7.state import NO_MODS, NO_RULES, Ship


def ears(s: Ship) -> int:
    """Return the events that any rule in force hears, as a mask."""
    if s._ears != NONE:
        return s._ears
    book = s.book
    mask = book.points[s.point].hears
    for officer in s.officers:
        mask |= officer.hears(book)
    for rule, _, _ in s.lasting:
        on = book.rules[rule].on
        if on >= 0 and on != FREELY:
            mask |= 1 << on
    if FAST:
        s._ears = mask
    return mask


def all_mods(s: Ship) -> list[int]:
    """Return the sorts of static rules that may hold for every seat, then for any of them, and last for all.

    The highest bit says that there are some to be used at any time. Where most decisions pass by, `s._mods or
    all_mods(s)` saves the call.
    """
    if s._mods:
        return s._mods
    rules = s.book.rules
    shared = s.book.points[s.point].mods
    for rule, _, _ in s.lasting:
        shared |= rules[rule].bit
    masks: list[int] = []
    together = shared
    for owned in all_rules(s):
        mask = shared
        for rule in owned:
            mask |= rules[rule].bit
        masks.append(mask)
        together |= mask
    masks += (together, shared)
    if FAST:
        s._mods = masks
    return masks


def rules_of(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of all rules a seat owns by schemas, skills and kept cards."""
    return all_rules(s)[seat]


def all_rules(s: Ship) -> list[tuple[int, ...]]:
    """Return the numbers of all rules that every seat owns."""
    if s._rules:
        return s._rules
    rules = [officer.rules(s.book) for officer in s.officers]
    if FAST:
        s._rules = rules
    return rules


def free_rules(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return a seat's own rules that may be used at any time."""
    if s._skills:
        return s._skills[seat]
    free = [s.book.usable_freely(owned) for owned in all_rules(s)]
    if FAST:
        s._skills = free
    return free[seat]


# When rules change ---------------------------------------------------------------------------------------------------


def forget_rules(s: Ship) -> None:
    """Forget what is heard and changed, as any rules in force have changed."""
    s._rules = s._skills = NO_RULES
    forget_shared(s)


def forget_shared(s: Ship) -> None:
    """Forget the same where the rules that the seats own are still theirs."""
    s._ears = NONE
    s._mods = NO_MODS
    s._static = {}


def forget_own(s: Ship, seat: Seat) -> None:
    """Forget the same where only one seat's own rules have changed."""
    if s._rules:
        s._rules = s._rules[:]  # copies of the ship share it
        s._rules[seat] = s.officers[seat].rules(s.book)
        if s._skills:
            s._skills = s._skills[:]
            s._skills[seat] = s.book.usable_freely(s._rules[seat])
    forget_shared(s)
