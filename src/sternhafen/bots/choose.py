"""The bots by name, and what they all have in common."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from sternhafen.bots.greedy import careless_action, greedy_action
from sternhafen.bots.random import random_action
from sternhafen.bots.search import SearchBot
from sternhafen.engine import Action, State, Title
from sternhafen.engine.search_config import SETTINGS

Bot = Callable[[Title, State, int, Random], Action]
"""``bot(title, state, seat, rng)``: returns a legal action. It may use only what the seat may know."""

LEVELS: dict[str, Bot] = {
    "easy": careless_action,
    "medium": SearchBot(200, seconds=0.5),
    "hard": SearchBot(1500, seconds=2.5),
}
"""The levels that people can play against; the last two stop when their time is up, even on a slow machine."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy_action, "random": random_action}
"""All bots with a fixed name. ``search-500`` is a bot that searches 500 iterations, however long they take."""


SEARCH_NAME: Final = re.compile(r"(search|seeing)-([1-9][0-9]*)(:.+)?")
"""``search-500``, and ``search-500:flat=1+tries=4`` with other settings than the title's own."""

NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]+)?")


class UnknownBot(LookupError):
    """Raised for a name that no bot has; `known` lists the names that exist.

    >>> import sternhafen
    >>> try:
    ...     sternhafen.bot("genius")
    ... except sternhafen.UnknownBot as error:
    ...     print(error.known[:5])
    ('easy', 'medium', 'hard', 'greedy', 'random')
    """

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.known = (*BOTS, "search-N", f"search-N:SETTING=NUMBER+… ({', '.join(SETTINGS)})")
        super().__init__(f"no bot {wanted!r}; there are {', '.join(self.known)}")


def bot(name: str) -> Bot:
    """Return the bot with a name, new for one game, or raise `UnknownBot`."""
    match = SEARCH_NAME.fullmatch(name)
    if match is not None:
        kind, number, settings = match.groups()
        return SearchBot(int(number), sees_all=kind == "seeing", changes=_changes(name, settings))
    if name not in BOTS:
        raise UnknownBot(name)
    player = BOTS[name]
    return player.fresh() if isinstance(player, SearchBot) else player


def _changes(name: str, settings: str | None) -> dict[str, float]:
    """Return the settings that a name changes, or raise `UnknownBot`."""
    changes: dict[str, float] = {}
    for setting in settings[1:].split("+") if settings else ():
        key, _, value = setting.partition("=")
        if key not in SETTINGS or NUMBER.fullmatch(value) is None:
            raise UnknownBot(name)
        changes[key] = float(value)
    if changes.get("width", 1.0) < 1.0:  # nothing to choose from
        raise UnknownBot(name)
    return changes
