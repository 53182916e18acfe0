"""Tokens: the secrets of clients and invite links; only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets

CODE_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that nobody takes for one another (Crockford's base 32)."""


def new_secret() -> str:
    """Return 128 bits from the operating system as 32 hex digits."""
    return secrets.token_hex(16)


def new_device_secret() -> str:
    """Return 192 bits for a device of somebody who has signed up; its length tells it from a guest's secret."""
    return secrets.token_hex(24)


def new_recovery_code() -> str:
    """Return 120 random bits that people can write down: six groups of four letters and digits."""
    digits = "".join(secrets.choice(CODE_DIGITS) for _ in range(24))
    return "-".join(digits[at : at + 4] for at in range(0, 24, 4))


def plain_code(typed: str) -> str:
    """Return a recovery code as it is hashed, however it was typed.

    >>> plain_code("abcd-0efg 1hjk")
    'ABCD0EFG1HJK'
    """
    kept = (c for c in typed.upper().replace("O", "0").replace("I", "1").replace("L", "1") if c in CODE_DIGITS)
    return "".join(kept)


def picture(client: str) -> str:
    """Return the seed of somebody's picture: the same for all who see it, and no way back to who they are."""
    return hashed(f"picture {client}")[:16]


def hashed(secret: str) -> str:
    """Return the hash of a secret for storage; a random secret is too long to guess, so plain SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
