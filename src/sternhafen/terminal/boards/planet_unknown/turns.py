"""The turns of the two tiles in front of the viewer, as pictures or as cells in words."""

from __future__ import annotations

from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.view import PlanetUnknownView
from sternhafen.terminal.boards.planet_unknown.signs import LETTERS, TERRAIN_COLOURS, WIDTH, resource_name
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words


def turns(view: PlanetUnknownView, words: Words, paint: Paint) -> list[str]:
    """Return the turns of the two tiles in front of the viewer, as the choices number them."""
    if view.seat < 0:
        return []
    lines: list[str] = []
    for ring in range(2):
        tile = view.shown[view.stacks[2 * view.sectors[view.seat] + ring]]
        if tile < 0:
            continue
        lines.append(words("planet-unknown-board-turns", ring=ring, tile=tile))
        if paint.plain:
            for number in range(len(TILE_TURNS[tile])):
                cells = "; ".join(_offsets(tile, number, words))
                lines.append(words("planet-unknown-board-turn-plain", turn=number, cells=cells))
        else:
            lines += _pictures(tile, paint)
    return lines


def _cells(tile: int, turn: int) -> list[tuple[int, int, int, bool]]:
    """Return a turned tile's cells as column and row beside the first cell, terrain, and whether a symbol is there."""
    cells, first, _, symbol, other, _ = TILE_TURNS[tile][turn]
    placed: list[tuple[int, int, int, bool]] = []
    for k in range(cells.bit_length()):
        if cells >> k & 1:
            y, x = divmod(k + 6, WIDTH)
            terrain = TILE_RESOURCES[tile][0 if first >> k & 1 else 1]
            placed.append((x - 6, y, terrain, bool((symbol | other) >> k & 1)))
    return placed


def _offsets(tile: int, turn: int, words: Words) -> list[str]:
    lines: list[str] = []
    for x, y, terrain, symbol in _cells(tile, turn):
        mark = " " + words("planet-unknown-board-thing-symbol") if symbol else ""
        lines.append(f"{x:+d} {y:+d} {resource_name(words, terrain)}{mark}")
    return lines


def _pictures(tile: int, paint: Paint) -> list[str]:
    """Return all turns side by side; a bracket marks the first cell, a star the meteorite."""
    rows = ["", "", "", "", ""]
    for turn in range(len(TILE_TURNS[tile])):
        cells = {(x, y): (terrain, symbol) for x, y, terrain, symbol in _cells(tile, turn)}
        left = min(x for x, _ in cells)
        meteorite = TILE_TURNS[tile][turn][5].bit_length() + 5
        spot = (meteorite % WIDTH - 6, meteorite // WIDTH) if meteorite > 5 else None
        rows[0] += f"{turn}:".ljust(12)
        for y in range(4):
            line, width = "", 0
            for x in range(left, left + 4):
                if (x, y) in cells:
                    terrain, symbol = cells[x, y]
                    letter = LETTERS[terrain].upper() if symbol else LETTERS[terrain]
                    first = (x, y) == (0, 0)
                    end = "*" if (x, y) == spot else "]" if first else " "
                    text = ("[" if first else " ") + letter + end
                    line += paint.ground(TERRAIN_COLOURS[terrain], text)
                else:
                    line += "   "
                width += 3
            rows[1 + y] += line + " " * (12 - width)
    return [row for row in rows if row.strip()]
