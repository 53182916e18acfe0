"""The answers of Planet Unknown: bounded numbers. Cells are 13 * row + column, tracks run from civ (0) to tech (4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from sternhafen.engine.values import Action

Cell = Annotated[int, Meta(ge=0, lt=156)]
Track = Annotated[int, Meta(ge=0, lt=5)]
Ring = Annotated[int, Meta(ge=0, lt=2)]
Turned = Annotated[int, Meta(ge=0, lt=8)]
Way = Annotated[int, Meta(ge=0, lt=8)]
Card = Annotated[int, Meta(ge=0, lt=36)]
Objective = Annotated[int, Meta(ge=0, lt=28)]
Place = Annotated[int, Meta(ge=-1, lt=86)]
"""Where a collected lifepod lies: -1 the scoring area, 16 * track + field (Cosmos), 80 + technology (Jump Drive)."""


class TurnRing(Action, frozen=True):
    """Turn the inner ring of the station clockwise against the outer one, before the game (PU-1.4)."""

    sectors: Annotated[int, Meta(ge=0, lt=6)]

    def targets(self) -> tuple[str, ...]:
        return (f"station:{self.sectors}",)


class TakePlanet(Action, frozen=True):
    """Play the planet dealt, or the standard one (PU-1.15)."""

    planet: Annotated[int, Meta(ge=0, lt=13)]


class TakeCorporation(Action, frozen=True):
    """Play the corporation dealt, or the standard one (PU-1.15)."""

    corporation: Annotated[int, Meta(ge=0, lt=9)]


class TurnStation(Action, frozen=True):
    """Turn the station clockwise; 0 is a full turn (PU-2.4)."""

    sectors: Annotated[int, Meta(ge=0, lt=6)]

    def targets(self) -> tuple[str, ...]:
        return (f"station:{self.sectors}",)


class PlaceTile(Action, frozen=True):
    """Take a tile of the own sector and place it, its first cell (leftmost of its top row) on the anchor."""

    ring: Ring
    turn: Turned
    anchor: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}", f"turn:{self.turn}", f"cell:{self.anchor}")


class TakeUnplaced(Action, frozen=True):
    """Take a tile that cannot be placed (PU-14.3)."""

    ring: Ring

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}",)


class ChooseCivTile(Action, frozen=True):
    """Choose a civ tile before placing it, for its rover moves (Republic, PU-24.3)."""

    ring: Ring

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}",)


class Advance(Action, frozen=True):
    """Advance a marker for a resource of the tile (PU-3.5)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class Energise(Action, frozen=True):
    """Use energy to advance a marker (PU-13.1)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class Boost(Action, frozen=True):
    """Use a synergy boost (PU-5.5); twice as far with Jump Drive's technology C."""

    track: Track
    double: bool

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class Promote(Action, frozen=True):
    """Advance a marker as a card or event says."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class StepBack(Action, frozen=True):
    """Move a marker back (PU-5.7)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class CountResource(Action, frozen=True):
    """Let one of the two sections of the tile count (PU-20.9)."""

    section: Annotated[int, Meta(ge=0, lt=2)]


class TechAsEnergy(Action, frozen=True):
    """Treat the tile's tech section as energy (Jump Drive D, PU-28.7)."""


class LayPatch(Action, frozen=True):
    """Lay a patch (PU-8.3)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class StorePatch(Action, frozen=True):
    """Keep a patch for the end of the game (PU-8.7)."""

    def targets(self) -> tuple[str, ...]:
        return ("patches",)


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


class PutRover(Action, frozen=True):
    """Put a rover on a cell of the tile placed last (PU-9.1)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class MoveRover(Action, frozen=True):
    """Move a rover one step (PU-9.6)."""

    start: Cell
    way: Way

    def targets(self) -> tuple[str, ...]:
        step = (-13, 1, 13, -1, -12, 14, 12, -14)[self.way]
        return (f"rover:{self.start}", f"cell:{self.start + step}")


class TeleportRover(Action, frozen=True):
    """Teleport a rover (PU-9.16) by a card, or by a technology for one rover move."""

    tech: bool
    start: Cell
    target: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.start}", f"cell:{self.target}")


class LoadMeteorite(Action, frozen=True):
    """Load the meteorite that a rover has just come upon (Horizon, PU-27.1)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.cell}",)


class SetLifepod(Action, frozen=True):
    """Lay a lifepod just collected into the scoring area, onto a track field or onto a technology (PU-26.1, 28.1)."""

    place: Place

    def targets(self) -> tuple[str, ...]:
        return ("scoring",) if self.place < 0 else (f"place:{self.place}",)


class MoveLifepod(Action, frozen=True):
    """Move a collected lifepod (Cosmos, PU-26.6)."""

    start: Place
    place: Place

    def targets(self) -> tuple[str, ...]:
        return tuple("scoring" if place < 0 else f"place:{place}" for place in (self.start, self.place))


class CollectLifepod(Action, frozen=True):
    """Collect a lifepod of the own planet by card or event (PU-6.11)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class CollectMeteorite(Action, frozen=True):
    """Collect a meteorite of the own planet by event or technology."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class DestroyMeteorite(Action, frozen=True):
    """Destroy a meteorite of the own planet (PU-6.12)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class ClearLine(Action, frozen=True):
    """Destroy the meteorites of a row (0 to 11) or column (12 to 23)."""

    line: Annotated[int, Meta(ge=0, lt=24)]

    def targets(self) -> tuple[str, ...]:
        return (f"line:{self.line}",)


class AddMeteorite(Action, frozen=True):
    """Put a meteorite on a free symbol (PU-10.5)."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class LoseRover(Action, frozen=True):
    """Give up a rover to an event."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"rover:{self.cell}",)


