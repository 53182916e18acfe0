"""Situations: what a bot's chance depends on, so that a question asked again has the same answer."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import msgspec

from sternhafen.engine import Match


def situation(match: Match, seat: int, purpose: str = "") -> str:
    """Return a name of the situation that a seat is in: the same whenever, and only when, it is in it again.

    It comes from the game's seed, the seat's view and how often the seat has moved, struck moves not counted: neither
    time nor what was taken back can change it, nor what others choose at the same time. Nothing that the seat may not
    know goes in. Moves are counted because a view may come back within a turn: no bot shall go round in circles.
    """
    moves = sum(entry.seat == seat for _, entry in match.played())
    key = msgspec.json.encode((f"{match.setup.seed:032x}", purpose, seat, moves, match.apart(seat).view(seat)))
    return blake2b(key, digest_size=16).hexdigest()


def chance_of(match: Match, seat: int, purpose: str) -> Random:
    """Return the chance that a bot has in a seat's present situation, for one purpose."""
    return Random(int(situation(match, seat, purpose), 16))
