"""Every lesson can be played as written, in every way that it accepts, and its words hold."""

from __future__ import annotations

import re
from itertools import product

import msgspec
import pytest

from sternhafen.games import HOUSE_TITLES, titles
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.lessons import Lesson, Step, Text, lesson, lessons
from sternhafen.lessons.checks import MOST_WORDS, faults, replay

EVERY = [each for id in titles() for each in lessons(id)]
FIRST = lesson("escape-pods", 1)


@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_a_lesson_holds(each: Lesson) -> None:
    assert [str(fault) for fault in faults(each)] == []


def test_every_title_of_the_house_has_lessons_numbered_from_one() -> None:
    for package in HOUSE_TITLES:
        numbers = [each.lesson for each in lessons(package.replace("_", "-"))]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers


def changed(kind: str, **fields: object) -> Lesson:
    """Return the first lesson with one of its steps changed: the first of a kind."""
    steps = list(FIRST.steps)
    number = next(i for i, step in enumerate(steps) if step.kind == kind)
    steps[number] = msgspec.structs.replace(steps[number], **fields)
    return msgspec.structs.replace(FIRST, steps=tuple(steps))


LONG = Text("word " * (MOST_WORDS + 1), "Wort")
ILLEGAL = {"type": "Bury", "card": 1}


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (changed("say", say=LONG), "36 words"),
        (changed("say", say=Text("Hello", "")), "0 words"),
        (changed("say", rules=("PODS-99.9",)), "no rule PODS-99.9"),
        (changed("say", point=("action:99",)), "action:99 is no target"),
        (changed("say", point=("The prompt",)), "is no name"),
        (changed("do", otherwise=None), "nothing about other moves"),
        (changed("do", point=()), "points at nothing"),
        (changed("do", do={"type": "Activate"}), "Activate has the fields action, marker"),
        (changed("do", do={"type": "Fly"}), "no action Fly"),
        (changed("do", others=(ILLEGAL,)), "seat 0"),
        (changed("do", expect={"nobody.0": 1}), "the table has no nobody.0"),
        (changed("do", play=((0, ILLEGAL),)), "several kinds"),
        (changed("say", say=Text("It brings 47 points.", "Es bringt 47 Punkte.")), "nothing shows 47"),
        (changed("do", otherwise=Text("You have twelve.", "Du hast zwölf.")), "nothing shows 12"),
        (changed("say", say=Text("Two actions.", "Drei Handlungen.")), "other numbers in German"),
        (changed("say", say=Text("See lesson 9.", "Siehe Lektion 9.")), "no lesson 9"),
        (msgspec.structs.replace(FIRST, steps=(Step(ask=LONG),)), "two answers"),
        (msgspec.structs.replace(FIRST, steps=(Step(say=LONG),)), "nothing to do"),
    ],
)
def test_the_checks_see_what_is_wrong(broken: Lesson, problem: str) -> None:
    assert any(problem in str(fault) for fault in faults(broken)), [str(fault) for fault in faults(broken)]


@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_every_seat_has_the_name_that_the_words_use(each: Lesson) -> None:
    assert len(each.names) == each.seats


def test_gen7s_lessons_teach_at_the_campaign_that_is_played_unless_another_is_asked_for() -> None:
    assert {each.options["campaign"] for each in lessons("gen7")} == {HOUSE}


@pytest.mark.parametrize("ways", list(product((0, 1), repeat=2)))
def test_whatever_a_learner_answers_the_story_of_gen7s_last_lesson_goes_on_as_its_words_say(
    ways: tuple[int, int],
) -> None:
    story = lesson("gen7", 4)
    answers = dict(zip([number for number, step in enumerate(story.steps, 1) if step.others], ways, strict=True))

    def choose(at: int, count: int) -> int:
        return answers.get(at, 0)

    state = replay(story, choose).state
    book = campaign_of(HOUSE)
    assert isinstance(state, Gen7)
    assert state.log.flags[book.flag_names.index("logged")]
    assert book.reason_names[memory_of(state).reasons[story.learner]] == "reason_larder"


def test_lessons_call_pods_as_the_board_does() -> None:
    for each in lessons("escape-pods"):
        for step in each.steps:
            for text in filter(None, (step.say, step.otherwise, step.ask)):
                assert not re.search(r"\b([Pp]od|Kapsel) \d", f"{text.en} {text.de}"), text
