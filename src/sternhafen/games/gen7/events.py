"""What happens at the table, for log, animation and screen reader."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.values import Event
from sternhafen.games.gen7.story_events import (
    CardKept,
    EndingReached,
    EpisodeEnded,
    FateChosen,
    FateQuiet,
    FateStruck,
    GoalMet,
    GoalRuledOut,
    GoalTurned,
    OptionVoted,
    OrderUnlocked,
    PlansDealt,
    PlotReached,
    PlotSetback,
    PlotSucceeded,
    Promoted,
    QuartersDealt,
    RankUnderlined,
    RelationshipDealt,
    RoomScarred,
    RoomUnlocked,
    RoomVoted,
    RuleCardShown,
    SkillBought,
    SpotlightGiven,
    SystemVoted,
    VotesCounted,
)


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: int


class DiceRolled(Event, frozen=True):
    """Dice were rolled."""

    seat: int
    dice: tuple[int, ...]


class Deployed(Event, frozen=True):
    """A die was put on a station; places count stations, plot stations, tasks."""

    seat: int
    die: int
    place: int


class WentIdle(Event, frozen=True):
    """A die was put into the wake-up room."""

    seat: int
    die: int


class DieMoved(Event, frozen=True):
    """An effect moved a die; `to` says where (place words)."""

    seat: int
    die: int
    where: int


class DieChanged(Event, frozen=True):
    """A die was turned to another value."""

    seat: int
    die: int
    value: int


class Recalled(Event, frozen=True):
    """All dice went home."""


class RobotTaken(Event, frozen=True):
    """A robot came from the supply."""

    seat: int
    value: int


class PodPlaced(Event, frozen=True):
    """A cryo pod was put into the wake-up room."""

    seat: int


class ColonistThawed(Event, frozen=True):
    """A colonist woke up."""

    seat: int


class Gained(Event, frozen=True):
    """Resources came into somebody's quarters."""

    seat: int
    res: int
    amount: int


class Lost(Event, frozen=True):
    """Resources left somebody's quarters."""

    seat: int
    res: int
    amount: int


class StoreGained(Event, frozen=True):
    """Resources came into the ship's store."""

    res: int
    amount: int


class StoreLost(Event, frozen=True):
    """Resources left the ship's store."""

    res: int
    amount: int


class MeritsGained(Event, frozen=True):
    """A merit marker moved forward."""

    seat: int
    amount: int


class MeritsLost(Event, frozen=True):
    """A merit marker moved backward."""

    seat: int
    amount: int


class StarsGained(Event, frozen=True):
    """Officer stars were given."""

    seat: int
    amount: int


class StarsLost(Event, frozen=True):
    """Officer stars were taken."""

    seat: int
    amount: int


class TrackMoved(Event, frozen=True):
    """The logic/instinct marker moved."""

    track: int


class CounterMoved(Event, frozen=True):
    """One of the story's counters changed."""

    counter: int
    value: int


class StatusMoved(Event, frozen=True):
    """A system's marker moved to a section."""

    system: int
    section: int


class RedStruck(Event, frozen=True):
    """A system entered red or ran past it."""

    system: int


class StationsFailed(Event, frozen=True):
    """The status update covered stations."""

    stations: tuple[int, ...]


class StationsReopened(Event, frozen=True):
    """Markers left stations."""

    stations: tuple[int, ...]


class StationBroken(Event, frozen=True):
    """An effect put a failure marker on a station."""

    station: int


class StationFaulted(Event, frozen=True):
    """An effect put a fault marker on a station."""

    station: int


class TasksDrawn(Event, frozen=True):
    """Priority tasks came into the row."""

    tasks: tuple[int, ...]


class TaskLeft(Event, frozen=True):
    """A priority task left the row without failing."""

    task: int


class TaskFailed(Event, frozen=True):
    """A priority task was left undone."""

    task: int


class TargetCompleted(Event, frozen=True):
    """A task or plot station was completed."""

    seat: int
    target: int


class OfferMade(Event, frozen=True):
    """The active player proposed how to fill a group station."""

    seat: int
    target: int


class OfferDeclined(Event, frozen=True):
    """Somebody did not agree."""

    seat: int


class OfferFailed(Event, frozen=True):
    """A group station was not filled after all."""

    target: int


class CardsDrawn(Event, frozen=True):
    """Somebody looks at cards."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    deck: int
    count: int
    cards: tuple[int, ...] | None


class CardTaken(Event, frozen=True):
    """Somebody took a card in hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    deck: int
    card: int | None


class CardsUnder(Event, frozen=True):
    """Cards went face up under their deck."""

    deck: int
    cards: tuple[int, ...]


class SchemasPlaced(Event, frozen=True):
    """Somebody's schemas lie like this now."""

    seat: int
    schemas: tuple[int, ...]


class FilePlayed(Event, frozen=True):
    """A file was played."""

    seat: int
    file: int


class OrderDone(Event, frozen=True):
    """A work order was completed."""

    seat: int
    order: int


class RuleUsed(Event, frozen=True):
    """A schema, skill, kept card or plot rule took effect."""

    seat: int
    rule: int


class LeaderNamed(Event, frozen=True):
    """The mission-leader badge changed hands."""

    seat: int


class BriefingCalled(Event, frozen=True):
    """A briefing began."""

    seat: int


class BriefingJoined(Event, frozen=True):
    """Somebody joined the briefing."""

    seat: int
    die: int


ALL: Final = (
    RoundBegan, DiceRolled, Deployed, WentIdle, DieMoved, DieChanged, Recalled, RobotTaken, PodPlaced, ColonistThawed,
    Gained, Lost, StoreGained, StoreLost, MeritsGained, MeritsLost, StarsGained, StarsLost, TrackMoved, CounterMoved,
    StatusMoved, RedStruck, StationsFailed, StationsReopened, StationBroken, StationFaulted, TasksDrawn, TaskLeft,
    TaskFailed, TargetCompleted, OfferMade, OfferDeclined, OfferFailed, CardsDrawn, CardTaken, CardsUnder,
    SchemasPlaced, FilePlayed, OrderDone, RuleUsed, LeaderNamed, BriefingCalled, BriefingJoined, FateQuiet, FateStruck,
    FateChosen, CardKept, VotesCounted, OptionVoted, SystemVoted, RoomVoted, PlotReached, PlotSucceeded,
    PlotSetback, GoalMet, GoalRuledOut, GoalTurned, RoomUnlocked, OrderUnlocked, RuleCardShown, QuartersDealt,
    RelationshipDealt, PlansDealt, Promoted, RankUnderlined, SkillBought, RoomScarred, SpotlightGiven,
    EpisodeEnded, EndingReached,
)  # fmt: skip
