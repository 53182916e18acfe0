"""What happens at the table, for log, animation and screen reader."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.games.gen7.effects.scenes.scene_events import SCENE_EVENTS
from sternhafen.games.gen7.effects.story_events import (
    CardKept,
    EndingReached,
    EpisodeEnded,
    FateChosen,
    FateQuiet,
    FateStruck,
    Gen7Event,
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


class RoundBegan(Gen7Event, frozen=True):
    """A round began."""

    round: int


class DiceRolled(Gen7Event, frozen=True):
    """Dice were rolled."""

    seat: int
    dice: tuple[int, ...]


class Deployed(Gen7Event, frozen=True):
    """A die was put on a station; places count stations, plot stations, tasks."""

    seat: int
    die: int
    place: int


class WentIdle(Gen7Event, frozen=True):
    """A die was put into the wake-up room."""

    seat: int
    die: int


class DieMoved(Gen7Event, frozen=True):
    """An effect moved a die; `to` says where (place words)."""

    seat: int
    die: int
    where: int


class DieChanged(Gen7Event, frozen=True):
    """A die was turned to another value."""

    seat: int
    die: int
    value: int


class Recalled(Gen7Event, frozen=True):
    """All dice went home."""


class RobotTaken(Gen7Event, frozen=True):
    """A robot came from the supply."""

    seat: int
    value: int


class PodPlaced(Gen7Event, frozen=True):
    """A cryo pod was put into the wake-up room."""

    seat: int


class ColonistThawed(Gen7Event, frozen=True):
    """A colonist woke up."""

    seat: int


class Gained(Gen7Event, frozen=True):
    """Resources came into somebody's quarters."""

    seat: int
    res: int
    amount: int


class Lost(Gen7Event, frozen=True):
    """Resources left somebody's quarters."""

    seat: int
    res: int
    amount: int


class StoreGained(Gen7Event, frozen=True):
    """Resources came into the ship's store."""

    res: int
    amount: int


class StoreLost(Gen7Event, frozen=True):
    """Resources left the ship's store."""

    res: int
    amount: int


class MeritsGained(Gen7Event, frozen=True):
    """A merit marker moved forward."""

    seat: int
    amount: int


class MeritsLost(Gen7Event, frozen=True):
    """A merit marker moved backward."""

    seat: int
    amount: int


class StarsGained(Gen7Event, frozen=True):
    """Officer stars were given."""

    seat: int
    amount: int


class StarsLost(Gen7Event, frozen=True):
    """Officer stars were taken."""

    seat: int
    amount: int


class TrackMoved(Gen7Event, frozen=True):
    """The logic/instinct marker moved."""

    track: int


class CounterMoved(Gen7Event, frozen=True):
    """One of the story's counters changed."""

    counter: int
    value: int


class StatusMoved(Gen7Event, frozen=True):
    """A system's marker moved to a section."""

    system: int
    section: int


class RedStruck(Gen7Event, frozen=True):
    """A system entered red or ran past it."""

    system: int


class StationsFailed(Gen7Event, frozen=True):
    """The status update covered stations."""

    stations: tuple[int, ...]


class StationsReopened(Gen7Event, frozen=True):
    """Markers left stations."""

    stations: tuple[int, ...]


class StationBroken(Gen7Event, frozen=True):
    """An effect put a failure marker on a station."""

    station: int


class StationFaulted(Gen7Event, frozen=True):
    """An effect put a fault marker on a station."""

    station: int


class TasksDrawn(Gen7Event, frozen=True):
    """Priority tasks came into the row."""

    tasks: tuple[int, ...]


class TaskLeft(Gen7Event, frozen=True):
    """A priority task left the row without failing."""

    task: int


class TaskFailed(Gen7Event, frozen=True):
    """A priority task was left undone."""

    task: int


class TargetCompleted(Gen7Event, frozen=True):
    """A task or plot station was completed."""

    seat: int
    target: int


class OfferMade(Gen7Event, frozen=True):
    """The active player proposed how to fill a group station."""

    seat: int
    target: int


class OfferDeclined(Gen7Event, frozen=True):
    """Somebody did not agree."""

    seat: int


class OfferFailed(Gen7Event, frozen=True):
    """A group station was not filled after all."""

    target: int


class CardsDrawn(Gen7Event, frozen=True):
    """Somebody looks at cards."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    deck: int
    count: int
    cards: tuple[int, ...] | None


class CardTaken(Gen7Event, frozen=True):
    """Somebody took a card in hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    deck: int
    card: int | None


class CardsUnder(Gen7Event, frozen=True):
    """Cards went face up under their deck."""

    deck: int
    cards: tuple[int, ...]


class SchemasPlaced(Gen7Event, frozen=True):
    """Somebody's schemas lie like this now."""

    seat: int
    schemas: tuple[int, ...]


class FilePlayed(Gen7Event, frozen=True):
    """A file was played."""

    seat: int
    file: int


class OrderDone(Gen7Event, frozen=True):
    """A work order was completed."""

    seat: int
    order: int


class RuleUsed(Gen7Event, frozen=True):
    """A schema, skill, kept card or plot rule took effect."""

    seat: int
    rule: int


class LeaderNamed(Gen7Event, frozen=True):
    """The mission-leader badge changed hands."""

    seat: int


class BriefingCalled(Gen7Event, frozen=True):
    """A briefing began."""

    seat: int


class BriefingJoined(Gen7Event, frozen=True):
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
    EpisodeEnded, EndingReached, *SCENE_EVENTS,
)  # fmt: skip
