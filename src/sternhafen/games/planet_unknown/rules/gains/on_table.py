"""Waiting effects on tiles, objectives, events and the station."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.games.planet_unknown.actions import (
    CountResource,
    DropObjective,
    PeekAtEvent,
    PlaceTile,
    RemoveShape,
    TakeBoost,
    TurnStation,
)
from sternhafen.games.planet_unknown.aliases import Effect, Verb
from sternhafen.games.planet_unknown.data.vocabulary import (
    BOOST_OR_PEEK,
    LOSE_OBJECTIVE,
    ONE_COUNTS,
    REMOVE_SHAPE,
    SECTORS,
    TAKE_TILE,
    TURN_FREELY,
)
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.objectives import drop_objective
from sternhafen.games.planet_unknown.rules.placement import ALL_BANS, lay_tile
from sternhafen.games.planet_unknown.rules.resources import count_section
from sternhafen.games.planet_unknown.rules.station import open_tile, removable_rings, remove_shape, turn_station
from sternhafen.games.planet_unknown.rules.tracks import gain_boosts
from sternhafen.games.planet_unknown.state import PlanetState


class TileByCard(PendingEffect):
    """A tile of the seat's sector is taken and placed; all bans hold (PU-6.9, 6.10)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return s.placements(seat, ALL_BANS)

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        """Place the tile; the next one is opened at once."""
        assert isinstance(action, PlaceTile), "a tile is placed"
        resources = bool(effect[1])
        stack = s.stack(seat, action.ring)
        tile, s.shown[stack] = s.shown[stack], -1
        if resources:
            CORPORATION_RULES[s.colonies[seat].corporation].chose_tile(s, seat, tile)
        lay_tile(s, seat, tile, action.turn, action.anchor, resources)
        open_tile(s, stack)
        if s.sector_empty(s.sector(seat)):
            s.announce_end()


class OneResourceCounts(PendingEffect):
    """Only one of the two sections of the tile counts (PU-20.9)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [CountResource(0), CountResource(1)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, CountResource), "a section counts"
        count_section(s, seat, effect, action.section)


class ObjectiveToLose(PendingEffect):
    """A private objective is given up."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [DropObjective(goal) for goal in s.colonies[seat].hand.objectives]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, DropObjective), "an objective is given up"
        drop_objective(s, seat, action.objective)


class BoostOrPeek(PendingEffect):
    """A boost, or a look at the next event (PU-20.17)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [TakeBoost(), PeekAtEvent()]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        if isinstance(action, TakeBoost):
            gain_boosts(s, s.colonies[seat], 1)
        else:
            s.peekers |= 1 << seat


class FreeTurn(PendingEffect):
    """The station is turned again."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [TurnStation(sectors) for sectors in range(SECTORS)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, TurnStation), "the station is turned"
        turn_station(s, action.sectors)


class ShapeToRemove(PendingEffect):
    """A stack of the seat's sector is removed from the station (PU-20.18)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [RemoveShape(ring) for ring in removable_rings(s, seat)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, RemoveShape), "a stack is removed"
        remove_shape(s, seat, action.ring)


ON_TABLE: Final[dict[Verb, PendingEffect]] = {
    TAKE_TILE: TileByCard(),
    ONE_COUNTS: OneResourceCounts(),
    LOSE_OBJECTIVE: ObjectiveToLose(),
    BOOST_OR_PEEK: BoostOrPeek(),
    TURN_FREELY: FreeTurn(),
    REMOVE_SHAPE: ShapeToRemove(),
}
