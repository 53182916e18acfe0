"""The event module (PU-20)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Refused
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import (
    CountResource,
    LoseCollectedLifepod,
    LoseLifepod,
    LoseRover,
    MoveRover,
    PeekAtEvent,
    PlaceTile,
    Promote,
    RemoveShape,
    StepBack,
    TakeBoost,
    TurnStation,
)
from sternhafen.games.planet_unknown.data.cards import EVENT_COLOUR, EVENT_EFFECT, EVENT_SOLO, EVENTS, events_of
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, VERBS, WATER
from sternhafen.games.planet_unknown.events import EventPeeked
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.civ_cards import ChooseCard, change_stacks
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.gains.pending import answers_to
from sternhafen.games.planet_unknown.rules.placement import tile_placements
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.state import EVENT_STEP
from tests.games.planet_unknown.founding import drawing
from tests.games.planet_unknown.position import (
    ADVANCE,
    BOOST,
    DONE,
    LAY_PATCH,
    TURN_STATION,
    at,
    bag,
    do,
    event,
    game,
    lay,
    learn,
    offers,
    placing,
    refused,
    show,
    tile,
)

RIGHT = 1


@pytest.mark.rule("PU-20.1")
def test_sixty_events_in_three_colours_six_only_for_solo() -> None:
    assert [EVENT_COLOUR.count(colour) for colour in range(3)] == [20, 20, 20]
    assert sum(EVENT_SOLO) == 6
    assert [len(events_of(colour, False)) for colour in range(3)] == [16, 20, 18]
    assert EVENTS == 60


@pytest.mark.rule("PU-20.2")
def test_the_table_chooses_a_deck_of_twenty_by_colour() -> None:
    s = game(2, events=True, green=2, orange=8, red=10)
    assert s.deck == (2, 8, 10)
    for options in (
        PlanetUnknownOptions(events=True, green=1, orange=1, red=1),
        PlanetUnknownOptions(events=True, green=17, orange=3, red=0),
    ):
        with pytest.raises(Refused) as caught:
            TITLE.start(options, 2, 1)
        assert caught.value.illegal.rule == "PU-20.2"
    assert game(1, green=20, orange=0, red=0).deck == (20, 0, 0)
    assert game(2).deck == (0, 0, 0)


@pytest.mark.rule("PU-20.3", "PU-20.20")
def test_each_round_an_event_is_drawn_after_turning_and_carried_out_by_all_at_once() -> None:
    s = drawing("gain_patch", seats=3)
    s.settle()
    assert s.phase == EVENT_STEP
    assert s.asked() == [0, 1, 2]
    assert all(c.patches_to_lay == 1 for c in s.colonies)
    s = game(2, events=True)
    assert s.event == -1
    s.play(s.first_asked(), TURN_STATION[1])
    assert s.event >= 0
    assert s.past_events == (s.event,)


@pytest.mark.rule("PU-20.5")
def test_a_round_rule_lasts_until_the_round_ends() -> None:
    s = placing(events=True)
    event(s, "ban_ice")
    s.lanes = [[], []]
    s.settle()
    assert s.round == 2
    assert s.event == -1


@pytest.mark.rule("PU-20.6")
def test_event_bans_do_not_bind_patches() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (4, 2))
    event(s, "ban_ice")
    c.patches_to_lay = 1
    bag(s)
    ice = next(cell for cell in (at(5, 2), at(3, 2), at(3, 1), at(5, 3)) if c.ground().ice >> cell & 1)
    assert LAY_PATCH[ice] in s.legal(0)


@pytest.mark.rule("PU-20.5")
def test_a_ban_on_the_edge_leaves_every_other_cell() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    other = tile("I2", "civ", "energy", meteorite=True)
    show(s, 0, 0, other)
    show(s, 0, 1, -1)
    everywhere = offers(s, 0, PlaceTile)
    event(s, "ban_edge")
    inner = [a for a in everywhere if not TILE_TURNS[other][a.turn][0] << a.anchor & c.ground().edge]
    assert 0 < len(inner) < len(everywhere)
    assert set(offers(s, 0, PlaceTile)) == set(inner)


@pytest.mark.rule("PU-20.5", "PU-20.13")
def test_edge_ice_and_same_terrain_are_banned_for_tiles() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (4, 4))
    other = tile("I2", "civ", "energy", meteorite=True)
    show(s, 0, 0, other)
    show(s, 0, 1, -1)
    for verb, rule in (("ban_edge", "PU-20.5"), ("ban_ice", "PU-20.5"), ("ban_same_terrain", "PU-20.13")):
        s.event = -1
        everywhere = set(offers(s, 0, PlaceTile))
        event(s, verb)
        allowed = set(offers(s, 0, PlaceTile))
        banned = everywhere - allowed
        assert banned or verb == "ban_edge"
        assert all(refused(s, 0, action) == rule for action in banned)
    for action in offers(s, 0, PlaceTile):
        parts = [board << action.anchor for board in TILE_TURNS[other][action.turn]]
        for terrain, section in zip(TILE_RESOURCES[other], parts[1:3], strict=True):
            touching = section << 1 | section >> 1 | section << 13 | section >> 13
            assert not touching & c.terrain[terrain]


@pytest.mark.rule("PU-20.7")
def test_civ_milestones_of_an_event_are_chosen_right_after_it() -> None:
    s = drawing("advance_choice", a=1 << CIV | 1 << ROVER)
    s.settle()
    s.commander = 1
    for seat in (0, 1):
        s.colonies[seat].markers[CIV] = 2
        do(s, seat, Promote(CIV))
    assert isinstance(s.question(1), ChooseCard)
    assert s.phase == EVENT_STEP


@pytest.mark.rule("PU-20.8")
def test_rovers_may_not_step_onto_banned_terrain_but_may_leave_and_be_put() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (4, 4))
    lay(s, 0, tile("I2", "rover", "tech"), (5, 4))
    event(s, "rover_ban", ROVER)
    c.rovers, c.moves, c.rovers_left, c.rovers_to_put = 1 << at(4, 4), 3, 1, 1
    bag(s)
    assert refused(s, 0, MoveRover(at(4, 4), RIGHT)) == "PU-20.8"
    from sternhafen.games.planet_unknown.actions import PutRover

    on_rover = next(cell for cell in (at(5, 4), at(5, 5)) if c.terrain[ROVER] >> cell & 1)
    do(s, 0, PutRover(on_rover))
    assert any(action.start == on_rover for action in offers(s, 0, MoveRover))


@pytest.mark.rule("PU-20.9", "PU-20.16")
def test_only_one_resource_counts_also_for_unplaced_and_card_tiles() -> None:
    s = placing()
    event(s, "one_resource")
    show(s, 0, 0, tile("I2", "rover", "tech"))
    do(s, 0, PlaceTile(0, 0, at(5, 0)))
    assert {action.section for action in offers(s, 0, CountResource)} == {0, 1}
    do(s, 0, CountResource(1))
    assert s.colonies[0].markers == [0, 0, 0, 0, 1]
    s = placing()
    event(s, "one_resource")
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.free = 0
    show(s, 0, 0, tile("I2", "rover", "tech"))
    do(s, 0, next(a for a in s.legal(0) if a.ring == 0))  # type: ignore[attr-defined]
    do(s, 0, CountResource(0))
    assert (c.markers[ROVER], c.markers[TECH]) == (1, 0)
    s = placing("oasis-ultd")
    event(s, "one_resource")
    c = lay(s, 0, tile("I2", "civ", "energy"), (6, 0))
    learn(c, "patch_per_water_tile")
    show(s, 0, 0, tile("I2", "water", "rover"))
    carry_out(s, 0, (VERBS["take_and_place_tile"], 1, 0))
    bag(s)
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0))
    assert offers(s, 0, CountResource)
    assert c.patches_to_lay == 1, "technologies that look at the tile still work"


@pytest.mark.rule("PU-20.12")
def test_the_leap_gives_no_bonus() -> None:
    s = drawing("leap")
    s.settle()
    c = s.colonies[0]
    assert {action.track for action in offers(s, 0, Promote)} == {CIV, WATER, BIOMASS}
    do(s, 0, Promote(BIOMASS))
    assert c.markers[BIOMASS] == 3
    assert (c.boosts, c.patches_to_lay) == (0, 0)


@pytest.mark.rule("PU-20.14")
def test_losses_take_only_what_is_there_and_lock_a_technology() -> None:
    s = drawing("lose_collected_lifepod", corporation="jump-drive")
    c = s.colonies[0]
    learn(c, "double_boost")
    c.got_lifepods = 0
    s.settle()
    do(s, 0, LoseCollectedLifepod(82))
    assert technologies(c) == 0
    assert s.colonies[1].got_lifepods == 0
    s = placing()
    carry_out(s, 0, (VERBS["lose_collected_meteorite"], 0, 0))
    assert s.colonies[0].got_meteorites == 0
    s.colonies[0].got_meteorites = 2
    carry_out(s, 0, (VERBS["lose_collected_meteorite"], 0, 0))
    assert s.colonies[0].got_meteorites == 1


@pytest.mark.rule("PU-20.3")
def test_events_take_rovers_lifepods_and_steps() -> None:
    s = drawing("lose_rover")
    s.colonies[0].rovers = 1 << at(4, 4) | 1 << at(5, 4)
    s.colonies[1].rovers = 1 << at(4, 4)
    s.settle()
    assert s.asked() == [0], "one rover alone is spared"
    do(s, 0, LoseRover(at(4, 4)))
    assert s.colonies[0].rovers == 1 << at(5, 4)
    assert s.colonies[1].rovers == 1 << at(4, 4)
    s = drawing("lose_lifepod")
    s.settle()
    do(s, 0, LoseLifepod(at(7, 2)))
    assert s.colonies[0].lifepods.bit_count() == 5
    s = drawing("step_back", a=31)
    s.colonies[0].markers = [2, 0, 0, 0, 1]
    s.settle()
    assert StepBack(WATER) not in s.legal(0)
    do(s, 0, StepBack(CIV))
    assert s.colonies[0].markers[CIV] < 2


@pytest.mark.rule("PU-20.17")
def test_looking_at_the_next_event_is_private_and_leaves_it_there() -> None:
    s = drawing("boost_or_peek")
    s.settle()
    do(s, 0, PeekAtEvent())
    s.record()
    do(s, 1, TakeBoost())
    do(s, 1, BOOST[CIV])
    told = [e for e in s.drain_events() if isinstance(e, EventPeeked)]
    assert [e.seat for e in told] == [0]
    assert told[0].seen_by(1).event is None
    seen = s.view(0).next_event
    assert seen >= 0
    assert s.view(1).next_event == -1
    assert s.resample(0, Random(1)).next_event == seen
    assert len({s.resample(1, Random(seed)).next_event for seed in range(12)}) > 3
    while s.round == 1:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    s.play(s.first_asked(), TURN_STATION[0])
    assert s.event == seen
    s = drawing("boost_or_peek")
    s.deck = (0, 0, 0)
    s.settle()
    do(s, 0, PeekAtEvent())
    do(s, 1, PeekAtEvent())
    assert s.next_event == -1


@pytest.mark.rule("PU-20.18")
def test_a_shape_is_removed_only_if_that_does_not_end_the_game() -> None:
    s = placing(seats=1)
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    show(s, 0, 0, tile("I2", "rover", "tech"))
    show(s, 0, 1, tile("Z5", "rover", "tech"))
    item = (VERBS["remove_shape"], 0, 0)
    assert answers_to(s, 0, item) == [RemoveShape(0), RemoveShape(1)]
    c.free = 1 << at(4, 5) | 1 << at(5, 5)
    assert answers_to(s, 0, item) == [RemoveShape(1)]
    show(s, 0, 1, -1)
    assert answers_to(s, 0, item) == []
    c.free = 0
    assert answers_to(s, 0, item) == [RemoveShape(0)]
    c.effects = (item,)
    bag(s)
    do(s, 0, RemoveShape(0))
    assert s.shown[s.stack(0, 0)] == -1
    assert s.hidden_tiles[s.stack(0, 0)] == ()


@pytest.mark.rule("PU-20.19")
def test_civ_cards_come_from_and_go_to_the_box_unseen() -> None:
    s = game(2)
    sizes = [len(stack) for stack in s.civ_stacks]
    s.civ_stacks[2] = ()
    change_stacks(s, False)
    assert [len(stack) for stack in s.civ_stacks] == [sizes[0] - 1, sizes[1] - 1, 0, sizes[3] - 1]
    change_stacks(s, True)
    assert [len(stack) for stack in s.civ_stacks] == [sizes[0], sizes[1], 1, sizes[3]]
    s.verify()


@pytest.mark.rule("PU-20.3")
def test_solo_events_turn_the_station_and_add_objectives() -> None:
    s = placing(seats=1)
    c = s.colonies[0]
    c.effects = ((VERBS["turn_freely"], 0, 0),)
    bag(s)
    do(s, 0, TurnStation(4))
    kept = len(c.hand.objectives)
    carry_out(s, 0, (VERBS["extra_objective"], 0, 0))
    assert len(c.hand.objectives) == kept + 1
    assert EVENT_EFFECT[-1] == (-1, 0, 0)


@pytest.mark.rule("PU-20.4")
def test_an_event_alone_never_ends_the_game_for_a_player() -> None:
    s = placing()
    c = lay(s, 0, tile("I2", "civ", "energy"), (5, 0))
    c.free = 1 << at(6, 0) | 1 << at(6, 1)
    show(s, 0, 0, tile("I2", "rover", "tech"))
    event(s, "ban_edge")
    assert not tile_placements(s, c, tile("I2", "rover", "tech"), 0)
    assert offers(s, 0, PlaceTile)
    do(s, 0, offers(s, 0, PlaceTile)[0])
    assert not s.last_round
    assert ADVANCE[TECH] in s.legal(0)
    assert DONE not in s.legal(0)
