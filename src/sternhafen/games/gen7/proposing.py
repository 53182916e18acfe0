"""Proposing a group station: which can be filled, and which die goes to the next sub-station (GEN7-8, 24.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import (
    DECLINE,
    Assign,
    Decline,
)
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.contributions import changers, make_pool
from sternhafen.games.gen7.crew import take_die
from sternhafen.games.gen7.filling import Pool, easily_filled, fill_rest
from sternhafen.games.gen7.funding import settle_price
from sternhafen.games.gen7.offers import NO_SHARES, TAKE_TURN, call_off, offer_values
from sternhafen.games.gen7.ship import Offer, Ship
from sternhafen.games.gen7.staffing import CHANGING_RULES, Staffing, assignment
from sternhafen.games.gen7.story import (
    GROUP_OF,
)
from sternhafen.games.gen7.targets import (
    at_hand,
    own_discount,
    payable,
    store_open,
    target_cost,
)
from sternhafen.games.gen7.vocabulary import (
    CODES,
    MAX_SEATS,
)

TRIES: Final = 3
"""How often a group station may be proposed in vain in one turn."""


def proposable(s: Ship, seat: int, targets: Sequence[int]) -> list[int]:
    """Return the open group stations for which some proposal can be made (GEN7-8.2, 24.1)."""
    found: list[int] = []
    store = store_open(s)
    together: list[int] = []
    pool: Pool | None = None
    loose = loose_robots = 0
    for target in targets:
        if s.refused and [key >> 4 for key in s.refused].count(target) >= TRIES:
            continue
        cost, free = target_cost(s, target)
        if not payable(cost, free, store):
            together = together or at_hand(s, (1 << s.seats) - 1)
            if not payable(cost, free - (own_discount(s, seat) if target < N_TASKS else 0), together):
                continue
        if pool is None:
            loose, loose_robots = changers(s, seat)
            pool = make_pool(s, seat, target, loose, loose_robots)
        elif by_place(s):
            pool = make_pool(s, seat, target, loose, loose_robots)
        group = GROUP_OF[target]
        easy = easily_filled(group, 0, False, pool.own, pool.unknown)
        if easy or fill_rest(group, pool, 0, 0, 0, 0, pool.counts, pool.shown, False):
            found.append(target)
    return found


def by_place(s: Ship) -> bool:
    """Return whether rules let dice do different things at different group stations."""
    return (s._mods or s.all_mods())[s.seats] & CHANGING_RULES != 0


def begin_offer(s: Ship, seat: int, target: int) -> None:
    """Begin to staff a group station."""
    s.offer = Offer(target, (), (), NO_SHARES)
    s.agenda.append(STAFF[seat])


class Staff(Ask):
    """Which die goes to the next sub-station?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        return [DECLINE, *[assignment(way) for way in Staffing(s, self.seat).ways()]]

    def check(self, s: Ship, a: Assign | Decline) -> Illegal | None:
        if isinstance(a, Decline):
            return Illegal("still-possible", "GEN7-8.13") if self.legal(s) != [DECLINE] else None
        return Staffing(s, self.seat).problem(a)

    def legal(self, s: Ship) -> list[Action]:
        staffing = Staffing(s, self.seat)
        found: list[Action] = [assignment(way) for way in staffing.likely() if staffing.refusal(way) is None]
        return found or [DECLINE]

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        staffing = Staffing(s, self.seat)
        waiting = staffing.likely()
        while waiting:  # drawing without putting back leaves all that pass equally likely
            k = int(random() * len(waiting))
            way = waiting[k]
            if staffing.refusal(way) is None:
                return assignment(way)
            waiting[k] = waiting[-1]
            waiting.pop()
        return DECLINE

    def play(self, s: Ship, a: Assign | Decline) -> None:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        if not isinstance(a, Assign):
            call_off(s)
            s.agenda.append(TAKE_TURN[0](self.seat))
            return
        take_die(s, a.seat, a.die)
        target = offer.target
        crew = (*offer.crew, (a.seat * CODES + a.die + a.by, a.left, a.by))
        filled = len(crew)
        for _, left, _ in crew:
            filled += left >= 0
        if filled < GROUP_OF[target].size:
            s.offer = Offer(target, crew, (), NO_SHARES)
            s.offer._changers = offer._changers
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
