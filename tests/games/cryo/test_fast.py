"""Speed changes nothing: in every position `fast` gives the answers that the rules give."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Ask
from sternhafen.engine.fast import FAST
from sternhafen.engine.plain import known_classes
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.data.tables import FACE_COST, OVERCLOCK_COST, SCOUT_COST, SPACES
from sternhafen.games.cryo.fast.game import Cryo as QuickCryo
from sternhafen.games.cryo.fast.listing import LISTED
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.cards import Discarding
from sternhafen.games.cryo.setup import new

pytestmark = pytest.mark.skipif(not FAST, reason="there is nothing to compare")

COSTS = [cost for cost in (SCOUT_COST, OVERCLOCK_COST, *FACE_COST) if cost]


def assert_same_answers(quick: QuickCryo, seat: int) -> None:
    top = quick.question(seat)
    assert top is not None
    assert quick.legal(seat) == Cryo.legal(quick, seat) == [*top.legal(quick), *beside(quick, top)]
    assert quick.count_legal(seat) == len(quick.legal(seat))
    assert quick.incident_sections() == Cryo.incident_sections(quick)
    for side in quick.sides:
        for space in range(SPACES):
            assert quick.can_use(side, side.resources, space) == Cryo.can_use(quick, side, side.resources, space)
    for cost in COSTS:
        assert quick.ways_to_pay(seat, cost) == Cryo.ways_to_pay(quick, seat, cost)


def beside(quick: QuickCryo, top: Ask) -> list[object]:
    return [] if top.closed else [action for ask in quick.standing(top.seat) for action in ask.legal(quick)]


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_position_has_the_same_answers(seats: int) -> None:
    for options in TITLE.variants(seats):
        state = TITLE.start(options, seats, seats)
        assert isinstance(state, QuickCryo)
        rng = Random(seats)
        while (seat := state.first_asked()) >= 0:
            assert_same_answers(state, seat)
            state.play(seat, state.sample_legal(seat, rng.random))


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_quick_game_goes_through_the_same_states_whether_anybody_listens_or_not(seats: int) -> None:
    options = CryoOptions(confirm=False)
    for seed in range(3):
        quick, heard = (TITLE.start(options, seats, seed) for _ in range(2))
        plain = new(options, seats, seed)
        rng = Random(seed)
        while (seat := quick.first_asked()) >= 0:
            action = quick.sample_legal(seat, rng.random)
            heard.record()
            for state in (quick, heard, plain):
                state.play(seat, action)
            heard.drain_events()
            assert quick.digest() == heard.digest() == plain.digest()


def test_all_questions_are_listed() -> None:
    kinds = [kind for kind in known_classes("sternhafen.games.cryo").values() if issubclass(kind, Ask)]
    asked = {kind for kind in kinds if kind not in (Ask, Discarding)}
    assert asked <= set(LISTED)
