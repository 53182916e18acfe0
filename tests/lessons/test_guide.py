"""The guide accepts what the lesson expects, refuses everything else at no cost, and goes back and forth."""

from __future__ import annotations

import pytest

from sternhafen.games import titles
from sternhafen.lessons import Guide, Lesson, UnknownLesson, lesson, lessons
from sternhafen.lessons.shapes import action_of

EVERY = [each for id in titles() for each in lessons(id)]


def to_the_first(kind: str, guide: Guide) -> Guide:
    while guide.step.kind != kind:
        guide.proceed()
    return guide


def finish(guide: Guide) -> None:
    while not guide.done:
        guide.proceed()


@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_a_learner_who_does_everything_else_first_reaches_the_same_end(each: Lesson) -> None:
    guide, straight = Guide(each), Guide(each)
    finish(straight)
    tried = 0
    while not guide.done:
        step = guide.step
        if step.kind == "do":
            ways = [action_of(guide.title, way) for way in step.ways]
            before = guide.match.state.digest()
            for action in guide.match.state.legal(each.learner)[:10]:
                if action not in ways:
                    tried += 1
                    reply = guide.move(action)
                    assert (reply.right, reply.otherwise, reply.illegal) == (False, step.otherwise, None)
            assert guide.match.state.digest() == before, "other moves cost nothing"
            assert guide.move(guide.expected).right
        elif step.kind == "ask":
            right = [answer.right for answer in step.answers].index(True)
            assert guide.answer(right).right
        else:
            guide.proceed()
    assert tried
    assert guide.match.state.digest() == straight.match.state.digest()


@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_back_leads_to_the_beginning_and_the_same_way_forward(each: Lesson) -> None:
    guide, seen = Guide(each), {}
    while not guide.done:
        seen[guide.number] = guide.match.state.digest()
        guide.proceed()
    end = guide.match.state.digest()
    while guide.back():
        assert not guide.step.fast
        assert guide.match.state.digest() == seen[guide.number]
    assert all(step.fast for step in each.steps[: guide.number])
    finish(guide)
    assert guide.match.state.digest() == end


def test_a_move_against_the_rules_gets_the_games_own_refusal_too() -> None:
    guide = to_the_first("do", Guide(lesson("escape-pods", 1)))
    reply = guide.move(action_of(guide.title, {"type": "Bury", "card": 1}))
    assert not reply.right
    assert reply.illegal is not None
    assert reply.illegal.rule.startswith("PODS-")
    assert reply.otherwise == guide.step.otherwise


def test_every_way_that_is_as_good_is_accepted() -> None:
    each = lesson("cryo", 1)
    number = next(i for i, step in enumerate(each.steps) if step.others)
    for way in each.steps[number].ways:
        guide = Guide(each)
        while guide.number < number:
            guide.proceed()
        assert guide.move(action_of(guide.title, way)).right
        assert guide.number == number + 1


def test_only_a_right_answer_leads_on() -> None:
    guide = to_the_first("ask", Guide(lesson("cryo", 1)))
    number = guide.number
    for i, answer in enumerate(guide.step.answers):
        if not answer.right:
            assert guide.answer(i) == answer
            assert guide.number == number
    right = [answer.right for answer in guide.step.answers].index(True)
    assert guide.answer(right).right
    assert guide.number == number + 1


def test_there_is_no_going_back_before_the_beginning() -> None:
    guide = Guide(lesson("escape-pods", 1))
    assert not guide.back()
    assert guide.number == 0


def test_an_unknown_lesson_names_those_that_exist() -> None:
    with pytest.raises(UnknownLesson) as caught:
        lesson("escape-pods", 99)
    assert caught.value.known == [1, 2, 3]
    assert lessons("no-such-title") == ()
