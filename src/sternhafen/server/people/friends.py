"""Friends: people somebody has sat at a table with, whether they are here, and invitations to them."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.group_tables import groups, invitations, members
from sternhafen.server.storage.manners_tables import manners
from sternhafen.server.storage.people_tables import people, results
from sternhafen.table.messages.groups import Friend, InvitationLine
from sternhafen.table.messages.people import Preferences
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import picture

MAX_FRIENDS = 50
MAX_TABLES = 200
"""The tables that are looked through for people."""
MAX_REMEMBERED = 10_000
HERE_SECONDS = 60.0
"""For how long somebody counts as here after they were last heard of: a lobby asks four times as often."""
INVITED_SECONDS = 14 * 24 * 3600


class Presence:
    """Who has been heard of lately by this process."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, float] = OrderedDict()

    def hear(self, client: str) -> None:
        """Note that somebody is here."""
        self._seen[client] = time.monotonic()
        self._seen.move_to_end(client)
        if len(self._seen) > MAX_REMEMBERED:
            self._seen.popitem(last=False)

    def here(self, client: str) -> bool:
        """Return whether somebody has been here a moment ago."""
        return time.monotonic() - self._seen.get(client, -HERE_SECONDS) < HERE_SECONDS


def handle(me: str, other: str) -> str:
    """Return what somebody calls somebody else: it tells nobody who that is.

    >>> handle("a", "b") == handle("b", "a")
    False
    """
    return hashlib.sha256(f"friend/{me}/{other}".encode()).hexdigest()[:32]


