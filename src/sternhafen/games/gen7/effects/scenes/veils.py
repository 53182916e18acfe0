"""Veils: alarms that may be arranged, tasks that nobody announces, hidden strain (GEN7-36.2, 36.10, 36.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.engine.values import EVERYBODY
from sternhafen.games.gen7.actions import PickTask
from sternhafen.games.gen7.aliases import NOBODY, Seat, Task
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import OF_CHANCE, VEIL_FACE, VEIL_TRUTH
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.counters import move_counter
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.effects.scenes.scene_events import AlarmSeen, StrainFelt
from sternhafen.games.gen7.rules.cards.priority_tasks import draw_tasks, fail_task
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.state import Ship

SHOWN: Final = "shown"
"""The counter of arranged alarms that all have seen, where a campaign has one."""

# Arranged alarms ---------------------------------------------------------------------------------------------------


def truth_of(s: Ship, task: Task, knows: int) -> bool:
    """Return whether an alarm is arranged; it is decided when first somebody looks, who then knows it."""
    (rule, _), *_ = in_force(s, NOBODY, VEIL_TRUTH)
    memory = own_memory(s)
    for i, (known, arranged, who) in enumerate(memory.arranged):
        if known == task:
            entry = (task, arranged, who | knows)
            memory.arranged = (*memory.arranged[:i], entry, *memory.arranged[i + 1 :])
            return bool(arranged)
    arranged = int(s.draw(OF_CHANCE, rule.n) == 0)
    memory.arranged = tuple(sorted((*memory.arranged, (task, arranged, knows))))
    return bool(arranged)


def fail_or_show(s: Ship, task: Task) -> None:
    """Let an undone task fail; if it turns out to be arranged, nothing happens, and all have seen it (GEN7-36.2)."""
    if s.book.remembers and in_force(s, NOBODY, VEIL_TRUTH) and truth_of(s, task, (1 << s.seats) - 1):
        if s.recording:
            s.tell(AlarmSeen(seat=NOBODY, task=task, arranged=True, reveals=True))
        if SHOWN in s.book.counter_names:
            counter = s.book.counter_names.index(SHOWN)
            move_counter(s, counter, s.log.counters[counter] + 1)
        return
    fail_task(s, task)


class PeekAtTask(Ask):
    """Behind which alarm do you look?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-36.2"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickTask,)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def candidates(self, s: Ship) -> list[Action]:
        return [PickTask(task) for task in s.row]

    def check(self, s: Ship, a: PickTask) -> Illegal | None:
        return None if a.task in s.row and not s.done >> a.task & 1 else Illegal("not-open", "GEN7-36.2")

    def play(self, s: Ship, a: PickTask) -> None:
        arranged = truth_of(s, a.task, 1 << self.seat)
        if s.recording:
            s.tell(AlarmSeen(seat=self.seat, task=a.task, arranged=arranged, to=1 << self.seat, reveals=True))


# Strain ------------------------------------------------------------------------------------------------------------


def strain_of(s: Ship, station: int, stations: tuple[int, ...], knows: int) -> int:
    """Return the strain of one of some stations, each of which bears another; it is decided when first felt."""
    memory = own_memory(s)
    for i, (known, strain, who) in enumerate(memory.strains):
        if known == station:
            memory.strains = (*memory.strains[:i], (station, strain, who | knows), *memory.strains[i + 1 :])
            return strain
    taken = {strain for _, strain, _ in memory.strains}
    left = tuple([strain for strain in range(1, len(stations) + 1) if strain not in taken])
    strain, _ = s.pick(OF_CHANCE, left)
    memory.strains = tuple(sorted((*memory.strains, (station, strain, knows))))
    return strain


def peek(s: Ship, c: Cause, e: Effect) -> None:
    """Look behind an alarm of choice, or feel a station; only the actor learns it (GEN7-36.2, 36.11)."""
    if e.what == "task":
        if any(not s.done >> task & 1 for task in s.row):
            s.push(PeekAtTask(c.actor))
        return
    if e.what == "fix":
        for station in e.stations:
            strain_of(s, station, e.stations, 0)
        return
    every = e.what == "all"
    for station in e.stations if every else (e.ref,):
        strain = strain_of(s, station, e.stations, (1 << s.seats) - 1 if every else 1 << c.actor)
        if s.recording:
            to = EVERYBODY if every else 1 << c.actor
            s.tell(StrainFelt(seat=c.actor, station=station, strain=strain, to=to, reveals=True))


# Tasks that nobody announces -----------------------------------------------------------------------------------------


def lay_face_down(s: Ship, count: int) -> int:
    """Return how many of a round's tasks are turned up at once; the others lie face down (GEN7-36.10)."""
    rules = in_force(s, NOBODY, VEIL_FACE)
    if not rules:
        return count
    shown = min(count, rules[0][0].n)
    memory = own_memory(s)
    memory.unseen = count - shown
    return shown


def show_task(s: Ship, c: Cause, e: Effect) -> None:
    """Turn up tasks that lie face down (GEN7-36.10)."""
    turn_up(s, e.n.fixed)


def turn_up(s: Ship, n: int) -> None:
    """Turn up some of the tasks that lie face down, or as many as there are."""
    n = min(n, memory_of(s).unseen)
    if n > 0:
        memory = own_memory(s)
        memory.unseen -= n
        draw_tasks(s, n)
