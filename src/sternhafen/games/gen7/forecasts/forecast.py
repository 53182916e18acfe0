"""What the rules count for boards beside the view: what undone tasks will break, how a proposal and a vote stand."""

from __future__ import annotations

import msgspec

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.data.vocabulary import RED, SYSTEMS
from sternhafen.games.gen7.forecasts.offer_forecasts import OfferForecast, offer_forecast
from sternhafen.games.gen7.rules.cards.priority_tasks import task_steps
from sternhafen.games.gen7.rules.group_station.targets import open_targets, target_cost
from sternhafen.games.gen7.rules.rooms.stations import single_open
from sternhafen.games.gen7.rules.status import covered, in_play
from sternhafen.games.gen7.rules.votes import OPTION_BALLOT, CountVotes, weight
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
    """What a task of the row costs, and its system if it is left undone: steps, the section it gets to, stations."""

    task: int
    steps: int
    then: int
    closes: int
    cost: tuple[int, int, int]
    extra: int
    """How many resources of the payers' choice come on top, or off."""


class BallotForecast(msgspec.Struct, frozen=True):
    """An answer to a ballot: its side of the logic/instinct track, and the votes that the track adds to it."""

    choice: int
    side: int
    adds: int


class Gen7Forecast(msgspec.Struct, frozen=True):
    """What undone tasks will break, what is closed or used up, and how a proposal and a vote stand."""

    systems: tuple[SystemForecast, ...]
    tasks: tuple[TaskForecast, ...]
    closed: tuple[int, ...]
    """The stations under any marker, faults included."""
    spent: tuple[int, ...]
    """The stations of the plot point that cannot be used now, by their number."""
    offer: OfferForecast | None
    ballot: tuple[BallotForecast, ...]
    votes: tuple[int, ...]
    """How many votes every seat has."""


def forecast(s: Ship, seat: Seat | None) -> Gen7Forecast:
    """Return what the rules count; all of it is open, but which dice fit is told only to whoever staffs a station."""
    steps = {task: task_steps(s, task) for task in s.row if not s.done >> task & 1}
    systems = tuple(_system(s, system, steps) for system in SYSTEMS)
    return Gen7Forecast(
        systems=systems,
        tasks=tuple(_task(s, task, n, systems) for task, n in steps.items()),
        closed=tuple(bitset.members(covered(s))),
        spent=_spent(s),
        offer=None if s.offer is None else offer_forecast(s, s.offer, seat),
        ballot=_ballot(s),
        votes=tuple(weight(s, one) for one in range(s.seats)),
    )


def _system(s: Ship, system: int, tasks: dict[int, int]) -> SystemForecast:
    section = s.status[system]
    steps = sum(n for task, n in tasks.items() if s.book.task_dept[task] == system)
    beyond = section + steps - RED
    open_now = in_play(s) & ~covered(s)
    return SystemForecast(
        system=system,
        section=section,
        then=min(RED, section + steps),
        strikes=beyond + (section < RED) if steps and beyond >= 0 else 0,
        closing=tuple(tuple(bitset.members(mask & open_now)) for mask in s.book.failing[system]),
    )


def _task(s: Ship, task: int, steps: int, systems: tuple[SystemForecast, ...]) -> TaskForecast:
    cost, extra = target_cost(s, task)
    system = next((one for one in systems if one.system == s.book.task_dept[task]), None)
    if system is None:  # a department without a system
        return TaskForecast(task, steps, 0, 0, cost, extra)
    then = min(RED, system.section + steps)
    return TaskForecast(task, steps, then, len(system.closing[then]) if steps else 0, cost, extra)


def _spent(s: Ship) -> tuple[int, ...]:
    open_groups = set(open_targets(s))
    return tuple(
        number
        for number in s.book.points[s.point].stations
        if not (
            single_open(s, number)
            if s.book.plot_stations[number].group is None
            else s.book.task_count + number in open_groups
        )
    )


def _ballot(s: Ship) -> tuple[BallotForecast, ...]:
    counting = next((step for step in s.agenda if isinstance(step, CountVotes)), None)
    track = counting is not None and counting.track
    answers = []
    for choice in s.ballot:
        side = s.book.options[choice].side if s.ballot_kind == OPTION_BALLOT else 0
        adds = abs(s.track) if track and side and side * s.track > 0 else 0
        answers.append(BallotForecast(choice, side, adds))
    return tuple(answers)
