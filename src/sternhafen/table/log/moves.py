"""Stored moves: how the actions and events of a title are read back."""

from __future__ import annotations

from functools import cache

import msgspec

from sternhafen.engine import Action, Event, Title
from sternhafen.games import titles
from sternhafen.table.log.lines import Moved


@cache
def action_decoder(title: str) -> msgspec.json.Decoder[Action | None]:
    """Return the decoder of a title's actions; building one takes long."""
    return msgspec.json.Decoder(titles()[title].action_type | None)


@cache
def event_decoder(title: str) -> msgspec.json.Decoder[list[Event]]:
    """Return the decoder of a title's events."""
    return msgspec.json.Decoder(list[titles()[title].event_type])  # type: ignore[misc]  # a union known only now


def read_action(title: Title, line: Moved) -> Action | None:
    """Return the action of a stored move; None for an undo."""
    return action_decoder(title.id).decode(line.action)
