"""Priority tasks: the row, what completing and failing means (GEN7-6.2, 6.5, 24)."""

from __future__ import annotations

from sternhafen.games.gen7.aliases import NOBODY, Seat, Task, die_of, owner_of
from sternhafen.games.gen7.data.vocabulary import (
    ON_TASK_DONE,
    ON_TASK_FAILED,
    QUARTERS,
    SYSTEMS,
    TASK,
    TASK_MERIT,
    TASK_STEPS,
)
from sternhafen.games.gen7.effects.agenda import fire
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.effects.story_events import RuleCardShown
from sternhafen.games.gen7.events import TargetCompleted, TaskFailed, TaskLeft, TasksDrawn
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.cards.decks import draw_cards, put_under, without
from sternhafen.games.gen7.rules.crew import lay
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.status import move_status
from sternhafen.games.gen7.state import Ship


def draw_tasks(s: Ship, n: int) -> None:
    """Add tasks from the deck to the row; face-up ones are shuffled when the others run out (GEN7-6.15)."""
    drawn = draw_cards(s, TASK, n)
    s.row = (*s.row, *drawn)
    for _ in drawn:
        s.on_tasks.append(())
    if drawn and s.recording:
        s.tell(TasksDrawn(tasks=tuple(drawn), reveals=True))


def add_task(s: Ship, task: Task, sticky: bool) -> None:
    """Put a named task into the row, if it is not there already (GEN7-30.14)."""
    if task in s.row:
        return
    if task in s.pools[TASK]:
        s.pools[TASK] = without(s.pools[TASK], task)
    elif task in s.unders[TASK]:
        s.unders[TASK] = without(s.unders[TASK], task)
    s.row += (task,)
    s.on_tasks.append(())
    if sticky:
        s.sticky |= 1 << task
        show_rule_cards(s, "sticky")
    if s.recording:
        s.tell(TasksDrawn(tasks=(task,)))


def show_rule_cards(s: Ship, occasion: str) -> None:
    """Lay out the rule cards that come with a new element (GEN7-1.26)."""
    for card, appears_with in enumerate(s.book.rule_card_with):
        if appears_with == occasion and not s.log.rule_cards >> card & 1:
            log = s.own_log()
            log.rule_cards |= 1 << card
            if s.recording:
                s.tell(RuleCardShown(card=card))


def leave_row(s: Ship, task: Task) -> None:
    """Take a task out of the row: under its deck, or aside if it is the plot's; its dice go home."""
    k = s.row.index(task)
    for p in s.on_tasks.pop(k):
        lay(s, owner_of(p), die_of(p), QUARTERS)
    s.row = s.row[:k] + s.row[k + 1 :]
    s.sticky &= ~(1 << task)
    s.done &= ~(1 << task)
    if s.book.task_in_deck[task]:
        put_under(s, TASK, (task,))


def drop_task(s: Ship, task: Task) -> None:
    """Put an open task under its deck without a failure."""
    if s.recording:
        s.tell(TaskLeft(task=task))
    leave_row(s, task)


def task_merit(s: Ship, task: Task) -> int:
    """Return the merits a completed task gives each contributor."""
    book = s.book
    merit = book.task_merit[task]
    for rule, _ in in_force(s, NOBODY, TASK_MERIT):
        if rule.dept < 0 or rule.dept == book.task_dept[task]:
            merit += rule.n
    return max(0, merit)


def count_task(s: Ship, task: Task, first: int) -> None:
    """Count a task as done (0) or failed (12) in round, plot point and episode."""
    tallies, round_ = s.tallies, first + s.book.task_dept[task]
    tallies[round_] += 1
    tallies[round_ + 4] += 1
    tallies[round_ + 8] += 1


def finish_without_dice(s: Ship, seat: Seat, task: Task, reward: bool) -> None:
    """Mark a task done by an effect: no dice, no cost, no contributors."""
    s.done |= 1 << task
    count_task(s, task, 0)
    if s.recording:
        s.tell(TargetCompleted(seat=seat, target=task))
    fire(s, ON_TASK_DONE, Cause(seat, NOBODY, NOBODY, -1, s.book.task_place + task, 0))
    if reward:
        score(s, seat, task_merit(s, task))


def task_steps(s: Ship, task: Task) -> int:
    """Return how many steps a task that is left undone costs its department's system (GEN7-6.5)."""
    book = s.book
    steps = book.task_steps[task]
    for rule, _ in in_force(s, NOBODY, TASK_STEPS):
        if rule.dept < 0 or rule.dept == book.task_dept[task]:
            steps += rule.n
    return max(0, steps)


def fail_task(s: Ship, task: Task) -> None:
    """Move the status of a task's department by its steps (GEN7-6.5, 24.8)."""
    steps, dept = task_steps(s, task), s.book.task_dept[task]
    if s.recording:
        s.tell(TaskFailed(task=task))
    count_task(s, task, 12)
    fire(s, ON_TASK_FAILED, BY_SEAT[s.leader])
    if dept in SYSTEMS:
        move_status(s, dept, steps)
