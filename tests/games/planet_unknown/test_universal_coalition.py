"""The standard corporation, and what all special ones share (PU-22, PU-23)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.placement import tile_placements
from sternhafen.games.planet_unknown.rules.tracks import advance
from tests.games.planet_unknown.founding import settled
from tests.games.planet_unknown.position import CORPORATIONS as NAMES
from tests.games.planet_unknown.position import LAY_PATCH, at, bag, block, do, fill, learn, rules_of, tile

# Universal Coalition --------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-22.2", "PU-22.7")
def test_level_1_frees_tiles_and_patches_from_contact() -> None:
    s = settled("standard")
    c = s.colonies[0]
    number = tile("I2", "rover", "tech")
    far = at(9, 7)
    assert far not in [anchor for _, anchor in tile_placements(s, c, number, 0)]
    learn(c, "ignore_adjacency")
    assert far in [anchor for _, anchor in tile_placements(s, c, number, 0)]
    assert at(4, 4) not in [anchor for _, anchor in tile_placements(s, c, number, 0)]
    c.patches_to_lay = 1
    bag(s)
    do(s, 0, LAY_PATCH[far])


@pytest.mark.rule("PU-22.4")
def test_level_3_adds_a_move_to_the_rover_tracks_numbers_only() -> None:
    s = settled("standard")
    c = s.colonies[0]
    learn(c, "rover_moves_plus_1")
    advance(s, 0, ROVER, 2)
    assert c.moves == 2
    c.moves, c.markers[ROVER] = 0, 15
    advance(s, 0, ROVER, 1)
    assert c.moves == 5
    carry_out(s, 0, (VERBS["rover_moves"], 4, 0))
    assert c.moves == 9


# Special corporations -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-23.1")
def test_special_boards_replace_tracks_rovers_and_technologies() -> None:
    standard = CORPORATIONS[STANDARD_CORPORATION]
    for corporation in CORPORATIONS[1:]:
        assert corporation.technologies != standard.technologies
        assert (
            corporation.bonuses[ROVER] != standard.bonuses[ROVER] or corporation.medals[ROVER] != standard.medals[ROVER]
        )
    assert [corporation.rovers for corporation in CORPORATIONS] == [2, 1, 2, 4, 1, 2, 2, 1, 2]
    assert [corporation.past_top for corporation in CORPORATIONS] == [4, 3, 3, 5, 3, 3, 3, 3, 3]
    different = {
        c.id: {t for t in (CIV, WATER, BIOMASS, TECH) if c.bonuses[t] != standard.bonuses[t]} for c in CORPORATIONS
    }
    assert different["republic"] == {CIV}
    assert different["wormhole-corp"] == {BIOMASS}
    assert different["oasis-ultd"] == {WATER}
    assert different["jump-drive"] == {TECH}
    assert not different["cosmos-inc"] | different["horizon-group"] | different["flux-industries"]
    assert len(NAMES) == len(CORPORATIONS)


@pytest.mark.rule("PU-23.2", "PU-27.8", "PU-29.6")
def test_round_start_effects_are_measured_then_and_need_their_technology() -> None:
    s = settled("horizon-group")
    c = s.colonies[0]
    c.rovers = block(4, 4, 2, 1)
    c.loads = 1 << at(4, 4)
    assert rules_of(c).starting_moves(c) == 0
    learn(c, "moves_for_loaded_rovers")
    assert rules_of(c).starting_moves(c) == 1
    s.lanes = [[], []]
    s.settle()
    assert s.round == 2
    assert c.moves == 1
    c = settled("oasis-ultd").colonies[0]
    learn(c, "moves_for_rovers_on_water")
    c.rovers = block(4, 4, 2, 1)
    fill(c, block(4, 4, 1, 1), WATER)
    assert rules_of(c).starting_moves(c) == 1
