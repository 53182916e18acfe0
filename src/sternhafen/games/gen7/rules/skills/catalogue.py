"""All skills, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.effects.agenda import Verb
from sternhafen.games.gen7.rules.skills import biosphere, command, computer, energy
from sternhafen.games.gen7.rules.skills.hooks import Skill


def _rule_number(skill: Skill) -> int:
    return int(skill.rule.rpartition(".")[2])


SKILLS: Final[list[Skill]] = sorted(
    [*command.SKILLS, *computer.SKILLS, *energy.SKILLS, *biosphere.SKILLS], key=_rule_number
)
SKILL_VERBS: Final[dict[str, Verb]] = {word: verb for skill in SKILLS for word, verb in skill.verbs.items()}
"""The verbs that skills add to the language of effects."""
