"""Chapter 9: rovers. Putting, moving, teleporting, and what they meet."""

from __future__ import annotations

from sternhafen.engine import Action, Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.actions import MoveRover, TeleportRover
from sternhafen.games.planet_unknown.aliases import Cell, CellSet, Way
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.data.grid import ORTHOGONAL, STEPS, cells_of
from sternhafen.games.planet_unknown.data.vocabulary import ROVER_BAN
from sternhafen.games.planet_unknown.events import RoverLost, RoverMoved, RoverPut
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.lifepods import collect_lifepod
from sternhafen.games.planet_unknown.rules.meteorites import collect_meteorite
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.state import PlanetState


def closed_cells(s: PlanetState, c: Colony) -> CellSet:
    """Return the cells no rover may enter now: other rovers, banned terrain, toxic ground (PU-9.8, 20.8, 33.13)."""
    cells = c.rovers | PLANET_RULES[c.planet].closed_to_rovers(c)
    verb, terrain, _ = EVENT_EFFECT[s.event]
    if verb == ROVER_BAN:
        cells |= c.terrain[terrain]
    return cells


# Putting -------------------------------------------------------------------------------------------------------------


def put_cells(c: Colony) -> CellSet:
    """Return the cells on which a rover may be put: the last tile's, without rovers (PU-9.1, 9.4, 9.18)."""
    return c.last_tile & ~c.rovers if c.rovers_left else 0


def put_rover(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Put a rover from the corporation on the planet (PU-9.1)."""
    c = s.colonies[seat]
    c.rovers_to_put -= 1
    c.rovers_left -= 1
    c.rovers |= 1 << cell
    if s.recording:
        s.tell(RoverPut(seat=seat, cell=cell))
    CORPORATION_RULES[c.corporation].rover_came(c, -1, cell)
    enter(s, seat, cell)


# Moving --------------------------------------------------------------------------------------------------------------


def rover_steps(s: PlanetState, c: Colony) -> list[Action]:
    """Return every step a rover can make now: with a move anywhere, without where it is free (PU-9.6 to 9.9, 26.10)."""
    rules = CORPORATION_RULES[c.corporation]
    targets = ~closed_cells(s, c) & (-1 if c.moves else rules.free_steps(c))
    ways = len(STEPS) if rules.moves_diagonally(c) else ORTHOGONAL
    return [
        MoveRover(start, way)
        for start in reversed(cells_of(c.rovers))
        for way in c.ground().ways[start]
        if way < ways and contains(targets, start + STEPS[way])
    ]


def refuse_step(s: PlanetState, c: Colony, action: MoveRover) -> Illegal | None:
    """Return why a rover may not step there."""
    if not contains(c.rovers, action.start):
        return Illegal("no-rover-there", "PU-9.6", {"cell": action.start})
    if action in rover_steps(s, c):
        return None
    if not c.moves:
        return Illegal("no-moves", "PU-9.5")
    target = action.start + STEPS[action.way]
    if target < 0 or not contains(c.ground().grid, target):
        return Illegal("rover-off-grid", "PU-9.9")
    if contains(c.rovers, target):
        return Illegal("rover-in-the-way", "PU-9.8", {"cell": target})
    if contains(closed_cells(s, c), target):
        toxic = contains(PLANET_RULES[c.planet].closed_to_rovers(c), target)
        return Illegal("rover-barred", "PU-33.13" if toxic else "PU-20.8", {"cell": target})
    return Illegal("no-such-step", "PU-9.6")


def move_rover(s: PlanetState, seat: Seat, start: Cell, way: Way) -> None:
    """Move a rover one step, for one move unless the step is free (PU-9.6, 26.10)."""
    c = s.colonies[seat]
    target = start + STEPS[way]
    rules = CORPORATION_RULES[c.corporation]
    if not (rules.special and contains(rules.free_steps(c), target)):
        c.moves -= 1
    relocate(s, seat, start, target)


def relocate(s: PlanetState, seat: Seat, start: Cell, target: Cell) -> None:
    """Set a rover to another cell, and collect what is there."""
    c = s.colonies[seat]
    c.rovers ^= 1 << start | 1 << target
    if s.recording:
        s.tell(RoverMoved(seat=seat, start=start, cell=target))
    rules = CORPORATION_RULES[c.corporation]
    if rules.special:
        rules.rover_came(c, start, target)
    enter(s, seat, target)


def enter(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Collect what lies on a cell that a rover enters (PU-9.10)."""
    c = s.colonies[seat]
    bit = 1 << cell
    if c.lifepods & bit:
        collect_lifepod(s, seat, cell)
    rules = CORPORATION_RULES[c.corporation]
    if rules.carries_meteorites:
        rules.rover_entered(s, seat, cell)
    elif c.meteorites & bit:
        collect_meteorite(s, seat, cell)


def destroy_rover(s: PlanetState, seat: Seat, cell: Cell) -> None:
    """Take a rover out of the game (PU-9.11)."""
    c = s.colonies[seat]
    c.rovers &= ~(1 << cell)
    if s.recording:
        s.tell(RoverLost(seat=seat, cell=cell))
    CORPORATION_RULES[c.corporation].rover_lost(c, cell)


# Teleporting (PU-9.16) -----------------------------------------------------------------------------------------------


def teleport_targets(s: PlanetState, c: Colony) -> CellSet:
    """Return the cells to which a card can teleport a rover: any without one (PU-6.13)."""
    return c.ground().grid & ~closed_cells(s, c)


def teleports_within(s: PlanetState, c: Colony, cells: CellSet) -> list[Action]:
    """Return every teleport by technology from one of some cells to another (PU-24.6, 28.5)."""
    starts, targets = cells_of(cells & c.rovers), cells_of(cells & ~closed_cells(s, c))
    return [TeleportRover(True, start, target) for start in starts for target in targets]
