"""Lessons in the terminal: played to the end by typing, with wrong moves, back, skip and quit, in both languages."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest

from sternhafen import cli
from sternhafen.engine.record import PERSON, peek
from sternhafen.games import titles
from sternhafen.lessons import Guide, Lesson, lesson, lessons
from sternhafen.lessons.shapes import action_of
from sternhafen.terminal.lesson import LessonTable
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Quit
from sternhafen.text import LANGUAGES, Words

EVERY = [each for id in titles() for each in lessons(id)]


class Learner:
    """Somebody who types what they are told first, and then does as the coach says."""

    def __init__(
        self, each: Lesson, lines: tuple[str, ...] = (), language: str = "en", plain: bool = True, aloud: bool = False
    ) -> None:
        self.guide = Guide(each)
        self.lines = list(lines)
        self.said: list[str] = []
        names = list(each.names) or [f"P{seat}" for seat in range(each.seats)]
        words = Words(language, self.guide.title.under(self.guide.match.setup.options), names)
        self.table = LessonTable(self.guide, words, self.said.append, self.hear, Paint(plain), aloud)

    def hear(self, prompt: str) -> str:
        """Return the next line; for a move, ask for the coach's tip and follow it."""
        if self.lines:
            return self.lines.pop(0)
        step = None if self.guide.done else self.guide.step
        if step is None or not prompt.startswith(">"):
            return ""
        if step.kind == "ask":
            return str([answer.right for answer in step.answers].index(True) + 1)
        tip = re.match(r"(I mean|Ich meine) (\d+)", self.said[-1])
        return tip[2] if tip else "t"

    def run(self) -> str:
        with suppress(Quit):
            self.table.run()
        return "\n".join(self.said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_a_lesson_is_played_by_typing(each: Lesson, language: str) -> None:
    learner = Learner(each, language=language, plain=language == "de")
    said = learner.run()
    assert learner.guide.done
    for step in each.steps:
        for text in (step.say, step.ask):
            assert text is None or text.said(language) in said
    if language == "de":
        assert "\x1b" not in said, "a screen reader gets no colours"


@pytest.mark.parametrize("each", EVERY, ids=lambda each: f"{each.title}-{each.lesson}")
def test_a_lesson_read_aloud_begins_with_the_coach_and_names_every_move(each: Lesson) -> None:
    learner = Learner(each, aloud=True)
    said = learner.run()
    assert learner.guide.done
    first = next(step.say for step in each.steps if step.say is not None)
    assert said.index(first.en) < 1000, "there is no board before the first words"
    for step in each.steps:
        if step.do is not None:
            assert learner.table.words.action(action_of(learner.guide.title, step.do)) in said


def test_a_lesson_read_aloud_reads_the_board_when_asked() -> None:
    each = lesson("cryo", 1)
    assert "THE WRECK" not in Learner(each, ("q",), aloud=True).run()
    assert "THE WRECK" in Learner(each, ("b", "q"), aloud=True).run()


def number_of_another(learner: Learner, beside: bool = False) -> str:
    """Return the number of a legal choice that the lesson does not want: a free one with `beside`."""
    guide = learner.guide
    wanted = [action_of(guide.title, way) for way in guide.step.ways]
    legal = guide.match.state.legal(guide.lesson.learner)
    others = [i for i, action in enumerate(legal, 1) if action not in wanted and action.beside == beside]
    return str(others[0])


def at_the_first_move(each: Lesson) -> Learner:
    learner = Learner(each)
    while learner.guide.step.kind != "do":
        learner.guide.proceed()
    return learner


def test_another_move_costs_nothing_and_gets_a_kind_word() -> None:
    learner = at_the_first_move(lesson("escape-pods", 1))
    before, step = learner.guide.match.state.digest(), learner.guide.step
    learner.lines = [number_of_another(learner), "99", "h", "q"]
    said = learner.run()
    assert step.otherwise is not None
    assert f"Coach: {step.otherwise.en}" in said
    assert said.count("back: the step before") == 2
    assert learner.guide.match.state.digest() == before


def test_a_free_action_is_refused_as_kindly() -> None:
    learner = at_the_first_move(lesson("cryo", 1))
    before = learner.guide.match.state.digest()
    learner.lines = [number_of_another(learner, beside=True), "q"]
    assert learner.guide.step.otherwise is not None
    assert f"Coach: {learner.guide.step.otherwise.en}" in learner.run()
    assert learner.guide.match.state.digest() == before


def test_back_says_the_step_before_once_more_and_skip_makes_the_move() -> None:
    each = lesson("escape-pods", 1)
    learner = at_the_first_move(each)
    number = learner.guide.number
    learner.lines = ["back", "", "u", "", "skip", "q"]
    said = learner.run()
    before = each.steps[number - 1].say
    assert before is not None
    assert said.count(before.en) == 2
    assert learner.guide.number == number + 1
    assert len(learner.guide.match.log) > 0


def test_back_at_the_beginning_says_so_and_a_watched_step_goes_back_to_the_one_before() -> None:
    each = lesson("escape-pods", 1)
    number = next(i for i, step in enumerate(each.steps) if step.kind == "play")
    learner = Learner(each, ("back", *[""] * number, "back", "q"))
    said = learner.run()
    assert "This is where the lesson begins." in said
    assert learner.guide.number == number - 1
    assert learner.guide.match.log == []


def test_questions_explain_wrong_answers_and_ask_again() -> None:
    learner = Learner(lesson("cryo", 1))
    while learner.guide.step.kind != "ask":
        learner.guide.proceed()
    answers = learner.guide.step.answers
    wrong = next(i for i, answer in enumerate(answers) if not answer.right)
    learner.lines = ["b", "7", str(wrong + 1), "back", "q"]
    number = learner.guide.number
    said = learner.run()
    assert answers[wrong].why.en in said
    assert learner.guide.number == number - 1
    learner.lines = ["", "skip"]
    learner.run()
    assert learner.guide.done


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("STERNHAFEN_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_the_menu_lists_all_lessons(
    english: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, ["q"])
    cli.main(["learn"])
    listed = capsys.readouterr().out
    for each in EVERY:
        assert f"{each.lesson}: {each.name.en} (about {each.minutes} minutes)" in listed


def test_from_the_menu_through_a_lesson_and_on_into_a_game(
    english: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    each = lesson("escape-pods", 1)
    typed(monkeypatch, ["1", *["skip"] * sum(not (step.fast and step.say is None) for step in each.steps), "1", "q"])
    cli.main(["learn", "escape-pods", "--plain"])
    assert "That was the lesson." in capsys.readouterr().out
    (saved,) = english.glob("sternhafen/escape-pods-*")
    record = peek(saved.read_bytes())
    assert record.players == [PERSON, "easy"]
    assert record.deal is not None
    assert (record.deal.how, record.deal.reason) == ("fixed", "lesson")


@pytest.mark.parametrize("wanted", [["escape-pods", "99"], ["no-such-title"]])
def test_what_does_not_exist_gets_one_clear_line(
    english: Path, wanted: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["learn", *wanted])
    assert caught.value.code == cli.USAGE_ERROR
    assert capsys.readouterr().err.count("\n") == 1
