"""What the rules count for boards beside the view: what undone tasks will break (GEN7-6.5, 6.11)."""

from __future__ import annotations

import msgspec

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.data.vocabulary import RED, SYSTEMS
from sternhafen.games.gen7.rules.cards.priority_tasks import task_steps
from sternhafen.games.gen7.rules.status import covered, in_play
from sternhafen.games.gen7.state import Ship


class SystemForecast(msgspec.Struct, frozen=True):
    """Where a system's marker stands, and where it goes if nothing more is done."""

    system: int
    section: int
    then: int
    strikes: int
    """How often its red effect strikes: for entering red, and for every step beyond."""
    closing: tuple[tuple[int, ...], ...]
    """The stations that would close at the end of the round, by the section its marker gets to."""


class TaskForecast(msgspec.Struct, frozen=True):
    """How many steps a task of the row costs its system if it is left undone."""

    task: int
    steps: int


class Gen7Forecast(msgspec.Struct, frozen=True):
    """What undone tasks will break, and which stations are closed now."""

    systems: tuple[SystemForecast, ...]
    tasks: tuple[TaskForecast, ...]
    closed: tuple[int, ...]
    """The stations under any marker, faults included."""


def forecast(s: Ship, seat: Seat | None) -> Gen7Forecast:
    """Return what undone tasks will break; everybody may know it."""
    tasks = [TaskForecast(task, task_steps(s, task)) for task in s.row if not s.done >> task & 1]
    return Gen7Forecast(
        systems=tuple(_system(s, system, tasks) for system in SYSTEMS),
        tasks=tuple(tasks),
        closed=tuple(bitset.members(covered(s))),
    )


def _system(s: Ship, system: int, tasks: list[TaskForecast]) -> SystemForecast:
    section = s.status[system]
    steps = sum(one.steps for one in tasks if s.book.task_dept[one.task] == system)
    beyond = section + steps - RED
    open_now = in_play(s) & ~covered(s)
    return SystemForecast(
        system=system,
        section=section,
        then=min(RED, section + steps),
        strikes=beyond + (section < RED) if steps and beyond >= 0 else 0,
        closing=tuple(tuple(bitset.members(mask & open_now)) for mask in s.book.failing[system]),
    )
