"""What the numbers mean: aliases for readers and type checkers, which cost nothing when a game runs."""

from __future__ import annotations

from typing import TypeAlias

from sternhafen.engine.bitset import Bitset

Cell: TypeAlias = int
"""A cell of a planet: 13 * row + column (`data.grid`)."""
CellSet: TypeAlias = Bitset
"""Cells as a bitboard."""
Way: TypeAlias = int
"""One of the eight steps of a rover: an index of `data.grid.STEPS`."""
Line: TypeAlias = int
"""A row, 0 to 11, or a column, 12 to 23."""

Resource: TypeAlias = int
"""`CIV`, `WATER`, `BIOMASS`, `ROVER`, `TECH` or `ENERGY`; the terrain of a cell is the resource it shows."""
Track: TypeAlias = int
"""A track, and its marker: one of the first five resources."""
TrackSet: TypeAlias = Bitset
Field: TypeAlias = int
"""A field of a track, from 0."""
TechSet: TypeAlias = Bitset
"""Technologies: bit i stands for `data.vocabulary.TECHNOLOGIES[i]`."""
Place: TypeAlias = int
"""Where a collected lifepod lies: see `data.codes.field_place` and `technology_place`; -1 the scoring area."""

Tile: TypeAlias = int
Turn: TypeAlias = int
"""How a tile lies: an index of its `data.tiles.TILE_TURNS`."""
Stack: TypeAlias = int
"""A stack of the station: 0 to 5 in the inner ring, 6 to 11 in the outer one."""
Ring: TypeAlias = int
"""`SMALL` or `LARGE`: the inner or the outer ring."""
Sector: TypeAlias = int

CivCard: TypeAlias = int
CardSet: TypeAlias = Bitset
Knowledge: TypeAlias = tuple[CardSet, ...]
"""Groups of civ cards that look alike to a player, sorted."""
Level: TypeAlias = int
"""A level of civ cards, from 0."""
Objective: TypeAlias = int
EventCard: TypeAlias = int

Verb: TypeAlias = int
Effect: TypeAlias = tuple[Verb, int, int]
"""A verb of `data.vocabulary` and its two numbers."""
AdvanceCode: TypeAlias = int
"""An advance that waits for a resource of the tile: see `data.codes.advance_code`."""
MilestoneCode: TypeAlias = int
"""A civ milestone that waits for a card: see `data.codes.milestone_code`."""
LaidCode: TypeAlias = int
"""A tile laid: see `data.codes.laid_code`."""
SeatSet: TypeAlias = Bitset
