"""Shuffles are those of `random.Random`, number for number."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine.shuffling import MAX_COUNTED, shuffle, shuffled


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 9, 36, MAX_COUNTED - 1, MAX_COUNTED])
def test_a_shuffle_is_that_of_random(size: int) -> None:
    for seed in range(5):
        ours, theirs, rng, other = list(range(size)), list(range(size)), Random(seed), Random(seed)
        shuffle(ours, rng)
        other.shuffle(theirs)
        assert ours == theirs
        assert rng.random() == other.random()


def test_the_order_before_does_not_matter() -> None:
    assert shuffled([3, 1, 2], Random(1)) == shuffled([1, 2, 3], Random(1))
