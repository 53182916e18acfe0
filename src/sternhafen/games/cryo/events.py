"""Everything that happens, for log, animation and screen reader. `side` is a seat, or -1 for the Rival."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event, Reasoned


class CardsChosen(Reasoned, frozen=True):
    """A seat has kept its three cards."""

    side: int


class DiscardsShown(Reasoned, frozen=True):
    """The cards that nobody kept are turned up."""

    cards: tuple[int, ...]


class TurnBegan(Reasoned, frozen=True):
    """A side's turn begins."""

    side: int


class Deployed(Reasoned, frozen=True):
    """A drone stands on a dock of the board (20: the transport dock)."""

    side: int
    dock: int


class ActionUsed(Reasoned, frozen=True):
    """An action space is carried out."""

    side: int
    space: int


class Gained(Reasoned, frozen=True):
    """A track rises by `amount`; `lost` is what did not fit."""

    side: int
    resource: int
    amount: int
    lost: int


class Spent(Reasoned, frozen=True):
    """A cost is paid."""

    side: int
    crystal: int
    organics: int
    tech: int
    nanites: int
    energy: int


class Woke(Reasoned, frozen=True):
    """Pods leave a stasis chamber for the platform."""

    side: int
    chamber: int
    pods: int


class TileTaken(Reasoned, frozen=True):
    """A resource tile goes to the box for its reward."""

    side: int
    tile: int


class TilePlaced(Reasoned, frozen=True):
    """A resource tile is built into a slot."""

    side: int
    tile: int
    slot: int


class TileOpened(Reasoned, frozen=True):
    """The next tile of a resource space is turned up."""

    space: int
    tile: int


class Announced(Reasoned, frozen=True):
    """The computer's card actions are announced."""

    side: int
    draws: int
    plays: int


class Drew(Reasoned, frozen=True):
    """A card is drawn."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class Reshuffled(Reasoned, frozen=True):
    """The discard pile becomes the deck."""

    cards: int


class UpgradePlayed(Reasoned, frozen=True):
    """A card is an upgrade now."""

    side: int
    card: int


class MissionPlayed(Reasoned, frozen=True):
    """A card lies face down as a mission."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class VehiclePlayed(Reasoned, frozen=True):
    """A card is a vehicle now."""

    side: int
    card: int


class PodRescued(Reasoned, frozen=True):
    """A destroyed pod returns on the Spider."""

    side: int


class CavesScanned(Reasoned, frozen=True):
    """A Ground Scanner shows its owner every face-down cave."""

    side: int


class CardDiscarded(Reasoned, frozen=True):
    """A card goes to the discard pile without reward."""

    side: int
    card: int


class CardScrapped(Reasoned, frozen=True):
    """A hand card is scrapped."""

    side: int
    card: int


class TileScrapped(Reasoned, frozen=True):
    """A built tile is scrapped."""

    side: int
    tile: int
    slot: int


class CaveOpened(Reasoned, frozen=True):
    """A cave is turned up."""

    side: int
    cave: int
    tile: int


class CrewSent(Reasoned, frozen=True):
    """A pod goes to a salvage space."""

    side: int
    row: int


class CrewBack(Reasoned, frozen=True):
    """Pods come back from a salvage row."""

    side: int
    row: int
    pods: int


class Launched(Reasoned, frozen=True):
    """A vehicle leaves for a tunnel section and is discarded."""

    side: int
    vehicle: int
    tunnel: int


class Settled(Reasoned, frozen=True):
    """Pods settle in a cave."""

    side: int
    cave: int
    pods: int


class Recalled(Reasoned, frozen=True):
    """A side calls its drones back."""

    side: int


class IncidentResolved(Reasoned, frozen=True):
    """An incident tile is resolved."""

    side: int
    section: int
    incident: int


class ChamberStruck(Reasoned, frozen=True):
    """A sabotage tile lies on a chamber now."""

    chamber: int


class PodWarned(Reasoned, frozen=True):
    """Early Warning moves a pod out of a chamber: to the next one, or to the platform (-1)."""

    side: int
    chamber: int
    to_chamber: int


class PodsDestroyed(Reasoned, frozen=True):
    """Pods are destroyed."""

    side: int
    pods: int


class IncidentOpened(Reasoned, frozen=True):
    """A new incident tile lies on a section."""

    section: int
    incident: int


class DroneReturned(Reasoned, frozen=True):
    """A drone is home."""

    side: int
    dock: int


class PlatformUsed(Reasoned, frozen=True):
    """A platform action is carried out."""

    side: int
    dock: int


class LastTurn(Reasoned, frozen=True):
    """It is certain that the game ends after this turn: by sunset (-2), or because a side's crew is complete."""

    side: int


class RivalDecided(Reasoned, frozen=True):
    """The Rival's decision card is chosen."""

    card: int


class RivalDrew(Reasoned, frozen=True):
    """A new decision card lies beside the Rival's platform."""

    card: int


class RivalReturned(Reasoned, frozen=True):
    """All the Rival's drones are home."""

    drones: int


class RivalLost(Reasoned, frozen=True):
    """The Rival loses all of a resource after a check."""

    resource: int
    amount: int


class RivalLeftToChance(Reasoned, frozen=True):
    """Something the Rival's rules leave open is decided at random, out of so many possibilities."""

    options: int


class MissionsShown(Reasoned, frozen=True):
    """Missions are turned up for scoring."""

    side: int
    cards: tuple[int, ...]


class MissionReplaced(Reasoned, frozen=True):
    """A surplus mission of the Rival is replaced."""

    card: int
    by: int


class Scored(Reasoned, frozen=True):
    """A side's final points by kind."""

    side: int
    total: int
    pods: int
    upgrades: int
    vehicles: int
    awake: int
    missions: int
    caves: int


# fmt: off
EVENTS: tuple[type[Event], ...] = (
    CardsChosen, DiscardsShown, TurnBegan, Deployed, ActionUsed, Gained, Spent, Woke, TileTaken, TilePlaced,
    TileOpened, Announced, Drew, Reshuffled, UpgradePlayed, MissionPlayed, VehiclePlayed, PodRescued, CavesScanned,
    CardDiscarded, CardScrapped, TileScrapped, CaveOpened, CrewSent, CrewBack, Launched, Settled, Recalled,
    IncidentResolved, ChamberStruck, PodWarned, PodsDestroyed, IncidentOpened, DroneReturned, PlatformUsed,
    LastTurn, RivalDecided, RivalDrew, RivalReturned, RivalLost, RivalLeftToChance, MissionsShown, MissionReplaced,
    Scored,
)
# fmt: on
