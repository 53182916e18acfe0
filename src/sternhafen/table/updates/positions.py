"""Newest positions: kept with every move, and read again under rules that have changed since."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.engine import Match, Options, Refused, Setup, Title
from sternhafen.engine.plain import used_fields
from sternhafen.games import titles
from sternhafen.table.apart import Apart
from sternhafen.table.log.lines import Dealt, Line, Resumed
from sternhafen.table.log.moves import example
from sternhafen.table.storage import NewestPosition, UpdateStorage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sternhafen.table.table import Table


@dataclass(frozen=True)
class Standing:
    """What becomes of a table whose title has other rules today: the game as it would go on, or why it cannot."""

    match: Match | None = None
    problem: str = ""
    """A refusal's code: ``update-title``, ``update-options``, ``update-none``, ``update-position``."""


@cache
def fields_of(title: str) -> dict[str, list[str]]:
    """Return the fields that a title's positions are read by."""
    return titles()[title].shape(example(title))


@cache
def shape_of(title: str) -> tuple[str, str]:
    """Return the digest of a title's fields, and the fields as they are stored."""
    fields = msgspec.json.encode(fields_of(title))
    return hashlib.blake2b(fields, digest_size=16).hexdigest(), fields.decode()


def newest(table: Table, lines: Sequence[Line], match: Match | None) -> NewestPosition | None:
    """Return the position that some lines lead to, if they change it; `match` is the game after them."""
    title = table.title
    if title is None:
        return None
    if match is None:
        dealt = next((line for line in lines if isinstance(line, Dealt)), None)
        match = None if dealt is None else begun(title, table.options, table.row.seats, dealt.seed)
    if match is None:
        return None
    return NewestPosition(len(match.log), title.rules, shape_of(title.id)[0], match.position())


def begun(title: Title, options: dict[str, Any], seats: int, seed: str) -> Match | None:
    """Return a game as it is dealt; None if the title refuses these options."""
    try:
        return Match(title, Setup(msgspec.convert(options, title.options), seats, int(seed, 16)))
    except (Refused, msgspec.ValidationError):
        return None


def fitting(title: Title, options: dict[str, Any], seats: int) -> Options | None:
    """Return stored options as a title has them today; None if it cannot be played with them any more."""
    try:
        found: Options = msgspec.convert(options, title.options)
    except msgspec.ValidationError:
        return None
    return found if seats in title.seats and found.check(seats) is None else None


async def standing(storage: UpdateStorage, table: Table, apart: Apart) -> Standing:
    """Return what becomes of a table that is in play under other rules than today's."""
    title = table.title
    if title is None:
        return Standing(problem="update-title")
    options = fitting(title, table.options, table.row.seats)
    if options is None:
        return Standing(problem="update-options")
    if table.seed is None:
        return Standing()
    stored = await storage.position(table.id)
    fields = None if stored is None else await storage.fields(stored.shape)
    if stored is None or fields is None or stored.entries != len(table.moves):
        return Standing(problem="update-none")
    setup = Setup(options, table.row.seats, int(table.seed, 16))
    converted: Standing = await apart(_converted, title, setup, stored, fields)
    return converted


def _converted(title: Title, setup: Setup, stored: NewestPosition, fields: dict[str, list[str]]) -> Standing:
    try:
        base = title.convert(msgspec.json.decode(stored.state), fields, example(title.id))
        match = Match(title, setup, base, stored.entries)
        _try(match)
    except Exception:  # a position of other rules may fail anywhere: then it is not gone on from
        return Standing(problem="update-position")
    return Standing(match)


def _try(match: Match) -> None:
    """Raise an exception of any kind if a position cannot be shown, or nothing can be done in it."""
    state, seats = match.state, range(match.setup.seats)
    for viewer in (None, *seats):
        msgspec.json.encode(state.view(viewer))
    for seat in seats:
        if state.question(seat) is not None and not state.count_legal(seat):
            raise ValueError(f"seat {seat} is asked and can do nothing")
    if match.over and state.outcome() is None:
        raise ValueError("nobody is asked, but it is not over")
    match.position()


def resumed_line(match: Match) -> Resumed:
    """Return the line by which a game goes on from a position."""
    position = match.position()
    fields = used_fields(msgspec.json.decode(position), fields_of(match.title.id))
    return Resumed(match.title.rules, msgspec.Raw(position.encode()), fields)


def resumed_match(title: Title, setup: Setup, line: Resumed, entries: int) -> Match:
    """Return the game as it goes on from a stored line; raises an exception of any kind if it cannot."""
    base = title.convert(msgspec.json.decode(line.state), line.fields, example(title.id))
    return Match(title, setup, base, entries)
