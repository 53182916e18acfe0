"""Where lessons are found: one JSON file each, ``data/cryo/1-first-steps.json``."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from sternhafen.lessons.shapes import Lesson

FOLDERS: list[Traversable] = [files("sternhafen.lessons") / "data"]
"""Where to look for the folders of titles; a browser adds the pack of each title that it fetches."""


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
    folders = [folder / title for folder in FOLDERS]
    paths = [path for folder in folders if folder.is_dir() for path in folder.iterdir()]
    all_lessons = [read(path.read_bytes()) for path in paths if path.name.endswith(".json")]
    return tuple(sorted(all_lessons, key=lambda lesson: lesson.lesson))


def lesson(title: str, number: int) -> Lesson:
    """Return one lesson of a title, or raise `UnknownLesson`."""
    wanted = find_lesson(title, number)
    if wanted is None:
        raise UnknownLesson(title, number, [each.lesson for each in lessons(title)])
    return wanted


def find_lesson(title: str, number: int) -> Lesson | None:
    """Return one lesson of a title; None if there is none with this number."""
    return next((each for each in lessons(title) if each.lesson == number), None)


def edition(lesson: Lesson) -> str:
    """Return a hash of a lesson: another one means that it was changed."""
    return hashlib.blake2b(msgspec.json.encode(lesson), digest_size=8).hexdigest()


def read(data: bytes) -> Lesson:
    """Return the lesson in a file's text, or raise `msgspec.ValidationError`."""
    return msgspec.json.decode(data, type=Lesson)
