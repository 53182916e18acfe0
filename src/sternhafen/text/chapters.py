"""Chapters: a title's rules told in prose with examples, each with the numbered rules that it explains.

They are the messages ``chapters-<title>-<number>`` of ``chapters-<title>.ftl``; pages show them with pictures.
"""

from __future__ import annotations

from dataclasses import dataclass

from sternhafen.text.ids import chapter
from sternhafen.text.messages import Messages


@dataclass(frozen=True)
class Chapter:
    """A chapter: its heading, its text, a worked example, and the ids of the rules behind it."""

    name: str
    text: str
    example: str
    rules: tuple[str, ...]

    def lines(self) -> tuple[str, ...]:
        """Return the chapter as lines of text."""
        return (self.name, self.text, self.example, " ".join(self.rules))

    def mentions(self, word: str) -> bool:
        """Return whether it contains a word or the id of a rule."""
        return word.casefold() in " ".join(self.lines()).casefold()


def chapters(language: str, title: str) -> list[Chapter]:
    """Return a title's chapters in their order; none if it has no such file."""
    messages = Messages(language, [f"chapters-{title}"])
    told: list[Chapter] = []
    while (id := chapter(title, len(told) + 1)) in messages:
        text, example, rules = (messages.format(id, {}, part) for part in ("text", "example", "rules"))
        told.append(Chapter(messages.format(id, {}), text, example, tuple(rules.split())))
    return told
