"""The text board of Ore Rush."""

from __future__ import annotations

from sternhafen.games.ore_rush.data.tables import LEVELS
from sternhafen.games.ore_rush.view import OreRushView
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

NOBODY = -1


def draw(view: OreRushView, words: Words, paint: Paint) -> str:
    """Return the whole table as text."""
    lines = [words("ore-rush-board-round", round=view.round, rounds=view.rounds)]
    for level in range(LEVELS + 1):
        here = view.active if level == view.level else NOBODY
        lines.append(words("ore-rush-board-level", level=level, seat=here, load=view.load))
    for seat, ore in enumerate(view.stores):
        lines.append(f"{paint.glyph(seat)} " + words("ore-rush-board-store", seat=seat, ore=ore))
    return "\n".join(lines)
