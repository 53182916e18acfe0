"""Teaching: the lesson that is given at a table, and how far its learner has come."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sternhafen.lessons import Lesson, Step, edition, find_lesson
from sternhafen.table.log.lines import Line, Moved
from sternhafen.table.log.teaching import LessonAt, LessonBegun, LessonLeft


@dataclass(frozen=True)
class Teaching:
    """A lesson and the step it has reached. Every seat but the learner's moves as the lesson says."""

    lesson: Lesson
    step: int = 0
    """The step's place in the lesson, from 0; after the last step, their number."""
    made: int = 0
    """How many of the step's own moves (`Step.play`) have been made."""
    begun: tuple[int, ...] = (0,)
    """How many lines the game's log had when each step began, up to the current one."""

    @property
    def done(self) -> bool:
        """Whether the last step has been taken."""
        return self.step >= len(self.lesson.steps)

    @property
    def now(self) -> Step | None:
        """The current step; None after the last one."""
        return None if self.done else self.lesson.steps[self.step]

    @property
    def underway(self) -> bool:
        """Whether the step still has moves to make, or only led to the next one: nothing is to be read or done."""
        now = self.now
        return now is not None and now.kind == "play" and (self.made < len(now.play) or now.say is None)

    @property
    def before(self) -> int | None:
        """The nearest earlier step with something to read or to do; None at the first one."""
        steps = self.lesson.steps
        return next((i for i in range(self.step - 1, -1, -1) if steps[i].kind != "play" or steps[i].say), None)

    def rest(self, step: int) -> int:
        """Return how many lines the log had when an earlier step came to rest; its own moves are among them."""
        return self.begun[step + (self.lesson.steps[step].kind == "play")]

    def after(self, line: Line, entries: int) -> Teaching:
        """Return what follows from a line; `entries` is how many lines the game's log has with it."""
        if isinstance(line, Moved) and not line.strikes:
            return replace(self, made=self.made + 1)
        if isinstance(line, LessonAt):
            begun = self.begun[: line.step + 1]
            if line.step >= len(begun):
                begun = (*begun, entries)
            return replace(self, step=line.step, made=line.made, begun=begun)
        return self


def taught(teaching: Teaching | None, line: Line, title: str, entries: int) -> Teaching | None:
    """Return the lesson at a table after a line; None if there is none, or one that was changed since it began."""
    if isinstance(line, LessonBegun):
        lesson = find_lesson(title, line.lesson)
        return None if lesson is None or edition(lesson) != line.edition else Teaching(lesson)
    if isinstance(line, LessonLeft) or teaching is None:
        return None
    return teaching.after(line, entries)
