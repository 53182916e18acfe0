"""Actions, events, refusals, options and outcomes: frozen data that travels, logs and is checked on the wire.

Structs are never compiled (mypyc would break their class attributes), so they live apart from steps and states.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

import msgspec

EVERYBODY = -1
"""The mask of all seats, and of those who only watch."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Frozen(msgspec.StructMeta):
    """Lets type checkers see that the structs below are frozen."""


class Action(msgspec.Struct, frozen=True, array_like=True, gc=False, tag=True, metaclass=Frozen):
    """One answer a seat can give: bounded small ints, short in the log (``["Bid", 3]``)."""

    beside: ClassVar[bool] = False
    """Whether it is played beside the open question, which stays open; quicker to ask than the class."""

    def targets(self) -> tuple[str, ...]:
        """Return the things on the table this action points at, in the order one would click them (``dock:7``)."""
        return ()

    def conceivable(self) -> bool:
        """Return whether a game can ever allow this; environments have no number for what cannot be."""
        return True


class Free(Action, frozen=True):
    """An action played beside the open question, which stays open."""

    beside: ClassVar[bool] = True


class Payment(Action, frozen=True):
    """One way to pay a cost."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=True, kw_only=True, omit_defaults=True, metaclass=Frozen):
    """Something that happened, for log, animation and screen reader."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the seats of `to` see; everybody else gets None there."""

    to: int = EVERYBODY
    """The mask of seats that see the event whole."""

    reveals: bool = False
    """Whether somebody learnt something by it, so that it cannot be taken back."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as a seat (or, for None, somebody watching) sees it."""
        whole = self.to == EVERYBODY or (seat is not None and self.to >> seat & 1)
        if whole or not self.secret:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class Reasoned(Event, frozen=True, kw_only=True):
    """An event that can say why it happened, where no seat chose it: a code (``<title>-reason-<code>``) and a rule."""

    reason: str = ""
    rule: str = ""


class Illegal(msgspec.Struct, frozen=True, metaclass=Frozen):
    """Why something may not be done: a message's code, the rule that says so, and the message's arguments."""

    code: str
    rule: str
    args: dict[str, int | str] = {}


class Refused(ValueError):
    """An action that the rules do not allow; `illegal` says why."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(f"{illegal.code} ({illegal.rule})")
        self.illegal = illegal


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=Frozen):
    """How a game is to be played; titles add their own fields, each with a default."""

    confirm: bool = True
    """Ask for a confirmation where the undo would else be lost; off in simulations."""

    def check(self, seats: int) -> Illegal | None:
        """Return why these options do not go together at this number of seats, or None."""
        return None

    def bounded(self) -> Self:
        """Return options with which a game surely ends; those who simulate games play with them."""
        return self

    def episode(self) -> int:
        """Return which game of a campaign these options begin, 1 for the first; 0 if the title has no campaign."""
        return 0


class View(msgspec.Struct, frozen=True, metaclass=Frozen):
    """What one seat, or a spectator, may know; titles subclass it with named fields."""


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, metaclass=Frozen):
    """How a game ended."""

    places: tuple[int, ...]
    """The place of every seat, 1 for the first; equal for those who share one."""

    points: tuple[dict[str, int], ...]
    """The points of every seat by kind (message ids of the title)."""

    verdict: str | None = None
    """The code of a solo rating or of a cooperative ending."""

    ties: str | None = None
    """The code of the tie-break that decided, if one did."""

    others: dict[str, dict[str, int]] = {}
    """The points by kind of sides that are no seats, such as a solo rival (message ``<title>-side-<name>``)."""

    overall: tuple[int, ...] = ()
    """Where there are `others`: the places of all seats and then of those; `places` knows only seats."""

    carry: Any = None
    """What the next game of a campaign begins with."""

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
        """Return how much of the first place is a seat's: all, a part if it is shared, or nothing."""
        places = self.standing()
        return 1 / places.count(1) if places[seat] == 1 else 0.0
