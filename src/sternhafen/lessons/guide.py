"""Guide: takes one learner through a lesson. It knows no screen; a terminal or a table shows what it says."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action, Entry, Illegal
from sternhafen.lessons.shapes import Answer, Lesson, Step, Text, action_of


class Reply(msgspec.Struct, frozen=True):
    """The guide's judgement of a move: right, or why not, and what the coach says."""

    right: bool
    otherwise: Text | None = None
    illegal: Illegal | None = None
    """The game's own refusal, if the rules forbid the move."""


class Guide:
    """A lesson, the step it has reached, and its match.

    >>> from sternhafen.lessons import lesson
    >>> guide = Guide(lesson("escape-pods", 1))
    >>> guide.step.kind
    'say'
    >>> while guide.step.kind != "do":
    ...     _ = guide.proceed()
    >>> guide.move(guide.expected).right
    True
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.title = lesson.rules_of_play
        self.match = lesson.start()
        self.number = 0
        """The step's place in the lesson, from 0."""
        self._begun = [0]
        """How many moves had been played when each step began, up to the current one."""

    @property
    def done(self) -> bool:
        """Whether the lesson is over."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def expected(self) -> Action:
        """The move that the current step waits for."""
        assert self.step.do is not None, "the step waits for a move"
        return action_of(self.title, self.step.do)

    def move(self, action: Action) -> Reply:
        """Play the learner's move if it is one that the step accepts; any other changes nothing."""
        step = self.step
        illegal = self.match.state.explain(self.lesson.learner, action)
        if illegal is not None or action not in [action_of(self.title, way) for way in step.ways]:
            return Reply(False, step.otherwise, illegal)
        self.match.play(self.lesson.learner, action)
        self._advance()
        return Reply(True)

    def answer(self, number: int) -> Answer:
        """Return the answer that the learner gives; a right one leads to the next step."""
        answer = self.step.answers[number]
        if answer.right:
            self._advance()
        return answer

    def proceed(self) -> list[Entry]:
        """Go on: play the step's moves, or the expected one for the learner; return what was played."""
        step = self.step
        moves = list(step.play) if step.do is None else [(self.lesson.learner, step.do)]
        played = [self.match.play(seat, action_of(self.title, named)) for seat, named in moves]
        self._advance()
        return played

    def back(self) -> bool:
        """Return to the step before the current one, passing over fast moves; return whether there is one."""
        earlier = [i for i in range(self.number) if not self.lesson.steps[i].fast]
        if not earlier:
            return False
        self.number = earlier[-1]
        del self._begun[self.number + 1 :]
        self.match = self.match.at(self._begun[self.number])
        return True

    def _advance(self) -> None:
        self.number += 1
        self._begun.append(len(self.match.log))
