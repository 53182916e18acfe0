"""The bots there are, by name, and the one thing they all do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sternhafen.bots.greedy import careless_action, greedy_action
from sternhafen.bots.random import random_action
from sternhafen.bots.search import SearchBot
from sternhafen.engine import Action, State, Title

Bot = Callable[[Title, State, int, Random], Action]
"""``bot(title, state, seat, rng)``: a legal action. It must look at the state only through the seat's eyes."""

LEVELS: dict[str, Bot] = {
    "easy": careless_action,
    "medium": SearchBot(200, seconds=0.5),
    "hard": SearchBot(1500, seconds=2.5),
}
"""What a person is offered to play against; the last two stop when their time is over, however slow the machine."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy_action, "random": random_action}
"""All bots with a name of their own. Beside them ``search-500`` searches with so many iterations, however long."""


class UnknownBot(LookupError):
    """No bot has this name; `known` lists those that there are."""

    def __init__(self, wanted: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.known = (*BOTS, "search-N")


def bot(name: str) -> Bot:
    """Return the bot with a name, fresh for a game, or raise `UnknownBot`."""
    kind, _, number = name.rpartition("-")
    if kind in ("search", "seeing") and number.isdecimal() and int(number) > 0:
        return SearchBot(int(number), sees_all=kind == "seeing")
    if name not in BOTS:
        raise UnknownBot(name)
    found = BOTS[name]
    return found.fresh() if isinstance(found, SearchBot) else found
