"""Studies that people write about finished games: kept with the game's table, changed only by their authors."""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.http.limits import Bounds
from sternhafen.server.storage import database as db
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.study_tables import studies, study_authors
from sternhafen.studies import Refusal, Study
from sternhafen.studies.changing import without_author
from sternhafen.studies.shapes import MAX_AUTHORS
from sternhafen.table.messages.studies import StudyLine
from sternhafen.table.refusals import Declined
from sternhafen.table.tokens import hashed, new_secret

Change = Callable[[Study, int], Study]
"""Returns a study changed by the author with a number."""


@dataclass(frozen=True)
class Author:
    """An author of a study."""

    number: int
    client: str
    name: str


@dataclass(frozen=True)
class Kept:
    """A study as it is kept."""

    id: str
    table_id: str
    changed: int
    study: Study
    authors: tuple[Author, ...]

    def author(self, client: str | None) -> Author | None:
        """Return somebody as an author of the study; None for those who only read it."""
        return next((author for author in self.authors if author.client == client), None)


def packed(study: Study) -> bytes:
    """Return a study as it is stored."""
    return zlib.compress(msgspec.json.encode(study))


def unpacked(body: bytes) -> Study:
    """Return a stored study."""
    return msgspec.json.decode(zlib.decompress(body), type=Study)


class Studies:
    """Questions and changes about studies."""

    def __init__(self, connections: Connections, bounds: Bounds) -> None:
        self._read = connections.read
        self._write = connections.write
        self._bounds = bounds

    async def of(self, client: str) -> list[StudyLine]:
        """Return the studies that somebody is an author of, the latest change first."""
        wanted = sa.select(studies, db.tables.c.title, study_authors.c.number)
        wanted = wanted.join(study_authors, study_authors.c.study_id == studies.c.id)
        wanted = wanted.join(db.tables, db.tables.c.id == studies.c.table_id).where(study_authors.c.client == client)
        rows = await self._read(lambda connection: connection.execute(wanted.order_by(studies.c.changed.desc())).all())
        return [
            StudyLine(row.id, unpacked(row.body).name, row.title, row.table_id, row.changed, row.number == 0)
            for row in rows
        ]

    async def get(self, id: str) -> Kept:
        """Return a study, or decline."""
        return await self._read(lambda connection: kept(connection, id))

    async def make(self, table_id: str, client: str, name: str, study: Study) -> str:
        """Keep a new study and return its id."""
        id = secrets.token_hex(8)

        def change(connection: sa.Connection) -> str:
            self._check_number(connection, client)
            row = {"id": id, "table_id": table_id, "changed": int(time.time()), "link": None, "body": packed(study)}
            connection.execute(sa.insert(studies), row)
            author = {"study_id": id, "number": 0, "client": client, "name": name}
            connection.execute(sa.insert(study_authors), author)
            return id

        return await self._write(change)

    async def change(self, id: str, client: str, change: Change) -> Kept:
        """Change a study as one of its authors."""

        def carry_out(connection: sa.Connection) -> Kept:
            before = kept(connection, id, lock=True)
            author = before.author(client)
            if author is None:
                raise Declined("not-your-study")
            try:
                after = change(before.study, author.number)
            except Refusal as refusal:
                raise Declined(refusal.code, **refusal.args_said) from None
            now = int(time.time())
            values = {"body": packed(after), "changed": now}
            connection.execute(sa.update(studies).where(studies.c.id == id).values(values))
            return Kept(id, before.table_id, now, after, before.authors)

        return await self._write(carry_out)

    async def drop(self, id: str, client: str) -> None:
        """Delete a study as its owner; another author only leaves, with all they wrote."""

        def change(connection: sa.Connection) -> None:
            author = kept(connection, id, lock=True).author(client)
            if author is None:
                raise Declined("not-your-study")
            take_out(connection, id, author.number)

        await self._write(change)

    async def link(self, id: str, client: str) -> str:
        """Return a new link by which others may join as authors; earlier links stop working."""
        token = new_secret()

        def change(connection: sa.Connection) -> str:
            author = kept(connection, id).author(client)
            if author is None or author.number:
                raise Declined("not-your-study")
            connection.execute(sa.update(studies).where(studies.c.id == id).values(link=hashed(token)))
            return token

        return await self._write(change)

    async def join(self, id: str, client: str, name: str, token: str) -> Kept:
        """Make somebody who has the link an author."""

        def change(connection: sa.Connection) -> Kept:
            before = kept(connection, id, lock=True)
            if before.author(client) is not None:
                return before
            held = connection.execute(sa.select(studies.c.link).where(studies.c.id == id)).scalar_one()
            if held is None or not secrets.compare_digest(held, hashed(token)):
                raise Declined("invite-used")
            self._check_number(connection, client)
            taken = {author.number for author in before.authors}
            free = next((number for number in range(MAX_AUTHORS) if number not in taken), None)
            if free is None:
                raise Declined("study-full", most=MAX_AUTHORS)
            row = {"study_id": id, "number": free, "client": client, "name": name}
            connection.execute(sa.insert(study_authors), row)
            return kept(connection, id)

        return await self._write(change)

    def _check_number(self, connection: sa.Connection, client: str) -> None:
        held = sa.select(sa.func.count()).select_from(study_authors).where(study_authors.c.client == client)
        if int(connection.execute(held).scalar_one()) >= self._bounds.studies_a_person:
            raise Declined("too-many-studies", most=self._bounds.studies_a_person)


