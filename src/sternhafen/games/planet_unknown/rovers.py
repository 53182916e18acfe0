"""Rovers: putting, moving, teleporting, and what they collect (PU-9, PU-10, PU-11, PU-26, PU-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.engine.values import Action
from sternhafen.games.planet_unknown.actions import MOVE_ROVER, MoveRover
from sternhafen.games.planet_unknown.board import ORTHOGONAL, STEPS, cells_of
from sternhafen.games.planet_unknown.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.colony import FRESH, HELD, LOADS, TWINS, USED, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.energy import energy_cells
from sternhafen.games.planet_unknown.events import (
    LifepodCollected,
    MeteoriteCollected,
    MeteoriteDestroyed,
    MeteoriteFell,
    MeteoriteLoaded,
    RoverLost,
    RoverMoved,
    RoverPut,
)
from sternhafen.games.planet_unknown.planets import PLANETS, Planet
from sternhafen.games.planet_unknown.vocabulary import CIV, ROVER, ROVER_BAN, WATER, tech

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

DIAGONAL: Final = tech("rover_diagonal")
FREE_ENERGY: Final = tech("free_steps_onto_energy")
TELEPORT_CIV: Final = tech("teleport_between_civ_resources")
TELEPORT_TERRAIN: Final = tech("teleport_same_terrain")
PATCH_PER_METEOR: Final = tech("patch_per_collected_meteorite")
DUMP_ON_WATER: Final = tech("destroy_load_on_water")

Walk = tuple[int, list[MoveRover], list[tuple[int, MoveRover]]]
"""The steps from a cell: all targets, all steps, and each step with its target."""


def _walks(ground: Planet, last: int) -> list[Walk]:
    found: list[Walk] = []
    for start, ways in enumerate(ground.ways):
        each = [(1 << start + STEPS[way], MOVE_ROVER[start][way]) for way in ways if way < last]
        found.append((sum(target for target, _ in each), [step for _, step in each], each))
    return found


WALKS: Final = [_walks(ground, ORTHOGONAL) for ground in PLANETS]
DIAGONAL_WALKS: Final = [_walks(ground, len(STEPS)) for ground in PLANETS]


def barred(s: PlanetUnknown, c: Colony) -> int:
    """Return the cells no rover may enter now: other rovers, banned terrain, toxic ground (PU-9.8, 20.8, 33.13)."""
    cells = c.rovers | PLANETS[c.planet].toxic & c.free
    verb, terrain, _ = EVENT_EFFECT[s.event]
    if verb == ROVER_BAN:
        cells |= c.terrain[terrain]
    return cells


def step_costs(s: PlanetUnknown, c: Colony, start: int, way: int) -> int:
    """Return what a rover's step costs: one move, or none onto energy (PU-26.10)."""
    if c.techs() & FREE_ENERGY and energy_cells(c) >> start + STEPS[way] & 1:
        return 0
    return 1


