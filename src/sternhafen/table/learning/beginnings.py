"""Beginnings: games that begin from a given position instead of a deal: how one is made, stored and checked."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Options, Setup, State, Title
from sternhafen.engine.beginning import Beginning, Purpose
from sternhafen.engine.plain import used_fields
from sternhafen.table.log.beginning import Begun
from sternhafen.table.log.lines import Line
from sternhafen.table.messages.shown import BegunInfo
from sternhafen.table.refusals import Declined
from sternhafen.table.updates.positions import begun_match, fields_of


def beginning_of(
    title: Title,
    state: State,
    purpose: Purpose,
    table: str = "",
    entry: int = 0,
    lesson: int = 0,
    dealt: bool = False,
) -> Beginning:
    """Return a position as a game begins from it; it does not hold the seed of the game that it comes from."""
    plain = state.copy()
    plain.seed = 0
    dumped = plain.dump()
    fields = used_fields(dumped, fields_of(title.id))
    return Beginning(purpose, title.rules, dumped, fields, table, entry, lesson, dealt)


def begun_lines(beginning: Beginning | None) -> list[Line]:
    """Return the line that says what position a game begins from, if it was not dealt."""
    return [] if beginning is None else [Begun(msgspec.structs.replace(beginning, signature=""))]


def check_beginning(title: Title, options: Options, seats: int, beginning: Beginning) -> None:
    """Decline a position that today's rules cannot continue from, or in which the game is over."""
    match = begun_match(title, Setup(options, seats, 0), beginning)
    if match is None:
        raise Declined("practice-rules")
    if match.over:
        raise Declined("practice-over")


def begun_info(beginning: Beginning | None) -> BegunInfo | None:
    """Return what clients are told of the position that a game began from."""
    if beginning is None:
        return None
    source = beginning.table or None
    return BegunInfo(beginning.purpose, source, beginning.entry, beginning.lesson or None, beginning.dealt)
