"""The rules on one page: each title of the house has all parts, in both languages, with rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sternhafen.games import HOUSE_TITLES
from sternhafen.text import LANGUAGES
from sternhafen.text.rules import rulebook

TEXT = Path(__file__).resolve().parents[2] / "src" / "sternhafen" / "text"
PARTS = ("goal", "turn", "points", "end")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [package.replace("_", "-") for package in HOUSE_TITLES])
def test_a_title_is_told_on_one_page(title: str, language: str) -> None:
    text = (TEXT / language / f"web-primer-{title}.ftl").read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    assert [message.id.name for message in messages] == [f"web-primer-{title}-{part}" for part in PARTS]
    for message in messages:
        parts = {attribute.id.name: attribute.value for attribute in message.attributes}
        assert parts.keys() == {"example", "rule"}
        rule = parts["rule"].elements[0]
        assert isinstance(rule, ftl.TextElement)
        assert rule.value in rulebook(language, title).rules
