"""Messages: what Fluent files say in one language. Each message is parsed when it is first said.

Fluent's parser is slow and there are two thousand messages, of which a process says few.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from sternhafen.text.folders import message_sources

REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""How a message names another, or a function."""

_parsed = cache(FluentResource)


class Messages:
    """The messages of some files; of two with one id the later file's counts."""

    def __init__(self, language: str, files: Iterable[str], functions: dict[str, Any] | None = None) -> None:
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for name in files:
            self._sources |= message_sources(language, name)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def source(self, message: str) -> str:
        """Return a message as it is written in its file."""
        return self._sources[message]

    def begin_with(self, prefix: str) -> list[str]:
        """Return the ids of the messages that begin with a prefix, in the order of their files."""
        return [id for id in self._sources if id.startswith(prefix)]

    def format(self, message: str, arguments: Mapping[str, int | str | None], attribute: str | None = None) -> str:
        """Return the text of a message or an attribute.

        Raise `KeyError` if there is none, `ValueError` if it cannot be formatted.
        """
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def _parse(self, message: str) -> None:
        """Let the bundle know a message and all that it refers to."""
        if self._bundle.has_message(message):
            return
        source = self._sources[message]
        self._bundle.add_resource(_parsed(source))
        for other in REFERENCE.findall(source):
            if other in self._sources:
                self._parse(other)
