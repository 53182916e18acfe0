"""Lines about the lesson that is given at a table."""

from __future__ import annotations

import msgspec


class LessonBegun(msgspec.Struct, tag="lesson"):
    """A lesson of the title is given at this table."""

    lesson: int
    edition: str
    """A hash of the lesson as it was then."""


class LessonAt(msgspec.Struct, tag="lesson-at"):
    """The lesson came to a step, by going on or back; `made` of its own moves are made."""

    step: int
    made: int = 0
    hushed: int = 0
    """How many moves before this line were not told one by one."""


class LessonLeft(msgspec.Struct, tag="lesson-left"):
    """The learner ended the lesson; the game goes on as an ordinary one."""
