"""Points as the table stands: what the end counts, without what a watcher may not know."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import Activate, Launch, TakeReward, Use
from sternhafen.games.cryo.data.tables import ALL_OF, DOCK_SPACES, FACE_MODE, SPACES, STACK_SPACE
from sternhafen.games.cryo.forecast import forecast
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.computer import Computer
from sternhafen.games.cryo.rules.crew import BringingBack
from sternhafen.games.cryo.rules.deploy import AtDock, question_at
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.games.cryo.rules.wreck import Converter, Reactor, StasisControl, TakeTile
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


def test_forecasts_of_uses_and_launches_agree_with_what_is_legal() -> None:
    """Whatever a forecast promises can be done, and nothing else; what a use brings is what arrives."""
    seen: Counter[str] = Counter()
    for seed in range(12):
        s = TITLE.start(next(iter(TITLE.variants(2))).bounded(), 2, seed)
        assert isinstance(s, CryoState)
        rng = Random(seed)
        while s.asked():
            seat = s.first_asked()
            told, question, legal = forecast(s, seat), s.question(seat), s.legal(seat)
            if isinstance(question, AtDock):
                beside = DOCK_SPACES[question.dock]
                usable = {action.space for action in legal if isinstance(action, Use)}
                assert usable == {space for space in beside if told.spaces[space].no is None}
                seen["use"] += 1
            if isinstance(question, StasisControl | Reactor | Converter | Computer | BringingBack):
                space = next(one for one in range(SPACES) if type(question_at(seat, one)) is type(question))
                if not isinstance(question, StasisControl):
                    assert told.spaces[space].most == max(sum(msgspec.structs.astuple(one)) for one in legal)
                    seen["amounts"] += 1
            if isinstance(question, AtTransport):
                launches = {(one.vehicle, one.tunnel) for one in legal if isinstance(one, Launch)}
                assert launches == {
                    (one.vehicle, tunnel) for one in told.launches for tunnel, near in enumerate(one.reach) if near
                }
                seen["launch"] += bool(launches)
            if isinstance(question, OfferPlatform):
                assert any(isinstance(one, Activate) for one in legal) == (told.homes[question.dock] is None)
                seen["platform"] += 1
            if isinstance(question, TakeTile) and FACE_MODE[s.tops[question.stack]] == ALL_OF and rng.random() < 0.5:
                gains, before = told.spaces[STACK_SPACE[question.stack]].gains, tuple(s.sides[seat].resources)
                s.play(seat, TakeReward())
                assert gains == tuple(b - a for a, b in zip(before, s.sides[seat].resources, strict=True))
                seen["tile"] += 1
                continue
            s.play(seat, s.sample_legal(seat, rng.random))
    assert seen.keys() == {"use", "amounts", "launch", "platform", "tile"}, seen


@pytest.mark.rule("CRYO-11.7", "CRYO-11.9")
def test_majorities_are_told_cave_by_cave() -> None:
    for seed in range(4):
        s = TITLE.start(next(iter(TITLE.variants(3))).bounded(), 3, seed)
        assert isinstance(s, CryoState)
        rng = Random(seed)
        while s.asked():
            s.play(s.first_asked(), s.sample_legal(s.first_asked(), rng.random))
        told = forecast(s, None).sides
        assert [sum(side.caves) for side in told] == [side.points["caves"] for side in told]
