"""Collected lifepods of Cosmos Inc. and Jump Drive: on tracks, technologies, or in the scoring area (PU-26, PU-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.games.planet_unknown.board import cells_of
from sternhafen.games.planet_unknown.colony import FIRST_TECHNOLOGY, HELD, LODGED, OWED, SHIFTS, SPENT, USED, Colony
from sternhafen.games.planet_unknown.effects import carry_out
from sternhafen.games.planet_unknown.events import LifepodLost, LifepodSet, TechnologyUnlocked
from sternhafen.games.planet_unknown.vocabulary import CLAIM_ROW, COMMON_OBJECTIVE, TECHNOLOGIES, TRACKS, tech

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

SCORING: Final = -1
MOVE_ONE: Final = tech("move_1_lifepod")

MOVES_OWED: Final = 3
"""The moves of level 2 that are left are kept as a number: two bits for how many, two for lifepods moved to the scoring
area, then the fields they were moved to."""
MOVED_TO_SCORING: Final = 2
MOVED_TO_FIELDS: Final = 4


def free_places(c: Colony) -> list[int]:
    """Return where a collected lifepod may be laid (PU-26.2, 28.1)."""
    board = c.board()
    if board.by_lifepods:
        technologies = range(FIRST_TECHNOLOGY, FIRST_TECHNOLOGY + len(board.technologies))
        return [SCORING] + [place for place in technologies if not c.lodged >> place & 1]
    if not board.sets_lifepods:
        return [SCORING]
    return [SCORING] + [
        16 * track + field
        for track in range(TRACKS)
        for field in range(board.tops[track])
        if field != c.tracks[track] and not c.lodged >> (16 * track + field) & 1
    ]


def set_lifepod(s: PlanetUnknown, seat: int, place: int) -> None:
    """Lay a lifepod just collected."""
    c = s.colonies[seat]
    c.set_quirk(HELD, c.held - 1)
    _lay(s, seat, place)


def _lay(s: PlanetUnknown, seat: int, place: int) -> None:
    c = s.colonies[seat]
    if place == SCORING:
        c.got_pods += 1
    else:
        c.set_quirk(LODGED, c.lodged | 1 << place)
    if place >= FIRST_TECHNOLOGY:
        name = c.board().technologies[place - FIRST_TECHNOLOGY]
        if s.telling:
            s.tell(TechnologyUnlocked(seat=seat, technology=TECHNOLOGIES.index(name)))
        unlock_once(s, seat, name)
    elif s.telling:
        s.tell(LifepodSet(seat=seat, place=place))


def unlock_once(s: PlanetUnknown, seat: int, name: str) -> None:
    """Begin what Jump Drive's technologies E and F do once, on unlocking (PU-28.8, 28.9)."""
    c = s.colonies[seat]
    bit = tech(name)
    if c.spent & bit:
        return
    if name == "claim_row":
        c.set_quirk(SPENT, c.spent | bit)
        carry_out(s, seat, (CLAIM_ROW, 0, 0))
    elif name == "common_objective":
        c.set_quirk(SPENT, c.spent | bit)
        carry_out(s, seat, (COMMON_OBJECTIVE, 0, 0))


def movable_lifepods(c: Colony) -> list[int]:
    """Return where lifepods lie that may be moved now (PU-26.6, 26.8, 26.9, 26.11)."""
    if not c.board().sets_lifepods:
        return []
    if not c.shifts and not (c.techs() & MOVE_ONE and not c.used & MOVE_ONE):
        return owed_lifepods(c)
    return ([SCORING] if c.got_pods else []) + cells_of(c.lodged)


def owed_lifepods(c: Colony) -> list[int]:
    """Return where lifepods lie of which up to three may be moved once: those not moved yet (PU-26.8)."""
    if not c.owed & MOVES_OWED:
        return []
    in_scoring = c.got_pods > c.owed >> MOVED_TO_SCORING & 3
    return ([SCORING] if in_scoring else []) + cells_of(c.lodged & ~(c.owed >> MOVED_TO_FIELDS))


def _pay_move(c: Colony, place: int) -> None:
    """Count one of the moves of level 2; the lifepod is not moved for this again."""
    to = 1 << MOVED_TO_SCORING if place == SCORING else 1 << MOVED_TO_FIELDS + place
    c.set_quirk(OWED, c.owed - 1 + to if (c.owed - 1) & MOVES_OWED else 0)


def lifepod_moves(c: Colony) -> list[tuple[int, int]]:
    """Return every way to move a collected lifepod now."""
    starts = movable_lifepods(c)
    places = free_places(c) if starts else []
    return [(start, place) for start in starts for place in places if start != place]


def move_lifepod(s: PlanetUnknown, seat: int, start: int, place: int) -> None:
    """Move a collected lifepod; what it uncovers gives no bonus afterwards (PU-26.6)."""
    c = s.colonies[seat]
    if start in owed_lifepods(c):
        _pay_move(c, place)
    elif c.shifts:
        c.set_quirk(SHIFTS, c.shifts - 1)
    else:
        c.set_quirk(USED, c.used | MOVE_ONE)
    _lift(c, start)
    _lay(s, seat, place)


def _lift(c: Colony, place: int) -> None:
    if place == SCORING:
        c.got_pods -= 1
    else:
        c.set_quirk(LODGED, c.lodged & ~(1 << place))


def losable_lifepods(c: Colony) -> list[int]:
    """Return where collected lifepods lie of which an event takes one (PU-20.14)."""
    return ([SCORING] if c.got_pods else []) + cells_of(c.lodged)


def lose_lifepod(s: PlanetUnknown, seat: int, place: int) -> None:
    """Lose a collected lifepod; a technology it lay on locks."""
    _lift(s.colonies[seat], place)
    if s.telling:
        s.tell(LifepodLost(seat=seat))
