"""Random numbers are the same on every machine and in every build."""

from __future__ import annotations

from random import Random

from sternhafen.engine.chance import MAX_SCALED, scaled


def test_a_digest_is_scaled_on_words_as_on_long_numbers() -> None:
    rng = Random(1)
    digests = [bytes(8), bytes([255]) * 8, *[rng.randbytes(8) for _ in range(50)]]
    for digest in digests:
        for n in (1, 2, 3, 52, 1 << 20, MAX_SCALED - 1, MAX_SCALED):
            assert scaled(digest, n) == int.from_bytes(digest, "big") * n >> 64
