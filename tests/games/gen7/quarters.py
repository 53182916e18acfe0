"""Tables whose players have quarters, and the numbers of the departments."""

from __future__ import annotations

from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.table import (
    dice,
    episode,
    no_fate,
    turn_of,
)

SCIENCE, ENGINEERING, BIOTECH, CYBER = range(4)


def table(*codes: int, seat: int = 0, seats: int = 4, res: tuple[int, int, int] = (0, 0, 0)) -> Gen7:
    s = turn_of(episode(seats), seat)
    no_fate(s)
    dice(s, seat, *codes)
    s.officers[seat].res[:] = list(res)
    return s


def with_quarters(quarters: int, *codes: int) -> tuple[Gen7, int]:
    s = episode()
    seat = next(i for i, o in enumerate(s.officers) if o.quarters == quarters)
    turn_of(s, seat)
    no_fate(s)
    if codes:
        dice(s, seat, *codes)
    return s, seat
