"""Ratings: OpenSkill per title, for those who want one. Bots have fixed ratings, so a lone player gets one too.

A game is rated if it was to be rated from the start, counts, and has a winner. Only those sit at such a table who have
their games rated; whoever changes their mind afterwards is rated for it all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from sternhafen.server.storage.connections import Connections
from sternhafen.server.storage.people_tables import people, ratings
from sternhafen.table.messages.people import Ladder, LadderLine
from sternhafen.table.tokens import picture

AVAILABLE = find_spec("openskill") is not None
DATA = msgspec.json.decode(Path(__file__).with_name("bot_ratings.json").read_bytes())
"""The bots' ratings, title by title, as far as contests have shown them (`tools/bot_ratings.py`)."""
BOT_RATINGS: dict[str, float] = DATA["usual"]
"""The bots' ratings on OpenSkill's scale, on which newcomers have 25: ten more win six games out of seven."""
MU, SIGMA = 25.0, 25.0 / 3
NO_DOUBT = 0.01
"""The uncertainty of a bot's rating: none, but the formula divides by it."""
PROVISIONAL = 5.0
"""Above this uncertainty a rating is provisional; it takes about ten games to settle."""
MAX_LISTED = 50


def rate_game(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> bool:
    """Rate a finished game, if it was to be rated; return whether it was."""
    players = [row["client"] for row in rows if row["bot"] is None and row["client"]]
    if not rows[0]["rated"] or not AVAILABLE or not players or not rows[0]["counts"] or not decided(rows):
        return False
    if any(row["bot"] is not None and row["bot"] not in BOT_RATINGS for row in rows):
        return False
    title = rows[0]["title"]
    here = ratings.c.title == title
    held = connection.execute(sa.select(ratings).where(here, ratings.c.person.in_(players)))
    before = {one.person: (one.mu, one.sigma, one.games) for one in held}
    after = rated([standing(row, before) for row in rows], [row["place"] for row in rows])
    for row, (mu, sigma) in zip(rows, after, strict=True):
        if row["client"] in players:
            games = before.get(row["client"], (MU, SIGMA, 0))[2] + 1
            connection.execute(sa.delete(ratings).where(here, ratings.c.person == row["client"]))
            values = {"person": row["client"], "title": title, "mu": mu, "sigma": sigma, "games": games}
            connection.execute(sa.insert(ratings), {**values, "sure": sure(mu, sigma)})
    return True


def bot_ratings(title: str) -> dict[str, float]:
    """Return the fixed ratings of the bots at a title.

    >>> sorted(bot_ratings("a-new-title"))
    ['beginner', 'easy', 'expert', 'greedy', 'hard', 'medium', 'random']
    """
    ratings: dict[str, float] = {**BOT_RATINGS, **DATA.get(title, {})}
    return ratings


def decided(rows: Sequence[dict[str, Any]]) -> bool:
    """Return whether a game had a winner: where all share a place they won or lost together."""
    return len({row["place"] for row in rows}) > 1


def standing(row: dict[str, Any], before: dict[str, tuple[float, float, int]]) -> tuple[float, float]:
    """Return what is known about a seat's strength before a game."""
    if row["bot"] is not None:
        return bot_ratings(row["title"])[row["bot"]], NO_DOUBT
    return before.get(row["client"], (MU, SIGMA, 0))[:2]


def rated(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Return the ratings of all seats after a game.

    >>> (winner, _), (loser, _) = rated([(25.0, 8.0), (25.0, 8.0)], [1, 2])
    >>> winner > 25 > loser
    True
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in places])]


def sure(mu: float, sigma: float) -> float:
    """Return a rating that somebody almost certainly deserves: two standard deviations below the estimate.

    >>> sure(25.0, 5.0)
    15.0
    """
    return mu - 2 * sigma


def shown(mu: float) -> int:
    """Return a rating as people read it.

    >>> shown(25.0), shown(28.0)
    (1000, 1120)
    """
    return round(1000 + 40 * (mu - MU))


class Ratings:
    """Questions about ratings."""

    def __init__(self, connections: Connections) -> None:
        self._read = connections.read

    async def ladder(self, title: str, me: str | None) -> Ladder:
        """Return who is rated at a title, the surest and best first, with the bots between them."""
        wanted = (
            sa.select(people.c.id, people.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.title == title, people.c.rated_as.is_not(None))
            .order_by(ratings.c.sure.desc())
            .limit(MAX_LISTED)
        )
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        lines = [
            LadderLine(one.name, None, shown(one.mu), one.sigma > PROVISIONAL, one.games, one.id == me, picture(one.id))
            for one in rows
        ]
        lines += [LadderLine("", bot, shown(mu), False, 0, False) for bot, mu in bot_ratings(title).items()]
        return Ladder(title, sorted(lines, key=lambda line: -line.rating))
