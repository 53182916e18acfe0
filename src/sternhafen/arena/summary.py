"""Summary: what many games say about seats, points and length."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from sternhafen.arena.playout import Game


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did over many games."""

    player: str
    wins: float
    """The share of games won; a shared first place counts in part."""
    mean: float
    least: int
    most: int
    kinds: dict[str, float]
    """The mean of every kind of points."""


class Summary(msgspec.Struct, frozen=True):
    """The results of many games."""

    games: int
    decisions: float
    seats: list[SeatSummary]
    verdicts: dict[str, int]


def summarise(games: Sequence[Game], players: Sequence[str]) -> Summary:
    """Return the means and shares of finished games."""
    verdicts: dict[str, int] = {}
    for game in games:
        if game.outcome.verdict is not None:
            verdicts[game.outcome.verdict] = verdicts.get(game.outcome.verdict, 0) + 1
    seats = [_seat(games, seat, player) for seat, player in enumerate(players)]
    return Summary(len(games), fmean(game.decisions for game in games), seats, verdicts)


def _seat(games: Sequence[Game], seat: int, player: str) -> SeatSummary:
    totals = [game.outcome.total(seat) for game in games]
    firsts = [game.outcome.first_share(seat) for game in games]
    kinds = sorted({kind for game in games for kind in game.outcome.points[seat]})
    means = {kind: fmean(game.outcome.points[seat].get(kind, 0) for game in games) for kind in kinds}
    return SeatSummary(player, fmean(firsts), fmean(totals), min(totals), max(totals), means)