def rover_steps(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return every step a rover can make now: with a move anywhere, without onto energy (PU-9.6 to 9.9, 26.10)."""
    found: list[Action] = []
    techs = 0 if CORPORATIONS[c.corporation].plain else c.techs()
    walks = DIAGONAL_WALKS[c.planet] if techs & DIAGONAL else WALKS[c.planet]
    rovers, targets = c.rovers, ~barred(s, c)
    if not c.moves:
        targets &= energy_cells(c) if techs & FREE_ENERGY else 0
    while rovers:
        start = rovers.bit_length() - 1
        rovers ^= 1 << start
        around, steps, each = walks[start]
        if around & targets == around:
            found += steps
        else:
            found += [step for target, step in each if target & targets]
    return found


def move_rover(s: PlanetUnknown, seat: int, start: int, way: int) -> None:
    """Move a rover one step."""
    c = s.colonies[seat]
    if CORPORATIONS[c.corporation].sets_lifepods:
        c.moves -= min(c.moves, step_costs(s, c, start, way))
    else:
        c.moves -= 1
    relocate(s, seat, start, start + STEPS[way])


def relocate(s: PlanetUnknown, seat: int, start: int, target: int) -> None:
    """Set a rover to another cell, its load with it, and collect what is there."""
    c = s.colonies[seat]
    bits = 1 << start | 1 << target
    c.rovers ^= bits
    if s.telling:
        s.tell(RoverMoved(seat=seat, start=start, cell=target))
    board = CORPORATIONS[c.corporation]
    if board.carries:
        if c.loads >> start & 1:
            c.set_quirk(LOADS, c.loads ^ bits)
        c.set_quirk(FRESH, c.fresh & ~(1 << start) | 1 << target)
    enter(s, seat, target)


def put_cells(c: Colony) -> int:
    """Return the cells on which a rover may be put: the last tile's, without rovers (PU-9.1, 9.4, 9.18)."""
    return c.last & ~c.rovers if c.store else 0


def put_rover(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Put a rover from the corporation on the planet."""
    c = s.colonies[seat]
    c.store -= 1
    c.rovers |= 1 << cell
    if s.telling:
        s.tell(RoverPut(seat=seat, cell=cell))
    if c.board().carries:
        c.set_quirk(FRESH, c.fresh | 1 << cell)
    enter(s, seat, cell)


def enter(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Collect what lies on a cell that a rover enters (PU-9.10); Horizon's rovers unload or lose their load (PU-27)."""
    c = s.colonies[seat]
    bit = 1 << cell
    if c.pods & bit:
        collect_pod(s, seat, cell)
    if not CORPORATIONS[c.corporation].carries:
        if c.meteors & bit:
            collect_meteor(s, seat, cell)
    elif c.symbols[ROVER] & bit:
        if c.loads & bit:
            c.set_quirk(LOADS, c.loads ^ bit)
            scored_meteor(s, seat, cell)
        while c.meteors & bit:
            collect_meteor(s, seat, cell)
    elif c.loads & c.terrain[WATER] & bit and c.techs() & DUMP_ON_WATER:
        c.set_quirk(LOADS, c.loads ^ bit)
        if s.telling:
            s.tell(MeteoriteDestroyed(seat=seat, cell=cell))


def collect_pod(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Collect a lifepod; where two corporations may lay it is asked later (PU-26.1, 28.1)."""
    c = s.colonies[seat]
    c.pods &= ~(1 << cell)
    board = c.board()
    if board.sets_lifepods or board.by_lifepods:
        c.set_quirk(HELD, c.held + 1)
    else:
        c.got_pods += 1
    if s.telling:
        s.tell(LifepodCollected(seat=seat, cell=cell))


def lift_meteor(c: Colony, cell: int) -> None:
    """Take one meteorite off a cell: lying there, or carried by the rover there (PU-27.5)."""
    bit = 1 << cell
    if c.twins & bit:
        c.set_quirk(TWINS, c.twins ^ bit)
    elif c.meteors & bit:
        c.meteors ^= bit
    else:
        c.set_quirk(LOADS, c.loads & ~bit)


def collect_meteor(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Collect a meteorite from a cell."""
    lift_meteor(s.colonies[seat], cell)
    scored_meteor(s, seat, cell)


def scored_meteor(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Count a collected meteorite; Horizon may get a patch for it (PU-27.9)."""
    c = s.colonies[seat]
    c.got_meteors += 1
    if s.telling:
        s.tell(MeteoriteCollected(seat=seat, cell=cell))
    if c.techs() & PATCH_PER_METEOR:
        c.patches += 1


def destroy_meteor(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Take a meteorite out of the game (PU-6.12)."""
    lift_meteor(s.colonies[seat], cell)
    if s.telling:
        s.tell(MeteoriteDestroyed(seat=seat, cell=cell))


def drop_meteor(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Put a meteorite on a free symbol; a rover there is destroyed (PU-10.5)."""
    c = s.colonies[seat]
    if s.telling:
        s.tell(MeteoriteFell(seat=seat, cell=cell))
    if c.rovers >> cell & 1:
        destroy_rover(s, seat, cell)
    c.meteors |= 1 << cell


def destroy_rover(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Take a rover out of the game; its load stays on the cell (PU-9.11, 27.6)."""
    c = s.colonies[seat]
    bit = 1 << cell
    c.rovers &= ~bit
    if s.telling:
        s.tell(RoverLost(seat=seat, cell=cell))
    if c.fresh & bit:
        c.set_quirk(FRESH, c.fresh & ~bit)
    if c.loads & bit:
        c.set_quirk(LOADS, c.loads ^ bit)
        if c.meteors & bit:
            c.set_quirk(TWINS, c.twins | bit)
        c.meteors |= bit


def all_meteors(c: Colony) -> int:
    """Return the cells with a meteorite that cards and events can take: carried ones too (PU-27.5)."""
    return c.meteors | c.loads


def free_spots(c: Colony) -> int:
    """Return the meteorite symbols on which an event may put one (PU-10.5)."""
    return c.spots & ~c.meteors & ~c.loads


# Horizon's cargo ---------------------------------------------------------------------------------------------------


def loadable(c: Colony) -> int:
    """Return the rovers that may load the meteorite they have just come upon (PU-27.1, 27.4)."""
    return c.fresh & c.rovers & c.meteors & ~c.loads if c.board().carries else 0


def load(s: PlanetUnknown, seat: int, cell: int) -> None:
    """Load a meteorite."""
    c = s.colonies[seat]
    lift_meteor(c, cell)
    c.set_quirk(LOADS, c.loads | 1 << cell)
    c.set_quirk(FRESH, c.fresh & ~(1 << cell))
    if s.telling:
        s.tell(MeteoriteLoaded(seat=seat, cell=cell))


# Teleporting -------------------------------------------------------------------------------------------------------


def may_teleport(s: PlanetUnknown, c: Colony) -> bool:
    """Return whether a card's teleport can be used."""
    return bool(c.rovers and PLANETS[c.planet].grid & ~barred(s, c))


def teleports_by_card(s: PlanetUnknown, c: Colony) -> list[tuple[int, int]]:
    """Return every teleport a card allows: any rover to any cell without one (PU-6.13)."""
    targets = cells_of(PLANETS[c.planet].grid & ~barred(s, c))
    return [(start, target) for start in cells_of(c.rovers) for target in targets]


def teleports_by_tech(s: PlanetUnknown, c: Colony) -> list[tuple[int, int]]:
    """Return every teleport that a technology allows for one rover move (PU-24.6, 28.5)."""
    techs = c.techs()
    if not c.moves or not techs & (TELEPORT_CIV | TELEPORT_TERRAIN):
        return []
    kinds: list[int] = []
    if techs & TELEPORT_CIV:
        kinds = [c.symbols[CIV]]
    elif not c.used & TELEPORT_TERRAIN:
        kinds = [*c.terrain[:5], energy_cells(c)]
    closed = barred(s, c)
    found: list[tuple[int, int]] = []
    for cells in kinds:
        starts, targets = cells_of(cells & c.rovers), cells_of(cells & ~closed)
        found += [(start, target) for start in starts for target in targets]
    return found


def teleport_by_tech(s: PlanetUnknown, seat: int, start: int, target: int) -> None:
    """Teleport a rover for one rover move."""
    c = s.colonies[seat]
    c.moves -= 1
    c.set_quirk(USED, c.used | c.techs() & TELEPORT_TERRAIN)
    relocate(s, seat, start, target)
