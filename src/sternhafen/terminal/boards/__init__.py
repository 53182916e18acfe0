"""One board per title: a module or package named like the title's package, with ``draw(view, words, paint) -> str``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternhafen.engine import Title
from sternhafen.games import module_for
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

Draw = Callable[[Any, Words, Paint], str]


def board(title: Title) -> Draw | None:
    """Return a title's text board, or None; a title is playable without one."""
    draw: Draw | None = getattr(module_for(title, __name__), "draw", None)
    return draw
