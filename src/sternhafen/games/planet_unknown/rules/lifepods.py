"""Chapter 11: lifepods that are collected, laid somewhere, or lost."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import Cell, Place
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import SCORING
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.events import LifepodCollected, LifepodLost, LifepodSet
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.state import PlanetState


def collect_lifepod(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Collect a lifepod from a cell (PU-11.2)."""
    c = s.colonies[seat]
    c.lifepods &= ~(1 << cell)
    CORPORATION_RULES[c.corporation].got_lifepod(c)
    if s.recording:
        s.tell(LifepodCollected(seat=seat, cell=cell))


def set_lifepod(s: PlanetState, seat: Seat, place: Place) -> None:
    """Lay a lifepod just collected where its player wants it (PU-26.1, 28.1)."""
    s.colonies[seat].held -= 1
    lay_lifepod(s, seat, place)


def lay_lifepod(s: PlanetState, seat: Seat, place: Place) -> None:
    """Lay a collected lifepod into the scoring area, onto a track field or onto a technology."""
    c = s.colonies[seat]
    if place == SCORING:
        c.got_lifepods += 1
    else:
        c.lodged |= 1 << place
    if not CORPORATION_RULES[c.corporation].lifepod_laid(s, seat, place) and s.recording:
        s.tell(LifepodSet(seat=seat, place=place))


def lift_lifepod(c: Colony, place: Place) -> None:
    """Take a collected lifepod from where it lies."""
    if place == SCORING:
        c.got_lifepods -= 1
    else:
        c.lodged &= ~(1 << place)


def collected_places(c: Colony) -> list[Place]:
    """Return where collected lifepods lie."""
    return ([SCORING] if c.got_lifepods else []) + cells_of(c.lodged)


def collected_lifepods(c: Colony) -> int:
    """Return all lifepods collected, those on tracks and technologies included (PU-17.10)."""
    return c.got_lifepods + c.lodged.bit_count() + c.held


def lose_collected_lifepod(s: PlanetState, seat: Seat, place: Place) -> None:
    """Lose a collected lifepod; a technology it lay on locks (PU-20.14)."""
    lift_lifepod(s.colonies[seat], place)
    if s.recording:
        s.tell(LifepodLost(seat=seat))


def lose_lifepod(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Lose a lifepod that is still on the planet."""
    s.colonies[seat].lifepods &= ~(1 << cell)
    if s.recording:
        s.tell(LifepodLost(seat=seat))
