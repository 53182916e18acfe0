"""Later versions of the teaching title, as an update would bring them: each changes its rules in another way."""

from __future__ import annotations

from types import ModuleType

from sternhafen.engine import Title
from tests import teaching

RULES = ('Title("star-auction", 1,', 'Title("star-auction", 2,')
STRONGER = ("3 * (s.boosts[i]", "5 * (s.boosts[i]")
"""A boost counts five: old positions still load."""
FIELD = (
    (
        '__slots__ = ("hands", "sent", "boosts", "stars", "score")',
        '__slots__ = ("bonus", "hands", "sent", "boosts", "stars", "score")',
    ),
    ("score: Any, **base", "score: Any, bonus: Any = 0, **base"),
    ("super().__init__(**base)", "super().__init__(**base)\n        self.bonus = bonus"),
    ("self.score[:], seats=", "self.score[:], self.bonus, seats="),
)
"""A new field with a default, which even stands before all others in dumps: they still load, by name."""
RENAMED = (("hands", "cards"),)
"""A field is called otherwise: nobody could know what an old value means."""


def source(*changes: tuple[str, str]) -> str:
    """Return the title's code under its second rules, with more changes."""
    code = teaching.source()
    for old, new in (RULES, *changes):
        assert old in code, f"the page no longer says {old!r}"
        code = code.replace(old, new)
    return code


def load(*changes: tuple[str, str]) -> Title:
    """Return the title with changes, from a module of its own."""
    module: ModuleType = teaching.run(source(*changes))
    found: Title = module.TITLE
    return found
