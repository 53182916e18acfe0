"""The questions of effects that move or turn dice (GEN7-2.13, 22.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PASS, PICK_DICE, SET_DICE, Pass, PickDie, SetDie
from sternhafen.games.gen7.aliases import DieCode, Piece, Seat, die_of, piece
from sternhafen.games.gen7.data.vocabulary import (
    ANY_KIND,
    CODES,
    DOWN,
    FACES,
    FLIP,
    QUARTERS,
    REROLL,
    SET_ANY,
    TO_VALUE,
    UP,
    UPDOWN,
)
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.events import DiceRolled, DieChanged
from sternhafen.games.gen7.rules.crew import (
    KIND_OF,
    ON_TABLE,
    VALUE_OF,
    lay,
    lift,
    of_kind,
    own_at,
    own_pieces,
    pieces_at,
    replace_ready,
    roll,
    with_value,
)
from sternhafen.games.gen7.rules.group_station.splitting import ask_for_halves
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT
from sternhafen.games.gen7.state import Ship


class MoveDice(Do):
    """Move dice of one player (or of anybody) from place to place; asked only while there is a choice.

    `acting` is the station whose die caused it, or -1: a deployment never moves its own die (GEN7-22.8).
    """

    __slots__ = ("owner", "kind", "n", "src", "dst", "roll", "up_to", "acting")

    def __init__(
        self, seat: Seat, owner: int, kind: int, n: int, src: int, dst: int, roll: int, up_to: bool, acting: int
    ) -> None:
        self.seat = seat
        self.owner = owner
        self.kind = kind
        self.n = n
        self.src = src
        self.dst = dst
        self.roll = roll
        self.up_to = up_to
        self.acting = acting

    def open(self, s: Ship) -> list[int]:
        """Return the pieces that may be moved."""
        return movable(s, self.owner, self.kind, self.src, self.acting)

    def run(self, s: Ship) -> None:
        pieces = self.open(s) if self.n > 0 else []
        if not pieces:
            return
        if not self.up_to and len(set(pieces)) == 1:
            self.move(s, pieces[0])
        else:
            s.push(MoveDie(self.seat, self))

    def move(self, s: Ship, p: Piece) -> None:
        """Move one die; those left to move follow."""
        seat, code = divmod(p, CODES)
        lift(s, seat, code, self.src)
        if self.n > 1:
            n = self.n - 1
            s.push(
                MoveDice(self.seat, self.owner, self.kind, n, self.src, self.dst, self.roll, self.up_to, self.acting)
            )
        if self.roll == 1:
            code = roll(s, KIND_OF[code])
            if s.recording:
                s.tell(DiceRolled(seat=seat, dice=(code,), reveals=True))
        lay(s, seat, code, self.dst)
        if self.roll == 2:
            s.push(MayReroll(seat, code))


def acting_station(s: Ship, cause: Cause) -> int:
    """Return the station whose die caused something, or -1."""
    return cause.place if cause.die >= 0 and 0 <= cause.place < s.book.station_count else -1


def movable(s: Ship, owner: int, kind: int, src: int, acting: int) -> list[int]:
    """Return the pieces of an owner (-1: of anybody) of a kind at a place, without the one on the acting station."""
    if src in ON_TABLE:
        pieces = own_pieces(s, owner, kind, src) if owner >= 0 else pieces_at(s, src)
        if acting >= 0 and s.stations[acting] in pieces:
            pieces.remove(s.stations[acting])
        return pieces if owner >= 0 or kind == ANY_KIND else of_kind(pieces, kind)
    able: list[int] = []
    for seat in range(s.seats) if owner < 0 else (owner,):
        first = seat * CODES
        if src == QUARTERS:  # not those offered to a group station
            for code in s.officers[seat].dice:
                if kind == ANY_KIND or kind == KIND_OF[code]:
                    able.append(first + code)
        else:
            for code in own_at(s, seat, kind, src):
                able.append(first + code)
    return able


class MoveDie(Ask):
    """Which die is moved?"""

    __slots__ = ("step",)
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickDie, Pass)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, step: MoveDice) -> None:
        self.seat = seat
        self.step = step

    def candidates(self, s: Ship) -> list[Action]:
        return [*[PICK_DICE[p] for p in sorted(set(self.step.open(s)))], PASS]

    def check(self, s: Ship, a: PickDie | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None if self.step.up_to else Illegal("must-move", "GEN7-2.13")
        return None if piece(a.seat, a.die) in self.step.open(s) else Illegal("no-such-die", "GEN7-2.13")

    def play(self, s: Ship, a: PickDie | Pass) -> None:
        if isinstance(a, PickDie):
            self.step.move(s, piece(a.seat, a.die))

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "n": self.step.n}


class MayReroll(YesOrNo):
    """Do you reroll the die?"""

    __slots__ = ("die",)
    rule: ClassVar[str] = "GEN7-22.12"

    def __init__(self, seat: Seat, die: DieCode) -> None:
        self.seat = seat
        self.die = die

    def agreed(self, s: Ship) -> None:
        change(s, self.seat, self.die, roll(s, KIND_OF[self.die]), True)


def change(s: Ship, seat: Seat, code: DieCode, new: int, rolled: bool = False) -> None:
    """Turn a ready die to another value; a robot on two sub-stations is split again."""
    replace_ready(s, seat, code, new)
    if s.recording:
        s.tell(DieChanged(seat=seat, die=code, value=VALUE_OF[new], reveals=rolled))
    if s.offer is not None and new >= FIRST_ROBOT:
        ask_for_halves(s, seat, new)


FIXED_MODES: Final = (REROLL, FLIP, TO_VALUE)
"""Ways to change a die where nobody chooses its value."""


class SetDice(Do):
    """Change dice one after the other: `chooser` decides over dice of the seats of `owners`.

    `done` holds the dice already changed (as they are now), so that each is changed once.
    """

    __slots__ = ("owners", "kind", "n", "mode", "by", "value", "group", "up_to", "done")

    def __init__(
        self,
        seat: Seat,
        owners: int,
        kind: int,
        n: int,
        mode: int,
        by: int,
        value: int,
        group: bool,
        up_to: bool,
        done: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.owners = owners
        self.kind = kind
        self.n = n
        self.mode = mode
        self.by = by
        self.value = value
        self.group = group
        self.up_to = up_to
        self.done = done

    def open(self, s: Ship) -> list[int]:
        """Return the pieces still to be changed."""
        pieces: list[int] = []
        for seat in range(s.seats):
            if self.owners >> seat & 1:
                pieces += [piece(seat, code) for code in own_at(s, seat, self.kind, QUARTERS)]
        if self.group and s.offer is not None:
            pieces = [p for p, _, _ in s.offer.crew if self.kind in (ANY_KIND, KIND_OF[die_of(p)])]
        for p in self.done:
            if p in pieces:
                pieces.remove(p)
        return pieces

    def run(self, s: Ship) -> None:
        if self.n <= 0:
            return
        pieces = self.open(s)
        if not pieces:
            return
        if self.mode in FIXED_MODES and not self.up_to and (len(set(pieces)) == 1 or self.n >= len(pieces)):
            self.turn(s, pieces[0], fixed_value(s, die_of(pieces[0]), self.mode, self.value))
        else:
            s.push(SetOne(self.seat, self))

    def turn(self, s: Ship, p: Piece, value: int) -> None:
        """Turn one die; those left to change follow."""
        seat, code = divmod(p, CODES)
        new = with_value(code, value)
        done = (*self.done, piece(seat, new))
        s.push(
            SetDice(self.seat, self.owners, self.kind, self.n - 1, self.mode, self.by, self.value, self.group,
                    self.up_to, done)
        )  # fmt: skip
        change(s, seat, code, new, self.mode == REROLL)


def fixed_value(s: Ship, code: DieCode, mode: int, value: int) -> int:
    """Return the value a die gets where nobody chooses it."""
    if mode == REROLL:
        return VALUE_OF[roll(s, KIND_OF[code])]
    if mode == FLIP:
        return FACES[KIND_OF[code]] + 1 - VALUE_OF[code]
    return min(value, FACES[KIND_OF[code]])


def reachable(code: DieCode, mode: int, by: int) -> list[int]:
    """Return the values a die may be turned to."""
    value, faces = VALUE_OF[code], FACES[KIND_OF[code]]
    low = value if mode == UP else max(1, value - by)
    high = value if mode == DOWN else min(faces, value + by)
    if mode == SET_ANY:
        low, high = 1, faces
    return list(range(low, high + 1))


class SetOne(Ask):
    """Which die is changed, and to what?"""

    __slots__ = ("step",)
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (SetDie, PickDie, Pass)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, step: SetDice) -> None:
        self.seat = seat
        self.step = step

    def may_pass(self) -> bool:
        """Return whether no die need be changed."""
        return self.step.up_to or self.step.mode in (UP, DOWN, UPDOWN)

    def candidates(self, s: Ship) -> list[Action]:
        step = self.step
        candidates: list[Action] = [PASS]
        for p in sorted(set(step.open(s))):
            if step.mode in FIXED_MODES:
                candidates.append(PICK_DICE[p])
            else:
                candidates += [SET_DICE[p][value - 1] for value in reachable(die_of(p), step.mode, step.by)]
        return candidates

    def check(self, s: Ship, a: SetDie | PickDie | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None if self.may_pass() else Illegal("must-change", "GEN7-2.13")
        fixed = self.step.mode in FIXED_MODES
        if isinstance(a, PickDie) != fixed or piece(a.seat, a.die) not in self.step.open(s):
            return Illegal("no-such-die", "GEN7-2.13")
        if isinstance(a, SetDie) and a.value not in reachable(a.die, self.step.mode, self.step.by):
            return Illegal("not-that-value", "GEN7-2.13")
        return None

    def play(self, s: Ship, a: SetDie | PickDie | Pass) -> None:
        if isinstance(a, SetDie):
            self.step.turn(s, piece(a.seat, a.die), a.value)
        elif isinstance(a, PickDie):
            self.step.turn(s, piece(a.seat, a.die), fixed_value(s, a.die, self.step.mode, self.step.value))
