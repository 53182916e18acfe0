"""One board a title: a module named like the title's package, with ``draw(view, words, paint) -> str``."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sternhafen.engine import Title
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

Draw = Callable[[Any, Words, Paint], str]


def board(title: Title) -> Draw | None:
    """Return a title's text board, or None: every title is playable without one."""
    name = f"{__name__}.{title.id.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    draw: Draw = import_module(name).draw
    return draw
