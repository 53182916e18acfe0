"""How the views of Cryo are made from its states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts.cryo import RIVAL_CARDS
from sternhafen.envs.numbers import NO_SET, NOT_YET, Block, Numbers, put_all, put_counts, put_list, put_row, put_set
from sternhafen.envs.writing import NONE
from sternhafen.games.cryo.aliases import CaveSet, DockSet
from sternhafen.games.cryo.data.tables import (
    CARDS,
    CAVES,
    DOCKS,
    INCIDENTS,
    PLATFORM_DOCKS,
    RIVAL,
    SALVAGE_SPACES,
    TILES,
    TRACK_BACKS,
)
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.knowledge import known_caves, seen_caves, track_heights
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import Side
from sternhafen.games.cryo.view import UNLIMITED

STACKS_OF_TRACK: Final = len(TRACK_BACKS)


class SideNumbers:
    """What a seat sees of one side."""

    def __init__(self, numbers: Numbers, side: int) -> None:
        def place(field: str) -> int:
            return numbers.place(f"sides[{side}].{field}")

        self._first: i64 = place("room")
        self._resources_at: i64 = place("resources")
        self._stasis_at: i64 = place("stasis")
        self._salvage_at: i64 = place("salvage")
        self._caves_at: i64 = place("caves")
        self._slots_at: i64 = place("slots")
        self._home_at: i64 = place("home")
        self._docks_at: i64 = place("docks")
        self._upgrades_at: i64 = place("upgrades")
        self._vehicles_at: i64 = place("vehicles")
        self._kept_at: i64 = place("kept")
        self._hand_at: i64 = place("hand")
        self._missions_at: i64 = place("missions")
        self._aside_at: i64 = place("put_away")
        self._stasis: list[int] = []
        self._caves: list[int] = []
        self._slots: list[int] = []
        self._home = self._docks = self._upgrades = NO_SET
        self._vehicles = self._kept = self._hand = self._missions = self._aside = NOT_YET
        self._own = self._open = False

    def update(self, block: Block, side: Side, rival: bool, own: bool, shown: bool) -> None:
        """Write what has changed; hand and missions only where they are seen."""
        at = self._first
        block[at] = UNLIMITED if rival else room(side)
        block[at + 1] = side.awake
        block[at + 2] = side.destroyed
        block[at + 3] = side.transport
        block[at + 4] = len(side.hand)
        block[at + 5] = len(side.missions)
        put_list(block, self._resources_at, side.resources)
        put_list(block, self._salvage_at, side.salvage)
        if side.stasis != self._stasis:
            self._stasis = side.stasis[:]
            put_list(block, self._stasis_at, self._stasis)
        if side.caves != self._caves:
            self._caves = side.caves[:]
            put_list(block, self._caves_at, self._caves)
        if side.slots != self._slots:
            self._slots = side.slots[:]
            put_list(block, self._slots_at, self._slots)
        self._sets(block, side)
        self._cards(block, side, own, own or shown)

    def _sets(self, block: Block, side: Side) -> None:
        if side.home != self._home:
            self._home = side.home
            put_set(block, self._home_at, PLATFORM_DOCKS, side.home)
        if side.docks != self._docks:
            self._docks = side.docks
            put_set(block, self._docks_at, DOCKS, side.docks)
        if side.upgrades != self._upgrades:
            self._upgrades = side.upgrades
            put_set(block, self._upgrades_at, CARDS, side.upgrades)
        if side.vehicles is not self._vehicles:
            self._vehicles = side.vehicles
            put_counts(block, self._vehicles_at, CARDS, side.vehicles)
        if side.kept is not self._kept:
            self._kept = side.kept
            put_counts(block, self._kept_at, INCIDENTS, side.kept)

    def _cards(self, block: Block, side: Side, own: bool, shown: bool) -> None:
        """Write hand and missions: the hand is its owner's, missions are shown at the end (CRYO-8.5)."""
        if own != self._own or side.hand is not self._hand:
            self._own = own
            self._hand = side.hand
            if own:
                put_counts(block, self._hand_at, CARDS, side.hand)
            else:
                put_all(block, self._hand_at, CARDS, NONE)
        if shown != self._open or side.missions is not self._missions or side.aside is not self._aside:
            self._open = shown
            self._missions = side.missions
            self._aside = side.aside
            if shown:
                put_counts(block, self._missions_at, CARDS, side.missions)
                put_counts(block, self._aside_at, CARDS, side.aside)
            else:
                put_all(block, self._missions_at, CARDS, NONE)
                put_all(block, self._aside_at, CARDS, NONE)


