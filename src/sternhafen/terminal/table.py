"""The text table: a match played in a terminal by bots and people who share a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from sternhafen.bots import Bot
from sternhafen.engine import Action, Match
from sternhafen.table.hosts.local import LocalTable
from sternhafen.table.refusals import AgainstRules
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Prompt
from sternhafen.text import Rulebook, Words, ids, rulebook

BLANK_LINES = 40
"""How many blank lines hide the last player's screen."""


class TextTable:
    """A table, its bots, and the terminal's input and output."""

    def __init__(
        self,
        table: LocalTable,
        words: Words,
        bots: dict[int, Bot],
        say: Callable[[str], None],
        hear: Callable[[str], str],
        paint: Paint,
    ) -> None:
        self._table = table
        self.words = words
        self.bots = bots
        self.say = say
        self.hear = hear
        self.paint = paint
        self.people = table.people
        self.shown_until = [len(self.match.log)] * self.match.setup.seats
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.changed_by_others = True

    @property
    def match(self) -> Match:
        """The game."""
        return self._table.match

    @property
    def book(self) -> Rulebook:
        """The title's rules in the table's language."""
        return rulebook(self.words.language, self.match.title.id)

    def run(self) -> None:
        """Play until the game is over; raises `Quit` when the players stop."""
        while not self.match.over:
            asked = self.match.state.asked()
            humans = [seat for seat in asked if seat not in self.bots]
            if self.holder in humans:
                self._ask(self.holder)
            elif len(humans) < len(asked):
                self._let_a_bot_play(next(seat for seat in asked if seat in self.bots))
            else:
                self._hand_over(humans[0])
        self._end()

    def _let_a_bot_play(self, seat: int) -> None:
        before = self.match.state
        self._table.play_bot(seat, self.bots[seat])
        self.changed_by_others = True
        action = self.match.log[-1].action
        excuse = None if action is None else self.match.title.excuse(before, seat, action)
        if excuse is not None:
            text = self.words(ids.excuse(self.match.title.id, excuse[1]))
            self.say(self.words("terminal-says", name=self.words.seats[seat], text=text))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last player saw, and wait for the next one."""
        self.holder = seat
        self.changed_by_others = True
        if len(self.people) > 1:
            self.say("\n" * (1 if self.paint.plain else BLANK_LINES))
            self.hear(self.words("terminal-hand-over", name=self.words.seats[seat]))

    def _ask(self, seat: int) -> None:
        """Show a seat its view and read its answer.

        Read aloud, a board is long: a plain table repeats it only after others have moved, and on request.
        """
        self.show_news(seat)
        if self.changed_by_others or not self.paint.plain:
            self.show_board(seat)
        self.changed_by_others = False
        prompt = Prompt(self, seat)
        prompt.show()
        while not prompt.answer(self.hear(self.words("terminal-input"))):
            pass

    def play(self, seat: int, action: Action) -> bool:
        """Play a person's choice and save the game."""
        self._table.play(seat, action)
        return True

    def undo(self, seat: int, count: int) -> bool:
        """Take back a person's last actions; return whether that was possible."""
        try:
            self._table.undo(seat, count)
        except AgainstRules as against:
            self.say(self.words.refusal(against.illegal))
            return False
        self.shown_until[seat] = len(self.match.log)
        self.say(self.words("terminal-undone", count=count))
        return True

    def practise(self, seat: int) -> bool:
        """Go back to before a person's last move as practice; return whether that was possible."""
        own = [number for number, entry in self.match.played() if entry.seat == seat]
        if len(self.people) > 1 or not own:
            self.say(self.words("terminal-no-practice" if own else "engine-no-undo-start"))
            return False
        alone = self.match.needed(seat, own[-1]) == {seat}
        count = self._table.take_back(seat, own[-1])
        self.shown_until = [len(self.match.log)] * self.match.setup.seats
        self.changed_by_others = True
        self.say(self.words("terminal-undone" if alone else "terminal-practised", count=count))
        return True

    def show_news(self, seat: int) -> None:
        """Print what has happened since the seat last looked."""
        events = self.match.events_for(seat, self.shown_until[seat])
        alive = {number for number, _ in self.match.played()}
        for number, event in events:
            if number in alive:
                self.say(f"  {self.paint.dim('·')} {self.words.event(event)}")
        self.shown_until[seat] = len(self.match.log)

    def show_board(self, seat: int | None) -> None:
        """Draw the board as a seat sees it."""
        draw = board(self.match.title)
        if draw is not None:
            self.say("\n" + draw(self.match.state.view(seat), self.words, self.paint) + "\n")

    def _end(self) -> None:
        viewer = self.holder if self.holder is not None else None
        if viewer is not None:
            self.show_news(viewer)
        self.show_board(viewer)
        for line in outcome_lines(self.match, self.words):
            self.say(line)


def outcome_lines(match: Match, words: Words) -> list[str]:
    """Return how a finished game ended: places, points by kind, tie-break and verdict."""
    outcome = match.state.outcome()
    assert outcome is not None, "the game is over"
    id = match.title.id
    lines = [words("terminal-over")]
    names = [*words.seats[: match.setup.seats], *[words(ids.side(id, side)) for side in outcome.others]]
    points = [*outcome.points, *outcome.others.values()]
    places = outcome.standing()
    for place, name, kinds in sorted(zip(places, names, points, strict=True), key=itemgetter(0)):
        total, listed = sum(kinds.values()), _points(kinds, id, words)
        lines.append(words("terminal-place", place=place, name=name, total=total, kinds=listed))
    if outcome.ties is not None:
        lines.append(words(ids.tie(id, outcome.ties)))
    if outcome.verdict is not None:
        lines.append(words(ids.verdict(id, outcome.verdict)))
    if match.practice:
        lines.append(words("terminal-practice", count=match.practice))
    return lines


def _points(points: dict[str, int], id: str, words: Words) -> str:
    return ", ".join(f"{words(ids.points(id, kind))} {n}" for kind, n in points.items())
