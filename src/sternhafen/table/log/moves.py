"""Stored moves: how the actions, events and positions of a title are read back."""

from __future__ import annotations

from functools import cache

import msgspec

from sternhafen.engine import Action, Event, State, Title
from sternhafen.games import title, titles
from sternhafen.table.log.lines import Moved


@cache
def action_decoder(wanted: str) -> msgspec.json.Decoder[Action | None]:
    """Return the decoder of a title's actions; building one takes long."""
    return msgspec.json.Decoder(titles()[wanted].action_type | None)


@cache
def event_decoder(wanted: str) -> msgspec.json.Decoder[list[Event]]:
    """Return the decoder of a title's events."""
    return msgspec.json.Decoder(list[titles()[wanted].event_type])  # type: ignore[misc]  # a union known only now


@cache
def example(wanted: str) -> State:
    """Return some state of a title, which `Title.load` takes its classes from."""
    known = title(wanted)
    return known.start(next(iter(known.variants(known.seats[0]))), known.seats[0], 0)


def read_action(known: Title, line: Moved) -> Action | None:
    """Return the action of a stored move; None for an undo."""
    return action_decoder(known.id).decode(line.action)
