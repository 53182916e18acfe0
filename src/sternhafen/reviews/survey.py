"""Survey: the first look at a finished game: what everybody could expect at every moment, and what chance did.

A result divides into what a seat could expect before the deal, what actions did and what chance did. Chance is measured
where it acts: an action is repeated with other random numbers, everything else being equal, and what really followed is
compared with what usually follows. What the action itself did is measured in repetitions of its own, so the two do not
share their errors, and what both leave unexplained can be seen.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from sternhafen.engine import Action, Match, State, Title
from sternhafen.engine.match import NO_FORK, Entry
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.expectation import Expected, expected
from sternhafen.reviews.values import DEAL, Row

REPEATS: Final = 16
"""How often an action is repeated with other random numbers, for what it did and for what chance did each."""
DEALS: Final = 24
"""How many other deals a game's deal is compared with."""
SEED_BITS: Final = 128


class Survey(msgspec.Struct, frozen=True):
    """What can be said about a game without judging its decisions."""

    usual: tuple[float, ...]
    """What every seat can usually expect before the deal."""
    deal: tuple[float, ...]
    rows: tuple[Row, ...]

    def decisions(self) -> list[int]:
        """Return the entries at which there was something to decide, the costliest to their seats first."""
        rows = [row for row in self.rows if row.choice]
        return [row.entry for row in sorted(rows, key=lambda row: (row.play[row.seat], row.entry))]


def survey(match: Match, seed: int) -> Survey:
    """Return the survey of a finished game."""
    title, seats = match.title, match.setup.seats
    rows: list[Row] = []
    turns = Turns()
    before: Expected | None = None
    for number, entry, there in match.retraced():
        state, action = there.state, _action(entry)
        if before is None:
            before = expected(title, state)
        rng = chance_for(seed, "chance", number)
        after = state.copy()
        after.play(entry.seat, action)
        then = expected(title, after)
        play, luck = _moved(title, state, entry.seat, action, before, then, rng, after.draws != state.draws)
        choice = state.count_legal(entry.seat) > 1
        rows.append(Row(number, entry.seat, turns.of(entry, state), before, choice, luck, play))
        before = then
    rows.append(Row(len(match.log), -1, turns.number, expected(title, match.state), False))
    usual = _usual(match, chance_for(seed, "deal", DEAL), rows[0].expected)
    deal = tuple([rows[0].expected[seat] - usual[seat] for seat in range(seats)])
    return Survey(usual, deal, tuple(rows))


class Turns:
    """Numbers the turns of a game."""

    def __init__(self) -> None:
        self.number = 0
        self._last: tuple[int, int] | None = None

    def of(self, entry: Entry, state: State) -> int:
        """Return the number of the turn that the next entry belongs to."""
        now = (entry.fork, -1) if entry.fork != NO_FORK else (NO_FORK, entry.seat)
        top = state.question(entry.seat)
        if now != self._last or (top is not None and top.begins_turn):
            self.number += 1
        self._last = now
        return self.number


def _action(entry: Entry) -> Action:
    assert entry.action is not None, "entries that count have actions"
    return entry.action


def _moved(
    title: Title,
    state: State,
    seat: int,
    action: Action,
    before: Expected,
    after: Expected,
    rng: Random,
    drawn: bool,
) -> tuple[Expected, Expected]:
    """Return how far an action moved what every seat could expect, and how far chance did, if there was any."""
    if not drawn:
        return _less(after, before), ()
    ours = _usually(title, state, seat, action, rng)
    theirs = _usually(title, state, seat, action, rng)
    return _less(ours, before), _less(after, theirs)


def _usually(title: Title, state: State, seat: int, action: Action, rng: Random) -> Expected:
    """Return what every seat can expect after an action on average, whatever chance brings."""
    totals = [0.0] * state.seats
    for _ in range(REPEATS):
        world: State = state.copy()
        world.seed = rng.getrandbits(SEED_BITS)
        world.play(seat, action)
        for own, points in enumerate(expected(title, world)):
            totals[own] += points
    return tuple([total / REPEATS for total in totals])


def _usual(match: Match, rng: Random, dealt: Expected) -> Expected:
    """Return what every seat can expect on average over other deals; of a game that began in the middle, just that."""
    if match.base is not None:
        return dealt
    setup = match.setup
    totals = [0.0] * setup.seats
    for _ in range(DEALS):
        world = match.title.start(setup.options, setup.seats, rng.getrandbits(SEED_BITS))
        for own, points in enumerate(expected(match.title, world)):
            totals[own] += points
    return tuple([total / DEALS for total in totals])


def _less(one: Expected, other: Expected) -> Expected:
    return tuple([a - b for a, b in zip(one, other, strict=True)])
