"""Every skill is found by its rule: catalogued once, in its department's module, with the code its words lead to."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from sternhafen.games.gen7.data import vocabulary
from sternhafen.games.gen7.effects.verbs import MEANING
from sternhafen.games.gen7.rules.skills import biosphere, command, computer, energy
from sternhafen.games.gen7.rules.skills.catalogue import SKILLS
from sternhafen.games.gen7.rules.skills.hooks import Skill
from tests.games.gen7.table import BOOK

DEPARTMENTS = {"command": command, "computer": computer, "energy": energy, "biosphere": biosphere}
TEXT = (files("sternhafen") / "text" / "en" / "rules" / "gen7.md").read_text(encoding="utf-8")
PRINTED = re.findall(r"\*\*(GEN7-33\.\d+)\*\* \*([^*]+)\* \(", TEXT)
"""The rules of the rulebook that name a skill, with its name."""


def test_every_skill_of_the_rulebook_is_catalogued_once_in_its_order() -> None:
    names = {entry["id"]: entry["name"]["en"] for entry in BOOK.skill_data}
    assert [(skill.rule, names[skill.id]) for skill in SKILLS] == PRINTED
    assert sorted(skill.id for skill in SKILLS) == sorted(names)


def rules_of(skill: Skill) -> list[dict[str, Any]]:
    """Return what the house's campaign writes of a skill."""
    rules: list[dict[str, Any]] = next(entry["rules"] for entry in BOOK.skill_data if entry["id"] == skill.id)
    return rules


def named(data: object, *keys: str) -> Iterator[str]:
    """Yield the words that some keys have anywhere in a skill's rules."""
    if isinstance(data, dict):
        yield from (data[key] for key in keys if isinstance(data.get(key), str))
        for value in data.values():
            yield from named(value, *keys)
    elif isinstance(data, list):
        for entry in data:
            yield from named(entry, *keys)


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.id)
def test_a_skill_stands_with_the_department_that_its_rules_name(skill: Skill) -> None:
    home = next(name for name, module in DEPARTMENTS.items() if skill in module.SKILLS)
    departments = set(named(rules_of(skill), "dept"))
    departments |= {BOOK.room_data[BOOK.room_id[room]]["department"] for room in named(rules_of(skill), "room")}
    assert departments <= {home}


def constant(word: str) -> str:
    """Return the name that a static rule's word has inside the program."""
    number = vocabulary.MODS.index(word)
    return next(name for name, value in vars(vocabulary).items() if name == word.upper() and value == number)


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.id)
def test_the_words_of_a_skill_lead_to_its_hooks(skill: Skill) -> None:
    rules = rules_of(skill)
    hooks = [hook for hook in skill.hooks if inspect.isfunction(hook) or inspect.isclass(hook)]
    assert len(hooks) == len(skill.hooks) > 0
    for word in named(rules, "mod"):
        assert any(re.search(rf"\b{constant(word)}\b", inspect.getsource(hook)) for hook in hooks), word
    for word in skill.verbs:
        assert MEANING[word] is skill.verbs[word]
        assert word in set(named(rules, "op"))
    verbs = [inspect.getsource(MEANING[word]) for word in named(rules, "op")]
    if verbs and not skill.verbs and "targets" not in repr(rules) and skill.id not in DRAWS_OR_LEADS:
        assert any(re.search(rf"\b{hook.__name__}\b", source) for hook in hooks for source in verbs)


DRAWS_OR_LEADS = ("optimiser", "team_lead")
"""Their hooks are a step behind the verb (the next card is asked for) and before it (who could turn the dice)."""
