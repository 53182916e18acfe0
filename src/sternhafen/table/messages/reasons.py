"""Reasons: why one action is better than another, as a message."""

from __future__ import annotations

from msgspec import Struct


class ReasonInfo(Struct):
    """A reason for advice as a message, and how much it weighs in the points of the bot's evaluation."""

    id: str
    args: dict[str, int]
    points: float
