"""An encoder writes what has changed, and what only one seat sees is gone when the next one observes."""

from __future__ import annotations

from typing import Any

import pytest

from sternhafen.engine import View
from sternhafen.envs.boards import SetFlags, SetRow, WhichGroup, WhichSet
from sternhafen.envs.encoder import ChangeTracker, Encoder, FieldEncoder, Private
from sternhafen.envs.layout import Layout
from sternhafen.envs.writing import NONE, DoesNotFit, Row, Where, writer


class HandsView(View, frozen=True):
    round: int
    first: tuple[int, ...]
    second: tuple[int, ...]


class Hands:
    """Two hands of cards; their owners see them."""

    def __init__(self, round: int, first: list[int], second: list[int]) -> None:
        self.round = round
        self.first = first
        self.second = second


LAYOUT = Layout(HandsView, {"first": Row(2), "second": Row(2)}, HandsView(0, (), ()))
HIDDEN = (FieldEncoder("first", "round", lambda s, _: ()), FieldEncoder("second", "round", lambda s, _: ()))


def private(seat: int, seats: int) -> tuple[Private, ...]:
    name = ("first", "second")[seat]
    return (Private(lambda s, _: s, lambda s, seat: seat, (FieldEncoder(name, name),)),)


def tracker(fields: tuple[FieldEncoder, ...]) -> ChangeTracker:
    return ChangeTracker(LAYOUT, Encoder((FieldEncoder("round", "round"), *fields), None, private), 2, [0, 1])


def test_each_seat_sees_its_own_hand_and_not_what_the_other_saw() -> None:
    hands, tracked = Hands(1, [3], [4, 5]), tracker(HIDDEN)
    assert list(tracked.observe(hands, 1)) == [1, -1, -1, 4, 5]
    assert list(tracked.observe(hands, 0)) == [1, 3, -1, -1, -1]
    hands.first.append(6)
    hands.second.pop()
    assert list(tracked.observe(hands, 0)) == [1, 3, 6, -1, -1]
    hands.round = 2
    assert list(tracked.observe(hands, 0)) == [2, 3, 6, -1, -1]
    assert list(tracked.observe(hands, 1)) == [2, -1, -1, 4, -1]


def test_an_observation_is_not_changed_by_the_next() -> None:
    hands, tracked = Hands(1, [3], []), tracker(HIDDEN)
    before = tracked.observe(hands, 0)
    hands.first[0] = 7
    assert list(tracked.observe(hands, 0)) == [1, 7, -1, -1, -1]
    assert list(before) == [1, 3, -1, -1, -1]


def test_an_encoder_that_would_show_one_seat_what_another_saw_is_refused() -> None:
    with pytest.raises(AssertionError, match="another"):
        tracker(())


def test_an_encoder_that_writes_a_field_twice_is_refused() -> None:
    with pytest.raises(AssertionError, match="twice"):
        tracker((*HIDDEN, FieldEncoder("round", "round")))


def numbers(written: Any) -> list[int]:
    return [*memoryview(bytes(written)).cast("h")]


def test_sets_are_written_as_rows_and_flags() -> None:
    assert numbers(SetRow(20, 4).write(1 << 3 | 1 << 17)) == [3, 17, -1, -1]
    assert numbers(SetFlags(4).write(0b1010)) == [0, 1, 0, 1]
    with pytest.raises(DoesNotFit):
        SetRow(20, 4).write(0b11111)


def test_sets_are_written_by_what_has_changed() -> None:
    sets = WhichSet(5)
    for boards, cells in (
        ([0b00011, 0b01000], [0, 0, -1, 1, -1]),
        ([0b00001, 0b01010], [0, 1, -1, 1, -1]),
        ([0b01000, 0], [-1, -1, -1, 0, -1]),
        ([0b00001, 0b11000], [0, -1, -1, 1, 1]),
    ):
        assert numbers(sets.write(boards)) == cells
    assert numbers(WhichSet(3, 0).write((0, 0b110))) == [0, 1, 1]


def test_groups_are_written_by_what_has_changed_as_they_are_at_once() -> None:
    groups = WhichGroup(5)
    for now in (((0, 1), (3,)), ((0,), (3, 1)), ((3,),), ((), (0,), (3, 4))):
        assert numbers(groups.write(now)) == numbers(writer(Where(5))[0](now))
    assert NONE in numbers(groups.write(()))
