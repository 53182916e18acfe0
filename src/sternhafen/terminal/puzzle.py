"""A puzzle in the terminal: a position, a question, and what every answer is worth."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from sternhafen.bots.values import Reason
from sternhafen.engine import Action, Match, Setup
from sternhafen.games import title as title_by_id
from sternhafen.puzzles import Found, UnknownPuzzle, daily, find_puzzle
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.play import hear, say
from sternhafen.terminal.prompt import Prompt, Quit
from sternhafen.text import Rulebook, Words, rulebook


def set_puzzle(language: str, title: str, wanted: str | None, plain: bool) -> None:
    """Set a puzzle of a title, or the one of the day."""
    title_by_id(title)
    found = daily(title, datetime.now(UTC).date()) if wanted is None else find_puzzle(title, wanted)
    if found is None:
        raise UnknownPuzzle(title, wanted or "")
    general = Words(language)
    names = [general("terminal-player", n=seat + 1) for seat in range(found.seats)]
    paint = Paint(plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ)
    table = PuzzleTable(found, Words(language, found.title, names), say, hear, paint)
    try:
        table.run()
    except Quit:
        return


class PuzzleTable:
    """A puzzle, and the terminal's input and output."""

    def __init__(
        self, found: Found, words: Words, say: Callable[[str], None], hear: Callable[[str], str], paint: Paint
    ) -> None:
        self.found = found
        self.words = words
        self.say = say
        self.hear = hear
        self.paint = paint
        self.tries = 0
        title = found.title
        state = found.state()
        self.match = Match(title, Setup(title.options(), found.seats, 0), state)

    @property
    def book(self) -> Rulebook:
        """The title's rules in the player's language."""
        return rulebook(self.words.language, self.found.form.title)

    def run(self) -> None:
        """Ask until the best move is found, or shown; raises `Quit` when the player stops."""
        puzzle = self.found.puzzle
        self.say(self.paint.bold(self.words("terminal-puzzle", id=self.found.id, level=puzzle.level)))
        self.say(self.words("terminal-puzzle-help"))
        self.show_board(puzzle.seat)
        prompt = PuzzlePrompt(self, puzzle.seat)
        prompt.show()
        while not prompt.answer(self.hear(self.words("terminal-input"))):
            pass

    def play(self, seat: int, action: Action) -> bool:
        """Take an answer: the best ends the puzzle, any other is told what it costs."""
        if action == self.found.best():
            self.solve("terminal-puzzle-solved")
            return True
        self.tries += 1
        other = next((one for one in self.found.puzzle.others if self.found.title.action(one.action) == action), None)
        if other is None:
            self.say(self.words("terminal-puzzle-wrong"))
            return False
        self.say(self.words("terminal-puzzle-cost", points=other.cost))
        if other.reasons:
            self.say(self.words("terminal-puzzle-because", reasons=self.reasons(other.reasons)))
        return False

    def solve(self, message: str) -> None:
        """Tell the best move, and why it is."""
        best, puzzle = self.words.action(self.found.best()), self.found.puzzle
        self.say(self.paint.bold(self.words(message, action=best, tries=self.tries)))
        self.say(self.words("terminal-puzzle-why", reasons=self.reasons(puzzle.reasons), points=puzzle.gap))

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Return reasons as words."""
        return ", ".join(self.words.reason(reason.term, True, reason.points) for reason in reasons)

    def undo(self, seat: int, count: int) -> bool:
        """Say that there is nothing to take back."""
        self.say(self.words("terminal-puzzle-steps"))
        return False

    def practise(self, seat: int) -> bool:
        """Say the same."""
        return self.undo(seat, 1)

    def show_board(self, seat: int | None) -> None:
        """Draw the board as a seat sees it."""
        draw = board(self.match.title)
        if draw is not None:
            self.say("\n" + draw(self.match.state.view(seat), self.words, self.paint) + "\n")


class PuzzlePrompt(Prompt):
    """The question of a puzzle."""

    help = "terminal-puzzle-help"

    def __init__(self, table: PuzzleTable, seat: int) -> None:
        super().__init__(table, seat)
        self.puzzle = table

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """Return what the player can type besides a number."""
        return {**super().commands(), "skip": self._skip, "t": self._no_tip}

    def _skip(self, rest: str) -> bool:
        """``skip`` shows the solution."""
        self.puzzle.solve("terminal-puzzle-shown")
        return True

    def _no_tip(self, rest: str) -> bool:
        self.table.say(self.words("terminal-puzzle-tip"))
        return False
