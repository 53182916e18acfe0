"""Scrap: once a turn, at every decision, never between cost and effect."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest

from sternhafen.engine import Ask
from sternhafen.engine.values import Free
from sternhafen.games import cryo
from sternhafen.games.cryo.actions import (
    Activate,
    Announce,
    Decline,
    Deploy,
    DrawCard,
    EndTurn,
    PlaceTile,
    ScrapCard,
    ScrapTile,
    TakeReward,
    Wake,
)
from sternhafen.games.cryo.data.tables import AUTOMATION, OVERCLOCK, PROTOTYPE
from sternhafen.games.cryo.rules.cards import CardAction, DiscardAsCost, HandLimit
from sternhafen.games.cryo.rules.caves import AtTransport, Scout, Settling
from sternhafen.games.cryo.rules.computer import Computer, Computing
from sternhafen.games.cryo.rules.crew import BringingBack, Sending
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import ChooseIncident, Diverting
from sternhafen.games.cryo.rules.platform import OfferPlatform, Returning, WakeOne
from sternhafen.games.cryo.rules.rewards import ChooseGain
from sternhafen.games.cryo.rules.rival.settling import RivalScout
from sternhafen.games.cryo.rules.rival.turn import RivalDock
from sternhafen.games.cryo.rules.turns import Finish, Turn
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking
from sternhafen.games.cryo.rules.upgrades.prototype import OfferPrototype
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile
from sternhafen.games.cryo.setup import KeepCards
from tests.games.cryo.positions import (
    ENG,
    TRANSPORT,
    allowed,
    build,
    do,
    dock,
    fresh,
    hold,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    turn,
    upgrade,
    vehicle,
)

EITHER = 4
"""A tile that gives a crystal or organics."""


@pytest.mark.rule("CRYO-7.1", "CRYO-7.3")
def test_a_scrapped_card_is_discarded_for_its_reward_once_a_turn() -> None:
    s = table()
    own(s, 0)
    hold(s, 0, 2, 3)
    do(s, ScrapCard(2))
    assert s.sides[0].resources == [1, 0, 1, 0, 0]
    assert s.sides[0].hand == (3,)
    assert 2 in s.discard
    assert refusal(s, ScrapCard(3)) == ("already-scrapped", "CRYO-7.1")
    assert refusal(s, ScrapCard(2))[1] == "CRYO-7.1"


def test_every_card_has_the_scrap_reward_of_its_corner() -> None:
    rewards = {0: [0, 0, 0, 1, 0], 1: [0, 0, 0, 0, 1], 2: [1, 0, 1, 0, 0], 3: [1, 1, 0, 0, 0]}
    rewards |= {4: [1, 1, 0, 0, 0], 5: [0, 1, 1, 0, 0], 6: [0, 1, 1, 0, 0], 7: [1, 0, 1, 0, 0]}
    for card, reward in rewards.items():
        s = table()
        own(s, 0)
        hold(s, 0, card)
        do(s, ScrapCard(card))
        assert s.sides[0].resources == reward


@pytest.mark.rule("CRYO-7.1", "CRYO-7.2", "CRYO-7.5")
def test_a_scrapped_tile_goes_to_the_box_and_its_action_is_gone() -> None:
    s = table()
    own(s, 0, crystal=3)
    build(s, 0, 2, 14)
    pose(s, OfferPlatform(0, 2))
    own(s, 0, energy=1)
    assert allowed(s, Activate(2))
    do(s, ScrapTile(2))
    assert s.sides[0].resources == [0, 0, 0, 0, 2]
    assert s.box == (14,)
    assert refusal(s, Activate(2)) == ("slot-empty", "CRYO-6.18")
    assert refusal(s, ScrapTile(3))[1] == "CRYO-7.1"


OPEN = [
    Turn(0),
    AtDock(0, dock(ENG, 1)),
    AtTransport(0),
    TakeTile(0, 0),
    OfferPrototype(0, 0),
    Overclocking(0, dock(ENG, 1), space(ENG, "c")),
    Automating(0),
    Computing(0, 1, 1),
    ChooseIncident(0),
    Returning(0),
    OfferPlatform(0, 0),
    Finish(0),
]
CLOSED = [
    StasisControl(0, ENG),
    Reactor(0),
    Converter(0),
    Computer(0),
    Scout(0),
    Settling(0, 0, 0),
    CardAction(0),
    Sending(0),
    BringingBack(0),
    WakeOne(0),
    ChooseGain(0, EITHER),
    Diverting(0, ENG),
    DiscardAsCost(0),
    HandLimit(0),
]
"""What is asked in the middle of something in one's own turn."""


def closed_questions() -> set[type[Ask]]:
    """Return every kind of question of the title that lets nobody do anything beside it."""
    for module in iter_modules(cryo.__path__, f"{cryo.__name__}."):
        import_module(module.name)
    found: set[type[Ask]] = set()
    kinds = [Ask]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind.closed and not kind.__subclasses__() and kind.__module__.startswith(f"{cryo.__name__}."):
            found.add(kind)
    return found


@pytest.mark.parametrize("ask", OPEN, ids=lambda ask: type(ask).__name__)
@pytest.mark.rule("CRYO-7.4", "CRYO-7.8")
def test_scrapping_is_open_at_every_listed_decision(ask: Ask) -> None:
    s = table()
    own(s, 0, 1, 1, 1, 1, 1)
    hold(s, 0, 4)
    build(s, 0, 0, 0)
    vehicle(s, 0, 0)
    s.sides[0].home, s.sides[0].docks = 0b011, 1 << dock(ENG, 1)
    pose(s, ask)
    assert allowed(s, ScrapCard(4))
    assert allowed(s, ScrapTile(0))
    do(s, ScrapCard(4))
    assert s.question(0) == ask


