"""What a seat sees of a campaign's memory."""

from __future__ import annotations

from mypy_extensions import i64

from sternhafen.envs.layouts.gen7 import DICE
from sternhafen.envs.numbers import (
    NO_SET,
    Block,
    Numbers,
    put_row,
    put_rows,
    put_set,
)
from sternhafen.envs.writing import NONE
from sternhafen.games.gen7.campaign.memory.memory import Memory
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS
from sternhafen.games.gen7.effects.scenes.knowing import open_stations, own_reason, view_scene
from sternhafen.games.gen7.effects.scenes.remembering import NOTHING, memory_of
from sternhafen.games.gen7.state import Ship


class SceneNumbers:
    """What a seat sees of a campaign's memory."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._first: i64 = self._place("hidden")
        self._found_at: i64 = self._place("found")
        self._finds_at: i64 = self._place("finds")
        self._tokens_at: i64 = self._place("tokens")
        self._held_at: i64 = self._place("held")
        self._chain_at: i64 = self._place("chain")
        self._teams_at: i64 = self._place("teams")
        self._own_ballots_at: i64 = self._place("own_ballots")
        self._arranged_at: i64 = self._place("arranged")
        self._strains_at: i64 = self._place("strains")
        self._away_at: i64 = self._place("away")
        self._open_at: i64 = self._place("open_stations")
        self._outcomes_at: i64 = self._place("outcomes")
        self._memory: Memory = NOTHING
        self._point = self._open = NO_SET
        self._seat = NONE

    def _place(self, field: str) -> int:
        return self._numbers.place(f"scene[0].{field}")

    def update(self, block: Block, s: Ship, seat: int) -> None:
        """Write what has changed; a campaign without pages has no scene."""
        memory = memory_of(s)
        if memory is NOTHING:
            return
        another = memory is not self._memory or s.point != self._point
        if another or (seat != self._seat and (memory.ballots or memory.arranged or memory.strains)):
            self._memory = memory
            self._point = s.point
            self._write(block, s, seat)
        block[self._first + 3] = own_reason(memory, seat)
        self._seat = seat
        there = open_stations(s)
        if there != self._open:
            self._open = there
            put_set(block, self._open_at, DICE, there)

    def _write(self, block: Block, s: Ship, seat: int) -> None:
        scene = view_scene(s, seat)
        assert scene is not None, "there is a memory"
        at = self._first
        block[at] = scene.hidden
        block[at + 1] = scene.ballots
        block[at + 2] = scene.unseen
        put_row(block, self._found_at, 32, scene.found)
        put_row(block, self._finds_at, DICE, scene.finds)
        put_rows(block, self._tokens_at, 4, 2, scene.tokens)
        put_row(block, self._held_at, DICE, scene.held)
        put_row(block, self._chain_at, 3, scene.chain)
        put_row(block, self._teams_at, MAX_SEATS, scene.teams)
        put_row(block, self._own_ballots_at, DICE, scene.own_ballots)
        put_rows(block, self._arranged_at, DICE, 2, scene.arranged)
        put_rows(block, self._strains_at, DICE, 2, scene.strains)
        put_row(block, self._away_at, DICE, scene.away)
        put_rows(block, self._outcomes_at, 20, 2, scene.outcomes)
