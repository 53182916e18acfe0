"""What seats see is written in place: only what has changed, and never what another seat saw."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from sternhafen.envs import aec_env
from sternhafen.envs.game import numbers_in
from sternhafen.envs.numbers import (
    WholeView,
    array_over,
    new_block,
    put_all,
    put_counts,
    put_list,
    put_row,
    put_rows,
    put_set,
)
from sternhafen.envs.writing import DoesNotFit
from sternhafen.games import titles

FEW = [(id, max(2, min(title.seats))) for id, title in titles().items()]


def test_every_way_to_write_fills_its_room_and_nothing_else() -> None:
    block = new_block(17)
    put_row(block, 1, 3, (5,))
    put_list(block, 4, [5, 6, -7])
    put_set(block, 7, 3, 0b101)
    put_counts(block, 10, 3, (2, 0, 2))
    put_all(block, 13, 3, 9)
    assert array_over(block).tolist() == [-1, *[5, -1, -1], *[5, 6, -7], *[1, 0, 1], *[1, 0, 2], *[9, 9, 9], -1]


def test_rows_of_rows_are_filled_up() -> None:
    block = new_block(7)
    put_rows(block, 0, 3, 2, ((1,), (2, 3)))
    assert array_over(block).tolist() == [1, -1, 2, 3, -1, -1, -1]


def test_what_has_no_room_is_refused() -> None:
    with pytest.raises(DoesNotFit):
        put_row(new_block(4), 0, 2, (1, 2, 3))
    with pytest.raises(DoesNotFit):
        put_rows(new_block(4), 0, 1, 2, ((1,), (2,)))


def test_sets_are_counted_from_their_first_number() -> None:
    assert numbers_in(100, 1 << 3 | 1 << 150) == [103, 250]
    assert numbers_in(100, 0) == []


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_a_title_without_numbers_of_its_own_shows_the_same(title: str, seats: int) -> None:
    game = aec_env(title, seats).game
    game.start(2)
    block = new_block(game.layout.size + 3)
    whole = WholeView(game.layout, block, 3)
    for seat in range(seats):
        whole.update(game.state, seat)
        assert np.array_equal(array_over(block)[3:], game.seen(seat))


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_an_observation_is_not_changed_by_the_next(title: str, seats: int) -> None:
    rng = Random(3)
    game = aec_env(title, seats).game
    game.start(3)
    seen: list[Any] = []
    copies: list[bytes] = []
    for _ in range(10):
        seat = game.state.first_asked()
        seen.append(game.seen(seat))
        copies.append(seen[-1].tobytes())
        game.play(seat, rng.choice(game.legal(seat)))
    assert [array.tobytes() for array in seen] == copies
    assert len(set(copies)) > 1
