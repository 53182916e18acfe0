"""Numbers in a lesson's words: each must stand on the table, in a move of the step, or in a rule that it cites.

A step that says a number for which none of these speaks lists in `expect` where the table shows it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from sternhafen.engine import Event, Title
from sternhafen.lessons.files import find_lesson
from sternhafen.lessons.shapes import Lesson, Step, Text, action_of
from sternhafen.text import LANGUAGES, Words, rulebook

ENGLISH = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"]
GERMAN = ["zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn"]
IN_WORDS = {
    "en": {**{word: number for number, word in enumerate(ENGLISH, 2)}, "twenty-one": 21, "twice": 2},
    "de": {
        **{word: number for number, word in enumerate(GERMAN, 2)},
        "einundzwanzig": 21,
        "zweimal": 2,
        "dreimal": 3,
        "dritt": 3,
    },
}
"""Numbers as words. One is left out: it is an article, too."""
WORD = re.compile(r"[\w-]+")
LESSON = re.compile(r"\b(?:[Ll]esson|Lektion) (\d+)")


def numbers_in(said: str, language: str) -> list[int]:
    """Return the numbers in some words, as digits or words, without the numbers of lessons.

    >>> numbers_in("Two crystals for 3 points, as lesson 2 says", "en")
    [2, 3]
    """
    words = [word.strip("-").casefold() for word in WORD.findall(LESSON.sub("", said))]
    known = IN_WORDS[language]
    return [int(word) if word.isdigit() else known[word] for word in words if word.isdigit() or word in known]


def texts_of(step: Step) -> Iterator[Text]:
    """Yield everything that is said at a step."""
    yield from (text for text in (step.say, step.otherwise, step.ask) if text is not None)
    for answer in step.answers:
        yield answer.text
        yield answer.why


def numbers_of(value: Any) -> Iterator[int]:
    """Yield the numbers in what a step expects to be shown."""
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from numbers_of(each)
    elif isinstance(value, str):
        yield from numbers_in(value, "en")
    elif isinstance(value, int):
        yield value


def unfounded(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """Yield the number of each step that says a number which nothing bears out, and what is wrong."""
    match = lesson.start()
    title = lesson.rules_of_play.under(match.setup.options)
    words = [Words(language, title, lesson.names) for language in LANGUAGES]
    before: set[int] = set()
    for number, step in enumerate(lesson.steps, 1):
        after = next(iter(lesson.steps[number:]), None)
        moves = step.play if step.do is None else ((lesson.learner, step.do),)
        events = [event for seat, named in moves for event in match.play(seat, action_of(title, named)).events]
        expected = {each for value in step.expect.values() for each in numbers_of(value)}
        for said in words:
            known = expected | before | set(shown(said, title, step, [] if step.fast else events))
            if step.kind == "ask" and after is not None:  # it asks for what comes next
                known |= set(shown(said, title, after, ()))
            for text in texts_of(step):
                words_said = text.said(said.language)
                missing = sorted(set(numbers_in(words_said, said.language)) - known)
                if missing:
                    yield number, f"nothing shows {', '.join(map(str, missing))}: {words_said}"
        for text in texts_of(step):
            yield from ((number, fault) for fault in faults_between(lesson, text))
        before = expected


def faults_between(lesson: Lesson, text: Text) -> Iterator[str]:
    """Yield what is wrong if the languages say different numbers, or a lesson is named that does not exist."""
    if Counter(numbers_in(text.en, "en")) != Counter(numbers_in(text.de, "de")):
        yield f"other numbers in German: {text.en} – {text.de}"
    for named in LESSON.findall(f"{text.en} {text.de}"):
        if find_lesson(lesson.title, int(named)) is None:
            yield f"there is no lesson {named}: {text.en}"


def shown(words: Words, title: Title, step: Step, events: Iterable[Event]) -> Iterator[int]:
    """Yield the numbers of what a step shows by itself: its moves and what they lead to, its things, its rules."""
    for named in (*step.ways, *(named for _, named in (() if step.fast else step.play))):
        yield from numbers_in(words.action(action_of(title, named)), words.language)
    for event in events:
        yield from numbers_in(words.event(event), words.language)
    if step.ways:
        yield len(step.ways)
    for point in step.point:
        yield from numbers_in(name_of(words, point), words.language)
    for language in LANGUAGES:
        known = rulebook(language, title.id).rules
        for rule in step.rules:
            yield from numbers_in(known[rule].text if rule in known else "", language)


def name_of(words: Words, point: str) -> str:
    """Return what the table calls a thing, or the number after its kind if its name is not among the messages."""
    kind, _, rest = point.partition(":")
    numbers = rest.split(":")
    try:
        return words.name(kind, int(numbers[-1]))
    except (KeyError, IndexError, ValueError):
        return numbers[-1]
