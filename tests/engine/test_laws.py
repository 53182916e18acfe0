"""Every registered title keeps the laws, at every number of seats and with every variant of its options."""

from __future__ import annotations

import pytest

from sternhafen.engine import Options, Title
from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games import titles
from sternhafen.text import rulebook
from tests import teaching

TITLES = [*titles().values(), teaching.title()]
CASES = [(title, seats, options) for title in TITLES for seats in title.seats for options in title.variants(seats)]
SAMPLE = 4
"""How many variants of a title are tried at each number of seats outside the soak."""


def name(case: tuple[Title, int, Options]) -> str:
    title, seats, options = case
    return f"{title.id}-{seats}-{list(title.variants(seats)).index(options)}"


def sampled() -> list[tuple[Title, int, Options]]:
    found = []
    for title in TITLES:
        for seats in title.seats:
            variants = list(title.variants(seats))
            step = max(1, len(variants) // SAMPLE)
            found += [(title, seats, options) for options in variants[::step]]
    return found


@pytest.mark.parametrize("case", sampled(), ids=name)
def test_random_games_keep_the_laws(case: tuple[Title, int, Options]) -> None:
    title, seats, options = case
    rules = set(rulebook("en", title.id).rules)
    play_by_the_laws(title, seats, options, seed=1, share=0.15, rules=rules)


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=name)
def test_many_random_games_keep_the_laws(case: tuple[Title, int, Options]) -> None:
    title, seats, options = case
    rules = set(rulebook("en", title.id).rules)
    for seed in range(200):
        play_by_the_laws(title, seats, options, seed=seed, share=0.05, rules=rules)
