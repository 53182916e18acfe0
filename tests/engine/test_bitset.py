"""Sets of small numbers as one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sternhafen.engine import bitset

NUMBERS = st.sets(st.integers(0, 200))


@given(NUMBERS, st.integers(0, 200))
def test_a_bitset_is_the_set_of_its_members(numbers: set[int], one: int) -> None:
    mask = bitset.of(numbers)
    assert bitset.members(mask) == sorted(numbers)
    assert bitset.contains(mask, one) == (one in numbers)
    assert bitset.several(mask) == (len(numbers) > 1)
    assert bitset.only(mask) == max(numbers, default=-1)


def test_a_full_set_has_all_numbers_below_its_size() -> None:
    assert bitset.members(bitset.full(5)) == [0, 1, 2, 3, 4]


def test_lists_of_members_are_not_kept_for_ever() -> None:
    for mask in range(bitset.MAX_CACHED + 10):
        bitset.members(mask << 3)
    assert len(bitset._members) <= bitset.MAX_CACHED
