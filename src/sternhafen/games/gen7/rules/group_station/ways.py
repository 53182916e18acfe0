"""The ways to offer a die for a sub-station: as it is, changed by a rule, a robot also on two (GEN7-8.2, 8.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.aliases import DieCode, Seat
from sternhafen.games.gen7.data.vocabulary import CODES, MAX_SEATS
from sternhafen.games.gen7.rules.crew import VALUE_OF
from sternhafen.games.gen7.rules.group_station.relations import halves
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT, THROWS


class Way:
    """A way to offer a die: it shows `face`, and `value` after a change by a rule; `left` is -1 on one sub-station.

    Else it is what stands on the first of two. `first` and `last` are the values there, `shows` both as a mask, and
    `fills` is how many sub-stations it fills. `changer` is the number of its owner among those who might still change
    dice, `alike` what ways to offer such a die have in common, whoever owns it, and `plain` whether it is the die as
    it is.
    """

    __slots__ = (
        "seat", "code", "face", "value", "by", "left", "first", "last", "shows", "fills", "robot", "changer", "alike",
        "plain", "action",
    )  # fmt: skip

    def __init__(self, seat: Seat, code: DieCode, by: int, left: int) -> None:
        self.seat = seat
        self.code = code
        self.face = VALUE_OF[code]
        self.value = self.face + by
        self.by = by
        self.left = left
        self.first = self.value if left < 0 else left
        self.last = self.value if left < 0 else self.value - left
        self.shows = 1 << max(0, self.last) | (1 << left if left >= 0 else 0)
        self.fills = 1 if left < 0 else 2
        self.robot = code >= FIRST_ROBOT
        self.changer = seat + MAX_SEATS if self.robot else seat
        self.alike = ((code * SHIFTS + by) * HALVES + left + 1) * OWNERS
        self.plain = by == 0 and left < 0
        self.action = Assign(seat, code, by, left)


SHIFTS: Final = 32
"""More than there are different changes of a die's value."""
HALVES: Final = 14
OWNERS: Final = 16
AS_IT_IS: Final = tuple([
    tuple([
        tuple([
            Way(seat, code, 0, left)
            for left in range(-1, VALUE_OF[code] + 1 if code >= FIRST_ROBOT else 0)
        ])
        for code in range(CODES)
    ])
    for seat in range(MAX_SEATS)
])  # fmt: skip
"""The ways to offer a die unchanged, by seat, die and left half (from -1 on)."""


def way_of(seat: Seat, code: DieCode, by: int, left: int) -> Way:
    """Return a way to offer a die; `left` is -1 on one sub-station."""
    known = AS_IT_IS[seat][code]
    return known[left + 1] if not by and left + 1 < len(known) else Way(seat, code, by, left)


MAX_CACHED: Final = 1 << 14
EVERYTHING: Final = (1 << 13) - 1


def _unchanged_ways(key: tuple[tuple[DieCode, ...], int, Seat]) -> tuple[Way, ...]:
    dice, fits, seat = key
    if fits != EVERYTHING:
        return tuple([way for way in UNCHANGED_WAYS[dice, EVERYTHING, seat] if way.robot or fits >> way.value & 1])
    throw = THROWS[dice]
    ways = [AS_IT_IS[seat][code][0] for code in throw.codes]
    if throw.robot >= 0:
        ways += [AS_IT_IS[seat][throw.robot][left + 1] for left, _ in halves(VALUE_OF[throw.robot], 0)]
    return tuple(ways)


UNCHANGED_WAYS: Final = Memo(_unchanged_ways, MAX_CACHED)
"""Every way to offer one of a seat's dice as it is, by the dice, the values that fit, the seat; robots always fit."""