@pytest.mark.parametrize("ask", CLOSED, ids=lambda ask: type(ask).__name__)
@pytest.mark.rule("CRYO-7.4", "CRYO-7.8")
def test_scrapping_waits_inside_an_action(ask: Ask) -> None:
    s = table()
    own(s, 0, 1, 1, 1, 1, 1)
    hold(s, 0, 4)
    vehicle(s, 0, 0)
    build(s, 0, 0, 0)
    s.sides[0].stasis[11], s.sides[0].awake = 1, 1
    pose(s, ask)
    for scrap in (ScrapCard(4), ScrapTile(0)):
        assert refusal(s, scrap)[0] == "not-now"


@pytest.mark.rule("CRYO-7.4", "CRYO-7.8")
def test_scrapping_waits_at_every_closed_question_there_is() -> None:
    """Those that are not posed above are met in play: the first cards and all that is decided for the Rival."""
    left = closed_questions() - {type(ask) for ask in CLOSED}
    assert {KeepCards, RivalDock, RivalScout} <= left
    for seed in range(400):
        s, rng = fresh(seed % 2 + 1, seed), Random(seed)
        while (seat := s.first_asked()) >= 0:
            top = s.question(seat)
            assert top is not None
            if top.closed:
                left.discard(type(top))
                assert all(refusal(s, ScrapCard(card), seat)[0] == "not-now" for card in s.sides[seat].hand)
                assert not [action for action in s.legal(seat) if isinstance(action, Free)]
            s.play(seat, s.sample_legal(seat, rng.random))
        if not left:
            return
    pytest.fail(f"never asked: {left}")


@pytest.mark.rule("CRYO-7.4")
def test_scrapping_waits_while_a_cost_is_being_paid() -> None:
    s = table()
    own(s, 0, organics=1, nanites=1)
    hold(s, 0, 4)
    pose(s, StasisControl(0, ENG))
    do(s, Wake(1, 0, 0))
    assert len(s.legal(0)) == 2
    assert refusal(s, ScrapCard(4))[0] == "not-now"


@pytest.mark.rule("CRYO-7.6")
def test_cards_in_play_cannot_be_scrapped() -> None:
    s = table()
    upgrade(s, 0, 1)
    vehicle(s, 0, 2)
    s.sides[0].missions = (3,)
    for card in (1, 2, 3):
        assert refusal(s, ScrapCard(card)) == ("card-not-in-hand", "CRYO-7.1")


@pytest.mark.rule("CRYO-7.7")
def test_a_scrapped_card_tile_is_a_card_action_at_once() -> None:
    s = table()
    build(s, 0, 0, 22)
    do(s, ScrapTile(0))
    assert isinstance(s.question(0), CardAction)
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 1
    assert isinstance(s.question(0), Turn)


@pytest.mark.rule("CRYO-7.9")
def test_a_scrap_frees_the_slot_for_the_tile_just_taken() -> None:
    s = table()
    for slot in range(7):
        build(s, 0, slot, 8 if slot < 4 else 16)
    pose(s, TakeTile(0, 0))
    tile = s.tops[0]
    do(s, ScrapTile(6), PlaceTile(6))
    assert s.sides[0].slots[6] == tile


@pytest.mark.rule("CRYO-7.10")
def test_what_was_placed_or_drawn_this_turn_may_be_scrapped_in_it() -> None:
    s = table()
    open_tile(s, 0, 0)
    pose(s, TakeTile(0, 0))
    do(s, PlaceTile(3), ScrapTile(3))
    assert s.box == (0,)
    s = table()
    pose(s, CardAction(0))
    do(s, DrawCard())
    do(s, ScrapCard(s.sides[0].hand[0]))
    assert s.scrapped


@pytest.mark.rule("CRYO-7.11")
def test_a_scrap_inside_the_computer_leaves_the_announcement_alone() -> None:
    s = table()
    own(s, 0, tech=2)
    build(s, 0, 0, 22)
    pose(s, Computer(0))
    do(s, Announce(1, 1), ScrapTile(0))
    assert isinstance(s.question(0), CardAction)
    do(s, DrawCard())
    question = s.question(0)
    assert isinstance(question, Computing)
    assert (question.draws, question.plays) == (1, 1)
    assert s.sides[0].resources[2] == 0


@pytest.mark.rule("CRYO-7.12")
def test_nobody_scraps_in_anothers_turn_and_nothing_carries_over() -> None:
    s = table()
    hold(s, 0, 1, 2)
    hold(s, 1, 3)
    assert refusal(s, ScrapCard(3), seat=1) == ("not-your-turn", "CRYO-4.1")
    do(s, Deploy(0, TRANSPORT), Decline(), EndTurn())
    assert refusal(s, ScrapCard(1)) == ("not-your-turn", "CRYO-4.1")
    turn(s, 0)
    do(s, ScrapCard(1))
    assert refusal(s, ScrapCard(2))[0] == "already-scrapped"


def test_a_prototype_offer_lapses_when_its_tile_is_scrapped() -> None:
    s = table()
    own(s, 0, crystal=1)
    upgrade(s, 0, PROTOTYPE, OVERCLOCK, AUTOMATION)
    pose(s, TakeTile(0, 0))
    do(s, PlaceTile(1), ScrapTile(1))
    while isinstance(s.question(0), Ask) and not isinstance(s.question(0), OfferPrototype):
        do(s, s.legal(0)[0])
    assert refusal(s, TakeReward()) == ("slot-empty", "CRYO-9.36")
