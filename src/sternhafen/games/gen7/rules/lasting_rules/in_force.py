"""Rules in force: what changes figures for a while, by plot, schemas, skills and kept cards."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import NOBODY, DieCode, Place, Seat
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.data.vocabulary import ANY_KIND, OWNER
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.state import Ship

NONE_IN_FORCE: Final[list[tuple[Rule, int]]] = []


def left_to_use(s: Ship, rule: Rule, owner: int) -> bool:
    """Return whether a rule's limit leaves another use."""
    if not rule.limit:
        return True
    used = s.used if owner < 0 else s.officers[owner].used
    return used.count(rule.number) < rule.limit


def least_limited(rules: list[tuple[Rule, int]]) -> tuple[Rule, int]:
    """Return the rule to be used of several that do: one without a limit, else that with the lowest."""
    return min(rules, key=_limit)


def _limit(entry: tuple[Rule, int]) -> int:
    return entry[0].limit


def use_up(s: Ship, rule: Rule, owner: int) -> None:
    """Note one use of a rule that has a limit."""
    if not rule.limit:
        return
    s._spent |= 1 << rule.per
    if owner < 0:
        s.used = tuple(sorted((*s.used, rule.number)))
    else:
        officer = s.officers[owner]
        officer.used = tuple(sorted((*officer.used, rule.number)))


def renew(s: Ship, per: int) -> None:
    """Give back the uses of rules limited per turn, round, plot point or episode."""
    book = s.book
    s._spent &= ~(1 << per)
    if s.used:
        s.used = tuple([rule for rule in s.used if book.rules[rule].per != per])
    for officer in s.officers:
        if officer.used:
            officer.used = tuple([rule for rule in officer.used if book.rules[rule].per != per])


def expire(s: Ship, until: int) -> None:
    """End the rules that last until now."""
    if not s.lasting:
        return
    left = tuple([entry for entry in s.lasting if entry[2] != until])
    if len(left) < len(s.lasting):
        s.lasting = left
        s.shared_rules_changed()


def in_force(s: Ship, seat: Seat, mod: int, place: Place = -1, die: DieCode = -1) -> list[tuple[Rule, int]]:
    """Return the static rules of a sort that hold for a seat, with their owners (-1: everybody's); to be read only."""
    if not s.mods()[seat] >> mod & 1:  # as most often
        return NONE_IN_FORCE
    rules = s.static_rules(seat, mod)
    for rule, _ in rules:
        if rule.conditional:
            return _holding(s, rules, seat, place, die)
    return rules


def _holding(s: Ship, rules: list[tuple[Rule, int]], seat: Seat, place: Place, die: DieCode) -> list[tuple[Rule, int]]:
    """Return those of the rules for a seat that hold now."""
    return [entry for entry in rules if _holds(s, entry[0], entry[1], seat, place, die)]


def stated(s: Ship, seat: Seat, mod: int) -> list[tuple[Rule, int]]:
    """Return the static rules of a sort for a seat, each with its owner, whether they hold now or not."""
    book = s.book
    rules = [(book.rules[number], NOBODY) for number in book.points[s.point].rules]
    rules += [(book.rules[number], owner) for number, owner, _ in s.lasting if owner < 0 or owner == seat]
    if seat >= 0:
        rules += [(book.rules[number], seat) for number in s.all_rules()[seat]]
    return [(rule, owner) for rule, owner in rules if rule.mod == mod]


def _holds(s: Ship, rule: Rule, owner: int, seat: Seat, place: Place, die: DieCode) -> bool:
    if rule.limit and not left_to_use(s, rule, owner):
        return False
    if rule.test is None:
        return True
    return holds(s, rule.test, Cause(seat if seat >= 0 else s.leader, owner, NOBODY, die, place, 0))


def total(s: Ship, seat: Seat, mod: int) -> int:
    """Return the sum of a figure's changes for a seat."""
    return sum(rule.n for rule, _ in in_force(s, seat, mod))


def applies(book: Campaign, rule: Rule, place: Place, kind: int = ANY_KIND) -> bool:
    """Return whether a rule speaks of this place and kind of die."""
    fits = rule.kind in (ANY_KIND, kind) or kind == ANY_KIND
    return fits and book.stands_in(place, rule.rooms, rule.dept, rule.where)


def extra_votes(s: Ship, seat: Seat, rule: Rule, owner: int) -> int:
    """Return how many votes a rule adds to a seat's."""
    return rule.n if rule.who != OWNER or owner in (seat, NOBODY) else 0
