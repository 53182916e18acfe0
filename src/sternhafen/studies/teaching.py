"""A study as a lesson: the learner plays the commented decisions of a seat, everything else is played for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from sternhafen.engine import Action, Match
from sternhafen.lessons import Lesson, Step, Text
from sternhafen.lessons.checks import MOST_WORDS, Fault, faults
from sternhafen.lessons.shapes import Named
from sternhafen.studies.files import BadStudy
from sternhafen.studies.shapes import GAME, Study
from sternhafen.text import LANGUAGES, Words

A_MOVE: Final = 0.2
"""The minutes that a step takes, as the lesson's length is shown."""
SENTENCE: Final = re.compile(r"(?<=[.!?…])\s+")


def lesson_of(study: Study, match: Match, learner: int, names: tuple[str, ...] = ()) -> Lesson:
    """Return a lesson in which the learner sits at a seat; raise `BadStudy` if the study makes none.

    The words of the study are used for both languages. The lesson has passed the checks of lessons.
    """
    if match.before:
        raise BadStudy("study-no-lesson", problem="seam")
    setup = match.setup
    steps = tuple(steps_of(study, match, learner))
    lesson = Lesson(
        match.title.id,
        1,
        both(study.name),
        max(1, round(A_MOVE * len(steps))),
        setup.seats,
        setup.seed,
        msgspec.to_builtins(setup.options),
        learner,
        steps,
        names,
    )
    wrong: list[Fault] = faults(lesson)
    if wrong:
        raise BadStudy("study-no-lesson", problem=str(wrong[0]))
    return lesson


def steps_of(study: Study, match: Match, learner: int) -> Iterator[Step]:
    """Yield the steps of a lesson, up to the last comment on the game."""
    spoken = {note.at: note.text for note in study.notes if note.node == GAME}
    last = max(spoken, default=-1)
    otherwise = Text(*(Words(language)("engine-study-otherwise") for language in ("en", "de")))
    silent: list[tuple[int, Named]] = []
    place = -1
    for number, entry, before in match.retraced():
        if number > last:
            break
        bubbles = [one for at, text in sorted(spoken.items()) if place < at <= number for one in pieces(text)]
        place = number
        if bubbles and silent:
            yield Step(play=tuple(silent))
            silent = []
        assert entry.action is not None, "entries that count have actions"
        named = named_action(entry.action)
        asked = entry.seat == learner and bubbles and before.state.count_legal(learner) > 1
        yield from (Step(say=both(words)) for words in (bubbles[:-1] if asked else bubbles))
        if asked:
            point = tuple(entry.action.targets()) or ("prompt",)
            yield Step(say=both(bubbles[-1]), point=point, do=named, otherwise=otherwise)
        else:
            silent.append((entry.seat, named))
    if silent:
        yield Step(play=tuple(silent))
    for at, text in sorted(spoken.items()):
        if at > place:
            yield from (Step(say=both(words)) for words in pieces(text))


def named_action(action: Action) -> Named:
    """Return an action by the names of its fields, as lessons have it."""
    fields = {name: msgspec.to_builtins(getattr(action, name)) for name in action.__struct_fields__}
    return {"type": action.__struct_config__.tag, **fields}


def both(words: str) -> Text:
    """Return the same words for both languages."""
    return Text(**dict.fromkeys(LANGUAGES, words))


def pieces(text: str) -> Iterator[str]:
    """Yield a comment in bubbles: by sentence as far as possible, none longer than a bubble may be.

    >>> list(pieces("Look at the map. " + "far " * 40))[0], len(list(pieces("far " * 40)))
    ('Look at the map.', 2)
    """
    bubble: list[str] = []
    for sentence in SENTENCE.split(text.strip()):
        words = sentence.split()
        if bubble and len(bubble) + len(words) > MOST_WORDS:
            yield " ".join(bubble)
            bubble = []
        while len(words) > MOST_WORDS:
            yield " ".join(words[:MOST_WORDS])
            words = words[MOST_WORDS:]
        bubble += words
    if any(letter.isalnum() for word in bubble for letter in word):
        yield " ".join(bubble)
