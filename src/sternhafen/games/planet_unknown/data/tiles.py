"""The 144 tiles, composed of shapes and pairs of terrains, in all their turns (PU-1.3, 10.3, 35.8)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.planet_unknown.data.grid import at
from sternhafen.games.planet_unknown.data.vocabulary import RESOURCES

TurnedTile = tuple[int, int, int, int, int, int]
"""Cells, first section, second section, their symbols, meteorite: as boards relative to the anchor, the first cell."""

_DATA: Final[dict[str, Any]] = json.loads(
    (files("sternhafen.games.planet_unknown") / "data" / "tiles.json").read_text(encoding="utf-8")
)

SHAPES: Final[tuple[str, ...]] = tuple(str(shape["id"]) for shape in _DATA["shapes"])
STACKS: Final[tuple[int, ...]] = tuple(SHAPES.index(name) for name in (*_DATA["small_ring"], *_DATA["large_ring"]))
"""The shape of every stack: the inner ring's six sectors, then the outer ring's."""


def _turned(cells: list[list[int]], quarter: int, flipped: bool) -> list[tuple[int, int]]:
    turned: list[tuple[int, int]] = []
    for cell in cells:
        x, y = (-cell[0] if flipped else cell[0]), cell[1]
        for _ in range(quarter):
            x, y = -y, x
        turned.append((x, y))
    return turned


def _turn(shape: dict[str, Any], meteorite: bool, quarter: int, flipped: bool) -> TurnedTile:
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


def _turns(shape: dict[str, Any], meteorite: bool) -> tuple[TurnedTile, ...]:
    turns: list[TurnedTile] = []
    for flipped in (False, True):
        for quarter in range(4):
            turn = _turn(shape, meteorite, quarter, flipped)
            if turn not in turns:
                turns.append(turn)
    return tuple(turns)


TILE_SHAPE: Final[list[int]] = []
TILE_RESOURCES: Final[list[tuple[int, int]]] = []
TILE_METEORITE: Final[list[bool]] = []
TILE_TURNS: Final[list[tuple[TurnedTile, ...]]] = []

for _number, _shape in enumerate(_DATA["shapes"]):
    for _first, _second in _DATA["terrain_pairs"]:
        for _meteorite in (False, True):
            TILE_SHAPE.append(_number)
            TILE_RESOURCES.append((RESOURCES.index(_first), RESOURCES.index(_second)))
            TILE_METEORITE.append(_meteorite)
            TILE_TURNS.append(_turns(_shape, _meteorite))

TILES: Final = len(TILE_SHAPE)
TILES_OF: Final[list[tuple[int, ...]]] = [
    tuple(tile for tile in range(TILES) if TILE_SHAPE[tile] == shape) for shape in range(len(SHAPES))
]


def _by_outline(turns: tuple[TurnedTile, ...]) -> tuple[tuple[int, ...], ...]:
    by_cells: dict[int, list[int]] = {}
    for number, turn in enumerate(turns):
        by_cells.setdefault(turn[0], []).append(number)
    return tuple(tuple(numbers) for numbers in by_cells.values())


TILE_OUTLINES: Final[list[tuple[tuple[int, ...], ...]]] = [_by_outline(turns) for turns in TILE_TURNS]
"""The turns of every tile, those that cover the same cells together."""
