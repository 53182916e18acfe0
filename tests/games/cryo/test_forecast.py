"""Points as the table stands: what the end counts, without what a watcher may not know."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.forecast import forecast
from sternhafen.games.cryo.scoring import scores
from sternhafen.games.cryo.state import CryoState

SEED = 3
"""Of a random game in which missions are played."""


@pytest.mark.rule("CRYO-8.5", "CRYO-11.5")
def test_points_are_counted_as_at_the_end_but_for_hidden_missions() -> None:
    s = TITLE.start(next(iter(TITLE.variants(3))).bounded(), 3, SEED)
    assert isinstance(s, CryoState)
    rng, hidden = Random(SEED), 0
    while s.asked():
        true = scores(s)
        for number, side in enumerate(forecast(s, 0).sides):
            missions = true[number]["missions"] if number == 0 else 0
            assert side.points == true[number] | {"missions": missions}
            assert side.total == sum(side.points.values())
            assert side.hidden == (0 if number == 0 else len(s.sides[number].missions))
            hidden += side.hidden
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rng.random))
    assert hidden
    outcome = s.outcome()
    assert outcome is not None
    assert [side.points for side in forecast(s, None).sides] == list(outcome.points)
