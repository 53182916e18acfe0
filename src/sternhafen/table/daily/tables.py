"""Daily tables: how an attempt at a day's challenge begins, and how its game opens when the day is over."""

from __future__ import annotations

import msgspec

from sternhafen.table.committing import Plan
from sternhafen.table.create_table import TableCreator, checked_name, checked_options, known_title, new_id
from sternhafen.table.daily.days import closes, daily_options, day_of, is_counted
from sternhafen.table.hosts.host import Host
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.log.absence import SpectatorsSet
from sternhafen.table.log.lines import Disclosed, Line
from sternhafen.table.messages.answers import Created
from sternhafen.table.messages.daily import DailyWish
from sternhafen.table.refusals import Declined
from sternhafen.table.show.table import table_info
from sternhafen.table.table import Table


async def begin_daily(host: Host, client: str, wanted: DailyWish) -> Created:
    """Create the table of a client's one attempt at today's challenge, or return the one that there is."""
    game, name = known_title(wanted.title), checked_name(wanted.name)
    options = checked_options(game, 1, msgspec.to_builtins(daily_options(game)))
    day = day_of(host.now())
    attempt, seed = await host.dailies.begin(game.id, day, client, name, new_id())
    table = await there(host, attempt.table_id)
    if table is None:
        try:
            return await TableCreator(host, client).daily(game, options, name, attempt, seed)
        except (Declined, StoreDown):
            table = await there(host, attempt.table_id)  # another window may have made it at the same moment
            if table is None:
                await host.dailies.drop(attempt)
                raise
    return Created(table_info(table, client, ()), [])


async def there(host: Host, table_id: str) -> Table | None:
    """Return a table, or None if there is none."""
    try:
        return await host.tables.get(table_id)
    except Declined as declined:
        if declined.refusal.code != "no-such-table":
            raise
        return None


async def open_after_day(host: Host, table: Table) -> None:
    """Open an attempt whose day is closed: its game is like any other from now on, and everybody may watch it."""
    if not is_counted(table) or table.daily is None or host.now() < closes(table.daily):
        return
    await host.committer.commit(table, lambda: opening(table))


def opening(table: Table) -> Plan:
    """Return the plan that opens an attempt; only a game that was played to its end is shown to everybody."""
    if not is_counted(table):
        return Plan([])
    lines: list[Line] = [Disclosed()]
    if table.status_when_open == "over" and not table.company.spectators:
        lines.append(SpectatorsSet(True))
    return Plan(lines)
