"""Shuffling in compiled code: resampling shuffles all the time."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from random import Random
from typing import Final, TypeVar

T = TypeVar("T")

MAX_COUNTED: Final = 256
_bits: Final = [n.bit_length() for n in range(MAX_COUNTED)]
_floats: Final = [float(n) for n in range(MAX_COUNTED)]


def shuffle(things: list[T], rng: Random) -> None:
    """Put items into a random order, by the same random numbers as `random.Random.shuffle`.

    >>> cards = [1, 2, 3, 4]
    >>> shuffle(cards, Random(5))
    >>> cards
    [1, 2, 4, 3]
    """
    if len(things) >= MAX_COUNTED:
        rng.shuffle(things)
        return
    getrandbits = rng.getrandbits
    for n in range(len(things), 1, -1):
        bits = _bits[n]
        k = getrandbits(bits)
        while k >= n:
            k = getrandbits(bits)
        last = things[n - 1]
        things[n - 1] = things[k]
        things[k] = last


def deal(things: list[T], count: int, rng: Random) -> list[T]:
    """Take items out of a list at random, and return them in a random order; what is left stays in its order.

    >>> cards = [1, 2, 3, 4]
    >>> deal(cards, 2, Random(5)), cards
    ([3, 4], [1, 2])
    """
    random = rng.random
    dealt: list[T] = []
    for n in range(len(things), len(things) - count, -1):
        dealt.append(things.pop(floor(random() * n)))
    return dealt


def shuffle_by(things: list[T], random: Callable[[], float]) -> None:
    """Put fewer than 256 items into a random order; `random` returns a number from 0 to 1."""
    for n in range(len(things), 1, -1):
        k = floor(random() * _floats[n])
        last = things[n - 1]
        things[n - 1] = things[k]
        things[k] = last


def shuffled(things: list[int], rng: Random) -> list[int]:
    """Return numbers in a random order that does not depend on their original order."""
    mixed = sorted(things)
    shuffle(mixed, rng)
    return mixed
