"""What decided a finished game: the turn that moved the lead most, and the kind of points that made the difference.

Everything here follows from what the end shows anyway: the chart (what every seat could expect before each line) and
the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from sternhafen.table.messages.answers import Decided, DecidingTurn, Side
from sternhafen.table.messages.shown import OutcomeInfo

NOTICEABLE = 0.5
"""Points by which a turn must move the lead to be worth telling: estimates are no better than that."""


class Played(NamedTuple):
    """A line of the log that counts: no undo, and not taken back."""

    entry: int
    seat: int


class _Score(NamedTuple):
    side: Side
    place: int
    points: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.points.values())


def decided(rows: Sequence[Sequence[float]], first: int, log: Sequence[Played], outcome: OutcomeInfo) -> Decided | None:
    """Return what decided a game; None if those in front share the victory.

    `rows` holds what every seat and then every other side could expect before each line from `first` on, and has at the
    end.
    """
    scores = _ranked(outcome)
    winner = scores[0]
    second = scores[1] if len(scores) > 1 else None
    if second is not None and second.place == winner.place:
        return None
    kind = _deciding_kind(winner, second)
    return Decided(
        winner=winner.side,
        second=None if second is None else second.side,
        margin=winner.total - (0 if second is None else second.total),
        kind=kind,
        ahead=winner.points.get(kind, 0) if kind else 0,
        behind=second.points.get(kind, 0) if kind and second is not None else 0,
        turn=_deciding_turn(rows, first, log, winner.side) if isinstance(winner.side, int) else None,
    )


def _ranked(outcome: OutcomeInfo) -> list[_Score]:
    """Return all seats, then the other sides, the best first."""
    sides: list[Side] = [*range(len(outcome.points)), *outcome.others]
    points = [*outcome.points, *outcome.others.values()]
    scores = [_Score(*one) for one in zip(sides, outcome.overall or outcome.places, points, strict=True)]
    return sorted(scores, key=lambda score: score.place)


def _deciding_kind(winner: _Score, second: _Score | None) -> str | None:
    """Return the kind of points in which the winner is furthest ahead; None if there is only one, or none."""
    if len(winner.points) < 2:
        return None
    others = {} if second is None else second.points
    gaps = {kind: points - others.get(kind, 0) for kind, points in winner.points.items()}
    best = max(gaps, key=lambda kind: gaps[kind])
    return best if gaps[best] > 0 else None


def _deciding_turn(
    rows: Sequence[Sequence[float]], first: int, log: Sequence[Played], winner: int
) -> DecidingTurn | None:
    """Return the turn after which the winner's lead had grown most: lines of one seat without another's in between.

    None if one seat plays alone: its whole game would be one turn.
    """
    if len(rows[0]) > 1 and len({line.seat for line in log}) < 2:
        return None
    leads = [_lead(row, winner) for row in rows]
    best: DecidingTurn | None = None
    for seat, lines in groupby([line for line in log if line.entry >= first], key=lambda line: line.seat):
        entries = [line.entry for line in lines]
        before, after = leads[entries[0] - first], leads[entries[-1] - first + 1]
        ends = entries[-1] - first + 2 == len(rows)
        if after - before >= NOTICEABLE and (best is None or after - before > best.after - best.before):
            best = DecidingTurn(entries[0], entries[-1], seat, before, after, ends)
    return best


def _lead(row: Sequence[float], seat: int) -> float:
    """Return by how much a seat is ahead of the best other side; what it has itself if it plays alone."""
    others = [points for other, points in enumerate(row) if other != seat]
    return row[seat] - max(others, default=0.0)
