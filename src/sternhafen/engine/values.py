"""Actions, events, refusals, options and outcomes: immutable data that is sent, logged and validated.

Structs are never compiled (mypyc would break their class attributes), so they are kept separate from steps and states.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

import msgspec

EVERYBODY = -1
"""The mask of all seats and of spectators."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.StructMeta):
    """Tells type checkers that the structs below are frozen."""


class Action(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=True, cache_hash=True, metaclass=Frozen):
    """Something a seat can do: a kind and a few small bounded ints, short in the log (``["Bid", 3]``).

    >>> import sternhafen
    >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
    >>> action = game.legal_actions()[0]
    >>> action
    Activate(action=0, marker=0)
    >>> action.targets()
    ('action:0', 'reserve:0')
    >>> game.title.action(["Activate", 0, 0]) == action
    True
    """

    beside: ClassVar[bool] = False
    """Whether it leaves the open question open; faster to test than the class."""

    def targets(self) -> tuple[str, ...]:
        """Return the things on the table that this action involves, in the order to click them (``dock:7``)."""
        return ()

    def conceivable(self) -> bool:
        """Return whether any game could ever allow this; environments number only conceivable actions."""
        return True


class Free(Action, frozen=True):
    """An action that may be played at any time and leaves the open question open."""

    beside: ClassVar[bool] = True


class Payment(Action, frozen=True):
    """One way to pay a cost."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, kw_only=True, omit_defaults=True, metaclass=Frozen):
    """Something that happened, for the log, animations and screen readers.

    >>> import sternhafen
    >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
    >>> [type(event).__name__ for event in game.play(game.legal_actions()[0])]
    ['Activated']
    """

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seats in `to` see; for everybody else they are None."""

    about: ClassVar[dict[str, str]] = {}
    """Fields that number things on the table, and the kind of target each stands for (``{"start": "cell"}``)."""

    to: int = EVERYBODY
    """The mask of the seats that see all of the event."""

    reveals: bool = False
    """Whether it revealed something hidden, so that it cannot be undone."""

    def touches(self) -> tuple[str, ...]:
        """Return the things on the table that this event is about (``cell:40``), named as `Action.targets` does."""
        touched: list[str] = []
        for name, kind in self.about.items():
            value = getattr(self, name, None)
            numbers = value if isinstance(value, tuple) else (value,)
            touched += [f"{kind}:{number}" for number in numbers if isinstance(number, int) and number >= 0]
        return tuple(touched)

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as a seat sees it; for None, as a spectator does."""
        whole = self.to == EVERYBODY or (seat is not None and self.to >> seat & 1)
        if whole or not self.secret:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class Reasoned(Event, frozen=True, kw_only=True):
    """An event that no seat chose, with the reason: a code (message ``<title>-reason-<code>``) and a rule."""

    reason: str = ""
    rule: str = ""


class Illegal(msgspec.Struct, frozen=True, metaclass=Frozen):
    """Why something is illegal: a message code, the rule that says so, and the message's arguments.

    >>> import sternhafen
    >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
    >>> illegal = game.why_not("action:5")
    >>> illegal.code, illegal.rule
    ('no-effect', 'PODS-3.10')
    """

    code: str
    rule: str
    args: dict[str, int | str] = {}


class Refused(ValueError):
    """Raised for an action that the rules do not allow; `illegal` says why.

    >>> import sternhafen
    >>> game = sternhafen.new("escape-pods", seats=2, seed=1)
    >>> game.play(game.legal_actions(seat=1)[0], seat=0)
    Traceback (most recent call last):
    sternhafen.engine.values.Refused: not-your-turn (PODS-3.1)
    """

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(f"{illegal.code} ({illegal.rule})")
        self.illegal = illegal


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=Frozen):
    """A title's options for a game; titles add their own fields, each with a default."""

    confirm: bool = True
    """Whether to ask for confirmation before a step that cannot be undone; off in simulations."""

    def check(self, seats: int) -> Illegal | None:
        """Return why these options are not allowed with a number of seats, or None."""
        return None

    def bounded(self) -> Self:
        """Return options under which every game ends, for simulations."""
        return self

    def episode(self) -> int:
        """Return which game of a campaign these options start, 1 for the first; 0 if the title has no campaign."""
        return 0


class View(msgspec.Struct, frozen=True, metaclass=Frozen):
    """What one seat, or a spectator, may know; titles subclass it with their own fields.

    >>> import sternhafen
    >>> game = sternhafen.new("cryo", seats=2, seed=1)
    >>> view = game.view(0)
    >>> view.seat, view.over
    (0, False)
    """


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, metaclass=Frozen):
    """How a game ended.

    >>> import sternhafen
    >>> game, bot = sternhafen.new("escape-pods", seats=2, seed=1), sternhafen.bot("random")
    >>> while not game.over:
    ...     _ = game.play(bot.choose(game))
    >>> game.outcome.places, game.outcome.total(0), game.outcome.total(1)
    ((1, 2), 8, 3)
    """

    places: tuple[int, ...]
    """The place of every seat, 1 for the winner; tied seats share a place."""

    points: tuple[dict[str, int], ...]
    """The points of every seat by kind (message ``<title>-points-<kind>``)."""

    verdict: str | None = None
    """The code of a solo rating or a cooperative ending."""

    ties: str | None = None
    """The code of the tie-break that decided, if one did."""

    others: dict[str, dict[str, int]] = {}
    """The points by kind of sides without a seat, such as a solo rival (message ``<title>-side-<name>``)."""

    overall: tuple[int, ...] = ()
    """If there are `others`: the places of all seats and then of those; `places` compares only seats."""

    carry: Any = None
    """What the next game of a campaign starts with."""

    def total(self, seat: int) -> int:
        """Return the sum of a seat's points."""
        return sum(self.points[seat].values())

    def standing(self) -> tuple[int, ...]:
        """Return the places of all seats and then of the others, if there are any.

        >>> Outcome((1,), ({"caves": 20},), others={"rival": {"caves": 25}}, overall=(2, 1)).standing()
        (2, 1)
        """
        return self.overall or self.places

    def first_share(self, seat: int) -> float:
        """Return a seat's share of first place: 1, a fraction if it is tied, or 0."""
        places = self.standing()
        return 1 / places.count(1) if places[seat] == 1 else 0.0