class Friends:
    """Questions about who has played with whom, and invitations between them."""

    def __init__(self, connections: Connections, bounds: Bounds, presence: Presence) -> None:
        self._read = connections.read
        self._write = connections.write
        self._bounds = bounds
        self._presence = presence

    # People ------------------------------------------------------------------------------------------------------

    async def of(self, client: str) -> list[Friend]:
        """Return whom somebody has sat at a table with, those met most often first, without whom they have blocked."""
        met = await self._read(lambda connection: company(connection, client))
        seen = await self.seen(client, [other for other, _ in met])
        names = await self._read(lambda connection: names_of(connection, [other for other, _ in met]))
        return [
            Friend(handle(client, other), names.get(other, ""), count, seen[other], picture(other))
            for other, count in met
        ]

    async def seen(self, client: str, others: Sequence[str]) -> dict[str, bool | None]:
        """Return of each whether they are here, as far as they let others see it; never to whom they have blocked."""
        closed = sa.select(manners.c.owner).where(manners.c.other == client, manners.c.block)
        wanted = sa.select(people.c.id, people.c.preferences)
        wanted = wanted.where(people.c.id.in_(others), people.c.id.not_in(closed))
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        shown = {row.id for row in rows if msgspec.json.decode(row.preferences, type=Preferences).presence}
        return {other: self._presence.here(other) if other in shown else None for other in others}

    async def whose(self, client: str, called: str) -> str:
        """Return whom somebody means by a handle."""
        for other, _ in await self._read(lambda connection: company(connection, client)):
            if handle(client, other) == called:
                return other
        raise Declined("no-such-friend")

    # Invitations -------------------------------------------------------------------------------------------------

    async def invitations(self, client: str) -> list[InvitationLine]:
        """Return the invitations that wait for somebody's answer, newest first, but for those of whom they block."""
        blocked = sa.select(manners.c.other).where(manners.c.owner == client, manners.c.block)
        wanted = (
            sa.select(invitations, db.tables.c.title, groups.c.name.label("group_name"))
            .outerjoin(db.tables, db.tables.c.id == invitations.c.table_id)
            .outerjoin(groups, groups.c.id == invitations.c.group_id)
            .where(invitations.c.receiver == client, invitations.c.at > int(time.time()) - INVITED_SECONDS)
            .where(invitations.c.sender.not_in(blocked))
            .order_by(invitations.c.at.desc(), invitations.c.id)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return [
            InvitationLine(row.id, row.at, row.name, row.table_id, row.title, row.group_name)
            for row in rows
            if row.title is not None or row.group_name is not None
        ]

    async def invite(
        self, sender: str, name: str, receivers: Sequence[str], *, table: str | None = None, group: str | None = None
    ) -> None:
        """Invite people to a table or into a group, each once; decline it if one of them has blocked the sender."""
        where = {"table_id": table, "group_id": group}
        place = (invitations.c.table_id == table) if group is None else (invitations.c.group_id == group)

        def keep(connection: sa.Connection) -> None:
            now = int(time.time())
            connection.execute(sa.delete(invitations).where(invitations.c.at < now - INVITED_SECONDS))
            closed = manners.c.block & (manners.c.other == sender) & manners.c.owner.in_(receivers)
            if connection.execute(sa.select(manners.c.id).where(closed)).first() is not None:
                raise Declined("not-welcome")
            asked = sa.select(invitations.c.receiver).where(place, invitations.c.receiver.in_(receivers))
            before = set(connection.execute(asked).scalars())
            new = [one for one in dict.fromkeys(receivers) if one not in before]
            for column, ids in ((invitations.c.sender, [sender]), (invitations.c.receiver, new)):
                full = sa.select(sa.func.count()).select_from(invitations).where(column.in_(ids)).group_by(column)
                if any(count >= self._bounds.invitations for count in connection.execute(full).scalars()):
                    raise Declined("too-many-invitations")
            rows = [
                {"id": secrets.token_hex(16), "at": now, "sender": sender, "name": name, "receiver": one} for one in new
            ]
            if rows:
                connection.execute(sa.insert(invitations), [{**row, **where} for row in rows])

        await self._write(keep)

    async def answer(self, client: str, invitation: str) -> tuple[str | None, str | None]:
        """Take an invitation off somebody's list; return to which table or into which group it was."""
        here = (invitations.c.receiver == client) & (invitations.c.id == invitation)
        wanted = sa.select(invitations.c.table_id, invitations.c.group_id).where(here)

        def take(connection: sa.Connection) -> tuple[str | None, str | None]:
            row = connection.execute(wanted).first()
            if row is None:
                raise Declined("no-such-invitation")
            connection.execute(sa.delete(invitations).where(here))
            return row.table_id, row.group_id

        return await self._write(take)


def company(connection: sa.Connection, client: str) -> list[tuple[str, int]]:
    """Return who is or was at somebody's newest tables or in their groups, and at how many of the tables."""
    mine, theirs = db.holders.alias("mine"), db.holders.alias("theirs")
    newest = sa.select(mine.c.table_id).join(db.tables, db.tables.c.id == mine.c.table_id)
    newest = newest.where(mine.c.client == client).order_by(db.tables.c.created.desc()).limit(MAX_TABLES)
    count = sa.func.count().label("tables")
    wanted = sa.select(theirs.c.client, count).where(theirs.c.table_id.in_(newest), theirs.c.client != client)
    rows = connection.execute(
        wanted.group_by(theirs.c.client).order_by(count.desc(), theirs.c.client).limit(MAX_FRIENDS)
    )
    met = {str(other): int(number) for other, number in rows}
    own = sa.select(members.c.group_id).where(members.c.client == client)
    fellows = sa.select(members.c.client).where(members.c.group_id.in_(own), members.c.client != client)
    for other in connection.execute(fellows.limit(MAX_FRIENDS)).scalars():
        met.setdefault(str(other), 0)
    blocked = sa.select(manners.c.other).where(manners.c.owner == client, manners.c.block)
    gone = set(connection.execute(blocked).scalars())
    return [(other, number) for other, number in met.items() if other not in gone]


def names_of(connection: sa.Connection, clients: Sequence[str]) -> dict[str, str]:
    """Return what people are called: by their account, their groups, or the newest game that they ended."""
    names: dict[str, str] = {}
    played = sa.select(results.c.client, results.c.name).where(results.c.client.in_(clients)).order_by(results.c.at)
    names.update({str(client): str(name) for client, name in connection.execute(played)})
    grouped = sa.select(members.c.client, members.c.name).where(members.c.client.in_(clients))
    names.update({str(client): str(name) for client, name in connection.execute(grouped)})
    signed = sa.select(people.c.id, people.c.name).where(people.c.id.in_(clients))
    names.update({str(client): str(name) for client, name in connection.execute(signed)})
    return names
