"""The rules in chapters: every title of the house is told in both languages, with examples, pictures and rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sternhafen.games import HOUSE_TITLES
from sternhafen.text import LANGUAGES
from sternhafen.text.chapters import chapters
from sternhafen.text.folders import message_sources
from sternhafen.text.rules import rulebook

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
TITLES = [package.replace("_", "-") for package in HOUSE_TITLES]
FEWEST, MOST = 5, 8
WORDS = 30
"""What is shorter tells nothing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_is_told_with_an_example_and_rules_that_exist(title: str, language: str) -> None:
    told = chapters(language, title)
    assert FEWEST <= len(told) <= MOST
    assert len(told) == len(message_sources(language, f"chapters-{title}"))
    for chapter in told:
        assert chapter.name
        assert len(chapter.text.split()) >= WORDS
        assert len(chapter.example.split()) >= WORDS // 2
        assert chapter.rules
        assert not [rule for rule in chapter.rules if rule not in rulebook(language, title).rules]
        assert len(set(chapter.rules)) == len(chapter.rules)


@pytest.mark.parametrize("title", TITLES)
def test_chapters_are_the_same_in_every_language(title: str) -> None:
    one, *others = ([chapter.rules for chapter in chapters(language, title)] for language in LANGUAGES)
    assert all(other == one for other in others)


@pytest.mark.parametrize("title", TITLES)
def test_every_chapter_has_a_picture_of_its_own(title: str) -> None:
    source = (GAMES / title / "ChapterPicture.svelte").read_text(encoding="utf-8")
    drawn = [int(number) for number in re.findall(r"\{(?:#|:else )if chapter === (\d)\}", source)]
    assert [*drawn, len(drawn) + 1] == [number for number, _ in enumerate(chapters("en", title), 1)]
    assert source.count("  {:else}\n") == 1  # the last chapter's


def test_a_title_without_chapters_has_none() -> None:
    assert chapters("en", "no-such-title") == []
