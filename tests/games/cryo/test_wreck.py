"""The wreck's action spaces."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Announce,
    Burn,
    Convert,
    Decline,
    DrawCard,
    PlaceTile,
    PlayCard,
    ScrapCard,
    Spend,
    TakeReward,
    Use,
    Wake,
)
from sternhafen.games.cryo.data.tables import PROTOTYPE, TILE_COLOUR
from sternhafen.games.cryo.events import Spent, TileOpened, Woke
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.computer import Computer, Computing
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.turns import Finish
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile
from tests.games.cryo.positions import (
    DSP,
    ENG,
    LAB,
    RND,
    allowed,
    awake,
    build,
    deploy,
    do,
    dock,
    hold,
    only,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    upgrade,
)


@pytest.mark.rule("CRYO-5.3")
def test_costs_are_paid_before_the_effect() -> None:
    s = table()
    own(s, 0, organics=1)
    pose(s, StasisControl(0, ENG))
    told = do(s, Wake(1, 0, 0))
    assert [type(event) for event in told if isinstance(event, (Spent, Woke))] == [Spent, Woke]


@pytest.mark.rule("CRYO-5.4")
def test_an_action_that_cannot_be_done_once_cannot_be_chosen() -> None:
    s = table()
    own(s, 0)
    pose(s, AtDock(0, dock(ENG, 1)))
    assert refusal(s, Use(space(ENG, "a"))) == ("cannot-pay", "CRYO-5.7")
    pose(s, AtDock(0, dock(ENG, 2)))
    assert refusal(s, Use(space(ENG, "b"))) == ("cannot-pay", "CRYO-5.17")
    pose(s, AtDock(0, dock(LAB, 2)))
    assert refusal(s, Use(space(LAB, "b"))) == ("cannot-pay", "CRYO-5.19")
    pose(s, AtDock(0, dock(RND, 2)))
    assert refusal(s, Use(space(RND, "b"))) == ("cannot-pay", "CRYO-5.20")
    pose(s, AtDock(0, dock(DSP, 4)))
    assert refusal(s, Use(space(DSP, "d"))) == ("nobody-awake", "CRYO-5.27")
    assert refusal(s, Use(space(DSP, "f"))) == ("nobody-awake", "CRYO-5.29")
    assert refusal(s, Use(space(DSP, "g"))) == ("no-such-crew", "CRYO-5.32")
    own(s, 0, organics=3, tech=1)
    s.sides[0].stasis[:3] = [0, 0, 0]
    pose(s, AtDock(0, dock(ENG, 1)))
    assert refusal(s, Use(space(ENG, "a"))) == ("nobody-in-stasis", "CRYO-5.9")
    s.deck = s.discard = ()
    pose(s, AtDock(0, dock(RND, 2)))
    assert refusal(s, Use(space(RND, "b"))) == ("no-card-at-all", "CRYO-5.4")


@pytest.mark.rule("CRYO-5.7", "CRYO-5.8")
def test_stasis_control_wakes_up_to_three_pods_from_any_chambers_of_its_section() -> None:
    s = table()
    own(s, 0, organics=4)
    deploy(s, dock(DSP, 1))
    do(s, Use(space(DSP, "a")))
    assert refusal(s, Wake(2, 2, 0)) == ("one-to-three", "CRYO-5.7")
    assert refusal(s, Wake(0, 0, 0)) == ("one-to-three", "CRYO-5.7")
    do(s, Wake(0, 2, 1))
    side = s.sides[0]
    assert side.stasis == [1] * 9 + [2, 0, 1]
    assert side.awake == 3
    assert side.resources[1] == 1


@pytest.mark.rule("CRYO-5.9")
def test_no_more_pods_than_there_are_or_than_fit() -> None:
    s = table()
    own(s, 0, organics=5)
    pose(s, StasisControl(0, ENG))
    assert refusal(s, Wake(2, 0, 0)) == ("no-such-pods", "CRYO-5.9")
    awake(s, 0, 4)
    assert refusal(s, Wake(1, 1, 0)) == ("no-room", "CRYO-5.9")
    assert allowed(s, Wake(0, 1, 0))
    awake(s, 0, 1)
    pose(s, AtDock(0, dock(ENG, 1)))
    assert refusal(s, Use(space(ENG, "a"))) == ("no-room", "CRYO-5.9")


@pytest.mark.rule("CRYO-5.10")
def test_a_sabotaged_chamber_stays_usable() -> None:
    s = table()
    own(s, 0, organics=1)
    s.sabotaged = 0b1
    pose(s, StasisControl(0, ENG))
    do(s, Wake(1, 0, 0))
    assert s.sides[0].awake == 1


@pytest.mark.rule("CRYO-5.11", "CRYO-5.12", "CRYO-5.16")
def test_the_open_tile_goes_to_the_box_for_its_reward_which_is_no_scrap() -> None:
    s = table()
    own(s, 0)
    open_tile(s, 0, 1)
    deploy(s, dock(ENG, 1))
    do(s, Use(space(ENG, "c")), TakeReward())
    assert s.sides[0].resources == [1, 0, 0, 0, 1]
    assert s.box == (1,)
    assert s.sides[0].slots == [-1] * 7
    assert not s.scrapped


@pytest.mark.rule("CRYO-5.12", "CRYO-5.44")
def test_or_it_is_built_into_a_slot_of_choice_without_reward() -> None:
    s = table()
    own(s, 0)
    open_tile(s, 0, 1)
    pose(s, TakeTile(0, 0))
    assert {action.slot for action in s.legal(0) if isinstance(action, PlaceTile)} == set(range(7))
    do(s, PlaceTile(5))
    assert s.sides[0].resources == [0] * 5
    assert s.sides[0].slots[5] == 1
    assert s.box == ()


@pytest.mark.rule("CRYO-5.13")
def test_with_no_empty_slot_only_the_reward_is_left() -> None:
    s = table()
    for slot in range(7):
        build(s, 0, slot, 8 if slot < 4 else 16)
    s.scrapped = True
    pose(s, TakeTile(0, 0))
    assert s.legal(0) == [TakeReward()]


@pytest.mark.rule("CRYO-5.14")
def test_the_next_tile_is_turned_up_only_when_all_is_done() -> None:
    s = table()
    own(s, 0, crystal=1)
    upgrade(s, 0, PROTOTYPE)
    open_tile(s, 10, 22)
    pose(s, TakeTile(0, 10))
    assert not only(do(s, PlaceTile(0)), TileOpened)
    assert isinstance(s.question(0), OfferPrototype)
    assert s.tops[10] == -1
    do(s, TakeReward())
    assert isinstance(s.question(0), CardAction)
    assert s.tops[10] == -1
    opened = only(do(s, Decline()), TileOpened)
    assert [event.tile for event in opened] == [s.tops[10]]
    assert s.tops[10] >= 0
    assert TILE_COLOUR[s.tops[10]] == 2
    assert s.heights[10] == 1


@pytest.mark.rule("CRYO-5.15", "CRYO-5.43")
def test_an_empty_stack_gives_its_printed_resource_which_cannot_be_built() -> None:
    s = table()
    upgrade(s, 0, PROTOTYPE)
    for section, letter in ((ENG, "c"), (LAB, "c"), (RND, "c")):
        own(s, 0)
        stack = 5 * section
        s.tops[stack], s.heights[stack] = -1, 0
        pose(s, AtDock(0, dock(section, 1)))
        do(s, Use(space(section, letter)))
        assert s.sides[0].resources == [int(i == section) for i in range(5)]
        assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-5.17")
def test_the_reactor_turns_one_to_three_crystals_into_energy() -> None:
    s = table()
    own(s, 0, crystal=4)
    pose(s, Reactor(0))
    assert s.legal(0) == [Burn(1), Burn(2), Burn(3)]
    do(s, Burn(3))
    assert s.sides[0].resources == [1, 0, 0, 0, 3]


@pytest.mark.rule("CRYO-5.18", "CRYO-5.19")
def test_the_converter_takes_any_mix_but_no_nanites() -> None:
    s = table()
    own(s, 0, 1, 1, 1, 2, 0)
    pose(s, Converter(0))
    assert refusal(s, Convert(2, 0, 0)) == ("cannot-pay", "CRYO-5.19")
    assert refusal(s, Convert(2, 2, 0)) == ("one-to-three", "CRYO-5.18")
    do(s, Convert(1, 1, 1))
    assert s.sides[0].resources == [0, 0, 0, 5, 0]


@pytest.mark.rule("CRYO-5.20", "CRYO-5.21")
def test_the_computer_announces_draws_and_plays_that_sum_to_the_tech_paid() -> None:
    s = table()
    own(s, 0, tech=2)
    deploy(s, dock(RND, 2))
    do(s, Use(space(RND, "b")))
    assert refusal(s, Announce(2, 1)) == ("cannot-pay", "CRYO-3.13")
    assert refusal(s, Announce(0, 0)) == ("one-to-three", "CRYO-5.20")
    hold(s, 0, 3)
    do(s, Announce(1, 1))
    assert s.sides[0].resources[2] == 0
    question = s.question(0)
    assert isinstance(question, Computing)
    assert (question.draws, question.plays) == (1, 1)


@pytest.mark.rule("CRYO-5.22")
def test_draws_and_plays_come_in_any_order_and_a_drawn_card_may_be_played() -> None:
    s = table()
    own(s, 0, tech=2)
    pose(s, Computer(0))
    do(s, Announce(1, 1), DrawCard())
    card = s.sides[0].hand[0]
    do(s, PlayCard(card, 1))
    assert s.sides[0].missions == (card,)
    s = table()
    own(s, 0, tech=2)
    hold(s, 0, 4)
    pose(s, Computer(0))
    do(s, Announce(1, 1), PlayCard(4, 0), DrawCard())
    assert len(s.sides[0].hand) == 1


@pytest.mark.rule("CRYO-5.23")
def test_what_was_announced_cannot_be_changed_and_is_lost_if_unused() -> None:
    s = table()
    own(s, 0, tech=2)
    hold(s, 0, 4)
    pose(s, Computer(0))
    do(s, Announce(2, 0))
    assert refusal(s, PlayCard(4, 0)) == ("no-play-announced", "CRYO-5.23")
    do(s, Decline())
    assert s.sides[0].resources[2] == 0
    assert isinstance(s.question(0), Finish)
    s = table()
    own(s, 0, tech=1)
    hold(s, 0, 4)
    pose(s, Computer(0))
    do(s, Announce(0, 1))
    assert refusal(s, DrawCard()) == ("no-draw-announced", "CRYO-5.23")
    do(s, ScrapCard(4))
    assert s.legal(0) == [Decline()]


def test_the_ways_to_pay_leave_the_payer_the_choice() -> None:
    s = table()
    own(s, 0, crystal=1, nanites=1)
    pose(s, Reactor(0))
    do(s, Burn(1))
    assert set(s.legal(0)) == {Spend(1, 0, 0, 0, 0), Spend(0, 0, 0, 1, 0)}
    assert refusal(s, Spend(0, 1, 0, 0, 0)) == ("no-way-to-pay", "CRYO-3.13")
