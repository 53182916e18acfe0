"""A round: its start, the commander's turn of the station, placing, civ cards, and the end check (PU-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import PlaceTile, TakeUnplaced, TurnStation
from sternhafen.games.planet_unknown.aliases import Ring
from sternhafen.games.planet_unknown.colony import CAP, NO_CAP, PICKED
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import EXTRA_ROVER, LARGE, SECTORS, SMALL
from sternhafen.games.planet_unknown.events import CivTileChosen, RoundBegan
from sternhafen.games.planet_unknown.rules.civ_cards import push_civ_turns
from sternhafen.games.planet_unknown.rules.corporations.actions import ChooseCivTile
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.ending import EndPhase
from sternhafen.games.planet_unknown.rules.events_module import DRAW_EVENT
from sternhafen.games.planet_unknown.rules.gains.at_any_time import ANYTIME, play_anytime, refuse_anytime
from sternhafen.games.planet_unknown.rules.gains.question import GainsLeft, go_on
from sternhafen.games.planet_unknown.rules.placement import (
    lay_tile,
    positions,
    refuse_placement,
    sector_placements,
)
from sternhafen.games.planet_unknown.rules.resources import take_unplaced
from sternhafen.games.planet_unknown.rules.rovers import rover_steps
from sternhafen.games.planet_unknown.rules.station import open_tile, turn_station
from sternhafen.games.planet_unknown.state import CIV_STEP, MAX_SEATS, PLACING, PlanetState


class NewRound(Do):
    """A round begins: effects are measured, then station, event and placing follow (PU-3.1)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        s.round += 1
        s.event = -1
        for c in s.colonies:
            rules = CORPORATION_RULES[c.corporation]
            if rules.special or c.quirks[CAP] != NO_CAP:
                c.used, c.cap = 0, NO_CAP
                c.moves = rules.starting_moves(c)
        if s.recording:
            s.tell(RoundBegan(round=s.round, commander=s.commander))
        s.push(PLACING_STEP)
        if s.next_event >= 0 or any(s.deck):
            s.push(DRAW_EVENT)
        if s.turning_fixed:
            turn_station(s, 1)
        else:
            s.push(AIM_STATION[s.commander])


