"""House rules: how much time a table gives, who may watch, and whether its game is rated."""

from __future__ import annotations

from sternhafen.table.commands.seats import check_bot
from sternhafen.table.hosts.host import Host
from sternhafen.table.log.absence import PaceSet, RatedSet, SpectatorsSet
from sternhafen.table.log.evening import RoomSet
from sternhafen.table.log.lines import Line
from sternhafen.table.messages.requests import NewTable, Pace
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table

RATED_PACE = Pace("patience", seconds=3 * 24 * 3600, takes_over=True)
"""The pace of a rated game that asks for none: nobody keeps a rating by never playing a lost game to its end."""


def house_rules(wanted: NewTable) -> list[Line]:
    """Return the lines that set a new table's pace, whether it admits spectators, and whether its game is rated."""
    lines: list[Line] = [] if wanted.spectators else [SpectatorsSet(False)]
    lines += [RatedSet()] if wanted.rated else []
    pace = wanted.pace or (RATED_PACE if wanted.rated else None)
    if pace is None:
        return lines
    if wanted.hot_seat:  # everybody sits at one screen, so nobody waits for anybody
        raise Declined("pace-hot-seat")
    check_bot(pace.bot)
    takes_over = pace.takes_over or wanted.rated
    return [*lines, PaceSet(pace.kind, pace.seconds, pace.increment, pace.bot, takes_over)]


def same_rules(table: Table) -> list[Line]:
    """Return the same lines for a rematch or the next episode."""
    company = table.company
    lines: list[Line] = [] if company.spectators else [SpectatorsSet(False)]
    lines += [RatedSet()] if company.rated else []
    lines += [] if company.pace is None else [company.pace]
    return [*lines, RoomSet(0, table.evening.room)] if table.evening.room else lines


async def check_rated(host: Host, client: str, *, alone: bool) -> None:
    """Decline a rated game that says nothing about its players, or with somebody whose games are not rated."""
    if alone:
        raise Declined("rated-alone")
    if not await host.wants_rating(client):
        raise Declined("rated-unwilling")
