"""Advice: what a bot would do in somebody's place, and what it expects of it."""

from __future__ import annotations

from random import Random

from sternhafen.bots.choose import bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.playout import points_after
from sternhafen.bots.values import Advice
from sternhafen.engine import State, Title

IDEAS = 3
"""How many actions are named at most."""


def advise(name: str, title: Title, state: State, seat: int, rng: Random) -> list[Advice]:
    """Return a bot's best actions, the best first; a bot that does not weigh them names one and no certainty."""
    player = bot(name)
    if isinstance(player, SearchBot):
        return player.advise(title, state, seat, rng, IDEAS)
    action = player(title, state, seat, rng)
    return [Advice(action, points_after(title, state.resample(seat, rng), seat, action), None)]
