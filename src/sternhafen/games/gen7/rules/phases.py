"""The round: its seven phases (GEN7-6)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Do, bitset
from sternhafen.games.gen7.aliases import NOBODY, Seat, Task
from sternhafen.games.gen7.campaign.memory import passages
from sternhafen.games.gen7.campaign.memory.passages import DECISION_OPEN, PLOT_END, ROUND_START
from sternhafen.games.gen7.campaign.story import DECISION, ENDING, WayOn
from sternhafen.games.gen7.data.vocabulary import (
    ANY_KIND,
    DEPLOYED,
    ON_ROUND_END,
    ON_ROUND_START,
    ON_TURNS_END,
    ON_TURNS_START,
    PARTIAL,
    PER,
    ROBOT,
    ROUND_END,
    SETBACK,
    SUCCESS,
    TASK_COUNT,
)
from sternhafen.games.gen7.effects.agenda import fire, heard, resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.posts import ask_to_call_back, end_round_of_posts, kept_dice
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory, reach
from sternhafen.games.gen7.effects.scenes.scene_events import PlotHalfDone
from sternhafen.games.gen7.effects.scenes.veils import fail_or_show, lay_face_down, turn_up
from sternhafen.games.gen7.effects.story_events import PlotSetback, PlotSucceeded
from sternhafen.games.gen7.events import DiceRolled, Recalled, RoundBegan, StationsReopened
from sternhafen.games.gen7.rules.cards.priority_tasks import draw_tasks, leave_row
from sternhafen.games.gen7.rules.crew import codes_of, owned, pieces_at, roll_all
from sternhafen.games.gen7.rules.ending import begin_ending
from sternhafen.games.gen7.rules.lasting_rules.in_force import expire, renew, total
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.games.gen7.rules.status import flip_goals, update_stations
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT
from sternhafen.games.gen7.rules.turn_end import NextTurn
from sternhafen.games.gen7.state import Ship


class Round(Do):
    """A round: the phases one after the other (GEN7-6.1)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.round += 1
        s.stage = 1
        for i in range(4):
            s.tallies[i] = s.tallies[12 + i] = 0
        if s.recording:
            s.tell(RoundBegan(round=s.round))
        s.agenda += PHASES
        if s.book.remembers:
            reach(s, ROUND_START, memory_of(s).entry, s.round)
            ask_to_call_back(s)
        fire(s, ON_ROUND_START, BY_SEAT[s.leader])


ROUND: Final = Round(TABLE)


class PriorityTasks(Do):
    """Phase 1: draw tasks into the row, besides those already there (GEN7-6.2, 6.21)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        count = s.book.tasks_per_round[s.seats][min(s.round, 3) - 1] + total(s, NOBODY, TASK_COUNT)
        draw_tasks(s, lay_face_down(s, max(1, count)))


class CrewDice(Do):
    """Phase 2: everybody rolls the dice in the crew quarters (GEN7-6.3)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 2
        for seat in range(s.seats):
            officer = s.officers[seat]
            officer.dice = roll_all(s, officer.dice)
            if s.recording:
                s.tell(DiceRolled(seat=seat, dice=officer.dice, reveals=True))


class Turns(Do):
    """Phase 3: turns, beginning with the leader (GEN7-6.4, 12.3)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 3
        if heard(s, ON_TURNS_END):
            s.agenda.append(TURNS_OVER)
        s.agenda.append(NextTurn(TABLE, s.leader))
        fire(s, ON_TURNS_START, BY_SEAT[s.leader])


class TurnsOver(Do):
    """After the last turn, dice still out: rules for the end of the turns (GEN7-36.15)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        fire(s, ON_TURNS_END, BY_SEAT[s.leader])


TURNS_OVER: Final = TurnsOver(TABLE)


class SystemFailures(Do):
    """Phase 4: undone tasks fail in row order (GEN7-6.5, 24.9)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 4
        if s.book.remembers:
            turn_up(s, memory_of(s).unseen)
        below = len(s.agenda)
        failing = [task for task in s.row if not s.done >> task & 1]
        while failing:
            fail_or_show(s, failing.pop(0))
            if len(s.agenda) > below:  # what this leads to comes before the next
                s.agenda[below:below] = [FailTask(TABLE, task) for task in reversed(failing)]
                return


class FailTask(Do):
    """One task fails after what another led to."""

    __slots__ = ("task",)

    def __init__(self, seat: Seat, task: Task) -> None:
        self.seat = seat
        self.task = task

    def run(self, s: Ship) -> None:
        fail_or_show(s, self.task)


class Recall(Do):
    """Phase 5: all dice go home, robots to the supply except that of cybernetics (GEN7-6.7, 6.8, 22.17)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 5
        kept: list[tuple[int, ...]] = [()] * len(s.plot_dice)
        if s.book.points[s.point].special:
            kept = kept_dice(s)
        at_posts = [p for dice in kept for p in dice]
        pieces = [*s.wake, *pieces_at(s, DEPLOYED)]
        for p in at_posts:
            pieces.remove(p)
        pieces.sort()
        s.wake = ()
        s.clear_stations()
        s.on_tasks = [()] * len(s.row)
        s.plot_dice = kept
        for seat, officer in enumerate(s.officers):
            dice = codes_of(owned(pieces, seat, ANY_KIND))
            dice += officer.dice
            dice.sort()
            if s.book.robot_at_home[officer.quarters]:
                if officer.robot:
                    officer.robot = False
                    dice.append(ROBOT * 12)
                    dice.sort()
            elif dice and dice[-1] >= FIRST_ROBOT:  # nobody has more than one
                officer.robot = True
                dice.pop()
            officer.dice = tuple(dice)
        s.briefed = False
        if s.recording:
            s.tell(Recalled())


