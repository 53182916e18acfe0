"""What clients are sent of the lesson at a table."""

from __future__ import annotations

import msgspec

from sternhafen.lessons import Step, Text, action_of, lessons
from sternhafen.table.messages.teaching import AnswerInfo, LessonInfo, LessonLine, LessonMark, Way, Wording
from sternhafen.table.table import Table


def lesson_info(table: Table) -> LessonInfo | None:
    """Return the lesson at a table and the step it is at; None if none is given there."""
    teaching = table.teaching
    if teaching is None or table.broken:
        return None
    lesson, now = teaching.lesson, teaching.now
    shown = LessonInfo(
        lesson=lesson.lesson,
        lessons=len(lessons(lesson.title)),
        name=wording(lesson.name),
        step=teaching.step,
        steps=len(lesson.steps),
        learner=lesson.learner,
        kind="done" if now is None else now.kind,
        underway=teaching.underway,
        entries=len(table.moves),
        first=teaching.before is None,
    )
    if now is not None:
        describe(shown, table, now)
    return shown


def describe(shown: LessonInfo, table: Table, step: Step) -> None:
    """Add what a step says and waits for."""
    said = step.ask or step.say
    shown.say = None if said is None else wording(said)
    shown.point, shown.rules = list(step.point), list(step.rules)
    shown.otherwise = None if step.otherwise is None else wording(step.otherwise)
    shown.answers = [AnswerInfo(wording(one.text), wording(one.why), one.right) for one in step.answers]
    if table.title is not None:
        actions = [action_of(table.title, named) for named in step.ways]
        shown.ways = [Way(msgspec.to_builtins(action), list(action.targets())) for action in actions]


def wording(text: Text) -> Wording:
    """Return words of a lesson as a message."""
    return Wording(text.en, text.de)


def lesson_mark(table: Table) -> LessonMark | None:
    """Return how far the lesson at a table has come; None if none is given there."""
    teaching = table.teaching
    return None if teaching is None else LessonMark(teaching.lesson.lesson, teaching.step, len(teaching.lesson.steps))


def lesson_lines(title: str) -> list[LessonLine]:
    """Return the lessons that a title has."""
    return [LessonLine(each.lesson, wording(each.name), each.minutes) for each in lessons(title)]
