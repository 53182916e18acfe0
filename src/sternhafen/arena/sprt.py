"""SPRT: a test that stops a contest as soon as it is clear which of two shares the first entrant's is nearer to."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Literal

import msgspec

ERROR = 0.05
"""How often the test may be wrong, either way."""
FEWEST = 8
"""Blocks before which it does not stop."""

Verdict = Literal["higher", "lower", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """Is a share of first places `low` or `high`?"""

    low: float
    high: float

    def ratio(self, shares: Sequence[float]) -> float:
        """Return the logarithm of how much likelier the shares of blocks are with `high` than with `low`.

        By the normal approximation to block means: a block's games share their luck, so only blocks are
        independent. One block all lost and one all won are added, lest a clean sweep had no spread at all.
        """
        seen = [0.0, 1.0, *shares]
        mean = fmean(seen)
        spread = fmean((x - mean) ** 2 for x in seen)
        return len(shares) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """Return what the blocks so far say."""
        if len(shares) < FEWEST:
            return "open"
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio(shares)
        return "higher" if ratio >= bound else "lower" if ratio <= -bound else "open"
