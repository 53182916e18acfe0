"""Fixed digests, and long play with conservation after every action; `tests/engine/test_laws.py` checks the laws."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.text import rulebook

RULES = set(rulebook("en", "cryo").rules)
SOLO = [
    CryoOptions(confirm=False),
    CryoOptions(confirm=False, rival_harder=True),
    CryoOptions(confirm=False, rival_unpredictable=True),
    CryoOptions(confirm=False, rival_harder=True, rival_unpredictable=True),
]
CASES = [(seats, options) for seats in TITLE.seats for options in TITLE.variants(seats)]


GOLDEN = {
    1: "70905926188d51f07584dc16db89d244",
    2: "7bc97bfa696ec4378e83b953b6c448fe",
    3: "1e40524af3af4fb78190bfee1acf5ebe",
    4: "5c6360fa5c91208784f967e3575b2e7e",
}
"""Recompute only when the version of the rules is raised."""


@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_seed_gives_the_same_game_everywhere(seats: int) -> None:
    s = TITLE.start(CryoOptions(confirm=False), seats, 42)
    rng = Random(seats)
    while (seat := s.first_asked()) >= 0:
        legal = s.legal(seat)
        s.play(seat, legal[int(rng.random() * len(legal))])
    assert s.digest() == GOLDEN[seats]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "options"), [(2, SOLO[0]), (3, SOLO[0]), (4, SOLO[0]), *((1, options) for options in SOLO)]
)
def test_a_thousand_random_games_end_with_every_component_in_place(seats: int, options: CryoOptions) -> None:
    rng = Random(seats)
    for seed in range(1000):
        s = TITLE.start(options, seats, seed)
        decisions = 0
        while (seat := s.first_asked()) >= 0:
            s.play(seat, s.sample_legal(seat, rng.random))
            s.verify()
            decisions += 1
        assert decisions < TITLE.longest
        assert s.outcome() is not None


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "options"), CASES)
def test_many_random_games_keep_the_laws(seats: int, options: CryoOptions) -> None:
    for seed in range(100, 140):
        play_by_the_laws(TITLE, seats, options, seed, share=0.5, rules=RULES)
