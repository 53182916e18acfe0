"""Games of Gen7 played ahead to where a test begins, as records to be opened at the web table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from sternhafen.engine import Ask, Match
from sternhafen.engine.record import write
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.ending import BuySkill
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.turn import TakeTurn
from sternhafen.games.gen7.votes import CastVote
from tests.games.gen7.bot import helpful

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
SEEDS = range(20)


def _played(seats: int, seed: int, stop: Callable[[Gen7, Ask], bool]) -> Match | None:
    """Play an episode until a question is met; return nothing if it never comes."""
    match = Match.new(TITLE, seats=seats, seed=seed)
    rng = Random(seed)
    while asked := match.state.asked():
        ship, seat = match.state, asked[0]
        assert isinstance(ship, Gen7)
        question = ship.question(seat)
        assert question is not None
        if stop(ship, question):
            return match
        match.play(seat, helpful(ship, seat, rng, path=1, plot_too=True))
    return None


def _record(seats: int, stop: Callable[[Gen7, Ask], bool]) -> str:
    """Return the first game that comes to a question, as a record."""
    for seed in SEEDS:
        match = _played(seats, seed, stop)
        if match is not None:
            return write(match, NAMES[:seats]).decode()
    raise AssertionError("no game comes to that question")


@cache
def at_the_first_turn() -> str:
    """Return a game of three before the leader's first turn, who can ask both others for help."""
    return _record(3, lambda ship, question: isinstance(question, TakeTurn))


@cache
def at_a_vote() -> str:
    """Return a game of three in which everybody is about to vote on how the story goes on."""
    return _record(3, lambda ship, question: isinstance(question, CastVote) and ship.fate < 0)


@cache
def at_a_purchase() -> str:
    """Return a game of four at the end of the first episode, when the first officer may buy a skill."""
    return _record(4, lambda ship, question: isinstance(question, BuySkill))
