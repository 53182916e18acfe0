"""Rulebook: a title's rules as numbered text, to print, to search and to quote in refusals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from sternhafen.text.folders import text_file

RULE = re.compile(r"^- \*\*(?P<id>[A-Z][A-Z0-9]*-[A-Z]?\d+(?:\.\d+)*[a-z]?)\*\* (?P<text>.+)$")
RULING = "OP-"
"""The prefix of rulings: how we read what a rulebook leaves open."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule and the heading above it."""

    id: str
    section: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """All rules of a title in one language."""

    title: str
    rules: dict[str, Rule]
    rulings: dict[str, Rule]

    def find(self, wanted: str) -> list[Rule]:
        """Return the rule with an id, the rules of a chapter (``PODS-4``), or those that contain a word."""
        exact = self.rules.get(wanted.upper()) or self.rulings.get(wanted.upper())
        if exact is not None:
            return [exact]
        chapter = [rule for id, rule in self.rules.items() if id.startswith(wanted.upper() + ".")]
        word = wanted.casefold()
        every = [*self.rules.values(), *self.rulings.values()]
        return chapter or [rule for rule in every if word in f"{rule.section} {rule.text}".casefold()]


def parse(text: str) -> Iterator[Rule]:
    """Yield the rules in a Markdown text; everything up to the next rule belongs to it."""
    section, id, lines = "", "", list[str]()
    for line in [*text.splitlines(), "## "]:
        rule = RULE.match(line)
        heading = line.startswith("#")
        if (rule or heading) and id:
            yield Rule(id, section, "\n".join(lines).strip())
            id, lines = "", []
        if heading:
            section = line.lstrip("# ")
        elif rule:
            id, lines = rule["id"], [rule["text"]]
        elif id:
            lines.append(line)


@cache
def rulebook(language: str, title: str) -> Rulebook:
    """Return a title's rules; empty if it has no rules file."""
    numbered = {rule.id: rule for rule in parse(text_file(language, f"rules/{title}.md") or "")}
    rules = {id: rule for id, rule in numbered.items() if not id.startswith(RULING)}
    rulings = {id: rule for id, rule in numbered.items() if id.startswith(RULING)}
    return Rulebook(title, rules, rulings)
