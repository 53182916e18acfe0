"""What a review says about a finished game, as plain data: it is sent, stored with the game and exported as it is."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sternhafen.bots.values import Reason

VERSION = 1
"""The version of this form, raised whenever a field changes its meaning."""

Mark = Literal["best", "fine", "inaccuracy", "mistake"]
Kind = Literal["mistake", "inaccuracy", "best", "luck"]
DEAL = -1
"""The entry of what the deal brought."""


class Compared(msgspec.Struct, frozen=True):
    """An action of a decision, and what it brought in worlds that the seat could not tell from the true one."""

    action: Any
    """As a record stores it."""
    points: float
    """The points that the seat could expect at the end."""
    worth: float
    """What it is compared by, less that of the best: expected points or, where the lead counts, the expected lead."""


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a seat, judged by what the seat could know then."""

    entry: int
    """Its line of the log."""
    seat: int
    options: tuple[Compared, ...]
    """The best actions and the one that was played, the best first, all in the same worlds."""
    played: int
    """Which of them was played."""
    loss: float
    """How much more the best one was worth; zero for the best itself."""
    error: float
    """The standard error of the loss."""
    mark: Mark
    reasons: tuple[Reason, ...] = ()
    """What the best brings beyond what was played or, if the best was played, beyond others; the weightiest first."""


class Row(msgspec.Struct, frozen=True):
    """A line of the log that counts: what everybody could expect before it, and what moved that."""

    entry: int
    """Its number; for the last row, the number of lines."""
    seat: int
    """Who decided; -1 in the last row, at the end of the game."""
    turn: int
    """The number of the turn or, where all play at the same time, of the round; from 1."""
    expected: tuple[float, ...]
    """The points that every seat could expect before it; in the last row those that it got."""
    choice: bool
    """Whether there was something to decide."""
    luck: tuple[float, ...] = ()
    """By how much what chance brought after the action was better for every seat than usual; empty without chance."""
    play: tuple[float, ...] = ()
    """By how much the action itself moved what every seat could expect."""


class Share(msgspec.Struct, frozen=True):
    """What a seat's result is made of, in points; `rest` is what the other parts, each measured, leave unexplained."""

    result: float
    usual: float
    """What a seat can usually expect before anything is dealt."""
    play: float
    """By how much its own actions moved it."""
    others: float
    """By how much the actions of others did."""
    luck: float
    """By how much what chance brought did, the deal included."""
    rest: float


class Accuracy(msgspec.Struct, frozen=True):
    """How well a seat decided."""

    percent: float | None
    """100 if nothing was lost anywhere; None for a seat that had nothing to decide, or is not judged yet."""
    decisions: int
    """How many of its decisions were judged."""
    marks: dict[Mark, int]
    lost: float
    """What it lost in all, where that is more than noise."""


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment that mattered."""

    entry: int
    seat: int
    """Whose decision it was or, for luck, whom it moved most."""
    kind: Kind
    points: float
    """By how much it mattered: the loss, what the best brought more than the next idea, or the luck."""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game; while `judged` is less than `decisions` it is not finished itself."""

    version: int
    title: str
    rules: int
    seats: int
    iterations: int
    """The iterations of the search for each decision."""
    seed: int
    """The seed of the review's own random numbers: the same game and seed give the same review."""
    decisions: int
    judged: int
    rows: tuple[Row, ...]
    deal: tuple[float, ...]
    """By how much the deal was better for every seat than usual."""
    judgements: tuple[Judgement, ...]
    """In the order of the log."""
    shares: tuple[Share, ...]
    """By seat."""
    accuracies: tuple[Accuracy, ...]
    """By seat."""
    moments: tuple[Moment, ...]
    """The key moments, in the order of the log."""

    @property
    def done(self) -> bool:
        """Whether every decision has been judged."""
        return self.judged == self.decisions


def schema() -> dict[str, Any]:
    """Return the JSON schema of a review.

    >>> schema()["$ref"]
    '#/$defs/Review'
    """
    return msgspec.json.schema(Review)
