"""The titles: which there are, and how to get one by its id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from sternhafen.engine import Title

HOUSE_TITLES: tuple[str, ...] = ("escape_pods", "planet_unknown", "cryo", "gen7")
"""The packages of the titles that come with Sternhafen."""

OUTSIDE = "sternhafen.titles"
"""The entry point by which other distributions add a title."""


class UnknownTitle(LookupError):
    """No title has this id; `known` lists those that there are."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.known = known


@cache
def titles() -> dict[str, Title]:
    """Return every title by its id, the house's first."""
    found: dict[str, Title] = {}
    for package in HOUSE_TITLES:
        title: Title = import_module(f"sternhafen.games.{package}").TITLE
        found[title.id] = title
    for point in sorted(entry_points(group=OUTSIDE), key=lambda point: point.name):
        outside: Title = point.load()
        found.setdefault(outside.id, outside)
    return found


def title(wanted: str) -> Title:
    """Return the title with an id, or raise `UnknownTitle`."""
    known = titles()
    if wanted not in known:
        raise UnknownTitle(wanted, tuple(known))
    return known[wanted]
