"""Whole games through the environments: refusals, rewards and pictures."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from sternhafen.engine import Refused
from sternhafen.envs import aec_env, parallel_env, seat_env
from sternhafen.envs.aec import SeatsEnv
from sternhafen.envs.parallel import SeatsAtOnceEnv
from sternhafen.envs.picture import CELL_HEIGHT, GROUND, pixels
from sternhafen.envs.single import SeatEnv
from sternhafen.games import titles
from sternhafen.games.escape_pods.actions import EndTurn


def any_legal(seen: dict[str, Any], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


def test_an_illegal_number_is_refused_with_its_rule() -> None:
    env = aec_env("escape-pods", 2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="PODS-"):
        env.step(illegal)


def test_an_illegal_number_ends_the_single_seats_episode() -> None:
    env = seat_env("escape-pods", 2)
    seen, _ = env.reset(seed=1)
    _, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, cut) == (-1.0, True, False)
    assert "PODS-" in info["refused"]


def test_in_the_parallel_face_who_is_not_asked_can_only_wait() -> None:
    env = parallel_env("cryo", 2)
    seen, _ = env.reset(seed=1)
    rng = Random(1)
    while len(env.game.state.asked()) != 1:
        seen = env.step({name: any_legal(seen[name], rng) for name in env.agents})[0]
    asked = env.game.state.first_asked()
    assert seen[f"seat_{asked}"]["action_mask"][env.wait] == 0
    assert list(np.flatnonzero(seen[f"seat_{1 - asked}"]["action_mask"])) == [env.wait]
    before = env.game.state.digest()
    infos = env.step({f"seat_{asked}": env.wait, f"seat_{1 - asked}": env.wait})[4]
    assert "CRYO-" in infos[f"seat_{asked}"]["refused"]
    assert env.game.state.digest() == before


def test_all_seats_of_planet_unknown_act_in_one_parallel_step() -> None:
    env = parallel_env("planet-unknown", 3)
    seen, _ = env.reset(seed=1)
    rng = Random(1)
    most, steps, decisions = 0, 0, 0
    rewards: dict[str, float] = {}
    while env.agents:
        most = max(most, len(env.game.state.asked()))
        decisions += len(env.game.state.asked())
        steps += 1
        seen, rewards, *_ = env.step({name: any_legal(seen[name], rng) for name in env.agents})
    assert most == 3
    assert decisions > 1.5 * steps
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("title", titles())
def test_places_are_the_rewards_at_the_end(title: str) -> None:
    env = aec_env(title)
    env.reset(seed=4)
    rng = Random(4)
    rewards, places = {}, {}
    for name in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if over:
            rewards[name], places[name] = reward, info["place"]
        env.step(None if over else any_legal(seen, rng))
    assert sum(rewards.values()) == pytest.approx(0)
    assert sorted(rewards, key=lambda name: -rewards[name])[0] in [name for name in places if places[name] == 1]


def test_points_are_the_reward_of_a_solo_game() -> None:
    env = seat_env("escape-pods", 1)
    seen, _ = env.reset(seed=2)
    rng, over = Random(2), False
    while not over:
        seen, reward, over, _, info = env.step(any_legal(seen, rng))
    assert reward == info["points"]


def test_by_places_a_solo_game_is_lost_to_the_rival_or_won() -> None:
    env = seat_env("cryo", 1, reward="place")
    seen, _ = env.reset(seed=2)
    rng, over = Random(2), False
    while not over:
        seen, reward, over, _, info = env.step(any_legal(seen, rng))
    outcome = env.game.outcome()
    assert outcome.verdict == "lost", "a random player does not beat the Rival"
    assert (reward, info["place"]) == (-1.0, 2)


def test_a_seat_plays_whole_games_against_bots_with_the_same_end_for_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        env = seat_env("escape-pods", 3, seat=1, bots=("random", "greedy"), round_cap=3)
        seen, _ = env.reset(seed=9)
        rng, over = Random(9), False
        while not over:
            assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)
            seen, reward, over, _, _ = env.step(any_legal(seen, rng))
        ends.append((reward, env.game.state.digest()))
    assert ends[0] == ends[1]


SHORT = replace(titles()["escape-pods"], longest=12)
"""Given up after so many decisions."""


def passing(env: SeatsEnv | SeatEnv | SeatsAtOnceEnv) -> int:
    return env.game.number(0, EndTurn())


def test_games_without_a_round_cap_are_bounded() -> None:
    assert aec_env("escape-pods", 2).game.options.bounded() == aec_env("escape-pods", 2).game.options
    env = aec_env("escape-pods", 2)
    env.reset(seed=1)
    for _ in env.agent_iter():
        over, cut = env.last()[2:4]
        assert not cut
        env.step(None if over else passing(env))
    assert env.game.decisions == 200


def test_a_game_that_goes_on_and_on_is_cut_off_for_all_seats() -> None:
    env = aec_env(SHORT, 2)
    env.reset(seed=1)
    cuts = {}
    for name in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        if cut:
            cuts[name] = reward
        assert not over
        env.step(None if cut else passing(env))
    assert cuts == {"seat_0": 0, "seat_1": 0}
    assert env.game.decisions == 12
    env.reset(seed=1)
    assert env.game.decisions == 0


def test_such_a_game_is_cut_off_in_the_parallel_face_too() -> None:
    env = parallel_env(SHORT, 2)
    env.reset(seed=1)
    for _ in range(12):
        asked = env.game.state.first_asked()
        _, rewards, over, cut, _ = env.step({f"seat_{asked}": passing(env), f"seat_{1 - asked}": env.wait})
    assert not any(over.values())
    assert all(cut.values())
    assert set(rewards.values()) == {0.0}
    assert env.agents == []


def test_such_a_game_is_cut_off_for_a_single_seat() -> None:
    env = seat_env(SHORT, 2, bots=("random",))
    env.reset(seed=1)
    over = cut = False
    while not cut:
        _, reward, over, cut, _ = env.step(passing(env))
    assert (reward, over) == (0.0, False)
    assert env.game.decisions == 12


@pytest.mark.parametrize("title", titles())
def test_a_table_is_rendered_as_text_and_as_pixels(title: str) -> None:
    env = aec_env(title, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert len(text.splitlines()) > 5
    assert "\x1b" not in text
    image = aec_env(title, render_mode="rgb_array")
    image.reset(seed=1)
    pixel = image.render()
    assert isinstance(pixel, np.ndarray)
    assert pixel.dtype == np.uint8
    assert pixel.ndim == 3
    assert (pixel != GROUND).any()


def test_colours_of_the_text_are_colours_of_the_picture() -> None:
    image = pixels("\x1b[38;5;16;48;5;196m██\x1b[0m\n ")
    assert image.shape[0] == 2 * CELL_HEIGHT
    assert tuple(image[2, 2]) == (0, 0, 0)
    assert tuple(image[-2, 2]) == GROUND
    assert tuple(pixels("\x1b[38;5;16;48;5;196m \x1b[0m")[2, 2]) == (255, 0, 0)
