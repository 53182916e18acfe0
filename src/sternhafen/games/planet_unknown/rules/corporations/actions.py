"""The answers that only some corporations have."""

from __future__ import annotations

from sternhafen.engine import Action
from sternhafen.games.planet_unknown.actions import OnPlace, OnRing, OnRover, OnTrack, Place, Track, place_target


class ChooseCivTile(OnRing, frozen=True):
    """Choose a civ tile before placing it, for its rover moves (Republic, PU-24.3)."""


class TechAsEnergy(Action, frozen=True):
    """Treat the tile's tech section as energy (Jump Drive D, PU-28.7)."""


class DoublePatch(Action, frozen=True):
    """Make two patches of one (Wormhole, PU-25.9)."""


class BoostForPatch(Action, frozen=True):
    """Take a boost instead of a patch (Jump Drive A, PU-28.4)."""


class TakeDoubleField(Action, frozen=True):
    """Take the patch, or the other bonus, of a double field (Wormhole, PU-25.1)."""

    patch: bool


class ResetBiomass(Action, frozen=True):
    """Set the biomass marker from the top to field 0 (Wormhole, PU-25.7)."""

    def targets(self) -> tuple[str, ...]:
        return ("track:2",)


class LoadMeteorite(OnRover, frozen=True):
    """Load the meteorite that a rover has just come upon (Horizon, PU-27.1)."""


class SetLifepod(OnPlace, frozen=True):
    """Lay a lifepod just collected into the scoring area, onto a track field or onto a technology (PU-26.1, 28.1)."""


class MoveLifepod(Action, frozen=True):
    """Move a collected lifepod (Cosmos, PU-26.6)."""

    start: Place
    place: Place

    def targets(self) -> tuple[str, ...]:
        return place_target(self.start), place_target(self.place)


class AdvanceRover(Action, frozen=True):
    """Advance the rover marker, once per round (Horizon, PU-27.11)."""

    def targets(self) -> tuple[str, ...]:
        return ("track:3",)


class ClaimRow(OnTrack, frozen=True):
    """Take all bonuses on the height of a marker (Jump Drive E, PU-28.8)."""


class LookThroughCards(Action, frozen=True):
    """Look through all civ cards left, to take two (Republic, PU-24.8)."""


class SetFlux(OnTrack, frozen=True):
    """Set the flux token to a track (Flux Industries, PU-31.1)."""


class AdvanceFlux(Action, frozen=True):
    """Advance the flux track's marker, by one or, once per game, to its next milestone (PU-31.3)."""

    milestone: bool


class Steer(OnTrack, frozen=True):
    """Send an advancing marker up, or onto a neighbouring track (Makeshift, PU-30.1)."""

    column: Track
    sideways: bool

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}", f"column:{self.column}")


class Retreat(OnTrack, frozen=True):
    """Move a marker back by choice, once per round (Makeshift, PU-30.5)."""
