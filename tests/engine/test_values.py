"""Plain values, chance, spaces of actions: the small parts everything stands on."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import pkgutil
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sternhafen
from sternhafen.engine import Match, Title, plain, space

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**200), 2**200) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple),
    max_leaves=20,
)


@given(PLAIN)
def test_plain_values_load_as_they_were_dumped(value: object) -> None:
    assert plain.load(plain.dump(value), "sternhafen.engine") == value


@given(PLAIN, PLAIN)
def test_digests_differ_where_values_do(one: object, other: object) -> None:
    assert (plain.digest(one) == plain.digest(other)) == (repr(one) == repr(other))


def test_a_set_has_no_place_in_a_state() -> None:
    with pytest.raises(TypeError, match="cannot be part of a state"):
        plain.dump({1, 2})


def test_an_unknown_class_is_not_loaded() -> None:
    with pytest.raises(ValueError, match="no part of this title"):
        plain.load({"p": "Nonsense", "f": []}, "sternhafen.engine")


def test_chance_depends_on_seed_purpose_and_number_alone(auction: Title) -> None:
    one, other = (Match.new(auction, 3, 1).state for _ in range(2))
    assert [one.draw(1, 1000) for _ in range(20)] == [other.draw(1, 1000) for _ in range(20)]
    before = other.draws[:]
    one.draw(0, 6)
    assert [one.draw(1, 1000) for _ in range(5)] == [other.draw(1, 1000) for _ in range(5)]
    assert other.draws[0] == before[0]


def test_chance_is_even(auction: Title) -> None:
    state = Match.new(auction, 2, 3).state
    counts = [0] * 6
    for _ in range(6000):
        counts[state.draw(1, 6)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_flips_are_even_and_fixed_by_their_number(auction: Title) -> None:
    state = Match.new(auction, 2, 3).state
    state.draws[1] = 0
    flips = [state.flip(1) for _ in range(4000)]
    assert 1850 < sum(flips) < 2150
    assert 900 < sum(one == other for one, other in pairwise(flips[:2000])) < 1100
    for number in (5, 3, 70, 71, 4):  # whatever came before on this object
        state.draws[1] = number
        assert [state.flip(1), state.copy().flip(1)] == flips[number : number + 2]
    state.seed += 1
    state.draws[1] = 0
    assert [state.flip(1) for _ in range(64)] != flips[:64]


def test_a_deal_is_even_and_loses_nothing(auction: Title) -> None:
    state = Match.new(auction, 2, 3).state
    counts: Counter[tuple[str, ...]] = Counter()
    drawn = state.draws[1]
    for _ in range(6000):
        dealt, left = state.deal(1, ("a", "b", "c", "c"), 2)
        assert sorted([*dealt, *left]) == ["a", "b", "c", "c"]
        assert left == tuple(sorted(left))
        counts[tuple(dealt)] += 1
    assert state.draws[1] == drawn + 6000
    assert len(counts) == 7
    for hand, count in counts.items():
        share = 1000 if "c" in hand else 500
        assert 0.85 * share < count < 1.15 * share
    assert sorted(state.deal(1, (1, 2, 3), 3)[0]) == [1, 2, 3]
    assert state.deal(1, (1, 2), 0) == ([], (1, 2))


def test_a_shuffle_does_not_depend_on_the_order_it_is_given(auction: Title) -> None:
    one, other = (Match.new(auction, 2, 3).state for _ in range(2))
    assert one.shuffled(0, [3, 1, 2, 9]) == other.shuffled(0, [9, 2, 1, 3])


def test_every_action_of_a_kind_is_within_its_bounds(auction: Title) -> None:
    send = auction.actions[0]
    assert len(list(space.every(send))) == space.size(send) == 12
    assert space.any_of(send, Random(1)) in list(space.every(send))


NOT_HERE = ["migrations", *([] if importlib.util.find_spec("pyspiel") else ["openspiel"])]
"""Modules that need something which is not installed everywhere."""


@pytest.mark.parametrize(
    "module",
    [
        module.name
        for module in pkgutil.walk_packages(sternhafen.__path__, "sternhafen.")
        if not any(name in module.name for name in NOT_HERE)
    ],
)
def test_examples_in_docstrings_run(module: str) -> None:
    assert doctest.testmod(importlib.import_module(module)).failed == 0


def test_a_deal_of_more_orders_than_a_draw_tells_apart_is_refused(auction: Title) -> None:
    state = auction.start(auction.options(), 2, 1)
    with pytest.raises(AssertionError, match="orders"):
        state.deal(1, tuple(range(52)), 20)
