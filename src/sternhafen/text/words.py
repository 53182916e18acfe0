"""Words: the messages of one language for one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sternhafen.engine import Action, Ask, Event, Illegal, Reasoned, State, Title
from sternhafen.engine.terms import Term
from sternhafen.games import title_ids
from sternhafen.text import ids
from sternhafen.text.messages import Messages
from sternhafen.text.questions import question_arguments

LANGUAGES = ("en", "de")
SHARED = ("engine", "terminal", "cli")
"""The message files that are not a title's."""

MIN_WEIGHT = 0.1
"""A reason that weighs less is given without a figure."""

Argument = float | str | Sequence[int] | None


class Words:
    """The messages of one language, for a title and the names of its players."""

    def __init__(self, language: str, title: Title | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.title = title
        self.seats = list(seats)
        functions: dict[str, Any] = {"NAME": self.name, "NAMES": self._names, "SEAT": self._seat}
        own = () if title is None else (title.id, f"guide-{title.id}")
        files = (*SHARED, *title_ids(), *own)
        self.messages = Messages(language, files, functions)

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return message in self.messages

    def __call__(self, message: str, **arguments: Argument) -> str:
        """Return a message's text; raise `KeyError` if there is none, `ValueError` if it cannot be formatted."""
        return self.messages.format(message, {name: _passable(value) for name, value in arguments.items()})

    # The engine's values in words --------------------------------------------------------------------------------

    def title_name(self, title: Title) -> str:
        """Return the name of a title, or its id if it has no texts."""
        name = ids.about(title.id, "title")
        return self(name) if self.has(name) else title.id

    def title_line(self, title: Title) -> str:
        """Return the name of a title and what it is about."""
        blurb = ids.about(title.id, "blurb")
        return f"{self.title_name(title)} – {self(blurb)}" if self.has(blurb) else self.title_name(title)

    def bot_name(self, bot: str) -> str:
        """Return the display name of a bot, or its name in commands if it has none."""
        return self(ids.bot(bot)) if self.has(ids.bot(bot)) else bot

    def question(self, state: State, ask: Ask) -> str:
        """Return a question as one sentence."""
        return self(ids.question(self._prefix(), type(ask)), **question_arguments(state, ask, state.legal(ask.seat)))

    def action(self, action: Action) -> str:
        """Return an action as a choice to pick."""
        return self(ids.action(self._prefix(), type(action).__name__), **_fields(action))

    def event(self, event: Event) -> str:
        """Return an event as a line of the log, with its reason if it has one.

        There is a separate message for an event whose secret fields are blank.
        """
        fields = {name: value for name, value in _fields(event).items() if name not in ("to", "reveals")}
        hidden = bool(event.secret) and all(fields[name] is None for name in event.secret)
        if hidden:
            for name in event.secret:
                del fields[name]
        said = self(ids.event(self._prefix(), type(event).__name__, hidden), **fields)
        if not isinstance(event, Reasoned) or not event.reason:
            return said
        reason = self(ids.reason(self._prefix(), event.reason))
        return self("engine-because", said=said, reason=reason, rule=event.rule)

    def refusal(self, illegal: Illegal) -> str:
        """Return why something is illegal, with the rule that says so."""
        own = ids.refusal(self.title.id, illegal.code) if self.title else ""
        message = own if own and self.has(own) else ids.refusal(ids.ENGINE, illegal.code)
        reason = self(message, **illegal.args)
        return self("engine-by-rule", reason=reason, rule=illegal.rule) if illegal.rule else reason

    def reason(self, term: Term, more: bool = True, points: float = 0.0) -> str:
        """Return a term of the evaluation as a reason: that there is more of it, or less; and by how many points."""
        reason = self(ids.term(self._prefix(), term.kind), of=term.of, more=int(more))
        if points < MIN_WEIGHT:
            return reason
        return self("engine-reason-weight", reason=reason, more=int(more), points=points)

    def _prefix(self) -> str:
        assert self.title is not None, "these words belong to a title"
        return self.title.id

    # Functions for messages --------------------------------------------------------------------------------------

    def name(self, kind: Any, number: Any) -> str:
        """NAME("card", $card): a component's name, from the title's data or the message ``<title>-name-<kind>-<n>``."""
        assert self.title is not None, "names belong to a title"
        own = self.title.names(str(kind), int(number), self.language)
        return own if own is not None else self(ids.component(self.title.id, str(kind), int(number)))

    def _names(self, kind: Any, numbers: Any) -> str:
        """NAMES("card", $cards): several components' names."""
        return ", ".join(self.name(kind, number) for number in str(numbers).split()) or "–"

    def _seat(self, seat: Any) -> str:
        """SEAT($seat): the name of the player in a seat."""
        number = int(seat)
        return self.seats[number] if 0 <= number < len(self.seats) else self("engine-seat", n=number + 1)


def _passable(value: Argument) -> int | str | None:
    """Return an argument as Fluent accepts it: a list of numbers as one text, which NAMES splits again."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else value  # type: ignore[return-value]  # mypy keeps Sequence, of which only lists and tuples come


def _fields(value: msgspec.Struct) -> Mapping[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
