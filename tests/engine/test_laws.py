"""Every registered title keeps the laws, at every number of seats and with every variant of its options."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Options, State, Title
from sternhafen.engine.laws import difference, play_by_the_laws
from sternhafen.games import titles
from sternhafen.text import rulebook
from tests import teaching

TITLES = [*titles().values(), teaching.title()]
CASES = [(title, seats, options) for title in TITLES for seats in title.seats for options in title.variants(seats)]
SAMPLE = 4
"""How many variants of a title are tried at each number of seats outside the soak."""
BESIDE_THE_DEAL = {"gen7": ("known", "saw")}
"""Fields of what others know about hands: hidden cards are renamed in it, and nothing that is played reads it."""


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


def dealt(id: str, state: State, seat: int | None) -> State:
    """Return a world dealt by the same random numbers every time, without what lies beside the deal."""
    world: State = state.resample(seat, Random(2))
    for field in BESIDE_THE_DEAL.get(id, ()):
        setattr(world, field, [])
    return world


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_worlds_that_a_seat_cannot_tell_apart_are_dealt_again_alike(title: Title) -> None:
    seats, rng = max(title.seats), Random(3)
    state = title.start(title.options(), seats, 3)
    while asked := state.asked():
        if rng.random() < 0.03:
            for viewer in (*range(seats), None):
                true, other = dealt(title.id, state, viewer), dealt(title.id, state.resample(viewer, Random(1)), viewer)
                assert true == other, difference(true.dump(), other.dump())
        seat = rng.choice(asked)
        state.play(seat, state.sample_legal(seat, rng.random))


@pytest.mark.soak
@pytest.mark.parametrize("case", CASES, ids=name)
def test_many_random_games_keep_the_laws(case: tuple[Title, int, Options]) -> None:
    title, seats, options = case
    rules = set(rulebook("en", title.id).rules)
    for seed in range(200):
        play_by_the_laws(title, seats, options, seed=seed, share=0.05, rules=rules)
