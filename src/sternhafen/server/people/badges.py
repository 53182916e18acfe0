"""Badges: a few things worth remembering, each with the game in which it came."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from sternhafen.engine import Title
from sternhafen.games import HOUSE_TITLES, titles
from sternhafen.table.messages.people import Badge, BadgeCode

Game = Sequence[Any]
"""The rows of one game's seats."""
OLD_FRIENDS = 10
"""Games with the same person."""
HOUSE = {package.replace("_", "-") for package in HOUSE_TITLES}


def own(game: Game, client: str) -> Any:
    """Return somebody's own seat in a game."""
    return next(row for row in game if row.client == client)


def badges(played: Sequence[Game], counted: Sequence[Game], client: str) -> list[Badge]:
    """Return what somebody has earned; games come newest first, and those that count say how well they play."""

    known = titles()

    def landed(game: Game) -> bool:
        title = known.get(game[0].title)
        return bool(title is not None and title.counts_landed and own(game, client).points > 0)

    def beat_hard(game: Game) -> bool:
        return bool(own(game, client).place == 1 and any(row.bot == "hard" and row.place > 1 for row in game))

    every_ending = (all_endings(played, title) for title in known.values() if title.endings)
    earned: list[tuple[BadgeCode, Game | None]] = [
        ("first-game", next(reversed(played), None)),
        ("first-landing", first(played, landed)),
        ("all-titles", complete(played, HOUSE, lambda game: game[0].title)),
        ("beat-hard", first(counted, beat_hard)),
        ("all-endings", next((game for game in every_ending if game is not None), None)),
        ("old-friends", reunion(counted, client)),
    ]
    return [Badge(code, game[0].table_id, game[0].at) for code, game in earned if game is not None]


def first(games: Sequence[Game], is_it: Callable[[Game], bool]) -> Game | None:
    """Return the oldest game of which something is true."""
    return next(filter(is_it, reversed(games)), None)


def all_endings(played: Sequence[Game], title: Title) -> Game | None:
    """Return the game with which somebody had seen every way in which a title's campaign can end."""
    ended = [game for game in played if game[0].title == title.id and game[0].verdict in title.endings]
    return complete(ended, title.endings, lambda game: game[0].verdict)


def complete(games: Sequence[Game], all_of_them: Iterable[str], kind: Callable[[Game], str]) -> Game | None:
    """Return the game with which somebody had seen every kind."""
    missing = set(all_of_them)
    for game in reversed(games):
        missing.discard(kind(game))
        if not missing:
            return game
    return None


def reunion(games: Sequence[Game], client: str) -> Game | None:
    """Return the game that was the tenth with the same person."""
    met: Counter[str] = Counter()
    for game in reversed(games):
        met.update({row.client for row in game if row.client and row.client != client})
        if met and met.most_common(1)[0][1] >= OLD_FRIENDS:
            return game
    return None
