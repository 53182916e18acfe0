"""Numbered rules: the same in both languages, every one of a finished title proven by a test, none invented."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sternhafen.engine import Title
from sternhafen.games import titles
from sternhafen.text import LANGUAGES, rulebook
from sternhafen.text.rules import parse

TESTS = Path(__file__).resolve().parent.parent
SOURCES = TESTS.parent / "src" / "sternhafen"
TITLES = list(titles().values())


def marked(path: Path) -> Iterator[str]:
    """Yield the ids in a test file's ``rule(...)`` marks."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


@cache
def proven() -> frozenset[str]:
    return frozenset(id for path in TESTS.rglob("test_*.py") for id in marked(path))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_rule_of_a_finished_title_has_a_test(title: Title) -> None:
    if title.finished:
        missing = sorted(set(rulebook("en", title.id).rules) - proven())
        assert not missing, f"{len(missing)} rules without a test: {missing[:20]}"


def test_every_marked_rule_exists() -> None:
    known = {id for title in TITLES for id in rulebook("en", title.id).rules}
    prefixes = {id.partition("-")[0] for id in known}
    unknown = sorted(id for id in proven() if id.partition("-")[0] in prefixes and id not in known)
    assert not unknown, f"no such rules: {unknown}"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_rules_are_the_same_in_every_language(title: Title) -> None:
    ids = {language: list(rulebook(language, title.id).rules) for language in LANGUAGES}
    assert ids["en"]
    assert ids["en"] == ids["de"]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_rules_named_in_the_code_exist(title: Title) -> None:
    known = set(rulebook("en", title.id).rules)
    prefix = next(iter(known)).partition("-")[0] + "-"
    package = SOURCES / "games" / title.id.replace("-", "_")
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(prefix):
                assert node.value in known, f"{path.name}: {node.value}"


BOOK = """# Auction
Words before the rules.
## 1 Sending
- **AUCTION-1.1** Two to four play.
- **AUCTION-1.2** Send one probe.

| probe | strength |
| --- | --- |
## 2 Stars
- **AUCTION-2.1** A star rises.
"""


def test_a_rule_ends_where_the_next_or_a_heading_begins() -> None:
    rules = list(parse(BOOK))
    assert [rule.id for rule in rules] == ["AUCTION-1.1", "AUCTION-1.2", "AUCTION-2.1"]
    assert rules[1].text.endswith("| --- | --- |")
    assert [rule.section for rule in rules] == ["1 Sending", "1 Sending", "2 Stars"]
