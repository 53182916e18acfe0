"""Advice: what a bot would do in somebody's place, and what it expects from it."""

from __future__ import annotations

from random import Random

from sternhafen.bots.choose import bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.playout import points_after
from sternhafen.bots.values import Advice
from sternhafen.engine import State, Title

MAX_IDEAS = 3
"""How many actions it names."""


def advise(name: str, title: Title, state: State, seat: int, rng: Random) -> list[Advice]:
    """Return a bot's best actions, the best first; one that does not compare actions names one, without certainty."""
    player = bot(name)
    if isinstance(player, SearchBot):
        return player.advise(title, state, seat, rng, MAX_IDEAS)
    action = player(title, state, seat, rng)
    return [Advice(action, points_after(title, state.resample(seat, rng), seat, action), None)]
