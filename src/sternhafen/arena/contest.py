"""A contest: bots against each other, on the same seeds, in every seat in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from sternhafen.arena.playout import play_game
from sternhafen.engine import Title
from sternhafen.games import title as title_by_id


class Contest(msgspec.Struct, frozen=True):
    """What is played: the same contest gives the same blocks on every machine."""

    title: str
    rules: int
    entrants: tuple[str, ...]
    """Bots by name."""
    seats: int
    seed: int
    """The seed of the first block; the others follow it."""
    options: dict[str, Any] = {}

    def line_ups(self) -> list[tuple[str, ...]]:
        """Return who plays against whom: every choice of entrants for the seats; the last one fills seats left over."""
        if len(self.entrants) >= self.seats:
            return list(combinations(self.entrants, self.seats))
        return [self.entrants + self.entrants[-1:] * (self.seats - len(self.entrants))]


class Pairing(msgspec.Struct, frozen=True):
    """One block to be played: a seed and a line-up."""

    number: int
    seed: int
    line_up: tuple[str, ...]


class Played(msgspec.Struct, frozen=True):
    """One game of a block, seat by seat."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: int


class Block(msgspec.Struct, frozen=True):
    """The games of one seed and line-up: one for every rotation of the seats."""

    number: int
    games: tuple[Played, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Who took part."""
        return self.games[0].players


def pairings(contest: Contest, games: int) -> Iterator[Pairing]:
    """Yield pairings for at least this many games; every line-up plays on every seed."""
    line_ups = contest.line_ups()
    number = 0
    while number * contest.seats < games:
        yield Pairing(number, contest.seed + number // len(line_ups), line_ups[number % len(line_ups)])
        number += 1


def play_block(contest: Contest, pairing: Pairing) -> Block:
    """Play a block: in each game the players of the line-up move on by one seat."""
    title: Title = title_by_id(contest.title)
    options = msgspec.convert(contest.options, title.options, strict=False)
    games = []
    for turn in range(contest.seats):
        players = pairing.line_up[turn:] + pairing.line_up[:turn]
        game = play_game(title, options, players, pairing.seed)
        points = tuple(game.outcome.total(seat) for seat in range(contest.seats))
        games.append(Played(players, game.outcome.places, points, game.decisions))
    return Block(pairing.number, tuple(games))
