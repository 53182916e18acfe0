"""Games of Gen7 played ahead to where a test begins."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from sternhafen.engine import Ask, Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.ending import BuySkill
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.story import N_POINTS
from sternhafen.games.gen7.turn import TakeTurn
from sternhafen.games.gen7.votes import CastVote
from sternhafen.server.messages.fields import MOST_CHOICES
from tests.games.gen7.bot import helpful

ANY_ENDING = N_POINTS - 1
GAMES = 20
"""How many games are tried until one comes to what is wanted."""


def _played(seats: int, seed: int, stop: Callable[[Gen7, int, Ask], bool]) -> Match | None:
    """Play an episode until somebody is asked what is wanted; return nothing if that never comes."""
    match = Match.new(TITLE, seats=seats, seed=seed)
    rng = Random(seed)
    while asked := match.state.asked():
        ship, seat = match.state, asked[0]
        assert isinstance(ship, Gen7)
        question = ship.question(seat)
        assert question is not None
        if stop(ship, seat, question):
            return match
        match.play(seat, helpful(ship, seat, rng, path=1, plot_too=True, towards=ANY_ENDING))
    return None


def _first(seats: int, stop: Callable[[Gen7, int, Ask], bool]) -> Match:
    """Return the first game that comes to what is wanted."""
    for seed in range(GAMES):
        match = _played(seats, seed, stop)
        if match is not None:
            return match
    raise AssertionError(f"it never comes in {GAMES} games")


@cache
def at_the_first_turn() -> Match:
    """Return a game of three in which the first seat takes its first turn."""
    return _first(3, lambda ship, seat, question: seat == 0 and ship.round == 1 and isinstance(question, TakeTurn))


@cache
def at_a_late_turn() -> Match:
    """Return a game of four in its third round, with all its tasks, in which the first seat takes a turn."""
    return _first(
        4,
        lambda ship, seat, question: (
            seat == 0 and ship.round == 3 and len(ship.officers[0].dice) > 3 and isinstance(question, TakeTurn)
        ),
    )


@cache
def at_a_turn_with_equal_dice() -> Match:
    """Return a game of four in which the first seat takes a turn and has two equal dice."""

    def wanted(ship: Gen7, seat: int, question: Ask) -> bool:
        dice = ship.officers[0].dice
        return seat == 0 and isinstance(question, TakeTurn) and len(set(dice)) < len(dice)

    return _first(4, wanted)


@cache
def at_a_turn_with_many_actions() -> Match:
    """Return a game of four in which the first seat takes a turn and has more actions than a position lists."""
    return _first(
        4,
        lambda ship, seat, question: seat == 0 and isinstance(question, TakeTurn) and len(ship.legal(0)) > MOST_CHOICES,
    )


@cache
def at_a_vote() -> Match:
    """Return a game of three in which everybody is about to vote on how the story goes on."""
    return _first(3, lambda ship, seat, question: isinstance(question, CastVote) and ship.fate < 0)


@cache
def at_a_purchase() -> Match:
    """Return a game of four at the end of the first episode, when the first seat may buy a skill."""
    return _first(4, lambda ship, seat, question: seat == 0 and isinstance(question, BuySkill))
