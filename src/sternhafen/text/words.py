"""Words: one language's messages for one table; ids follow class names (``cryo-ask-scout``)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from sternhafen.engine import Action, Ask, Event, Illegal, Reasoned, State, Title
from sternhafen.games import titles
from sternhafen.text.folders import text_file

LANGUAGES = ("en", "de")
SHARED = ("engine", "terminal", "cli")
"""The message files that belong to no title."""

Argument = float | str | Sequence[int] | None


def kebab(name: str) -> str:
    """Return a class name as it stands in message ids.

    >>> kebab("CaveOpened")
    'cave-opened'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@cache
def message_file(language: str, name: str) -> Resource | None:
    """Return a parsed message file, or None if there is none of that name."""
    text = text_file(language, f"{name}.ftl")
    return None if text is None else FluentResource(text)


def question_arguments(state: State, ask: Ask, legal: Iterable[Action]) -> dict[str, int | str]:
    """Return a question's arguments, among them which kinds of answers are possible: ``can_deploy`` is 1 or 0.

    So a sentence need not offer what cannot be done now.
    """
    asks = [ask, *(() if ask.closed else state.standing(ask.seat))]
    possible = {type(action) for action in legal}
    found = ask.about(state)
    for kind in (kind for one in asks for kind in one.answers):
        name = f"can_{kebab(kind.__name__).replace('-', '_')}"
        found[name] = int(any(issubclass(other, kind) for other in possible))
    return found


class Words:
    """The messages of one language, for a title and the names of those who sit at its table."""

    def __init__(self, language: str, title: Title | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.title = title
        self.seats = list(seats)
        functions: dict[str, Any] = {"NAME": self._name, "NAMES": self._names, "SEAT": self._seat}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for name in (*SHARED, *titles(), *([] if title is None else [title.id])):
            resource = message_file(language, name)
            if resource is not None:
                self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, message: str) -> bool:
        """Return whether there is a message with this id."""
        return self._bundle.has_message(message)

    def __call__(self, message: str, **arguments: Argument) -> str:
        """Return a message's text; raise `KeyError` if there is none, `ValueError` if it cannot be formatted."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise KeyError(message)
        passed = {name: _passable(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, passed)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    # What the engine says ----------------------------------------------------------------------------------------

    def title_name(self, title: Title) -> str:
        """Return the name of a title; its id where nobody gave it words."""
        return self(f"{title.id}-title") if self.has(f"{title.id}-title") else title.id

    def title_line(self, title: Title) -> str:
        """Return the name of a title and what it is about."""
        blurb = f"{title.id}-blurb"
        return f"{self.title_name(title)} – {self(blurb)}" if self.has(blurb) else self.title_name(title)

    def bot_name(self, bot: str) -> str:
        """Return what a bot is called; its name in commands where nobody gave it words."""
        return self(f"cli-bot-{bot}") if self.has(f"cli-bot-{bot}") else bot

    def question(self, state: State, ask: Ask) -> str:
        """Return the one sentence that says what is asked."""
        shared = type(ask).__module__.startswith("sternhafen.engine")
        prefix = "engine" if shared else self._prefix()
        message = f"{prefix}-ask-{kebab(type(ask).__name__)}"
        return self(message, **question_arguments(state, ask, state.legal(ask.seat)))

    def action(self, action: Action) -> str:
        """Return what an action does, as a choice to pick."""
        return self(f"{self._prefix()}-do-{kebab(type(action).__name__)}", **_fields(action))

    def event(self, event: Event) -> str:
        """Return what happened, for the log, and why if it has a reason.

        An event with blanked fields has a message of its own.
        """
        message = f"{self._prefix()}-event-{kebab(type(event).__name__)}"
        fields = {name: value for name, value in _fields(event).items() if name not in ("to", "reveals")}
        if event.secret and all(fields[name] is None for name in event.secret):
            for name in event.secret:
                del fields[name]
            message += "-hidden"
        said = self(message, **fields)
        if not isinstance(event, Reasoned) or not event.reason:
            return said
        reason = self(f"{self._prefix()}-reason-{event.reason}")
        return self("engine-because", said=said, reason=reason, rule=event.rule)

    def refusal(self, illegal: Illegal) -> str:
        """Return why something may not be done, with the rule that says so."""
        own = f"{self._prefix()}-no-{illegal.code}" if self.title else ""
        message = own if own and self.has(own) else f"engine-no-{illegal.code}"
        reason = self(message, **illegal.args)
        return self("engine-by-rule", reason=reason, rule=illegal.rule) if illegal.rule else reason

    def _prefix(self) -> str:
        assert self.title is not None, "these words belong to a title"
        return self.title.id

    # Functions for messages --------------------------------------------------------------------------------------

    def _name(self, kind: Any, number: Any) -> str:
        """NAME("card", $card): a component's name, from the title's data or the message ``<title>-name-<kind>-<n>``."""
        assert self.title is not None, "names belong to a title"
        own = self.title.names(str(kind), int(number), self.language)
        return own if own is not None else self(f"{self.title.id}-name-{kind}-{int(number)}")

    def _names(self, kind: Any, numbers: Any) -> str:
        """NAMES("card", $cards): several components' names."""
        return ", ".join(self._name(kind, number) for number in str(numbers).split()) or "–"

    def _seat(self, seat: Any) -> str:
        """SEAT($seat): the name of who sits there."""
        number = int(seat)
        return self.seats[number] if 0 <= number < len(self.seats) else self("engine-seat", n=number + 1)


def _passable(value: Argument) -> int | str | None:
    """Return an argument as Fluent takes it: several numbers as one text, which NAMES takes apart again."""
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else value  # type: ignore[return-value]  # mypy keeps Sequence, of which only lists and tuples come


def _fields(value: msgspec.Struct) -> Mapping[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
