"""SPRT: a test that stops a contest once it is clear which of two shares of first places is the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from statistics import fmean
from typing import Literal

import msgspec

ERROR = 0.05
"""How often the test may be wrong, either way."""
MIN_BLOCKS = 8
"""How many blocks it takes at least."""

Verdict = Literal["higher", "lower", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """Is a share of first places `low` or `high`?"""

    low: float
    high: float

    def ratio(self, shares: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the blocks' shares, `high` against `low`.

        It uses the normal approximation to block means: a block's games share their luck, so only blocks are
        independent. One lost and one won block are added, so that a clean sweep has a spread.
        """
        seen = [0.0, 1.0, *shares]
        mean = fmean(seen)
        spread = fmean((x - mean) ** 2 for x in seen)
        return len(shares) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> Verdict:
        """Return what the blocks so far say."""
        if len(shares) < MIN_BLOCKS:
            return "open"
        bound = log((1 - ERROR) / ERROR)
        ratio = self.ratio(shares)
        return "higher" if ratio >= bound else "lower" if ratio <= -bound else "open"
