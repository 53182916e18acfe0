"""Civ cards (PU-6)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.planet_unknown.actions import (
    CollectLifepod,
    DestroyMeteorite,
    PickMilestone,
    PlaceTile,
    Promote,
    TakeCard,
    TeleportRover,
)
from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARD_NOW
from sternhafen.games.planet_unknown.data.codes import field_place
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, VERBS, WATER
from sternhafen.games.planet_unknown.events import CardTaken
from sternhafen.games.planet_unknown.rules.civ_cards import ChooseCard
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from tests.games.planet_unknown.hands import card, with_card
from tests.games.planet_unknown.position import (
    ADVANCE,
    DONE,
    at,
    bag,
    do,
    lay,
    learn,
    offers,
    placing,
    refused,
    show,
    tile,
)


@pytest.mark.rule("PU-6.1", "PU-6.4", "PU-35.7")
def test_one_card_of_the_stack_is_taken_and_an_immediate_one_carried_out_in_the_open() -> None:
    wanted = card("rover_moves")
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    c.rovers, c.rovers_left = 1 << at(4, 4), 1
    level = CARD_LEVEL[wanted]
    s.civ_stacks[level] = tuple(sorted({wanted, *s.civ_stacks[level][:2]} | {s.civ_stacks[level][0]}))
    c.milestones = (2 * level,)
    s.lanes = [[], []]
    s.settle()
    assert isinstance(s.question(0), ChooseCard)
    size = len(s.civ_stacks[level])
    assert {action.card for action in offers(s, 0, TakeCard)} == set(s.civ_stacks[level])
    assert refused(s, 0, TakeCard(35 if level != 3 else 0)) == "PU-6.1"
    do(s, 0, TakeCard(wanted))
    assert c.moves == 4
    assert len(s.civ_stacks[level]) == size - 1
    assert s.view(1).colonies[0].open_cards == (wanted,)


@pytest.mark.rule("PU-6.2")
def test_civ_cards_are_chosen_after_all_have_placed_from_the_commander_on() -> None:
    s = placing(seats=3)
    for seat in range(3):
        lay(s, seat, tile("I4", "civ", "energy", bool(seat % 2)) if seat < 2 else tile("I4", "rover", "tech"), (4, 4))
        s.colonies[seat].milestones = (0,)
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
    c.markers[CIV] = 2
    s.colonies[1].milestones = ()
    do(s, 0, Promote(CIV))
    assert c.milestones == (0,)
    do(s, 0, Promote(WATER))
    assert isinstance(s.question(0), ChooseCard)


@pytest.mark.rule("PU-6.5", "PU-6.15")
def test_end_of_game_cards_stay_hidden_and_what_was_seen_stays_known() -> None:
    wanted = card("medals", 1)
    s = with_card(wanted)
    assert s.view(1).colonies[0].open_cards == ()
    assert s.view(1).colonies[0].hidden_cards == (0,)
    assert s.view(0).cards == (wanted,)
    assert s.view(1).civ_stacks[0] == len(s.civ_stacks[0])
    for seed in range(8):
        other = s.resample(0, Random(seed))
        assert other.civ_stacks[0] == s.civ_stacks[0], "who looked at the stack knows it"
    assert len({s.resample(1, Random(seed)).colonies[0].hand.cards for seed in range(25)}) > 1
    event = CardTaken(seat=0, level=1, card=wanted, to=1)
    assert event.seen_by(1).card is None
    assert event.seen_by(0).card == wanted


@pytest.mark.rule("PU-6.6", "PU-34.4")
def test_an_empty_stack_gives_no_card_and_uses_the_milestone_up() -> None:
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    s.civ_stacks[1] = ()
    c.milestones = (2,)
    s.lanes = [[], []]
    s.settle()
    assert s.round == 2
    assert not c.hand.cards
    assert not list(c.milestones)


@pytest.mark.rule("PU-6.8")
def test_several_waiting_choices_are_made_in_any_order() -> None:
    s = placing()
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    s.colonies[0].milestones = (0, 4)
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
    assert not s.last_round
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    show(s, 0, 0, -1)
    stack = s.stack(0, 1)
    s.gone, s.hidden_tiles[stack] = tuple(sorted((*s.gone, *s.hidden_tiles[stack]))), ()
    carry_out(s, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(s)
    do(s, 0, offers(s, 0, PlaceTile)[0])
    assert s.last_round


@pytest.mark.rule("PU-6.10")
def test_salvaged_tiles_bring_nothing_that_depends_on_resources() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    show(s, 0, 0, tile("I3", "rover", "tech", meteorite=True))
    show(s, 0, 1, -1)
    carry_out(s, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(s)
    do(s, 0, offers(s, 0, PlaceTile)[0])
    assert c.markers == [0] * 5
    assert c.meteorites.bit_count() == 1
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
    assert oasis.colonies[0].patches_to_lay == 0
    do(oasis, 0, ADVANCE[WATER])
    assert oasis.colonies[0].markers[WATER] == 1, "level 3 looks at ice only"


@pytest.mark.rule("PU-6.11", "PU-6.12", "PU-11.2", "PU-35.3")
def test_cards_collect_or_destroy_the_stated_number_or_what_is_left() -> None:
    s = with_card(card("collect_lifepods"))
    c = s.colonies[0]
    c.lifepods = 1 << at(7, 2) | 1 << at(1, 4) | 1 << at(10, 4)
    assert DONE not in s.legal(0)
    do(s, 0, CollectLifepod(at(7, 2)))
    do(s, 0, CollectLifepod(at(1, 4)))
    assert c.got_lifepods == 2
    assert c.lifepods.bit_count() == 1
    s = with_card(card("destroy_meteorites"))
    c = s.colonies[0]
    assert s.question(0) is None or c.effects == ()
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.meteorites = 1 << at(4, 4) | 1 << at(5, 4)
    carry_out(s, 0, (VERBS["destroy_meteorites"], 3, 0))
    bag(s)
    do(s, 0, DestroyMeteorite(at(4, 4)))
    do(s, 0, DestroyMeteorite(at(5, 4)))
    assert (c.meteorites, c.got_meteorites, c.effects) == (0, 0, ())


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
    assert (c.got_lifepods, c.lifepods.bit_count()) == (1, 5)


@pytest.mark.rule("PU-6.14")
def test_all_markers_to_five_gives_bonuses_but_no_boosts() -> None:
    s = placing()
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c.markers = [7, 0, 0, 0, 5]
    carry_out(s, 0, (VERBS["advance_all_to"], 5, 0))
    bag(s)
    assert {action.track for action in offers(s, 0, Promote)} == {WATER, BIOMASS, ROVER}
    do(s, 0, Promote(BIOMASS))
    assert (c.markers[BIOMASS], c.boosts, c.patches_to_lay) == (5, 0, 1)
    worm = placing("wormhole-corp")
    c = lay(worm, 0, tile("I4", "civ", "energy"), (4, 4))
    carry_out(worm, 0, (VERBS["advance_all_to"], 5, 0))
    bag(worm)
    do(worm, 0, Promote(BIOMASS))
    assert c.markers[BIOMASS] == 2
    cosmos = placing("cosmos-inc")
    c = lay(cosmos, 0, tile("I4", "civ", "energy"), (4, 4))
    c.lodged = 1 << field_place(WATER, 5)
    carry_out(cosmos, 0, (VERBS["advance_all_to"], 5, 0))
    bag(cosmos)
    do(cosmos, 0, Promote(WATER))
    assert c.markers[WATER] == 6
    oasis = placing("oasis-ultd")
    c = lay(oasis, 0, tile("I4", "civ", "energy"), (4, 4))
    carry_out(oasis, 0, (VERBS["advance_all_to"], 5, 0))
    c.markers[BIOMASS] = 2
    bag(oasis)
    do(oasis, 0, Promote(WATER))
    assert c.markers[WATER] == 1, "it stops where it is blocked"
