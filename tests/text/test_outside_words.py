"""Words that another distribution brings: found in both languages, and never instead of the house's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sternhafen.games import titles
from sternhafen.text.folders import folders, message_sources, text_file
from sternhafen.text.rules import rulebook
from sternhafen.text.words import Words
from tests import outside


def forget() -> None:
    for kept in (titles, folders, message_sources, rulebook):
        kept.cache_clear()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the teaching title's distribution, on the path."""
    outside.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


@pytest.mark.parametrize(("language", "name"), [("en", "Star Auction"), ("de", "Sternauktion")])
def test_an_outside_title_has_its_words_and_rules(installed: Path, language: str, name: str) -> None:
    title = titles()["star-auction"]
    words = Words(language, title, ["Ada", "Ben"])
    assert words.title_name(title) == name
    state = title.start(title.options(), 2, 1)
    question = state.question(0)
    assert question is not None
    assert words.question(state, question)
    assert all(words.action(action) for action in state.legal(0))
    assert list(rulebook(language, "star-auction").rules) == [f"AUCTION-1.{n}" for n in (1, 2, 3, 4)]


def test_the_houses_words_stay_its_own(installed: Path) -> None:
    (installed / "star_words" / "en" / "cryo.ftl").write_text("cryo-title = Stolen\n", encoding="utf-8")
    assert "cryo-title = Cryo" in (text_file("en", "cryo.ftl") or "")
