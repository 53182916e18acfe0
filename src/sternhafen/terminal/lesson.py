"""A lesson in the terminal: the coach speaks, the learner moves by the same prompt as at the text table."""

from __future__ import annotations

from collections.abc import Callable

from sternhafen.engine import Action, Match
from sternhafen.lessons import Guide, Step, Text
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Prompt, Quit
from sternhafen.text import Rulebook, Words, rulebook


class LessonTable:
    """A guide, and the terminal's input and output."""

    def __init__(
        self,
        guide: Guide,
        words: Words,
        say: Callable[[str], None],
        hear: Callable[[str], str],
        paint: Paint,
        aloud: bool = False,
    ) -> None:
        self.guide = guide
        self.words = words
        self.say = say
        self.hear = hear
        self.paint = paint
        self.aloud = aloud
        """Whether all this is read aloud: then the coach names the move, and the board comes only on request."""
        self.learner = guide.lesson.learner
        self.shown_until = 0
        self.changed = True
        """Whether the board has changed since it was drawn; read aloud, only what others do counts."""

    @property
    def match(self) -> Match:
        """The lesson's game."""
        return self.guide.match

    @property
    def book(self) -> Rulebook:
        """The title's rules in the learner's language."""
        return rulebook(self.words.language, self.match.title.id)

    def run(self) -> None:
        """Teach the lesson to its end; raises `Quit` when the learner stops."""
        lesson = self.guide.lesson
        name = lesson.name.said(self.words.language)
        self.say(self.paint.bold(self.words("terminal-lesson", n=lesson.lesson, name=name, minutes=lesson.minutes)))
        self.say(self.words("terminal-lesson-help"))
        teach = {"say": self._speak, "play": self._watch, "do": self._ask_for_move, "ask": self._ask}
        while not self.guide.done:
            step = self.guide.step
            teach[step.kind](step)
        self._show_news()
        self.say(self.words("terminal-lesson-done"))

    def _speak(self, step: Step) -> None:
        self._show(step.say)
        if self._may_go_on():
            self.guide.proceed()
        else:
            self.back()

    def _watch(self, step: Step) -> None:
        """Play the others' moves, tell what they did unless they only lead up to something, and comment on them."""
        self.guide.proceed()
        self.changed = True
        if step.fast:
            self.shown_until = len(self.match.log)
        if step.say is None:
            return
        self._show(step.say)
        if not self._may_go_on():
            if not step.fast:
                self.guide.back()
            self.back()

    def _ask_for_move(self, step: Step) -> None:
        self._show(step.say)
        if self.aloud:
            self.say(self.words("terminal-lesson-move", action=self.words.action(self.guide.expected)))
        prompt = LessonPrompt(self, self.learner)
        prompt.show()
        while not prompt.answer(self.hear(self.words("terminal-input"))):
            pass

    def _ask(self, step: Step) -> None:
        """Ask until the answer is right; every answer gets its reason."""
        self._show(step.ask)
        language = self.words.language
        for number, answer in enumerate(step.answers, 1):
            self.say(f"{number:4}  {answer.text.said(language)}")
        while True:
            line = self.hear(self.words("terminal-input")).strip().lower()
            if line.isdigit() and 1 <= int(line) <= len(step.answers):
                answer = self.guide.answer(int(line) - 1)
                self._coach(answer.why)
                if answer.right:
                    return
            elif line == "skip":
                self.guide.proceed()
                return
            elif line == "back":
                self.back()
                return
            else:
                self._other(line)

    def _may_go_on(self) -> bool:
        """Wait until the learner has read; return False if the step before is wanted once more."""
        while True:
            line = self.hear(self.words("terminal-lesson-go-on")).strip().lower()
            if line in ("", "skip"):
                return True
            if line == "back":
                return False
            self._other(line)

    def _other(self, line: str) -> None:
        """Carry out what can be typed at any step."""
        if line == "q":
            raise Quit
        if line == "b":
            self.show_board(self.learner)
        else:
            self.say(self.words("terminal-lesson-help"))

    def _show(self, text: Text | None) -> None:
        """Tell what has happened, draw the board if it has changed, and let the coach speak."""
        self._show_news()
        if self.changed and not self.aloud:
            self.show_board(self.learner)
        self._coach(text)

    def _coach(self, text: Text | None) -> None:
        if text is not None:
            words = text.said(self.words.language)
            self.say(self.words("terminal-lesson-says", text=self.paint.bold(words)))

    def _show_news(self) -> None:
        for _, event in self.match.events_for(self.learner, self.shown_until):
            self.say(f"  {self.paint.dim('·')} {self.words.event(event)}")
        self.shown_until = len(self.match.log)

    def play(self, seat: int, action: Action) -> bool:
        """Play the learner's move if the lesson wants it, else say kindly why not."""
        reply = self.guide.move(action)
        if reply.illegal is not None:
            self.say(self.words.refusal(reply.illegal))
        self._coach(reply.otherwise)
        self.changed = self.changed or (reply.right and not self.paint.plain)
        return reply.right

    def back(self) -> bool:
        """Return to the step before; return whether there is one."""
        if not self.guide.back():
            self.say(self.words("terminal-lesson-start"))
            return False
        self.shown_until = len(self.match.log)
        self.changed = True
        return True

    def undo(self, seat: int, count: int) -> bool:
        """Return to the step before: a lesson takes back whole steps."""
        return self.back()

    def practise(self, seat: int) -> bool:
        """Return to the step before."""
        return self.back()

    def show_board(self, seat: int | None) -> None:
        """Draw the board as a seat sees it."""
        draw = board(self.match.title)
        if draw is not None:
            self.say("\n" + draw(self.match.state.view(seat), self.words, self.paint) + "\n")
        self.changed = False


class LessonPrompt(Prompt):
    """The question of a step that waits for the learner's move."""

    help = "terminal-lesson-help"

    def __init__(self, table: LessonTable, seat: int) -> None:
        super().__init__(table, seat)
        self.lesson = table

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """Return what the learner can type besides a number."""
        return {**super().commands(), "back": self._back, "skip": self._skip, "t": self._tip}

    def _back(self, rest: str) -> bool:
        return self.lesson.back()

    def _skip(self, rest: str) -> bool:
        """``skip`` lets the coach make the move."""
        self.lesson.guide.proceed()
        self.lesson.changed = self.lesson.changed or not self.lesson.paint.plain
        return True

    def _tip(self, rest: str) -> bool:
        """``t`` says which choice the lesson waits for."""
        expected = self.lesson.guide.expected
        number = self.legal.index(expected) + 1
        self.table.say(self.words("terminal-lesson-tip", number=number, action=self.words.action(expected)))
        return False
