"""What all parts of Cryo's text board use: names of components and sides, pods by sign, lines of one width."""

from __future__ import annotations

import re
from typing import Final

from sternhafen.games.cryo.view import CryoView
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

WIDTH: Final = 100
ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")


def name(words: Words, kind: str, number: int) -> str:
    """Return a component's name."""
    return words(f"cryo-name-{kind}-{number}")


def names(words: Words, kind: str, numbers: tuple[int, ...]) -> str:
    """Return several components' names, equal ones counted."""
    texts = []
    for number in sorted(set(numbers)):
        count = numbers.count(number)
        texts.append(name(words, kind, number) + (f" ×{count}" if count > 1 else ""))
    return ", ".join(texts) or words("cryo-board-none")


def side_name(view: CryoView, number: int, words: Words) -> str:
    """Return the name of who plays a side."""
    return words("cryo-board-side", side=-1 if view.solo and number == 1 else number)


def signed(view: CryoView, number: int, words: Words, paint: Paint) -> str:
    """Return a side's sign and name, in its colour."""
    return f"{paint.glyph(number)} {paint.seat(number, side_name(view, number, words))}"


def pods(view: CryoView, counts: list[int], words: Words, paint: Paint) -> str:
    """Return how many pods of each side are in a place, by sign (or name, for listeners)."""
    texts = []
    for number, count in enumerate(counts):
        if count:
            who = side_name(view, number, words) + " " if paint.plain else paint.glyph(number)
            texts.append(f"{who}{count}")
    return (", " if paint.plain else " ").join(texts) or words("cryo-board-none")


def padded(text: str, width: int) -> str:
    """Return text padded with spaces to a width, not counting colours."""
    return text + " " * (width - len(ESCAPES.sub("", text)))


def wrapped(lines: list[str]) -> list[str]:
    """Return lines broken at spaces so that none is wider than the board."""
    rows = []
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        row, width = "", 0
        for word in line.split(" "):
            length = len(ESCAPES.sub("", word)) + 1
            if width and width + length > WIDTH:
                rows.append(row)
                row, width = " " * (indent + 4), indent + 4
            elif width:
                row += " "
            row, width = row + word, width + length
        rows.append(row)
    return rows
