"""Groups: people who play together again and again, with their chat, their dates and the table they play at."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.people.friends import Friends
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.group_tables import group_answers, group_dates, group_lines, groups, invitations, members
from sternhafen.server.storage.manners_tables import manners
from sternhafen.table.messages.groups import Group, GroupDate, GroupLine, GroupSaid, GroupTable, Member
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import picture

T = TypeVar("T")
MAX_DATES = 5
"""How many dates are up for choice; a further one takes the place of the oldest."""
CHAT_SHOWN = 100
MAX_EPISODES = 50


class Groups:
    """Questions and changes about groups, each for one of its members."""

    def __init__(self, connections: Connections, bounds: Bounds, friends: Friends) -> None:
        self._read = connections.read
        self._write = connections.write
        self._bounds = bounds
        self._friends = friends

    async def of(self, client: str) -> list[GroupLine]:
        """Return somebody's groups, the most recently active first."""
        inside = members.alias("inside")
        size = sa.select(sa.func.count()).where(inside.c.group_id == groups.c.id).scalar_subquery()
        said = sa.select(sa.func.max(group_lines.c.at)).where(group_lines.c.group_id == groups.c.id).scalar_subquery()
        wanted = sa.select(groups.c.id, groups.c.name, groups.c.created, size.label("size"), said.label("said"))
        wanted = wanted.join(members, members.c.group_id == groups.c.id).where(members.c.client == client)
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        lines = [GroupLine(row.id, row.name, row.size, row.said or row.created) for row in rows]
        return sorted(lines, key=lambda line: -line.newest)

    async def make(self, client: str, name: str, own: str) -> str:
        """Make a group with one person in it; return its id."""
        group, now = secrets.token_hex(8), int(time.time())

        def change(connection: sa.Connection) -> str:
            self._check_groups(connection, client)
            connection.execute(sa.insert(groups), {"id": group, "name": name, "created": now, "table_id": None})
            row = {"group_id": group, "client": client, "name": own, "since": now}
            connection.execute(sa.insert(members), row)
            return group

        return await self._write(change)

    async def join(self, group: str, client: str, name: str) -> None:
        """Let somebody who was invited into a group; it must not be full."""

        def change(connection: sa.Connection) -> None:
            if connection.execute(sa.select(groups.c.id).where(groups.c.id == group)).first() is None:
                raise Declined("no-such-group")
            here = members.c.group_id == group
            inside = list(connection.execute(sa.select(members.c.client).where(here)).scalars())
            if client in inside:
                return
            if len(inside) >= self._bounds.members_a_group:
                raise Declined("group-full", most=self._bounds.members_a_group)
            self._check_groups(connection, client)
            row = {"group_id": group, "client": client, "name": name, "since": int(time.time())}
            connection.execute(sa.insert(members), row)

        await self._write(change)

    def _check_groups(self, connection: sa.Connection, client: str) -> None:
        held = sa.select(sa.func.count()).select_from(members).where(members.c.client == client)
        if int(connection.execute(held).scalar_one()) >= self._bounds.groups_a_person:
            raise Declined("too-many-groups", most=self._bounds.groups_a_person)

    async def leave(self, group: str, client: str) -> None:
        """Leave a group; with its last member it ends, and nothing of it is kept."""
        await self._inside(group, client, lambda connection, _: leave_group(connection, group, client))

    async def others(self, group: str, client: str) -> list[str]:
        """Return the other members."""
        return await self._inside(
            group, client, lambda _, inside: [row.client for row in inside if row.client != client], change=False
        )

    async def say(self, group: str, client: str, text: str) -> None:
        """Add a line to a group's chat; the oldest make room."""

        def change(connection: sa.Connection, inside: Sequence[Any]) -> None:
            row = {"group_id": group, "at": int(time.time()), "client": client, "name": name_in(inside, client)}
            connection.execute(sa.insert(group_lines), {**row, "text": text})
            here = group_lines.c.group_id == group
            oldest = sa.select(group_lines.c.id).where(here).order_by(group_lines.c.id.desc())
            extra = list(connection.execute(oldest.offset(self._bounds.chat_lines)).scalars())
            if extra:
                connection.execute(sa.delete(group_lines).where(group_lines.c.id.in_(extra)))

        await self._inside(group, client, change)

    async def propose(self, group: str, client: str, at: int) -> None:
        """Propose a date; whoever proposes it can come."""

        def change(connection: sa.Connection, _: Sequence[Any]) -> None:
            here = group_dates.c.group_id == group
            if connection.execute(sa.select(group_dates.c.id).where(here, group_dates.c.at == at)).first() is not None:
                raise Declined("date-there")
            made = connection.execute(sa.insert(group_dates), {"group_id": group, "at": at})
            date = made.inserted_primary_key
            assert date is not None, "a row that was added has a key"
            connection.execute(sa.insert(group_answers), {"date_id": date[0], "client": client, "yes": True})
            oldest = sa.select(group_dates.c.id).where(here).order_by(group_dates.c.id.desc()).offset(MAX_DATES)
            drop_dates(connection, list(connection.execute(oldest).scalars()))

        await self._inside(group, client, change)

    async def answer(self, group: str, client: str, date: int, yes: bool) -> None:
        """Answer whether a member can come; the answer may be changed."""

        def change(connection: sa.Connection, _: Sequence[Any]) -> None:
            known = sa.select(group_dates.c.id).where(group_dates.c.group_id == group, group_dates.c.id == date)
            if connection.execute(known).first() is None:
                raise Declined("no-such-date")
            mine = (group_answers.c.date_id == date) & (group_answers.c.client == client)
            connection.execute(sa.delete(group_answers).where(mine))
            connection.execute(sa.insert(group_answers), {"date_id": date, "client": client, "yes": yes})

        await self._inside(group, client, change)

    async def play_at(self, group: str, client: str, table: str | None) -> None:
        """Note at which table a group plays."""
        change = sa.update(groups).where(groups.c.id == group).values(table_id=table)
        await self._inside(group, client, lambda connection, _: connection.execute(change).rowcount)

    async def group(self, group: str, client: str) -> Group:
        """Return a group as one of its members sees it."""
        inside = await self._inside(group, client, lambda _, inside: list(inside), change=False)
        seen = await self._friends.seen(client, [row.client for row in inside])

        def ask(connection: sa.Connection) -> Group:
            row = connection.execute(sa.select(groups).where(groups.c.id == group)).one()
            muted = sa.select(manners.c.other).where(manners.c.owner == client, manners.c.mute)
            lines = sa.select(group_lines).where(group_lines.c.group_id == group, group_lines.c.client.not_in(muted))
            newest = connection.execute(lines.order_by(group_lines.c.id.desc()).limit(CHAT_SHOWN)).all()
            return Group(
                group,
                row.name,
                [Member(one.name, one.client == client, seen[one.client], picture(one.client)) for one in inside],
                [GroupSaid(one.id, one.at, one.name, one.text, one.client == client) for one in reversed(newest)],
                dates_of(connection, group, client, inside),
                None if row.table_id is None else table_of(connection, row.table_id),
            )

        return await self._read(ask)

    async def _inside(
        self,
        group: str,
        client: str,
        what: Callable[[sa.Connection, Sequence[Any]], T],
        *,
        change: bool = True,
    ) -> T:
        """Ask or change something of a group, for one of its members only."""
        wanted = sa.select(members).where(members.c.group_id == group).order_by(members.c.since, members.c.client)

        def checked(connection: sa.Connection) -> T:
            inside = connection.execute(wanted).all()
            if all(row.client != client for row in inside):
                raise Declined("no-such-group")
            return what(connection, inside)

        return await (self._write if change else self._read)(checked)


