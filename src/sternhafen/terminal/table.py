"""The text table: one match played in a terminal by people at one keyboard and by bots."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from sternhafen.bots import Bot, chance_of, situation
from sternhafen.engine import Action, Match, Refused
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Prompt
from sternhafen.text import Rulebook, Words, rulebook

BLANK_LINES = 40
"""How far a hand-over pushes the last player's screen away."""


class TextTable:
    """A match, who plays which seat, and the two ends of the terminal."""

    def __init__(
        self,
        match: Match,
        words: Words,
        bots: dict[int, Bot],
        say: Callable[[str], None],
        hear: Callable[[str], str],
        save: Callable[[Match], None],
        paint: Paint,
    ) -> None:
        self.match = match
        self.words = words
        self.bots = bots
        self.say = say
        self.hear = hear
        self.save = save
        self.paint = paint
        self.people = [seat for seat in range(match.setup.seats) if seat not in bots]
        self.told = [len(match.log)] * match.setup.seats
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None
        self.changed_by_others = True
        self.decided: dict[str, Action] = {}
        """What bots decided, by the situation."""

    @property
    def book(self) -> Rulebook:
        """The title's rules in the table's language."""
        return rulebook(self.words.language, self.match.title.id)

    def run(self) -> None:
        """Play until the game is over; raises `Quit` when the people stop."""
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
        self.match.play(seat, self._decision(seat))
        self.save(self.match)
        self.changed_by_others = True

    def _decision(self, seat: int) -> Action:
        """Return what a bot does: what it did in this very situation before it was taken back, or what it finds now."""
        match, where = self.match, situation(self.match, seat)
        if where not in self.decided:
            chance = chance_of(match, seat, "choose")
            self.decided[where] = self.bots[seat](match.title, match.apart(seat), seat, chance)
        return self.decided[where]

    def _hand_over(self, seat: int) -> None:
        """Hide what the last one saw, and wait until the next one sits there."""
        self.holder = seat
        self.changed_by_others = True
        if len(self.people) > 1:
            self.say("\n" * (1 if self.paint.plain else BLANK_LINES))
            self.hear(self.words("terminal-hand-over", name=self.words.seats[seat]))

    def _ask(self, seat: int) -> None:
        """Show a seat what it sees and take its answer.

        Read aloud, a board is long: a plain table shows it anew only after others have moved, and on demand.
        """
        self.show_news(seat)
        if self.changed_by_others or not self.paint.plain:
            self.show_board(seat)
        self.changed_by_others = False
        prompt = Prompt(self, seat)
        prompt.show()
        while not prompt.answer(self.hear(self.words("terminal-input"))):
            pass

    def play(self, seat: int, action: Action) -> None:
        """Play a person's choice and keep it."""
        self.match.play(seat, action)
        self.save(self.match)

    def undo(self, seat: int, count: int) -> bool:
        """Take back a person's last actions; return whether that was possible."""
        try:
            self.match.undo(seat, count)
        except Refused as refused:
            self.say(self.words.refusal(refused.illegal))
            return False
        self.told[seat] = len(self.match.log)
        self.save(self.match)
        self.say(self.words("terminal-undone", count=count))
        return True

    def practise(self, seat: int) -> bool:
        """Go back to before a person's last move, which counts as practice; return whether that was possible."""
        own = [number for number, entry in self.match.played() if entry.seat == seat]
        if len(self.people) > 1 or not own:
            self.say(self.words("terminal-no-practice" if own else "engine-no-undo-start"))
            return False
        alone = self.match.needed(seat, own[-1]) == {seat}
        entry = self.match.take_back(seat, own[-1], range(self.match.setup.seats), practice=not alone)
        self.told = [len(self.match.log)] * self.match.setup.seats
        self.changed_by_others = True
        self.save(self.match)
        self.say(self.words("terminal-undone" if alone else "terminal-practised", count=len(entry.strikes)))
        return True

    def show_news(self, seat: int) -> None:
        """Say what has happened since the seat last looked."""
        events = self.match.events_for(seat, self.told[seat])
        alive = {number for number, _ in self.match.played()}
        for number, event in events:
            if number in alive:
                self.say(f"  {self.paint.dim('·')} {self.words.event(event)}")
        self.told[seat] = len(self.match.log)

    def show_board(self, seat: int | None) -> None:
        """Draw the table as a seat sees it."""
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
    names = [*words.seats[: match.setup.seats], *[words(f"{id}-side-{side}") for side in outcome.others]]
    points = [*outcome.points, *outcome.others.values()]
    places = outcome.standing()
    for place, name, kinds in sorted(zip(places, names, points, strict=True), key=itemgetter(0)):
        total, listed = sum(kinds.values()), _points(kinds, id, words)
        lines.append(words("terminal-place", place=place, name=name, total=total, kinds=listed))
    if outcome.ties is not None:
        lines.append(words(f"{id}-tie-{outcome.ties}"))
    if outcome.verdict is not None:
        lines.append(words(f"{id}-verdict-{outcome.verdict}"))
    if match.practice:
        lines.append(words("terminal-practice", count=match.practice))
    return lines


def _points(points: dict[str, int], id: str, words: Words) -> str:
    return ", ".join(f"{words(f'{id}-points-{kind}')} {n}" for kind, n in points.items())
