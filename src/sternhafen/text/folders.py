"""Where words are found: in the house's own folder, and in those that other distributions bring with their titles."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

OUTSIDE = "sternhafen.words"
"""The entry point by which a distribution names the package that holds its `en/` and `de/`."""


@cache
def folders() -> tuple[Traversable, ...]:
    """Return the folders that hold a folder for each language, the house's first: nobody else can change its words."""
    outside = sorted(entry_points(group=OUTSIDE), key=lambda point: point.name)
    return (files("sternhafen.text"), *(files(import_module(point.value)) for point in outside))


def text_file(language: str, name: str) -> str | None:
    """Return the text of a file in a language (``cryo.ftl``, ``rules/cryo.md``); None if there is none of that name."""
    for folder in folders():
        path = folder / language
        for part in name.split("/"):  # a package without `__init__.py` joins one part at a time
            path /= part
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None
