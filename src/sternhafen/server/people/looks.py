"""Looks: what a name looks like, so that nobody on the leaderboard can be taken for somebody else."""

from __future__ import annotations

import unicodedata

CYRILLIC = dict(zip("аеорсухіјѕԁһԛԝкмтв", "aeopcyxijsdhqwkmtb", strict=True))  # what they are for
GREEK = dict(zip("αορνικτυχγ", "aopviktuxy", strict=True))
TWINS = str.maketrans(CYRILLIC | GREEK | {"ı": "i", "\u200c": "", "\u200d": ""})
"""Letters that look like Latin ones, once case is gone, and joiners, which cannot be seen."""
LENGTH = 48
"""How much of a look is stored: names of 24 letters can become longer."""


def look(name: str) -> str:
    """Return what a name looks like: the same for names that people cannot tell apart.

    >>> look("Zoe\u0308") == look("ZO\xcb") != look("Zoe")
    True
    >>> look("\uff21d\u200da") == look("Ad\u0430") == "ada"
    True
    """
    seen = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", seen.translate(TWINS))[:LENGTH]
