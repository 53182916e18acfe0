"""Ratings: how strong the entrants of a contest are, and how certain that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, geometric_mean

import msgspec
from msgspec.structs import replace

from sternhafen.arena.contest import Block
from sternhafen.bots.choose import LEVELS
from sternhafen.bots.search import SearchBot

RESAMPLES = 400
"""How many times the blocks are resampled for an interval."""
SCALE = 400.0
"""The difference in rating points that means ten wins to one (Elo)."""
ROUNDS = 60
"""Iterations towards the most likely strengths; they converge much sooner."""
DRAWN = 0.5
"""Half a won game is added for and against every opponent, so that an unbeaten entrant has a rating."""

CLOSER = {"closely"}
"""Settings that let a search think longer where it matters; a contest without them shows the least it can do."""

Interval = tuple[float, float]


class Standing(msgspec.Struct, frozen=True):
    """How one entrant did. Intervals hold 95 % and come from resampled blocks; those of shares also from Wilson."""

    player: str
    seats: int
    """How many seats it took, over all games."""
    places: tuple[float, ...]
    """The share of every place; a shared place counts in part for each of the places that it covers."""
    first: float
    first_interval: Interval
    points: float
    margin: float
    """Points ahead of the best other seat, on average."""
    margin_interval: Interval
    rating: float
    """Elo over pairs of seats within games, the mean of all entrants being 0."""
    rating_interval: Interval


def first_share(block: Block, player: str) -> float:
    """Return a player's mean share of first places over its seats in a block."""
    shares = [
        1 / game.places.count(1) if place == 1 else 0.0
        for game in block.games
        for name, place in zip(game.players, game.places, strict=True)
        if name == player
    ]
    return fmean(shares)


def standings(blocks: Sequence[Block], entrants: Sequence[str], seed: int = 1) -> list[Standing]:
    """Return how every entrant did, the best first."""
    rng = Random(seed)
    draws = [[rng.choice(blocks) for _ in blocks] for _ in range(RESAMPLES)]
    players = list(dict.fromkeys(entrants))
    own = elo(blocks, players)
    drawn = [elo(draw, players) for draw in draws]
    results = []
    for player in players:
        if not met(blocks, player):
            continue

        def over_draws(measure: Callable[[Sequence[Block], str], float], player: str = player) -> Interval:
            return interval([measure(draw, player) for draw in draws if met(draw, player)])

        results.append(
            Standing(
                player,
                len(places_of(blocks, player)),
                place_shares(blocks, player),
                firsts(blocks, player),
                wider(over_draws(firsts), wilson(firsts(blocks, player), len(places_of(blocks, player)))),
                mean_points(blocks, player),
                mean_margin(blocks, player),
                over_draws(mean_margin),
                own[player],
                interval([ratings[player] for ratings in drawn]),
            )
        )
    return sorted(results, key=lambda standing: -standing.rating)


def interval(values: list[float]) -> Interval:
    """Return the bounds of the middle 95 % of values."""
    values = sorted(values)
    cut = len(values) // 40
    return values[cut], values[-1 - cut]


def wilson(share: float, count: int) -> Interval:
    """Return Wilson's interval of a share: unlike resampled blocks it allows for luck in a clean sweep."""
    z2 = 1.96**2
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = 1.96 * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def wider(one: Interval, other: Interval) -> Interval:
    """Return the interval that holds both."""
    return min(one[0], other[0]), max(one[1], other[1])


def met(blocks: Sequence[Block], player: str) -> bool:
    """Return whether a player took part in any of the blocks."""
    return any(player in block.names for block in blocks)


def places_of(blocks: Sequence[Block], player: str) -> list[tuple[int, tuple[int, ...]]]:
    """Return a player's place and all places of the game, for each seat it sat in."""
    return [
        (place, game.places)
        for block in blocks
        for game in block.games
        for name, place in zip(game.players, game.places, strict=True)
        if name == player
    ]


def place_shares(blocks: Sequence[Block], player: str) -> tuple[float, ...]:
    """Return the share of every place."""
    own = places_of(blocks, player)
    seats = len(own[0][1])
    shares = [0.0] * seats
    for place, places in own:
        equal = places.count(place)
        for k in range(place - 1, min(seats, place - 1 + equal)):
            shares[k] += 1 / equal
    return tuple(share / len(own) for share in shares)


def firsts(blocks: Sequence[Block], player: str) -> float:
    """Return the share of first places."""
    return fmean(1 / places.count(1) if place == 1 else 0.0 for place, places in places_of(blocks, player))


def mean_points(blocks: Sequence[Block], player: str) -> float:
    """Return the mean points."""
    return fmean(
        points
        for block in blocks
        for game in block.games
        for name, points in zip(game.players, game.points, strict=True)
        if name == player
    )


def mean_margin(blocks: Sequence[Block], player: str) -> float:
    """Return the mean lead over the best other seat, negative for an entrant behind."""
    return fmean(
        points - max((other for k, other in enumerate(game.points) if k != seat), default=0)
        for block in blocks
        for game in block.games
        for seat, (name, points) in enumerate(zip(game.players, game.points, strict=True))
        if name == player
    )


def elo(blocks: Sequence[Block], players: Sequence[str]) -> dict[str, float]:
    """Return the most likely ratings (Bradley and Terry) over all pairs of seats of different players."""
    number = {player: k for k, player in enumerate(players)}
    wins = [[0.0] * len(players) for _ in players]
    for block in blocks:
        for game in block.games:
            _count_pairs(wins, [number[name] for name in game.players], game.places)
    for a in range(len(players)):
        for b in range(len(players)):
            if a != b:
                wins[a][b] += DRAWN
    strengths = [1.0] * len(players)
    for _ in range(ROUNDS):
        strengths = [_stronger(wins, strengths, a) for a in range(len(players))]
        middle = geometric_mean(strengths)
        strengths = [strength / middle for strength in strengths]
    return {player: SCALE * log10(strengths[k]) for player, k in number.items()}


def level(name: str) -> str:
    """Return which level a bot of a contest is: a search that is as long as a level's own, even without a closer look.

    >>> level("search-500"), level("greedy")
    ('hard', 'greedy')
    """
    levels = {
        f"search-{player.iterations}": own
        for own, player in LEVELS.items()
        if isinstance(player, SearchBot) and CLOSER.issuperset(player.changes or ())
    }
    return levels.get(name, name)


def by_level(blocks: Sequence[Block]) -> list[Block]:
    """Return blocks of contests with the names of levels."""
    return [
        replace(block, games=tuple(replace(game, players=tuple(map(level, game.players))) for game in block.games))
        for block in blocks
    ]


def _count_pairs(wins: list[list[float]], players: list[int], places: tuple[int, ...]) -> None:
    for i, a in enumerate(players):
        for j, b in enumerate(players):
            if a != b and places[i] <= places[j]:
                wins[a][b] += 0.5 if places[i] == places[j] else 1.0


def _stronger(wins: list[list[float]], strengths: list[float], a: int) -> float:
    """Return a player's strength after one step of Zermelo's iteration."""
    others = [b for b in range(len(strengths)) if b != a]
    if not others:
        return 1.0
    games = sum((wins[a][b] + wins[b][a]) / (strengths[a] + strengths[b]) for b in others)
    return sum(wins[a]) / games
