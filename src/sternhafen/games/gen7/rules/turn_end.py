"""Whose turn it is, and how a turn ends (GEN7-7.10 to 7.12)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS, PER, TURN_END
from sternhafen.games.gen7.rules.before_turn_ends import WRAP_UP, could_act
from sternhafen.games.gen7.rules.fate import check_fate
from sternhafen.games.gen7.rules.lasting_rules.in_force import expire, renew
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.state import CLOCKWISE, Ship

PER_TURN: Final = PER.index("turn")
SPENT_IN_TURN: Final = 1 << PER_TURN
TURNS: Final = 3
"""The stage of a round in which everybody takes turns."""


class NextTurn(Do):
    """The next player with a die takes a turn; when nobody has one, the phase ends (GEN7-7.10, 7.11)."""

    __slots__ = ("next",)

    def __init__(self, seat: Seat, next: int) -> None:
        self.seat = seat
        self.next = next

    def run(self, s: Ship) -> None:
        begin_turn(s, self.next)


def begin_turn(s: Ship, first: int) -> None:
    """Give the turn to the first player with a die, from a seat on clockwise."""
    officers = s.officers
    for seat in CLOCKWISE[s.seats][first]:
        if officers[seat].dice:
            s.active = seat
            s.agenda += TURN[seat]
            return


class EndOfTurn(Do):
    """The deployment is over: the active player may still act, then fate may strike (GEN7-7.12)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if could_act(s, self.seat):
            s.agenda += WRAP_UP_BEFORE_FATE[self.seat]
        else:
            let_fate_strike(s, self.seat)


class FateStrikes(Do):
    """A fate card is drawn if an officer was deployed; if it strikes, the turn ends after it (GEN7-10.1)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        let_fate_strike(s, self.seat)


def let_fate_strike(s: Ship, seat: Seat) -> None:
    """Check for fate, then end the turn: at once, or when all that fate leads to is done."""
    if s.fallen:
        below = len(s.agenda)
        check_fate(s, seat, False)
        if len(s.agenda) > below:  # it has struck
            s.agenda.insert(below, AFTER_FATE[seat])
            return
    end_turn(s, seat)


class AfterFate(Do):
    """What fate led to is done: the active player may act once more, for example with a file it brought."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if could_act(s, self.seat):
            s.agenda += WRAP_UP_AFTER_FATE[self.seat]
        else:
            end_turn(s, self.seat)


class TurnOver(Do):
    """The end of a turn in which somebody wrapped up after fate had struck."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        end_turn(s, self.seat)


def end_turn(s: Ship, seat: Seat) -> None:
    """End what lasts for a turn, and let the next player begin."""
    s.fallen = ()
    s.refused = ()
    s.discount = 0
    if s.lasting:
        expire(s, TURN_END)
    if s._spent & SPENT_IN_TURN:
        renew(s, PER_TURN)
    neighbour = (seat + 1) % s.seats
    if s.officers[neighbour].dice:  # as most often
        s.active = neighbour
        s.agenda += TURN[neighbour]
    else:
        s.active = NOBODY
        begin_turn(s, neighbour)


TURN: Final = tuple([(EndOfTurn(seat), TakeTurn(seat)) for seat in range(MAX_SEATS)])
"""A turn of every seat: what comes last stands first, here and below."""
WRAP_UP_BEFORE_FATE: Final = tuple([(FateStrikes(seat), WRAP_UP[seat]) for seat in range(MAX_SEATS)])
WRAP_UP_AFTER_FATE: Final = tuple([(TurnOver(seat), WRAP_UP[seat]) for seat in range(MAX_SEATS)])
AFTER_FATE: Final = tuple([AfterFate(seat) for seat in range(MAX_SEATS)])


def imagine_turn(s: Ship, seat: Seat) -> Ship | None:
    """Return the position as if it were a seat's turn; None outside the turns, without a die, or while all decide."""
    at_turns = s.stage == TURNS and any(isinstance(step, EndOfTurn) for step in s.agenda)
    if not at_turns or s.lanes or s.offer is not None or s.ballot or s.looker >= 0 or not s.officers[seat].dice:
        return None
    s.active = seat
    s.agenda = [*TURN[seat]]
    return s
