"""The planets (PU-32, PU-33), with a slow oracle for every placement."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.planet_unknown.actions import MoveRover
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS
from sternhafen.games.planet_unknown.data.grid import STEPS, cells_of, spread
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS, TILES
from sternhafen.games.planet_unknown.data.vocabulary import CIV, ENERGY, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.fast.placement import tile_boards
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from sternhafen.games.planet_unknown.rules.objectives import terrain_areas
from sternhafen.games.planet_unknown.rules.placement import refuse_by_planet, refuse_placement, tile_placements
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.rovers import teleport_targets
from sternhafen.games.planet_unknown.scoring import empty_cells, lines, planet_medals
from tests.games.planet_unknown.position import (
    LAY_PATCH,
    at,
    bag,
    block,
    do,
    event,
    fill,
    lay,
    learn,
    placing,
    put,
    refused,
    tile,
)

RIGHT, DOWN = 1, 2


def named(name: str) -> str:
    return "standard" if name in ("ksb-4156", "universal-coalition") else name


# The oracle: one cell after the other, straight from the rules -----------------------------------------------------


def oracle(s: PlanetUnknown, seat: int, number: int) -> set[tuple[int, int]]:
    """Return all (turn, anchor) of a tile by looking at every cell by itself."""
    c = s.colonies[seat]
    ground = c.ground()
    grid = {(cell % 13, cell // 13) for cell in cells_of(ground.grid)}
    covered = {(cell % 13, cell // 13) for cell in cells_of(ground.grid & ~c.free)}
    patches = {(cell % 13, cell // 13) for cell in cells_of(c.patched)}
    found = set()
    for turn, parts in enumerate(TILE_TURNS[number]):
        shape = [(k + 6) % 13 - 6 + 1j * ((k + 6) // 13) for k in cells_of(parts[0])]
        symbols = [(k.bit_length() - 1 + 6) % 13 - 6 + 1j * ((k.bit_length() + 5) // 13) for k in parts[3:5]]
        for x, y in grid:
            cells = [(x + int(k.real), y + int(k.imag)) for k in shape]
            marks = [(x + int(k.real), y + int(k.imag)) for k in symbols]
            if all(cell in grid and cell not in covered for cell in cells) and _allowed(
                s, seat, number, cells, marks, covered, patches
            ):
                found.add((turn, at(x, y)))
    return found


def _allowed(
    s: PlanetUnknown,
    seat: int,
    number: int,
    cells: list[tuple[int, int]],
    marks: list[tuple[int, int]],
    covered: set[tuple[int, int]],
    patches: set[tuple[int, int]],
) -> bool:
    c = s.colonies[seat]
    rows = c.ground().rows
    name = c.ground().id
    kinds = {rows[y][x] for x, y in cells}
    techs = set(s.view(seat).colonies[seat].technologies)
    near = {(x + dx, y + dy) for x, y in covered for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    free_tile = "ignore_adjacency" in techs or (
        "ignore_adjacency_for_rover_tiles" in techs and ROVER in TILE_RESOURCES[number]
    )
    if not c.last_tile:
        first = {(cell % 13, cell // 13) for cell in cells_of(PLANET_RULES[c.planet].first_cells())}
        if not first & set(cells):
            return False
    elif not free_tile and not near & set(cells):
        return False
    if name == "k-273" and "~" in kinds and kinds != {"~"}:
        return False
    if name == "arashi" and kinds == {"R"}:
        return False
    if name == "tartarus" and len({_side(x, y) for x, y in cells}) > 1:
        return False
    if name == "persephone":
        for resource, (x, y) in zip(TILE_RESOURCES[number], marks, strict=True):
            if resource == {(0, 0): CIV, (1, 0): ENERGY, (0, 1): TECH, (1, 1): WATER}[x > 5, y > 5]:
                return False
    if name == "pajitnov":
        tiles = covered - patches
        ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
        return any(all((x + dx, y + dy) not in tiles for x, y in cells) for dx, dy in ways)
    return True


def _side(x: int, y: int) -> str:
    ground = PLANETS[PLANET_IDS.index("tartarus")]
    return "L" if ground.sides[0] >> at(x, y) & 1 else "R"


def random_position(planet: str, corporation: str, seed: int) -> PlanetUnknown:
    """Return a game some way on, at a moment when seat 0 is asked for a tile."""
    s = placing(named(corporation), named(planet), seats=1, seed=seed)
    rng = Random(seed)
    for _ in range(rng.randrange(60)):
        if s.first_asked() < 0:
            break
        s.play(0, s.sample_legal(0, rng.random))
    s.event = -1
    return s


@pytest.mark.parametrize("planet", PLANET_IDS)
@pytest.mark.rule("PU-4.2", "PU-4.3", "PU-4.5", "PU-4.6", "PU-33.2", "PU-33.3", "PU-33.8", "PU-33.10", "PU-33.13")
def test_bitboards_agree_with_the_oracle_on_every_corporation(planet: str) -> None:
    for seed, corporation in enumerate(CORPORATION_IDS):
        s = random_position(planet, corporation, seed)
        rng = Random(seed)
        for number in rng.sample(range(TILES), 4):
            boards = tile_boards(s, s.colonies[0], number, 0)
            mine = {(turn, cell) for turns, fits in boards for turn in turns for cell in cells_of(fits)}
            assert mine == oracle(s, 0, number)
            assert mine == set(tile_placements(s, s.colonies[0], number, 0))
            for turn, anchor in rng.sample(sorted(mine), min(4, len(mine))):
                assert refuse_placement(s, 0, number, turn, anchor, by_card=True) is None


# Each planet -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-33.1")
def test_the_standard_planet_has_no_special_rule() -> None:
    ground = PLANETS[0]
    assert not PLANET_RULES[0].bans_tiles
    assert ground.grid.bit_count() == 96
    assert not (ground.cities | ground.currents | ground.toxic | ground.ring)


@pytest.mark.rule("PU-33.2")
def test_k273_refuses_ice_and_land_together() -> None:
    s = placing(planet="k-273")
    c = s.colonies[0]
    for turn, cell in tile_placements(s, c, tile("I2", "civ", "energy"), 2):
        cells = TILE_TURNS[tile("I2", "civ", "energy")][turn][0] << cell
        mixed = bool(cells & c.ground().ice) and bool(cells & c.ground().land)
        illegal = refuse_by_planet(c, tile("I2", "civ", "energy"), turn, cell)
        assert (illegal is not None) == mixed


@pytest.mark.rule("PU-33.3")
def test_persephone_bans_symbols_by_quadrant_but_not_terrain() -> None:
    s = placing(planet="persephone")
    c = s.colonies[0]
    civ = tile("I3", "biomass", "civ")
    hits = {True: 0, False: 0}
    for turn, cell in tile_placements(s, c, civ, 2):
        parts = [board << cell for board in TILE_TURNS[civ][turn]]
        upper_left = sum(1 << at(x, y) for x in range(6) for y in range(6))
        banned = bool(parts[4] & upper_left)
        hits[banned] += 1
        illegal = refuse_by_planet(c, civ, turn, cell)
        assert (illegal is not None) == banned
    assert all(hits.values())


@pytest.mark.rule("PU-33.4")
def test_petra_current_lines_serve_as_energy_during_the_game() -> None:
    s = placing("jump-drive", "petra")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0), turn=2)
    line = at(4, 1)
    assert c.ground().currents >> line & 1
    lay(s, 0, tile("I2", "rover", "tech"), (3, 1))
    c.terrain[ENERGY] = 1 << at(5, 1)
    assert energy_tracks(c, 1 << at(5, 1), CIV) >> ROVER & 1
    c.free &= ~(1 << line)
    assert not energy_tracks(c, 1 << at(5, 1), CIV) >> ROVER & 1
    cosmos = placing("cosmos-inc", "petra")
    c = cosmos.colonies[0]
    learn(c, "free_steps_onto_energy")
    c.rovers, c.moves, c.last_tile = 1 << at(4, 1), 1, 1 << at(5, 0)
    bag(cosmos)
    do(cosmos, 0, MoveRover(at(4, 1), DOWN))
    assert c.moves == 1
    event(cosmos, "rover_ban", ENERGY)
    assert MoveRover(at(4, 2), RIGHT) in cosmos.legal(0), "where it would hurt it need not count"


@pytest.mark.rule("PU-33.5", "PU-17.7")
def test_petra_current_lines_are_energy_at_the_end_unless_a_lifepod_lies_there() -> None:
    c = placing(planet="petra").colonies[0]
    ground = c.ground()
    assert terrain_areas(c, ENERGY)
    fill(c, ground.grid & ~ground.currents, CIV)
    c.lifepods = 0
    assert lines(c) == 40
    assert empty_cells(c) == 0
    c.lifepods = ground.currents & -ground.currents
    assert lines(c) < 40
    assert empty_cells(c).bit_count() == 1


@pytest.mark.rule("PU-33.6")
def test_petra_has_no_ice_for_water_tiles() -> None:
    s = placing(planet="petra")
    put(s, 0, tile("I2", "water", "rover"), (5, 0))
    assert s.colonies[0].markers[WATER] == 0
    assert s.colonies[0].ground().ice == 0


@pytest.mark.rule("PU-33.7")
def test_gaia_gives_two_medals_for_each_uncovered_city() -> None:
    c = placing(planet="gaia").colonies[0]
    assert c.ground().cities.bit_count() == 8
    assert planet_medals(c) == 16
    fill(c, c.ground().grid & ~c.ground().cities, CIV)
    before = lines(c)
    fill(c, c.ground().cities, CIV)
    assert planet_medals(c) == 0
    assert lines(c) == 40 > before


@pytest.mark.rule("PU-33.8")
def test_arashi_wants_a_cell_outside_the_ring() -> None:
    s = placing(planet="arashi")
    c = s.colonies[0]
    assert c.ground().ring == block(0, 5, 12, 2)
    number = tile("I2", "civ", "energy")
    for turn, anchor, wrong in ((0, at(0, 5), True), (1, at(3, 5), True), (0, at(3, 4), False), (0, at(3, 6), False)):
        illegal = refuse_by_planet(c, number, turn, anchor)
        assert (illegal is not None) == wrong


@pytest.mark.rule("PU-33.9")
def test_arashi_takes_no_patches_on_the_ring_not_even_on_tiles() -> None:
    s = placing("wormhole-corp", "arashi")
    c = lay(s, 0, tile("I2", "civ", "energy"), (3, 4))
    learn(c, "patch_on_tiles")
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[at(3, 5)]) == "PU-8.3"
    assert refused(s, 0, LAY_PATCH[at(4, 5)]) == "PU-8.3"
    do(s, 0, LAY_PATCH[at(3, 4)])


@pytest.mark.rule("PU-33.10", "PU-33.12")
def test_tartarus_tiles_do_not_cross_the_trench_but_touch_across_it() -> None:
    s = placing(planet="tartarus")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 1))
    assert refuse_by_planet(c, tile("I2", "rover", "tech"), 1, at(5, 1)) is not None
    placements = tile_placements(s, c, tile("I2", "rover", "tech"), 0)
    assert at(6, 1) in [anchor for _, anchor in placements]
    assert spread(1 << at(5, 1)) >> at(6, 1) & 1


@pytest.mark.rule("PU-33.11")
def test_tartarus_rovers_cross_only_diagonally_at_two_gaps() -> None:
    ground = PLANETS[PLANET_IDS.index("tartarus")]
    left = ground.sides[0]
    crossing = {
        frozenset((cell, cell + STEPS[way]))
        for cell in cells_of(ground.grid)
        for way in ground.ways[cell]
        if (left >> cell & 1) != (left >> cell + STEPS[way] & 1)
    }
    assert crossing == {frozenset((at(5, 3), at(6, 4))), frozenset((at(5, 9), at(6, 8)))}
    s = placing("cosmos-inc", "tartarus")
    c = s.colonies[0]
    c.last_tile, c.rovers, c.moves = 1 << at(5, 0), 1 << at(5, 3), 2
    bag(s)
    step = MoveRover(at(5, 3), 5)
    assert refused(s, 0, step) == "PU-9.6"
    learn(c, "rover_diagonal")
    do(s, 0, step)
    assert c.rovers == 1 << at(6, 4)
    assert teleport_targets(s, c) >> at(4, 4) & 1


@pytest.mark.rule("PU-33.13")
def test_planets_outside_the_rulebook() -> None:
    by_id = {planet.id: planet for planet in PLANETS}
    assert {planet.id for planet in PLANETS if not planet.rulebook} == {
        "cerberus", "charybdis", "kaax", "lacuna", "oblivion", "pajitnov",
    }  # fmt: skip
    cerberus = placing(planet="cerberus").colonies[0]
    assert planet_medals(cerberus) == 0
    fill(cerberus, cerberus.ground().worlds[0], CIV)
    assert planet_medals(cerberus) == 2
    assert by_id["charybdis"].centre == block(5, 5, 2, 2)
    assert by_id["lacuna"].grid.bit_count() == 94
    assert by_id["oblivion"].edge.bit_count() == 44
    s = placing(planet="kaax")
    c = s.colonies[0]
    toxic = at(3, 1)
    c.last_tile, c.rovers, c.moves = 1 << at(5, 0), 1 << at(4, 1), 1
    bag(s)
    assert c.ground().toxic >> toxic & 1
    assert refused(s, 0, MoveRover(at(4, 1), 3)) == "PU-33.13"
    fill(c, 1 << toxic, CIV)
    assert MoveRover(at(4, 1), 3) in s.legal(0)
    s = placing(planet="pajitnov")
    c = s.colonies[0]
    c.last_tile = 1
    fill(c, block(4, 4, 3, 3) & ~block(5, 5, 1, 1) & ~block(5, 4, 1, 1), CIV)
    fill(c, block(5, 3, 1, 1), CIV)
    hole = tile("I2", "civ", "energy")
    assert refuse_by_planet(c, hole, 0, at(5, 4)) is not None
    c.patches_to_lay = 1
    bag(s)
    assert LAY_PATCH[at(5, 5)] in s.legal(0), "patches are exempt"
