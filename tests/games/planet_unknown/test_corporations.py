"""The standard corporation and the special ones of the rulebook (PU-22 to PU-29)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import (
    DOUBLE_BOOST,
    STEP_BACK,
    AdvanceRover,
    BoostForPatch,
    ChooseCivTile,
    ClaimRow,
    DoublePatch,
    DumpMeteorite,
    KeepObjective,
    LoadMeteorite,
    LookThroughCards,
    MoveLifepod,
    MoveRover,
    PlaceTile,
    ResetBiomass,
    SetLifepod,
    StorePatch,
    TakeCard,
    TakeDoubleField,
    TakeUnplaced,
    TechAsEnergy,
    TeleportRover,
)
from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARD_NOW
from sternhafen.games.planet_unknown.colony import HELD, LOADS, LODGED, OWED
from sternhafen.games.planet_unknown.corporations import CORPORATIONS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.effects import carry_out
from sternhafen.games.planet_unknown.energy import energy_tracks
from sternhafen.games.planet_unknown.events import CardsSeen
from sternhafen.games.planet_unknown.lifepods import free_places, lifepod_moves
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.placement import patch_cells, tile_boards
from sternhafen.games.planet_unknown.rounds import starting_moves
from sternhafen.games.planet_unknown.rovers import all_meteors, destroy_rover, free_spots
from sternhafen.games.planet_unknown.scoring import lines, lying_meteorites, neighbour_points, track_medals
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tracks import (
    advance,
    back_tracks,
    can_advance,
    goal_field,
    movable,
    move_back,
    room_below,
)
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, CARD, CIV, ENERGY, ROVER, TECH, VERBS, WATER
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    DONE,
    ENERGISE,
    LAY_PATCH,
    at,
    bag,
    block,
    do,
    event,
    fill,
    finish,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    show,
    tile,
)
from tests.games.planet_unknown.position import (
    CORPORATIONS as NAMES,
)

UP, RIGHT, DOWN, LEFT = range(4)


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


# Universal Coalition -----------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-22.2", "PU-22.7")
def test_level_1_frees_tiles_and_patches_from_contact() -> None:
    s = settled("standard")
    c = s.colonies[0]
    number = tile("I2", "rover", "tech")
    far = at(9, 7)
    assert not any(fits >> far & 1 for _, fits in tile_boards(s, c, number, 0))
    learn(c, "ignore_adjacency")
    assert any(fits >> far & 1 for _, fits in tile_boards(s, c, number, 0))
    assert not any(fits >> at(4, 4) & 1 for _, fits in tile_boards(s, c, number, 0))
    c.patches = 1
    bag(s)
    do(s, 0, LAY_PATCH[far])


@pytest.mark.rule("PU-22.4")
def test_level_3_adds_a_move_to_the_rover_tracks_numbers_only() -> None:
    s = settled("standard")
    c = s.colonies[0]
    learn(c, "rover_moves_plus_1")
    advance(s, 0, ROVER, 2)
    assert c.moves == 2
    c.moves, c.tracks[ROVER] = 0, 15
    advance(s, 0, ROVER, 1)
    assert c.moves == 5
    carry_out(s, 0, (VERBS["rover_moves"], 4, 0))
    assert c.moves == 9


# Special corporations ----------------------------------------------------------------------------------------------


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
    c.set_quirk(LOADS, 1 << at(4, 4))
    assert starting_moves(c) == 0
    learn(c, "moves_for_loaded_rovers")
    assert starting_moves(c) == 1
    s.lanes = [[], []]
    s.settle()
    assert s.round == 2
    assert c.moves == 1
    c = settled("oasis-ultd").colonies[0]
    learn(c, "moves_for_rovers_on_water")
    c.rovers = block(4, 4, 2, 1)
    fill(c, block(4, 4, 1, 1), WATER)
    assert starting_moves(c) == 1


# Republic ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-24.1")
def test_republic_has_seven_civ_milestones() -> None:
    fields = CORPORATIONS[7].bonuses[CIV]
    found = [(i, a) for i, field in enumerate(fields) for verb, a, _ in field if verb == CARD]
    assert found == [(2, 1), (4, 2), (6, 2), (8, 3), (10, 3), (12, 4), (14, 4)]


@pytest.mark.rule("PU-24.2", "PU-24.9")
def test_republic_moves_another_marker_back_at_each_milestone() -> None:
    s = settled("republic")
    c = s.colonies[0]
    c.tracks = [1, 3, 0, 0, 0]
    advance(s, 0, CIV, 1)
    c.boosts = 1
    bag(s)
    assert STEP_BACK[CIV] not in s.legal(0)
    assert BOOST[WATER] in s.legal(0), "in any order"
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, STEP_BACK[WATER])
    assert c.tracks[WATER] == 2
    assert c.civs == (0,)
    s = settled("republic")
    c = s.colonies[0]
    c.tracks = [1, 0, 0, 0, 0]
    advance(s, 0, CIV, 1)
    bag(s)
    assert c.todo == (), "none can go back"


@pytest.mark.rule("PU-24.3", "PU-24.4")
def test_republic_may_move_rovers_for_a_civ_tile_before_placing_it() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "moves_on_choosing_civ_tile")
    c.tracks[ROVER], c.rovers, c.store = 4, 1 << at(4, 4), 0
    show(s, 0, 0, tile("I2", "biomass", "civ"))
    show(s, 0, 1, tile("S4", "rover", "tech"))
    assert refused(s, 0, ChooseCivTile(1)) == "PU-24.3"
    do(s, 0, ChooseCivTile(0))
    assert c.moves == 2
    assert refused(s, 0, ChooseCivTile(0)) == "PU-24.3"
    assert {a.ring for a in offers(s, 0, PlaceTile)} == {0}
    assert refused(s, 0, PlaceTile(1, 0, at(4, 5))) == "PU-24.4"
    do(s, 0, offers(s, 0, MoveRover)[0])
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if not 1 << a.anchor & c.rovers))
    assert c.moves <= 1, "only once for a chosen tile"
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "moves_on_choosing_civ_tile")
    c.tracks[ROVER], c.rovers = 1, 1 << at(4, 4)
    show(s, 0, 0, tile("I2", "biomass", "civ"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0 and a.anchor != at(4, 3)))
    assert c.moves == 0, "no number, no moves"


@pytest.mark.rule("PU-24.4", "PU-14.3")
def test_republic_cannot_choose_a_civ_tile_it_may_not_take_and_can_choose_an_unplaceable_one() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "moves_on_choosing_civ_tile")
    c.tracks[ROVER], c.rovers = 4, 1 << at(4, 4)
    c.free = block(4, 5, 2, 1)
    show(s, 0, 0, tile("I2", "rover", "tech"))
    show(s, 0, 1, tile("Z5", "biomass", "civ"))
    assert refused(s, 0, ChooseCivTile(1)) == "PU-24.4"
    c.free = 0
    do(s, 0, ChooseCivTile(1))
    do(s, 0, TakeUnplaced(1))
    assert c.moves == 2


@pytest.mark.rule("PU-24.5", "PU-6.6", "PU-24.10")
def test_republic_adds_a_random_card_of_the_next_level() -> None:
    s = settled("republic")
    c = s.colonies[0]
    c.civs = (2 * 1 + 1,)
    s.listen()
    civ_choice(s)
    told = [e for e in s.told() if isinstance(e, CardsSeen)]
    assert told[0].seen_by(1).cards is None
    levels = [CARD_LEVEL[a.card] for a in offers(s, 0, TakeCard)]
    assert levels == [1, 1, 1, 2]
    sizes = [len(stack) for stack in s.civs]
    do(s, 0, next(a for a in offers(s, 0, TakeCard) if CARD_LEVEL[a.card] == 1))
    assert [len(stack) for stack in s.civs] == [sizes[0], sizes[1] - 1, *sizes[2:]]
    s = settled("republic")
    s.colonies[0].civs = (2 * 1 + 1,)
    s.civs[1] = ()
    civ_choice(s)
    assert [CARD_LEVEL[a.card] for a in offers(s, 0, TakeCard)] == [2]
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "extra_card_of_next_level")
    c.tracks[CIV] = 1
    advance(s, 0, CIV, 1)
    bag(s)
    do(s, 0, STEP_BACK[TECH])
    assert not c.techs() >> 6 & 1
    assert c.civs == (1,), "it counts as active when the milestone is reached"


@pytest.mark.rule("PU-24.6")
def test_republic_teleports_between_civ_resources_for_a_move() -> None:
    s = settled("republic")
    c = s.colonies[0]
    lay(s, 0, tile("I2", "biomass", "civ"), (5, 5))
    learn(c, "teleport_between_civ_resources")
    one, other = (cell for cell in (at(x, y) for y in range(12) for x in range(12)) if c.symbols[CIV] >> cell & 1)
    c.rovers, c.moves = 1 << one, 1
    bag(s)
    assert offers(s, 0, TeleportRover) == [TeleportRover(True, one, other)]
    do(s, 0, TeleportRover(True, one, other))
    assert (c.rovers, c.moves) == (1 << other, 0)


@pytest.mark.rule("PU-24.7")
def test_republic_gets_a_boost_at_each_milestone() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "boost_per_civ_milestone")
    advance(s, 0, CIV, 2)
    assert c.boosts == 1


@pytest.mark.rule("PU-24.8")
def test_republic_takes_two_cards_of_choice_at_the_end() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "two_cards_at_end")
    s.ending = True
    s.lanes[0] = []
    while s.phase != FINAL:
        s.play(s.first_asked(), s.legal(s.first_asked())[0])
    assert DONE not in s.legal(0)
    do(s, 0, LookThroughCards())
    left = {card for stack in s.civs for card in stack}
    assert {a.card for a in offers(s, 0, TakeCard)} == left
    hidden = [a for a in offers(s, 0, TakeCard) if not CARD_NOW[a.card]]
    do(s, 0, hidden[0])
    do(s, 0, next(a for a in offers(s, 0, TakeCard) if not CARD_NOW[a.card]))
    assert len(c.hand.cards) == 2


# Wormhole ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-25.1", "PU-25.2", "PU-25.14", "PU-25.12")
def test_wormhole_double_fields_give_one_of_two_bonuses() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    board = c.board()
    assert [first[0] for first, _ in board.choices[1:]] == [VERBS["synergy"]] + [VERBS["advance"]] * 4
    assert [first[1] for first, _ in board.choices[2:]] == [CIV, WATER, TECH, ROVER]
    assert [track_medals_at(c, field) for field in range(6)] == [0, 0, 1, 2, 3, 5]
    advance(s, 0, BIOMASS, 2)
    assert len(c.todo) == 2
    event(s, "no_synergy")
    bag(s)
    do(s, 0, TakeDoubleField(True))
    assert c.patches == 1
    do(s, 0, TakeDoubleField(False))
    assert c.tracks[CIV] == 1, "an advance is no boost"
    move_back(s, 0, BIOMASS, 1)
    assert c.tracks[BIOMASS] == 1


def track_medals_at(c: object, field: int) -> int:
    c.tracks[BIOMASS] = field  # type: ignore[attr-defined]
    found = track_medals(c, BIOMASS)  # type: ignore[arg-type]
    c.tracks[BIOMASS] = 0  # type: ignore[attr-defined]
    return found


@pytest.mark.rule("PU-25.3", "PU-25.4", "PU-25.6")
def test_wormhole_biomass_moves_only_by_extending_an_area() -> None:
    s = placing("wormhole-corp")
    c = s.colonies[0]
    put(s, 0, tile("I2", "biomass", "civ"), (5, 0))
    assert BIOMASS not in [code & 7 for code in c.pending]
    assert c.tracks[BIOMASS] == 0
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "biomass", "civ"), (5, 0))
    put(s, 0, tile("I2", "biomass", "civ", meteorite=True), (6, 0))
    assert c.tracks[BIOMASS] == 1 or BIOMASS in [code & 7 for code in c.pending]
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches = 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 1)])
    s.lanes[0] = [type(s.lanes[1][0])(0)]
    show(s, 0, 0, tile("I2", "biomass", "civ"))
    do(s, 0, PlaceTile(0, 0, at(6, 2)))
    assert c.tracks[BIOMASS] == 0, "a patch alone is no area"
    c.boosts = 1
    bag(s)
    do(s, 0, BOOST[BIOMASS])
    assert c.tracks[BIOMASS] == 1


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
    c.tracks[BIOMASS], c.moves, c.rovers = 4, 1, 1 << at(4, 4)
    bag(s)
    assert refused(s, 0, ResetBiomass()) == "PU-12.2"
    c.tracks[BIOMASS] = 5
    do(s, 0, ResetBiomass())
    assert c.tracks[BIOMASS] == 0


@pytest.mark.rule("PU-25.8", "PU-25.11", "PU-25.13")
def test_wormhole_lays_patches_on_tiles_and_later_on_meteorites_but_never_on_patches() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I3", "rover", "tech", meteorite=True), (5, 0))
    c.patches = 4
    bag(s)
    spot = c.meteors.bit_length() - 1
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
    assert (c.meteors, c.spots, c.got_meteors) == (0, 0, 0)
    s.verify()


@pytest.mark.rule("PU-25.9", "PU-8.12")
def test_wormhole_doubles_one_patch_a_round() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "store_patches")
    c.patches = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[patch_cells(s, c).bit_length() - 1]) == "PU-25.9"
    assert refused(s, 0, StorePatch()) == "PU-25.9"
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, DoublePatch())
    assert c.patches == 2
    assert refused(s, 0, DoublePatch()) == "PU-8.3"


@pytest.mark.rule("PU-25.10")
def test_wormhole_stores_patches_at_level_4() -> None:
    s = settled("wormhole-corp")
    c = s.colonies[0]
    learn(c, "store_patches")
    c.patches = 1
    bag(s)
    do(s, 0, DoublePatch())
    do(s, 0, StorePatch())
    assert c.stored == 1


# Cosmos Inc. -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-26.1", "PU-26.2", "PU-26.5")
def test_cosmos_lays_lifepods_in_the_scoring_area_or_on_free_fields() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.set_quirk(HELD, 2)
    bag(s)
    places = free_places(c)
    assert 16 * CIV + 0 not in places, "a marker stands there"
    assert 16 * CIV + 15 not in places, "never on the top field"
    do(s, 0, SetLifepod(16 * CIV + 1))
    assert refused(s, 0, SetLifepod(16 * CIV + 1)) == "PU-26.2"
    do(s, 0, SetLifepod(-1))
    assert c.got_pods == 1
    from sternhafen.games.planet_unknown.scoring import colony_points

    assert colony_points(c)["lifepods"] == 1


@pytest.mark.rule("PU-26.3", "PU-26.4")
def test_cosmos_example_markers_skip_lifepods_and_ignore_what_they_cover() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.tracks[BIOMASS] = 1
    c.set_quirk(LODGED, 1 << 16 * BIOMASS + 2)
    advance(s, 0, BIOMASS, 1)
    assert (c.tracks[BIOMASS], c.boosts, c.patches) == (3, 0, 1)
    move_back(s, 0, BIOMASS, 1)
    assert c.tracks[BIOMASS] == 1
    c.tracks[WATER] = 4
    c.set_quirk(LODGED, 1 << 16 * WATER + 4)
    assert track_medals(c, WATER) == 1
    c.tracks[TECH] = 4
    assert c.techs()
    c.set_quirk(LODGED, 1 << 16 * TECH + 3)
    assert not c.techs()


@pytest.mark.rule("PU-26.6", "PU-26.11")
def test_cosmos_moves_a_lifepod_once_a_round_and_uncovering_gives_no_bonus() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "move_1_lifepod")
    c.tracks[BIOMASS] = 5
    c.set_quirk(LODGED, 1 << 16 * BIOMASS + 3)
    bag(s)
    do(s, 0, MoveLifepod(16 * BIOMASS + 3, -1))
    assert (c.got_pods, c.patches, c.lodged) == (1, 0, 0)
    assert lifepod_moves(c) == []


@pytest.mark.rule("PU-26.7")
def test_cosmos_rovers_step_diagonally() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.rovers, c.moves = 1 << at(4, 4), 1
    bag(s)
    assert refused(s, 0, MoveRover(at(4, 4), 5)) == "PU-9.6"
    learn(c, "rover_diagonal")
    do(s, 0, MoveRover(at(4, 4), 5))
    assert c.rovers == 1 << at(5, 5)


@pytest.mark.rule("PU-26.8")
def test_cosmos_must_move_three_different_lifepods_before_going_on() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.set_quirk(OWED, 3)
    c.got_pods = 3
    c.set_quirk(LODGED, 1 << 16 * WATER + 5)
    bag(s)
    do(s, 0, MoveLifepod(16 * WATER + 5, -1))
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    assert refused(s, 0, MoveLifepod(16 * WATER + 6, -1)) == "PU-26.6", "it has been moved"
    do(s, 0, MoveLifepod(-1, 16 * WATER + 7))
    assert (c.owed, c.got_pods, c.lodged) == (0, 2, 3 << 16 * WATER + 6)
    assert not offers(s, 0, MoveLifepod)


@pytest.mark.rule("PU-26.8")
def test_cosmos_with_one_lifepod_moves_that_one_and_owes_nothing_more() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    c.set_quirk(OWED, 3)
    c.got_pods = 1
    bag(s)
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, MoveLifepod(-1, 16 * WATER + 6))
    assert not offers(s, 0, MoveLifepod)
    assert c.owed == 0


@pytest.mark.rule("PU-26.9")
def test_cosmos_moves_a_lifepod_for_each_energy_tile() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "move_lifepod_on_energy_tile")
    c.got_pods = 1
    show(s, 0, 0, tile("I2", "energy", "water"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0))
    assert c.shifts == 1
    assert offers(s, 0, MoveLifepod)


@pytest.mark.rule("PU-26.10")
def test_cosmos_steps_onto_energy_are_free_while_a_movement_is_in_progress() -> None:
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "free_steps_onto_energy")
    fill(c, block(5, 6, 3, 1), ENERGY)
    c.rovers, c.moves = 1 << at(3, 6), 1
    bag(s)
    do(s, 0, MoveRover(at(3, 6), RIGHT))
    assert c.moves == 0
    do(s, 0, MoveRover(at(4, 6), RIGHT))
    do(s, 0, MoveRover(at(5, 6), RIGHT))
    assert c.rovers == 1 << at(6, 6)
    s = settled("cosmos-inc")
    c = s.colonies[0]
    learn(c, "free_steps_onto_energy")
    fill(c, block(5, 6, 3, 1), ENERGY)
    c.rovers, c.moves, c.boosts = 1 << at(4, 6), 0, 1
    bag(s)
    assert not offers(s, 0, MoveRover), "no movement is in progress"


@pytest.mark.rule("PU-26.12")
def test_cosmos_field_0_may_hold_a_lifepod_and_then_blocks_the_way_back() -> None:
    c = settled("cosmos-inc").colonies[0]
    c.tracks[WATER] = 1
    assert 16 * WATER in free_places(c)
    c.set_quirk(LODGED, 1 << 16 * WATER)
    assert room_below(c, WATER, 1) == 0
    assert back_tracks(c, 1 << WATER, 1) == 0


# Horizon Group -----------------------------------------------------------------------------------------------------


def horizon() -> PlanetUnknown:
    """Return Horizon with a rover beside a meteorite."""
    s = settled("horizon-group")
    c = s.colonies[0]
    c.meteors = c.spots = 1 << at(4, 4)
    c.spots = 0
    c.rovers, c.store, c.moves = 1 << at(3, 4), 3, 6
    bag(s)
    return s


@pytest.mark.rule("PU-27.1", "PU-27.2", "PU-27.4", "PU-27.5")
def test_horizon_loads_carries_and_unloads_on_a_rover_resource() -> None:
    s = horizon()
    c = s.colonies[0]
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert c.got_meteors == 0
    do(s, 0, LoadMeteorite(at(4, 4)))
    assert (c.loads, c.meteors) == (1 << at(4, 4), 0)
    do(s, 0, MoveRover(at(4, 4), RIGHT))
    assert c.loads == 1 << at(5, 4)
    assert lying_meteorites(c) == 1
    assert all_meteors(c) == c.loads
    c.spots = 1 << at(5, 4)
    assert free_spots(c) == 0
    c.meteors = 1 << at(6, 4)
    do(s, 0, MoveRover(at(5, 4), RIGHT))
    assert refused(s, 0, LoadMeteorite(at(6, 4))) == "PU-27.1"
    c.symbols[ROVER] = 1 << at(7, 4)
    do(s, 0, MoveRover(at(6, 4), RIGHT))
    assert (c.loads, c.got_meteors, c.meteors) == (0, 1, 1 << at(6, 4))


@pytest.mark.rule("PU-27.1")
def test_horizon_may_leave_a_meteorite_and_loads_only_on_arrival() -> None:
    s = horizon()
    c = s.colonies[0]
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    do(s, 0, DONE)
    c.boosts = 1
    bag(s)
    assert refused(s, 0, LoadMeteorite(at(4, 4))) == "PU-27.1"


@pytest.mark.rule("PU-27.1", "PU-9.15")
def test_horizon_loads_before_placing_too() -> None:
    s = settled("horizon-group")
    c = s.colonies[0]
    c.meteors = 1 << at(4, 4)
    c.rovers, c.store, c.moves = 1 << at(3, 4), 3, 2
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    do(s, 0, LoadMeteorite(at(4, 4)))
    assert (c.loads, c.moves) == (1 << at(4, 4), 1)
    assert offers(s, 0, PlaceTile)


@pytest.mark.rule("PU-27.3")
def test_horizon_collects_at_once_on_a_rover_resource() -> None:
    s = horizon()
    c = s.colonies[0]
    c.symbols[ROVER] = 1 << at(4, 4)
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert (c.got_meteors, c.meteors) == (1, 0)


@pytest.mark.rule("PU-27.5", "PU-16.2")
def test_a_carried_meteorite_blocks_the_row_and_column_it_is_carried_over() -> None:
    c = settled("horizon-group").colonies[0]
    fill(c, c.ground().grid, CIV)
    c.rovers = 1 << at(5, 0)
    c.set_quirk(LOADS, 1 << at(5, 0))
    assert lines(c) == 36


@pytest.mark.rule("PU-27.6")
def test_the_load_of_a_destroyed_rover_stays_on_its_cell() -> None:
    s = settled("horizon-group")
    c = s.colonies[0]
    c.rovers = 1 << at(5, 5)
    c.set_quirk(LOADS, 1 << at(5, 5))
    c.meteors = 1 << at(5, 5)
    destroy_rover(s, 0, at(5, 5))
    assert (c.rovers, c.loads, lying_meteorites(c)) == (0, 0, 2)
    s = settled("horizon-group")
    c = s.colonies[0]
    c.rovers = 1 << at(4, 5)
    c.set_quirk(LOADS, 1 << at(4, 5))
    put(s, 0, tile("I2", "rover", "tech"), (4, 5))
    assert c.meteors >> at(4, 5) & 1


@pytest.mark.rule("PU-27.7")
def test_horizon_rover_tiles_ignore_contact_only() -> None:
    s = settled("horizon-group", planet="k-273")
    c = s.colonies[0]
    learn(c, "ignore_adjacency_for_rover_tiles")
    number = tile("I2", "rover", "tech")
    boards = tile_boards(s, c, number, 0)
    assert any(fits >> at(8, 7) & 1 for _, fits in boards)
    assert boards != tile_boards(s, c, number, 2), "planet bans stay"
    assert not any(fits >> at(8, 7) & 1 for _, fits in tile_boards(s, c, tile("I2", "biomass", "civ"), 0))


@pytest.mark.rule("PU-27.9")
def test_horizon_gets_a_patch_for_each_meteorite_however_collected() -> None:
    s = horizon()
    c = s.colonies[0]
    learn(c, "patch_per_collected_meteorite")
    carry_out(s, 0, (VERBS["collect_meteorites"], 1, 0))
    from sternhafen.games.planet_unknown.actions import CollectMeteorite

    do(s, 0, CollectMeteorite(at(4, 4)))
    assert (c.got_meteors, c.patches) == (1, 1)


@pytest.mark.rule("PU-27.10")
def test_horizon_may_destroy_its_load_on_water() -> None:
    s = horizon()
    c = s.colonies[0]
    c.meteors = 0
    c.set_quirk(LOADS, c.rovers)
    fill(c, block(4, 4, 1, 1), WATER)
    do(s, 0, MoveRover(at(3, 4), RIGHT))
    assert refused(s, 0, DumpMeteorite(at(4, 4))) == "PU-27.10"
    learn(c, "destroy_load_on_water")
    do(s, 0, DumpMeteorite(at(4, 4)))
    assert (c.loads, c.got_meteors) == (0, 0)


@pytest.mark.rule("PU-27.11")
def test_horizon_advances_its_rover_marker_once_a_round() -> None:
    s = horizon()
    c = s.colonies[0]
    learn(c, "advance_rover")
    assert refused(s, 0, DONE) == "PU-3.10", "it is an order"
    do(s, 0, AdvanceRover())
    assert c.tracks[ROVER] == 1
    assert refused(s, 0, AdvanceRover()) == "PU-12.2"


@pytest.mark.rule("PU-27.12")
def test_a_teleported_rover_takes_its_load_along_and_unloads_on_arrival() -> None:
    s = horizon()
    c = s.colonies[0]
    c.set_quirk(LOADS, c.rovers)
    c.symbols[ROVER] = 1 << at(7, 7)
    carry_out(s, 0, (VERBS["teleport_rover"], 0, 0))
    do(s, 0, TeleportRover(False, at(3, 4), at(7, 7)))
    assert (c.loads, c.got_meteors) == (0, 1)


# Jump Drive --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-28.1", "PU-28.2", "PU-28.10")
def test_jump_drive_unlocks_technologies_with_lifepods_in_any_order() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.set_quirk(HELD, 2)
    bag(s)
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, SetLifepod(82))
    assert s.view(0).colonies[0].technologies == ("double_boost",)
    assert refused(s, 0, SetLifepod(82)) == "PU-26.2"
    do(s, 0, SetLifepod(-1))
    assert c.got_pods == 1
    move_back(s, 0, TECH, 5)
    assert c.techs()


@pytest.mark.rule("PU-28.3")
def test_jump_drive_tech_medals_fall_with_height() -> None:
    c = settled("jump-drive").colonies[0]
    found = []
    for field in (0, 1, 5, 6, 8, 11, 15):
        c.tracks[TECH] = field
        found.append(track_medals(c, TECH))
    assert found == [0, 5, 5, 3, 2, 1, 1]
    assert [i for i, field in enumerate(c.board().bonuses[TECH]) if field] == [2, 12]


@pytest.mark.rule("PU-28.4", "PU-28.12")
def test_jump_drive_a_takes_a_boost_for_a_patch_even_an_unplaceable_one() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "boost_instead_of_patch")
    c.patches, c.free = 2, 0
    bag(s)
    do(s, 0, BoostForPatch())
    assert c.boosts == 1
    assert refused(s, 0, BoostForPatch()) == "PU-8.3"
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "boost_instead_of_patch")
    event(s, "no_synergy")
    c.patches = 1
    bag(s)
    assert refused(s, 0, BoostForPatch()) == "PU-8.3"


@pytest.mark.rule("PU-28.5")
def test_jump_drive_b_teleports_within_a_terrain_once_a_round() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "teleport_same_terrain")
    fill(c, block(9, 6, 1, 1), CIV)
    start = next(at(x, 4) for x in range(4, 8) if c.terrain[CIV] >> at(x, 4) & 1)
    c.rovers, c.moves = 1 << start, 2
    bag(s)
    do(s, 0, TeleportRover(True, start, at(9, 6)))
    assert c.moves == 1
    assert not offers(s, 0, TeleportRover)


@pytest.mark.rule("PU-28.6")
def test_jump_drive_c_doubles_a_boost_once_a_round() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.boosts = 2
    bag(s)
    assert refused(s, 0, DOUBLE_BOOST[CIV]) == "PU-28.6"
    learn(c, "double_boost")
    do(s, 0, DOUBLE_BOOST[CIV])
    assert c.tracks[CIV] == 2
    assert refused(s, 0, DOUBLE_BOOST[CIV]) == "PU-28.6"


@pytest.mark.rule("PU-28.7")
def test_jump_drive_d_treats_tech_as_energy_for_placed_tiles_only() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "tech_as_energy")
    put(s, 0, tile("I2", "rover", "tech"), (4, 5))
    do(s, 0, TechAsEnergy())
    assert refused(s, 0, ENERGISE[TECH]) == "PU-13.2"
    do(s, 0, ENERGISE[ROVER])
    finish(s, 0)
    assert (c.tracks[ROVER], c.tracks[TECH]) == (2, 0)
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "tech_as_energy")
    c.free = 0
    show(s, 0, 0, tile("I2", "rover", "tech"))
    do(s, 0, TakeUnplaced(0))
    assert refused(s, 0, TechAsEnergy()) == "PU-28.7"


@pytest.mark.rule("PU-28.8")
def test_jump_drive_e_claims_the_bonuses_of_a_height() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.tracks[CIV] = 10
    c.set_quirk(HELD, 1)
    bag(s)
    do(s, 0, SetLifepod(84))
    do(s, 0, ClaimRow(CIV))
    assert c.civs == (4,)
    assert (c.boosts, c.moves) == (2, 2)


@pytest.mark.rule("PU-28.9", "PU-28.11")
def test_jump_drive_f_sets_an_objective_for_all_players() -> None:
    s = placing("jump-drive", seats=3)
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    c.set_quirk(HELD, 1)
    bag(s)
    do(s, 0, SetLifepod(85))
    assert len(c.hand.offer) == 3
    assert not set(c.hand.offer) & set(s.neighbours)
    assert s.view(1).colonies[0].offered == 3
    assert s.view(1).offer == ()
    kept, *rest = c.hand.offer
    do(s, 0, KeepObjective(kept))
    assert s.common == (kept,)
    assert s.view(2).common == (kept,)
    assert set(rest) <= set(s.boxed_objectives())
    s.neighbours = ()
    assert sorted(neighbour_points(s)) in ([0, 0, 5], [0, 2, 2], [2, 2, 2])


@pytest.mark.rule("PU-21.10")
def test_jump_drive_f_gives_nothing_in_solo() -> None:
    s = placing("jump-drive", seats=1)
    c = s.colonies[0]
    c.set_quirk(HELD, 1)
    bag(s)
    do(s, 0, SetLifepod(85))
    assert c.hand.offer == ()


# Oasis Ultd. -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-29.1")
def test_oasis_moves_water_one_step_for_each_cell_on_ice() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    wet = tile("I3", "water", "rover")
    show(s, 0, 0, wet)
    from sternhafen.games.planet_unknown.tiles import TILE_TURNS

    for action in [a for a in offers(s, 0, PlaceTile) if a.ring == 0]:
        section = TILE_TURNS[wet][action.turn][1] << action.anchor
        if (section & c.ground().ice).bit_count() == 2:
            do(s, 0, action)
            break
    do(s, 0, ADVANCE[WATER])
    assert c.tracks[WATER] == 2


@pytest.mark.rule("PU-29.2", "PU-29.4", "PU-29.5")
def test_oasis_example_the_path_is_blocked_until_level_1_jumps() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    c.tracks = [0, 1, 2, 0, 0]
    advance(s, 0, WATER, 2)
    assert c.tracks[WATER] == 1, "the biomass marker is in the way"
    c.tracks[TECH] = 3
    advance(s, 0, WATER, 2)
    assert c.tracks[WATER] == 4
    assert c.moves == 1
    assert len(c.board().places) == 24


@pytest.mark.rule("PU-29.3")
def test_oasis_markers_score_only_their_own_medals() -> None:
    c = placing("oasis-ultd").colonies[0]
    found = []
    for field in (9, 10, 12, 13, 19, 21, 23):
        c.tracks[WATER] = field
        found.append(track_medals(c, WATER))
    assert found == [0, 3, 3, 6, 9, 12, 15]


@pytest.mark.rule("PU-29.7", "PU-29.8", "PU-29.9")
def test_oasis_technologies_for_placed_tiles() -> None:
    s = settled("oasis-ultd")
    c = s.colonies[0]
    learn(c, "water_when_no_ice")
    put(s, 0, tile("I2", "rover", "tech"), (6, 5))
    assert c.tracks[WATER] == 1
    c.patches = 1
    bag(s)
    do(s, 0, next(a for a in s.legal(0) if type(a).__name__ == "LayPatch" and not c.ground().ice >> a.cell & 1))  # type: ignore[attr-defined]
    assert c.tracks[WATER] == 1, "patches do not count"
    s = settled("oasis-ultd")
    c = s.colonies[0]
    learn(c, "boost_per_water_tile")
    put(s, 0, tile("I2", "water", "rover"), (6, 5))
    assert (c.patches, c.boosts) == (1, 1)


@pytest.mark.rule("PU-29.10")
def test_oasis_energy_boosts_and_unplaced_tiles_move_water_one_step() -> None:
    s = settled("oasis-ultd")
    c = s.colonies[0]
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    bag(s)
    do(s, 0, BOOST[WATER])
    assert c.tracks[WATER] == 1
    s = settled("oasis-ultd")
    c = s.colonies[0]
    c.free = 0
    show(s, 0, 0, tile("I2", "water", "rover"))
    do(s, 0, TakeUnplaced(0))
    assert [code >> 3 & 31 for code in c.pending if code & 7 == WATER] == [1]


@pytest.mark.rule("PU-29.11", "PU-5.10")
def test_oasis_markers_also_go_back_along_their_way_and_are_blocked() -> None:
    s = placing("oasis-ultd")
    c = s.colonies[0]
    c.tracks = [0, 3, 2, 0, 0]
    assert room_below(c, WATER, 1) == 0
    c.tracks[BIOMASS] = 5
    move_back(s, 0, WATER, 1)
    assert c.tracks[WATER] == 2
    c.tracks = [0, 3, 2, 0, 3]
    assert room_below(c, WATER, 1) == 1, "level 1 jumps there too"
    assert can_advance(c, ROVER)
    assert goal_field(c, WATER, 5) == 5
    assert movable(c)
