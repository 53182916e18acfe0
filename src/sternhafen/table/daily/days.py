"""The daily challenge: one deal a day for everybody on a host, and one attempt for each that counts.

A day begins and ends at midnight UTC. Whoever began before midnight has `GRACE` to finish. Until then nobody is told
the seed, so that nobody can try the deal elsewhere first: no record, no review, no spectators, nothing to practise.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Final, Protocol

from sternhafen.engine import Options, Title
from sternhafen.table.refusals import Declined

if TYPE_CHECKING:
    from sternhafen.table.table import Table

GRACE: Final = 3 * 3600
"""Seconds after midnight in which what was begun before may still be finished."""
MAX_SHOWN: Final = 100
"""How many results of a day are listed."""
MAX_DAYS: Final = 14
"""How many days back are offered."""


@dataclass(frozen=True)
class Attempt:
    """Somebody's one attempt at a day's challenge."""

    title: str
    day: str
    client: str
    name: str
    table_id: str
    begun: int
    newcomer: bool = False
    """Whether they had never played here before that day: whoever makes themselves new to try twice is not ranked."""
    ended: int | None = None
    """When the game ended; None while it goes on."""
    points: int = 0
    first: bool = False
    """Whether nobody was ahead of them, such as a rival without a seat."""
    others: dict[str, int] = field(default_factory=dict)
    """The points of sides without a seat."""

    @property
    def in_time(self) -> bool:
        """Whether it was finished in time."""
        return self.ended is not None and self.ended < closes(self.day)

    @property
    def rank(self) -> tuple[bool, int]:
        """What attempts are ranked by: the higher, the better."""
        return self.first, self.points


@dataclass(frozen=True)
class Day:
    """What is kept of a title's challenge of one day, for one client."""

    seed: str | None
    """None while nobody has begun."""
    own: Attempt | None
    ahead: int
    """How many ranked attempts are better than one's own."""
    begun: int
    """How many have begun."""
    finished: int
    """How many have finished in time."""
    best: tuple[Attempt, ...]
    """Those who have finished in time, the best first, `MAX_SHOWN` at most."""
    days: tuple[str, ...]
    """The days on which one has finished in time, the newest first."""
    earlier: tuple[str, ...]
    """The last days on which anybody began, the newest first."""


class Dailies(Protocol):
    """Where a host keeps the deals of days, and who tried them."""

    async def begin(self, title: str, day: str, client: str, name: str, table_id: str) -> tuple[Attempt, str]:
        """Return a client's attempt and the day's seed; if there is none yet, it will be at `table_id`."""

    async def drop(self, attempt: Attempt) -> None:
        """Take back an attempt whose table could not be made."""

    async def day(self, title: str, day: str, client: str | None) -> Day:
        """Return a day's challenge."""


def day_of(now: int) -> str:
    """Return the day of a time in seconds since 1970.

    >>> day_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def checked_day(day: str, now: int) -> str:
    """Return a day that has come, or decline."""
    try:
        known = date.fromisoformat(day).isoformat() == day and day <= day_of(now)
    except ValueError:
        known = False
    if not known:
        raise Declined("no-such-day", day=day)
    return day


def ends(day: str) -> int:
    """Return when a day ends; nobody can begin its challenge from then on.

    >>> ends("1970-01-01")
    86400
    """
    midnight = datetime.combine(date.fromisoformat(day) + timedelta(1), time(), UTC)
    return int(midnight.timestamp())


def closes(day: str) -> int:
    """Return when a day's results are final and its deal is secret no more."""
    return ends(day) + GRACE


def streak(days: tuple[str, ...], today: str) -> int:
    """Return how many days in a row somebody has finished, up to today or the day before; the newest day comes first.

    >>> streak(("2030-01-31", "2030-01-30", "2030-01-28"), "2030-02-01")
    2
    >>> streak(("2030-01-30",), "2030-02-01")
    0
    """
    one_day, last = timedelta(1), date.fromisoformat(today)
    if today not in days:
        last -= one_day
    count = 0
    while count < len(days) and days[count] == (last - count * one_day).isoformat():
        count += 1
    return count


def daily_options(title: Title) -> Options:
    """Return the options that a title's daily challenge is played with, or decline if it has none."""
    if title.daily is None:
        raise Declined("no-daily")
    return title.daily


def is_counted(table: Table) -> bool:
    """Return whether a table is somebody's attempt at a challenge whose deal is still secret."""
    return table.daily is not None and not table.disclosed


def check_uncounted(table: Table) -> None:
    """Decline whatever would let somebody else play or see an attempt that counts."""
    if is_counted(table):
        raise Declined("daily-alone")


def check_unadvised(table: Table) -> None:
    """Decline advice where an attempt counts."""
    if is_counted(table):
        raise Declined("daily-advice")
