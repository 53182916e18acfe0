"""A round: its start, the commander's turn of the station, placing, civ cards, and the end check (PU-3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import (
    CHOOSE_CIV_TILE,
    PLACE_TILE,
    TAKE_UNPLACED,
    TURN_STATION,
    ChooseCivTile,
    PlaceTile,
    TakeUnplaced,
    TurnStation,
)
from sternhafen.games.planet_unknown.anytime import (
    ANYTIME,
    moves_now,
    play_anytime,
    refuse_anytime,
    technologies_now,
)
from sternhafen.games.planet_unknown.board import cells_of
from sternhafen.games.planet_unknown.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.chores import turn_station
from sternhafen.games.planet_unknown.civ_step import push_civ_turns
from sternhafen.games.planet_unknown.colony import CAP, PICKED, USED, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS, NO_CAP
from sternhafen.games.planet_unknown.ending import EndPhase
from sternhafen.games.planet_unknown.events import CivTileChosen, RoundBegan
from sternhafen.games.planet_unknown.gains import GainsLeft, go_on
from sternhafen.games.planet_unknown.happenings import DRAW_EVENT
from sternhafen.games.planet_unknown.laying import CIV_TILE_MOVES, chose_tile, lay_tile, open_tile, take_unplaced
from sternhafen.games.planet_unknown.phases import CIV_STEP, PLACING
from sternhafen.games.planet_unknown.placement import (
    Sector,
    all_placements,
    nth_placement,
    placeable,
    placement_set,
    refuse_placement,
    sector_boards,
)
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.vocabulary import CIV, EXTRA_ROVER, LARGE, SMALL, WATER, tech

MOVES_LOADED: Final = tech("moves_for_loaded_rovers")
MOVES_WATER: Final = tech("moves_for_rovers_on_water")
MOVES_FLUX: Final = tech("moves_for_rovers_on_flux_terrain")


def starting_moves(c: Colony) -> int:
    """Return the rover moves that technologies give at the very start of a round (PU-23.2)."""
    techs = c.techs()
    if techs & MOVES_LOADED:
        return c.loads.bit_count()
    if techs & MOVES_WATER:
        return (c.rovers & c.terrain[WATER]).bit_count()
    if techs & MOVES_FLUX and c.flux >= 0:
        return 2 * (c.rovers & c.terrain[c.flux]).bit_count()
    return 0


class NewRound(Do):
    """A round begins: effects are measured, then station, event and placing follow (PU-3.1)."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        s.round += 1
        s.event = -1
        for c in s.colonies:
            if c.quirks[CAP] != NO_CAP or not CORPORATIONS[c.corporation].plain:
                c.set_quirk(USED, 0)
                c.set_quirk(CAP, NO_CAP)
                c.moves = starting_moves(c)
        if s.telling:
            s.tell(RoundBegan(round=s.round, commander=s.commander))
        s.push(PLACING_STEP)
        if s.next_event >= 0 or any(s.deck):
            s.push(DRAW_EVENT)
        if s.fixed:
            turn_station(s, 1)
        else:
            s.push(AIM_STATION[s.commander])


class AimStation(Ask):
    """How far the commander turns the station (PU-2.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-2.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TurnStation,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return list(TURN_STATION)

    def check(self, s: PlanetUnknown, action: TurnStation) -> Illegal | None:
        return None

    def legal(self, s: PlanetUnknown) -> list[Action]:
        return list(TURN_STATION)

    def count(self, s: PlanetUnknown) -> int:
        return 6

    def sample(self, s: PlanetUnknown, random: Callable[[], float]) -> Action:
        return TURN_STATION[int(random() * 6)]

    def play(self, s: PlanetUnknown, action: TurnStation) -> None:
        turn_station(s, action.sectors)


class Placing(Do):
    """All players at once choose and place a tile (PU-3.2, 3.4)."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        s.phase = PLACING
        s.push(PLACING_OVER)
        if s.stack_empty():
            empty = [s.sector_empty(s.sector(seat)) for seat in range(s.seats)]
            s.fork([[GainsLeft(seat, False)] if empty[seat] else [CHOOSE_TILE[seat]] for seat in range(s.seats)])
        else:
            s.fork([[question] for question in CHOOSE_TILE[: s.seats]])


