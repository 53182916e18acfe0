"""Single stations of a plot point: paying for them and completing them (GEN7-30.11)."""

from __future__ import annotations

from sternhafen.engine import Do
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
from sternhafen.games.gen7.supply import spend
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
    """Pay for a single plot station from the own quarters, then complete it (GEN7-30.11)."""

    __slots__ = ("number", "cause")

    def __init__(self, seat: int, number: int, cause: Cause) -> None:
        self.seat = seat
        self.number = number
        self.cause = cause

    def run(self, s: Ship) -> None:
        station = PLOT_STATIONS[self.number]
        for res, amount in enumerate(station.cost):
            spend(s, self.seat, res, amount)
        i = POINTS[s.point].stations.index(self.number)
        s.plot_done[i] += 1
        s.plot_now[i] += 1
        if s.telling:
            s.tell(TargetCompleted(seat=self.seat, target=N_TASKS + self.number))
        score(s, self.seat, station.merit)
        resolve(s, station.do, self.cause)
