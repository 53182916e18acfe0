"""What happens in Planet Unknown, for log, animation and screen reader."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event


class RingTurned(Event, frozen=True):
    """The inner ring of the station was turned clockwise before the game."""

    seat: int
    sectors: int


class PlanetTaken(Event, frozen=True):
    """Somebody chose the side of the planet dealt."""

    seat: int
    planet: int


class CorporationTaken(Event, frozen=True):
    """Somebody chose the side of the corporation dealt."""

    seat: int
    corporation: int


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: int
    commander: int


class StationTurned(Event, frozen=True):
    """The station was turned clockwise."""

    sectors: int


class TileOpened(Event, frozen=True):
    """A new tile lies on top of a stack."""

    stack: int
    tile: int


class NextTileSeen(Event, frozen=True):
    """The tile below the top one of a stack can be seen, where the table plays so (PU-2.5)."""

    stack: int
    tile: int


class EventDrawn(Event, frozen=True):
    """An event was drawn."""

    event: int


class EventPeeked(Event, frozen=True):
    """Somebody looked at the next event."""

    secret: ClassVar[tuple[str, ...]] = ("event",)
    seat: int
    event: int | None


class TilePlaced(Event, frozen=True):
    """A tile was placed."""

    seat: int
    tile: int
    turn: int
    anchor: int


class TileUnplaced(Event, frozen=True):
    """A tile was taken but could not be placed."""

    seat: int
    tile: int


class CivTileChosen(Event, frozen=True):
    """Republic chose a civ tile in advance."""

    seat: int
    tile: int


class Covered(Event, frozen=True):
    """Lifepods or rovers were destroyed by being covered."""

    seat: int
    lifepods: int
    rovers: int


class MarkerMoved(Event, frozen=True):
    """A marker reached a field."""

    seat: int
    track: int
    field: int


class MarkerMovedBack(Event, frozen=True):
    """A marker went back to a field."""

    seat: int
    track: int
    field: int


class MarkerSteered(Event, frozen=True):
    """A marker of Makeshift reached a field of some track."""

    seat: int
    track: int
    column: int
    field: int


class PatchLaid(Event, frozen=True):
    """A patch was laid."""

    seat: int
    cell: int


class PatchStored(Event, frozen=True):
    """A patch was laid aside."""

    seat: int


class RoverPut(Event, frozen=True):
    """A rover was put on the planet."""

    seat: int
    cell: int


class RoverMoved(Event, frozen=True):
    """A rover moved or teleported."""

    seat: int
    start: int
    cell: int


class RoverLost(Event, frozen=True):
    """A rover was destroyed."""

    seat: int
    cell: int


class MeteoriteLoaded(Event, frozen=True):
    """A rover loaded a meteorite."""

    seat: int
    cell: int


class MeteoriteCollected(Event, frozen=True):
    """A meteorite was collected."""

    seat: int
    cell: int


class MeteoriteDestroyed(Event, frozen=True):
    """A meteorite was destroyed."""

    seat: int
    cell: int


class MeteoriteFell(Event, frozen=True):
    """A meteorite came onto a symbol."""

    seat: int
    cell: int


class MeteoriteLost(Event, frozen=True):
    """A collected meteorite was lost."""

    seat: int


class LifepodCollected(Event, frozen=True):
    """A lifepod was collected."""

    seat: int
    cell: int


class LifepodLost(Event, frozen=True):
    """A lifepod went back to the box."""

    seat: int


class LifepodSet(Event, frozen=True):
    """A lifepod was laid on a track field of Cosmos (16 * track + field), or in the scoring area (-1)."""

    seat: int
    place: int


class TechnologyUnlocked(Event, frozen=True):
    """A technology was unlocked, by its number in the vocabulary."""

    seat: int
    technology: int


class CardsSeen(Event, frozen=True):
    """Somebody looked at civ cards to choose from."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    level: int
    cards: tuple[int, ...] | None


class CardTaken(Event, frozen=True):
    """A civ card was taken; one for the end of the game stays hidden."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    level: int
    card: int | None


class NoCardLeft(Event, frozen=True):
    """A civ milestone found an empty stack."""

    seat: int
    level: int


class CivCardsChanged(Event, frozen=True):
    """Every civ stack gained or lost a card."""

    more: bool


class ObjectivesOffered(Event, frozen=True):
    """Somebody drew objectives to keep some of them."""

    secret: ClassVar[tuple[str, ...]] = ("objectives",)
    seat: int
    objectives: tuple[int, ...] | None


class ObjectiveKept(Event, frozen=True):
    """A private objective was kept."""

    secret: ClassVar[tuple[str, ...]] = ("objective",)
    seat: int
    objective: int | None


class ObjectiveDropped(Event, frozen=True):
    """A private objective was given up."""

    secret: ClassVar[tuple[str, ...]] = ("objective",)
    seat: int
    objective: int | None


class CommonObjective(Event, frozen=True):
    """An objective now compares all players."""

    seat: int
    objective: int


class NeighbourObjectives(Event, frozen=True):
    """The neighbour objectives were laid out."""

    objectives: tuple[int, ...]


class ShapeRemoved(Event, frozen=True):
    """A stack was removed from the station."""

    seat: int
    ring: int
    shape: int


class FluxSet(Event, frozen=True):
    """The flux token was set."""

    seat: int
    track: int


class BiomassReset(Event, frozen=True):
    """Wormhole's biomass marker went from the top to field 0."""

    seat: int


class LastRound(Event, frozen=True):
    """The end of the game was triggered: this is the last round."""


class FinalPhase(Event, frozen=True):
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
