"""The text table: games played to the end by typing, undo, rules, why-not and hand-over."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from itertools import islice
from random import Random

import pytest

from sternhafen.bots import bot
from sternhafen.engine import Ask, Event, Match, Title
from sternhafen.engine.record import PERSON
from sternhafen.games import titles
from sternhafen.games.cryo.actions import Deploy
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.rules.turns import Turn
from sternhafen.games.gen7.actions import PlayFile
from sternhafen.table.hosts.local import LocalTable
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Prompt, Quit
from sternhafen.terminal.table import TextTable
from sternhafen.text import LANGUAGES, Words
from sternhafen.text.chapters import chapters
from tests.web.gen7_games import at_the_end_of_a_turn_with_a_file

TITLES = list(titles().values())
NAMES = ["Ada", "Bo", "Cleo", "Dot", "Eve", "Fay"]


class Typist:
    """Somebody at the keyboard: types what it is told first, then random choices."""

    def __init__(self, lines: list[str], seed: int = 1) -> None:
        self.lines = lines
        self.said: list[str] = []
        self.rng = Random(seed)
        self.saves = 0

    def hear(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        numbers = [line.split()[0] for line in self.said[-45:] if line[:4].strip().isdigit() and line[4:6] == "  "]
        return self.rng.choice(numbers) if numbers and prompt.startswith(">") else ""

    def say(self, text: str) -> None:
        self.said.append(text)

    def save(self, table: LocalTable) -> None:
        self.saves += 1


def sit_down(
    title: Title,
    typist: Typist,
    seats: int,
    bots: int,
    language: str = "en",
    plain: bool = True,
    seed: int = 3,
    match: Match | None = None,
) -> TextTable:
    match = match or Match.new(title, seats, seed)
    words = Words(language, title, NAMES[:seats])
    played = {seat: bot("random") for seat in range(seats - bots, seats)}
    players = ["random" if seat in played else PERSON for seat in range(seats)]
    table = LocalTable(match, NAMES[:seats], players, changed=typist.save)
    return TextTable(table, words, played, typist.say, typist.hear, Paint(plain))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_whole_game_is_played_by_typing(title: Title, language: str) -> None:
    typist = Typist([])
    table = sit_down(title, typist, min(n for n in title.seats if n > 1), 1, language, plain=language == "de")
    table.run()
    assert table.match.over
    assert typist.saves == len(table.match.log)
    assert table.words("terminal-over") in typist.said


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_event_and_action_of_whole_games_has_words_in_both_languages(title: Title) -> None:
    for seats in title.seats:
        words = [Words(language, title, NAMES[:seats]) for language in LANGUAGES]
        match, rng = Match.new(title, seats, seats), Random(seats)
        read: dict[int, Ask] = {}
        while not match.over:
            for seat in match.state.asked():
                question = match.state.question(seat)
                assert question is not None
                if read.get(seat) != question:  # while others answer, it is the same
                    assert all(word.question(match.state, question) for word in words)
                    read[seat] = question
            seat = rng.choice(match.state.asked())
            for word in words:
                assert word.action(match.state.sample_legal(seat, rng.random))
            judged = (ask.check(match.state, a) for ask, a in match.state.candidates(seat)[:30])
            refused = islice(filter(None, judged), 3)
            assert all(word.refusal(illegal) for illegal in refused for word in words)
            entry = match.play(seat, match.state.sample_legal(seat, rng.random))
            for event in entry.events:
                seen: list[Event] = []
                for viewer in [*range(seats), None]:
                    if (shown := event.seen_by(viewer)) not in seen:  # most see the same
                        assert all(word.event(shown) for word in words)
                        seen.append(shown)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_title_has_a_board_for_everybody(title: Title) -> None:
    draw = board(title)
    assert draw is not None
    for seats in title.seats:
        words = [Words(language, title, NAMES[:seats]) for language in LANGUAGES]
        match, rng = Match.new(title, seats, 1), Random(1)
        while not match.over:
            if rng.random() < 0.05:
                for viewer in [0, None]:
                    view = match.state.view(viewer)
                    for word in words:
                        assert draw(view, word, Paint(False))
                        assert "\x1b" not in draw(view, word, Paint(True))
            seat = match.state.asked()[0]
            match.play(seat, match.state.sample_legal(seat, rng.random))


@pytest.fixture
def title() -> Title:
    return titles()["escape-pods"]


def test_undo_takes_back_and_says_how_far(title: Title) -> None:
    typist = Typist(["3", "u ?", "u", "q"])
    table = sit_down(title, typist, 2, 0, seed=5)
    table.holder = table.match.state.asked()[0]
    with pytest.raises(Quit):
        table.run()
    assert any("1" in line or "one" in line for line in typist.said)
    assert table.words("terminal-undone", count=1) in typist.said
    assert table.match.log[0].struck


def test_a_tip_names_a_choice_and_what_the_bot_expects_of_it(title: Title) -> None:
    typist = Typist(["t", "q"])
    table = sit_down(title, typist, 2, 0, seed=5)
    table.holder = table.match.state.asked()[0]
    with pytest.raises(Quit):
        table.run()
    tips = [line for line in typist.said if line.startswith(("A bot would choose", "Or ", "Just as good"))]
    assert len(tips) == 3
    expected = [float(tip.split("about ")[-1].split(" points")[0]) for tip in tips if "about" in tip]
    assert expected == sorted(expected, reverse=True)
    assert "100 % sure" not in tips[0]
    numbers = [int(re.findall(r"\d+", line)[0]) for line in tips]
    legal = table.match.state.legal(table.holder)
    assert all(table.words.action(legal[n - 1]) in tip for n, tip in zip(numbers, tips, strict=True))


def test_nothing_to_undo_says_so(title: Title) -> None:
    typist = Typist(["", "u", "q"])
    table = sit_down(title, typist, 2, 0)
    with pytest.raises(Quit):
        table.run()
    assert any(line.startswith(table.words("engine-no-undo-start")) for line in typist.said)


def test_the_rule_behind_the_question_is_printed(title: Title) -> None:
    typist = Typist(["", "?", "q"])
    table = sit_down(title, typist, 2, 0)
    question = table.match.state.question(table.match.state.asked()[0])
    with pytest.raises(Quit):
        table.run()
    assert question is not None
    assert any(line.startswith(question.rule) for line in typist.said)


def test_chapters_of_the_rules_are_listed_and_told() -> None:
    typist = Typist(["", "c", "c 2", "q"])
    table = sit_down(titles()["cryo"], typist, 2, 0)
    with pytest.raises(Quit):
        table.run()
    second = chapters(table.words.language, "cryo")[1]
    assert f" 2  {second.name}" in typist.said
    assert set(second.lines()) <= set(typist.said)


def test_what_tells_what_a_thing_does_and_says_so_if_there_is_none() -> None:
    typist = Typist(["", "what reactor", "what zzz", "q"])
    table = sit_down(titles()["cryo"], typist, 2, 0)
    with pytest.raises(Quit):
        table.run()
    assert "Reactor  Up to three crystals become as much energy. (CRYO-5.17)" in typist.said
    assert table.words("terminal-no-card", wanted="zzz") in typist.said


def test_why_lists_what_is_refused_and_gives_the_rule(title: Title) -> None:
    typist = Typist(["", "why", "why 1", "q"])
    table = sit_down(title, typist, 2, 0)
    with pytest.raises(Quit):
        table.run()
    position = next(i for i, line in enumerate(typist.said) if line.startswith("   1  ") and i > 5)
    assert position
    assert typist.said[-1].split()[0] in table.book.rules


def test_why_with_a_word_tells_the_reason_nearest_to_what_is_allowed_first() -> None:
    title = titles()["cryo"]
    typist = Typist([])
    table = sit_down(title, typist, 2, 0)
    while not isinstance(table.match.state.question(0), Turn):
        seat = table.match.state.first_asked()
        table.match.play(seat, table.match.state.legal(seat)[0])
    state = table.match.state
    assert isinstance(state, Cryo)
    damaged = next(dock for dock in range(20) if state.damaged >> dock & 1)
    state.sides[0].home = 0b100000  # the only drone stands on the last platform dock
    prompt = Prompt(table, 0)
    word = table.words.action(Deploy(5, damaged)).rpartition("→ ")[2]
    prompt.answer(f"why {word}")
    prompt.answer("why 1")
    assert typist.said[-1].startswith("CRYO-3.7")


def test_hot_seat_hides_the_screen_before_the_next_person(title: Title) -> None:
    typist = Typist([])
    heard: list[str] = []

    def listening(hear: Callable[[str], str]) -> Callable[[str], str]:
        def listen(prompt: str) -> str:
            heard.append(prompt)
            return hear(prompt)

        return listen

    table = sit_down(title, typist, 2, 0, plain=False)
    table.hear = listening(typist.hear)
    table.run()
    assert any("Ada" in prompt for prompt in heard)
    assert any("Bo" in prompt for prompt in heard)
    assert any(line.count("\n") >= 40 for line in typist.said)


def test_nonsense_gets_help(title: Title) -> None:
    typist = Typist(["", "what?", "9999", "q"])
    table = sit_down(title, typist, 2, 0)
    with pytest.raises(Quit):
        table.run()
    assert table.words("terminal-help") in typist.said


def test_a_file_is_played_by_typing_before_the_turn_is_over() -> None:
    match = deepcopy(at_the_end_of_a_turn_with_a_file())  # which others go on from, too
    held = match.state.legal(0)
    number = next(i for i, action in enumerate(held, 1) if isinstance(action, PlayFile))
    typist = Typist([str(number), "q"])
    table = sit_down(titles()["gen7"], typist, 3, 0, match=match)
    table.holder = 0
    with pytest.raises(Quit):
        table.run()
    assert any(table.words("gen7-ask-wrap-up") in line for line in typist.said)
    assert table.match.log[-1].action == held[number - 1]


def test_a_tip_says_why(title: Title) -> None:
    typist = Typist(["t", "q"])
    table = sit_down(title, typist, 2, 0, seed=5)
    table.holder = table.match.state.asked()[0]
    with pytest.raises(Quit):
        table.run()
    assert any(line.startswith(("Why: ", "Nothing is clearly better. It brings: ")) for line in typist.said)