def kept(connection: sa.Connection, id: str, lock: bool = False) -> Kept:
    """Return a study, or decline; with `lock` nobody else can change it until this change is done."""
    wanted = sa.select(studies).where(studies.c.id == id)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    if row is None:
        raise Declined("no-such-study")
    inside = sa.select(study_authors).where(study_authors.c.study_id == id).order_by(study_authors.c.number)
    authors = tuple([Author(one.number, one.client, one.name) for one in connection.execute(inside)])
    return Kept(row.id, row.table_id, row.changed, unpacked(row.body), authors)


def take_out(connection: sa.Connection, id: str, number: int) -> None:
    """Remove an author from a study with all they wrote; without its owner, the study is deleted."""
    if number == 0:
        drop_studies(connection, studies.c.id == id)
        return
    study = without_author(kept(connection, id, lock=True).study, number)
    connection.execute(sa.update(studies).where(studies.c.id == id).values(body=packed(study)))
    mine = study_authors.c.study_id == id, study_authors.c.number == number
    connection.execute(sa.delete(study_authors).where(*mine))


def drop_studies(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """Delete some studies."""
    ids = list(connection.execute(sa.select(studies.c.id).where(which)).scalars())
    connection.execute(sa.delete(study_authors).where(study_authors.c.study_id.in_(ids)))
    connection.execute(sa.delete(studies).where(studies.c.id.in_(ids)))


def written_by(connection: sa.Connection, client: str) -> list[tuple[str, int]]:
    """Return the studies that somebody is an author of, with their number there."""
    wanted = sa.select(study_authors.c.study_id, study_authors.c.number).where(study_authors.c.client == client)
    return [(row.study_id, row.number) for row in connection.execute(wanted).all()]


def move_studies(connection: sa.Connection, old: str, new: str) -> None:
    """Replace one identity by another; where both are authors, they stay two."""
    connection.execute(sa.update(study_authors).where(study_authors.c.client == old).values(client=new))


def forget_studies(connection: sa.Connection, client: str) -> None:
    """Delete what somebody has written in studies, and the studies they own."""
    for id, number in written_by(connection, client):
        if connection.execute(sa.select(studies.c.id).where(studies.c.id == id)).first() is not None:
            take_out(connection, id, number)


def export_studies(connection: sa.Connection, client: str) -> list[dict[str, Any]]:
    """Return what somebody has written in studies."""
    found = []
    for id, number in written_by(connection, client):
        whole = kept(connection, id)
        called = next(author.name for author in whole.authors if author.number == number)
        notes = [msgspec.to_builtins(note) for note in whole.study.notes if note.by == number]
        own = msgspec.to_builtins(whole.study) if number == 0 else None
        found.append({"study": id, "table": whole.table_id, "called": called, "notes": notes, "whole": own})
    return found
