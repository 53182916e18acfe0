"""Messages for those who run a server: what there is, what was reported, and what they do about it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, Status


class LimitLine(Struct):
    """A limit of the server, as its settings have it."""

    name: str
    value: str


class Overview(Struct):
    """How much there is on a server, and what limits it has."""

    version: str
    people: int
    tables: dict[str, int]
    """Tables by their status."""
    lines: int
    reports: int
    """Reports that nobody has dealt with yet."""
    sockets: int
    bytes: int | None
    """How large the database is; None if it does not say."""
    free: int | None
    """How many bytes are free on the disk of an SQLite file."""
    limits: list[LimitLine]


class PersonRow(Struct):
    """Somebody who has signed up."""

    id: str
    name: str
    created: int
    seen: int
    """When one of their devices was last seen, to the day."""
    tables: int
    quota: int | None
    banned: bool
    administrator: bool


class TableRowInfo(Struct):
    """A table as the list shows it."""

    id: str
    title: str
    status: Status
    seats: int
    bots: int
    listed: bool
    host: str
    created: int
    newest: int
    lines: int


class ReportRow(Struct):
    """A report with what was said; `reporter` is empty if they had their data deleted."""

    id: int
    at: int
    table: str
    reporter: str
    accused: str
    name: str
    text: str
    said: list[str]
    done: bool
    banned: bool


class BanRow(Struct):
    """Whom the server has banned, and until when."""

    subject: str
    until: int | None
    reason: str


class AdminAct(Incoming):
    """Something to be done: with a table, with whoever has an identity or address, or with a report.

    `close` and `delete` name a table; `ban` and `unban` an identity, address or network; `quota` an identity; and
    `settle` the number of a report.
    """

    act: Literal["close", "delete", "ban", "unban", "quota", "settle"]
    subject: Annotated[str, Meta(min_length=1, max_length=64)]
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    """How long somebody is banned; None: for good."""
    reason: Annotated[str, Meta(max_length=200)] = ""
    tables: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    """How many open tables they may host; None: as many as everybody."""
    done: bool = True
    """Whether the report has been dealt with."""


class Acted(Struct):
    """An act that was carried out."""

    act: str
