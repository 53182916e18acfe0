"""One layout a title, in a module named like the title's package: how what a seat sees and does becomes numbers.

`FORMS` says how each field of the view that is more than a number is written; without it, the field's type decides.
Sets of components are counted, so that their size follows from the components; rows whose length only play bounds have
room to spare. `PLACES` names actions that are numbered by a place in a row (`envs/places.py`).
"""

from __future__ import annotations

from sternhafen.engine import Title, View
from sternhafen.envs.layout import Layout
from sternhafen.envs.places import Places
from sternhafen.envs.writing import Forms
from sternhafen.games import module_for


def layout(title: Title, first: View) -> Layout:
    """Return how a title's views are written."""
    forms: Forms = getattr(module_for(title, __name__), "FORMS", {})
    return Layout(type(first), forms, first)


def places(title: Title) -> Places:
    """Return which of a title's actions are numbered by a place in a row."""
    named: Places = getattr(module_for(title, __name__), "PLACES", {})
    return named
