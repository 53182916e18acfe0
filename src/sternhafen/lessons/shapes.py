"""What a lesson is made of: a match with a fixed seed, and steps that say, play, ask, or wait for a move."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from sternhafen.engine import Action, Match, Title
from sternhafen.games import title as title_by_id

Named = dict[str, Any]
"""An action by the names of its fields: ``{"type": "Deploy", "home": 0, "dock": 6}``."""
Kind = Literal["say", "do", "play", "ask"]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a lesson's file."""


class Text(Shape, frozen=True):
    """Words in both languages."""

    en: str
    de: str

    def said(self, language: str) -> str:
        """Return the words in a language.

        >>> Text("Well done!", "Geschafft!").said("de")
        'Geschafft!'
        """
        return self.de if language == "de" else self.en


class Answer(Shape, frozen=True):
    """One answer to a question, and what the coach says about it."""

    en: str
    de: str
    why: Text
    right: bool = False

    @property
    def text(self) -> Text:
        """The answer in both languages."""
        return Text(self.en, self.de)


class Step(Shape, frozen=True):
    """One step: the coach speaks (`say`), the learner moves (`do`), others move (`play`), or the coach asks (`ask`)."""

    say: Text | None = None
    point: tuple[str, ...] = ()
    """What the words are about, named like `Action.targets` or as a part of the table (``prompt``)."""
    rules: tuple[str, ...] = ()
    do: Named | None = None
    others: tuple[Named, ...] = msgspec.field(default=(), name="or")
    """Moves that are accepted as well as `do`."""
    otherwise: Text | None = None
    """What the coach says about any other move."""
    play: tuple[tuple[int, Named], ...] = ()
    fast: bool = False
    """Whether the moves of `play` lead up to something and are not worth watching."""
    ask: Text | None = None
    answers: tuple[Answer, ...] = ()
    expect: dict[str, Any] = {}
    """What the table shows after this step, by path, so that numbers in the words hold.

    Paths lead into the learner's view (``sides.0.awake``), the printed ``components``, the ``forecast`` of points, the
    ``outcome``, or the ``names`` that a title's data give (``names.goaltext.0``); ``#`` counts what is there, and ``+``
    adds its points up.
    """

    @property
    def kind(self) -> Kind:
        """What the step waits for or does."""
        if self.do is not None:
            return "do"
        if self.play:
            return "play"
        return "say" if self.ask is None else "ask"

    @property
    def ways(self) -> tuple[Named, ...]:
        """The moves that the step accepts; the expected one comes first."""
        return () if self.do is None else (self.do, *self.others)


class Lesson(Shape, frozen=True):
    """A guided game: the match it is played in, and its steps."""

    title: str
    lesson: int
    name: Text
    minutes: int
    seats: int
    seed: int
    options: dict[str, Any]
    learner: int
    steps: tuple[Step, ...]
    names: tuple[str, ...] = ()
    """The names of the seats; seats without a name are numbered."""

    @property
    def rules_of_play(self) -> Title:
        """The title that the lesson teaches."""
        return title_by_id(self.title)

    def start(self, seed: int | None = None) -> Match:
        """Return the lesson's match at its first question; with `seed`, as it would be dealt from another one."""
        title = self.rules_of_play
        options = msgspec.convert(self.options, title.options, strict=False)
        return Match.new(title, self.seats, self.seed if seed is None else seed, options)


def action_of(title: Title, named: Named) -> Action:
    """Return the action that a lesson names; raise `ValueError` if the title has no such action.

    >>> action_of(title_by_id("escape-pods"), {"type": "Activate", "action": 0, "marker": 2})
    Activate(action=0, marker=2)
    """
    fields = dict(named)
    tag = fields.pop("type", None)
    for kind in title.actions:
        if kind.__struct_config__.tag != tag:
            continue
        if set(fields) != set(kind.__struct_fields__):
            raise ValueError(f"{tag} has the fields {', '.join(kind.__struct_fields__)}, not {', '.join(fields)}")
        return title.action([tag, *(fields[name] for name in kind.__struct_fields__)])
    raise ValueError(f"{title.id} has no action {tag}")
