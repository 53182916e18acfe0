"""Accounts: people who have signed up, their devices and how they get in. Secrets and codes are stored as hashes."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.ops.admin.acts import leave_notice
from sternhafen.server.ops.admin.lists import is_administrator
from sternhafen.server.people.looks import look
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import devices, passkeys, people
from sternhafen.table.messages.people import Account, DeviceInfo, PasskeyInfo, PersonLine, Preferences
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import hashed, new_device_secret, new_recovery_code, picture, plain_code

T = TypeVar("T")
SHORT = 16
"""Digits of a device's hash that name it: enough to tell a person's devices apart, too few to be of use."""
A_DAY = 24 * 3600


class Accounts:
    """Questions and changes about people who have signed up."""

    def __init__(self, connections: Connections, bounds: Bounds) -> None:
        self._read = connections.read
        self._write = connections.write
        self._bounds = bounds

    # Signing up, in and out ------------------------------------------------------------------------------------------

    async def new_person(self, guest: str | None) -> str:
        """Return the identity that a guest will have: the same again if signing up was cut off half-way."""
        if guest is not None:
            person = hashed(f"person {guest}")
            taken = sa.select(people.c.id).where(people.c.id == person)
            if await self._read(lambda connection: connection.execute(taken).first()) is None:
                return person
        return secrets.token_hex(32)

    async def sign_up(self, person: str, name: str, label: str) -> tuple[str, str]:
        """Make an account and let its first device in; return the device's secret and the recovery code."""
        code = new_recovery_code()

        def make(connection: sa.Connection) -> str:
            row = {"id": person, "name": name, "created": int(time.time()), "preferences": "{}"}
            connection.execute(sa.insert(people), {**row, "recovery": hashed(plain_code(code))})
            return self._enter(connection, person, label)

        try:
            return await self._write(make), code
        except sa.exc.IntegrityError:  # the same guest has just done so
            raise Declined("signed-in-already") from None

    async def sign_in(self, person: str, label: str) -> str:
        """Let a further device in; return its secret."""
        return await self._write(lambda connection: self._enter(connection, person, label))

    def _enter(self, connection: sa.Connection, person: str, label: str) -> str:
        secret, now = new_device_secret(), int(time.time())
        row = {"hash": hashed(secret), "person": person, "label": label, "created": now, "seen": now}
        connection.execute(sa.insert(devices), row)
        mine = devices.c.person == person
        oldest = sa.select(devices.c.hash).where(mine).order_by(devices.c.seen.desc(), devices.c.created.desc())
        extra = list(connection.execute(oldest.offset(self._bounds.devices_a_person)).scalars())
        if extra:
            connection.execute(sa.delete(devices).where(devices.c.hash.in_(extra)))
            leave_notice(connection, "person", person)
        return secret

    async def by_code(self, typed: str) -> str | None:
        """Return whose recovery code something is."""
        wanted = sa.select(people.c.id).where(people.c.recovery == hashed(plain_code(typed)))
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def by_device(self, device: str) -> str | None:
        """Return who is signed in on a device, and note once a day that it is in use."""
        wanted = sa.select(devices.c.person, devices.c.seen).where(devices.c.hash == device)
        row = await self._read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        now = int(time.time())
        if now - row.seen > A_DAY:
            seen = sa.update(devices).where(devices.c.hash == device).values(seen=now)
            await self._write(lambda connection: connection.execute(seen))
        return str(row.person)

    async def sign_out(self, person: str, device: str) -> None:
        """Sign one device out, named by its hash or the beginning of it."""
        here = (devices.c.person == person) & devices.c.hash.startswith(device)
        await self._change(person, lambda connection: connection.execute(sa.delete(devices).where(here)).rowcount)

    async def new_code(self, person: str) -> str:
        """Make a new recovery code; the one before is worthless from now on."""
        code = new_recovery_code()
        wanted = sa.update(people).where(people.c.id == person).values(recovery=hashed(plain_code(code)))
        await self._write(lambda connection: connection.execute(wanted))
        return code

    async def drop_passkey(self, person: str, passkey: str) -> None:
        """Forget a passkey."""
        here = (passkeys.c.person == person) & (passkeys.c.id == passkey)
        await self._change(person, lambda connection: connection.execute(sa.delete(passkeys).where(here)).rowcount)

    async def _change(self, person: str, change: Callable[[sa.Connection], int]) -> None:
        """Make a change that ends somebody's way in; running servers hear of it."""

        def make(connection: sa.Connection) -> None:
            if change(connection):
                leave_notice(connection, "person", person)

        await self._write(make)

    # What a person sees and sets -------------------------------------------------------------------------------------

    async def account(self, person: str, here: str | None) -> Account:
        """Return what somebody sees about themselves from a device."""

        def ask(connection: sa.Connection) -> Account:
            row = connection.execute(sa.select(people).where(people.c.id == person)).first()
            if row is None:
                raise Declined("not-signed-in")
            keys = connection.execute(
                sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
            )
            used = sa.select(devices).where(devices.c.person == person)
            used = used.order_by((devices.c.hash == here).desc(), devices.c.seen.desc(), devices.c.hash)
            return Account(
                id=person,
                name=row.name,
                picture=picture(person),
                created=row.created,
                recovery=row.recovery is not None,
                passkeys=[PasskeyInfo(key.id, key.label, key.created, key.used) for key in keys],
                devices=[
                    DeviceInfo(one.hash[:SHORT], one.label, one.created, one.seen, one.hash == here)
                    for one in connection.execute(used)
                ],
                preferences=msgspec.json.decode(row.preferences, type=Preferences),
                administrator=is_administrator(connection, person),
            )

        return await self._read(ask)

    async def line(self, person: str) -> PersonLine | None:
        """Return the little that a person's lobby needs to know."""
        wanted = sa.select(people.c.name, people.c.preferences, people.c.rated_as).where(people.c.id == person)

        def ask(connection: sa.Connection) -> PersonLine | None:
            row = connection.execute(wanted).first()
            if row is None:
                return None
            preferences = msgspec.json.decode(row.preferences, type=Preferences)
            return PersonLine(row.name, preferences, row.rated_as is not None, is_administrator(connection, person))

        return await self._read(ask)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name; among those whose games are rated it must be free."""
        here = people.c.id == person
        rated = sa.case((people.c.rated_as.is_(None), sa.null()), else_=look(name))
        await self._named(sa.update(people).where(here).values(name=name, rated_as=rated))

    async def want_rating(self, person: str, wanted: bool) -> None:
        """Turn ratings on or off for a person's future games; the rating they have is kept."""
        line = await self.line(person)
        name = look(line.name) if wanted and line is not None else None
        await self._named(sa.update(people).where(people.c.id == person).values(rated_as=name))

    async def wants_rating(self, person: str) -> bool:
        """Return whether a person has their games rated."""
        wanted = sa.select(people.c.rated_as).where(people.c.id == person)
        return await self._read(lambda connection: connection.execute(wanted).scalar()) is not None

    async def _named(self, change: sa.Update) -> None:
        try:
            await self._write(lambda connection: connection.execute(change))
        except sa.exc.IntegrityError:
            raise Declined("name-taken") from None

    async def set_preferences(self, person: str, preferences: Preferences) -> None:
        """Store what somebody has set for all their devices."""
        stored = msgspec.json.encode(preferences).decode()
        wanted = sa.update(people).where(people.c.id == person).values(preferences=stored)
        await self._write(lambda connection: connection.execute(wanted))
