"""Sternhafen: an open, self-hosted table for four space board games.

One import is enough to play, watch and save games, to let bots play, and to train agents:

>>> import sternhafen
>>> game = sternhafen.new("escape-pods", seats=2, seed=1)
>>> bot = sternhafen.bot("greedy")
>>> while not game.over:
...     _ = game.play(bot.choose(game))
>>> game.outcome.places
(2, 1)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sternhafen.bots import UnknownBot
    from sternhafen.engine import Action, Event, Illegal, Outcome, Refused, State, Title, View
    from sternhafen.engine.record import BadRecord
    from sternhafen.envs import aec_env, parallel_env, seat_env, vector, vector_parallel
    from sternhafen.envs.openspiel import openspiel_game
    from sternhafen.front import Bot, Game, bot, load, new, review, rules, titles
    from sternhafen.games import UnknownTitle, title

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadRecord",
    "Bot",
    "Event",
    "Game",
    "Illegal",
    "Outcome",
    "Refused",
    "State",
    "Title",
    "UnknownBot",
    "UnknownTitle",
    "View",
    "aec_env",
    "bot",
    "load",
    "new",
    "openspiel_game",
    "parallel_env",
    "review",
    "rules",
    "seat_env",
    "title",
    "titles",
    "vector",
    "vector_parallel",
]

_HOMES = {
    "sternhafen.front": ("Bot", "Game", "bot", "load", "new", "review", "rules", "titles"),
    "sternhafen.engine": ("Action", "Event", "Illegal", "Outcome", "Refused", "State", "Title", "View"),
    "sternhafen.engine.record": ("BadRecord",),
    "sternhafen.games": ("UnknownTitle", "title"),
    "sternhafen.bots": ("UnknownBot",),
    "sternhafen.envs": ("aec_env", "parallel_env", "seat_env", "vector", "vector_parallel"),
    "sternhafen.envs.openspiel": ("openspiel_game",),
}
"""The modules that define the names above."""
_EXTRAS = {"sternhafen.envs": "envs", "sternhafen.envs.openspiel": "openspiel"}
"""The modules that need an extra."""


def __getattr__(name: str) -> Any:
    """Import a name on first use, so that ``import sternhafen`` itself is fast."""
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(f"module 'sternhafen' has no attribute {name!r}")
    try:
        value = getattr(import_module(home), name)
    except ModuleNotFoundError as error:
        if home not in _EXTRAS or (error.name or "").startswith("sternhafen"):
            raise
        raise ModuleNotFoundError(
            f"sternhafen.{name} needs {error.name}: pip install 'sternhafen[{_EXTRAS[home]}]'", name=error.name
        ) from error
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
