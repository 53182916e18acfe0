"""Every title passes PettingZoo's and Gymnasium's own tests: at one number of seats here, at all in the soak."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sternhafen.envs import aec_env, parallel_env, seat_env
from sternhafen.games import titles

FEW = [(id, max(2, min(title.seats))) for id, title in titles().items()]
OTHERS = [(id, seats) for id, title in titles().items() for seats in title.seats if (id, seats) not in FEW]
CYCLES = 40
"""How many turns a seat has in a short test; sampling from large masks is what takes the time."""
MANY = 400


@pytest.fixture(autouse=True)
def _known_remarks() -> Iterator[None]:
    """PettingZoo's test knows the classics with masked observations by their names and remarks on all others."""
    with warnings.catch_warnings():
        for remark in (
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",  # of a seat that is not asked
        ):
            warnings.filterwarnings("ignore", remark)
        yield


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_aec_face_keeps_pettingzoos_interface(title: str, seats: int) -> None:
    api_test(aec_env(title, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_aec_face_is_the_same_for_the_same_seed(title: str, seats: int) -> None:
    seed_test(lambda: aec_env(title, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_parallel_face_keeps_pettingzoos_interface(title: str, seats: int) -> None:
    parallel_api_test(parallel_env(title, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_single_face_keeps_gymnasiums_interface(title: str, seats: int) -> None:
    check_env(seat_env(title, seats), skip_render_check=True)


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), OTHERS)
def test_every_face_at_every_number_of_seats(title: str, seats: int) -> None:
    api_test(aec_env(title, seats), num_cycles=MANY)
    seed_test(lambda: aec_env(title, seats), num_cycles=MANY)
    parallel_api_test(parallel_env(title, seats), num_cycles=MANY)
    check_env(seat_env(title, seats, bots=("greedy",)), skip_render_check=True)
