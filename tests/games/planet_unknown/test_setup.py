"""Setting up and the station (PU-1, PU-2)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Refused
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import PlaceTile
from sternhafen.games.planet_unknown.data.cards import CARDS_OF
from sternhafen.games.planet_unknown.data.codes import laid_parts
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.data.tiles import STACKS, TILES, TILES_OF
from sternhafen.games.planet_unknown.events import NextTileSeen, TileOpened
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.station import open_tile, remove_shape
from sternhafen.games.planet_unknown.state import SEAT_AT
from tests.games.planet_unknown.position import (
    DONE,
    TURN_STATION,
    bag,
    do,
    finish,
    game,
    lay,
    placing,
    rules_of,
    show,
    tile,
)


def refused_options(seats: int, options: PlanetUnknownOptions) -> str:
    with pytest.raises(Refused) as caught:
        TITLE.start(options, seats, 1)
    return caught.value.illegal.rule


@pytest.mark.rule("PU-1.1")
def test_one_to_six_can_play_and_no_others() -> None:
    assert TITLE.seats == (1, 2, 3, 4, 5, 6)
    assert refused_options(7, PlanetUnknownOptions()) == "PU-1.1"


@pytest.mark.rule("PU-1.2", "PU-1.3")
def test_six_sectors_hold_a_small_and_a_large_stack_of_one_shape_each() -> None:
    s = game()
    assert len(set(STACKS)) == 12
    assert TILES == 144
    for stack, shape in enumerate(STACKS):
        assert sorted((s.shown[stack], *s.hidden_tiles[stack])) == list(TILES_OF[shape])
        assert len(TILES_OF[shape]) == 12
    assert len({game(seed=seed).shown[0] for seed in range(20)}) > 4


@pytest.mark.rule("PU-1.4")
def test_inner_ring_may_be_turned_against_the_outer_one() -> None:
    assert {game(seed=seed).ring_offset for seed in range(60)} == set(range(6))


@pytest.mark.rule("PU-1.5", "PU-1.7", "PU-1.8")
def test_every_colony_begins_with_markers_at_0_six_lifepods_and_its_rovers_in_store() -> None:
    for number, corporation in enumerate(CORPORATIONS):
        boards = ("standard",) if not number else (corporation.id,)
        c = game(2, corporations=boards, beyond_rulebook=True).colonies[0]
        assert c.markers == [0] * 5
        assert c.lifepods == c.ground().lifepods
        assert (c.rovers_left, c.rovers) == (corporation.rovers, 0)
    assert all(planet.lifepods.bit_count() == 6 for planet in PLANETS)
    assert refused_options(2, PlanetUnknownOptions(planets=("gaia", "petra", "arashi"))) == "PU-1.5"


@pytest.mark.rule("PU-1.6")
def test_sides_can_be_mixed_at_one_table() -> None:
    s = game(3, planets=("gaia",), corporations=("standard", "republic"))
    assert [c.ground().id for c in s.colonies] == ["gaia", "ksb-4156", "ksb-4156"]
    assert [c.board().id for c in s.colonies] == ["universal-coalition", "republic", "universal-coalition"]
    assert PLANETS[0].difficulty == CORPORATIONS[0].difficulty == 1


@pytest.mark.rule("PU-1.9", "PU-2.2")
def test_seats_face_sectors_spread_evenly() -> None:
    assert SEAT_AT[4] == (0, 1, 3, 4)
    assert [game(seats).sector(seats - 1) for seats in (2, 3, 5, 6)] == [3, 4, 4, 5]
    s = game(4)
    s.rotation = 2
    assert [s.sector(seat) for seat in range(4)] == [4, 5, 1, 2]


@pytest.mark.rule("PU-1.10")
def test_each_level_has_a_card_more_than_players_drawn_at_random() -> None:
    for seats in range(1, 7):
        s = game(seats)
        assert [len(stack) for stack in s.civ_stacks] == [seats + 1] * 4
        assert all(set(stack) <= set(CARDS_OF[level]) for level, stack in enumerate(s.civ_stacks))
    assert len({game(2, seed).civ_stacks[0] for seed in range(12)}) > 5


@pytest.mark.rule("PU-1.11")
def test_supply_of_patches_and_meteorites_does_not_run_out() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.patches_to_lay = 70
    bag(s)
    assert s.legal(0)
    assert c.patches_to_lay == 70


@pytest.mark.rule("PU-1.12")
def test_as_many_neighbour_objectives_as_players_three_for_two_none_in_solo() -> None:
    assert [len(game(seats).neighbours) for seats in (2, 3, 4, 5, 6)] == [3, 3, 4, 5, 6]
    s = game(1)
    assert s.neighbours == ()
    assert len(s.colonies[0].hand.offer) == 4


@pytest.mark.rule("PU-1.13")
def test_commander_is_drawn_by_lot() -> None:
    assert {game(4, seed).commander for seed in range(40)} == {0, 1, 2, 3}
    assert game(4, 5).first_asked() == game(4, 5).commander


@pytest.mark.rule("PU-1.14")
def test_special_boards_exist_once() -> None:
    assert refused_options(2, PlanetUnknownOptions(planets=("gaia", "gaia"))) == "PU-1.14"
    assert refused_options(2, PlanetUnknownOptions(corporations=("republic", "republic"))) == "PU-1.14"
    for seed in range(15):
        s = game(6, seed, boards="both")  # as dealt, before anybody declines
        assert len({c.planet for c in s.colonies}) == len({c.corporation for c in s.colonies}) == 6


@pytest.mark.rule("PU-1.15")
def test_boards_are_chosen_or_dealt_each_apart_from_the_other() -> None:
    chosen = game(2, planets=("petra",), corporations=("standard", "jump-drive"))
    assert [c.ground().id for c in chosen.colonies] == ["petra", "ksb-4156"]
    dealt = [game(2, seed, boards="planets") for seed in range(20)]
    assert len({s.colonies[0].planet for s in dealt}) > 3
    assert all(PLANETS[s.colonies[0].planet].rulebook and not rules_of(s.colonies[0]).special for s in dealt)
    assert refused_options(2, PlanetUnknownOptions(planets=("lacuna",))) == "PU-1.15"
    assert game(2, planets=("lacuna",), beyond_rulebook=True).colonies[0].ground().id == "lacuna"


@pytest.mark.rule("PU-2.1")
def test_turning_moves_both_rings_together() -> None:
    s = game(4)
    pairs = {(s.stack(seat, 0), s.stack(seat, 1)) for seat in range(4)}
    do(s, s.commander, TURN_STATION[3])
    assert {(s.stack(seat, 0), s.stack(seat, 1)) for seat in (2, 3)} <= pairs
    assert s.rotation == 3


@pytest.mark.rule("PU-2.3")
def test_only_top_tiles_can_be_taken() -> None:
    s = placing()
    for ring in (0, 1):
        stack = s.stack(0, ring)
        top, hidden = s.shown[stack], s.hidden_tiles[stack]
        found: PlanetUnknown = s.copy()
        do(found, 0, next(a for a in found.legal(0) if a.ring == ring))  # type: ignore[attr-defined]
        assert laid_parts(found.colonies[0].laid[-1])[0] == top
        assert found.shown[stack] == -1
        assert found.hidden_tiles[stack] == hidden, "those below stay"
    others = [s.shown[stack] for stack in range(12) if stack not in (s.stack(0, 0), s.stack(0, 1))]
    tops = {s.shown[s.stack(0, 0)], s.shown[s.stack(0, 1)]}
    taken = set()
    for action in s.legal(0):
        after = s.copy()
        after.play(0, action)
        taken.add(laid_parts(after.colonies[0].laid[-1])[0])
    assert taken == tops, "neither a tile below nor one of another sector"
    assert not taken & set(others)


@pytest.mark.rule("PU-2.4")
def test_commander_may_turn_any_way_also_full_circle() -> None:
    s = game(3)
    assert s.legal(s.commander) == TURN_STATION
    do(s, s.commander, TURN_STATION[0])
    assert s.rotation == 0


@pytest.mark.rule("PU-2.5")
def test_next_tile_is_opened_only_when_all_placements_are_final() -> None:
    s = placing()
    action = next(a for a in s.legal(0) if a.ring == 0)  # type: ignore[attr-defined]
    s.record()
    do(s, 0, action)
    finish(s, 0)
    assert s.shown[s.stack(0, 0)] == -1
    assert not any(isinstance(event, TileOpened) for event in s.drain_events())
    s.record()
    s.play(1, s.legal(1)[0])
    finish(s, 1)
    opened = [event for event in s.drain_events() if isinstance(event, TileOpened)]
    assert len(opened) == 2
    assert all(event.reveals for event in opened)


@pytest.mark.rule("PU-2.5")
def test_with_the_option_everybody_sees_the_next_tile_of_every_stack() -> None:
    s = placing(next_tiles=True)
    before = s.view(0)
    assert before.next_tiles == s.view(1).next_tiles == s.view(None).next_tiles
    assert all(tile >= 0 for tile in before.next_tiles)
    assert before.sizes == (11,) * 12
    assert all(tile not in hidden for tile, hidden in zip(before.next_tiles, before.hidden_tiles, strict=True))
    stack = s.stack(0, 0)
    do(s, 0, next(a for a in s.legal(0) if a.ring == 0))  # type: ignore[attr-defined]
    finish(s, 0)
    assert (s.shown[stack], s.next_tiles[stack]) == (-1, before.next_tiles[stack]), "it comes up after the round"
    for seed in range(5):
        assert s.resample(1, Random(seed)).view(1) == s.view(1)
    s.record()
    s.play(1, s.legal(1)[0])
    finish(s, 1)
    assert s.shown[stack] == before.next_tiles[stack]
    assert s.next_tiles[stack] in before.hidden_tiles[stack]
    seen = [event for event in s.drain_events() if isinstance(event, NextTileSeen)]
    assert {event.stack: event.tile for event in seen}[stack] == s.next_tiles[stack]
    assert all(event.reveals for event in seen)
    s.verify()


@pytest.mark.rule("PU-2.5", "PU-14.2")
def test_the_last_two_tiles_of_a_stack_come_up_with_the_option_too() -> None:
    s = placing(next_tiles=True)
    stack = s.stack(0, 0)
    s.gone = s.hidden_tiles[stack]
    s.hidden_tiles[stack] = ()
    assert s.view(0).sizes[stack] == 1
    last = s.next_tiles[stack]
    s.shown[stack], s.gone = -1, tuple(sorted((*s.gone, s.shown[stack])))
    open_tile(s, stack)
    assert (s.shown[stack], s.next_tiles[stack]) == (last, -1)
    s.shown[stack], s.gone = -1, tuple(sorted((*s.gone, last)))
    open_tile(s, stack)
    assert s.shown[stack] == -1
    s.verify()


@pytest.mark.rule("PU-2.5", "PU-20.18")
def test_a_removed_shape_takes_its_next_tile_along() -> None:
    s = placing(seats=1, next_tiles=True)
    stack = s.stack(0, 1)
    remove_shape(s, 0, 1)
    assert (s.shown[stack], s.next_tiles[stack], s.hidden_tiles[stack]) == (-1, -1, ())
    s.verify()


def test_without_the_option_no_next_tile_is_known() -> None:
    assert placing().view(0).next_tiles == ()


@pytest.mark.rule("PU-2.6")
def test_empty_stack_leaves_only_the_other() -> None:
    s = placing()
    show(s, 0, 1, -1)
    assert {action.ring for action in s.legal(0)} == {0}  # type: ignore[attr-defined]
    illegal = s.explain(0, PlaceTile(1, 0, 60))
    assert illegal is not None
    assert illegal.rule == "PU-2.6"


@pytest.mark.rule("PU-2.7")
def test_order_below_the_top_is_hidden_but_sizes_are_public() -> None:
    s = placing()
    view = s.view(0)
    assert view.sizes == (11,) * 12
    assert list(view.hidden_tiles[0]) == sorted(view.hidden_tiles[0])
    seen = set()
    for seed in range(12):
        other = s.resample(0, Random(seed))
        assert other.view(0) == view
        while other.lanes:
            seat = other.first_asked()
            other.play(seat, DONE if DONE in other.legal(seat) else other.legal(seat)[0])
        seen.add(tuple(other.shown))
    assert len(seen) > 4
