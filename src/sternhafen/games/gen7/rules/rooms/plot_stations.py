"""Single stations of a plot point: paying for them and completing them (GEN7-30.11)."""

from __future__ import annotations

from sternhafen.engine import Do
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.memory.passages import STATION_DONE
from sternhafen.games.gen7.data.vocabulary import ON_DEPLOY
from sternhafen.games.gen7.effects.agenda import fire, resolve
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.posts import add_link
from sternhafen.games.gen7.effects.scenes.remembering import reach
from sternhafen.games.gen7.events import TargetCompleted
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.resources import spend
from sternhafen.games.gen7.state import Ship


class AfterDeploy(Do):
    """Rules react to the deployment, after what the station brings."""

    __slots__ = ("cause",)

    def __init__(self, seat: Seat, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, s: Ship) -> None:
        fire(s, ON_DEPLOY, self.cause)


class PaySingle(Do):
    """Pay for a single plot station from the seat's quarters, then complete it (GEN7-30.11)."""

    __slots__ = ("number", "cause")

    def __init__(self, seat: Seat, number: int, cause: Cause) -> None:
        self.seat = seat
        self.number = number
        self.cause = cause

    def run(self, s: Ship) -> None:
        book = s.book
        station = book.plot_stations[self.number]
        for res, amount in enumerate(station.cost):
            spend(s, self.seat, res, amount)
        i = book.points[s.point].stations.index(self.number)
        s.plot_done[i] += 1
        s.plot_now[i] += 1
        if s.recording:
            s.tell(TargetCompleted(seat=self.seat, target=book.task_count + self.number))
        score(s, self.seat, station.merit)
        if station.relay:
            add_link(s, self.seat, self.cause.die)
        reach(s, STATION_DONE, self.number, s.plot_done[i])
        resolve(s, station.do, self.cause)
