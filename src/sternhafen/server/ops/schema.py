"""The JSON Schema of all messages, or of one title's actions, events, options and view: the source of client types.

Print it with ``python -m sternhafen.server.ops.schema [--title ID]``.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from typing import Any

import msgspec

from sternhafen.engine import Title
from sternhafen.games import UnknownTitle, title, titles
from sternhafen.table.messages import (
    admin,
    answers,
    company,
    daily,
    evening,
    from_client,
    from_server,
    groups,
    manners,
    people,
    planning,
    pushing,
    puzzling,
    reasons,
    requests,
    reviewing,
    shown,
    studies,
    teaching,
)
from sternhafen.table.messages.fields import Incoming

MODULES = (
    company,
    daily,
    evening,
    teaching,
    reasons,
    puzzling,
    shown,
    from_client,
    from_server,
    requests,
    manners,
    groups,
    people,
    pushing,
    answers,
    admin,
    reviewing,
    planning,
    studies,
)
"""The modules of messages, in the order in which they are shown."""


def message_types() -> list[type[msgspec.Struct]]:
    """Return every message, in the order of the modules and of the lines in each."""
    kinds: list[type[msgspec.Struct]] = []
    for module in MODULES:
        classes = [kind for _, kind in inspect.getmembers(module, inspect.isclass)]
        ours = [kind for kind in classes if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__]
        kinds += sorted(ours, key=lambda kind: inspect.getsourcelines(kind)[1])
    return kinds


def message_schema() -> dict[str, Any]:
    """Return one schema whose definitions are all messages, and the two unions that travel on a socket."""
    kinds: list[Any] = [*message_types(), from_client.FromClient, from_server.FromServer]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in message_types():
        if not issubclass(kind, Incoming):  # the server always sends every field
            parts[kind.__name__]["required"] = list(parts[kind.__name__]["properties"])
    defs = {**parts, "FromClient": schemas[-2], "FromServer": schemas[-1]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "sternhafen", "$defs": defs}


def title_schema(title: Title) -> dict[str, Any]:
    """Return a schema of what one title's clients read: Action, Event, Options and View."""
    seats = title.seats[0]
    view = type(title.start(next(iter(title.variants(seats))), seats, 0).view(None))
    kinds: list[Any] = [title.action_type, title.event_type, title.options, view]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    defs = {**parts, **dict(zip(("Action", "Event", "Options", "View"), schemas, strict=True))}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": title.id, "$defs": defs}


def main() -> None:
    """Print the schema that was asked for."""
    parser = argparse.ArgumentParser(prog="python -m sternhafen.server.ops.schema")
    parser.add_argument("--title", choices=sorted(titles()))
    wanted = parser.parse_args().title
    try:
        schema = message_schema() if wanted is None else title_schema(title(wanted))
    except UnknownTitle as error:
        sys.exit(str(error))
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
