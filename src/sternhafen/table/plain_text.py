"""Plain text: what people type, without control characters that could disguise it."""

from __future__ import annotations

import unicodedata

KEPT = {"\u200d", "\u200c"}
"""Joiners, which some scripts and emoji need; all other control and direction marks are removed."""


def one_line(text: str, most: int) -> str:
    """Return a text as one line without control characters, at most `most` characters long.

    >>> one_line("  a\\tb\\n c\\u202e", 10)
    'a b c'
    """
    kept = (c if c in KEPT or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn") else " " for c in text)
    return " ".join("".join(kept).split())[:most].strip()
