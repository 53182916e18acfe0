"""A review as clients see it: actions, events and reasons as messages."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sternhafen.table.messages.reasons import ReasonInfo
from sternhafen.table.messages.shown import Choice, EventInfo

ReviewMark = Literal["best", "fine", "inaccuracy", "mistake"]
MomentKind = Literal["mistake", "inaccuracy", "best", "luck"]


class ReviewRow(Struct):
    """What every seat could expect before a line of the log, and by how much chance moved it after.

    The last row is the end. `turn` numbers turns or, where all play at the same time, rounds. `luck` is empty where
    chance did nothing.
    """

    entry: int
    seat: int
    turn: int
    expected: list[float]
    luck: list[float]


class ReviewOption(Struct):
    """An action of a decision: the points expected with it, and what it is worth less than the best (0 or below)."""

    choice: Choice
    points: float
    worth: float


class JudgedMove(Struct):
    """A decision by what its seat could know then; `options` are sorted, `played` is one of them.

    `reasons` say what the best brings more than what was played.
    """

    entry: int
    seat: int
    options: list[ReviewOption]
    played: int
    loss: float
    error: float
    """The standard error of the loss."""
    mark: ReviewMark
    reasons: list[ReasonInfo]


class KeyMoment(Struct):
    """A moment that mattered, by so many points; `events` tell of luck."""

    entry: int
    seat: int
    kind: MomentKind
    points: float
    events: list[EventInfo]


class SeatReview(Struct):
    """How a seat did: its result is the sum of `usual`, `play`, `others`, `luck` and an unexplained `rest`."""

    result: float
    usual: float
    play: float
    others: float
    luck: float
    rest: float
    accuracy: float | None
    """In percent; null while nothing is judged."""
    marks: dict[ReviewMark, int]


class ReviewInfo(Struct):
    """The review of a finished game, complete when `judged` is `decisions`; asking again carries it on."""

    version: int
    iterations: int
    decisions: int
    judged: int
    rows: list[ReviewRow]
    judgements: list[JudgedMove]
    seats: list[SeatReview]
    moments: list[KeyMoment]
