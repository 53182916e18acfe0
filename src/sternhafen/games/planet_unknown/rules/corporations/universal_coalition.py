"""Universal Coalition, the standard corporation: five technologies (PU-22)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.aliases import Tile
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.vocabulary import tech
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.technology import technologies

FREE_PLACING: Final = tech("ignore_adjacency")
EXTRA_MOVE: Final = tech("rover_moves_plus_1")
WATER_DOUBLE: Final = tech("water_placement_double")
NO_METEORITES: Final = tech("no_meteorites")


class UniversalCoalition(CorporationRules):
    """Its technology of level 2, storing patches, is one of several corporations: see `rules.patches`."""

    def places_anywhere(self, c: Colony, tile: Tile) -> bool:
        """Level 1 (PU-22.2)."""
        return bool(technologies(c) & FREE_PLACING)

    def patches_anywhere(self, c: Colony) -> bool:
        """Level 1 (PU-22.7)."""
        return bool(technologies(c) & FREE_PLACING)

    def extra_moves(self, c: Colony) -> int:
        """Level 3 (PU-22.4)."""
        return 1 if technologies(c) & EXTRA_MOVE else 0

    def placed_water_steps(self, c: Colony, steps: int) -> int:
        """Level 4 (PU-22.5)."""
        return 2 if technologies(c) & WATER_DOUBLE else steps

    def takes_meteorites(self, c: Colony) -> bool:
        """Level 5 (PU-22.6)."""
        return not technologies(c) & NO_METEORITES
