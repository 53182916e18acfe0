"""Situations: what a bot's random numbers depend on, so that it answers the same question the same way again."""

from __future__ import annotations

from hashlib import blake2b
from random import Random

import msgspec

from sternhafen.engine import Match


def situation(match: Match, seat: int, purpose: str = "") -> str:
    """Return a name for the situation that a seat is in: the same if, and only if, the seat is in it again.

    It is made from the game's seed, the seat's view and the number of the seat's moves, without struck ones. So neither
    time nor moves that were taken back change it, nor what others choose at the same time, and it holds nothing that
    the seat may not know. Moves are counted because a view may come back within a turn, and bots must not go round in
    circles.
    """
    moves = sum(entry.seat == seat for _, entry in match.played())
    key = msgspec.json.encode((f"{match.setup.seed:032x}", purpose, seat, moves, match.isolated(seat).view(seat)))
    return blake2b(key, digest_size=16).hexdigest()


def chance_of(match: Match, seat: int, purpose: str) -> Random:
    """Return the random numbers of a bot in a seat's present situation, for one purpose."""
    return Random(int(situation(match, seat, purpose), 16))
