"""Which rules every seat owns, and what they hear and change; worked out when it is first asked for.

Schemas, skills and kept fate cards give their owner rules; the plot and effects give rules to all.
"""

from __future__ import annotations

from sternhafen.games.gen7.aliases import NONE, Seat
from sternhafen.games.gen7.data.vocabulary import FREELY
from sternhafen.games.gen7.state import NO_MODS, NO_RULES, Ship


def ears(s: Ship) -> int:
    """Return the events that any rule in force hears, as a mask.

    Where it is asked often, `s._ears if s._ears != NONE else ears(s)` spares the call.
    """
    if s._ears == NONE:
        book = s.book
        mask = book.points[s.point].hears
        for officer in s.officers:
            mask |= officer.hears(book)
        for rule, _, _ in s.lasting:
            on = book.rules[rule].on
            if on >= 0 and on != FREELY:
                mask |= 1 << on
        s._ears = mask
    return s._ears


def all_mods(s: Ship) -> list[int]:
    """Return the sorts of static rules that may hold for every seat, then for any of them, and last for all.

    The highest bit says that there are some to be used at any time. Where it is asked often, `s._mods or all_mods(s)`
    spares the call.
    """
    if not s._mods:
        rules = s.book.rules
        shared = s.book.points[s.point].mods
        for rule, _, _ in s.lasting:
            shared |= rules[rule].bit
        masks: list[int] = []
        together = shared
        for owned in s._rules or all_rules(s):
            mask = shared
            for rule in owned:
                mask |= rules[rule].bit
            masks.append(mask)
            together |= mask
        s._mods = [*masks, together, shared]
    return s._mods


def rules_of(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of all rules a seat owns by schemas, skills and kept cards."""
    return (s._rules or all_rules(s))[seat]


def all_rules(s: Ship) -> list[tuple[int, ...]]:
    """Return the numbers of all rules that every seat owns."""
    if not s._rules:
        s._rules = [officer.rules(s.book) for officer in s.officers]
    return s._rules


def free_rules(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return a seat's own rules that may be used at any time."""
    if not s._skills:
        s._skills = [s.book.usable_freely(owned) for owned in s._rules or all_rules(s)]
    return s._skills[seat]


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
