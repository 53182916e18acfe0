"""Games of Gen7's second edition, played ahead to where a scene can be seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import msgspec

from sternhafen.engine import Match
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Carry, Gen7Options
from sternhafen.games.gen7.rules.turn import TakeTurn

BOOK = campaign_of(HOUSE)
SEATS = 4
GAMES = 30
"""How many games are tried until one comes to what is wanted."""


@cache
def first_evening() -> Carry:
    """Return the logbook after a first episode that was played at random."""
    ship = TITLE.start(Gen7Options(campaign=HOUSE, confirm=False), SEATS, 1)
    rnd = Random(1).random
    while (seat := ship.first_asked()) >= 0:
        ship.play(seat, ship.sample_legal(seat, rnd))
    outcome = ship.outcome()
    assert outcome is not None
    carry: Carry = outcome.carry
    return carry


def at_a_turn(opening: str, point: str, wanted: Callable[[Gen7], bool]) -> Match:
    """Return a game, opened by one plot point, at another, in which the first seat takes a turn."""
    carry = msgspec.structs.replace(first_evening(), point=BOOK.point_id[opening])
    for seed in range(GAMES):
        match, rng = Match.new(TITLE, SEATS, seed, Gen7Options(campaign=HOUSE, carry=carry)), Random(seed)
        while not match.over:
            ship, seat = match.state, match.state.asked()[0]
            assert isinstance(ship, Gen7)
            turn = seat == 0 and isinstance(ship.question(seat), TakeTurn)
            if turn and ship.point == BOOK.point_id[point] and wanted(ship):
                return match
            match.play(seat, ship.sample_legal(seat, rng.random))
    raise AssertionError(f"{point} never comes in {GAMES} games")


@cache
def with_teams() -> Match:
    """Return a game in which everybody is in a team."""
    return at_a_turn("p3a_1", "p3a_2", lambda ship: bool(memory_of(ship).teams) and -1 not in memory_of(ship).teams)


@cache
def with_a_relay() -> Match:
    """Return a game with some links in a chain of hands."""
    return at_a_turn("p5b_1", "p5b_1", lambda ship: memory_of(ship).chain[0] > 1)


@cache
def with_posts_and_hidden_tasks() -> Match:
    """Return a game with a post, and with a task that lies face down."""
    return at_a_turn("p6b_1", "p6b_1", lambda ship: memory_of(ship).unseen > 0)


@cache
def with_a_figure() -> Match:
    """Return a game with a figure of the story in a room."""
    return at_a_turn("p3a_1", "p3a_1", lambda ship: True)
