"""Team Leads: whose officer lets all dice of a group station be turned, so that none need fit before (GEN7-33.26)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import die_of, owner_of, piece
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.data.vocabulary import FACES, OFFICER, ON_GROUP_FILLED, OPS
from sternhafen.games.gen7.rules.crew import KIND_OF, ready_dice
from sternhafen.games.gen7.rules.group_station.filling import most_filled
from sternhafen.games.gen7.rules.group_station.proposal import Lineup
from sternhafen.games.gen7.rules.group_station.relations import Group, halves, may_fit, overall
from sternhafen.games.gen7.rules.group_station.ways import Way
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use
from sternhafen.games.gen7.state import Ship

DIE_SET: Final = OPS.index("die_set")


def team_leads(s: Ship) -> int:
    """Return the seats that could turn all dice of a group station to which their officer goes, as a mask."""
    book = s.book
    mask = 0
    for seat in range(s.seats):
        ready = [code for code in ready_dice(s, seat) if KIND_OF[code] == OFFICER]
        if ready and any(
            _leads(book, book.rules[n]) and left_to_use(s, book.rules[n], seat) for n in s.all_rules()[seat]
        ):
            mask |= 1 << seat
    return mask


def _leads(book: Campaign, rule: Rule) -> bool:
    """Return whether a rule turns the dice of a group station that is about to be completed."""
    return rule.on == ON_GROUP_FILLED and any(e.op == DIE_SET and e.place for e in book.effect_lists[rule.do])


def can_be_led(lineup: Lineup, active: int, way: Way) -> bool:
    """Return whether a Team Lead's officer is, or can still be, among the dice if this one is offered next.

    At least one die must be the active player's, and the values of all must be able to keep the relations.
    """
    pool, group = lineup.pool, lineup.group
    rest = group.size - lineup.filled - way.fills
    if most_filled(pool) - (2 if way.robot else 1) < rest:
        return False
    pieces = [p for p, _, _ in lineup.offer.crew]
    pieces.append(piece(way.seat, way.code + way.by))
    has_own = any(owner_of(p) == active for p in pieces)
    for seat in range(pool.leads.bit_length()):
        if not pool.leads >> seat & 1:
            continue
        joined = any(owner_of(p) == seat and KIND_OF[die_of(p)] == OFFICER for p in pieces)
        wanted = 0 if joined else 1
        if not has_own and (joined or seat != active):
            wanted += 1
        if wanted <= rest and (rest or _values_exist(lineup, way)):
            return True
    return False


def _values_exist(lineup: Lineup, way: Way) -> bool:
    """Return whether all dice of a full lineup can be turned so that the relations hold."""
    dice = [(FACES[KIND_OF[die_of(p)]], left >= 0) for p, left, _ in lineup.offer.crew]
    dice.append((FACES[KIND_OF[way.code]], way.left >= 0))
    return _turn_on(lineup.group, dice, 0, (), lineup.pool.more)


def _turn_on(group: Group, dice: list[tuple[int, bool]], at: int, values: tuple[int, ...], more: int) -> bool:
    """Return whether dice from one on can be turned so that with the values to the left all relations hold."""
    if at == len(dice):
        return overall(group, values)
    faces, on_two = dice[at]
    for value in range(faces, 0, -1):
        for shown in halves(value, more) if on_two else ((value,),):
            longer = values
            for part in shown:
                fits = may_fit(group.subs[len(longer)], part, longer[-1] if longer else 0, sum(longer))
                longer = (*longer, part) if fits else ()
                if not fits:
                    break
            if longer and _turn_on(group, dice, at + 1, longer, more):
                return True
    return False
