"""Everything that happens, for log, animation and screen reader. `side` is a seat, or -1 for the Rival."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event


class CardsChosen(Event, frozen=True):
    """A seat has kept its three cards."""

    side: int


class DiscardsShown(Event, frozen=True):
    """The cards that nobody kept are turned up."""

    cards: tuple[int, ...]


class TurnBegan(Event, frozen=True):
    """A side's turn begins."""

    side: int


class Deployed(Event, frozen=True):
    """A drone stands on a dock of the board (20: the transport dock)."""

    side: int
    dock: int


class ActionUsed(Event, frozen=True):
    """An action space is carried out."""

    side: int
    space: int


class Gained(Event, frozen=True):
    """A track rises by `amount`; `lost` found no room."""

    side: int
    resource: int
    amount: int
    lost: int


class Spent(Event, frozen=True):
    """A cost is paid."""

    side: int
    crystal: int
    organics: int
    tech: int
    nanites: int
    energy: int


class Woke(Event, frozen=True):
    """Pods leave a stasis chamber for the platform."""

    side: int
    chamber: int
    pods: int


class TileTaken(Event, frozen=True):
    """A resource tile goes to the box for its reward."""

    side: int
    tile: int


class TilePlaced(Event, frozen=True):
    """A resource tile is built into a slot."""

    side: int
    tile: int
    slot: int


class TileOpened(Event, frozen=True):
    """The next tile of a resource space is turned up."""

    space: int
    tile: int


class Announced(Event, frozen=True):
    """The computer's card actions are announced."""

    side: int
    draws: int
    plays: int


class Drew(Event, frozen=True):
    """A card is drawn."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class Reshuffled(Event, frozen=True):
    """The discard pile becomes the deck."""

    cards: int


class UpgradePlayed(Event, frozen=True):
    """A card is an upgrade now."""

    side: int
    card: int


class MissionPlayed(Event, frozen=True):
    """A card lies face down as a mission."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class VehiclePlayed(Event, frozen=True):
    """A card is a vehicle now."""

    side: int
    card: int


class PodRescued(Event, frozen=True):
    """A destroyed pod returns on the Spider."""

    side: int


class CavesScanned(Event, frozen=True):
    """A Ground Scanner shows its owner every face-down cave."""

    side: int


class CardDiscarded(Event, frozen=True):
    """A card goes to the discard pile without reward."""

    side: int
    card: int


class CardScrapped(Event, frozen=True):
    """A hand card is scrapped."""

    side: int
    card: int


class TileScrapped(Event, frozen=True):
    """A built tile is scrapped."""

    side: int
    tile: int
    slot: int


class CaveOpened(Event, frozen=True):
    """A cave is turned up."""

    side: int
    cave: int
    tile: int


class CrewSent(Event, frozen=True):
    """A pod goes to a salvage space."""

    side: int
    row: int


class CrewBack(Event, frozen=True):
    """Pods come back from a salvage row."""

    side: int
    row: int
    pods: int


class Launched(Event, frozen=True):
    """A vehicle leaves for a tunnel section and is discarded."""

    side: int
    vehicle: int
    tunnel: int


class Settled(Event, frozen=True):
    """Pods settle in a cave."""

    side: int
    cave: int
    pods: int


class Recalled(Event, frozen=True):
    """A side calls its drones back."""

    side: int


class IncidentResolved(Event, frozen=True):
    """An incident tile is resolved."""

    side: int
    section: int
    incident: int


class ChamberStruck(Event, frozen=True):
    """A sabotage tile lies on a chamber now."""

    chamber: int


class PodWarned(Event, frozen=True):
    """Early Warning moves a pod out of a chamber: to the next one, or to the platform (-1)."""

    side: int
    chamber: int
    to_chamber: int


class PodsDestroyed(Event, frozen=True):
    """Pods are destroyed."""

    side: int
    pods: int


class IncidentOpened(Event, frozen=True):
    """A new incident tile lies on a section."""

    section: int
    incident: int


class DroneReturned(Event, frozen=True):
    """A drone is home."""

    side: int
    dock: int


class PlatformUsed(Event, frozen=True):
    """A platform action is carried out."""

    side: int
    dock: int


class LastTurn(Event, frozen=True):
    """It is certain that the game ends after this turn: by sunset (-2), or because a side's crew is complete."""

    side: int


class RivalDecided(Event, frozen=True):
    """The Rival's decision card is chosen."""

    card: int


class RivalDrew(Event, frozen=True):
    """A new decision card lies beside the Rival's platform."""

    card: int


class RivalReturned(Event, frozen=True):
    """All the Rival's drones are home."""

    drones: int


class RivalLost(Event, frozen=True):
    """The Rival loses all of a resource after a check."""

    resource: int
    amount: int


class RivalLeftToChance(Event, frozen=True):
    """Something the Rival's rules leave open is decided at random, out of so many possibilities."""

    options: int


class MissionsShown(Event, frozen=True):
    """Missions are turned up for scoring."""

    side: int
    cards: tuple[int, ...]


class MissionReplaced(Event, frozen=True):
    """A surplus mission of the Rival is replaced."""

    card: int
    by: int


class Scored(Event, frozen=True):
    """A side's final points by kind."""

    side: int
    total: int
    pods: int
    upgrades: int
    vehicles: int
    awake: int
    missions: int
    caves: int


EVENTS: tuple[type[Event], ...] = (
    CardsChosen,
    DiscardsShown,
    TurnBegan,
    Deployed,
    ActionUsed,
    Gained,
    Spent,
    Woke,
    TileTaken,
    TilePlaced,
    TileOpened,
    Announced,
    Drew,
    Reshuffled,
    UpgradePlayed,
    MissionPlayed,
    VehiclePlayed,
    PodRescued,
    CavesScanned,
    CardDiscarded,
    CardScrapped,
    TileScrapped,
    CaveOpened,
    CrewSent,
    CrewBack,
    Launched,
    Settled,
    Recalled,
    IncidentResolved,
    ChamberStruck,
    PodWarned,
    PodsDestroyed,
    IncidentOpened,
    DroneReturned,
    PlatformUsed,
    LastTurn,
    RivalDecided,
    RivalDrew,
    RivalReturned,
    RivalLost,
    RivalLeftToChance,
    MissionsShown,
    MissionReplaced,
    Scored,
)
