"""Random play by the laws of the engine, and bots that are better than chance."""

from __future__ import annotations

import pytest

import sternhafen
from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.ore_rush import TITLE

RULES = set(sternhafen.rules("ore-rush").rules)


@pytest.mark.parametrize("seats", TITLE.seats)
def test_random_games_keep_the_laws(seats: int) -> None:
    for seed in range(5):
        for options in TITLE.variants(seats):
            play_by_the_laws(TITLE, seats, options, seed, rules=RULES)


def test_a_greedy_bot_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        game = sternhafen.new("ore-rush", seats=2, seed=seed)
        bots = [sternhafen.bot("greedy"), sternhafen.bot("random")]
        while game.seat is not None:
            game.play(bots[game.seat].choose(game))
        assert game.outcome is not None
        wins += game.outcome.places[0] == 1
    assert wins > 10
