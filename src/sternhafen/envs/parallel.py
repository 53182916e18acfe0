"""All seats through PettingZoo's Parallel interface: all who are asked act at once, the others wait."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from sternhafen.engine import Refused, Title
from sternhafen.envs.game import Game, Observation, RewardKind
from sternhafen.envs.picture import RENDER_MODES, RenderMode, picture


class SeatsAtOnceEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """One game in which all seats act at every step; a seat that is not asked has one action, `wait`.

    It is meant for titles whose players choose at the same time (Planet Unknown); in others most seats mostly wait.
    A number that the rules do not allow is not played; the seat's info says why, and the seat is asked again.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "sternhafen", "render_modes": RENDER_MODES}

    def __init__(self, game: Game, render_mode: RenderMode | None = None, watcher: int | None = None) -> None:
        self.game = game
        self.wait = game.numbering.size
        self.render_mode = render_mode
        self.watcher = watcher
        self.possible_agents = list(game.names)
        self.agents: list[str] = []
        self.observation_spaces = {name: game.observation_space() for name in game.names}
        self.action_spaces = {name: game.action_space() for name in game.names}

    def observation_space(self, agent: str) -> Dict:
        """Return what a seat can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what a seat can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. PettingZoo wants `options`, but a table's options are given once, to `parallel_env`."""
        self.game.start(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play what every asked seat chose; no order of their answers matters."""
        names = self.agents
        infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        for seat in self.game.state.asked():
            try:
                self._play(seat, int(actions[names[seat]]))
            except Refused as refused:
                infos[names[seat]]["refused"] = str(refused)
        over = not self.game.state.asked()
        rewards = dict.fromkeys(names, 0.0)
        if over:
            outcome = self.game.outcome()
            rewards = dict(zip(names, self.game.rewards(), strict=True))
            infos = {
                name: {"place": outcome.standing()[seat], "points": outcome.total(seat)}
                for seat, name in enumerate(names)
            }
        observations = self._observations()
        cut_off = self.game.cut_off()
        self.agents = [] if over or cut_off else names
        return observations, rewards, dict.fromkeys(names, over), dict.fromkeys(names, cut_off), infos

    def _play(self, seat: int, number: int) -> None:
        if number == self.wait:
            raise Refused(self.game.asked_for(seat))
        self.game.play(seat, number)

    def _observations(self) -> dict[str, Observation]:
        asked = self.game.state.asked()
        observations: dict[str, Observation] = {}
        for seat, name in enumerate(self.agents):
            observations[name] = self.game.observe(seat)
            if seat not in asked:
                observations[name]["action_mask"][self.wait] = 1
        return observations

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as a spectator, or the seat `watcher`, sees it."""
        return picture(self.game, self.render_mode, self.watcher)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def parallel_env(
    title: str | Title,
    seats: int | None = None,
    *,
    reward: RewardKind | None = None,
    render_mode: RenderMode | None = None,
    watcher: int | None = None,
    **options: Any,
) -> SeatsAtOnceEnv:
    """Return a title as a PettingZoo Parallel environment; `options` are the title's own.

    >>> import sternhafen
    >>> env = sternhafen.parallel_env("escape-pods", seats=2)
    >>> observations, infos = env.reset(seed=1)
    >>> actions = {agent: int(one["action_mask"].argmax()) for agent, one in observations.items()}
    >>> observations, rewards, ended, cut_off, infos = env.step(actions)
    >>> sorted(observations)
    ['seat_0', 'seat_1']
    """
    return SeatsAtOnceEnv(Game(title, seats, options, reward, extra=1), render_mode, watcher)
