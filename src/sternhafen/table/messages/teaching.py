"""Teaching: what a learner's client learns about the lesson at its table, and how it asks for one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sternhafen.table.messages.fields import Incoming, PlayerName, TitleId


class LearnWish(Incoming):
    """A lesson to be given at a table of its own."""

    title: TitleId
    lesson: Annotated[int, Meta(ge=1, le=100)]
    name: PlayerName


class Wording(Struct):
    """Words of a lesson in both languages."""

    en: str
    de: str


class LessonLine(Struct):
    """A lesson that a title has."""

    lesson: int
    name: Wording
    minutes: int


class LessonMark(Struct):
    """How far a lesson has come: the number of its step, from 0, and of all steps."""

    lesson: int
    step: int
    steps: int


class AnswerInfo(Struct):
    """One answer to the coach's question, and what the coach says about it."""

    text: Wording
    why: Wording
    right: bool


class Way(Struct):
    """A move that a step accepts, the things to click for it, and the things that it changes."""

    action: list[Any]
    id: str
    args: dict[str, Any]
    targets: list[str]
    touches: list[str]


class LessonInfo(Struct):
    """The lesson at a table and the step it is at, in both languages."""

    lesson: int
    lessons: int
    """How many lessons the title has."""
    name: Wording
    step: int
    """The step's place, from 0; after the last one it equals `steps`."""
    steps: int
    learner: int
    kind: Literal["say", "do", "play", "ask", "done"]
    underway: bool
    """Whether the lesson makes moves by itself just now."""
    entries: int
    """How many lines the game's log has: the step is about the position after them."""
    first: bool
    """Whether there is no way back."""
    say: Wording | None = None
    point: list[str] = []
    """The things that it speaks of, named like targets or as parts of the board."""
    rules: list[str] = []
    otherwise: Wording | None = None
    """What the coach says about any other move than one of `ways`."""
    ways: list[Way] = []
    """The moves that the step accepts; the expected one comes first."""
    answers: list[AnswerInfo] = []
