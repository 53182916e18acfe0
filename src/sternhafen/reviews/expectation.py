"""Expectation: the final points that seats can expect, without the errors that a title's forecast usually makes."""

from __future__ import annotations

from sternhafen.engine import State, Title
from sternhafen.reviews.figures import figures_of

Expected = tuple[float, ...]
"""What every seat can expect."""


def expected(title: Title, state: State) -> Expected:
    """Return the points that every seat can expect at the end.

    >>> import sternhafen
    >>> game = sternhafen.new("cryo", seats=2, seed=1)
    >>> [len(expected(game.title, game.state)), expected(game.title, game.state)[0] > 10]
    [2, True]
    """
    over = state.outcome() is not None
    return tuple(
        [title.foresee(state, seat) - (0.0 if over else off(title, state, seat)) for seat in range(state.seats)]
    )


def expected_of(title: Title, state: State, seat: int) -> float:
    """Return the points that one seat can expect at the end."""
    if state.outcome() is not None:
        return title.foresee(state, seat)
    return title.foresee(state, seat) - off(title, state, seat)


def off(title: Title, state: State, seat: int) -> float:
    """Return by how much a title's forecast is usually too high at this stage of the game."""
    if title.outlook is None:
        return 0.0
    by_time = figures_of(title.id, state.seats).off
    early = min(1.0, max(0.0, title.outlook.clock(state, seat)))
    place = early * (len(by_time) - 1)
    step = min(int(place), len(by_time) - 2)
    return by_time[step] + (place - step) * (by_time[step + 1] - by_time[step])
