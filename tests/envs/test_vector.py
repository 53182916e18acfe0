"""Vector environments play the same games as single ones, in any number of processes, and say what goes wrong."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sternhafen
from sternhafen.envs import GamesEnv, IllegalNumber, WorkerDied, aec_env, seat_env, vector, vector_parallel
from sternhafen.games import titles

FEW = [(id, max(2, min(title.seats))) for id, title in titles().items()]
GAMES = 3
STEPS = 60


def followed(title: str, seats: int, steps: int, games: int = GAMES) -> int:
    """Play a vector environment and single ones side by side with the same actions; return how many games ended."""
    singles = [aec_env(title, seats) for _ in range(games)]
    env = vector(title, seats, games)
    observations, infos = env.reset(seed=5)
    for number, single in enumerate(singles):
        single.reset(seed=5 + number)
    ended = 0
    for _ in range(steps):
        for number, single in enumerate(singles):
            seat = single.game.state.first_asked()
            seen = single.game.observe(seat)
            assert infos["seat"][number] == seat
            assert np.array_equal(observations["observation"][number], seen["observation"])
            assert np.array_equal(observations["action_mask"][number], seen["action_mask"])
            assert infos["choices"][number] == seen["action_mask"].sum()
            assert seen["action_mask"][infos["sample"][number]] == 1
        actions, asked = infos["sample"], infos["seat"]
        observations, rewards, terminated, truncated, infos = env.step(actions)
        for number, single in enumerate(singles):
            single.game.play(int(asked[number]), int(actions[number]))
            over = single.game.state.first_asked() < 0
            assert terminated[number] == over
            assert not truncated[number]
            if over:
                ended += 1
                assert rewards[number] == np.float32(single.game.rewards()[asked[number]])
                assert infos["final_info"]["reward"][number] == pytest.approx(single.game.rewards())
                last = single.game.seen(int(asked[number]))
                assert np.array_equal(infos["final_obs"][number]["observation"], last)
                single.reset()
            else:
                assert rewards[number] == 0
    return ended


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_games_of_a_vector_are_those_of_single_environments(title: str, seats: int) -> None:
    followed(title, seats, STEPS)


def test_games_that_end_begin_again_as_single_ones_do() -> None:
    assert followed("escape-pods", 1, 120) > 2 * GAMES


@pytest.mark.soak
@pytest.mark.parametrize(("title", "seats"), [(id, seats) for id, title in titles().items() for seats in title.seats])
def test_long_games_of_a_vector_are_those_of_single_environments(title: str, seats: int) -> None:
    followed(title, seats, 1500)


@pytest.fixture(scope="module")
def shared() -> Iterator[GamesEnv]:
    """One environment with two processes for the tests that need them."""
    env = vector("escape-pods", 2, 5, workers=2, seat=1, bots=("greedy",), round_cap=2, render_mode="ansi")
    yield env
    env.close()


def played(env: GamesEnv, steps: int) -> list[bytes]:
    """Return everything that an environment shows in some steps."""
    observations, infos = env.reset(seed=9)
    shown = []
    for _ in range(steps):
        shown.append(observations["observation"].tobytes() + observations["action_mask"].tobytes())
        observations, rewards, terminated, truncated, infos = env.step(infos["sample"])
        shown.append(rewards.tobytes() + terminated.tobytes() + truncated.tobytes())
    return shown


def test_games_do_not_depend_on_the_number_of_processes(shared: GamesEnv) -> None:
    alone = vector("escape-pods", 2, 5, seat=1, bots=("greedy",), round_cap=2)
    assert played(shared, 40) == played(alone, 40)


def test_a_learner_plays_the_games_of_a_single_seat(shared: GamesEnv) -> None:
    single = seat_env("escape-pods", 2, seat=1, bots=("greedy",), round_cap=2)
    seen, _ = single.reset(seed=9 + 4)
    observations, infos = shared.reset(seed=9)
    for _ in range(40):
        assert np.array_equal(observations["observation"][4], seen["observation"])
        assert np.array_equal(observations["action_mask"][4], seen["action_mask"])
        action = infos["sample"]
        observations, rewards, terminated, _, infos = shared.step(action)
        seen, reward, over, _, _ = single.step(action[4])
        assert (rewards[4], terminated[4]) == (reward, over)
        if over:
            seen, _ = single.reset()


def test_spectators_see_the_games_of_other_processes(shared: GamesEnv) -> None:
    shared.reset(seed=9)
    pictures = shared.render()
    assert pictures is not None
    assert len(set(pictures)) == 5
    shared.reset(seed=9)
    assert shared.render() == pictures


def test_an_illegal_action_names_game_seat_and_rule(shared: GamesEnv) -> None:
    observations, infos = shared.reset(seed=9)
    actions = infos["sample"].copy()
    actions[3] = observations["action_mask"][3].argmin()
    with pytest.raises(IllegalNumber, match=r"game 3, seat_1, action \d+: .*PODS"):
        shared.step(actions)
    shared.reset(seed=9)  # and it can go on


def test_a_number_beyond_all_actions_is_refused() -> None:
    env = vector("cryo", 2, 1)
    env.reset(seed=1)
    with pytest.raises(IllegalNumber, match="no action"):
        env.step([10**6])


def test_a_dead_worker_is_named() -> None:
    env = vector("escape-pods", 1, 2, workers=2)
    _, infos = env.reset(seed=1)
    victim = env._workers._workers[1].process
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    victim.join()
    with pytest.raises(WorkerDied, match=r"games 1 to 1 is gone.*signal 9"):
        env.step(infos["sample"])
    env.close()


def test_games_that_go_on_for_too_long_are_cut_off() -> None:
    endless = replace(sternhafen.title("escape-pods"), longest=25)
    env = vector(endless, 2, 2)
    _, infos = env.reset(seed=1)
    for _ in range(24):
        _, _, terminated, truncated, infos = env.step(infos["sample"])
        assert not terminated.any()
        assert not truncated.any()
    _, rewards, terminated, truncated, infos = env.step(infos["sample"])
    assert truncated.all()
    assert not terminated.any()
    assert not rewards.any()
    assert infos["_final_obs"].all()


def test_arrays_are_copies_unless_told_otherwise() -> None:
    for copy in (True, False):
        env = vector("escape-pods", 2, 2, copy=copy)
        first, infos = env.reset(seed=1)
        before = first["observation"].copy()
        env.step(infos["sample"])
        assert np.array_equal(first["observation"], before) == copy


def test_it_says_how_it_begins_games_again_and_what_fits_its_spaces() -> None:
    env = vector("cryo", 2, 3)
    observations, infos = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space.contains(observations)
    assert env.action_space.contains(infos["sample"].astype(np.int64))
    assert np.array_equal(env.action_masks(), observations["action_mask"].astype(bool))


@pytest.mark.parametrize(("games", "workers"), [(0, 0), (2, 3), (2, -1)])
def test_games_that_cannot_be_shared_out_are_refused(games: int, workers: int) -> None:
    with pytest.raises(ValueError, match="cannot be shared"):
        vector("cryo", 2, games, workers)


def test_progress_adds_up_to_what_the_game_was_won_by() -> None:
    arguments: dict[str, Any] = {"seat": 1, "bots": ("random",), "reward": "progress", "round_cap": 2}
    env, single = vector("escape-pods", 2, 1, **arguments), seat_env("escape-pods", 2, **arguments)
    _, infos = env.reset(seed=4)
    for seed in (4, None):  # the lead of the second game begins anew
        single.reset(seed=seed)
        total, over = single.game._lead, False
        while not over:
            action = infos["sample"]
            _, rewards, terminated, _, infos = env.step(action)
            _, reward, over, _, _ = single.step(action[0])
            assert rewards[0] == np.float32(reward)
            assert terminated[0] == over
            total += reward
        points = infos["final_info"]["points"][0]
        assert total == pytest.approx(points[1] - points[0])


def test_progress_is_for_one_seat_against_bots() -> None:
    with pytest.raises(ValueError, match="one seat"):
        vector("escape-pods", 2, 1, reward="progress")


# All seats at once -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), FEW)
def test_all_seats_at_once_play_the_games_of_the_single_face(title: str, seats: int) -> None:
    env = vector_parallel(title, seats, 2)
    single = sternhafen.parallel_env(title, seats)
    observations, infos = env.reset(seed=3)
    seen, _ = single.reset(seed=3 + 1)
    for _ in range(20):
        for name in env.agents:
            assert np.array_equal(observations[name]["observation"][1], seen[name]["observation"])
            assert np.array_equal(observations[name]["action_mask"][1], seen[name]["action_mask"])
        actions = {name: infos[name]["sample"] for name in env.agents}
        observations, _, terminated, _, infos = env.step(actions)
        seen, _, over, _, _ = single.step({name: int(actions[name][1]) for name in env.agents})
        assert {name: bool(terminated[name][1]) for name in env.agents} == over


def test_all_seats_at_once_are_told_how_games_ended() -> None:
    env = vector_parallel("planet-unknown", 2, 2, workers=1)
    _, infos = env.reset(seed=3)
    rewards: dict[str, Any] = {}
    ended = np.zeros(2, bool)
    while not ended.any():
        actions = {name: infos[name]["sample"] for name in env.agents}
        _, rewards, terminated, _, infos = env.step(actions)
        ended = terminated["seat_0"]
    game = int(ended.argmax())
    assert rewards["seat_0"][game] + rewards["seat_1"][game] == 0
    places = {infos[name]["final_info"]["place"][game] for name in env.agents}
    assert places <= {1, 2}
    env.close()


def test_a_seat_that_is_asked_may_not_wait() -> None:
    env = vector_parallel("planet-unknown", 2, 1)
    env.reset(seed=3)
    with pytest.raises(IllegalNumber, match="game 0"):
        env.step({name: np.array([env.wait]) for name in env.agents})


def test_samples_are_drawn_from_sets_too() -> None:
    """Planet Unknown lists placements as sets: over time every kind of number is drawn."""
    env = vector("planet-unknown", 2, 4)
    _, infos = env.reset(seed=Random(1).randrange(100))
    drawn = set()
    for _ in range(60):
        drawn.update(infos["sample"].tolist())
        *_, infos = env.step(infos["sample"])
    assert len(drawn) > 50
