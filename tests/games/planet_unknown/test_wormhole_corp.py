"""Wormhole (PU-25)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import PlaceTile, StorePatch
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, VERBS, WATER, tech
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.actions import DoublePatch, ResetBiomass, TakeDoubleField
from sternhafen.games.planet_unknown.rules.energy import energy_tracks
from sternhafen.games.planet_unknown.rules.patches import patch_cells
from sternhafen.games.planet_unknown.rules.tracks import advance, move_back
from sternhafen.games.planet_unknown.scoring import track_medals
from sternhafen.games.planet_unknown.state import FINAL
from tests.games.planet_unknown.founding import settled
from tests.games.planet_unknown.position import (
    BOOST,
    DONE,
    LAY_PATCH,
    TURN_STATION,
    at,
    bag,
    do,
    event,
    lay,
    learn,
    placing,
    put,
    refused,
    show,
    tile,
)


@pytest.mark.rule("PU-25.1", "PU-25.2", "PU-25.14", "PU-25.12")
def test_wormhole_double_fields_give_one_of_two_bonuses() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    board = c.board()
    assert [first[0] for first, _ in board.choices[1:]] == [VERBS["synergy"]] + [VERBS["advance"]] * 4
    assert [first[1] for first, _ in board.choices[2:]] == [CIV, WATER, TECH, ROVER]
    assert [track_medals_at(c, field) for field in range(6)] == [0, 0, 1, 2, 3, 5]
    advance(s, 0, BIOMASS, 2)
    assert len(c.effects) == 2
    event(s, "no_synergy")
    bag(s)
    do(s, 0, TakeDoubleField(True))
    assert c.patches_to_lay == 1
    do(s, 0, TakeDoubleField(False))
    assert c.markers[CIV] == 1, "an advance is no boost"
    move_back(s, 0, BIOMASS, 1)
    assert c.markers[BIOMASS] == 1


def track_medals_at(c: object, field: int) -> int:
    c.markers[BIOMASS] = field  # type: ignore[attr-defined]
    found = track_medals(c, BIOMASS)  # type: ignore[arg-type]
    c.markers[BIOMASS] = 0  # type: ignore[attr-defined]
    return found


@pytest.mark.rule("PU-25.3", "PU-25.4", "PU-25.6")
def test_wormhole_biomass_moves_only_by_extending_an_area() -> None:
    s = placing("wormhole-corp")
    c = s.colonies[0]
    put(s, 0, tile("I2", "biomass", "civ"), (5, 0))
    assert BIOMASS not in [code & 7 for code in c.advances]
    assert c.markers[BIOMASS] == 0
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "biomass", "civ"), (5, 0))
    put(s, 0, tile("I2", "biomass", "civ", meteorite=True), (6, 0))
    assert c.markers[BIOMASS] == 1 or BIOMASS in [code & 7 for code in c.advances]
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 1)])
    s.lanes[0] = [type(s.lanes[1][0])(0)]
    show(s, 0, 0, tile("I2", "biomass", "civ"))
    do(s, 0, PlaceTile(0, 0, at(6, 2)))
    assert c.markers[BIOMASS] == 0, "a patch alone is no area"
    c.boosts = 1
    bag(s)
    do(s, 0, BOOST[BIOMASS])
    assert c.markers[BIOMASS] == 1


@pytest.mark.rule("PU-25.5")
def test_wormhole_energy_never_chooses_biomass() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    lay(s, 0, tile("I2", "biomass", "civ"), (6, 1))
    assert not energy_tracks(c, 1 << at(5, 1), CIV) >> BIOMASS & 1


@pytest.mark.rule("PU-25.7")
def test_wormhole_resets_its_biomass_marker_from_the_top() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "reset_biomass")
    c.markers[BIOMASS], c.moves, c.rovers = 4, 1, 1 << at(4, 4)
    bag(s)
    assert refused(s, 0, ResetBiomass()) == "PU-12.2"
    c.markers[BIOMASS] = 5
    do(s, 0, ResetBiomass())
    assert c.markers[BIOMASS] == 0


@pytest.mark.rule("PU-25.8", "PU-25.11", "PU-25.13")
def test_wormhole_lays_patches_on_tiles_and_later_on_meteorites_but_never_on_patches() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I3", "rover", "tech", meteorite=True), (5, 0))
    c.patches_to_lay = 4
    bag(s)
    spot = c.meteorites.bit_length() - 1
    clean = next(at(5, y) for y in range(3) if at(5, y) != spot)
    assert refused(s, 0, LAY_PATCH[clean]) == "PU-8.3"
    learn(c, "patch_on_tiles")
    assert refused(s, 0, LAY_PATCH[spot]) == "PU-8.3"
    do(s, 0, LAY_PATCH[clean])
    assert c.terrain[BIOMASS] >> clean & 1
    assert not (c.terrain[ROVER] | c.terrain[TECH] | c.symbols[ROVER] | c.symbols[TECH]) >> clean & 1
    assert refused(s, 0, LAY_PATCH[clean]) == "PU-8.3"
    learn(c, "patch_destroys_meteorite")
    do(s, 0, DoublePatch())
    do(s, 0, LAY_PATCH[spot])
    assert (c.meteorites, c.meteorite_symbols, c.got_meteorites) == (0, 0, 0)
    s.verify()


@pytest.mark.rule("PU-25.9", "PU-8.12")
def test_wormhole_doubles_one_patch_a_round() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "store_patches")
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1]) == "PU-25.9"
    assert refused(s, 0, StorePatch()) == "PU-25.9"
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, DoublePatch())
    assert c.patches_to_lay == 2
    assert refused(s, 0, DoublePatch()) == "PU-8.3"
    c.patches_to_lay = 3
    assert refused(s, 0, DoublePatch()) == "PU-8.3", "nor another one of the round"
    s.lanes = [[], []]
    c.patches_to_lay = 0
    s.settle()
    assert s.round == 2
    do(s, s.commander, TURN_STATION[0])
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, DoublePatch())
    assert c.patches_to_lay == 2, "again in the next round"
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "patch_on_tiles")
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, DoublePatch()) == "PU-8.3", "not before level 3"


def at_the_end(stored: int) -> PlanetUnknown:
    """Return Wormhole in the end-of-game phase with level 3, some stored patches and a boost still to use."""
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "two_patches")
    c.markers[BIOMASS], c.stored_patches = 0, stored
    s.last_round = True
    s.lanes = [[], []]
    s.settle()
    assert s.phase == FINAL
    return s


@pytest.mark.rule("PU-25.9", "PU-14.8")
def test_wormhole_doubles_a_patch_gained_in_the_end_phase_but_no_stored_one() -> None:
    s = at_the_end(stored=2)
    c = s.colonies[0]
    assert refused(s, 0, DoublePatch()) == "PU-8.3", "both were stored"
    do(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1])
    assert refused(s, 0, DoublePatch()) == "PU-8.3"
    c.patches_to_lay += 1
    assert refused(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1]) == "PU-25.9"
    do(s, 0, DoublePatch())
    assert c.patches_to_lay == 3
    do(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1])
    assert refused(s, 0, DoublePatch()) == "PU-8.3", "once per round"


@pytest.mark.rule("PU-25.9", "PU-3.11")
def test_wormhole_doubles_nothing_at_the_end_if_it_has_doubled_in_the_last_round() -> None:
    s = at_the_end(stored=1)
    c = s.colonies[0]
    c.used = tech("two_patches")
    c.patches_to_lay += 1
    assert refused(s, 0, DoublePatch()) == "PU-8.3"
    do(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1])


@pytest.mark.rule("PU-25.10")
def test_wormhole_stores_patches_at_level_4() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "store_patches")
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, DoublePatch())
    do(s, 0, StorePatch())
    assert c.stored_patches == 1
