"""The bots by name, and what they all have in common."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Final

from sternhafen.bots.greedy import careless_action, greedy_action
from sternhafen.bots.random import random_action
from sternhafen.bots.search import SearchBot
from sternhafen.bots.shortsighted import ShortSighted
from sternhafen.engine import Action, State, Title
from sternhafen.engine.search_config import SETTINGS

Bot = Callable[[Title, State, int, Random], Action]
"""``bot(title, state, seat, rng)``: returns a legal action. It may use only what the seat may know."""

LEVELS: dict[str, Bot] = {
    "beginner": ShortSighted(overlooks=0.35, misjudges=1.0, sees=8),
    "easy": ShortSighted(overlooks=0.15, misjudges=0.6, sees=24),
    "medium": SearchBot(80, seconds=0.4, changes={"turns": 1, "width": 6}),
    "hard": SearchBot(500, seconds=1.6, changes={"closely": 0.5}),
    "expert": SearchBot(3000, seconds=5.0, changes={"closely": 0.5}),
}
"""The levels that people can play against, the weakest first, at least 150 points of the leaderboard apart.

The first two look one action ahead and misjudge it. The third compares a few ideas to the end of its own turn and
thinks of nobody's reply. The last two search as the title is searched best, as long as the number of iterations and the
clock allow: longer where two actions are close, and no longer than it takes where one is clearly the best.
"""

BOTS: dict[str, Bot] = {**LEVELS, "greedy": greedy_action, "random": random_action}
"""All bots with a fixed name. ``search-500`` is a bot that searches 500 iterations, however long they take."""

ADVISER: Final = "adviser"
"""Who gives tips: stronger than most levels, and quick."""
ASIDE: dict[str, Bot] = {ADVISER: SearchBot(200, seconds=0.5), "careless": careless_action}
"""Bots that take no seat among people: the adviser, and one that plays to positions at which advice is judged."""

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
    ('beginner', 'easy', 'medium', 'hard', 'expert')
    """

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.known = (*BOTS, "search-N", f"search-N:SETTING=NUMBER+… ({', '.join(SETTINGS)})")
        super().__init__(f"no bot {wanted!r}; there are {', '.join(self.known)}")


def bot(name: str, hurried: bool = True) -> Bot:
    """Return the bot with a name, new for one game, or raise `UnknownBot`.

    Unless it is `hurried`, a level may take the time its iterations need, so that it plays the same on every machine.
    """
    match = SEARCH_NAME.fullmatch(name)
    if match is not None:
        kind, number, settings = match.groups()
        return SearchBot(int(number), sees_all=kind == "seeing", changes=_changes(name, settings))
    player = BOTS.get(name) or ASIDE.get(name)
    if player is None:
        raise UnknownBot(name)
    return player.fresh(hurried) if isinstance(player, SearchBot) else player


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
