"""The answers of Planet Unknown: bounded numbers. Cells are 13 * row + column, tracks run from civ (0) to tech (4)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sternhafen.engine.values import Action
from sternhafen.games.planet_unknown.data.grid import STEPS

Cell = Annotated[int, Meta(ge=0, lt=156)]
Track = Annotated[int, Meta(ge=0, lt=5)]
Ring = Annotated[int, Meta(ge=0, lt=2)]
Turned = Annotated[int, Meta(ge=0, lt=8)]
Way = Annotated[int, Meta(ge=0, lt=8)]
Card = Annotated[int, Meta(ge=0, lt=36)]
Objective = Annotated[int, Meta(ge=0, lt=28)]
Place = Annotated[int, Meta(ge=-1, lt=86)]
"""Where a collected lifepod lies: -1 the scoring area, 16 * track + field (Cosmos), 80 + technology (Jump Drive)."""

# What several actions share ------------------------------------------------------------------------------------------


class OnTrack(Action, frozen=True):
    """An action on a track or its marker."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class OnCell(Action, frozen=True):
    """An action on a cell of your planet."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class OnRover(Action, frozen=True):
    """An action on the rover on a cell."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.cell}",)


class OnRing(Action, frozen=True):
    """An action on a tile of your sector, or its stack."""

    ring: Ring

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}",)


class OnStation(Action, frozen=True):
    """An action that turns something of the station clockwise."""

    sectors: Annotated[int, Meta(ge=0, lt=6)]

    def targets(self) -> tuple[str, ...]:
        return (f"station:{self.sectors}",)


class OnObjective(Action, frozen=True):
    """An action on an objective."""

    objective: Objective

    def targets(self) -> tuple[str, ...]:
        return (f"objective:{self.objective}",)


class OnPlace(Action, frozen=True):
    """An action on the place of a collected lifepod."""

    place: Place

    def targets(self) -> tuple[str, ...]:
        return (place_target(self.place),)


def place_target(place: int) -> str:
    """Return the target that stands for a place of a collected lifepod."""
    return "scoring" if place < 0 else f"place:{place}"


# The actions ---------------------------------------------------------------------------------------------------------


class TurnRing(OnStation, frozen=True):
    """Turn the inner ring of the station clockwise against the outer one, before the game (PU-1.4)."""


class TakePlanet(Action, frozen=True):
    """Play the planet dealt, or the standard one (PU-1.15)."""

    planet: Annotated[int, Meta(ge=0, lt=13)]


class TakeCorporation(Action, frozen=True):
    """Play the corporation dealt, or the standard one (PU-1.15)."""

    corporation: Annotated[int, Meta(ge=0, lt=9)]


class TurnStation(OnStation, frozen=True):
    """Turn the station clockwise; 0 is a full turn (PU-2.4)."""


class PlaceTile(Action, frozen=True):
    """Take a tile of your sector and place it, its first cell (leftmost of its top row) on the anchor."""

    ring: Ring
    turn: Turned
    anchor: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}", f"turn:{self.turn}", f"cell:{self.anchor}")


class TakeUnplaced(OnRing, frozen=True):
    """Take a tile that cannot be placed (PU-14.3)."""


class Advance(OnTrack, frozen=True):
    """Advance a marker for a resource of the tile (PU-3.5)."""


class Energise(OnTrack, frozen=True):
    """Use energy to advance a marker (PU-13.1)."""


class Boost(OnTrack, frozen=True):
    """Use a synergy boost (PU-5.5); twice as far with Jump Drive's technology C."""

    double: bool


class Promote(OnTrack, frozen=True):
    """Advance a marker as a card or event says."""


class StepBack(OnTrack, frozen=True):
    """Move a marker back (PU-5.7)."""


class CountResource(Action, frozen=True):
    """Let one of the two sections of the tile count (PU-20.9)."""

    section: Annotated[int, Meta(ge=0, lt=2)]


class LayPatch(OnCell, frozen=True):
    """Lay a patch (PU-8.3)."""


class StorePatch(Action, frozen=True):
    """Keep a patch for the end of the game (PU-8.7)."""

    def targets(self) -> tuple[str, ...]:
        return ("patches",)


class PutRover(OnCell, frozen=True):
    """Put a rover on a cell of the tile placed last (PU-9.1)."""


class MoveRover(Action, frozen=True):
    """Move a rover one step (PU-9.6)."""

    start: Cell
    way: Way

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.start}", f"cell:{self.start + STEPS[self.way]}")


class TeleportRover(Action, frozen=True):
    """Teleport a rover (PU-9.16) by a card, or by a technology for one rover move."""

    tech: bool
    start: Cell
    target: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.start}", f"cell:{self.target}")


class CollectLifepod(OnCell, frozen=True):
    """Collect a lifepod of your planet by card or event (PU-6.11)."""


class CollectMeteorite(OnCell, frozen=True):
    """Collect a meteorite of your planet by event or technology."""


class DestroyMeteorite(OnCell, frozen=True):
    """Destroy a meteorite of your planet (PU-6.12)."""


class ClearLine(Action, frozen=True):
    """Destroy the meteorites of a row (0 to 11) or column (12 to 23)."""

    line: Annotated[int, Meta(ge=0, lt=24)]

    def targets(self) -> tuple[str, ...]:
        return (f"line:{self.line}",)


class AddMeteorite(OnCell, frozen=True):
    """Put a meteorite on a free symbol (PU-10.5)."""


class LoseRover(OnRover, frozen=True):
    """Give up a rover to an event."""


class LoseLifepod(OnCell, frozen=True):
    """Give up a lifepod still on the planet to an event."""


class LoseCollectedLifepod(OnPlace, frozen=True):
    """Give up a collected lifepod to an event (PU-20.14)."""


class PeekAtEvent(Action, frozen=True):
    """Look at the next event instead of taking a boost (PU-20.17)."""


class TakeBoost(Action, frozen=True):
    """Take a boost instead of looking at the next event."""


class KeepObjective(OnObjective, frozen=True):
    """Keep one of the objectives on offer."""


class DropObjective(OnObjective, frozen=True):
    """Give up a private objective to an event."""


class PickMilestone(Action, frozen=True):
    """Choose which waiting civ milestone comes next (PU-6.8)."""

    level: Annotated[int, Meta(ge=1, lt=5)]
    extra: bool


class TakeCard(Action, frozen=True):
    """Take a civ card (PU-6.1)."""

    card: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class RemoveShape(OnRing, frozen=True):
    """Remove a stack of your sector from the station (PU-20.18)."""


class Done(Action, frozen=True):
    """Nothing more to do; what is left unused is lost."""
