"""Teaching: what a learner's commands do while a lesson is given at the table.

A step's own moves are made one after the other, each by a line of its own, so that everybody sees them as they see any
move; those that only lead up to something come all at once.
"""

from __future__ import annotations

from sternhafen.engine import Action, Match, Refused
from sternhafen.lessons import action_of
from sternhafen.lessons.shapes import Named
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.learning.teaching import Teaching
from sternhafen.table.log.lines import Line, Moved
from sternhafen.table.log.teaching import LessonAt, LessonLeft
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.table import Table


def teaching_at(table: Table, step: int | None = None) -> Teaching:
    """Return the lesson at a table, or decline if there is none, or if it is no longer at a step."""
    if table.teaching is None or table.closed or table.broken:
        raise Declined("no-lesson")
    if step is not None and step != table.teaching.step:
        raise Declined("lesson-elsewhere")
    return table.teaching


def proceed(table: Table, step: int) -> Plan:
    """Go on to the next step; a move that this one waits for is made for the learner."""
    teaching = teaching_at(table, step)
    now = teaching.now
    if now is None:
        raise Declined("lesson-over")
    if now.do is None:
        return Plan([LessonAt(step + 1)])
    return _move(table, teaching, now.do)


def try_move(table: Table, seat: int, action: Action) -> Plan:
    """Make the learner's move if the step accepts it; any other is declined and costs nothing."""
    teaching = teaching_at(table)
    match = table.playing()
    illegal = match.state.explain(seat, action)
    if illegal is not None:
        raise AgainstRules(match.title, illegal)
    now = teaching.now
    if now is None or now.kind != "do":
        raise Declined("lesson-reading")
    for way in now.ways:
        if action_of(match.title, way) == action:
            return _move(table, teaching, way)
    raise Declined("lesson-otherwise")


def _move(table: Table, teaching: Teaching, named: Named) -> Plan:
    match = table.playing().branch()
    line = _played(match, teaching, teaching.lesson.learner, named)
    return Plan([line, LessonAt(teaching.step + 1)], match)


def _played(match: Match, teaching: Teaching, seat: int, named: Named) -> Moved:
    """Play a move that the lesson names on a branch of its game."""
    try:
        entry = match.play(seat, action_of(match.title, named))
    except (Refused, ValueError):  # the rules have changed since the lesson was written
        raise Declined("lesson-broken") from None
    return Moved.of(entry, "person" if seat == teaching.lesson.learner else "bot")


def back(table: Table, step: int | None = None) -> Plan:
    """Return to the step before, and strike what was played since it came to rest."""
    teaching = teaching_at(table, step)
    earlier, match = teaching.before, table.match
    assert match is not None, "a lesson is dealt when it begins"
    if earlier is None:
        raise Declined("lesson-start")
    arrived = LessonAt(earlier, len(teaching.lesson.steps[earlier].play))
    rest = teaching.rest(earlier)
    if not any(number >= rest for number, _ in match.played()):
        return Plan([arrived])
    trial = match.branch(rewrite=True)
    struck = trial.take_back(teaching.lesson.learner, rest, range(match.setup.seats))
    return Plan([Moved.of(struck), arrived], trial)


def play_on(table: Table) -> Plan:
    """End the lesson; from here on it is an ordinary game."""
    teaching_at(table)
    return Plan([LessonLeft()])


async def carry_on(committer: Committer, table: Table) -> None:
    """Make the moves that the lesson makes by itself, until something is to be read or done."""
    while table.teaching is not None and table.teaching.underway and not table.closed:
        await committer.commit(table, lambda: _next(table))


def _next(table: Table) -> Plan:
    """Return the next of the step's own moves, all of them if they are not worth watching, or the next step."""
    teaching = table.teaching
    if teaching is None or not teaching.underway:
        return Plan([])  # another process was faster
    now, match = teaching.now, table.match
    assert now is not None, "a lesson under way has a step"
    assert match is not None, "a lesson is dealt when it begins"
    waiting = now.play[teaching.made :]
    if not waiting:
        return Plan([LessonAt(teaching.step + 1)])
    trial = match.branch()
    if not now.fast:
        line = _played(trial, teaching, *waiting[0])
        return Plan([line] if waiting[1:] else [line, LessonAt(teaching.step, len(now.play))], trial)
    lines: list[Line] = [_played(trial, teaching, seat, named) for seat, named in waiting]
    return Plan([*lines, LessonAt(teaching.step, len(now.play), len(lines))], trial, hushed=True)
