"""Chapter 10: meteorites that fall, are collected or destroyed."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Line
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.events import MeteoriteCollected, MeteoriteDestroyed, MeteoriteLost
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.state import PlanetState


def all_meteorites(c: Colony) -> CellSet:
    """Return the cells with a meteorite that cards and events can take: carried ones too (PU-27.5)."""
    return c.meteorites | c.loads


def free_symbols(c: Colony) -> CellSet:
    """Return the meteorite symbols on which an event may put one (PU-10.5)."""
    return c.meteorite_symbols & ~c.meteorites & ~c.loads


def collect_meteorite(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Collect a meteorite from a cell (PU-10.4)."""
    c = s.colonies[seat]
    CORPORATION_RULES[c.corporation].lift_meteorite(c, cell)
    score_meteorite(s, seat, cell)


def score_meteorite(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Count a collected meteorite."""
    c = s.colonies[seat]
    c.got_meteorites += 1
    if s.recording:
        s.tell(MeteoriteCollected(seat=seat, cell=cell))
    CORPORATION_RULES[c.corporation].got_meteorite(c)


def destroy_meteorite(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Take a meteorite out of the game (PU-6.12)."""
    c = s.colonies[seat]
    CORPORATION_RULES[c.corporation].lift_meteorite(c, cell)
    if s.recording:
        s.tell(MeteoriteDestroyed(seat=seat, cell=cell))


def clear_line(s: PlanetState, seat: Seat, line: Line) -> None:
    """Destroy all meteorites of a row or column."""
    c = s.colonies[seat]
    cells = c.ground().lines[line][0]
    while cells & all_meteorites(c):
        destroy_meteorite(s, seat, (cells & all_meteorites(c)).bit_length() - 1)


def lose_collected_meteorite(s: PlanetState, seat: Seat) -> None:
    """Lose a collected meteorite, if there is one (PU-20.14)."""
    c = s.colonies[seat]
    if c.got_meteorites:
        c.got_meteorites -= 1
        if s.recording:
            s.tell(MeteoriteLost(seat=seat))
