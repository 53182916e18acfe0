"""Chance: random numbers that depend only on a game's seed, what they are for and how often they were drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from math import perm
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from sternhafen.engine.fast import COMPILED
from sternhafen.engine.plain import Plain

T = TypeVar("T")

_keyed: Final[dict[int, hashlib.blake2b]] = {}
_place: Final = Struct(">HI").pack
_number: Final = int.from_bytes
"""Looked up once, because random numbers are drawn often."""

MAX_PURPOSES: Final = 64
CACHED_PLACES: Final = 64
_places: Final = [[_place(purpose, number) for number in range(CACHED_PLACES)] for purpose in range(MAX_PURPOSES)]
"""The precomputed bytes of every purpose's first draws."""


def keyed(seed: int) -> hashlib.blake2b:
    """Return a seed's keyed hash, already fed with the first two of a draw's eight bytes, which are always 0.

    The caller copies it. The hashes of the last seeds are cached, because each is used many times.
    """
    hasher = _keyed.get(seed)
    if hasher is None:
        if len(_keyed) >= MAX_SEEDS:
            _keyed.clear()
        hasher = hashlib.blake2b(b"\0\0", digest_size=8, key=seed.to_bytes(16, "big"))
        _keyed[seed] = hasher
    return hasher


MAX_SEEDS: Final = 64
MAX_ORDERS: Final = 1 << 48
"""Up to so many orders, a draw of 64 bits makes each practically equally likely."""
FLIPS: Final = 32
"""How many flips one hash yields; a state keeps the last hash."""
NO_FLIPS: Final = (-1, -1, -1)
MAX_SCALED: Final = 1 << 30


def scaled(digest: bytes, n: int) -> int:
    """Return the number below n at which a digest of eight bytes lies, on machine words: compiled, that is quicker."""
    high: i64 = 0
    low: i64 = 0
    for i in range(4):
        high = high << 8 | digest[i]
        low = low << 8 | digest[i + 4]
    factor: i64 = n
    return high * factor + (low * factor >> 32) >> 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Plain):
    """The part of every state that draws random numbers; `draws` counts them for each purpose.

    >>> import sternhafen
    >>> state = sternhafen.new("escape-pods", seats=2, seed=1).state
    >>> state.draw(0, 6) == state.draw(0, 6)
    False
    """

    __slots__ = ("seed", "draws", "_flips", "_flips_key")

    seed: int
    draws: list[int]
    _flips: int
    _flips_key: tuple[int, int, int]

    def draw(self, purpose: int, n: int) -> int:
        """Return a random number below n, determined by the seed, the purpose and how often it was drawn for."""
        draws = self.draws
        number = draws[purpose]
        draws[purpose] = number + 1
        if n == 1:
            return 0
        try:
            hasher = _keyed[self.seed].copy()
        except KeyError:
            hasher = keyed(self.seed).copy()
        hasher.update(_places[purpose][number] if number < CACHED_PLACES else _place(purpose, number))
        digest = hasher.digest()
        if COMPILED and n <= MAX_SCALED:
            return scaled(digest, n)
        return _number(digest, "big") * n >> 64

    def flip(self, purpose: int) -> int:
        """Return 0 or 1, determined like a draw. One hash gives many flips, so a purpose has either flips or draws."""
        number = self.draws[purpose]
        self.draws[purpose] = number + 1
        key = (self.seed, purpose, number // FLIPS)
        if key != self._flips_key:
            hasher = keyed(self.seed).copy()
            hasher.update(_place(purpose, number // FLIPS))
            self._flips = _number(hasher.digest()[:4], "big")
            self._flips_key = key
        return self._flips >> number % FLIPS & 1

    def pick(self, purpose: int, pool: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
        """Return a random item of a pool, and the pool without it."""
        k = self.draw(purpose, len(pool))
        return pool[k], pool[:k] + pool[k + 1 :]

    def deal(self, purpose: int, pool: tuple[T, ...], count: int) -> tuple[list[T], tuple[T, ...]]:
        """Return `count` random items of a pool in random order, and the pool without them; uses a single draw."""
        left = list(pool)
        orders = perm(len(left), count)
        assert orders < MAX_ORDERS, "too many orders for one draw"
        k = self.draw(purpose, orders)
        dealt = []
        for n in range(len(left), len(left) - count, -1):
            dealt.append(left.pop(k % n))
            k //= n
        return dealt, tuple(left)

    def shuffled(self, purpose: int, things: Sequence[T]) -> list[T]:
        """Return items in a random order that does not depend on their original order."""
        deck = sorted(things)  # type: ignore[type-var]  # what is shuffled can be sorted
        for i in range(len(deck) - 1, 0, -1):
            k = self.draw(purpose, i + 1)
            deck[i], deck[k] = deck[k], deck[i]
        return deck
