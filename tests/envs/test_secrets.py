"""An observation holds what its seat may know and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from sternhafen.envs import aec_env
from sternhafen.envs.game import Game
from sternhafen.envs.picture import picture
from sternhafen.games import titles

FEW = [(id, max(2, min(title.seats))) for id, title in titles().items()]
ALL = [(id, seats) for id, title in titles().items() for seats in title.seats]
SHORT = 3
"""A game with no more looks at it is followed by another."""


def look_at_two_worlds(title: str, seats: int, share: float) -> int:
    """Play a game, or several short ones, and compare what seats observe in a world that they cannot tell from it."""
    rng = Random(7)
    game = aec_env(title, seats).game
    game.start(7)
    looked = 0
    while game.state.asked() or looked <= SHORT:
        if not game.state.asked():
            game.start(None)
        if rng.random() < share:
            looked += 1
            for seat in range(seats):
                same_in_two_worlds(game, seat, rng)
        seat = game.state.first_asked()
        game.play(seat, rng.choice([*game.legal(seat)]))
    return looked


def same_in_two_worlds(game: Game, seat: int, rng: Random) -> None:
    true, seen, drawn = game.state, game.observe(seat), picture(game, "ansi", seat)
    game.state = true.resample(seat, rng)
    game.forget()
    other = game.observe(seat)
    assert np.array_equal(seen["observation"], other["observation"]), f"seat {seat} sees what it may not know"
    assert np.array_equal(seen["action_mask"], other["action_mask"]), f"seat {seat}'s mask tells what it may not know"
    assert picture(game, "ansi", seat) == drawn, f"seat {seat}'s picture tells what it may not know"
    game.state = true
    game.forget()


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_observations_are_equal_in_two_worlds_that_look_alike(title: str, seats: int) -> None:
    assert look_at_two_worlds(title, seats, 0.05) > SHORT


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), ALL)
def test_observations_never_tell_more_than_the_view(title: str, seats: int) -> None:
    assert look_at_two_worlds(title, seats, 0.5) > SHORT


def test_a_hidden_crew_member_is_in_the_state_but_in_no_other_seats_observation() -> None:
    """The test above can fail: what the owner knows differs between worlds and shows in the owner's observation."""
    rng = Random(1)
    game = aec_env("escape-pods", 2).game
    game.start(3)
    while not any(kind >= 0 for kind in game.state.view(0).seats[0].panels):  # type: ignore[attr-defined]  # Escape Pods
        seat = game.state.first_asked()
        game.play(seat, rng.choice([*game.legal(seat)]))
    true, mine = game.state, game.observe(0)["observation"]
    seen = set()
    for _ in range(30):
        game.state = true.resample(1, rng)
        game.forget()
        seen.add(game.observe(0)["observation"].tobytes())
    assert len(seen) > 1
    assert mine.tobytes() in seen


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_what_a_seat_is_shown_is_its_view_and_nothing_else(title: str, seats: int) -> None:
    assert compare_with_views(title, seats, 0.2) > 10


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), ALL)
def test_what_a_seat_is_shown_is_its_view_at_every_step(title: str, seats: int) -> None:
    assert compare_with_views(title, seats, 1) > 10


def compare_with_views(title: str, seats: int, share: float) -> int:
    """Play a game and compare what seats are shown, of which only changes are written, with their whole views."""
    rng = Random(8)
    game = aec_env(title, seats).game
    game.start(8)
    compared = 0
    while (asked := game.state.first_asked()) >= 0:
        if rng.random() < share:
            seat = rng.choice([asked, rng.randrange(seats)])
            shown, view = game.seen(seat), game.layout.write(game.state.view(seat))
            wrong = [name for name, where in game.layout.fields.items() if (shown[where] != view[where]).any()]
            assert not wrong, f"seat {seat} is not shown what it sees"
            compared += 1
        game.play(asked, rng.choice(game.legal(asked)))
    for seat in range(seats):
        assert np.array_equal(game.seen(seat), game.layout.write(game.state.view(seat)))
    return compared
