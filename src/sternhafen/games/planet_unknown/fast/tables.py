"""Prebuilt actions, shared lists of them, and where rovers can walk: bots ask for them all the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine import Action
from sternhafen.engine.bitset import members
from sternhafen.games.planet_unknown.actions import (
    Advance,
    Boost,
    Done,
    Energise,
    LayPatch,
    MoveRover,
    PlaceTile,
    Promote,
    PutRover,
    StepBack,
    StorePatch,
    TakeCard,
    TurnStation,
)
from sternhafen.games.planet_unknown.aliases import CellSet
from sternhafen.games.planet_unknown.data.cards import CARDS
from sternhafen.games.planet_unknown.data.codes import MAX_TURNS
from sternhafen.games.planet_unknown.data.grid import CELLS, ORTHOGONAL, STEPS
from sternhafen.games.planet_unknown.data.planets import PLANETS, Planet
from sternhafen.games.planet_unknown.data.vocabulary import LARGE, SECTORS, SMALL, TRACKS

CELL_NUMBERS: Final = range(CELLS)
TRACK_NUMBERS: Final = range(TRACKS)
RINGS: Final = (SMALL, LARGE)

TURN_STATION: Final[list[Action]] = [TurnStation(sectors) for sectors in range(SECTORS)]
PLACE_TILE: Final = [
    [[PlaceTile(ring, turn, cell) for cell in CELL_NUMBERS] for turn in range(MAX_TURNS)] for ring in RINGS
]
LAY_PATCH: Final = [LayPatch(cell) for cell in CELL_NUMBERS]
PUT_ROVER: Final = [PutRover(cell) for cell in CELL_NUMBERS]
MOVE_ROVER: Final = [[MoveRover(cell, way) for way in range(len(STEPS))] for cell in CELL_NUMBERS]
TAKE_CARD: Final = [TakeCard(card) for card in range(CARDS)]
ADVANCE: Final = [Advance(track) for track in TRACK_NUMBERS]
STORE_PATCH: Final = StorePatch()
DONE: Final = Done()


def _by_tracks(answers: Sequence[Action]) -> list[list[Action]]:
    """Return for every set of tracks the answers for them; the lists are shared."""
    return [[answers[track] for track in members(tracks)] for tracks in range(1 << TRACKS)]


BOOSTS: Final = _by_tracks([Boost(track, False) for track in TRACK_NUMBERS])
DOUBLE_BOOSTS: Final = _by_tracks([Boost(track, True) for track in TRACK_NUMBERS])
ENERGISES: Final = _by_tracks([Energise(track) for track in TRACK_NUMBERS])
PROMOTES: Final = _by_tracks([Promote(track) for track in TRACK_NUMBERS])
STEPS_BACK: Final = _by_tracks([StepBack(track) for track in TRACK_NUMBERS])

Walk = tuple[CellSet, list[MoveRover], list[tuple[CellSet, MoveRover]]]
"""The steps from a cell: all targets, all steps, and each step with its target."""


def _walks(ground: Planet, ways: int) -> list[Walk]:
    walks: list[Walk] = []
    for start, open_ways in enumerate(ground.ways):
        each = [(1 << start + STEPS[way], MOVE_ROVER[start][way]) for way in open_ways if way < ways]
        walks.append((sum(target for target, _ in each), [step for _, step in each], each))
    return walks


WALKS: Final = [_walks(ground, ORTHOGONAL) for ground in PLANETS]
DIAGONAL_WALKS: Final = [_walks(ground, len(STEPS)) for ground in PLANETS]
