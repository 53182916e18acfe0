"""The greedy player's hint: more of what scores is worth more, and it beats chance."""

from __future__ import annotations

from random import Random

from sternhafen.bots.greedy import greedy_action
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.bot.evaluation import evaluate
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.scoring import scores
from tests.games.cryo.positions import DSP, TRANSPORT, awake, deploy, dock, lay_cave, own, table, vehicle


def test_pods_on_their_way_to_the_caves_are_worth_ever_more() -> None:
    s = table()
    asleep = evaluate(s, 0)
    awake(s, 0, 2)
    woken = evaluate(s, 0)
    vehicle(s, 0, 0)
    aboard = evaluate(s, 0)
    s.sides[0].awake, s.sides[0].caves[0] = 0, 2
    assert asleep < woken < aboard < evaluate(s, 0)


def test_a_dock_is_worth_what_can_be_done_there() -> None:
    s = table()
    own(s, 0, organics=1, tech=1, energy=1)
    awake(s, 0, 1)
    other = s.copy()
    deploy(s, dock(DSP, 1))  # a scout is possible
    deploy(other, TRANSPORT)  # but no launch
    assert evaluate(s, 0) > evaluate(other, 0)
    vehicle(other, 0, 0)
    lay_cave(other, "A1", 7)
    without = evaluate(other, 0)
    other.sides[0].resources[4] = 0
    assert evaluate(other, 0) < without - 2


def test_in_the_last_turn_only_points_count() -> None:
    s = table()
    s.ending = True
    awake(s, 0, 3)
    assert evaluate(s, 0) == sum(scores(s)[0].values()) == 3


def test_the_hint_beats_chance() -> None:
    for seed in range(3):
        s = TITLE.start(CryoOptions(confirm=False), 2, seed)
        rng = Random(seed)
        while (seat := s.first_asked()) >= 0:
            s.play(seat, greedy_action(TITLE, s, 0, rng) if seat == 0 else s.sample_legal(seat, rng.random))
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.places == (1, 2)
