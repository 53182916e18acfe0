"""Boards dealt at random, the ring that the commander turns, and stacks arranged at random (PU-1.4, 1.6, 1.15)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.bots import bot
from sternhafen.engine import Match
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import TakeCorporation, TakePlanet, TakeUnplaced, TurnRing
from sternhafen.games.planet_unknown.bot.evaluation import FIRST_ROUNDS, evaluate
from sternhafen.games.planet_unknown.data.cards import OBJECTIVES
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS
from sternhafen.games.planet_unknown.data.tiles import STACKS, TILE_SHAPE, TILES_OF
from sternhafen.games.planet_unknown.events import CorporationTaken, PlanetTaken
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations.flux_industries import ChooseFlux
from sternhafen.games.planet_unknown.rules.objectives import KeepObjectives
from sternhafen.games.planet_unknown.state import SETUP
from tests.games.planet_unknown.position import do, game, refused

SMALL_SHAPES, LARGE_SHAPES = set(STACKS[:6]), set(STACKS[6:])


@pytest.mark.rule("PU-1.15", "PU-1.6")
def test_who_was_dealt_special_boards_takes_either_side_of_each() -> None:
    s = game(3, boards="both")
    assert s.asked() == [0, 1, 2]
    planets, corporations = [c.planet for c in s.colonies], [c.corporation for c in s.colonies]
    assert all(planets)
    assert all(corporations)
    assert s.legal(0) == [TakePlanet(planets[0]), TakePlanet(0)]
    assert refused(s, 0, TakePlanet(planets[1])) == "PU-1.15"
    do(s, 2, TakePlanet(0))
    do(s, 0, TakePlanet(planets[0]))
    do(s, 0, TakeCorporation(0))
    assert s.legal(2) == [TakeCorporation(corporations[2]), TakeCorporation(0)]
    assert refused(s, 2, TakeCorporation(corporations[0])) == "PU-1.15"
    do(s, 2, TakeCorporation(corporations[2]))
    do(s, 1, TakePlanet(0))
    do(s, 1, TakeCorporation(0))
    assert [c.planet for c in s.colonies] == [planets[0], 0, 0]
    assert [c.corporation for c in s.colonies] == [0, 0, corporations[2]]
    assert s.phase == SETUP
    assert s.asked() == [s.commander], "then the game begins"
    for c in s.colonies:
        assert (c.free, c.lifepods, c.rovers_left) == (c.ground().grid, c.ground().lifepods, c.board().rovers)
    s.verify()


@pytest.mark.rule("PU-1.15")
def test_only_dealt_boards_are_asked_for_and_a_named_one_is_kept() -> None:
    s = game(3, planets=("gaia", "random"), corporations=("republic", "standard", "random"))
    assert s.asked() == [1, 2]
    assert {type(action) for action in s.legal(1)} == {TakePlanet}
    assert {type(action) for action in s.legal(2)} == {TakeCorporation}
    assert not game(2, planets=("gaia",), corporations=("republic",)).lanes
    assert not game(2).lanes


@pytest.mark.rule("PU-1.15", "PU-19.1", "PU-31.1")
def test_objectives_and_the_flux_token_wait_until_all_have_their_boards() -> None:
    for seed in range(60):
        s = game(2, seed, corporations=("random",), beyond_rulebook=True, private_objectives=True)
        if s.colonies[0].board().id == "flux-industries":
            break
    assert s.asked() == [0]
    assert not s.colonies[0].hand.offer
    declined = s.copy()
    do(s, 0, TakeCorporation(s.colonies[0].corporation))
    assert isinstance(s.question(0), (KeepObjectives, ChooseFlux))
    assert s.asked() == [0, 1]
    assert len(s.boxed_objectives()) == OBJECTIVES - 4
    assert any(isinstance(step, ChooseFlux) for step in s.lanes[0])
    do(declined, 0, TakeCorporation(0))
    assert not any(isinstance(step, ChooseFlux) for step in declined.lanes[0])


@pytest.mark.rule("PU-1.15")
def test_a_choice_of_sides_is_told_and_can_be_taken_back() -> None:
    match = Match.new(TITLE, 2, 5, PlanetUnknownOptions(boards="both"))
    dealt = match.state.copy()
    told = [match.play(0, TakePlanet(0)).events, match.play(0, TakeCorporation(0)).events]
    assert told == [[PlanetTaken(seat=0, planet=0)], [CorporationTaken(seat=0, corporation=0)]]
    assert match.undo_reach(0).entries
    match.undo(0, 2)
    assert match.state == dealt


@pytest.mark.rule("PU-1.14")
def test_a_declined_board_goes_to_nobody_else() -> None:
    for seed in range(10):
        s = game(6, seed, boards="both")
        for seat in range(6):
            do(s, seat, s.legal(seat)[seat % 2])
            do(s, seat, s.legal(seat)[seat % 2])
        special = [c.planet for c in s.colonies if c.planet]
        assert len(special) == len(set(special)) == 3


@pytest.mark.parametrize("name", ["easy", "greedy", "search-20"])
def test_bots_choose_their_sides(name: str) -> None:
    s = game(2, 3, boards="both")
    player = bot(name)
    for seat in (0, 0, 1, 1):
        do(s, seat, player(TITLE, s, seat, Random(1)))
    assert not s.lanes


def test_a_bot_takes_boards_that_bots_do_well_with_and_declines_the_others() -> None:
    for wanted, taken in (("oasis-ultd", True), ("makeshift", True), ("wormhole-corp", False), ("republic", False)):
        seed = next(k for k in range(200) if dealt_corporation(k) == wanted)
        s = game(2, seed, corporations=("random",), beyond_rulebook=True)
        answer = bot("greedy")(TITLE, s, 0, Random(1))
        assert answer == TakeCorporation(CORPORATION_IDS.index(wanted) if taken else 0)
    for wanted, taken in (("gaia", True), ("charybdis", True), ("tartarus", False)):
        seed = next(k for k in range(300) if dealt_planet(k) == wanted)
        s = game(2, seed, planets=("random",), beyond_rulebook=True)
        assert bot("greedy")(TITLE, s, 0, Random(1)) == TakePlanet(PLANET_IDS.index(wanted) if taken else 0)


def dealt_corporation(seed: int) -> str:
    return game(2, seed, corporations=("random",), beyond_rulebook=True).colonies[0].board().id


def dealt_planet(seed: int) -> str:
    return game(2, seed, planets=("random",), beyond_rulebook=True).colonies[0].ground().id


def test_what_a_board_is_worth_at_first_sight_does_not_bias_later_rounds() -> None:
    s = game(2, 3, corporations=("wormhole-corp",))
    first = evaluate(s, 0)
    s.round = FIRST_ROUNDS
    assert evaluate(s, 0) > first


# The station -------------------------------------------------------------------------------------------------------


def arrangement(seed: int, station: str) -> list[tuple[int, int]]:
    """Return the shapes of the small and the large stack in every sector."""
    s = game(2, seed, station=station)
    stacks = s.view(0).stacks
    return [tuple(TILE_SHAPE[s.shown[stack]] for stack in stacks[2 * k : 2 * k + 2]) for k in range(6)]  # type: ignore[misc]


@pytest.mark.rule("PU-1.4")
def test_the_station_may_be_always_the_same_or_turned_or_arranged_at_random() -> None:
    same = {tuple(arrangement(seed, "same")) for seed in range(10)}
    assert len(same) == 1
    assert next(iter(same)) == tuple(zip(STACKS[:6], STACKS[6:], strict=True))
    turned = {tuple(arrangement(seed, "turned")) for seed in range(60)}
    assert len(turned) == 6
    found = [arrangement(seed, "shuffled") for seed in range(40)]
    assert len({tuple(pairs) for pairs in found}) == 40
    for pairs in found:
        assert {small for small, _ in pairs} == SMALL_SHAPES
        assert {large for _, large in pairs} == LARGE_SHAPES
    assert len({pairs[0] for pairs in found}) > 12


@pytest.mark.rule("PU-1.4", "PU-1.3")
def test_shuffled_stacks_still_hold_one_shape_each() -> None:
    s = game(4, 8, station="shuffled")
    for stack in range(12):
        assert sorted((s.shown[stack], *s.hidden_tiles[stack])) == list(TILES_OF[TILE_SHAPE[s.shown[stack]]])
    s.verify()


@pytest.mark.rule("PU-1.4")
def test_the_first_commander_may_turn_the_inner_ring() -> None:
    s = game(3, 4, station="chosen", boards="planets")
    assert s.asked() == [s.commander]
    assert s.legal(s.commander) == [TurnRing(k) for k in range(6)]
    assert refused(s, s.commander, TakeUnplaced(0))
    do(s, s.commander, TurnRing(2))
    assert s.ring_offset == 4, "clockwise, so that sector 2 gets what lay in sector 0"
    assert s.stack(0, 0) == 4
    assert s.asked() == [0, 1, 2], "then boards are chosen"


def test_boards_and_corporations_have_numbers_for_every_action() -> None:
    assert [TakePlanet(k).planet for k in range(len(PLANET_IDS))] == list(range(13))
    assert [TakeCorporation(k).corporation for k in range(len(CORPORATION_IDS))] == list(range(9))
