"""Games of a corporation or on a planet, ready to be tried out."""

from __future__ import annotations

from sternhafen.games.planet_unknown.data.vocabulary import ROVER
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.events_module import DrawEvent
from tests.games.planet_unknown.position import at, block, event, fill, lay, placing, show, tile

UP, RIGHT, DOWN, LEFT = range(4)
INNER_RING, OUTER_RING, EDGE = block(3, 5, 2, 1), block(0, 5, 1, 2), block(5, 0, 2, 1)


def settled(name: str, **options: str) -> PlanetUnknown:
    """Return a game whose seat 0 with this corporation has one tile in the middle and a bag to resolve."""
    s = placing(name, **options)  # type: ignore[arg-type]
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    return s


def civ_choice(s: PlanetUnknown) -> None:
    """End the placing step, so that waiting civ milestones are chosen."""
    s.commander = 0
    s.lanes = [[], []]
    s.settle()


def on_arashi(*open_blocks: int) -> PlanetUnknown:
    """Return a game with a ban on the edge whose seat 0 has only some cells of Arashi left for a tile of two cells."""
    s = placing(planet="arashi")
    c = s.colonies[0]
    c.last_tile = 1 << at(5, 8)
    fill(c, c.ground().grid & ~sum(open_blocks), ROVER)
    event(s, "ban_edge")
    show(s, 0, 0, tile("I2", "civ", "energy"))
    show(s, 0, 1, -1)
    return s


def drawing(verb: str, seats: int = 2, a: int | None = None, corporation: str = "standard") -> PlanetUnknown:
    """Return a game in which an event that says so is drawn next, with a tile already on every planet."""
    s = placing(corporation, seats=seats, events=True)
    for seat in range(seats):
        lay(s, seat, tile("I4", "civ", "energy", bool(seat)) if seat < 2 else tile("I4", "rover", "tech"), (4, 4))
        s.colonies[seat].moves = 0
    number = event(s, verb, a)
    s.event = -1
    s.past_events = tuple(k for k in s.past_events if k != number)
    s.next_event, s.peekers = number, 0
    s.lanes = []
    s.push(DrawEvent(-1))
    return s
