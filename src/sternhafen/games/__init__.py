"""The titles: which there are, and how to get one by its id."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType

from sternhafen.engine import Title

HOUSE_TITLES: tuple[str, ...] = (
    "escape_pods",
    "planet_unknown",
    "cryo",
    "gen7",
)
"""The packages of the titles that come with Sternhafen, in the order in which people choose from them."""

OUTSIDE = "sternhafen.titles"
"""The entry point by which other distributions add a title."""


class UnknownTitle(LookupError):
    """Raised for an id that no title has; `known` lists the ids that exist.

    >>> import sternhafen
    >>> sternhafen.title("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    sternhafen.games.UnknownTitle: no title 'chess'; there are escape-pods, planet-unknown, cryo, gen7...
    """

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no title {wanted!r}; there are {', '.join(known)}")
        self.wanted = wanted
        self.known = known


@cache
def titles() -> dict[str, Title]:
    """Return every title by its id, the house's first."""
    house = [_house_title(package) for package in HOUSE_TITLES]
    by_id = {title.id: title for title in house}
    for title in _outside_titles():
        by_id.setdefault(title.id, title)
    return by_id


def title_ids() -> tuple[str, ...]:
    """Return the ids of all titles, the house's first; none of those is imported for it.

    >>> title_ids()[:4]
    ('escape-pods', 'planet-unknown', 'cryo', 'gen7')
    """
    house = [package.replace("_", "-") for package in HOUSE_TITLES]
    return tuple(dict.fromkeys([*house, *(title.id for title in _outside_titles())]))


def title(wanted: str) -> Title:
    """Return the title with an id, or raise `UnknownTitle`; of the house's own only this one is imported.

    >>> title("escape-pods").seats
    (1, 2, 3, 4, 5)
    """
    known = find_title(wanted)
    if known is None:
        raise UnknownTitle(wanted, title_ids())
    return known


def find_title(wanted: str) -> Title | None:
    """Return the title with an id, or None if there is none; of the house's own only this one is imported.

    >>> find_title("chess") is None
    True
    """
    package = wanted.replace("-", "_")
    if package in HOUSE_TITLES and "_" not in wanted:
        return _house_title(package)
    return next((other for other in _outside_titles() if other.id == wanted), None)


def module_for(title: Title, package: str) -> ModuleType | None:
    """Return the module of a package that is named like a title's own package; None if there is none.

    >>> module_for(title("cryo"), "sternhafen.games").__name__
    'sternhafen.games.cryo'
    """
    name = f"{package}.{title.id.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)


def _house_title(package: str) -> Title:
    own: Title = import_module(f"sternhafen.games.{package}").TITLE
    return own


def _outside_titles() -> tuple[Title, ...]:
    return _outside_titles_on(tuple(sys.path))


@cache
def _outside_titles_on(path: tuple[str, ...]) -> tuple[Title, ...]:
    """Return the titles of distributions on the path; to look through all that is installed takes its time."""
    return tuple(point.load() for point in sorted(entry_points(group=OUTSIDE), key=lambda point: point.name))
