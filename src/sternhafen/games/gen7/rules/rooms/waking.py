"""Cryostasis and robots: who wakes up, and who is fetched (GEN7-16, 20)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import PASS, Pass, SetDie
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.goal_ways import ELSE_CHANGED
from sternhafen.games.gen7.data.vocabulary import (
    COLONIST,
    CRYO_DONE,
    FACES,
    ON_CRYO_DONE,
    ON_ROBOT_TAKEN,
    ROBOT,
    ROBOTS_TAKEN,
)
from sternhafen.games.gen7.effects.agenda import fire, heard
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.dice_choices import change
from sternhafen.games.gen7.events import ColonistThawed, PodPlaced, RobotTaken
from sternhafen.games.gen7.rules.crew import VALUE_OF, add_die, code_of, roll, to_wake, with_value
from sternhafen.games.gen7.state import Ship


def cryostasis(s: Ship, seat: Seat) -> None:
    """Place the pod, or swap it for a sleeping colonist, who wakes in the wake-up room (GEN7-20.1 to 20.4)."""
    book = s.book
    officer = s.officers[seat]
    if not officer.cryo:
        return
    if officer.pod:
        officer.pod = False
        officer.cryo -= 1
        to_wake(s, seat, code_of(COLONIST, 1))
        if s.recording:
            s.tell(ColonistThawed(seat=seat))
    else:
        officer.pod = True
        if s.recording:
            s.tell(PodPlaced(seat=seat))
    s.bump(seat, CRYO_DONE)
    s.touch(seat, ELSE_CHANGED)
    if heard(s, ON_CRYO_DONE):
        fire(s, ON_CRYO_DONE, Cause(seat, NOBODY, NOBODY, -1, book.room_stations[book.medical][0], 0))


def take_robot(s: Ship, seat: Seat) -> None:
    """Take the seat's robot from the supply and roll it; a 1 may be turned to any value (GEN7-16.1, 16.3)."""
    officer = s.officers[seat]
    if not officer.robot:
        return
    officer.robot = False
    code = roll(s, ROBOT)
    add_die(s, seat, code)
    s.bump(seat, ROBOTS_TAKEN)
    if s.recording:
        s.tell(RobotTaken(seat=seat, value=VALUE_OF[code], reveals=True))
    if heard(s, ON_ROBOT_TAKEN):
        fire(s, ON_ROBOT_TAKEN, Cause(seat, NOBODY, NOBODY, code, -1, 0))
    if VALUE_OF[code] == 1:
        s.push(TurnRobot(seat))


class TurnRobot(Ask):
    """The robot shows a 1: to which value do you turn it?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-16.3"
    answers: ClassVar[tuple[type[Action], ...]] = (SetDie, Pass)
    closed: ClassVar[bool] = True

    def candidates(self, s: Ship) -> list[Action]:
        one = code_of(ROBOT, 1)
        return [PASS, *(SetDie(self.seat, one, value) for value in range(2, FACES[ROBOT] + 1))]

    def check(self, s: Ship, a: SetDie | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        if a.seat == self.seat and a.die == code_of(ROBOT, 1) and a.value > 1:
            return None
        return Illegal("not-that-value", "GEN7-16.3")

    def play(self, s: Ship, a: SetDie | Pass) -> None:
        if isinstance(a, SetDie):
            change(s, self.seat, a.die, with_value(a.die, a.value))
