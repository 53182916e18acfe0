"""Newest positions: stored with every move, and read again after the rules have changed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from sternhafen.engine import Match, Options, Refused, Setup, Title
from sternhafen.engine.beginning import Beginning
from sternhafen.engine.plain import used_fields
from sternhafen.games import title as title_of
from sternhafen.table.hosts.background import Offload
from sternhafen.table.hosts.storage import NewestPosition, UpdateStorage
from sternhafen.table.log.lines import Dealt, Line, Resumed
from sternhafen.table.log.moves import example

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sternhafen.table.table import Table


@dataclass(frozen=True)
class Continuation:
    """How a game of earlier rules would continue today, or why it cannot."""

    match: Match | None = None
    problem: str = ""
    """A refusal's code: ``update-title``, ``update-options``, ``update-none``, ``update-position``."""


@cache
def fields_of(title: str) -> dict[str, list[str]]:
    """Return the field names that a title's positions are read with, class by class."""
    return title_of(title).shape(example(title))


@cache
def shape_of(title: str) -> tuple[str, str]:
    """Return the digest of a title's field names, and the names as they are stored."""
    fields = msgspec.json.encode(fields_of(title))
    return hashlib.blake2b(fields, digest_size=16).hexdigest(), fields.decode()


def newest(table: Table, lines: Sequence[Line], match: Match | None) -> NewestPosition | None:
    """Return the position after some lines, if they change it; `match` is the game after them."""
    title = table.title
    if title is None:
        return None
    if match is None:
        dealt = next((line for line in lines if isinstance(line, Dealt)), None)
        match = None if dealt is None else table.new_match(dealt.seed)
    if match is None:
        return None
    return NewestPosition(len(match.log), title.rules, shape_of(title.id)[0], match.position())


def deal_match(
    title: Title, options: dict[str, Any], seats: int, seed: str, beginning: Beginning | None = None
) -> Match | None:
    """Return a freshly dealt game, or one that begins from a position; None if the title refuses that."""
    try:
        setup = Setup(msgspec.convert(options, title.options), seats, int(seed, 16))
        return Match(title, setup) if beginning is None else begun_match(title, setup, beginning)
    except (Refused, msgspec.ValidationError):
        return None


def begun_match(title: Title, setup: Setup, beginning: Beginning) -> Match | None:
    """Return the game that begins from a position; None if today's rules cannot continue from it."""
    try:
        return Match.begun(title, setup, beginning, example(title.id))
    except Exception:  # a position of other rules may raise anything
        return None


def current_options(title: Title, options: dict[str, Any], seats: int) -> Options | None:
    """Return stored options in their current form; None if the title can no longer be played with them."""
    try:
        converted: Options = msgspec.convert(options, title.options)
    except msgspec.ValidationError:
        return None
    return converted if seats in title.seats and converted.check(seats) is None else None


async def continuation(storage: UpdateStorage, table: Table, offload: Offload) -> Continuation:
    """Return how an unfinished game of earlier rules would continue, or why it cannot."""
    title = table.title
    if title is None:
        return Continuation(problem="update-title")
    options = current_options(title, table.options, table.row.seats)
    if options is None:
        return Continuation(problem="update-options")
    if table.seed is None:
        return Continuation()
    stored = await storage.position(table.id)
    fields = None if stored is None else await storage.fields(stored.shape)
    if stored is None or fields is None or stored.entries != len(table.moves):
        return Continuation(problem="update-none")
    setup = Setup(options, table.row.seats, int(table.seed, 16))
    converted: Continuation = await offload(_converted, title, setup, stored, fields)
    return converted


def _converted(title: Title, setup: Setup, stored: NewestPosition, fields: dict[str, list[str]]) -> Continuation:
    try:
        base = title.convert(msgspec.json.decode(stored.state), fields, example(title.id))
        match = Match(title, setup, base, stored.entries)
        _try(match)
    except Exception:  # a position of other rules may raise anything; then the game cannot continue
        return Continuation(problem="update-position")
    return Continuation(match)


def _try(match: Match) -> None:
    """Raise some exception if a position cannot be shown or played."""
    state, seats = match.state, range(match.setup.seats)
    for viewer in (None, *seats):
        msgspec.json.encode(state.view(viewer))
    for seat in seats:
        if state.question(seat) is not None and not state.count_legal(seat):
            raise ValueError(f"seat {seat} is asked to act and has no legal action")
    if match.over and state.outcome() is None:
        raise ValueError("nobody is asked to act, but there is no outcome")
    match.position()


def resumed_line(match: Match) -> Resumed:
    """Return the line with which a game continues from a position."""
    position = match.position()
    fields = used_fields(msgspec.json.decode(position), fields_of(match.title.id))
    return Resumed(match.title.rules, msgspec.Raw(position.encode()), fields)


def resumed_match(title: Title, setup: Setup, line: Resumed, entries: int) -> Match:
    """Return the game as it continues from a stored line, or raise some exception if it cannot."""
    base = title.convert(msgspec.json.decode(line.state), line.fields, example(title.id))
    return Match(title, setup, base, entries)
