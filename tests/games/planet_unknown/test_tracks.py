"""Tracks, civ cards, water, biomass, technology and energy (PU-5 to PU-8, PU-12, PU-13)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.planet_unknown.actions import (
    PROMOTE,
    TAKE_CARD,
    CollectLifepod,
    DestroyMeteorite,
    PickMilestone,
    PlaceTile,
    Promote,
    PutRover,
    StorePatch,
    TakeCard,
    TakeUnplaced,
    TeleportRover,
)
from sternhafen.games.planet_unknown.cards import CARD_EFFECTS, CARD_LEVEL, CARD_NOW, CARDS
from sternhafen.games.planet_unknown.civs import ChooseCard
from sternhafen.games.planet_unknown.colony import OWED
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.effects import carry_out
from sternhafen.games.planet_unknown.energy import energy_tracks
from sternhafen.games.planet_unknown.events import CardTaken, MarkerMoved
from sternhafen.games.planet_unknown.objectives import terrain_areas
from sternhafen.games.planet_unknown.placement import tile_boards
from sternhafen.games.planet_unknown.scoring import track_medals
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import TILE_TURNS
from sternhafen.games.planet_unknown.tracks import advance, back_tracks, movable, move_back
from sternhafen.games.planet_unknown.vocabulary import (
    BIOMASS,
    CIV,
    ENERGY,
    ROVER,
    TECH,
    VERBS,
    WATER,
)
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    DONE,
    ENERGISE,
    LAY_PATCH,
    TURN_STATION,
    at,
    bag,
    block,
    do,
    fill,
    finish,
    game,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    show,
    tile,
)


def card(verb: str, level: int | None = None) -> int:
    """Return the first card that says so."""
    for number in range(CARDS):
        if CARD_EFFECTS[number][0][0] == VERBS[verb] and level in (None, CARD_LEVEL[number] + 1):
            return number
    raise LookupError(verb)


def with_card(wanted: int, **options: str) -> PlanetUnknown:
    """Return a game whose seat 0, with one tile laid, takes a card in the civ step and resolves it."""
    s = placing(**options)  # type: ignore[arg-type]
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    level = CARD_LEVEL[wanted]
    if wanted not in s.civs[level]:
        s.civs[level] = tuple(sorted((wanted, *s.civs[level][1:])))
    c.civs = (2 * level,)
    s.commander = 0
    s.lanes = [[], []]
    s.settle()
    do(s, 0, TAKE_CARD[wanted])
    return s


@pytest.mark.rule("PU-5.1")
def test_five_tracks_and_none_for_energy() -> None:
    assert all(len(corporation.bonuses) == 5 for corporation in CORPORATIONS)
    assert ENERGY == 5


@pytest.mark.rule("PU-5.2", "PU-5.3", "PU-35.4")
def test_every_field_reached_or_passed_gives_its_bonus() -> None:
    s = placing()
    c = s.colonies[0]
    s.listen()
    advance(s, 0, BIOMASS, 3)
    assert [event.field for event in s.told() if isinstance(event, MarkerMoved)] == [1, 2, 3]
    assert (c.boosts, c.patches) == (1, 1)


@pytest.mark.rule("PU-5.4", "PU-35.2", "PU-15.2")
def test_medals_are_no_bonus_and_only_count_at_the_end() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, WATER, 2)
    assert (c.boosts, c.patches, c.moves, c.todo) == (0, 0, 0, ())
    assert track_medals(c, WATER) == 1
    c.tracks[WATER] = 5
    assert track_medals(c, WATER) == 2


@pytest.mark.rule("PU-5.5")
def test_boosts_move_any_marker_and_chain() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.tracks[TECH], c.boosts = 1, 1
    bag(s)
    do(s, 0, BOOST[TECH])
    assert c.boosts == 1
    do(s, 0, BOOST[TECH])
    assert c.tracks[TECH] == 3


@pytest.mark.rule("PU-5.6")
def test_a_marker_on_top_stays_and_the_advance_is_lost() -> None:
    s = placing()
    c = s.colonies[0]
    c.tracks[CIV] = 15
    advance(s, 0, CIV, 1)
    assert c.tracks[CIV] == 15
    assert (c.moves, c.boosts, c.civs) == (0, 0, ())


@pytest.mark.rule("PU-5.7", "PU-5.8", "PU-6.7", "PU-34.2")
def test_going_back_gives_nothing_stops_at_0_and_lets_milestones_give_again() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, CIV, 3)
    assert list(c.civs) == [0]
    move_back(s, 0, CIV, 2)
    assert (c.tracks[CIV], list(c.civs)) == (1, [0])
    advance(s, 0, CIV, 2)
    assert list(c.civs) == [0, 0]
    move_back(s, 0, CIV, 9)
    assert c.tracks[CIV] == 0
    c.puts, c.store = 0, 0
    advance(s, 0, ROVER, 1)
    move_back(s, 0, ROVER, 1)
    advance(s, 0, ROVER, 1)
    lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.puts = 2
    bag(s)
    assert c.rovers == 0, "within the rover limit"


@pytest.mark.rule("PU-5.9")
def test_the_marker_that_can_go_back_furthest_must() -> None:
    c = placing().colonies[0]
    c.tracks = [1, 3, 0, 4, 2]
    assert back_tracks(c, 31, 3) == 1 << WATER | 1 << ROVER
    assert back_tracks(c, 31, 9) == 1 << ROVER
    c.tracks = [0] * 5
    assert back_tracks(c, 31, 2) == 0


@pytest.mark.rule("PU-5.10")
def test_only_markers_that_can_move_may_be_chosen_and_rovers_always_can() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.tracks = [15, 15, 3, 15, 0]
    assert movable(c) == 1 << BIOMASS | 1 << ROVER | 1 << TECH
    c.boosts = 1
    bag(s)
    assert refused(s, 0, BOOST[CIV]) == "PU-5.10"
    oasis = placing("oasis-ultd").colonies[0]
    oasis.tracks = [0, 1, 2, 0, 0]
    assert not movable(oasis) >> WATER & 1


@pytest.mark.rule("PU-5.11")
def test_fewer_markers_move_if_fewer_can() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.tracks = [15, 15, 15, 0, 15]
    carry_out(s, 0, (VERBS["advance_different"], 3, 1))
    bag(s)
    assert offers(s, 0, Promote) == [PROMOTE[ROVER]]
    do(s, 0, PROMOTE[ROVER])
    finish(s, 0)
    assert c.todo == ()
    assert c.tracks[ROVER] == 1


# Civ cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-6.1", "PU-6.4", "PU-35.7")
def test_one_card_of_the_stack_is_taken_and_an_immediate_one_carried_out_in_the_open() -> None:
    wanted = card("rover_moves")
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    c.rovers, c.store = 1 << at(4, 4), 1
    level = CARD_LEVEL[wanted]
    s.civs[level] = tuple(sorted({wanted, *s.civs[level][:2]} | {s.civs[level][0]}))
    c.civs = (2 * level,)
    s.lanes = [[], []]
    s.settle()
    assert isinstance(s.question(0), ChooseCard)
    size = len(s.civs[level])
    assert {action.card for action in offers(s, 0, TakeCard)} == set(s.civs[level])
    assert refused(s, 0, TAKE_CARD[35 if level != 3 else 0]) == "PU-6.1"
    do(s, 0, TAKE_CARD[wanted])
    assert c.moves == 4
    assert len(s.civs[level]) == size - 1
    assert s.view(1).colonies[0].open_cards == (wanted,)


@pytest.mark.rule("PU-6.2")
def test_civ_cards_are_chosen_after_all_have_placed_from_the_commander_on() -> None:
    s = placing(seats=3)
    for seat in range(3):
        lay(s, seat, tile("I4", "civ", "energy", bool(seat % 2)) if seat < 2 else tile("I4", "rover", "tech"), (4, 4))
        s.colonies[seat].civs = (0,)
    s.commander = 2
    s.lanes = [[], [], []]
    s.settle()
    order = []
    while isinstance(s.question(s.first_asked()), ChooseCard):
        seat = s.first_asked()
        order.append(seat)
        hidden = [a for a in s.legal(seat) if not CARD_NOW[a.card]]  # type: ignore[attr-defined]
        s.play(seat, hidden[0] if hidden else s.legal(seat)[0])
        while s.first_asked() == seat and not isinstance(s.question(seat), ChooseCard) and s.round == 1:
            s.play(seat, s.legal(seat)[0])
    assert order == [2, 0, 1]


@pytest.mark.rule("PU-6.3")
def test_milestones_reached_by_a_card_are_resolved_before_the_next_player() -> None:
    wanted = card("advance_different", 1)
    s = with_card(wanted)
    c = s.colonies[0]
    c.tracks[CIV] = 2
    s.colonies[1].civs = ()
    do(s, 0, PROMOTE[CIV])
    assert c.civs == (0,)
    do(s, 0, PROMOTE[WATER])
    assert isinstance(s.question(0), ChooseCard)


@pytest.mark.rule("PU-6.5", "PU-6.15")
def test_end_of_game_cards_stay_hidden_and_what_was_seen_stays_known() -> None:
    wanted = card("medals", 1)
    s = with_card(wanted)
    assert s.view(1).colonies[0].open_cards == ()
    assert s.view(1).colonies[0].hidden_cards == (0,)
    assert s.view(0).cards == (wanted,)
    assert s.view(1).civ_stacks[0] == len(s.civs[0])
    for seed in range(8):
        other = s.resample(0, Random(seed))
        assert other.civs[0] == s.civs[0], "who looked at the stack knows it"
    assert len({s.resample(1, Random(seed)).colonies[0].hand.cards for seed in range(25)}) > 1
    event = CardTaken(seat=0, level=1, card=wanted, to=1)
    assert event.seen_by(1).card is None
    assert event.seen_by(0).card == wanted


@pytest.mark.rule("PU-6.6", "PU-34.4")
def test_an_empty_stack_gives_no_card_and_uses_the_milestone_up() -> None:
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    s.civs[1] = ()
    c.civs = (2,)
    s.lanes = [[], []]
    s.settle()
    assert s.round == 2
    assert not c.hand.cards
    assert not list(c.civs)


@pytest.mark.rule("PU-6.8")
def test_several_waiting_choices_are_made_in_any_order() -> None:
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    s.colonies[0].civs = (0, 4)
    s.commander = 0
    s.lanes = [[], []]
    s.settle()
    assert {action.level for action in offers(s, 0, PickMilestone)} == {1, 3}
    assert refused(s, 0, PickMilestone(2, False)) == "PU-6.8"
    do(s, 0, PickMilestone(3, False))
    assert all(CARD_LEVEL[action.card] == 2 for action in offers(s, 0, TakeCard))


@pytest.mark.rule("PU-6.9")
def test_a_tile_by_card_comes_from_the_own_sector_and_is_lost_if_none_fits() -> None:
    wanted = card("take_and_place_tile", 3)
    s = with_card(wanted)
    found = offers(s, 0, PlaceTile)
    assert found
    assert refused(s, 0, PlaceTile(0, 0, at(4, 4))) in ("PU-4.5", "PU-4.6")
    stack = s.stack(0, found[0].ring)
    before = s.shown[stack]
    laid = len(s.colonies[0].laid)
    do(s, 0, found[0])
    assert len(s.colonies[0].laid) == laid + 1
    assert s.shown[stack] not in (before, -1)
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.free = 0
    carry_out(s, 0, (VERBS["take_and_place_tile"], 1, 0))
    bag(s)
    assert not s.lanes[0]
    assert not s.ending
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    show(s, 0, 0, -1)
    stack = s.stack(0, 1)
    s.gone, s.pools[stack] = tuple(sorted((*s.gone, *s.pools[stack]))), ()
    carry_out(s, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(s)
    do(s, 0, offers(s, 0, PlaceTile)[0])
    assert s.ending


@pytest.mark.rule("PU-6.10")
def test_salvaged_tiles_bring_nothing_that_depends_on_resources() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    show(s, 0, 0, tile("I3", "rover", "tech", meteorite=True))
    show(s, 0, 1, -1)
    carry_out(s, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(s)
    do(s, 0, offers(s, 0, PlaceTile)[0])
    assert c.tracks == [0] * 5
    assert c.meteors.bit_count() == 1
    oasis = placing("oasis-ultd")
    lay(oasis, 0, tile("I2", "civ", "energy"), (6, 0))
    learn(oasis.colonies[0], "patch_per_water_tile")
    show(oasis, 0, 0, tile("I2", "water", "rover"))
    show(oasis, 0, 1, -1)
    carry_out(oasis, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(oasis)
    ice = oasis.colonies[0].ground().ice
    dry = [a for a in offers(oasis, 0, PlaceTile) if not (1 << a.anchor | 1 << a.anchor + 13) & ice and a.turn == 0]
    do(oasis, 0, dry[0])
    assert oasis.colonies[0].patches == 0
    assert oasis.colonies[0].tracks[WATER] == 1, "level 3 looks at ice only"


@pytest.mark.rule("PU-6.11", "PU-6.12", "PU-11.2", "PU-35.3")
def test_cards_collect_or_destroy_the_stated_number_or_what_is_left() -> None:
    s = with_card(card("collect_lifepods"))
    c = s.colonies[0]
    c.pods = 1 << at(7, 2) | 1 << at(1, 4) | 1 << at(10, 4)
    assert DONE not in s.legal(0)
    do(s, 0, CollectLifepod(at(7, 2)))
    do(s, 0, CollectLifepod(at(1, 4)))
    assert c.got_pods == 2
    assert c.pods.bit_count() == 1
    s = with_card(card("destroy_meteorites"))
    c = s.colonies[0]
    assert s.question(0) is None or c.todo == ()
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.meteors = 1 << at(4, 4) | 1 << at(5, 4)
    carry_out(s, 0, (VERBS["destroy_meteorites"], 3, 0))
    bag(s)
    do(s, 0, DestroyMeteorite(at(4, 4)))
    do(s, 0, DestroyMeteorite(at(5, 4)))
    assert (c.meteors, c.got_meteors, c.todo) == (0, 0, ())


@pytest.mark.rule("PU-6.13", "PU-9.16")
def test_a_card_teleports_a_rover_over_everything() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.rovers = 1 << at(4, 4) | 1 << at(5, 4)
    carry_out(s, 0, (VERBS["teleport_rover"], 0, 0))
    bag(s)
    assert refused(s, 0, TeleportRover(False, at(4, 4), at(5, 4))) == "PU-6.13"
    do(s, 0, TeleportRover(False, at(4, 4), at(10, 4)))
    assert c.rovers >> at(10, 4) & 1
    assert (c.got_pods, c.pods.bit_count()) == (1, 5)


@pytest.mark.rule("PU-6.14")
def test_all_markers_to_five_gives_bonuses_but_no_boosts() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.tracks = [7, 0, 0, 0, 5]
    carry_out(s, 0, (VERBS["advance_all_to"], 5, 0))
    bag(s)
    assert {action.track for action in offers(s, 0, Promote)} == {WATER, BIOMASS, ROVER}
    do(s, 0, PROMOTE[BIOMASS])
    assert (c.tracks[BIOMASS], c.boosts, c.patches) == (5, 0, 1)
    worm = placing("wormhole-corp")
    c = lay(worm, 0, tile("I4", "civ", "energy"), (4, 4))
    carry_out(worm, 0, (VERBS["advance_all_to"], 5, 0))
    bag(worm)
    do(worm, 0, PROMOTE[BIOMASS])
    assert c.tracks[BIOMASS] == 2
    cosmos = placing("cosmos-inc")
    c = lay(cosmos, 0, tile("I4", "civ", "energy"), (4, 4))
    c.set_quirk(0, 1 << 16 * WATER + 5)
    carry_out(cosmos, 0, (VERBS["advance_all_to"], 5, 0))
    bag(cosmos)
    do(cosmos, 0, PROMOTE[WATER])
    assert c.tracks[WATER] == 6
    oasis = placing("oasis-ultd")
    c = lay(oasis, 0, tile("I4", "civ", "energy"), (4, 4))
    carry_out(oasis, 0, (VERBS["advance_all_to"], 5, 0))
    c.tracks[BIOMASS] = 2
    bag(oasis)
    do(oasis, 0, PROMOTE[WATER])
    assert c.tracks[WATER] == 1, "it stops where it is blocked"


# Water -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-7.1", "PU-7.2")
def test_water_may_lie_anywhere_but_moves_its_marker_only_over_ice() -> None:
    s = placing()
    put(s, 0, tile("I2", "water", "rover"), (5, 0))
    assert s.colonies[0].tracks[WATER] == 0
    assert s.colonies[0].tracks[ROVER] == 1
    s = placing()
    put(s, 0, tile("I2", "energy", "water"), (3, 1))
    assert [code & 7 for code in s.colonies[0].pending] == [WATER]


@pytest.mark.rule("PU-7.3")
def test_the_water_cell_on_ice_need_not_be_the_symbol() -> None:
    wet = tile("I3", "water", "rover")
    s = placing()
    show(s, 0, 0, wet)
    ice = s.colonies[0].ground().ice
    for action in [a for a in offers(s, 0, PlaceTile) if a.ring == 0]:
        _, section, _, symbol, _, _ = (board << action.anchor for board in TILE_TURNS[wet][action.turn])
        if section & ice and not symbol & ice:
            do(s, 0, action)
            break
    assert WATER in [code & 7 for code in s.colonies[0].pending]


@pytest.mark.rule("PU-7.4", "PU-13.4")
def test_boosts_and_energy_move_water_without_ice() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "energy", "water"), (5, 0))
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    bag(s)
    do(s, 0, BOOST[WATER])
    do(s, 0, ENERGISE[WATER])
    assert c.tracks[WATER] == 2


@pytest.mark.rule("PU-7.5")
def test_standard_water_track_has_only_boosts_and_medals() -> None:
    verbs = {verb for field in CORPORATIONS[0].bonuses[WATER] for verb, _, _ in field}
    assert verbs == {VERBS["synergy"]}
    assert [medals for medals in CORPORATIONS[0].medals[WATER] if medals > 0] == [1, 2, 3, 4, 5, 7, 10]


# Biomass -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-8.1", "PU-8.2", "PU-8.10")
def test_a_milestone_gives_a_patch_of_biomass_that_advances_nothing() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    last = c.last
    c.tracks[BIOMASS] = 2
    advance(s, 0, BIOMASS, 1)
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 0)])
    assert c.terrain[BIOMASS] == c.patch == 1 << at(6, 0)
    assert (c.tracks[BIOMASS], c.symbols[BIOMASS], c.last) == (3, 0, last)


@pytest.mark.rule("PU-8.3")
def test_a_patch_lies_by_the_placement_rules_or_is_lost() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[at(9, 9)]) == "PU-8.3"
    assert refused(s, 0, LAY_PATCH[at(5, 0)]) == "PU-8.3"
    assert refused(s, 0, DONE) == "PU-3.10"
    c.free = 0
    bag(s)
    assert (c.patches, s.lanes[0]) == (0, [])


@pytest.mark.rule("PU-8.4", "PU-8.11")
def test_a_patch_fills_destroys_and_never_counts_as_water() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (6, 1))
    c.patches, c.rovers = 2, 1 << at(5, 2)
    bag(s)
    do(s, 0, LAY_PATCH[at(7, 2)])
    do(s, 0, LAY_PATCH[at(5, 2)])
    assert c.ground().ice >> at(5, 2) & 1
    assert not c.free >> at(7, 2) & 1
    assert (c.pods.bit_count(), c.rovers, c.tracks[WATER]) == (5, 0, 0)


@pytest.mark.rule("PU-8.5", "PU-34.7", "PU-13.6", "PU-35.1", "PU-9.18")
def test_patches_join_areas_but_are_none_alone() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches = 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 1)])
    assert terrain_areas(c, BIOMASS) == []
    assert not energy_tracks(c, c.terrain[ENERGY], CIV) >> BIOMASS & 1
    lay(s, 0, tile("I2", "biomass", "civ"), (6, 2))
    assert [area.bit_count() for area in terrain_areas(c, BIOMASS)] == [2]
    assert energy_tracks(c, 1 << at(5, 1), CIV) >> BIOMASS & 1
    assert len(terrain_areas(c, CIV)) == 2, "a single tile cell is an area"
    worm = placing("wormhole-corp")
    c = lay(worm, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "patch_on_tiles")
    c.patches, c.puts = 1, 1
    bag(worm)
    do(worm, 0, LAY_PATCH[at(5, 0)])
    do(worm, 0, PutRover(at(5, 0)))


@pytest.mark.rule("PU-8.6")
def test_a_patch_is_no_tile_for_the_rover_to_be_put_on() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches, c.puts = 1, 1
    bag(s)
    do(s, 0, LAY_PATCH[at(6, 0)])
    assert refused(s, 0, PutRover(at(6, 0))) == "PU-9.1"


@pytest.mark.rule("PU-8.7", "PU-8.8", "PU-22.3", "PU-12.5")
def test_store_technology_keeps_patches_for_the_end_even_if_lost_later() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches = 2
    bag(s)
    assert refused(s, 0, StorePatch()) == "PU-8.3"
    learn(c, "store_patches")
    do(s, 0, StorePatch())
    do(s, 0, LAY_PATCH[at(6, 0)])
    move_back(s, 0, TECH, 5)
    assert (c.stored, c.patch.bit_count()) == (1, 1)
    s.ending = True
    finish(s, 0)
    finish(s, 1)
    assert s.phase == 4
    assert c.patches == 1
    assert refused(s, 0, StorePatch()) == "PU-8.3"


@pytest.mark.rule("PU-8.7", "PU-14.8")
def test_nothing_is_stored_in_the_end_phase() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "store_patches")
    c.stored, s.ending = 1, True
    finish(s, 0)
    finish(s, 1)
    assert (s.phase, c.patches) == (4, 1)
    assert refused(s, 0, StorePatch()) == "PU-8.3"
    assert not offers(s, 0, StorePatch)


@pytest.mark.rule("PU-8.9")
def test_a_patch_before_the_first_tile_goes_to_the_edge() -> None:
    s = placing()
    c = s.colonies[0]
    c.patches = 1
    bag(s)
    assert refused(s, 0, LAY_PATCH[at(5, 5)]) == "PU-8.3"
    do(s, 0, LAY_PATCH[at(5, 0)])
    boards = tile_boards(s, c, tile("I2", "civ", "energy"), 0)
    assert any(fits >> at(0, 5) & 1 for _, fits in boards), "the first tile need not touch the patch"
    assert not any(fits >> at(5, 1) & 1 for turns, fits in boards if 0 in turns), "but it must reach the edge"


@pytest.mark.rule("PU-8.12")
def test_several_patches_are_decided_one_by_one() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "store_patches")
    carry_out(s, 0, (VERBS["gain_patch"], 3, 0))
    bag(s)
    do(s, 0, StorePatch())
    do(s, 0, LAY_PATCH[at(6, 0)])
    do(s, 0, StorePatch())
    assert (c.stored, c.patch.bit_count()) == (2, 1)


# Technology --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-12.1", "PU-12.2")
def test_a_technology_works_while_the_marker_is_on_or_above_its_field() -> None:
    s = placing()
    c = s.colonies[0]
    advance(s, 0, TECH, 3)
    assert c.techs() == 1
    advance(s, 0, TECH, 1)
    assert c.techs() == 1
    move_back(s, 0, TECH, 2)
    assert c.techs() == 0


@pytest.mark.rule("PU-12.3")
def test_a_technology_just_unlocked_counts_for_the_second_resource() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.tracks[TECH] = 9
    c.pending = (1024 | 8 | WATER, 1024 | 8 | TECH)
    bag(s)
    do(s, 0, ADVANCE[TECH])
    finish(s, 0)
    assert c.tracks[WATER] == 2


@pytest.mark.rule("PU-12.4", "PU-26.8")
def test_one_time_technologies_are_not_repeated() -> None:
    s = placing("cosmos-inc")
    c = s.colonies[0]
    c.tracks[TECH] = 4
    advance(s, 0, TECH, 1)
    assert c.owed == 3
    c.set_quirk(OWED, 0)
    move_back(s, 0, TECH, 1)
    advance(s, 0, TECH, 1)
    assert c.owed == 0


# Energy ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PU-13.1", "PU-13.5")
def test_energy_example_1_the_other_resource_moves_twice() -> None:
    s = placing()
    put(s, 0, tile("I2", "civ", "energy"), (5, 0))
    do(s, 0, ENERGISE[CIV])
    finish(s, 0)
    assert s.colonies[0].tracks == [2, 0, 0, 0, 0]


@pytest.mark.rule("PU-13.2", "PU-13.3")
def test_energy_example_2_areas_touching_the_whole_energy_area() -> None:
    s = placing()
    c = s.colonies[0]
    fill(c, block(4, 4, 1, 1), TECH)
    fill(c, block(5, 4, 2, 1), ENERGY)
    fill(c, block(7, 4, 1, 1), WATER)
    fill(c, block(8, 5, 1, 1), ROVER)
    c.last = block(4, 4, 1, 1)
    put(s, 0, tile("I2", "civ", "energy"), (5, 5), turn=2)
    assert {action.track for action in offers(s, 0, type(ENERGISE[0]))} == {CIV, TECH, WATER}
    assert refused(s, 0, ENERGISE[ROVER]) == "PU-13.2"


@pytest.mark.rule("PU-13.2", "PU-25.8")
def test_energy_serves_the_tiles_other_resource_even_under_a_patch() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "patch_on_tiles")
    c.energies, c.patches = ((c.terrain[ENERGY], CIV),), 1
    bag(s)
    do(s, 0, LAY_PATCH[c.terrain[CIV].bit_length() - 1])
    assert not c.terrain[CIV]
    do(s, 0, ENERGISE[CIV])
    assert c.tracks[CIV] == 1


@pytest.mark.rule("PU-13.7")
def test_energy_need_not_be_used() -> None:
    s = placing()
    put(s, 0, tile("I2", "civ", "energy"), (5, 0))
    if ADVANCE[CIV] in s.legal(0):
        do(s, 0, ADVANCE[CIV])
    do(s, 0, DONE)
    assert s.colonies[0].tracks[CIV] == 1


@pytest.mark.rule("PU-13.8", "PU-14.3", "PU-14.11", "PU-14.1", "PU-14.5", "PU-22.5")
def test_scoring_example_an_unplaceable_water_energy_tile_moves_water_two_fields() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "water_placement_double")
    c.tracks[WATER] = 8
    c.free = 1 << at(0, 5)
    show(s, 0, 1, tile("Z5", "energy", "water", meteorite=True))
    do(s, 0, TakeUnplaced(1))
    assert c.tracks[WATER] == 10
    assert (c.meteors, c.energies) == (0, ())
    assert tile("Z5", "energy", "water", meteorite=True) in s.gone
    assert s.ending
    finish(s, 1)
    assert s.round == 1
    assert s.phase == 4 or s.outcome() is not None


@pytest.mark.rule("PU-13.9", "PU-22.5")
def test_the_double_water_technology_counts_for_placed_tiles_only() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    learn(c, "water_placement_double")
    c.tracks[WATER] = 1
    c.boosts, c.energies = 1, ((c.terrain[ENERGY], WATER),)
    c.pending = (1024 | 8 | WATER,)
    bag(s)
    do(s, 0, ENERGISE[WATER])
    assert c.tracks[WATER] == 2
    do(s, 0, BOOST[WATER])
    assert c.tracks[WATER] == 3
    assert c.boosts == 1
    do(s, 0, ADVANCE[WATER])
    assert c.tracks[WATER] == 5


@pytest.mark.rule("PU-13.10")
def test_areas_are_looked_at_when_energy_is_used() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    lay(s, 0, tile("I2", "biomass", "civ"), (6, 2))
    c.energies, c.patches = ((1 << at(5, 1), CIV),), 1
    bag(s)
    assert refused(s, 0, ENERGISE[BIOMASS]) == "PU-13.2"
    do(s, 0, LAY_PATCH[at(6, 1)])
    do(s, 0, ENERGISE[BIOMASS])


@pytest.mark.rule("PU-13.11", "PU-17.9")
def test_an_area_offers_its_type_though_patches_cover_its_symbols() -> None:
    s = placing("wormhole-corp")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    lay(s, 0, tile("I3", "rover", "tech"), (6, 0))
    learn(c, "patch_on_tiles")
    symbol = c.symbols[ROVER].bit_length() - 1
    c.patches = 1
    bag(s)
    do(s, 0, LAY_PATCH[symbol])
    assert c.symbols[ROVER] == 0
    assert c.terrain[ROVER]
    assert energy_tracks(c, 1 << at(5, 1), CIV) >> ROVER & 1 or not c.terrain[ROVER] & block(6, 1, 1, 1)


@pytest.mark.rule("PU-14.2", "PU-14.12", "PU-34.5", "PU-14.6")
def test_a_sector_used_up_ends_the_game_after_this_round() -> None:
    s = game(2)
    do(s, s.commander, TURN_STATION[4])
    show(s, 0, 1, -1)
    stack = s.stack(0, 0)
    s.gone, s.pools[stack] = tuple(sorted((*s.gone, *s.pools[stack]))), ()
    s.play(0, s.legal(0)[0])
    finish(s, 0)
    before = s.ending
    finish(s, 1)
    while s.first_asked() >= 0:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    assert (before, s.ending) == (False, True)
    assert s.round == 1
    assert s.outcome() is not None
