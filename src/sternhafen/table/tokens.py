"""Tokens: secrets that clients and links carry, of which only hashes are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """Return 128 bits from the operating system as 32 hex digits."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """Return what is stored of a secret; it is too long to be guessed, so one hash suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()
