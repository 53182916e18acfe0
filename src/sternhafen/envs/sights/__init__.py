"""One sight a title, in a module named like the title's package: of which fields of the state its view is made.

What is hidden from whom is decided by the titles' own functions, those that make their views. A title needs no sight:
without one the whole view is written each time a seat looks.
"""

from __future__ import annotations

from sternhafen.engine import Title
from sternhafen.envs.watch import Sight
from sternhafen.games import module_for


def sight_of(title: Title) -> Sight | None:
    """Return the `SIGHT` of a title, or None if it has none."""
    sight: Sight | None = getattr(module_for(title, __name__), "SIGHT", None)
    return sight
