"""Arrays: what a vector environment and its processes read and write, in one block of memory that they share."""

from __future__ import annotations

from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

ALIGNED: Final = 64
"""Every array begins at a multiple of this many bytes, as processors prefer."""


class Sizes(NamedTuple):
    """The sizes of the arrays."""

    games: int
    seats: int
    rows: int
    """How many observations there are at every step: one a game, or one a seat of every game."""
    numbers: int
    """The length of an observation."""
    actions: int


def _shapes(sizes: Sizes) -> list[tuple[str, type[np.generic], tuple[int, ...]]]:
    by_row, by_game, by_seat = (sizes.rows,), (sizes.games,), (sizes.games, sizes.seats)
    return [
        ("observations", np.int16, (sizes.rows, sizes.numbers)),
        ("masks", np.int8, (sizes.rows, sizes.actions)),
        ("final_observations", np.int16, (sizes.rows, sizes.numbers)),
        ("actions", np.int32, by_row),
        ("samples", np.int32, by_row),
        ("choices", np.int32, by_row),
        ("asked", np.int32, by_game),
        ("reward", np.float32, by_game),
        ("rewards", np.float32, by_seat),
        ("places", np.int32, by_seat),
        ("points", np.int32, by_seat),
        ("terminated", np.bool_, by_game),
        ("truncated", np.bool_, by_game),
    ]


class Arrays:
    """The arrays of a vector environment, each an attribute; games write into them in place."""

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    """1 for every action that may be taken."""
    final_observations: NDArray[np.int16]
    """What was seen at the end of a game, where one ended in this step."""
    actions: NDArray[np.int32]
    """What to play in the next step."""
    samples: NDArray[np.int32]
    """A legal action for every row, drawn at random."""
    choices: NDArray[np.int32]
    """How many actions are legal."""
    asked: NDArray[np.int32]
    """The seat that is asked in every game: the first of them, if there are several."""
    reward: NDArray[np.float32]
    """The reward of the seat that has just acted, or of the learner's seat."""
    rewards: NDArray[np.float32]
    """The last rewards of all seats, where a game ended in this step."""
    places: NDArray[np.int32]
    points: NDArray[np.int32]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]

    def __init__(self, sizes: Sizes, memory: Any) -> None:
        """Lay the arrays out in a block of `bytes_needed`."""
        self.sizes = sizes
        start = 0
        for name, kind, shape in _shapes(sizes):
            count = prod(shape)
            setattr(self, name, np.frombuffer(memory, kind, count, start).reshape(shape))
            start = _aligned(start + count * np.dtype(kind).itemsize)


def bytes_needed(sizes: Sizes) -> int:
    """Return how much memory the arrays take."""
    return sum(_aligned(prod(shape) * np.dtype(kind).itemsize) for _, kind, shape in _shapes(sizes))


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED
