"""Completing a group station: relation, payment, dice and merits, all or nothing (GEN7-8.17, 24.4 to 24.6)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.gen7.actions import STORE_PAYS
from sternhafen.games.gen7.aliases import NOBODY, Seat, Task, die_of, owner_of
from sternhafen.games.gen7.campaign.memory.passages import STATION_DONE
from sternhafen.games.gen7.data.vocabulary import CODES, CONTRIBUTED, LED, MAX_SEATS, ON_DEPLOY, ON_TASK_DONE, WILD_SUB
from sternhafen.games.gen7.effects.agenda import fire, heard, resolve, use_static
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.remembering import reach
from sternhafen.games.gen7.events import Deployed, TargetCompleted
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.cards.priority_tasks import count_task, task_merit
from sternhafen.games.gen7.rules.crew import count_deployment
from sternhafen.games.gen7.rules.group_station.offers import TAKE_TURN, broken_rules, call_off, crew_mask, offer_values
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.relations import overall
from sternhafen.games.gen7.rules.group_station.targets import open_targets, store_open
from sternhafen.games.gen7.rules.lasting_rules.dice import wilds
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force, least_limited, left_to_use
from sternhafen.games.gen7.rules.resources import spend, store_lose
from sternhafen.games.gen7.state import Ship, turn_order


class Complete(Do):
    """Check the relation, pay, place the dice, score (GEN7-8.17, 24.1 to 24.5)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        broken = broken_rules(s.book, offer)
        good = offer.target in open_targets(s)  # a file may have taken the task away
        good = good and overall(s.book.group_of[offer.target], offer_values(offer))
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

    def _use_wild(self, s: Ship, seat: Seat) -> None:
        rules = [(rule, owner) for rule, owner in in_force(s, seat, WILD_SUB) if left_to_use(s, rule, owner)]
        rule, owner = least_limited(rules)
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


def place_crew(s: Ship, offer: Offer, active: int) -> None:
    """Put the dice on a completed group station and score it (GEN7-24.4 to 24.6)."""
    book = s.book
    target = offer.target
    place = book.place_of(target)
    mask = crew_mask(offer)
    pieces = tuple(sorted([p for p, _, _ in offer.crew]))
    crew = [seat for seat in turn_order(s, active) if mask >> seat & 1]
    if heard(s, ON_DEPLOY):
        for p in reversed(pieces):
            fire(s, ON_DEPLOY, Cause(owner_of(p), NOBODY, NOBODY, die_of(p), place, mask))
    for p in pieces:
        seat, code = divmod(p, CODES)
        count_deployment(s, seat, code, place)
        if s.recording:
            s.tell(Deployed(seat=seat, die=code, place=place))
    if s.recording:
        s.tell(TargetCompleted(seat=active, target=target))
    if target < book.task_count:
        _complete_task(s, target, pieces, crew, active, mask)
        return
    number = target - book.task_count
    i = book.points[s.point].stations.index(number)
    s.plot_dice[i] = tuple(sorted((*s.plot_dice[i], *pieces)))
    s.plot_done[i] += 1
    s.plot_now[i] += 1
    station = book.plot_stations[number]
    for seat in crew:
        score(s, seat, station.merit)
    reach(s, STATION_DONE, number, s.plot_done[i])
    resolve(s, station.do, Cause(active, NOBODY, NOBODY, -1, place, mask))


def _complete_task(s: Ship, task: Task, pieces: tuple[int, ...], crew: list[int], active: int, mask: int) -> None:
    book = s.book
    s.on_tasks[s.row.index(task)] = pieces
    s.done |= 1 << task
    count_task(s, task, 0)
    merit = task_merit(s, task)
    s.bump(active, LED)
    for seat in crew:
        s.officers[seat].stats[book.task_dept[task]] += 1
        s.touch(seat, CONTRIBUTED)
        score(s, seat, merit)
    fire(s, ON_TASK_DONE, Cause(active, NOBODY, NOBODY, -1, book.task_place + task, mask))
