"""What the engine hands out is the caller's own."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Title
from sternhafen.games import titles
from tests import teaching

TITLES = [*titles().values(), teaching.title()]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
@pytest.mark.parametrize("fewest", [True, False], ids=["fewest seats", "most seats"])
def test_whoever_changes_a_list_of_legal_actions_changes_nothing_else(title: Title, fewest: bool) -> None:
    seats = title.seats[0] if fewest else title.seats[-1]
    rng = Random(1)
    state = title.start(title.options(), seats, 1)
    while (seat := state.first_asked()) >= 0:
        legal = state.legal(seat)
        kept = legal[:]
        legal.clear()
        assert state.legal(seat) == kept
        state.play(seat, rng.choice(kept))
