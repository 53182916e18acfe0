"""Profiles: what somebody has played, added up from the results of their games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from sternhafen.games import HOUSE_TITLES
from sternhafen.server.people.ratings import MU, PROVISIONAL, SIGMA, shown
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import people, ratings, results
from sternhafen.table.messages.people import Badge, Opponent, PastGame, PastSeat, Profile, TitleRecord

MAX_GAMES = 1_000
MAX_SHOWN = 50
MAX_OPPONENTS = 12
OLD_FRIENDS = 10
"""Games with the same person that are worth a badge."""

Game = Sequence[Any]
"""The rows of one game's seats."""


class Profiles:
    """Questions about what people have played."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read

    async def profile(self, client: str) -> Profile:
        """Return what somebody has played, newest first."""
        return await self._read(lambda connection: profile(connection, client))


def profile(connection: sa.Connection, client: str) -> Profile:
    """Return what somebody has played, newest first."""
    mine = (
        sa.select(results.c.table_id).where(results.c.client == client).order_by(results.c.at.desc()).limit(MAX_GAMES)
    )
    ids = list(dict.fromkeys(connection.execute(mine).scalars()))
    games: dict[str, list[Any]] = {table_id: [] for table_id in ids}
    for first in range(0, len(ids), 500):
        part = sa.select(results).where(results.c.table_id.in_(ids[first : first + 500])).order_by(results.c.seat)
        for row in connection.execute(part):
            games[row.table_id].append(row)
    played = list(games.values())
    counted = [game for game in played if game[0].counts]
    held = {row.title: row for row in connection.execute(sa.select(ratings).where(ratings.c.person == client))}
    rated = connection.execute(sa.select(people.c.rated_as).where(people.c.id == client)).scalar() is not None
    return Profile(
        games=len(played),
        titles=[record(title, client, counted, held.get(title)) for title in title_order(counted)],
        past=[past_game(game, client) for game in played[:MAX_SHOWN]],
        opponents=opponents(counted, client),
        badges=badges(played, counted, client),
        rated=rated,
    )


def title_order(games: Iterable[Game]) -> list[str]:
    """Return the titles somebody has played, the most played first."""
    return [title for title, _ in Counter(game[0].title for game in games).most_common()]


def own(game: Game, client: str) -> Any:
    """Return somebody's own seat in a game."""
    return next(row for row in game if row.client == client)


def record(title: str, client: str, games: Iterable[Game], rating: Any) -> TitleRecord:
    """Return what somebody has done at one title."""
    of_title = [game for game in games if game[0].title == title]
    together = [own(game, client) for game in of_title if len(game) > 1]
    alone = [own(game, client) for game in of_title if len(game) == 1]
    places = Counter(row.place for row in together)
    mu, sigma = (MU, SIGMA) if rating is None else (rating.mu, rating.sigma)
    return TitleRecord(
        title=title,
        games=len(together),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
        points=round(sum(row.points for row in together) / len(together), 1) if together else None,
        best=max((row.points for row in together), default=None),
        solo_games=len(alone),
        best_solo=max((row.points for row in alone), default=None),
        rating=None if rating is None else shown(mu),
        provisional=sigma > PROVISIONAL,
    )


def past_game(game: Game, client: str) -> PastGame:
    """Return one game as the list shows it."""
    seats = [PastSeat(row.name, row.bot, row.place, row.points, row.client == client) for row in game]
    return PastGame(game[0].table_id, game[0].title, game[0].at, seats, game[0].verdict, game[0].counts, game[0].rated)


def opponents(games: Iterable[Game], client: str) -> list[Opponent]:
    """Return with whom somebody has played most, and who finished ahead."""
    met: defaultdict[str, list[tuple[Any, Any]]] = defaultdict(list)
    for game in games:
        me = own(game, client)
        for row in game:
            if row.client and row.client != client:
                met[row.client].append((me, row))
    pairs = sorted(met.values(), key=lambda pair: -len(pair))[:MAX_OPPONENTS]
    return [
        Opponent(
            name=pair[0][1].name,
            games=len(pair),
            before=sum(me.place < other.place for me, other in pair),
            after=sum(me.place > other.place for me, other in pair),
        )
        for pair in pairs
    ]


def badges(played: Sequence[Game], counted: Sequence[Game], client: str) -> list[Badge]:
    """Return what is worth remembering, each with the game in which it came."""
    oldest = list(reversed(played))
    earned: list[Badge] = []
    if oldest:
        earned.append(Badge("first-game", oldest[0][0].table_id, oldest[0][0].at))
    finished: set[str] = set()
    house = {package.replace("_", "-") for package in HOUSE_TITLES}
    for game in oldest:
        finished.add(game[0].title)
        if house <= finished:
            earned.append(Badge("all-titles", game[0].table_id, game[0].at))
            break
    met: Counter[str] = Counter()
    for game in reversed(counted):
        if own(game, client).place == 1 and any(row.bot == "hard" and row.place > 1 for row in game):
            earned.append(Badge("beat-hard", game[0].table_id, game[0].at))
            break
    for game in reversed(counted):
        met.update({row.client for row in game if row.client and row.client != client})
        if met and met.most_common(1)[0][1] >= OLD_FRIENDS:
            earned.append(Badge("old-friends", game[0].table_id, game[0].at))
            break
    return earned