class LoseLifepod(Action, frozen=True):
    """Give up a lifepod still on the planet to an event."""

    cell: Cell

    def targets(self) -> tuple[str, ...]:
        return (f"cell:{self.cell}",)


class LoseCollectedLifepod(Action, frozen=True):
    """Give up a collected lifepod to an event (PU-20.14)."""

    place: Place

    def targets(self) -> tuple[str, ...]:
        return ("scoring",) if self.place < 0 else (f"place:{self.place}",)


class PeekAtEvent(Action, frozen=True):
    """Look at the next event instead of taking a boost (PU-20.17)."""


class TakeBoost(Action, frozen=True):
    """Take a boost instead of looking at the next event."""


class AdvanceRover(Action, frozen=True):
    """Advance the rover marker, once per round (Horizon, PU-27.11)."""

    def targets(self) -> tuple[str, ...]:
        return ("track:3",)


class ClaimRow(Action, frozen=True):
    """Take all bonuses on the height of a marker (Jump Drive E, PU-28.8)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class KeepObjective(Action, frozen=True):
    """Keep one of the objectives on offer."""

    objective: Objective

    def targets(self) -> tuple[str, ...]:
        return (f"objective:{self.objective}",)


class DropObjective(Action, frozen=True):
    """Give up a private objective to an event."""

    objective: Objective

    def targets(self) -> tuple[str, ...]:
        return (f"objective:{self.objective}",)


class LookThroughCards(Action, frozen=True):
    """Look through all civ cards left, to take two (Republic, PU-24.8)."""


class PickMilestone(Action, frozen=True):
    """Choose which waiting civ milestone comes next (PU-6.8)."""

    level: Annotated[int, Meta(ge=1, lt=5)]
    extra: bool


class TakeCard(Action, frozen=True):
    """Take a civ card (PU-6.1)."""

    card: Card

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}",)


class RemoveShape(Action, frozen=True):
    """Remove a stack of the own sector from the station (PU-20.18)."""

    ring: Ring

    def targets(self) -> tuple[str, ...]:
        return (f"tile:{self.ring}",)


class SetFlux(Action, frozen=True):
    """Set the flux token to a track (Flux Industries, PU-31.1)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class AdvanceFlux(Action, frozen=True):
    """Advance the flux track's marker, by one or, once per game, to its next milestone (PU-31.3)."""

    milestone: bool


class Steer(Action, frozen=True):
    """Send an advancing marker up, or onto a neighbouring track (Makeshift, PU-30.1)."""

    track: Track
    column: Track
    sideways: bool

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}", f"column:{self.column}")


class Retreat(Action, frozen=True):
    """Move a marker back by choice, once per round (Makeshift, PU-30.5)."""

    track: Track

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class Done(Action, frozen=True):
    """Nothing more to do; what is left unused is lost."""


ACTIONS: tuple[type[Action], ...] = (
    TurnRing,
    TakePlanet,
    TakeCorporation,
    TurnStation,
    PlaceTile,
    TakeUnplaced,
    ChooseCivTile,
    Advance,
    Energise,
    Boost,
    Promote,
    StepBack,
    CountResource,
    TechAsEnergy,
    LayPatch,
    StorePatch,
    DoublePatch,
    BoostForPatch,
    TakeDoubleField,
    ResetBiomass,
    PutRover,
    MoveRover,
    TeleportRover,
    LoadMeteorite,
    SetLifepod,
    MoveLifepod,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    ClearLine,
    AddMeteorite,
    LoseRover,
    LoseLifepod,
    LoseCollectedLifepod,
    PeekAtEvent,
    TakeBoost,
    AdvanceRover,
    ClaimRow,
    KeepObjective,
    DropObjective,
    LookThroughCards,
    PickMilestone,
    TakeCard,
    RemoveShape,
    SetFlux,
    AdvanceFlux,
    Steer,
    Retreat,
    Done,
)


def _by_mask(answers: Sequence[Action]) -> list[list[Action]]:
    """Return for every mask of tracks the answers for them; the lists are shared."""
    return [[answer for track, answer in enumerate(answers) if mask >> track & 1] for mask in range(32)]


# Every answer that is made often is made once, here.
TURN_STATION = [TurnStation(k) for k in range(6)]
PLACE_TILE = [[[PlaceTile(r, t, c) for c in range(156)] for t in range(8)] for r in range(2)]
TAKE_UNPLACED = [TakeUnplaced(ring) for ring in range(2)]
CHOOSE_CIV_TILE = [ChooseCivTile(ring) for ring in range(2)]
ADVANCE = [Advance(track) for track in range(5)]
ENERGISE = [Energise(track) for track in range(5)]
BOOST = [Boost(track, False) for track in range(5)]
DOUBLE_BOOST = [Boost(track, True) for track in range(5)]
PROMOTE = [Promote(track) for track in range(5)]
STEP_BACK = [StepBack(track) for track in range(5)]
BOOSTS = _by_mask(BOOST)
DOUBLE_BOOSTS = _by_mask(DOUBLE_BOOST)
ENERGISES = _by_mask(ENERGISE)
PROMOTES = _by_mask(PROMOTE)
STEPS_BACK = _by_mask(STEP_BACK)
LAY_PATCH = [LayPatch(cell) for cell in range(156)]
PUT_ROVER = [PutRover(cell) for cell in range(156)]
MOVE_ROVER = [[MoveRover(cell, way) for way in range(8)] for cell in range(156)]
TAKE_CARD = [TakeCard(card) for card in range(36)]
STORE_PATCH = StorePatch()
DONE = Done()
