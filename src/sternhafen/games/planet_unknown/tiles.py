"""The 144 tiles, composed of shapes and pairs of terrains, in all their turns (PU-1.3, 10.3, 35.8)."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.planet_unknown.board import WIDTH, at
from sternhafen.games.planet_unknown.vocabulary import RESOURCES

Turn = tuple[int, int, int, int, int, int]
"""Cells, first section, second section, their symbols, meteorite: as boards relative to the anchor, the first cell."""

_DATA: Final[dict[str, Any]] = json.loads(
    (files("sternhafen.games.planet_unknown") / "data" / "tiles.json").read_text(encoding="utf-8")
)

SHAPES: Final[tuple[str, ...]] = tuple(str(shape["id"]) for shape in _DATA["shapes"])
STACKS: Final[tuple[int, ...]] = tuple(SHAPES.index(name) for name in (*_DATA["small_ring"], *_DATA["large_ring"]))
"""The shape of every stack: the inner ring's six sectors, then the outer ring's."""
MAX_TURNS: Final = 8


def _turned(cells: list[list[int]], quarter: int, flipped: bool) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for cell in cells:
        x, y = (-cell[0] if flipped else cell[0]), cell[1]
        for _ in range(quarter):
            x, y = -y, x
        found.append((x, y))
    return found


def _turn(shape: dict[str, Any], meteorite: bool, quarter: int, flipped: bool) -> Turn:
    parts = [shape["section_a"], shape["section_b"], [shape["resource_a"]], [shape["resource_b"]]]
    parts.append([shape["meteorite_spot"]] if meteorite else [])
    turned = [_turned(part, quarter, flipped) for part in parts]
    left = min(x for x, _ in turned[0] + turned[1])
    top = min(y for _, y in turned[0] + turned[1])
    boards = [sum(1 << at(x - left, y - top) for x, y in part) for part in turned]
    cells = boards[0] | boards[1]
    anchor = (cells & -cells).bit_length() - 1
    a, b, symbol_a, symbol_b, spot = (board >> anchor for board in boards)
    return cells >> anchor, a, b, symbol_a, symbol_b, spot


def _turns(shape: dict[str, Any], meteorite: bool) -> tuple[Turn, ...]:
    found: list[Turn] = []
    for flipped in (False, True):
        for quarter in range(4):
            turn = _turn(shape, meteorite, quarter, flipped)
            if turn not in found:
                found.append(turn)
    return tuple(found)


PIECES: Final = (
    1,
    1 | 1 << 1,
    1 | 1 << WIDTH,
    1 | 1 << 1 | 1 << 2,
    1 | 1 << WIDTH | 1 << 2 * WIDTH,
    1 | 1 << 1 | 1 << WIDTH,
    1 | 1 << 1 | 1 << WIDTH + 1,
    1 | 1 << WIDTH | 1 << WIDTH + 1,
    1 | 1 << WIDTH | 1 << WIDTH - 1,
)
"""All outlines of one to three cells that hang together; every tile is two of them."""

Outline = tuple[int, int, int, tuple[int, ...]]
"""A piece at the anchor, another one and its shift, and the turns of the tile that have this outline."""


def pieces(cells: int) -> tuple[int, ...]:
    """Return for every piece where it lies wholly on the given cells, as boards of anchors."""
    wide = cells & cells >> 1
    tall = cells & cells >> WIDTH
    return (
        cells,
        wide,
        tall,
        wide & cells >> 2,
        tall & cells >> 2 * WIDTH,
        wide & tall,
        wide & tall >> 1,
        tall & wide >> WIDTH,
        tall & wide >> WIDTH - 1,
    )


@cache
def _two_pieces(cells: int) -> tuple[int, int, int]:
    """Return two pieces that make up an outline together, and how far the second is shifted."""
    for i, first in enumerate(PIECES):
        for j, second in enumerate(PIECES):
            for shift in range(cells.bit_length()):
                if first | second << shift == cells:
                    return i, j, shift
    raise AssertionError("every outline is two pieces")


def _outlines(turns: tuple[Turn, ...]) -> tuple[Outline, ...]:
    by_cells: dict[int, list[int]] = {}
    for number, turn in enumerate(turns):
        by_cells.setdefault(turn[0], []).append(number)
    return tuple((*_two_pieces(cells), tuple(numbers)) for cells, numbers in by_cells.items())


TILE_SHAPE: Final[list[int]] = []
TILE_RESOURCES: Final[list[tuple[int, int]]] = []
TILE_METEORITE: Final[list[bool]] = []
TILE_TURNS: Final[list[tuple[Turn, ...]]] = []
TILE_OUTLINES: Final[list[tuple[Outline, ...]]] = []

for _number, _shape in enumerate(_DATA["shapes"]):
    for _first, _second in _DATA["terrain_pairs"]:
        for _meteorite in (False, True):
            TILE_SHAPE.append(_number)
            TILE_RESOURCES.append((RESOURCES.index(_first), RESOURCES.index(_second)))
            TILE_METEORITE.append(_meteorite)
            TILE_TURNS.append(_turns(_shape, _meteorite))
            TILE_OUTLINES.append(_outlines(TILE_TURNS[-1]))

TURNS_ALIKE: Final[list[int]] = [len(outlines[0][3]) for outlines in TILE_OUTLINES]
"""How many turns of a tile share an outline: as many for each."""
TILES: Final = len(TILE_SHAPE)
TILES_OF: Final[list[tuple[int, ...]]] = [
    tuple(tile for tile in range(TILES) if TILE_SHAPE[tile] == shape) for shape in range(len(SHAPES))
]
