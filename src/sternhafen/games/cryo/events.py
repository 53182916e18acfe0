"""Everything that happens, for log, animation and screen reader. `side` is a seat, or -1 for the Rival."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event, Reasoned

THINGS: dict[str, str] = {name: name for name in ("space", "dock", "chamber", "cave", "row", "tunnel", "section")}
THINGS["to_chamber"] = "chamber"


class CryoEvent(Reasoned, frozen=True):
    """What the events have in common: the fields that number things on the table."""

    about: ClassVar[dict[str, str]] = THINGS


class CardsChosen(CryoEvent, frozen=True):
    """A seat has kept its three cards."""

    side: int


class DiscardsShown(CryoEvent, frozen=True):
    """The cards that nobody kept are turned up."""

    cards: tuple[int, ...]


class TurnBegan(CryoEvent, frozen=True):
    """A side's turn begins."""

    side: int


class Deployed(CryoEvent, frozen=True):
    """A drone stands on a dock of the board (20: the transport dock)."""

    side: int
    dock: int


class ActionUsed(CryoEvent, frozen=True):
    """An action space is carried out."""

    side: int
    space: int


class Gained(CryoEvent, frozen=True):
    """A track rises by `amount`; `lost` is what did not fit."""

    side: int
    resource: int
    amount: int
    lost: int


class Spent(CryoEvent, frozen=True):
    """A cost is paid."""

    side: int
    crystal: int
    organics: int
    tech: int
    nanites: int
    energy: int


class Woke(CryoEvent, frozen=True):
    """Pods leave a stasis chamber for the platform."""

    side: int
    chamber: int
    pods: int


class TileTaken(CryoEvent, frozen=True):
    """A resource tile goes to the box for its reward."""

    side: int
    tile: int


class TilePlaced(CryoEvent, frozen=True):
    """A resource tile is built into a slot."""

    side: int
    tile: int
    slot: int


class TileOpened(CryoEvent, frozen=True):
    """The next tile of a resource space is turned up."""

    space: int
    tile: int


class Announced(CryoEvent, frozen=True):
    """The computer's card actions are announced."""

    side: int
    draws: int
    plays: int


class Drew(CryoEvent, frozen=True):
    """A card is drawn."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class Reshuffled(CryoEvent, frozen=True):
    """The discard pile becomes the deck."""

    cards: int


class UpgradePlayed(CryoEvent, frozen=True):
    """A card is an upgrade now."""

    side: int
    card: int


class MissionPlayed(CryoEvent, frozen=True):
    """A card lies face down as a mission."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    side: int
    card: int | None


class VehiclePlayed(CryoEvent, frozen=True):
    """A card is a vehicle now."""

    side: int
    card: int


class PodRescued(CryoEvent, frozen=True):
    """A destroyed pod returns on the Spider."""

    side: int


class CavesScanned(CryoEvent, frozen=True):
    """A Ground Scanner shows its owner every face-down cave."""

    side: int


class CardDiscarded(CryoEvent, frozen=True):
    """A card goes to the discard pile without reward."""

    side: int
    card: int


class CardScrapped(CryoEvent, frozen=True):
    """A hand card is scrapped."""

    side: int
    card: int


class TileScrapped(CryoEvent, frozen=True):
    """A built tile is scrapped."""

    side: int
    tile: int
    slot: int


class CaveOpened(CryoEvent, frozen=True):
    """A cave is turned up."""

    side: int
    cave: int
    tile: int


class CrewSent(CryoEvent, frozen=True):
    """A pod goes to a salvage space."""

    side: int
    row: int


class CrewBack(CryoEvent, frozen=True):
    """Pods come back from a salvage row."""

    side: int
    row: int
    pods: int


class Launched(CryoEvent, frozen=True):
    """A vehicle leaves for a tunnel section and is discarded."""

    side: int
    vehicle: int
    tunnel: int


class Settled(CryoEvent, frozen=True):
    """Pods settle in a cave."""

    side: int
    cave: int
    pods: int


class Recalled(CryoEvent, frozen=True):
    """A side calls its drones back."""

    side: int


class IncidentResolved(CryoEvent, frozen=True):
    """An incident tile is resolved."""

    about: ClassVar[dict[str, str]] = THINGS | {"section": "incident"}
    side: int
    section: int
    incident: int


class ChamberStruck(CryoEvent, frozen=True):
    """A sabotage tile lies on a chamber now."""

    chamber: int


class PodWarned(CryoEvent, frozen=True):
    """Early Warning moves a pod out of a chamber: to the next one, or to the platform (-1)."""

    side: int
    chamber: int
    to_chamber: int


class PodsDestroyed(CryoEvent, frozen=True):
    """Pods are destroyed."""

    side: int
    pods: int


class IncidentOpened(CryoEvent, frozen=True):
    """A new incident tile lies on a section."""

    about: ClassVar[dict[str, str]] = THINGS | {"section": "incident"}
    section: int
    incident: int


class DroneReturned(CryoEvent, frozen=True):
    """A drone is home."""

    about: ClassVar[dict[str, str]] = THINGS | {"dock": "home"}
    side: int
    dock: int


class PlatformUsed(CryoEvent, frozen=True):
    """A platform action is carried out."""

    about: ClassVar[dict[str, str]] = THINGS | {"dock": "home"}
    side: int
    dock: int


class LastTurn(CryoEvent, frozen=True):
    """It is certain that the game ends after this turn: by sunset (-2), or because a side's crew is complete."""

    side: int


class RivalDecided(CryoEvent, frozen=True):
    """The Rival's decision card is chosen."""

    card: int


class RivalDrew(CryoEvent, frozen=True):
    """A new decision card lies beside the Rival's platform."""

    card: int


class RivalReturned(CryoEvent, frozen=True):
    """All the Rival's drones are home."""

    drones: int


class RivalLost(CryoEvent, frozen=True):
    """The Rival loses all of a resource after a check."""

    resource: int
    amount: int


class RivalLeftToChance(CryoEvent, frozen=True):
    """Something the Rival's rules leave open is decided at random, out of so many possibilities."""

    options: int


class MissionsShown(CryoEvent, frozen=True):
    """Missions are turned up for scoring."""

    side: int
    cards: tuple[int, ...]


class MissionReplaced(CryoEvent, frozen=True):
    """A surplus mission of the Rival is replaced."""

    card: int
    by: int


class Scored(CryoEvent, frozen=True):
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
    CardsChosen, DiscardsShown, TurnBegan, Deployed, ActionUsed, Gained, Spent, Woke, TileTaken, TilePlaced, TileOpened,
    Announced, Drew, Reshuffled, UpgradePlayed, MissionPlayed, VehiclePlayed, PodRescued, CavesScanned, CardDiscarded,
    CardScrapped, TileScrapped, CaveOpened, CrewSent, CrewBack, Launched, Settled, Recalled, IncidentResolved,
    ChamberStruck, PodWarned, PodsDestroyed, IncidentOpened, DroneReturned, PlatformUsed, LastTurn, RivalDecided,
    RivalDrew, RivalReturned, RivalLost, RivalLeftToChance, MissionsShown, MissionReplaced, Scored,
)
# fmt: on
