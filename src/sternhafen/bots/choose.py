"""The bots there are, by name, and the one thing they all do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sternhafen.bots.greedy import greedy_action
from sternhafen.bots.random import random_action
from sternhafen.engine import Action, State, Title

Bot = Callable[[Title, State, int, Random], Action]
"""``bot(title, state, seat, rng)``: a legal action. It must look at the state only through the seat's eyes."""

BOTS: dict[str, Bot] = {"random": random_action, "greedy": greedy_action}


class UnknownBot(LookupError):
    """No bot has this name; `known` lists those that there are."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.known = tuple(BOTS)


def bot(name: str) -> Bot:
    """Return the bot with a name, or raise `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
