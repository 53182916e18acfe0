"""What a seat sees of one colony."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from sternhafen.envs.layouts.planet_unknown import FEW_ON_A_PLANET, MANY_ON_A_PLANET
from sternhafen.envs.numbers import NO_SET, NOT_YET, Block, Numbers, put_all, put_counts, put_list, put_row, put_set
from sternhafen.envs.writing import NONE
from sternhafen.games.planet_unknown import knowledge
from sternhafen.games.planet_unknown.aliases import CellSet, Knowledge
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import CARDS, LEVELS
from sternhafen.games.planet_unknown.data.grid import CELLS, cells_of
from sternhafen.games.planet_unknown.data.vocabulary import TECHNOLOGIES, TRACKS
from sternhafen.games.planet_unknown.rules.corporations.cosmos_inc import lifepods_to_move
from sternhafen.games.planet_unknown.rules.technology import technologies

EFFECT_ROOM: Final = 3
TECHS: Final = len(TECHNOLOGIES)


def put_cells(block: Block, at: i64, room: i64, cells: CellSet) -> None:
    """Write the cells of a board as a row."""
    put_row(block, at, room, knowledge.cells(cells))


def put_where(block: Block, at: i64, cells: CellSet, number: i64) -> None:
    """Write the same number for all cells of a board."""
    for cell in cells_of(cells):
        block[at + cell] = i16(number)


class ColonyNumbers:
    """What a seat sees of one colony."""

    def __init__(self, numbers: Numbers, colony: int) -> None:
        self._numbers = numbers
        self._path = f"colonies[{colony}]."
        self._first: i64 = self._place("flux")
        self._points_at: i64 = self._place("points")
        self._planet_at: i64 = self._place("planet")
        self._corporation_at: i64 = self._place("corporation")
        self._terrain_at: i64 = self._place("terrain")
        self._symbols_at: i64 = self._place("symbols")
        self._patches_at: i64 = self._place("patches")
        self._free_spots_at: i64 = self._place("free_spots")
        self._meteorites_at: i64 = self._place("meteorites")
        self._lifepods_at: i64 = self._place("lifepods")
        self._rovers_at: i64 = self._place("rovers")
        self._loaded_at: i64 = self._place("loaded")
        self._moving_at: i64 = self._place("moving")
        self._last_at: i64 = self._place("last")
        self._markers_at: i64 = self._place("markers")
        self._columns_at: i64 = self._place("columns")
        self._tops_at: i64 = self._place("tops")
        self._lodged_at: i64 = self._place("lodged")
        self._technologies_at: i64 = self._place("technologies")
        self._used_at: i64 = self._place("used")
        self._spent_at: i64 = self._place("spent")
        self._advances_at: i64 = self._place("advances")
        self._effects_at: i64 = self._place("effects")
        self._milestones_at: i64 = self._place("milestones")
        self._open_cards_at: i64 = self._place("open_cards")
        self._hidden_cards_at: i64 = self._place("hidden_cards")
        self._hidden_groups_at: i64 = self._place("hidden_groups")
        self._planet = self._corporation = self._technologies = NO_SET
        self._free: CellSet = NO_SET
        self._terrain: list[CellSet] = []
        self._covered: list[CellSet] = []
        self._symbol_sets: list[CellSet] = []
        self._symbols: CellSet = 0
        self._patched: CellSet = NO_SET
        self._free_spots: CellSet = NO_SET
        self._meteorites: CellSet = NO_SET
        self._lifepods: CellSet = NO_SET
        self._rovers: CellSet = NO_SET
        self._last: CellSet = NO_SET
        self._collected = NO_SET
        self._markers: list[int] = []
        self._quirks = self._advances = self._milestones = self._cards = NOT_YET
        self._effects: tuple[tuple[int, int, int], ...] = ((NONE, NONE, NONE),)
        self._knows: Knowledge = NOT_YET
        self._final = False

    def _place(self, field: str) -> int:
        return self._numbers.place(self._path + field)

    def update(self, block: Block, c: Colony, knows: Knowledge, final: bool) -> None:
        """Write what has changed, as somebody sees it who knows so much of the civ cards."""
        quirks = c.quirks is not self._quirks
        moved = c.markers != self._markers
        self._plain(block, c)
        if quirks or moved or c.corporation != self._corporation or c.planet != self._planet:
            self._write_board(block, c, quirks)
        self._write_points(block, c, quirks or moved)
        self._write_ground(block, c, quirks)
        self._write_things(block, c)
        self._write_waiting(block, c)
        cards = c.hand.cards
        if cards is not self._cards or final != self._final:
            put_counts(block, self._open_cards_at, CARDS, knowledge.cards_shown(cards, final))
            put_counts(block, self._hidden_cards_at, LEVELS, knowledge.levels(cards, final))
            put_counts(block, self._hidden_groups_at, CARDS, knowledge.groups(cards, knows, final))
        elif knows is not self._knows and cards:
            put_counts(block, self._hidden_groups_at, CARDS, knowledge.groups(cards, knows, final))
        self._cards, self._final, self._knows = cards, final, knows
        self._quirks = c.quirks

    def _plain(self, block: Block, c: Colony) -> None:
        at = self._first
        block[at] = c.flux
        block[at + 1] = c.picked - 1
        block[at + 2] = c.rovers_left
        block[at + 3] = c.stored_patches
        block[at + 4] = c.got_lifepods
        block[at + 5] = c.got_meteorites
        block[at + 6] = c.moves
        block[at + 7] = c.boosts
        block[at + 8] = c.patches_to_lay
        block[at + 9] = c.rovers_to_put
        block[at + 10] = c.held
        block[at + 11] = lifepods_to_move(c)
        block[at + 12] = len(c.energies)
        block[at + 13] = c.cap
        block[at + 14] = len(c.hand.objectives)
        block[at + 15] = len(c.hand.offer)

    def _write_board(self, block: Block, c: Colony, quirks: bool) -> None:
        """Write what the corporation board shows, and which planet it is."""
        if c.planet != self._planet:
            self._free = NO_SET  # so that the points are counted
            self._planet = c.planet
            block[self._planet_at] = c.planet
        if c.corporation != self._corporation:
            self._free = NO_SET
            self._corporation = c.corporation
            block[self._corporation_at] = c.corporation
            put_row(block, self._tops_at, TRACKS, c.board().tops)
            self._technologies = NO_SET
        self._markers = c.markers[:]
        put_list(block, self._markers_at, self._markers)
        works = technologies(c)
        if works != self._technologies:
            self._technologies = works
            put_set(block, self._technologies_at, TECHS, works)
        if quirks:
            put_row(block, self._columns_at, TRACKS, knowledge.columns(c))
            put_cells(block, self._lodged_at, FEW_ON_A_PLANET, c.lodged)
            put_set(block, self._used_at, TECHS, c.used)
            put_set(block, self._spent_at, TECHS, c.spent)
            put_cells(block, self._loaded_at, FEW_ON_A_PLANET, c.loads)
            put_cells(block, self._moving_at, FEW_ON_A_PLANET, c.fresh)

    def _write_points(self, block: Block, c: Colony, board: bool) -> None:
        collected = c.got_lifepods << 16 | c.got_meteorites
        if board or c.free != self._free or c.meteorites != self._meteorites or collected != self._collected:
            self._free = c.free
            self._collected = collected
            block[self._points_at] = knowledge.open_points(c)

    def _write_ground(self, block: Block, c: Colony, quirks: bool) -> None:
        """Write what lies on the planet: a cell that is covered in another way is written again."""
        if c.terrain != self._terrain:
            before = self._terrain
            self._terrain = c.terrain[:]
            for resource, covered in enumerate(before):
                if covered != c.terrain[resource]:
                    put_where(block, self._terrain_at, covered & ~c.terrain[resource], NONE)
            for resource, covered in enumerate(self._terrain):
                added = covered & ~before[resource] if before else covered
                if added:
                    put_where(block, self._terrain_at, added, resource)
        if c.symbols != self._symbol_sets:
            if not self._symbol_sets:
                put_all(block, self._symbols_at, CELLS, 0)
            self._symbol_sets = c.symbols[:]
            symbols = sum(c.symbols)
            put_where(block, self._symbols_at, self._symbols & ~symbols, 0)
            put_where(block, self._symbols_at, symbols & ~self._symbols, 1)
            self._symbols = symbols
        spots = c.meteorite_symbols & ~c.meteorites & ~c.loads
        if spots != self._free_spots:
            self._free_spots = spots
            put_cells(block, self._free_spots_at, MANY_ON_A_PLANET, spots)
        if quirks or c.meteorites != self._meteorites:
            self._meteorites = c.meteorites
            twice = knowledge.cells_twice(c.meteorites, c.twins)
            put_row(block, self._meteorites_at, MANY_ON_A_PLANET, twice)

    def _write_things(self, block: Block, c: Colony) -> None:
        if c.patched != self._patched:
            self._patched = c.patched
            put_cells(block, self._patches_at, MANY_ON_A_PLANET, c.patched)
        if c.lifepods != self._lifepods:
            self._lifepods = c.lifepods
            put_cells(block, self._lifepods_at, FEW_ON_A_PLANET, c.lifepods)
        if c.rovers != self._rovers:
            self._rovers = c.rovers
            put_cells(block, self._rovers_at, FEW_ON_A_PLANET, c.rovers)
        if c.last_tile != self._last:
            self._last = c.last_tile
            put_cells(block, self._last_at, FEW_ON_A_PLANET, c.last_tile)

    def _write_waiting(self, block: Block, c: Colony) -> None:
        """Write what still waits to be carried out."""
        if c.advances is not self._advances:
            self._advances = c.advances
            put_row(block, self._advances_at, FEW_ON_A_PLANET, knowledge.advances(c.advances))
        if c.effects is not self._effects:
            self._effects = c.effects
            put_row(block, self._effects_at, FEW_ON_A_PLANET * EFFECT_ROOM, _flat(c.effects))
        if c.milestones is not self._milestones:
            self._milestones = c.milestones
            put_row(block, self._milestones_at, FEW_ON_A_PLANET, c.milestones)


def _flat(effects: tuple[tuple[int, int, int], ...]) -> tuple[int, ...]:
    return tuple([number for effect in effects for number in effect])
