"""Shuffles are those of `random.Random`, number for number."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sternhafen.engine.shuffling import MAX_COUNTED, deal, shuffle, shuffle_by, shuffled


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


def test_every_order_is_as_likely() -> None:
    rng, orders = Random(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [1, 2, 3]
        shuffle_by(things, rng.random)
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 900


def test_every_hand_is_as_likely_and_nothing_is_lost() -> None:
    rng, hands = Random(1), Counter[tuple[int, ...]]()
    for _ in range(6000):
        things = [1, 2, 3]
        hand = deal(things, 2, rng)
        assert sorted(hand + things) == [1, 2, 3]
        hands[tuple(hand)] += 1
    assert len(hands) == 6
    assert min(hands.values()) > 900
