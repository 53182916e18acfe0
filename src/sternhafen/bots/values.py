"""What bots say besides an action."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Action


class Advice(msgspec.Struct, frozen=True):
    """An action a bot considered, and what it expects of it."""

    action: Action
    points: float
    """The points that the seat can expect, by the title's evaluation where the bot looked ahead."""
    sure: float | None
    """How likely it is, from what the bot saw, that this is better than its next idea: from 0 to 1, if it can tell.

    None where both promise the same points, as far as anybody reads them.
    """
