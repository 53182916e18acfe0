"""How fast the PettingZoo interface plays, as a ratio to the same yardstick as the engine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median

import msgspec

from sternhafen.arena.bench import rate, yardstick_rate
from sternhafen.engine import Title
from sternhafen.envs.aec import SeatsEnv, aec_env


class EnvFigures(msgspec.Struct, frozen=True):
    """How fast one title is through its AEC interface at one number of seats."""

    title: str
    seats: int
    ratio: float
    """Steps per second over the yardstick's decisions per second; every step makes an observation and a mask."""
    steps: float
    numbers: int
    """The length of an observation."""
    actions: int


def random_game(env: SeatsEnv, random: Callable[[], float]) -> int:
    """Play one game through the interface, drawing from the mask as a learner would; return its steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            env.step(None)
        else:
            legal = seen["action_mask"].view(bool).nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            steps += 1
    return steps


def measure_env(title: Title, seats: int, rounds: int = 5, seconds: float = 0.4) -> EnvFigures:
    """Return a title's figures, the median over rounds that alternate with the yardstick."""
    env = aec_env(title, seats)
    env.reset(seed=1)
    random = Random(1).random
    random_game(env, random)
    pairs = [(yardstick_rate(seconds / 2), rate(lambda: random_game(env, random), seconds)) for _ in range(rounds)]
    ratio = median(steps / base for base, steps in pairs)
    steps = median(steps for _, steps in pairs)
    return EnvFigures(title.id, seats, ratio, steps, env.game.layout.size, env.game.size)
