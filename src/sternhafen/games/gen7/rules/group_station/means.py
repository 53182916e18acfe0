"""What contributors could still bring to a group station by skills and files, for all the table knows (GEN7-8.5).

Skills lie open; of files only their number does, so that each counts for the most that one could bring.
"""

from __future__ import annotations

from sternhafen.games.gen7.aliases import Resource, Seat, Target
from sternhafen.games.gen7.campaign.language import USED_FREELY
from sternhafen.games.gen7.campaign.means import MAX_BY_A_FILE, Means
from sternhafen.games.gen7.rules.group_station.targets import at_hand
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use
from sternhafen.games.gen7.state import Ship


def unused(s: Ship, seat: Seat) -> list[Means]:
    """Return what a seat's skills could bring that may be used at any time and are not used up (GEN7-33.30)."""
    book = s.book
    brings: list[Means] = []
    for number in s.free_rules(seat):
        if left_to_use(s, book.rules[number], seat):
            brings.append(book.rule_means[number])
    return brings


def skills_turn(s: Ship, seat: Seat) -> int:
    """Return which of a seat's dice its unused skills could turn."""
    turns = 0
    for means in unused(s, seat):
        turns |= means.turns
    return turns


def could_pay(s: Ship, target: Target, crew: int, cost: tuple[int, ...], free: int) -> bool:
    """Return whether the store and some contributors (a mask) have, or could still bring, what a group station costs.

    `free` resources of their choice come on top (or off).
    """
    have = at_hand(s, target, crew)
    pot = max(0, -free)
    mods = s.mods()
    for seat, officer in enumerate(s.officers):
        if crew >> seat & 1:
            pot += MAX_BY_A_FILE * len(officer.files)
            if mods[seat] & USED_FREELY:
                for means in unused(s, seat):
                    for res in range(3):
                        have[res] += means.given[res]
                    pot += means.any + means.each * min(means.players, crew.bit_count())
                    if target < s.book.task_count:
                        pot += means.discount
    missing = spare = 0
    for res, need in enumerate(cost):
        missing += max(0, need - have[res])
        spare += max(0, have[res] - need)
    return missing + max(0, free - spare) <= pot


def could_bring(s: Ship, target: Target, crew: int, seat: Seat, res: Resource) -> bool:
    """Return whether a contributor could still bring some of a resource, or be spared it."""
    if s.officers[seat].files:
        return True
    for other in range(s.seats):
        if crew >> other & 1:
            for means in unused(s, other):
                own = other == seat and (
                    means.given[res] or means.any or (means.discount and target < s.book.task_count)
                )
                if means.each or own:
                    return True
    return False
