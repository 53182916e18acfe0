"""Finished games to review."""

from __future__ import annotations

from functools import cache
from random import Random

from sternhafen.bots import bot
from sternhafen.engine import Match, Title
from sternhafen.games import title as title_by_id


@cache
def finished(title_id: str, seats: int, seed: int = 3, player: str = "random", round_cap: int = 0) -> Match:
    """Return a finished game between bots."""
    title = title_by_id(title_id)
    given = {"round_cap": round_cap} if round_cap else {}
    match, rng = Match.new(title, seats, seed, title.options(confirm=False, **given)), Random(seed)
    while not match.over:
        seat = match.state.first_asked()
        match.play(seat, bot(player)(title, match.state, seat, rng))
    return match


def short() -> Match:
    """Return a short game."""
    return finished("escape-pods", 2, round_cap=1)


def fewest(title: Title) -> Match:
    """Return a game of a title with the fewest seats."""
    return finished(title.id, min(title.seats))