def name_in(inside: Sequence[Any], client: str) -> str:
    """Return what a member is called."""
    return str(next(row.name for row in inside if row.client == client))


def dates_of(connection: sa.Connection, group: str, client: str, inside: Sequence[Any]) -> list[GroupDate]:
    """Return the dates that a group chooses from, the next first."""
    wanted = sa.select(group_dates).where(group_dates.c.group_id == group).order_by(group_dates.c.at)
    called = {row.client: row.name for row in inside}
    dates = []
    for date in connection.execute(wanted).all():
        answers = connection.execute(sa.select(group_answers).where(group_answers.c.date_id == date.id)).all()
        said = {one.client: one.yes for one in answers if one.client in called}
        yes = [called[one] for one, can in said.items() if can]
        no = [called[one] for one, can in said.items() if not can]
        dates.append(GroupDate(date.id, date.at, yes, no, said.get(client)))
    return dates


def table_of(connection: sa.Connection, first: str) -> GroupTable | None:
    """Return the table that a group plays at: the newest of those that follow the one it began at."""
    wanted = sa.select(db.tables.c.id, db.tables.c.title, db.tables.c.status)
    row = connection.execute(wanted.where(db.tables.c.id == first)).first()
    episode = 1
    while row is not None and episode < MAX_EPISODES:
        after = connection.execute(
            wanted.where(db.tables.c.previous == row.id).order_by(db.tables.c.created.desc())
        ).first()
        if after is None:
            break
        row, episode = after, episode + 1
    return None if row is None else GroupTable(row.id, row.title, row.status, episode)


def drop_dates(connection: sa.Connection, dates: Sequence[int]) -> None:
    """Delete dates with their answers."""
    if dates:
        connection.execute(sa.delete(group_answers).where(group_answers.c.date_id.in_(dates)))
        connection.execute(sa.delete(group_dates).where(group_dates.c.id.in_(dates)))


def leave_group(connection: sa.Connection, group: str, client: str) -> None:
    """Take somebody out of a group; with its last member it ends."""
    dates = sa.select(group_dates.c.id).where(group_dates.c.group_id == group)
    ids = list(connection.execute(dates).scalars())
    connection.execute(
        sa.delete(group_answers).where(group_answers.c.date_id.in_(ids), group_answers.c.client == client)
    )
    here = members.c.group_id == group
    connection.execute(sa.delete(members).where(here, members.c.client == client))
    if connection.execute(sa.select(members.c.client).where(here).limit(1)).first() is None:
        drop_dates(connection, ids)
        for table in (group_lines, invitations):
            connection.execute(sa.delete(table).where(table.c.group_id == group))
        connection.execute(sa.delete(groups).where(groups.c.id == group))
