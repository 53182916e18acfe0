"""Stored moves: decoders for a title's actions and events, cached because they are slow to build."""

from __future__ import annotations

from functools import cache

import msgspec

from sternhafen.engine import Action, Event, State, Title
from sternhafen.games import title
from sternhafen.table.log.lines import Moved


@cache
def action_decoder(wanted: str) -> msgspec.json.Decoder[Action | None]:
    """Return the decoder of a title's actions."""
    return msgspec.json.Decoder(title(wanted).action_type | None)


@cache
def event_decoder(wanted: str) -> msgspec.json.Decoder[list[Event]]:
    """Return the decoder of a title's events."""
    return msgspec.json.Decoder(list[title(wanted).event_type])  # type: ignore[misc]  # a union known only now


@cache
def example(wanted: str) -> State:
    """Return any state of a title; `Title.load` takes the classes from it."""
    known = title(wanted)
    return known.start(next(iter(known.variants(known.seats[0]))), known.seats[0], 0)


def read_action(known: Title, line: Moved) -> Action | None:
    """Return the action of a stored move; None for an undo."""
    return action_decoder(known.id).decode(line.action)
