"""The prompt: a question to one person, its numbered choices, and the commands besides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from sternhafen.bots import ADVISER, Advice, advise, chance_of
from sternhafen.engine import Action, Illegal, Match
from sternhafen.engine.reasons import by_nearness
from sternhafen.terminal.paint import Paint
from sternhafen.text import Rulebook, Words
from sternhafen.text.cards import explain
from sternhafen.text.chapters import chapters

SHOWN = 40
"""How many choices or rules are listed at once."""


class Quit(Exception):
    """The players stop for now."""


class Host(Protocol):
    """The table that a prompt stands on: a text table or a lesson."""

    words: Words
    paint: Paint
    say: Callable[[str], None]

    @property
    def match(self) -> Match:
        """The game."""

    @property
    def book(self) -> Rulebook:
        """The title's rules."""

    def play(self, seat: int, action: Action) -> bool:
        """Play a person's choice; return whether it was accepted."""

    def undo(self, seat: int, count: int) -> bool:
        """Take back a person's last actions; return whether that was possible."""

    def practise(self, seat: int) -> bool:
        """Go back to before a person's last move; return whether that was possible."""

    def show_board(self, seat: int | None) -> None:
        """Draw the board as a seat sees it."""


def meant(refused: list[tuple[Action, Illegal]]) -> set[str]:
    """Return the targets that all of some refused actions share: what the search word must have meant."""
    return set.intersection(*(set(action.targets()) for action, _ in refused)) if refused else set()


