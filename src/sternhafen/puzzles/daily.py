"""Daily: the puzzle of a day, the same for everybody who has the same puzzles."""

from __future__ import annotations

from datetime import date
from hashlib import blake2b

from sternhafen.puzzles.files import Found, puzzles


def daily(title: str, day: date) -> Found | None:
    """Return a title's puzzle of a day; None if it has no puzzles. No puzzle is repeated before all have been used.

    >>> from datetime import timedelta
    >>> first, all_of_them = date(2030, 1, 31), puzzles("gen7")
    >>> days = [first + timedelta(n - first.toordinal() % len(all_of_them)) for n in range(len(all_of_them))]
    >>> {daily("gen7", day).id for day in days} == set(all_of_them)
    True
    """
    shuffled = sorted(puzzles(title).values(), key=lambda found: _place(title, found.id))
    return shuffled[day.toordinal() % len(shuffled)] if shuffled else None


def _place(title: str, number: str) -> bytes:
    return blake2b(f"{title} {number}".encode(), digest_size=8).digest()
