"""Quick random play, golden games, the bound on decisions, and the hint for bots; `tests/engine/` checks the laws."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.escape_pods import TITLE
from sternhafen.games.escape_pods.actions import Disembark, EndTurn
from sternhafen.games.escape_pods.data.tables import DISEMBARK
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import MAX_ROUNDS, PodsOptions
from sternhafen.games.escape_pods.rules.buoys import MAX_RANDOM_FREE_MOVES
from sternhafen.games.escape_pods.title import LONGEST, TURN_DECISIONS
from sternhafen.text.rules import rulebook
from tests.games.escape_pods.position import MINI_A, fill, opening, table, use

RULES = set(rulebook("en", "escape-pods").rules)


@pytest.mark.soak
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_thousand_games_of_each_size_end_by_the_laws(seats: int) -> None:
    variants = list(TITLE.variants(seats))
    for seed in range(1000):
        play_by_the_laws(TITLE, seats, variants[seed % len(variants)], seed, share=0.1, rules=RULES)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_quick_random_games_end_with_every_component_in_place(seats: int) -> None:
    rng = Random(seats)
    for seed in range(25):
        s = TITLE.start(PodsOptions(confirm=False).bounded(), seats, seed)
        decisions = 0
        while (seat := s.first_asked()) >= 0:
            s.play(seat, s.sample_legal(seat, rng.random))
            decisions += 1
        s.verify()
        outcome = s.outcome()
        assert outcome is not None
        assert 1 in outcome.places
        assert decisions <= TITLE.longest


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_legal_action_is_sampled_and_all_about_equally_often(seats: int) -> None:
    rng = Random(seats)
    for seed in range(4):
        s = opening(seats, seed, confirm=False, round_cap=40)
        while (seat := s.first_asked()) >= 0:
            legal = s.legal(seat)
            if rng.random() < 0.1 and s.free_moves < MAX_RANDOM_FREE_MOVES:
                drawn = Counter(s.sample_legal(seat, rng.random) for _ in range(100 * len(legal)))
                assert drawn.keys() == set(legal)
                assert all(50 < count < 160 for count in drawn.values())  # five standard deviations
            s.play(seat, rng.choice(legal))


GOLDEN = {
    1: "1ad6bb74c83ec257",
    2: "fbf141ae68423290",
    3: "a6617bc37dbd2b5a",
    4: "6b0e07139de0a1ad",
    5: "699096cfe9754081",
}
"""The digests of seeded random games: they change only with the version of the rules."""


@pytest.mark.parametrize("seats", TITLE.seats)
def test_golden_games(seats: int) -> None:
    assert TITLE.rules == 3
    digest = hashlib.blake2b(digest_size=8)
    for seed in range(3):
        rng = Random(seed)
        s = TITLE.start(PodsOptions(round_cap=100), seats, seed)
        while (seat := s.first_asked()) >= 0:
            legal = s.legal(seat)
            s.play(seat, legal[rng.randrange(len(legal))])
            digest.update(s.digest().encode())
    assert digest.hexdigest() == GOLDEN[seats]


@pytest.mark.rule("PODS-16.8")
def test_simulations_bound_a_game_without_a_round_cap_and_leave_others_alone() -> None:
    assert PodsOptions().bounded() == PodsOptions(round_cap=0).bounded() == PodsOptions(round_cap=100)
    assert PodsOptions(round_cap=7).bounded() == PodsOptions(round_cap=7)
    assert PodsOptions(haven_set="random", confirm=False).bounded().haven_set == "random"


def test_bots_see_that_a_game_goes_round_in_circles() -> None:
    s = table()
    assert not TITLE.circling(s)
    s.round = MAX_ROUNDS + 1
    assert TITLE.circling(s)
    s.round, s.free_moves = 2, MAX_RANDOM_FREE_MOVES
    assert TITLE.circling(s)


def test_a_turn_has_no_more_decisions_than_the_bound_reckons_with() -> None:
    assert LONGEST >= 101 * 5 * TURN_DECISIONS
    longest = 0
    for seed in range(30):
        rng = Random(seed)
        s = TITLE.start(PodsOptions().bounded(), 5, seed)
        run = 0
        while (seat := s.first_asked()) >= 0:
            action = s.sample_legal(seat, rng.random)
            run += 1
            s.play(seat, action)
            if isinstance(action, EndTurn):
                longest, run = max(longest, run), 0
    assert longest <= TURN_DECISIONS


def test_the_hint_is_the_score_at_the_end_and_likes_arrivals() -> None:
    rng = Random(3)
    s = opening(3, 3, confirm=False)
    while (seat := s.first_asked()) >= 0:
        s.play(seat, s.sample_legal(seat, rng.random))
    outcome = s.outcome()
    assert outcome is not None
    assert [TITLE.evaluate(s, seat) for seat in range(3)] == [outcome.total(seat) for seat in range(3)]
    s = table(haven_set="beginner")
    (tag,) = fill(s, MINI_A, 11, "0K")
    before = TITLE.evaluate(s, 0)
    s.places[MINI_A] = 5
    assert TITLE.evaluate(s, 0) < before
    s.places[MINI_A] = 11
    use(s, DISEMBARK)
    best = TITLE.evaluate(s, 0)
    assert best == max(TITLE.evaluate(use_copy(s, haven, tag), 0) for haven in (0, 1))


def test_every_further_free_move_of_a_turn_must_bring_more() -> None:
    s = table(haven_set="beginner")
    values = []
    for moves in range(4):
        s.free_moves = moves
        values.append(TITLE.evaluate(s, s.active))
    costs = [before - after for before, after in pairwise(values)]
    assert 0 < costs[0] < costs[1] < costs[2]


def use_copy(s: EscapePods, haven: int, tag: int) -> EscapePods:
    other: EscapePods = s.copy()
    other.play(0, Disembark(tag, haven))
    return other
