"""Republic (PU-24)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import (
    MoveRover,
    PlaceTile,
    StepBack,
    TakeCard,
    TakeUnplaced,
    TeleportRover,
)
from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARD_NOW
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.vocabulary import CARD, CIV, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.events import CardsSeen, NoCardLeft
from sternhafen.games.planet_unknown.rules.corporations.actions import ChooseCivTile, LookThroughCards
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance
from sternhafen.games.planet_unknown.state import FINAL
from tests.games.planet_unknown.founding import civ_choice, settled
from tests.games.planet_unknown.position import BOOST, DONE, at, bag, block, do, lay, learn, offers, refused, show, tile


@pytest.mark.rule("PU-24.1")
def test_republic_has_seven_civ_milestones() -> None:
    fields = CORPORATIONS[7].bonuses[CIV]
    found = [(i, a) for i, field in enumerate(fields) for verb, a, _ in field if verb == CARD]
    assert found == [(2, 1), (4, 2), (6, 2), (8, 3), (10, 3), (12, 4), (14, 4)]


@pytest.mark.rule("PU-24.2", "PU-24.9")
def test_republic_moves_another_marker_back_at_each_milestone() -> None:
    s = settled("republic")
    c = s.colonies[0]
    c.markers = [1, 3, 0, 0, 0]
    advance(s, 0, CIV, 1)
    c.boosts = 1
    bag(s)
    assert StepBack(CIV) not in s.legal(0)
    assert BOOST[WATER] in s.legal(0), "in any order"
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, StepBack(WATER))
    assert c.markers[WATER] == 2
    assert c.milestones == (0,)
    s = settled("republic")
    c = s.colonies[0]
    c.markers = [1, 0, 0, 0, 0]
    advance(s, 0, CIV, 1)
    bag(s)
    assert c.effects == (), "none can go back"


@pytest.mark.rule("PU-24.3", "PU-24.4")
def test_republic_may_move_rovers_for_a_civ_tile_before_placing_it() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "moves_on_choosing_civ_tile")
    c.markers[ROVER], c.rovers, c.rovers_left = 4, 1 << at(4, 4), 0
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
    c.markers[ROVER], c.rovers = 1, 1 << at(4, 4)
    show(s, 0, 0, tile("I2", "biomass", "civ"))
    do(s, 0, next(a for a in offers(s, 0, PlaceTile) if a.ring == 0 and a.anchor != at(4, 3)))
    assert c.moves == 0, "no number, no moves"


@pytest.mark.rule("PU-24.4", "PU-14.3")
def test_republic_cannot_choose_a_civ_tile_it_may_not_take_and_can_choose_an_unplaceable_one() -> None:
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "moves_on_choosing_civ_tile")
    c.markers[ROVER], c.rovers = 4, 1 << at(4, 4)
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
    c.milestones = (2 * 1 + 1,)
    s.record()
    civ_choice(s)
    told = [e for e in s.drain_events() if isinstance(e, CardsSeen)]
    assert told[0].seen_by(1).cards is None
    levels = [CARD_LEVEL[a.card] for a in offers(s, 0, TakeCard)]
    assert levels == [1, 1, 1, 2]
    sizes = [len(stack) for stack in s.civ_stacks]
    do(s, 0, next(a for a in offers(s, 0, TakeCard) if CARD_LEVEL[a.card] == 1))
    assert [len(stack) for stack in s.civ_stacks] == [sizes[0], sizes[1] - 1, *sizes[2:]]
    s = settled("republic")
    s.colonies[0].milestones = (2 * 1 + 1,)
    s.civ_stacks[1] = ()
    s.record()
    civ_choice(s)
    assert not offers(s, 0, TakeCard), "an empty stack gives no card, whatever would join it"
    assert any(isinstance(e, NoCardLeft) for e in s.drain_events())
    assert s.joined == -1
    s = settled("republic")
    c = s.colonies[0]
    learn(c, "extra_card_of_next_level")
    c.markers[CIV] = 1
    advance(s, 0, CIV, 1)
    bag(s)
    do(s, 0, StepBack(TECH))
    assert not technologies(c) >> 6 & 1
    assert c.milestones == (1,), "it counts as active when the milestone is reached"


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
    s.last_round = True
    s.lanes[0] = []
    while s.phase != FINAL:
        s.play(s.first_asked(), s.legal(s.first_asked())[0])
    assert DONE not in s.legal(0)
    do(s, 0, LookThroughCards())
    left = {card for stack in s.civ_stacks for card in stack}
    assert {a.card for a in offers(s, 0, TakeCard)} == left
    hidden = [a for a in offers(s, 0, TakeCard) if not CARD_NOW[a.card]]
    do(s, 0, hidden[0])
    do(s, 0, next(a for a in offers(s, 0, TakeCard) if not CARD_NOW[a.card]))
    assert len(c.hand.cards) == 2
