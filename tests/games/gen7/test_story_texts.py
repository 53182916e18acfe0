"""The story as a reader meets it: both languages, pages that fit a screen, nothing presupposed that never happened."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

COMPONENTS = files("sternhafen.games.gen7") / "data" / "seventh_watch"
NAMES = [path.name for path in COMPONENTS.iterdir() if path.name.endswith(".json")]
PAGE = 160
"""Words that a full-screen story moment holds."""


def load(name: str) -> Any:
    return json.loads((COMPONENTS / name).read_text(encoding="utf-8"))


def parts(value: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every object of a file with the way to it."""
    if isinstance(value, dict):
        yield where, value
        for key, inner in value.items():
            yield from parts(inner, f"{where}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from parts(inner, f"{where}[{name}]")


def texts(name: str) -> Iterator[tuple[str, str, str]]:
    for where, part in parts(load(name)):
        if "en" in part or "de" in part:
            assert set(part) == {"en", "de"}, f"{name}{where}: one language is missing"
            yield f"{name}{where}", part["en"], part["de"]


@pytest.mark.parametrize("name", NAMES)
def test_every_text_is_there_in_both_languages(name: str) -> None:
    for where, english, german in texts(name):
        for text in (english, german):
            assert text, where
            assert text.strip() == text, where


@pytest.mark.parametrize("name", NAMES)
def test_quotation_marks_are_those_of_the_language(name: str) -> None:
    for where, english, german in texts(name):
        assert not re.search(r"[\"'„‚]", english), where
        assert not re.search(r"[\"']", german.replace("Tomasz' ", "")), where
        assert english.count("“") == english.count("”"), where
        assert german.count("„") == german.count("“"), where


@pytest.mark.parametrize("name", ["episodes.json", "fate_cards.json"])
def test_a_story_moment_fits_its_page(name: str) -> None:
    for where, english, german in texts(name):
        for text in (english, german):
            assert len(text.split()) <= PAGE, where
    for where, english, german in texts(name):
        assert english.count("\n\n") == german.count("\n\n"), where


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_speak_of_the_same_numbers(name: str) -> None:
    """Figures in digits are rules or facts of the story; they must not differ."""
    for where, english, german in texts(name):
        figures = [
            sorted(re.findall(r"[1-9]\d*", re.sub(r"(?<=\d),(?=\d{3})", "", text))) for text in (english, german)
        ]
        assert figures[0] == figures[1], f"{where}: {english} / {german}"


def test_every_flag_that_is_asked_for_can_be_set() -> None:
    asked: dict[str, str] = {}
    settable: set[str] = set()
    for name in NAMES:
        for where, part in parts(load(name)):
            if part.get("test") == "flag":
                asked.setdefault(part["flag"], name + where)
            if part.get("op") == "flag":
                settable.add(part["flag"])
    assert asked
    assert {flag: where for flag, where in asked.items() if flag not in settable} == {}
