"""Every title passes OpenSpiel's own test, and its information states tell a seat what it may know."""

from __future__ import annotations

from random import Random

import pyspiel
import pytest

from sternhafen.envs.openspiel import DEALS, NAMES, TitleState
from sternhafen.games import titles

SEATS = [(name, seats) for name, title in zip(NAMES, titles().values(), strict=True) for seats in title.seats]


@pytest.mark.parametrize("name", NAMES)
def test_titles_pass_openspiels_own_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_titles_pass_openspiels_own_test_at_every_number_of_seats(name: str, seats: int) -> None:
    game = pyspiel.load_game(name, {"players": seats})
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def random_state(name: str, steps: int) -> TitleState:
    rng = Random(3)
    state: TitleState = pyspiel.load_game(name).new_initial_state()
    state.apply_action(5)
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_cannot_tell_worlds_apart_that_look_alike(name: str) -> None:
    state, rng = random_state(name, 40), Random(1)
    true = state.position.state
    assert true is not None
    for seat in range(state.num_players()):
        other = state.clone()
        other.position.state = true.resample(seat, rng)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_remembers_what_it_did(name: str) -> None:
    """Whatever the actor does next, its information states differ, even where what it sees is the same."""
    state = random_state(name, 40)
    seat, legal = state.current_player(), state.legal_actions()
    after = [state.child(action).information_state_string(seat) for action in legal]
    assert len(set(after)) == len(legal)


def test_a_copy_goes_its_own_way() -> None:
    state = random_state("sternhafen_cryo", 20)
    copy = state.clone()
    before = state.information_state_string(0), state.legal_actions(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert (state.information_state_string(0), state.legal_actions(), str(state)) == before


def test_deals_are_different_games_and_equally_likely() -> None:
    root = pyspiel.load_game("sternhafen_escape_pods").new_initial_state()
    assert root.is_chance_node()
    assert sum(odds for _, odds in root.chance_outcomes()) == pytest.approx(1)
    assert len({root.child(deal).observation_string(0) for deal in range(20)}) > 10
    assert len(root.chance_outcomes()) == DEALS
