"""What clients are sent of the lesson at a table."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action, State
from sternhafen.lessons import Step, Text, action_of, lessons
from sternhafen.table.messages.teaching import AnswerInfo, LessonInfo, LessonLine, LessonMark, Way, Wording
from sternhafen.table.table import Table
from sternhafen.text import ids


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
    if table.match is not None and step.ways:
        state, actions = table.match.state, [action_of(table.match.title, named) for named in step.ways]
        shown.ways = [way(table.row.title, state, teaching_seat(table), action) for action in actions]


def teaching_seat(table: Table) -> int:
    """Return the learner's seat."""
    return 0 if table.teaching is None else table.teaching.lesson.learner


def way(title: str, state: State, seat: int, action: Action) -> Way:
    """Return a move that a step accepts."""
    touched: list[str] = []
    if state.explain(seat, action) is None:
        after = state.copy()
        after.record()
        after.play(seat, action)
        events = [event for event in after.drain_events() if not event.secret]
        touched = list(dict.fromkeys(thing for event in events for thing in event.touches()))
    message = ids.action(title, type(action).__name__)
    args = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    return Way(msgspec.to_builtins(action), message, args, list(action.targets()), touched)


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
