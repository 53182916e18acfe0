"""Where lessons are found: one JSON file each, ``data/cryo/1-first-steps.json``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from sternhafen.lessons.shapes import Lesson


class UnknownLesson(Exception):
    """There is no such lesson; `known` are the numbers of those that the title has."""

    def __init__(self, title: str, wanted: int, known: list[int]) -> None:
        super().__init__(f"{title} has no lesson {wanted}")
        self.title = title
        self.wanted = wanted
        self.known = known


@cache
def lessons(title: str) -> tuple[Lesson, ...]:
    """Return a title's lessons in order; none if it has none.

    >>> [lesson.name.en for lesson in lessons("escape-pods")]
    ['First steps', 'The rest', 'Playing well']
    """
    folder = files("sternhafen.lessons") / "data" / title
    if not folder.is_dir():
        return ()
    found = [read(path.read_bytes()) for path in folder.iterdir() if path.name.endswith(".json")]
    return tuple(sorted(found, key=lambda lesson: lesson.lesson))


def lesson(title: str, number: int) -> Lesson:
    """Return one lesson of a title, or raise `UnknownLesson`."""
    for each in lessons(title):
        if each.lesson == number:
            return each
    raise UnknownLesson(title, number, [each.lesson for each in lessons(title)])


def read(data: bytes) -> Lesson:
    """Return the lesson in a file's text, or raise `msgspec.ValidationError`."""
    return msgspec.json.decode(data, type=Lesson)
