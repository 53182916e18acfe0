"""Tokens: the secrets of clients and invite links; only their hashes are stored."""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """Return 128 bits from the operating system as 32 hex digits."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    """Return the hash of a secret for storage; a random secret is too long to guess, so plain SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()