class CryoNumbers(Numbers):
    """What a seat sees of a game of Cryo."""

    def __init__(self, layout: Layout, block: Block, start: int) -> None:
        super().__init__(layout, block, start)
        self._first: i64 = self.place("seat")
        self._tops_at: i64 = self.place("tops")
        self._heights_at: i64 = self.place("heights")
        self._box_at: i64 = self.place("box")
        self._discard_at: i64 = self.place("discard")
        self._caves_at: i64 = self.place("caves")
        self._open_caves_at: i64 = self.place("open_caves")
        self._incidents_at: i64 = self.place("incidents")
        self._track_at: i64 = self.place("track")
        self._sabotaged_at: i64 = self.place("sabotaged")
        self._damaged_at: i64 = self.place("damaged")
        self._board_cards_at: i64 = self.place("board_cards")
        self._decisions_at: i64 = self.place("decisions")
        self._tops: list[int] = []
        self._heights: list[int] = []
        self._box = self._discard = self._caves = self._board_cards = self._decisions = NOT_YET
        self._known: CaveSet = NO_SET
        self._open_caves: CaveSet = NO_SET
        self._track = NO_SET
        self._sabotaged: DockSet = NO_SET
        self._damaged: DockSet = NO_SET
        self._sides = [SideNumbers(self, side) for side in range(layout.part("sides").room)]

    def update(self, s: Cryo, seat: int) -> None:
        self.seat = seat
        block, at, over, solo = self.block, self._first, s.over, s.seats == 1
        block[at] = seat
        block[at + 1] = solo
        block[at + 2] = s.active
        block[at + 3] = s.scrapped
        block[at + 4] = s.ending
        block[at + 5] = over
        block[at + 6] = len(s.deck)
        block[at + 7] = SALVAGE_SPACES[len(s.sides)]
        put_list(block, self._incidents_at, s.incidents)
        self._ship(s)
        self._piles(s)
        known = known_caves(s, seat)
        if s.caves is not self._caves or known != self._known:
            self._caves = s.caves
            self._known = known
            put_row(block, self._caves_at, CAVES, seen_caves(s.caves, known))
        for number, side in enumerate(s.sides):
            self._sides[number].update(block, side, solo and number == RIVAL, number == seat, over)

    def _ship(self, s: Cryo) -> None:
        block = self.block
        if s.tops != self._tops:
            self._tops = s.tops[:]
            put_list(block, self._tops_at, self._tops)
        if s.heights != self._heights:
            self._heights = s.heights[:]
            put_list(block, self._heights_at, self._heights)
        if s.open_caves != self._open_caves:
            self._open_caves = s.open_caves
            put_set(block, self._open_caves_at, CAVES, s.open_caves)
        if s.track != self._track:
            self._track = s.track
            put_row(block, self._track_at, STACKS_OF_TRACK, track_heights(s.track, len(s.sides)))
        if s.sabotaged != self._sabotaged:
            self._sabotaged = s.sabotaged
            put_set(block, self._sabotaged_at, DOCKS, s.sabotaged)
        if s.damaged != self._damaged:
            self._damaged = s.damaged
            put_set(block, self._damaged_at, DOCKS, s.damaged)

    def _piles(self, s: Cryo) -> None:
        block = self.block
        if s.box is not self._box:
            self._box = s.box
            put_counts(block, self._box_at, TILES, s.box)
        if s.discard is not self._discard:
            self._discard = s.discard
            put_counts(block, self._discard_at, CARDS, s.discard)
        if s.board_cards is not self._board_cards:
            self._board_cards = s.board_cards
            put_row(block, self._board_cards_at, RIVAL_CARDS, s.board_cards)
        if s.decisions is not self._decisions:
            self._decisions = s.decisions
            put_row(block, self._decisions_at, RIVAL_CARDS, s.decisions)


NUMBERS = CryoNumbers
