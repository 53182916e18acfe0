"""Secrets: choices that everybody makes unseen, teams, and the ship's ballot box (GEN7-36.5, 36.7, 36.8)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_OPTIONS, PickOption
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import OF_CHANCE
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.counters import move_counter
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory, remember
from sternhafen.games.gen7.effects.scenes.scene_events import BallotCast, BallotsCounted, ChoicesShown, TeamsChosen
from sternhafen.games.gen7.rules.votes import CAST_VOTE, OPTION_BALLOT
from sternhafen.games.gen7.state import Ship, turn_order

# Choosing unseen ---------------------------------------------------------------------------------------------------


def choose_in_secret(s: Ship, c: Cause, e: Effect) -> None:
    """Let everybody choose at once; nothing is shown before all have (GEN7-36.7)."""
    s.ballot = e.options
    s.ballot_kind = OPTION_BALLOT
    s.votes = [-1] * s.seats
    s.push(ShowChoices(TABLE, e.ref, e.then, c))
    s.fork([[CAST_VOTE[seat]] for seat in range(s.seats)])


class ShowChoices(Do):
    """Show what everybody chose, add it up, and let it take effect, from the leader on (GEN7-36.7)."""

    __slots__ = ("counter", "then", "cause")

    def __init__(self, seat: Seat, counter: int, then: int, cause: Cause) -> None:
        self.seat = seat
        self.counter = counter
        self.then = then
        self.cause = cause

    def run(self, s: Ship) -> None:
        chosen = tuple(s.votes)
        s.ballot, s.votes = (), []
        if s.recording:
            s.tell(ChoicesShown(options=chosen, reveals=True))
        for seat, option in enumerate(chosen):
            remember(s, option, seat)
        if self.counter >= 0:
            total = sum([s.book.options[option].n for option in chosen])
            move_counter(s, self.counter, s.log.counters[self.counter] + total)
        resolve(s, self.then, self.cause)
        for seat in reversed(turn_order(s, s.leader)):
            resolve(s, s.book.options[chosen[seat]].effects, self.cause.by(seat, NOBODY))


# Teams -------------------------------------------------------------------------------------------------------------


def split(s: Ship, c: Cause, e: Effect) -> None:
    """Let everybody join a team; none may stay empty (GEN7-36.5)."""
    memory = own_memory(s)
    memory.teams = (-1,) * s.seats
    for seat in reversed(turn_order(s, s.leader)):
        s.push(JoinTeam(seat, e.options))


class JoinTeam(Ask):
    """Which team do you join?"""

    __slots__ = ("options",)
    rule: ClassVar[str] = "GEN7-36.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption,)

    def __init__(self, seat: Seat, options: tuple[int, ...]) -> None:
        self.seat = seat
        self.options = options

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_OPTIONS[option] for option in self.options]

    def check(self, s: Ship, a: PickOption) -> Illegal | None:
        if a.option not in self.options:
            return Illegal("no-such-option", "GEN7-36.5")
        teams = memory_of(s).teams
        empty = {self.team(s, option) for option in self.options} - {team for team in teams if team >= 0}
        must = teams.count(-1) <= len(empty)
        return Illegal("empty-team", "GEN7-36.5") if must and self.team(s, a.option) not in empty else None

    def team(self, s: Ship, option: int) -> int:
        """Return the team that an option stands for."""
        return s.book.team_names.index(s.book.flag_values[s.book.options[option].value])

    def play(self, s: Ship, a: PickOption) -> None:
        memory = own_memory(s)
        memory.teams = (*memory.teams[: self.seat], self.team(s, a.option), *memory.teams[self.seat + 1 :])
        if s.recording and -1 not in memory.teams:
            s.tell(TeamsChosen(teams=memory.teams))


# The ballot box ----------------------------------------------------------------------------------------------------


def cast_ballots(s: Ship, c: Cause, e: Effect) -> None:
    """Let players put a ballot into the box, or let chance do it (GEN7-36.8)."""
    if e.blind:
        put_in(s, NOBODY, e.options[s.draw(OF_CHANCE, len(e.options))])
        return
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(CastBallot(seat, e.options))


def put_in(s: Ship, seat: Seat, option: int) -> None:
    """Put a ballot into the box, face down."""
    memory = own_memory(s)
    memory.ballots = tuple(sorted((*memory.ballots, (seat, option))))
    if s.recording:
        s.tell(BallotCast(seat=seat))


class CastBallot(Ask):
    """What do you put into the box?"""

    __slots__ = ("options",)
    rule: ClassVar[str] = "GEN7-36.8"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption,)

    def __init__(self, seat: Seat, options: tuple[int, ...]) -> None:
        self.seat = seat
        self.options = options

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_OPTIONS[option] for option in self.options]

    def check(self, s: Ship, a: PickOption) -> Illegal | None:
        return None if a.option in self.options else Illegal("no-such-option", "GEN7-36.8")

    def play(self, s: Ship, a: PickOption) -> None:
        put_in(s, self.seat, a.option)


def count_ballots(s: Ship, c: Cause, e: Effect) -> None:
    """Open the box: a flag tells which option has more, a counter whether it has twice as many (GEN7-36.8)."""
    memory = own_memory(s)
    cast, memory.ballots = memory.ballots, ()
    values = sorted({s.book.options[option].value for option in e.options})
    sums = [sum(1 for _, option in cast if s.book.options[option].value == value) for value in values]
    if s.recording:
        s.tell(BallotsCounted(sums=tuple(sums), reveals=True))
    best, rest = max(sums), min(sums)
    log = s.own_log()
    won = s.book.flag_value("split") if best == rest else values[sums.index(best)]
    log.flags = (*log.flags[: e.ref], won, *log.flags[e.ref + 1 :])
    if e.plus >= 0:
        move_counter(s, e.plus, int(best > 2 * rest))