class ChooseTile(Ask):
    """Which of the two open tiles of the sector, and where; what is always allowed may come first (PU-3.2, 3.3)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-3.2"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PlaceTile, TakeUnplaced, ChooseCivTile, *ANYTIME)

    def _before(self, s: PlanetUnknown, c: Colony) -> list[Action]:
        """Return what may be done before placing (PU-9.15, 24.3)."""
        if CORPORATIONS[c.corporation].plain:
            return moves_now(s, c) if c.moves else []
        found = moves_now(s, c) + technologies_now(s, c)
        return found + [CHOOSE_CIV_TILE[ring] for ring in range(2) if self._refuse_choice(s, c, ring) is None]

    def _boards(self, s: PlanetUnknown, c: Colony) -> Sector:
        """Return the placements left: of the tile chosen in advance, if one was."""
        found = sector_boards(s, self.seat)
        if c.quirks[PICKED] and (found[0] or found[2]):
            small, first, large, second = found
            return (small, first, 0, []) if c.picked - 1 == SMALL else (0, [], large, second)
        return found

    def _unplaceable(self, s: PlanetUnknown, c: Colony) -> list[Action]:
        rings = [ring for ring in range(2) if s.shown[s.stack(self.seat, ring)] >= 0]
        return [TAKE_UNPLACED[ring] for ring in rings if not c.picked or ring == c.picked - 1]

    def _refuse_choice(self, s: PlanetUnknown, c: Colony, ring: int) -> Illegal | None:
        """Return why a tile may not be chosen for rover moves before it is placed (PU-24.3, 24.4)."""
        tile = s.shown[s.stack(self.seat, ring)]
        if not c.techs() & CIV_TILE_MOVES or c.picked or tile < 0 or CIV not in TILE_RESOURCES[tile]:
            return Illegal("no-civ-choice", "PU-24.3")
        small, _, large, _ = sector_boards(s, self.seat)
        if small + large and not (small, large)[ring]:
            return Illegal("tile-cannot-be-taken", "PU-24.4")
        return None

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        """Return every position of both tiles on the grid, and what may come before."""
        c = s.colonies[self.seat]
        found: list[Action] = [*TAKE_UNPLACED, *self._before(s, c)]
        grid = PLANETS[c.planet].grid
        for ring in range(2):
            tile = s.shown[s.stack(self.seat, ring)]
            if tile >= 0:
                for number, turn in enumerate(TILE_TURNS[tile]):
                    inside = grid
                    for k in cells_of(turn[0])[1:]:
                        inside &= grid >> k
                    found += [PLACE_TILE[ring][number][cell] for cell in cells_of(inside)]
        return found

    def check(self, s: PlanetUnknown, action: Action) -> Illegal | None:
        c = s.colonies[self.seat]
        if isinstance(action, PlaceTile):
            return self._refuse_placing(s, c, action.ring) or refuse_placement(
                s, self.seat, s.shown[s.stack(self.seat, action.ring)], action.turn, action.anchor, by_card=False
            )
        if isinstance(action, TakeUnplaced):
            if placeable(s, self.seat):
                return Illegal("can-be-placed", "PU-3.3")
            return self._refuse_placing(s, c, action.ring)
        if isinstance(action, ChooseCivTile):
            return self._refuse_choice(s, c, action.ring)
        return refuse_anytime(s, c, action)

    def _refuse_placing(self, s: PlanetUnknown, c: Colony, ring: int) -> Illegal | None:
        if s.shown[s.stack(self.seat, ring)] < 0:
            return Illegal("stack-empty", "PU-2.6", {"ring": ring})
        if c.picked and ring != c.picked - 1:
            return Illegal("committed", "PU-24.4", {"ring": c.picked - 1})
        return None

    def legal(self, s: PlanetUnknown) -> list[Action]:
        c = s.colonies[self.seat]
        return self._before(s, c) + (all_placements(self._boards(s, c)) or self._unplaceable(s, c))

    def legal_sets(self, s: PlanetUnknown) -> tuple[list[Action], list[tuple[type[Action], int]]]:
        c = s.colonies[self.seat]
        placements = placement_set(self._boards(s, c))
        if placements:
            return self._before(s, c), [(PlaceTile, placements)]
        return self._before(s, c) + self._unplaceable(s, c), []

    def count(self, s: PlanetUnknown) -> int:
        c = s.colonies[self.seat]
        small, _, large, _ = self._boards(s, c)
        return len(self._before(s, c)) + (small + large or len(self._unplaceable(s, c)))

    def sample(self, s: PlanetUnknown, random: Callable[[], float]) -> Action:
        c = s.colonies[self.seat]
        small, boards, large, second = self._boards(s, c) if c.quirks[PICKED] else sector_boards(s, self.seat)
        total = small + large
        others = self._before(s, c) if c.moves or not CORPORATIONS[c.corporation].plain else []
        if not total:
            others += self._unplaceable(s, c)
        n = int(random() * (total + len(others)))
        if n >= total:
            return others[n - total]
        return nth_placement(LARGE, second, n - small) if n >= small else nth_placement(SMALL, boards, n)

    def play(self, s: PlanetUnknown, action: Action) -> None:
        c = s.colonies[self.seat]
        if type(action) is PlaceTile or type(action) is TakeUnplaced:
            stack = s.stack(self.seat, action.ring)
            tile, s.shown[stack] = s.shown[stack], -1
            if c.quirks[PICKED]:
                c.set_quirk(PICKED, 0)
            elif CORPORATIONS[c.corporation].republic:
                chose_tile(s, self.seat, tile)
            if type(action) is PlaceTile:
                lay_tile(s, self.seat, tile, action.turn, action.anchor, True)
            else:
                take_unplaced(s, self.seat, tile)
            if s.event >= 0 and EVENT_EFFECT[s.event][0] == EXTRA_ROVER:
                c.puts += 1  # for the round's tile, not for one taken by card (PU-21.8)
            go_on(s, self.seat, False)
            return
        s.push(self)
        if isinstance(action, ChooseCivTile):
            tile = s.shown[s.stack(self.seat, action.ring)]
            chose_tile(s, self.seat, tile)
            c.set_quirk(PICKED, action.ring + 1)
            if s.telling:
                s.tell(CivTileChosen(seat=self.seat, tile=tile))
        else:
            play_anytime(s, self.seat, action)
        go_on(s, self.seat, True)


class PlacingOver(Do):
    """Everybody is done: new tiles are turned up, then civ cards are chosen (PU-2.5, 3.1, 14.2)."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        s.phase = CIV_STEP
        for stack, tile in enumerate(s.shown):
            if tile < 0:
                open_tile(s, stack)
        if s.stack_empty() and any(s.sector_empty(s.sector(seat)) for seat in range(s.seats)):
            s.announce_end()
        s.push(ROUND_OVER)
        push_civ_turns(s)


class RoundOver(Do):
    """The commander marker passes left; then the next round, or the end (PU-3.1, 14.5)."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        s.commander = (s.commander + 1) % s.seats
        s.push(END_PHASE if s.ending else NEW_ROUND)


NEW_ROUND: Final = NewRound(TABLE)
PLACING_STEP: Final = Placing(TABLE)
PLACING_OVER: Final = PlacingOver(TABLE)
ROUND_OVER: Final = RoundOver(TABLE)
END_PHASE: Final = EndPhase(TABLE)
AIM_STATION: Final[list[Step]] = [AimStation(seat) for seat in range(6)]
CHOOSE_TILE: Final[list[Step]] = [ChooseTile(seat) for seat in range(6)]
"""The steps of every round, made once."""
