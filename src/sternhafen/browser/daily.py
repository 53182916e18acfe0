"""The daily challenge in the browser: a deal that the date gives, the same on every device, and one's own attempts.

Whoever reads this can work out the deals of days to come. Here nobody is compared with anybody, so they cheat only
themselves; a server draws its deals by chance.
"""

from __future__ import annotations

import hashlib
import time

import msgspec

from sternhafen.browser.storage import BrowserStorage
from sternhafen.table.daily.days import MAX_DAYS, Attempt, Day
from sternhafen.table.hosts.storage import Ended
from sternhafen.table.updates.finished import Result


class Begun(msgspec.Struct):
    """An attempt as it is stored."""

    table_id: str
    name: str
    begun: int


class BrowserDailies:
    """The deals of days, and one's own attempts."""

    def __init__(self, storage: BrowserStorage) -> None:
        self._storage = storage

    async def begin(self, title: str, day: str, client: str, name: str, table_id: str) -> tuple[Attempt, str]:
        """Return the attempt and the day's seed; if there is none yet, it will be at `table_id`."""
        await self._storage.keep_attempt(key(title, day), Begun(table_id, name, int(time.time())))
        attempt = await self._attempt(title, day, client)
        assert attempt is not None, "it has just been written, here or in another tab"
        return attempt, seed_of(title, day)

    async def drop(self, attempt: Attempt) -> None:
        """Leave the attempt: its table is made when it is asked for again."""

    async def day(self, title: str, day: str, client: str | None) -> Day:
        """Return a day's challenge."""
        own = await self._attempt(title, day, client or "")
        begun = await self._days(title)
        attempts = [await self._attempt(title, one, client or "") for one in begun]
        done = tuple([one.day for one in attempts if one is not None and one.in_time])
        best = () if own is None or not own.in_time else (own,)
        return Day(seed_of(title, day), own, 0, int(own is not None), len(best), best, done, begun[:MAX_DAYS])

    async def _days(self, title: str) -> tuple[str, ...]:
        prefix = key(title, "")
        keys = [one for one in await self._storage.keys("meta") if one.startswith(prefix)]
        return tuple(sorted((one.removeprefix(prefix) for one in keys), reverse=True))

    async def _attempt(self, title: str, day: str, client: str) -> Attempt | None:
        kept = await self._storage.read("meta", key(title, day), Begun)
        if kept is None:
            return None
        ended = await self._storage.read("endings", kept.table_id, Ended)
        result = None if ended is None else msgspec.json.decode(ended.result, type=Result | None)
        if result is None:
            return Attempt(title, day, client, kept.name, kept.table_id, kept.begun)
        outcome, at = result.outcome, await self._storage.changed(kept.table_id)
        return Attempt(
            title,
            day,
            client,
            kept.name,
            kept.table_id,
            kept.begun,
            ended=kept.begun if at is None else at,
            points=outcome.totals[0],
            first=(outcome.overall or outcome.places)[0] == 1,
            others={name: sum(points.values()) for name, points in outcome.others.items()},
        )


def key(title: str, day: str) -> str:
    """Return under which key an attempt is stored."""
    return f"daily/{title}/{day}"


def seed_of(title: str, day: str) -> str:
    """Return the seed of a day.

    >>> seed_of("cryo", "2030-01-31") == seed_of("cryo", "2030-02-01")
    False
    """
    return hashlib.blake2b(key(title, day).encode(), digest_size=16).hexdigest()
