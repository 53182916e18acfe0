"""Oasis Ultd.: a water track that winds through the others, so that markers get in each other's way (PU-29)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import CellSet, Field, Place, Resource, Track, TrackSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import advance_code, field_place
from sternhafen.games.planet_unknown.data.vocabulary import TRACKS, WATER, tech
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import gain_boosts
from sternhafen.games.planet_unknown.state import PlanetState

SKIP_BLOCKERS: Final = tech("skip_blockers")
MOVES_WATER: Final = tech("moves_for_rovers_on_water")
WATER_NO_ICE: Final = tech("water_when_no_ice")
PATCH_PER_WATER: Final = tech("patch_per_water_tile")
BOOST_PER_WATER: Final = tech("boost_per_water_tile")


class OasisUltd(CorporationRules):
    """The water marker goes a step for every ice cell that a tile's water section covers (PU-29.1)."""

    def water_steps(self, ice: int) -> int:
        return ice

    def next_field(self, c: Colony, track: Track, step: int) -> Field:
        """Stop before another marker; with level 1 jump over it (PU-29.4, 29.5, 29.11)."""
        field = c.markers[track] + step
        top = self.board.tops[track]
        jumps = technologies(c) & SKIP_BLOCKERS
        while 0 <= field <= top and self._occupied(c, track, field):
            if not jumps:
                return -1
            field += step
        return field if 0 <= field <= top else -1

    def _place(self, track: Track, field: Field) -> Place:
        """Return where a field of a marker's own way lies on the board."""
        return self.board.places[field] if track == WATER else field_place(track, field)

    def _occupied(self, c: Colony, track: Track, field: Field) -> bool:
        """Return whether another marker stands where a marker would come."""
        place = self._place(track, field)
        return any(self._place(other, c.markers[other]) == place for other in range(TRACKS) if other != track)

    def movable(self, c: Colony) -> TrackSet:
        return sum(1 << track for track in range(TRACKS) if self.can_advance(c, track))

    def starting_moves(self, c: Colony) -> int:
        """Level 2: a move for every rover on water (PU-29.6)."""
        return (c.rovers & c.terrain[WATER]).bit_count() if technologies(c) & MOVES_WATER else 0

    def placed(self, s: PlanetState, seat: Seat, cells: CellSet, resources: tuple[Resource, Resource] | None) -> None:
        """Levels 3 to 5: a step where no ice is covered, a patch and a boost for a water tile (PU-29.7 to 29.9)."""
        c = s.colonies[seat]
        techs = technologies(c)
        if techs & WATER_NO_ICE and not cells & c.ground().ice:
            c.add_advance(advance_code(WATER))
        if resources and WATER in resources:
            if techs & PATCH_PER_WATER:
                c.patches_to_lay += 1
            if techs & BOOST_PER_WATER:
                gain_boosts(s, c, 1)
