"""What a skill is to the rules: the code that its words in a campaign's files lead to.

Most skills are written in the language of effects alone (officer_skills.json): a word such as ``yield`` is asked for by
one rule, a verb such as ``gain`` has one meaning. A skill that needs more brings verbs of its own.
"""

from __future__ import annotations

from collections.abc import Callable

from sternhafen.games.gen7.effects.agenda import Verb

Hook = Callable[..., object]
"""A function or a step where the words of a skill take effect."""


class Skill:
    """A skill of the rulebook: its rule, its id in the files, its hooks, and the verbs that it brings."""

    __slots__ = ("rule", "id", "hooks", "verbs")

    def __init__(self, rule: str, id: str, *hooks: Hook, verbs: dict[str, Verb] | None = None) -> None:
        self.rule = rule
        self.id = id
        self.hooks = hooks
        self.verbs: dict[str, Verb] = verbs or {}
