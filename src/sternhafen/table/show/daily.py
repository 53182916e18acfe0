"""What clients are sent of the daily challenge."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

from sternhafen.engine import Title
from sternhafen.engine.deal import commitment
from sternhafen.games import titles
from sternhafen.table.daily.days import Attempt, Dailies, Day, closes, daily_options, day_of, ends, streak
from sternhafen.table.messages.daily import DailyInfo, DailyLine, DailyList, DailyOwn, DailyResult


async def daily_info(dailies: Dailies, title: Title, day: str | None, client: str | None, now: int) -> DailyInfo:
    """Return a title's challenge of a day, today's unless another is named."""
    daily_options(title)
    wanted, today = day or day_of(now), day_of(now)
    kept, closed = await dailies.day(title.id, wanted, client), now >= closes(wanted)
    return DailyInfo(
        title=title.id,
        day=wanted,
        today=wanted == today,
        ends=ends(wanted),
        closes=closes(wanted),
        closed=closed,
        seed_hash=None if kept.seed is None else commitment(kept.seed),
        seed=kept.seed if closed else None,
        own=own_info(kept, closed),
        begun=kept.begun,
        finished=kept.finished,
        results=results(kept, client, closed),
        streak=streak(kept.days, today),
        longest=longest(kept.days),
        earlier=list(kept.earlier),
    )


async def daily_list(dailies: Dailies, client: str | None, now: int) -> DailyList:
    """Return today's challenges of all titles that have one."""
    today = day_of(now)
    lines = []
    for title in titles().values():
        if title.daily is not None:
            kept = await dailies.day(title.id, today, client)
            best = max((one.points for one in kept.best), default=None)
            lines.append(DailyLine(title.id, own_info(kept, False), kept.finished, best, streak(kept.days, today)))
    return DailyList(today, ends(today), lines)


def own_info(kept: Day, closed: bool) -> DailyOwn | None:
    """Return one's own attempt; None before one has begun."""
    own = kept.own
    if own is None:
        return None
    if own.in_time:
        return DailyOwn(own.table_id, "done", own.points, None if own.newcomer else kept.ahead + 1)
    late = closed or own.ended is not None
    return DailyOwn(own.table_id, "late" if late else "playing", None, None)


def results(kept: Day, client: str | None, closed: bool) -> list[DailyResult]:
    """Return the best results, ties sharing a place; whoever was new on that day stands there without one."""
    ranked = [one for one in kept.best if not one.newcomer]
    return [
        DailyResult(
            None if one.newcomer else place(ranked, one),
            one.name,
            one.points,
            one.others,
            one.first,
            one.client == client,
            one.table_id if closed else None,
        )
        for one in kept.best
    ]


def place(ranked: list[Attempt], one: Attempt) -> int:
    """Return an attempt's place among others."""
    return 1 + sum(other.rank > one.rank for other in ranked)


def longest(days: tuple[str, ...]) -> int:
    """Return the longest run of days one after the other; the newest day comes first.

    >>> longest(("2030-03-01", "2030-02-28", "2030-02-27", "2030-01-30"))
    3
    """
    most = run = 1 if days else 0
    for later, earlier in pairwise(days):
        run = run + 1 if date.fromisoformat(later) - date.fromisoformat(earlier) == timedelta(1) else 1
        most = max(most, run)
    return most
