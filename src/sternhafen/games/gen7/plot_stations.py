"""Single stations of a plot point: paying for them and completing them (GEN7-30.11)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    STORE_PAYS,
    Share,
)
from sternhafen.games.gen7.agenda import fire, resolve
from sternhafen.games.gen7.book import (
    N_TASKS,
)
from sternhafen.games.gen7.conditions import Cause
from sternhafen.games.gen7.events import TargetCompleted
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.supply import spend, store_lose
from sternhafen.games.gen7.targets import store_open
from sternhafen.games.gen7.vocabulary import ON_DEPLOY


class AfterDeploy(Do):
    """Rules react to the deployment, after what the station brings."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, s: Ship) -> None:
        fire(s, ON_DEPLOY, self.cause)


class PaySingle(Do):
    """Pay for a single plot station from the own quarters or the store, then complete it (GEN7-30.11)."""

    __slots__ = ("number", "res", "cause")

    def __init__(self, seat: int, number: int, res: int, cause: Cause) -> None:
        self.seat = seat
        self.number = number
        self.res = res
        self.cause = cause

    def run(self, s: Ship) -> None:
        cost = PLOT_STATIONS[self.number].cost
        for res in range(self.res, len(cost)):
            if not cost[res]:
                continue
            low, high = single_bounds(s, self.seat, self.number, res)
            if low != high:
                s.push(PaySingle(self.seat, self.number, res + 1, self.cause))
                s.push(FromStore(self.seat, self.number, res))
                return
            pay_single(s, self.seat, res, low, cost[res] - low)
        self._complete(s)

    def _complete(self, s: Ship) -> None:
        i = POINTS[s.point].stations.index(self.number)
        s.plot_done[i] += 1
        s.plot_now[i] += 1
        station = PLOT_STATIONS[self.number]
        if s.telling:
            s.tell(TargetCompleted(seat=self.seat, target=N_TASKS + self.number))
        score(s, self.seat, station.merit)
        resolve(s, station.do, self.cause)


def single_bounds(s: Ship, seat: int, number: int, res: int) -> tuple[int, int]:
    """Return the least and most the store can pay of a single plot station's cost."""
    need = PLOT_STATIONS[number].cost[res]
    return max(0, need - s.officers[seat].res[res]), min(need, store_open(s)[res])


def pay_single(s: Ship, seat: int, res: int, store: int, own: int) -> None:
    """Pay a resource, partly from the store."""
    store_lose(s, res, store)
    spend(s, seat, res, own)


class FromStore(Ask):
    """How much does the store pay?"""

    __slots__ = ("number", "res")
    rule: ClassVar[str] = "GEN7-30.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def __init__(self, seat: int, number: int, res: int) -> None:
        self.seat = seat
        self.number = number
        self.res = res

    def candidates(self, s: Ship) -> list[Action]:
        return [Share(STORE_PAYS, self.res, n) for n in range(PLOT_STATIONS[self.number].cost[self.res] + 1)]

    def check(self, s: Ship, a: Share) -> Illegal | None:
        low, high = single_bounds(s, self.seat, self.number, self.res)
        if a.payer == STORE_PAYS and a.res == self.res and low <= a.amount <= high:
            return None
        return Illegal("cannot-pay", "GEN7-30.11")

    def play(self, s: Ship, a: Share) -> None:
        pay_single(s, self.seat, self.res, a.amount, PLOT_STATIONS[self.number].cost[self.res] - a.amount)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "res": self.res}
