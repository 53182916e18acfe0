"""What bots say besides an action."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action


class Advice(msgspec.Struct, frozen=True):
    """An action that a bot considered, and what it expects from it."""

    action: Action
    points: float
    """The points that the seat can expect at the end."""
    sure: float | None
    """How likely this is better than the next idea, from 0 to 1.

    None if the bot cannot tell, or if both promise the same points as far as they are shown.
    """
