"""Results: how every seat of a finished game did, kept in one row each, so that a person's games are found at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.ops.admin.acts import table_lines
from sternhafen.server.people.ratings import rate_game
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import results
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.log.absence import Ended, RatedSet, Replaced, Resigned
from sternhafen.table.log.beginning import Begun
from sternhafen.table.log.lines import Dealt, Line, Moved, SeatSet, Stored
from sternhafen.table.log.teaching import LessonBegun
from sternhafen.table.table import Table
from sternhafen.table.updates.finished import Result

MAX_AT_ONCE = 50
"""Games from before that are looked at together."""


class Results:
    """Stores how games end, and catches up on those that ended while no server ran."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read
        self._write = connections.write
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin with the games that have no results yet."""
        self._run(self._catch_up())

    async def stop(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Note how a game ended, if it just did: a rated one also where people gave it up."""
        given_up = table.company.rated and any(isinstance(stored.line, Ended) for stored in added)
        if given_up or (table.status == "over" and any(isinstance(stored.line, Moved) for stored in added)):
            self._run(self._keep([table.id]))

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self) -> None:
        kept = sa.select(results.c.table_id).where(results.c.table_id == db.archives.c.table_id).exists()
        wanted = sa.select(db.archives.c.table_id).where(~kept).order_by(db.archives.c.table_id).limit(MAX_AT_ONCE)
        last = ""
        while True:
            page = wanted.where(db.archives.c.table_id > last)
            try:
                tables = await self._read(partial(ids, wanted=page))
            except StoreDown as error:
                trouble("results", error)
                return
            if not tables:
                return
            last = tables[-1]
            await self._keep(tables)

    async def _keep(self, tables: Sequence[str]) -> None:
        try:
            for table_id in tables:
                while rows := await self._read(partial(result_rows, table_id=table_id)):
                    if await self._write(partial(keep_results, rows=rows)):
                        break
        except (StoreDown, sa.exc.SQLAlchemyError, msgspec.MsgspecError) as error:  # the next start tries again
            trouble("results", error)


def ids(connection: sa.Connection, wanted: sa.Select[Any]) -> list[str]:
    """Return the ids of the tables that a query returns."""
    return list(connection.execute(wanted).scalars())


def result_rows(connection: sa.Connection, table_id: str) -> list[dict[str, Any]]:
    """Return how every seat of a finished game did, from its lines and its stored result; no rules are needed."""
    row = connection.execute(sa.select(db.tables).where(db.tables.c.id == table_id)).one()
    lines = [line for _, line in table_lines(connection, table_id)]
    stored = connection.execute(sa.select(db.archives.c.result).where(db.archives.c.table_id == table_id)).scalar()
    result = None if stored is None else msgspec.json.decode(stored, type=Result | None)
    rated = any(isinstance(line, RatedSet) for line in lines)
    early = next((line for line in lines if isinstance(line, Ended)), None)
    if result is None and (early is None or not rated):
        return []
    ended = sa.select(sa.func.max(db.lines.c.at)).where(db.lines.c.table_id == table_id)
    ended = ended.where(db.lines.c.body.startswith('{"type":"move"' if early is None else '{"type":"ended"'))
    shared = {
        "table_id": table_id,
        "title": row.title,
        "at": connection.execute(ended).scalar() or row.created,
        "verdict": None if result is None else result.outcome.verdict,
        "counts": counts(lines) and not row.imported and not row.hot_seat,
        "rated": rated,
        "ended": None if early is None else early.how,
    }
    rows = []
    for seat, (line, gave_up) in sorted((players_of_rated if rated else players)(lines).items()):
        who = {"client": line.clients[0] if line.clients else "", "name": line.name}
        bot = line.bot if line.kind == "bot" and not gave_up else None
        last = gave_up or (early is not None and seat in early.seats)
        rows.append({**shared, **who, "seat": seat, "bot": bot, **did(result, seat, row.seats if last else None)})
    return rows


def did(result: Result | None, seat: int, last: int | None) -> dict[str, Any]:
    """Return how a seat did; without a result all come first who have not given up, and nobody has points."""
    if result is None:
        return {"place": last or 1, "points": 0, "plays_as": None}
    place, points = result.outcome.places[seat], result.outcome.totals[seat]
    plays_as = result.plays_as[seat] if result.plays_as else None
    return {"place": last or place, "points": points, "plays_as": plays_as}


def players(lines: Sequence[Line]) -> dict[int, tuple[SeatSet, bool]]:
    """Return who played each seat, and whether they gave it up: then it is theirs though a bot finished it."""
    seats: dict[int, tuple[SeatSet, bool]] = {}
    for line in lines:
        if isinstance(line, (Resigned, Replaced)):
            seats[line.seat] = (seats[line.seat][0], True)
        elif isinstance(line, SeatSet):
            before, gave_up = seats.get(line.seat, (line, False))
            seats[line.seat] = (before, True) if line.kind == "bot" and gave_up else (line, False)
    return seats


def players_of_rated(lines: Sequence[Line]) -> dict[int, tuple[SeatSet, bool]]:
    """Return the same of a rated game, in which nobody else plays for those who began.

    Whoever lets a bot decide for them or leaves their seat has given up, also if they come back.
    """
    seats: dict[int, tuple[SeatSet, bool]] = {}
    now: dict[int, str] = {}
    dealt = False
    for line in lines:
        if isinstance(line, Dealt):
            dealt = True
        elif isinstance(line, Resigned):
            seats[line.seat] = (seats[line.seat][0], True)
        elif isinstance(line, Moved):
            began, gave_up = seats[line.seat]
            seats[line.seat] = (began, gave_up or (began.kind == "person" and now[line.seat] == "bot"))
        elif isinstance(line, SeatSet):
            now[line.seat] = line.kind
            began, gave_up = seats.get(line.seat, (line, False))
            if not dealt or began.kind != "person":
                seats[line.seat] = (line, False)
            elif line.kind == "person" and set(line.clients) & set(began.clients):
                seats[line.seat] = (line, gave_up)
            elif line.kind != "bot":
                seats[line.seat] = (began, True)
    return seats


def counts(lines: Sequence[Line]) -> bool:
    """Return whether a game says something about who played it."""
    people = [line.clients[0] for line, _ in players(lines).values() if line.clients]
    taken_back = any(isinstance(line, Moved) and line.practice for line in lines)
    apart = any(isinstance(line, (LessonBegun, Begun)) for line in lines)
    return not taken_back and not apart and len(set(people)) == len(people)


def keep_results(connection: sa.Connection, rows: list[dict[str, Any]]) -> bool:
    """Write the results of one game, once, and let its ratings follow; return False if they must be looked at again."""
    table_id = rows[0]["table_id"]
    here = results.c.table_id == table_id
    if connection.execute(sa.select(results.c.seat).where(here).limit(1)).first() is not None:
        return True
    known = set(connection.execute(sa.select(db.traces.c.client).where(db.traces.c.table_id == table_id)).scalars())
    if not known.issuperset(row["client"] for row in rows if row["client"]):  # somebody has moved or been forgotten
        return False
    rated = rate_game(connection, rows)
    connection.execute(sa.insert(results), [{**row, "rated": rated} for row in rows])
    return True
