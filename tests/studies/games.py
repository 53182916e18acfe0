"""Studies of finished games."""

from __future__ import annotations

import msgspec

from sternhafen.engine import Match
from sternhafen.engine import record as records
from sternhafen.engine.record import Record
from sternhafen.studies import GAME, Study, noted, played
from tests.reviews.games import finished


def game() -> Match:
    """Return a finished game of two."""
    return finished("escape-pods", 2, player="greedy", round_cap=2)


def record(match: Match) -> Record:
    """Return a game's record."""
    return records.peek(records.write(match, ["Ada", "Ben"]))


def decisions(match: Match, seat: int) -> list[int]:
    """Return the lines at which a seat had a choice."""
    return [n for n, entry, there in match.retraced() if entry.seat == seat and there.state.count_legal(seat) > 1]


def study(match: Match) -> Study:
    """Return a study with two comments, and a side line of two moves with a comment of its own."""
    first, second = decisions(match, 0)[1:3]
    there = match.at(first)
    study = noted(Study("How to flee"), first, GAME, "Go early. The near havens fill up fast.")
    study = noted(study, second, GAME, "And stay together.", by=1)
    node = GAME
    for _ in range(2):
        seat = there.state.first_asked()
        action = there.state.legal(seat)[-1]
        study, node = played(study, first, node, seat, msgspec.to_builtins(action))
        there.play(seat, action)
    return noted(study, first, node, "Too slow.")
