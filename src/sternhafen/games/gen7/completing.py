"""Completing a group station: relation, payment, dice and merits, all or nothing (GEN7-8.17, 24.4 to 24.6)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.gen7.actions import (
    STORE_PAYS,
)
from sternhafen.games.gen7.agenda import fire, heard, resolve, use_static
from sternhafen.games.gen7.book import (
    N_TASKS,
    TASK_DEPT,
)
from sternhafen.games.gen7.conditions import Cause
from sternhafen.games.gen7.crew import count_deployment
from sternhafen.games.gen7.die_rules import wilds
from sternhafen.games.gen7.events import Deployed, TargetCompleted
from sternhafen.games.gen7.lasting import in_force, left_to_use
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.offers import TAKE_TURN, broken_rules, call_off, crew_mask, offer_values
from sternhafen.games.gen7.proposal import Offer
from sternhafen.games.gen7.relations import overall
from sternhafen.games.gen7.ship import NOBODY, TASK_PLACE, Ship, turn_order
from sternhafen.games.gen7.story import (
    GROUP_OF,
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.supply import spend, store_lose
from sternhafen.games.gen7.targets import (
    open_targets,
    place_of,
    store_open,
)
from sternhafen.games.gen7.tasks import count_task, task_merit
from sternhafen.games.gen7.vocabulary import (
    CODES,
    CONTRIBUTED,
    LED,
    MAX_SEATS,
    ON_DEPLOY,
    ON_TASK_DONE,
    WILD_SUB,
)


class Complete(Do):
    """Check the relation, pay, place the dice, score (GEN7-8.17, 24.1 to 24.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        broken = broken_rules(offer)
        good = offer.target in open_targets(s)  # a file may have taken the task away
        good = good and overall(GROUP_OF[offer.target], offer_values(offer))
        good = good and all(broken.count(seat) <= wilds(s, seat) for seat in set(broken))
        if not good or not self._solvent(s, offer):
            call_off(s)
            s.push(TAKE_TURN[self.seat])
            return
        for seat in broken:
            self._use_wild(s, seat)
        self._pay(s, offer)
        s.offer = None
        s.discount = 0
        place_crew(s, offer, self.seat)

    def _solvent(self, s: Ship, offer: Offer) -> bool:
        store = store_open(s)
        for payer, own in enumerate([officer.res for officer in s.officers]):
            if short(offer.shares, payer, own):
                return False
        return not short(offer.shares, STORE_PAYS, store)

    def _use_wild(self, s: Ship, seat: int) -> None:
        rules = [(rule, owner) for rule, owner in in_force(s, seat, WILD_SUB) if left_to_use(s, rule, owner)]
        rules.sort(key=_limited)
        rule, owner = rules[0]
        use_static(s, rule, owner, -1, -1)

    def _pay(self, s: Ship, offer: Offer) -> None:
        for res in range(3):
            store_lose(s, res, offer.shares[STORE_PAYS * 3 + res])
            for seat in range(s.seats):
                if offer.shares[seat * 3 + res]:
                    spend(s, seat, res, offer.shares[seat * 3 + res])


COMPLETE: Final = tuple([Complete(seat) for seat in range(MAX_SEATS)])


def short(shares: tuple[int, ...], payer: int, have: list[int]) -> bool:
    """Return whether a payer cannot give what was promised."""
    data, parts, chem = shares[payer * 3 : payer * 3 + 3]
    return data > have[0] or parts > have[1] or chem > have[2]


def _limited(entry: tuple[object, int]) -> int:
    return int(getattr(entry[0], "limit", 0))


def place_crew(s: Ship, offer: Offer, active: int) -> None:
    """Put the dice on a completed group station and score it (GEN7-24.4 to 24.6)."""
    target = offer.target
    place = place_of(target)
    mask = crew_mask(offer)
    pieces = tuple(sorted([p for p, _, _ in offer.crew]))
    crew = [seat for seat in turn_order(s, active) if mask >> seat & 1]
    if heard(s, ON_DEPLOY):
        for p in reversed(pieces):
            fire(s, ON_DEPLOY, Cause(p // CODES, NOBODY, NOBODY, p % CODES, place, mask))
    for p in pieces:
        seat, code = divmod(p, CODES)
        count_deployment(s, seat, code, place)
        if s.telling:
            s.tell(Deployed(seat=seat, die=code, place=place))
    if s.telling:
        s.tell(TargetCompleted(seat=active, target=target))
    if target < N_TASKS:
        _complete_task(s, target, pieces, crew, active, mask)
        return
    number = target - N_TASKS
    i = POINTS[s.point].stations.index(number)
    s.plot_dice[i] = tuple(sorted((*s.plot_dice[i], *pieces)))
    s.plot_done[i] += 1
    s.plot_now[i] += 1
    station = PLOT_STATIONS[number]
    for seat in crew:
        score(s, seat, station.merit)
    resolve(s, station.do, Cause(active, NOBODY, NOBODY, -1, place, mask))


def _complete_task(s: Ship, task: int, pieces: tuple[int, ...], crew: list[int], active: int, mask: int) -> None:
    s.on_tasks[s.row.index(task)] = pieces
    s.done |= 1 << task
    count_task(s, task, 0)
    merit = task_merit(s, task)
    s.bump(active, LED)
    for seat in crew:
        s.officers[seat].stats[TASK_DEPT[task]] += 1
        s.touch(seat, CONTRIBUTED)
        score(s, seat, merit)
    fire(s, ON_TASK_DONE, Cause(active, NOBODY, NOBODY, -1, TASK_PLACE + task, mask))
