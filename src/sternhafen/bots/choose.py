"""The bots there are, by name, and the one thing they all do."""

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
"""``bot(title, state, seat, rng)``: a legal action. It must look at the state only through the seat's eyes."""

LEVELS: dict[str, Bot] = {
    "easy": careless_action,
    "medium": SearchBot(200, seconds=0.5),
    "hard": SearchBot(1500, seconds=2.5),
}
"""What a person is offered to play against; the last two stop when their time is over, however slow the machine."""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy_action, "random": random_action}
"""All bots with a name of their own. Beside them ``search-500`` searches with so many iterations, however long."""


SEARCHING: Final = re.compile(r"(search|seeing)-([1-9][0-9]*)(:.+)?")
"""``search-500``, and ``search-500:flat=1+tries=4`` for one that searches with other settings than the title's own."""

NUMBER: Final = re.compile(r"[0-9]{1,6}(\.[0-9]+)?")


class UnknownBot(LookupError):
    """No bot has this name; `known` lists those that there are."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.known = (*BOTS, "search-N", f"search-N:SETTING=NUMBER+… ({', '.join(SETTINGS)})")
        super().__init__(f"no bot {wanted!r}; there are {', '.join(self.known)}")


def bot(name: str) -> Bot:
    """Return the bot with a name, fresh for a game, or raise `UnknownBot`."""
    searching = SEARCHING.fullmatch(name)
    if searching is not None:
        kind, number, settings = searching.groups()
        return SearchBot(int(number), sees_all=kind == "seeing", changes=_changes(name, settings))
    if name not in BOTS:
        raise UnknownBot(name)
    found = BOTS[name]
    return found.fresh() if isinstance(found, SearchBot) else found


def _changes(name: str, settings: str | None) -> dict[str, float]:
    """Return what a name changes of the title's settings, or raise `UnknownBot`."""
    found: dict[str, float] = {}
    for setting in settings[1:].split("+") if settings else ():
        key, _, value = setting.partition("=")
        if key not in SETTINGS or NUMBER.fullmatch(value) is None:
            raise UnknownBot(name)
        found[key] = float(value)
    if found.get("width", 1.0) < 1.0:  # nothing to choose from
        raise UnknownBot(name)
    return found
