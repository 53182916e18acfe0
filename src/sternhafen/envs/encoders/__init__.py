"""How the numbers that a seat sees follow from a title's states: one module a title, named like its package.

A module's `NUMBERS` is a class that writes only what has changed. What is hidden from whom is decided by the titles'
own functions, those that make their views. A title needs no such module: then the whole view is written every time.
"""

from __future__ import annotations

from sternhafen.engine import Title
from sternhafen.envs.numbers import Numbers, WholeView
from sternhafen.games import module_for


def numbers_for(title: Title) -> type[Numbers]:
    """Return the class that writes what seats see of a title."""
    numbers: type[Numbers] = getattr(module_for(title, __name__), "NUMBERS", WholeView)
    return numbers
