"""The daily challenge on a server: deals that nobody knows before they are asked for, and one attempt for each."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.daily_attempts import daily_attempts, daily_deals
from sternhafen.server.storage.people_tables import people
from sternhafen.table.daily.days import MAX_DAYS, MAX_SHOWN, Attempt, Day, closes, ends

MAX_STREAK = 4_000
"""How many days are looked at for somebody's streak: more than ten years."""
DAY_SECONDS = 86_400


class DailyStore:
    """The deals of days, and who tried them."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read
        self._write = connections.write

    async def begin(self, title: str, day: str, client: str, name: str, table_id: str) -> tuple[Attempt, str]:
        """Return a client's attempt and the day's seed; if there is none yet, it will be at `table_id`."""

        def change(connection: sa.Connection) -> tuple[Attempt, str]:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            deal = {"title": title, "day": day, "seed": secrets.token_hex(16)}
            connection.execute(insert(daily_deals).values(deal).on_conflict_do_nothing())
            row = {"title": title, "day": day, "client": client, "name": name, "table_id": table_id}
            more = {"begun": int(time.time()), "newcomer": is_newcomer(connection, client, day)}
            connection.execute(insert(daily_attempts).values(**row, **more).on_conflict_do_nothing())
            attempt, seed = attempt_of(connection, title, day, client), seed_of(connection, title, day)
            assert attempt is not None, "it has just been written"
            assert seed is not None, "it has just been written"
            return attempt, seed

        return await self._write(change)

    async def drop(self, attempt: Attempt) -> None:
        """Take back an attempt whose table could not be made."""
        here = daily_attempts.c.table_id == attempt.table_id
        await self._write(lambda connection: connection.execute(sa.delete(daily_attempts).where(here)))

    async def day(self, title: str, day: str, client: str | None) -> Day:
        """Return a day's challenge."""
        return await self._read(lambda connection: day_kept(connection, title, day, client))


def is_newcomer(connection: sa.Connection, client: str, day: str) -> bool:
    """Return whether an identity has done nothing here before a day: signed up, or come to a table."""
    begins = ends(day) - DAY_SECONDS
    account = sa.select(people.c.id).where(people.c.id == client, people.c.created < begins)
    if connection.execute(account).first() is not None:
        return False
    played = sa.select(db.traces.c.table_id).join(db.tables, db.tables.c.id == db.traces.c.table_id)
    played = played.where(db.traces.c.client == client, db.tables.c.created < begins).limit(1)
    return connection.execute(played).first() is None


def day_kept(connection: sa.Connection, title: str, day: str, client: str | None) -> Day:
    """Return what is kept of a day's challenge."""
    here = (daily_attempts.c.title == title) & (daily_attempts.c.day == day) & ~is_banned()
    in_time = here & (daily_attempts.c.ended < closes(day))
    own = None if client is None else attempt_of(connection, title, day, client)
    best = sa.select(daily_attempts).where(in_time).limit(MAX_SHOWN)
    best = best.order_by(daily_attempts.c.first.desc(), daily_attempts.c.points.desc(), daily_attempts.c.ended)
    return Day(
        seed_of(connection, title, day),
        own,
        0 if own is None or not own.in_time else number_ahead(connection, in_time, own),
        count(connection, here),
        count(connection, in_time),
        tuple([attempt(row) for row in connection.execute(best).mappings()]),
        () if client is None else days_finished(connection, title, client),
        days_begun(connection, title),
    )


def is_banned() -> sa.ColumnElement[bool]:
    """Return whether an attempt is by somebody who is banned now: their names stand nowhere."""
    holds = db.bans.c.until.is_(None) | (db.bans.c.until > int(time.time()))
    return sa.exists().where(db.bans.c.subject == daily_attempts.c.client, holds)


def count(connection: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    """Return how many attempts there are."""
    wanted = sa.select(sa.func.count()).select_from(daily_attempts).where(which)
    return int(connection.execute(wanted).scalar_one())


def number_ahead(connection: sa.Connection, in_time: sa.ColumnElement[bool], own: Attempt) -> int:
    """Return how many ranked attempts are better."""
    same = (daily_attempts.c.first == own.first) & (daily_attempts.c.points > own.points)
    better = same if own.first else same | daily_attempts.c.first
    return count(connection, in_time & ~daily_attempts.c.newcomer & better)


def days_finished(connection: sa.Connection, title: str, client: str) -> tuple[str, ...]:
    """Return the days on which somebody has finished a title's challenge in time, the newest first."""
    wanted = sa.select(daily_attempts.c.day, daily_attempts.c.ended).where(
        daily_attempts.c.client == client, daily_attempts.c.title == title, daily_attempts.c.ended.is_not(None)
    )
    rows = connection.execute(wanted.order_by(daily_attempts.c.day.desc()).limit(MAX_STREAK)).all()
    return tuple([row.day for row in rows if row.ended < closes(row.day)])


def days_begun(connection: sa.Connection, title: str) -> tuple[str, ...]:
    """Return the last days on which anybody began a title's challenge, the newest first."""
    wanted = sa.select(daily_deals.c.day).where(daily_deals.c.title == title)
    rows = connection.execute(wanted.order_by(daily_deals.c.day.desc()).limit(MAX_DAYS)).scalars()
    return tuple([str(day) for day in rows])


def seed_of(connection: sa.Connection, title: str, day: str) -> str | None:
    """Return the seed of a day; None while nobody has begun."""
    here = (daily_deals.c.title == title) & (daily_deals.c.day == day)
    return connection.execute(sa.select(daily_deals.c.seed).where(here)).scalar_one_or_none()


def attempt_of(connection: sa.Connection, title: str, day: str, client: str) -> Attempt | None:
    """Return somebody's attempt, or None."""
    here = (daily_attempts.c.title == title) & (daily_attempts.c.day == day)
    wanted = sa.select(daily_attempts).where(here, daily_attempts.c.client == client)
    row = connection.execute(wanted).mappings().first()
    return None if row is None else attempt(row)


def attempt(row: sa.RowMapping) -> Attempt:
    """Return an attempt from its row."""
    return Attempt(**{**row, "others": msgspec.json.decode(row["others"], type=dict[str, int])})


def move_attempts(connection: sa.Connection, old: str, new: str) -> None:
    """Put one identity in the place of another; of two attempts at one deal the first one counts."""
    mine = sa.select(daily_attempts).where(daily_attempts.c.client == old)
    for row in connection.execute(mine).mappings().all():
        one = attempt(row)
        other = attempt_of(connection, one.title, one.day, new)
        if other is not None:
            later = one if other.begun <= one.begun else other
            connection.execute(sa.delete(daily_attempts).where(daily_attempts.c.table_id == later.table_id))
            if later is one:
                continue
        here = daily_attempts.c.table_id == one.table_id
        connection.execute(sa.update(daily_attempts).where(here).values(client=new))


def forget_attempts(connection: sa.Connection, client: str) -> None:
    """Delete somebody's attempts."""
    connection.execute(sa.delete(daily_attempts).where(daily_attempts.c.client == client))


def export_attempts(connection: sa.Connection, client: str) -> list[dict[str, Any]]:
    """Return somebody's attempts."""
    names = ("title", "day", "name", "table_id", "begun", "ended", "points")
    wanted = sa.select(*(daily_attempts.c[name] for name in names)).where(daily_attempts.c.client == client)
    return [dict(one) for one in connection.execute(wanted.order_by(daily_attempts.c.begun)).mappings()]
