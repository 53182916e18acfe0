"""The protocol page: every example is a message of the type it names, and every message has an example or a mention."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sternhafen.server.ops.schema import message_schema, message_types
from sternhafen.table.messages.from_client import Command, FromClient
from sternhafen.table.messages.from_server import FromServer

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
KINDS: dict[str, Any] = {kind.__name__: kind for kind in message_types()}
KINDS |= {"FromClient": FromClient, "FromServer": FromServer, "Command": Command}
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_is_a_whole_message_of_its_type(kind: str, text: str) -> None:
    message = msgspec.json.decode(text, type=KINDS[kind])
    again = msgspec.to_builtins(message)
    assert again == msgspec.json.decode(text), "an example shows every field"


def test_every_socket_message_has_an_example() -> None:
    shown = {msgspec.json.decode(text)["type"] for kind, text in EXAMPLES if kind.startswith("From")}
    tags = {kind.__struct_config__.tag for kind in message_types()}
    assert shown == tags - {None}


def test_the_schema_names_every_message_and_both_directions() -> None:
    defs: dict[str, Any] = message_schema()["$defs"]
    assert {kind.__name__ for kind in message_types()} <= set(defs)
    assert {"FromClient", "FromServer"} <= set(defs)