class AimStation(Ask):
    """How far the commander turns the station (PU-2.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-2.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TurnStation,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [TurnStation(sectors) for sectors in range(SECTORS)]

    def check(self, s: PlanetState, action: TurnStation) -> Illegal | None:
        return None

    def play(self, s: PlanetState, action: TurnStation) -> None:
        turn_station(s, action.sectors)


class Placing(Do):
    """All players at once choose and place a tile (PU-3.2, 3.4)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
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

    def before(self, s: PlanetState) -> list[Action]:
        """Return what may be done before placing (PU-9.15, 24.3)."""
        rules = CORPORATION_RULES[s.colonies[self.seat].corporation]
        early = [ring for ring in (SMALL, LARGE) if rules.refuse_early_choice(s, self.seat, ring) is None]
        return [
            *rover_steps(s, s.colonies[self.seat]),
            *rules.actions_now(s, self.seat),
            *[ChooseCivTile(ring) for ring in early],
        ]

    def placements(self, s: PlanetState) -> list[Action]:
        """Return where tiles can be placed: only the one chosen in advance, if one was (PU-24.4)."""
        placements = sector_placements(s, self.seat)
        picked = s.colonies[self.seat].picked
        if not picked:
            return placements
        return [action for action in placements if isinstance(action, PlaceTile) and action.ring == picked - 1]

    def unplaceable(self, s: PlanetState) -> list[Action]:
        """Return which tiles can be taken when none can be placed (PU-14.3)."""
        picked = s.colonies[self.seat].picked
        rings = [ring for ring in (SMALL, LARGE) if s.shown[s.stack(self.seat, ring)] >= 0]
        return [TakeUnplaced(ring) for ring in rings if not picked or ring == picked - 1]

    def candidates(self, s: PlanetState) -> list[Action]:
        """Return every position of both tiles on the grid, and what may come before."""
        candidates: list[Action] = [TakeUnplaced(SMALL), TakeUnplaced(LARGE), *self.before(s)]
        grid = s.colonies[self.seat].ground().grid
        for ring in (SMALL, LARGE):
            tile = s.shown[s.stack(self.seat, ring)]
            if tile >= 0:
                for turn in range(len(TILE_TURNS[tile])):
                    candidates += [PlaceTile(ring, turn, cell) for cell in positions(tile, turn, grid)]
        return candidates

    def check(self, s: PlanetState, action: Action) -> Illegal | None:
        if isinstance(action, PlaceTile):
            tile = s.shown[s.stack(self.seat, action.ring)]
            return self._refuse_ring(s, action.ring) or refuse_placement(
                s, self.seat, tile, action.turn, action.anchor, by_card=False
            )
        if isinstance(action, TakeUnplaced):
            if s.can_place(self.seat):
                return Illegal("can-be-placed", "PU-3.3")
            return self._refuse_ring(s, action.ring)
        if isinstance(action, ChooseCivTile):
            rules = CORPORATION_RULES[s.colonies[self.seat].corporation]
            return rules.refuse_early_choice(s, self.seat, action.ring)
        return refuse_anytime(s, self.seat, action)

    def _refuse_ring(self, s: PlanetState, ring: Ring) -> Illegal | None:
        picked = s.colonies[self.seat].picked
        if s.shown[s.stack(self.seat, ring)] < 0:
            return Illegal("stack-empty", "PU-2.6", {"ring": ring})
        if picked and ring != picked - 1:
            return Illegal("committed", "PU-24.4", {"ring": picked - 1})
        return None

    def legal(self, s: PlanetState) -> list[Action]:
        return self.before(s) + (self.placements(s) or self.unplaceable(s))

    def proposals(self, s: PlanetState) -> list[Action]:
        placements = self.placements(s)
        return placements + self.before(s) + ([] if placements else self.unplaceable(s))

    def play(self, s: PlanetState, action: Action) -> None:
        if type(action) is PlaceTile or type(action) is TakeUnplaced:
            c = s.colonies[self.seat]
            rules = CORPORATION_RULES[c.corporation]
            stack = s.stack(self.seat, action.ring)
            tile, s.shown[stack] = s.shown[stack], -1
            if c.quirks[PICKED]:
                c.picked = 0
            elif rules.special:
                rules.chose_tile(s, self.seat, tile)
            if type(action) is PlaceTile:
                lay_tile(s, self.seat, tile, action.turn, action.anchor, True)
            else:
                take_unplaced(s, self.seat, tile)
            if s.event >= 0 and EVENT_EFFECT[s.event][0] == EXTRA_ROVER:
                c.rovers_to_put += 1  # for the round's tile, not for one taken by card (PU-21.8)
            go_on(s, self.seat, False)
            return
        s.push(self)
        if type(action) is ChooseCivTile:
            self._choose_early(s, action.ring)
        else:
            play_anytime(s, self.seat, action)
        go_on(s, self.seat, True)

    def _choose_early(self, s: PlanetState, ring: Ring) -> None:
        c = s.colonies[self.seat]
        tile = s.shown[s.stack(self.seat, ring)]
        CORPORATION_RULES[c.corporation].chose_tile(s, self.seat, tile)
        c.picked = ring + 1
        if s.recording:
            s.tell(CivTileChosen(seat=self.seat, tile=tile))


class PlacingOver(Do):
    """Everybody is done: new tiles are turned up, then civ cards are chosen (PU-2.5, 3.1, 14.2)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
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

    def run(self, s: PlanetState) -> None:
        s.commander = (s.commander + 1) % s.seats
        s.push(END_PHASE if s.last_round else NEW_ROUND)


def imagine_turn(s: PlanetState, seat: int) -> PlanetState | None:
    """Return the position as if everybody placed now, the station being as it stands; None while tiles are missing."""
    if s.lanes or not isinstance(s.agenda[-1], AimStation):
        return None
    s.agenda = [PLACING_OVER]
    s.phase = PLACING
    s.fork([[CHOOSE_TILE[seat]] if own == seat else [] for own in range(s.seats)])
    return None if s.stack_empty() else s


NEW_ROUND: Final = NewRound(TABLE)
PLACING_STEP: Final = Placing(TABLE)
PLACING_OVER: Final = PlacingOver(TABLE)
ROUND_OVER: Final = RoundOver(TABLE)
END_PHASE: Final = EndPhase(TABLE)
AIM_STATION: Final[list[Step]] = [AimStation(seat) for seat in range(MAX_SEATS)]
CHOOSE_TILE: Final[list[Step]] = [ChooseTile(seat) for seat in range(MAX_SEATS)]
"""The steps of every round."""
