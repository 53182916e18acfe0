"""The salvage rows, caves and tunnels on Cryo's text board."""

from __future__ import annotations

from sternhafen.games.cryo.data.tables import (
    CAVE_LARGE,
    CAVES,
    ROWS,
    TUNNEL_CAVES,
    TUNNEL_ENERGY,
)
from sternhafen.games.cryo.view import CryoView
from sternhafen.terminal.boards.cryo.pieces import name, pods, wrapped
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words


def salvage(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return who has crew in which salvage row."""
    lines = [paint.bold(words("cryo-board-salvage", spaces=view.salvage_spaces))]
    rows = []
    for row in range(ROWS):
        rows.append(
            f"{name(words, 'row', row)}: {pods(view, [side.salvage[row] for side in view.sides], words, paint)}"
        )
    return lines + (rows if paint.plain else ["   ".join(rows)])


def caves(view: CryoView, words: Words, paint: Paint) -> list[str]:
    """Return every cave in use and the tunnels to open ones."""
    lines = [paint.bold(words("cryo-board-caves"))]
    for cave in range(CAVES):
        tile = view.caves[cave]
        if tile >= 0:
            what = words("cryo-board-known", tile=name(words, "cavetile", tile))
            if cave in view.open_caves:
                settlers = pods(view, [side.caves[cave] for side in view.sides], words, paint)
                what = f"{name(words, 'cavetile', tile)}; {words('cryo-board-settlers')}: {settlers}"
            lines.append(f"{paint.bold(name(words, 'cave', cave))} ({cave_size(cave, words)}): {what}")
    for large in (False, True):
        hidden = [cave for cave in range(CAVES) if view.caves[cave] == -2 and CAVE_LARGE[cave] == large]
        if hidden:
            ids = ", ".join(name(words, "cave", cave) for cave in hidden)
            lines.append(words("cryo-board-face-down", size=cave_size(hidden[0], words), names=ids))
    return wrapped([*lines, tunnels(view, words)])


def cave_size(cave: int, words: Words) -> str:
    """Return whether a cave space is small or large."""
    return words("cryo-board-large") if CAVE_LARGE[cave] else words("cryo-board-small")


def tunnels(view: CryoView, words: Words) -> str:
    """Return the tunnel sections that lead to open caves, by the energy they cost."""
    by_energy: dict[int, list[str]] = {}
    for (one, other), energy in zip(TUNNEL_CAVES, TUNNEL_ENERGY, strict=True):
        if one in view.open_caves or other in view.open_caves:
            ends = f"{name(words, 'cave', one)}–{name(words, 'cave', other)}"
            by_energy.setdefault(energy, []).append(ends)
    costs = "; ".join(f"{energy}: {', '.join(by_energy[energy])}" for energy in sorted(by_energy))
    return f"{words('cryo-board-tunnels')}: {costs}"
