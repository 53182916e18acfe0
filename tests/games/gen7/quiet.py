"""Tables at which nothing but what is tested happens, their votes, and how they open."""

from __future__ import annotations

import msgspec

from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry
from sternhafen.games.gen7.rules.votes import hold_vote
from tests.games.gen7.table import BOOK, dice, episode, no_fate, off, turn_of

DECISION = BOOK.points[BOOK.point_id["p1_3"]].vote


def quiet_table(*codes: int, seat: int = 0, seats: int = 4) -> Gen7:
    """Return a table in a seat's turn, an empty fate deck; an officer for everybody, or for the seat the dice given."""
    s = turn_of(episode(seats), seat)
    no_fate(s)
    for other in range(seats):
        dice(s, other, off(1))
    if codes:
        dice(s, seat, *codes)
    return s


def ballot(s: Gen7, track: bool = True) -> tuple[int, ...]:
    """Hold the vote of the first decision: logic against instinct."""
    options = BOOK.effect_lists[DECISION][0].options
    hold_vote(s, 0, options, track, 0, BY_SEAT[s.leader])
    s.settle()
    return options


def opening(carry: Carry) -> Carry:
    """Return what is carried over with the second episode about to open."""
    return msgspec.structs.replace(carry, point=BOOK.point_id["p2_1"], ended=False)
