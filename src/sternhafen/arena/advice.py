"""How good a bot's advice is: in how many positions it has reasons, and whether they hold in other worlds.

A reason is proven once more in worlds that it was not found in: to somebody who does not count what it names, the
action it is about must be ahead by less. And in a world that a seat cannot tell from the true one the advice must be
the same, or it would tell something hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean
from typing import Final

import msgspec

from sternhafen.bots import Advice, Reason, advise, bot
from sternhafen.bots.reasons import SURE, Comparison, spread
from sternhafen.engine import State, Title

SAMPLED: Final = 0.05
"""The share of a game's decisions that is looked at."""
PROVING: Final = (48, 192)
"""In how many new worlds a reason is proven, and in how many more where these cannot tell."""


class Position(msgspec.Struct, frozen=True):
    """A decision of a game between careless bots, found again by the game's seed and how many decisions came before."""

    seed: int
    decisions: int


START: Final = Position(1, -1)
"""Where the first game begins."""


class ProvenReason(msgspec.Struct, frozen=True):
    """A reason of advice: of which idea, counted from 0, what it names, and what it lost in new worlds."""

    idea: int
    kind: str
    of: int
    points: float
    loss: float
    """How much of the better action's lead is lost without what the reason names."""
    error: float
    """How far chance may have moved that: a standard error."""
    stands_out: bool

    @property
    def proven(self) -> bool:
        """Return whether the lead falls without what it names."""
        return self.loss > 0


class Judged(msgspec.Struct, frozen=True):
    """Advice at a position, judged."""

    position: Position
    reasons: tuple[ProvenReason, ...]
    """Those of the best idea first."""
    only_known: bool
    """Whether it is the same in a world that the seat cannot tell from the true one."""

    @property
    def good(self) -> bool:
        """Return whether the best idea has a reason, all reasons are proven, and they tell only what is known."""
        reasoned = any(reason.idea == 0 for reason in self.reasons)
        return reasoned and self.only_known and all(reason.proven for reason in self.reasons)


def positions(title: Title, after: Position = START) -> Iterator[tuple[Position, State, int]]:
    """Yield the positions after one in which a seat has a choice, of its game and of those with the next seeds."""
    seats = min(seats for seats in title.seats if seats > 1)
    for seed in count(after.seed):
        rng, player, decisions = Random(seed), bot("careless"), 0
        state = title.start(title.options(confirm=False), seats, seed)
        while (seat := state.first_asked()) >= 0:
            if (
                state.count_legal(seat) > 1
                and rng.random() < SAMPLED
                and (seed, decisions) > (after.seed, after.decisions)
            ):
                yield Position(seed, decisions), state.copy(), seat
            state.play(seat, player(title, state, seat, rng))
            decisions += 1


def judge(title: Title, position: Position, state: State, seat: int, adviser: str) -> Judged:
    """Return a judgement of the advice at a position."""
    ideas = advise(adviser, title, state, seat, Random(1))
    other = state.resample(seat, Random(2))
    proof = Proof(title, state, seat, ideas)
    reasons = [proof.of(rank, reason) for rank, idea in enumerate(ideas) for reason in idea.reasons]
    return Judged(position, tuple(reasons), advise(adviser, title, other, seat, Random(1)) == ideas)


class Proof:
    """The proof of advice in worlds that its reasons were not found in."""

    def __init__(self, title: Title, state: State, seat: int, ideas: list[Advice]) -> None:
        self._near = Comparison(title, state, seat, Random(77))
        self._far = Comparison(title, state, seat, Random(78))
        self._far.look_further()
        self._ideas = ideas

    def of(self, rank: int, reason: Reason) -> ProvenReason:
        """Return a reason with what the lead loses without it; of what an action brings, perhaps only further on."""
        idea = self._ideas[rank]
        loss, error = self._loss(self._near, rank, reason)
        if loss <= 0 and not idea.compared_with:
            loss, error = self._loss(self._far, rank, reason)
        return ProvenReason(rank, reason.term.kind, reason.term.of, reason.points, loss, error, idea.stands_out)

    def _loss(self, compared: Comparison, rank: int, reason: Reason) -> tuple[float, float]:
        """Return what the best idea's lead loses in a comparison, and how far chance may have moved that."""
        best, idea = self._ideas[0], self._ideas[rank]
        others = idea.compared_with if rank == 0 else (idea.action,)
        loss = error = 0.0
        for worlds in PROVING:
            compared.look(worlds)
            losses = compared.losses(reason.term, best.action, others)
            loss, error = fmean(losses), spread(losses)
            if abs(loss) >= SURE * error:
                break
        return loss, error
