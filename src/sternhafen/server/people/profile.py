"""Profiles: what somebody has played, added up from the results of their games."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from sternhafen.server.people.badges import Game, badges, own
from sternhafen.server.people.ratings import MU, PROVISIONAL, SIGMA, shown
from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import people, ratings, results
from sternhafen.table.messages.people import Favourite, Meeting, Opponent, PastGame, PastSeat, Profile, TitleRecord

MAX_GAMES = 1_000
MAX_SHOWN = 50
MAX_OPPONENTS = 12
MAX_FAVOURITES = 3

Pair = tuple[Any, Any]
"""The rows of two seats of one game."""


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
        badges=badges([game for game in played if game[0].ended is None], counted, client),
        rated=rated,
    )


def title_order(games: Iterable[Game]) -> list[str]:
    """Return the titles somebody has played, the most played first."""
    return [title for title, _ in Counter(game[0].title for game in games).most_common()]


def record(title: str, client: str, games: Iterable[Game], rating: Any) -> TitleRecord:
    """Return what somebody has done at one title."""
    of_title = [game for game in games if game[0].title == title]
    together = [own(game, client) for game in of_title if len(game) > 1]
    alone = [own(game, client) for game in of_title if len(game) == 1]
    points = [row.points for row in together if row.ended is None]
    places = Counter(row.place for row in together)
    mu, sigma = (MU, SIGMA) if rating is None else (rating.mu, rating.sigma)
    return TitleRecord(
        title=title,
        games=len(together),
        places=[places[place] for place in range(1, max(places, default=0) + 1)],
        points=round(sum(points) / len(points), 1) if points else None,
        best=max(points, default=None),
        solo_games=len(alone),
        best_solo=max((row.points for row in alone), default=None),
        rating=None if rating is None else shown(mu),
        provisional=sigma > PROVISIONAL,
        favourites=favourites(together),
    )


def favourites(rows: Iterable[Any]) -> list[Favourite]:
    """Return the parts that somebody has played most often, in games with others."""
    played: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        if row.plays_as is not None:
            played[row.plays_as].append(row.place)
    most = sorted(played.items(), key=lambda item: -len(item[1]))[:MAX_FAVOURITES]
    return [Favourite(part, len(places), places.count(1)) for part, places in most]


def past_game(game: Game, client: str) -> PastGame:
    """Return one game as the list shows it."""
    seats = [PastSeat(row.name, row.bot, row.place, row.points, row.client == client) for row in game]
    first = game[0]
    return PastGame(first.table_id, first.title, first.at, seats, first.verdict, first.counts, first.rated, first.ended)


def opponents(games: Iterable[Game], client: str) -> list[Opponent]:
    """Return with whom somebody has played most, and who finished ahead."""
    met: defaultdict[str, list[Pair]] = defaultdict(list)
    for game in games:
        me = own(game, client)
        for row in game:
            if row.client and row.client != client:
                met[row.client].append((me, row))
    most = sorted(met.values(), key=lambda pairs: -len(pairs))[:MAX_OPPONENTS]
    return [Opponent(pairs[0][1].name, *score(pairs), meetings(pairs)) for pairs in most]


def score(pairs: Sequence[Pair]) -> tuple[int, int, int]:
    """Return how many games those are, and in how many the first one came before or after the other."""
    before = sum(me.place < other.place for me, other in pairs)
    return len(pairs), before, sum(me.place > other.place for me, other in pairs)


def meetings(pairs: Sequence[Pair]) -> list[Meeting]:
    """Return the same title by title, the most played first."""
    titles = Counter(me.title for me, _ in pairs)
    return [
        Meeting(title, *score([pair for pair in pairs if pair[0].title == title])) for title, _ in titles.most_common()
    ]
