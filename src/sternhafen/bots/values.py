"""What bots say besides an action."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action
from sternhafen.engine.terms import Term


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation in which one action's likely futures are better than another's."""

    term: Term
    points: float
    """By how much, in the points of the evaluation."""


class Advice(msgspec.Struct, frozen=True):
    """An action that a bot considered, and what it expects from it."""

    action: Action
    points: float
    """The points that the seat can expect at the end."""
    sure: float | None
    """How likely this is better than the next idea, from 0 to 1.

    None if the bot cannot tell, or if both promise the same points as far as they are shown.
    """
    equal: bool = False
    """Whether it is as good as the best idea, as far as the bot can tell; never said of the best idea itself."""
    reasons: tuple[Reason, ...] = ()
    """Why, the weightiest first: what the best idea brings more than others, and what others bring less than it."""
    stands_out: bool = True
    """Whether the best idea's reasons tell it from others; if not, none brings more, and they say what it brings."""
    compared_with: tuple[Action, ...] = ()
    """The actions that the reasons compare it with; none where they say what it brings."""