class StatusUpdate(Do):
    """Phase 6: fault markers and tasks go, stations are covered (GEN7-6.9 to 6.11)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 6
        if s.faulty and s.recording:
            s.tell(StationsReopened(stations=tuple(bitset.members(s.faulty))))
        s.faulty = 0
        for task in s.row:
            if not s.sticky >> task & 1 or s.done >> task & 1:
                leave_row(s, task)
        s.plot_now = [0] * len(s.plot_now)
        update_stations(s)


class EndOfRound(Do):
    """Phase 7: end-of-round rules, then the plot (GEN7-6.12, 6.20)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        s.stage = 7
        s.agenda += END_OF_ROUND
        if s.book.remembers:
            reach(s, passages.ROUND_END, memory_of(s).entry, s.round)
            end_round_of_posts(s)
        fire(s, ON_ROUND_END, BY_SEAT[s.leader])


class PlotTest(Do):
    """Test the plot goal on the state at this moment (GEN7-6.16, 30.20)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        book = s.book
        point = book.points[s.point]
        if point.goal is None:
            return
        due = s.round >= s.deadline
        if (due or not point.at_deadline) and holds(s, point.goal, BY_SEAT[s.leader]):
            if s.recording:
                s.tell(PlotSucceeded(text=point.success_text))
            s.agenda.append(NextPoint(TABLE, True))
            note_outcome(s, SUCCESS)
            resolve(s, point.success, BY_SEAT[s.leader])
        elif due and point.half is not None and holds(s, point.half, BY_SEAT[s.leader]):
            if s.recording:
                s.tell(PlotHalfDone(point=s.point))
            s.agenda.append(NextAfterHalf(TABLE))
            note_outcome(s, PARTIAL)
            resolve(s, point.partial, BY_SEAT[s.leader])
        elif due:
            if s.recording:
                s.tell(PlotSetback(text=point.setback_text))
            s.agenda.append(NextPoint(TABLE, False))
            note_outcome(s, SETBACK)
            resolve(s, point.setback, BY_SEAT[s.leader])
            resolve(s, book.on_setback, BY_SEAT[s.leader])
            flip_goals(s, "setback")


def note_outcome(s: Ship, grade: int) -> None:
    """Remember how the plot point ended, and read the page that says so (GEN7-35.2, 35.4)."""
    if s.book.remembers:
        memory = own_memory(s)
        memory.outcomes = (*memory.outcomes, (s.point, grade))
        reach(s, PLOT_END, s.point, grade)


class NextPoint(Do):
    """Go to the next plot point, the first whose condition holds."""

    __slots__ = ("success",)

    def __init__(self, seat: Seat, success: bool) -> None:
        self.seat = seat
        self.success = success

    def run(self, s: Ship) -> None:
        point = s.book.points[s.point]
        go_on(s, point.success_ways if self.success else point.setback_ways)


class NextAfterHalf(Do):
    """Go to the next plot point after half a success."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        go_on(s, s.book.points[s.point].partial_ways)


def go_on(s: Ship, ways: tuple[WayOn, ...]) -> None:
    """End the plot point and begin the next."""
    to = way_on(s, ways)
    end_point(s)
    begin_point(s, to)


def way_on(s: Ship, ways: tuple[WayOn, ...]) -> int:
    """Return the plot point that the first open way leads to."""
    for way in ways:
        if way.condition is None or holds(s, way.condition, BY_SEAT[s.leader]):
            return way.to
    raise AssertionError("the last way has no condition")


class RoundOver(Do):
    """The decision or ending if it is due, then the next round or the end (GEN7-6.13, 30.15, 30.19)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        expire(s, ROUND_END)
        renew(s, PER.index("round"))
        point = s.book.points[s.point]
        if point.kind == ENDING:
            begin_ending(s)
        elif s.round == s.final:
            s.agenda.append(LastRoundOver(TABLE))
            if point.kind == DECISION:
                reach(s, DECISION_OPEN, s.point, 0)
                resolve(s, point.vote, BY_SEAT[s.leader])
        else:
            s.agenda.append(ROUND)


PHASES: Final = tuple([
    phase(TABLE) for phase in (EndOfRound, StatusUpdate, Recall, SystemFailures, Turns, CrewDice, PriorityTasks)
])  # fmt: skip
"""The phases of a round: what comes last stands first."""
END_OF_ROUND: Final = (RoundOver(TABLE), PlotTest(TABLE))
"""What follows the rules for the end of a round, in the same order."""


class LastRoundOver(Do):
    """After the decision the episode ends."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        begin_ending(s)
