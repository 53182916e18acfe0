"""The planets: grids, ice, lifepods, medals, and what is special about each (PU-32, PU-33)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.planet_unknown.aliases import Cell, Way
from sternhafen.games.planet_unknown.data.grid import CELLS, ORTHOGONAL, STEPS, at
from sternhafen.games.planet_unknown.data.vocabulary import RESOURCES

_DATA: Final[list[dict[str, Any]]] = json.loads(
    (files("sternhafen.games.planet_unknown") / "data" / "planets.json").read_text(encoding="utf-8")
)["planets"]


def _board(cells: list[list[int]]) -> int:
    return sum(1 << at(x, y) for x, y in cells)


def _of_kind(rows: list[str], kinds: str) -> int:
    return sum(1 << at(x, y) for y, row in enumerate(rows) for x, kind in enumerate(row) if kind in kinds)


class Planet:
    """One planet board, as masks and tables."""

    def __init__(self, data: dict[str, Any]) -> None:
        rows: list[str] = data["grid"]
        special: dict[str, Any] = data.get("special", {"kind": ""})
        kind = str(special["kind"])
        self.id = str(data["id"])
        self.rulebook = bool(data["rulebook"])
        self.difficulty = int(data["difficulty"])
        self.rows: tuple[str, ...] = tuple(rows)
        self.grid = _of_kind(rows, "#~RCET")
        self.ice = _of_kind(rows, "~")
        self.land = self.grid & ~self.ice
        self.edge = _board(data["edge_cells"])
        self.centre = _board(special["cells"]) if kind == "first_tile_cells" else 0
        self.lifepods = _board(data["lifepods"])
        self.cities = _of_kind(rows, "C")
        self.currents = _of_kind(rows, "E")
        self.toxic = _of_kind(rows, "T")
        self.ring = _of_kind(rows, "R")
        sides: list[str] = special.get("side_map", [])
        self.sides = (_of_kind(sides, "L"), _of_kind(sides, "R"))
        """The two sides of a trench."""
        self.quadrants: tuple[int, ...] = _quadrants(special) if "quadrants" in special else ()
        self.worlds: tuple[int, ...] = tuple(_board(cells) for cells in special.get("worlds", {}).values())
        self.lines: tuple[tuple[int, int], ...] = _lines(self.grid, data["row_medals"], data["column_medals"])
        self.ways: tuple[tuple[int, ...], ...] = _ways(self.grid, special)


def _quadrants(special: dict[str, Any]) -> tuple[int, ...]:
    banned = [0] * 6
    for quadrant in special["quadrants"]:
        (left, right), (top, bottom) = quadrant["x"], quadrant["y"]
        cells = sum(1 << at(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1))
        banned[RESOURCES.index(quadrant["banned"])] |= cells
    return tuple(banned)


def _lines(grid: int, rows: list[int], columns: list[int]) -> tuple[tuple[int, int], ...]:
    """Return the twelve rows and then the twelve columns with their medals."""
    lines = [(grid & sum(1 << at(x, y) for x in range(12)), medals) for y, medals in enumerate(rows)]
    lines += [(grid & sum(1 << at(x, y) for y in range(12)), medals) for x, medals in enumerate(columns)]
    return tuple(lines)


def _ways(grid: int, special: dict[str, Any]) -> tuple[tuple[int, ...], ...]:
    """Return for every cell which of the eight steps lead to a cell of the grid and not over a trench (PU-33.11)."""
    blocked = {frozenset(at(x, y) for x, y in pair) for pair in special.get("blocked_steps", ())}
    gaps = {frozenset(at(x, y) for x, y in pair) for pair in special.get("diagonal_gaps", ())}
    sides = special.get("side_map")
    left = _of_kind(sides, "L") if sides else 0
    by_cell: list[tuple[Way, ...]] = []
    for cell in range(CELLS):
        ways: list[int] = []
        for way, step in enumerate(STEPS):
            target = cell + step
            if not (grid >> cell & 1 and target >= 0 and grid >> target & 1):
                continue
            pair = frozenset((cell, target))
            crosses = sides is not None and (left >> cell & 1) != (left >> target & 1)
            if pair in blocked or (way >= ORTHOGONAL and crosses and pair not in gaps):
                continue
            ways.append(way)
        by_cell.append(tuple(ways))
    return tuple(by_cell)


PLANETS: Final[tuple[Planet, ...]] = tuple(Planet(data) for data in _DATA)
PLANET_IDS: Final[tuple[str, ...]] = tuple(planet.id for planet in PLANETS)
STANDARD_PLANET: Final = 0


COLUMNS: Final = "ABCDEFGHIJKLM"
"""What players call the columns of the grid."""


def cell_name(cell: Cell) -> str:
    """Return a cell as players name it: column letter and row number.

    >>> cell_name(0), cell_name(14)
    ('A1', 'B2')
    """
    return f"{COLUMNS[cell % 13]}{cell // 13 + 1}"
