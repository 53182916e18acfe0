"""What happens in Planet Unknown, for log, animation and screen reader."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.data.tiles import TILE_TURNS


class PlanetEvent(Event, frozen=True):
    """What the events have in common: cells, tracks and objectives are things on the table."""

    about: ClassVar[dict[str, str]] = {"start": "cell", "cell": "cell", "track": "track", "objective": "objective"}


class RingTurned(PlanetEvent, frozen=True):
    """The inner ring of the station was turned clockwise before the game."""

    seat: int
    sectors: int


class PlanetTaken(PlanetEvent, frozen=True):
    """Somebody chose the side of the planet dealt."""

    seat: int
    planet: int


class CorporationTaken(PlanetEvent, frozen=True):
    """Somebody chose the side of the corporation dealt."""

    seat: int
    corporation: int


class RoundBegan(PlanetEvent, frozen=True):
    """A round began."""

    round: int
    commander: int


class StationTurned(PlanetEvent, frozen=True):
    """The station was turned clockwise."""

    sectors: int


class TileOpened(PlanetEvent, frozen=True):
    """A new tile lies on top of a stack."""

    stack: int
    tile: int


class NextTileSeen(PlanetEvent, frozen=True):
    """The tile below the top one of a stack can be seen, where the table plays so (PU-2.5)."""

    stack: int
    tile: int


class EventDrawn(PlanetEvent, frozen=True):
    """An event was drawn."""

    event: int


class EventPeeked(PlanetEvent, frozen=True):
    """Somebody looked at the next event."""

    secret: ClassVar[tuple[str, ...]] = ("event",)
    seat: int
    event: int | None


class TilePlaced(PlanetEvent, frozen=True):
    """A tile was placed."""

    seat: int
    tile: int
    turn: int
    anchor: int

    def touches(self) -> tuple[str, ...]:
        return tuple(f"cell:{cell}" for cell in cells_of(TILE_TURNS[self.tile][self.turn][0] << self.anchor))


class TileUnplaced(PlanetEvent, frozen=True):
    """A tile was taken but could not be placed."""

    seat: int
    tile: int


class CivTileChosen(PlanetEvent, frozen=True):
    """Republic chose a civ tile in advance."""

    seat: int
    tile: int


class Covered(PlanetEvent, frozen=True):
    """Lifepods or rovers were destroyed by being covered."""

    seat: int
    lifepods: int
    rovers: int


class MarkerMoved(PlanetEvent, frozen=True):
    """A marker reached a field."""

    seat: int
    track: int
    field: int


class MarkerMovedBack(PlanetEvent, frozen=True):
    """A marker went back to a field."""

    seat: int
    track: int
    field: int


class MarkerSteered(PlanetEvent, frozen=True):
    """A marker of Makeshift reached a field of some track."""

    seat: int
    track: int
    column: int
    field: int


class PatchLaid(PlanetEvent, frozen=True):
    """A patch was laid."""

    seat: int
    cell: int


class PatchStored(PlanetEvent, frozen=True):
    """A patch was laid aside."""

    seat: int


class RoverPut(PlanetEvent, frozen=True):
    """A rover was put on the planet."""

    seat: int
    cell: int


class RoverMoved(PlanetEvent, frozen=True):
    """A rover moved or teleported."""

    seat: int
    start: int
    cell: int


class RoverLost(PlanetEvent, frozen=True):
    """A rover was destroyed."""

    seat: int
    cell: int


class MeteoriteLoaded(PlanetEvent, frozen=True):
    """A rover loaded a meteorite."""

    seat: int
    cell: int


class MeteoriteCollected(PlanetEvent, frozen=True):
    """A meteorite was collected."""

    seat: int
    cell: int


class MeteoriteDestroyed(PlanetEvent, frozen=True):
    """A meteorite was destroyed."""

    seat: int
    cell: int


class MeteoriteFell(PlanetEvent, frozen=True):
    """A meteorite came onto a symbol."""

    seat: int
    cell: int


class MeteoriteLost(PlanetEvent, frozen=True):
    """A collected meteorite was lost."""

    seat: int


class LifepodCollected(PlanetEvent, frozen=True):
    """A lifepod was collected."""

    seat: int
    cell: int


class LifepodLost(PlanetEvent, frozen=True):
    """A lifepod went back to the box."""

    seat: int


class LifepodSet(PlanetEvent, frozen=True):
    """A lifepod was laid on a track field of Cosmos (16 * track + field), or in the scoring area (-1)."""

    seat: int
    place: int


class TechnologyUnlocked(PlanetEvent, frozen=True):
    """A technology was unlocked, by its number in the vocabulary."""

    seat: int
    technology: int


class CardsSeen(PlanetEvent, frozen=True):
    """Somebody looked at civ cards to choose from."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    level: int
    cards: tuple[int, ...] | None


class CardTaken(PlanetEvent, frozen=True):
    """A civ card was taken; one for the end of the game stays hidden."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    level: int
    card: int | None


class NoCardLeft(PlanetEvent, frozen=True):
    """A civ milestone found an empty stack."""

    seat: int
    level: int


class CivCardsChanged(PlanetEvent, frozen=True):
    """Every civ stack gained or lost a card."""

    more: bool


class ObjectivesOffered(PlanetEvent, frozen=True):
    """Somebody drew objectives to keep some of them."""

    secret: ClassVar[tuple[str, ...]] = ("objectives",)
    seat: int
    objectives: tuple[int, ...] | None


class ObjectiveKept(PlanetEvent, frozen=True):
    """A private objective was kept."""

    secret: ClassVar[tuple[str, ...]] = ("objective",)
    seat: int
    objective: int | None


class ObjectiveDropped(PlanetEvent, frozen=True):
    """A private objective was given up."""

    secret: ClassVar[tuple[str, ...]] = ("objective",)
    seat: int
    objective: int | None


class CommonObjective(PlanetEvent, frozen=True):
    """An objective now compares all players."""

    seat: int
    objective: int


class NeighbourObjectives(PlanetEvent, frozen=True):
    """The neighbour objectives were laid out."""

    objectives: tuple[int, ...]


class ShapeRemoved(PlanetEvent, frozen=True):
    """A stack was removed from the station."""

    seat: int
    ring: int
    shape: int


class FluxSet(PlanetEvent, frozen=True):
    """The flux token was set."""

    seat: int
    track: int


class BiomassReset(PlanetEvent, frozen=True):
    """Wormhole's biomass marker went from the top to field 0."""

    seat: int


class LastRound(PlanetEvent, frozen=True):
    """The end of the game was triggered: this is the last round."""


class FinalPhase(PlanetEvent, frozen=True):
    """The end-of-game phase began: all cards kept for it are shown."""

    cards: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    RingTurned, PlanetTaken, CorporationTaken, RoundBegan, StationTurned, TileOpened, NextTileSeen, EventDrawn,
    EventPeeked, TilePlaced, TileUnplaced, CivTileChosen, Covered, MarkerMoved, MarkerMovedBack, MarkerSteered,
    PatchLaid, PatchStored, RoverPut, RoverMoved, RoverLost, MeteoriteLoaded, MeteoriteCollected,
    MeteoriteDestroyed, MeteoriteFell, MeteoriteLost, LifepodCollected, LifepodLost, LifepodSet, TechnologyUnlocked,
    CardsSeen, CardTaken, NoCardLeft, CivCardsChanged, ObjectivesOffered, ObjectiveKept, ObjectiveDropped,
    CommonObjective, NeighbourObjectives, ShapeRemoved, FluxSet, BiomassReset, LastRound, FinalPhase,
)  # fmt: skip
