"""Proposing a group station: which can be filled, and which die goes to the next sub-station (GEN7-8, 24.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import DECLINE, Assign, Decline
from sternhafen.games.gen7.aliases import Seat, Target
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.data.vocabulary import CODES, MAX_SEATS
from sternhafen.games.gen7.rules.crew import take_die
from sternhafen.games.gen7.rules.group_station.contributions import make_pool
from sternhafen.games.gen7.rules.group_station.filling import Pool, easily_filled, fill_rest, most_filled
from sternhafen.games.gen7.rules.group_station.funding import settle_price
from sternhafen.games.gen7.rules.group_station.offers import NO_SHARES, TAKE_TURN, call_off, offer_values, subs_filled
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.staffing import (
    affordable_target,
    all_ways,
    likely_ways,
    possible_crew,
    problem,
    refusal,
)
from sternhafen.games.gen7.rules.group_station.targets import target_cost
from sternhafen.games.gen7.rules.lasting_rules.dice import CHANGING_RULES
from sternhafen.games.gen7.state import Ship


def proposable(s: Ship, seat: Seat, targets: Sequence[int]) -> list[int]:
    """Return the open group stations for which some proposal can be made (GEN7-8.2, 24.1)."""
    able: list[int] = []
    pool: Pool | None = None
    for target in targets:
        if worth_proposing(s, target):
            if pool is None or by_place(s):
                pool = make_pool(s, seat, target)
            if can_be_filled(s.book, target, pool):
                able.append(target)
    return able


def worth_proposing(s: Ship, target: Target) -> bool:
    """Return whether all together could pay for a group station that can still be proposed otherwise than before."""
    if s.refused and (target, (), ()) in s.refused:
        return False
    return affordable_target(s, target, possible_crew(s))


def can_be_filled(book: Campaign, target: Target, pool: Pool) -> bool:
    """Return whether dice of a pool can fill a group station, one of them the active player's."""
    group = book.group_of[target]
    if pool.leads and group.size <= most_filled(pool):
        return True
    if pool.unknown:
        if easily_filled(group, 0, pool.own_loose, pool.own, pool.unknown):
            return True
    elif most_filled(pool) < group.size:
        return False
    return fill_rest(group, pool, 0, 0, 0, 0, pool.counts, pool.shown, False)


def by_place(s: Ship) -> bool:
    """Return whether rules let dice do different things at different group stations."""
    return s.mods()[s.seats] & CHANGING_RULES != 0


def begin_offer(s: Ship, seat: Seat, target: Target) -> None:
    """Begin to staff a group station."""
    s.set_offer(seat, Offer(target, (), (), NO_SHARES))
    s.agenda.append(STAFF[seat])


class Staff(Ask):
    """Which die goes to the next sub-station?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        assert s.offer is not None, "a proposal is being made"
        return [*[way.action for way in all_ways(s, s.offer.target)], DECLINE]

    def check(self, s: Ship, a: Assign | Decline) -> Illegal | None:
        if isinstance(a, Decline):
            return Illegal("still-possible", "GEN7-8.13") if self._can_go_on(s) else None
        return problem(s, self.seat, a)

    def _can_go_on(self, s: Ship) -> bool:
        """Return whether some die may go to the next sub-station."""
        lineup = s.lineup(self.seat)
        return any(refusal(s, self.seat, lineup, way) is None for way in all_ways(s, lineup.offer.target))

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        lineup = s.lineup(self.seat)
        waiting = likely_ways(s, lineup)
        while waiting:  # drawing without putting back leaves all that pass equally likely
            k = floor(random() * len(waiting))
            way = waiting[k]
            if refusal(s, self.seat, lineup, way) is None:
                return way.action
            waiting[k] = waiting[-1]
            waiting.pop()
        return DECLINE

    def play(self, s: Ship, a: Assign | Decline) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if not isinstance(a, Assign):
            call_off(s)
            s.agenda.append(TAKE_TURN[self.seat])
            return
        target, seat, die, by, left = offer.target, a.seat, a.die, a.by, a.left
        take_die(s, seat, die)
        crew = (*offer.crew, (seat * CODES + die + by, left, by))
        if subs_filled(crew) < s.book.group_of[target].size:
            s.set_offer(self.seat, Offer(target, crew, (), NO_SHARES))
            s.agenda.append(self)
        else:
            cost, free = target_cost(s, target)
            s.offer = Offer(target, crew, cost, NO_SHARES)
            settle_price(s, self.seat, free)

    def about(self, s: Ship) -> dict[str, int | str]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        return {"seat": self.seat, "target": offer.target, "sub": len(offer_values(offer)) + 1}


STAFF: Final = tuple([Staff(seat) for seat in range(MAX_SEATS)])
