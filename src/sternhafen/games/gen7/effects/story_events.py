"""What happened in the story, in votes and to the officers, for log, animation and screen reader."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.values import Event


class Gen7Event(Event, frozen=True):
    """What the events have in common: the fields that number things on the table."""

    about: ClassVar[dict[str, str]] = {
        "place": "station",
        "station": "station",
        "stations": "station",
        "room": "room",
        "system": "system",
        "task": "group",
        "tasks": "group",
        "target": "group",
    }


class PlotReached(Gen7Event, frozen=True):
    """The story came to a plot point."""

    point: int


class PlotSucceeded(Gen7Event, frozen=True):
    """The plot goal was reached."""

    text: int


class PlotSetback(Gen7Event, frozen=True):
    """The plot goal was missed."""

    text: int


class GoalMet(Gen7Event, frozen=True):
    """A personal goal was met."""

    seat: int
    plan: int


class GoalRuledOut(Gen7Event, frozen=True):
    """Somebody did what a secret goal asks for and revealed none, so that goal is another's or nobody's."""

    seat: int


class GoalTurned(Gen7Event, frozen=True):
    """An episode goal was turned over."""

    goal: int


class RoomUnlocked(Gen7Event, frozen=True):
    """A new room was laid out."""

    room: int


class OrderUnlocked(Gen7Event, frozen=True):
    """A new work order joined its deck."""

    order: int


class RuleCardShown(Gen7Event, frozen=True):
    """A rule card was laid out."""

    card: int


class QuartersDealt(Gen7Event, frozen=True):
    """A quarters sheet was dealt."""

    seat: int
    quarters: int


class RelationshipDealt(Gen7Event, frozen=True):
    """A relationship card was dealt."""

    seat: int
    relationship: int


class PlansDealt(Gen7Event, frozen=True):
    """Secret personal goals were dealt."""

    secret: ClassVar[tuple[str, ...]] = ("plans",)
    seat: int
    plans: tuple[int, ...] | None


class Promoted(Gen7Event, frozen=True):
    """An officer rose in rank."""

    seat: int
    rank: int


class RankUnderlined(Gen7Event, frozen=True):
    """An officer's rank was underlined."""

    seat: int
    times: int


class SkillBought(Gen7Event, frozen=True):
    """A skill was bought."""

    seat: int
    skill: int


class RoomScarred(Gen7Event, frozen=True):
    """A room was noted in the logbook: it starts damaged from now on."""

    room: int


class SpotlightGiven(Gen7Event, frozen=True):
    """The spotlight goes to somebody for the next episode."""

    seat: int


class EpisodeEnded(Gen7Event, frozen=True):
    """The episode is over; the bookmark lies at a plot point."""

    point: int


class EndingReached(Gen7Event, frozen=True):
    """The campaign is over; the codas are shown below the ending."""

    point: int
    codas: tuple[int, ...]


class FateQuiet(Gen7Event, frozen=True):
    """A fate card was not triggered."""


class FateStruck(Gen7Event, frozen=True):
    """A fate card was triggered by somebody's officer."""

    seat: int
    card: int


class FateChosen(Gen7Event, frozen=True):
    """A choice was made, and this is what follows."""

    seat: int
    option: int
    result: int


class CardKept(Gen7Event, frozen=True):
    """Somebody keeps a fate card."""

    seat: int
    card: int


class VotesCounted(Gen7Event, frozen=True):
    """Everybody has voted; the votes of every choice with their weights, the track's included."""

    sums: tuple[int, ...]


class OptionVoted(Gen7Event, frozen=True):
    """A vote was counted; -1 where nobody voted."""

    votes: tuple[int, ...]
    option: int


class SystemVoted(Gen7Event, frozen=True):
    """A vote on a system was counted."""

    system: int


class RoomVoted(Gen7Event, frozen=True):
    """A vote on a room was counted."""

    room: int