class Prompt:
    """One question to one person at a text table."""

    help = "terminal-help"
    """The message that lists the commands."""

    def __init__(self, table: Host, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.words = table.words
        self.state = table.match.state
        question = self.state.question(seat)
        assert question is not None, "only who is asked gets a prompt"
        self.question = question
        self.legal = self.state.legal(seat)
        self.listed = self.legal
        self.first = 0
        self.refused: list[tuple[Action, Illegal]] = []

    def show(self) -> None:
        """Print the question in one sentence, and list the choices."""
        name = self.table.paint.seat(self.seat, self.words.seats[self.seat])
        asked = self.words.question(self.state, self.question)
        self.table.say(f"{self.table.paint.glyph(self.seat)} {name}: {self.table.paint.bold(asked)}")
        self._list()

    def _list(self) -> None:
        for action in self.listed[self.first : self.first + SHOWN]:
            number = self.legal.index(action) + 1
            self.table.say(f"{number:4}  {self.words.action(action)}")
        left = len(self.listed) - self.first - SHOWN
        if left > 0:
            self.table.say(self.words("terminal-more", left=left))

    def answer(self, line: str) -> bool:
        """Carry out one line of input; return whether the question is answered or must be asked again."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        if word.isdigit():
            return self._choose(int(word))
        command = self.commands().get(word.lower())
        if command is not None:
            return command(rest)
        self.table.say(self.words(self.help))
        return False

    def commands(self) -> dict[str, Callable[[str], bool]]:
        """Return what people can type besides a number."""
        return {
            "u": self._undo,
            "p": self._practise,
            "?": self._rules,
            "c": self._chapters,
            "what": self._what,
            "why": self._why,
            "t": self._tip,
            "m": self._more,
            "f": self._filter,
            "b": self._board,
            "q": self._quit,
        }

    def _choose(self, number: int) -> bool:
        if not 1 <= number <= len(self.legal):
            self.table.say(self.words("terminal-no-such-choice", count=len(self.legal)))
            return False
        return self.table.play(self.seat, self.legal[number - 1])

    def _undo(self, rest: str) -> bool:
        """``u`` takes back one action, ``u 3`` three, ``u ?`` says how far you may go."""
        if rest.isdigit() or not rest:
            return self.table.undo(self.seat, int(rest or 1))
        reach = self.table.match.undo_reach(self.seat)
        bar = self.words(f"terminal-reach-{reach.bar}")
        self.table.say(self.words("terminal-reach", count=len(reach.entries), bar=bar))
        return False

    def _practise(self, rest: str) -> bool:
        """``p`` goes back to before your last move as practice, whatever was revealed or played since."""
        return self.table.practise(self.seat)

    def _rules(self, rest: str) -> bool:
        """``?`` prints the rule behind the question, ``? word`` searches."""
        rules = self.table.book.find(rest or self.question.rule)
        for rule in rules[:SHOWN]:
            self.table.say(f"{self.table.paint.bold(rule.id)}  {rule.text}")
        if not rules:
            self.table.say(self.words("terminal-no-rule", wanted=rest))
        return False

    def _chapters(self, rest: str) -> bool:
        """``c`` lists the chapters of the rules, ``c 3`` tells one."""
        told = chapters(self.words.language, self.table.book.title)
        number = int(rest) if rest.isdigit() else 0
        if 1 <= number <= len(told):
            for line in told[number - 1].lines():
                self.table.say(line)
        else:
            for number, chapter in enumerate(told, 1):
                self.table.say(f"{number:2}  {chapter.name}")
        return False

    def _what(self, rest: str) -> bool:
        """``what word`` tells what a thing or card is and does."""
        found = explain(self.words, rest)
        for card in found[:SHOWN]:
            self.table.say(f"{self.table.paint.bold(card.name)}  {card.what} ({card.rule})")
        if len(found) > SHOWN:
            self.table.say(self.words("terminal-what-more", left=len(found) - SHOWN))
        if not found:
            self.table.say(self.words("terminal-no-card", wanted=rest))
        return False

    def _why(self, rest: str) -> bool:
        """``why`` lists what is illegal now (``why word`` narrows the list), ``why 3`` explains one."""
        if rest.isdigit() and 1 <= int(rest) <= len(self.refused):
            action, illegal = self.refused[int(rest) - 1]
            self.table.say(f"{self.words.action(action)}: {self.words.refusal(illegal)}")
            rule = self.table.book.rules.get(illegal.rule)
            if rule is not None:
                self.table.say(f"{self.table.paint.bold(rule.id)}  {rule.text}")
            return False
        checked = [(action, ask.check(self.state, action)) for ask, action in self.state.candidates(self.seat)]
        word = rest.casefold()
        refused = [
            (action, illegal)
            for action, illegal in checked
            if illegal is not None and word in self.words.action(action).casefold()
        ]
        self.refused = by_nearness(refused, meant(refused) if word else (), self.legal)
        for number, (action, _) in enumerate(self.refused[:SHOWN], 1):
            self.table.say(f"{number:4}  {self.words.action(action)}")
        self.table.say(self.words("terminal-why", count=len(self.refused)))
        return False

    def _tip(self, rest: str) -> bool:
        """``t`` shows what a bot would do here, what it expects, and how sure it is."""
        chance = chance_of(self.table.match, self.seat, "advise")
        best, *others = advise(ADVISER, self.table.match.title, self.state, self.seat, chance)
        number, action, points = self.legal.index(best.action) + 1, self.words.action(best.action), best.points
        if best.sure is None:
            self.table.say(self.words("terminal-tip", number=number, action=action, points=points))
        else:
            sure = round(100 * best.sure)
            self.table.say(self.words("terminal-tip-sure", number=number, action=action, points=points, sure=sure))
        self._because(best, "terminal-tip-why" if best.stands_out else "terminal-tip-brings")
        for idea in others:
            number, action = self.legal.index(idea.action) + 1, self.words.action(idea.action)
            message = "terminal-tip-equal" if idea.equal else "terminal-tip-else"
            self.table.say(self.words(message, number=number, action=action, points=idea.points))
            self._because(idea, "terminal-tip-why", more=False)
        return False

    def _because(self, idea: Advice, message: str, more: bool = True) -> None:
        """Say the reasons of an idea, or of the best one that it has none."""
        if not idea.stands_out and not idea.reasons:
            self.table.say(self.words("terminal-tip-same"))
        elif idea.reasons:
            said = ", ".join(self.words.reason(reason.term, more, reason.points) for reason in idea.reasons)
            self.table.say(self.words(message, reasons=said))

    def _more(self, rest: str) -> bool:
        self.first = self.first + SHOWN if self.first + SHOWN < len(self.listed) else 0
        self._list()
        return False

    def _filter(self, rest: str) -> bool:
        """``f word`` lists only the choices that contain a word."""
        word = rest.casefold()
        self.listed = [action for action in self.legal if word in self.words.action(action).casefold()]
        self.first = 0
        self._list()
        return False

    def _board(self, rest: str) -> bool:
        self.table.show_board(self.seat)
        self.show()
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit
