"""Many games at once through PettingZoo's Parallel conventions: every seat has a row in each game."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray

from sternhafen.engine import Title
from sternhafen.envs.batch import Setup
from sternhafen.envs.game import Observation, RewardKind
from sternhafen.envs.workers import Workers

BySeat = dict[str, NDArray[Any]]


class SeatsGamesEnv:
    """Many games of one title in which all seats act at every step; one that is not asked has one action, `wait`.

    It is called as a PettingZoo Parallel environment is, with arrays over all games in place of single values. A game
    that ends begins again in the same step.
    """

    def __init__(self, setup: Setup, games: int, workers: int, copy: bool = True) -> None:
        model = setup.game()
        self.games = games
        self.wait = model.numbering.size
        self.layout = model.layout
        self.possible_agents = list(model.names)
        self.agents = list(model.names)
        self._model = model
        self._copy = copy
        self._workers = Workers(setup, setup.sizes(model, games), workers)
        self.arrays = self._workers.arrays
        """What the games write in place; rows are in the order of the games, then of the seats."""

    def observation_space(self, agent: str) -> Dict:
        """Return what a seat can see in one game."""
        return self._model.observation_space()

    def action_space(self, agent: str) -> Discrete:
        """Return what a seat can do in one game."""
        return self._model.action_space()

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin all games. Game i is the one that `parallel_env` plays after ``reset(seed=seed + i)``."""
        self._workers.send(("reset", seed))
        self._workers.receive()
        return self._observations(), self._infos()

    def step(self, actions: BySeat) -> tuple[dict[str, Observation], BySeat, BySeat, BySeat, dict[str, dict[str, Any]]]:
        """Play what every asked seat chose in every game; one that is not legal raises `IllegalNumber`."""
        rows = self._by_seat(self.arrays.actions)
        for name in self.agents:
            rows[name][:] = actions[name]
        self._workers.send(("step", None))
        self._workers.receive()
        arrays = self.arrays
        infos = self._infos()
        ended = arrays.terminated | arrays.truncated
        if ended.any():
            final = self._by_seat(arrays.final_observations)
            for seat, name in enumerate(self.agents):
                last = {"place": arrays.places[:, seat].copy(), "points": arrays.points[:, seat].copy()}
                infos[name].update(final_obs=final[name].copy(), _final_obs=ended, final_info=last, _final_info=ended)
        rewards = {name: self._own(arrays.rewards[:, seat]) for seat, name in enumerate(self.agents)}
        return (
            self._observations(),
            rewards,
            {name: self._own(arrays.terminated) for name in self.agents},
            {name: self._own(arrays.truncated) for name in self.agents},
            infos,
        )

    def _by_seat(self, rows: NDArray[Any]) -> BySeat:
        """Return each seat's rows of an array, still in place."""
        seats = len(self.agents)
        return {name: rows[seat::seats] for seat, name in enumerate(self.agents)}

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _observations(self) -> dict[str, Observation]:
        seen, masks = self._by_seat(self.arrays.observations), self._by_seat(self.arrays.masks)
        return {
            name: {"observation": self._own(seen[name]), "action_mask": self._own(masks[name])} for name in self.agents
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        choices, samples = self._by_seat(self.arrays.choices), self._by_seat(self.arrays.samples)
        return {name: {"choices": self._own(choices[name]), "sample": self._own(samples[name])} for name in self.agents}

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


def vector_parallel(
    title: str | Title,
    seats: int | None = None,
    games: int = 64,
    workers: int = 0,
    *,
    reward: RewardKind | None = None,
    copy: bool = True,
    **options: Any,
) -> SeatsGamesEnv:
    """Return many games with all their seats, as `parallel_env` does for one.

    >>> import sternhafen
    >>> env = sternhafen.vector_parallel("planet-unknown", seats=2, games=3)
    >>> observations, infos = env.reset(seed=1)
    >>> observations["seat_1"]["action_mask"].shape == (3, env.wait + 1)
    True
    >>> observations, rewards, ended, cut_off, infos = env.step({agent: infos[agent]["sample"] for agent in env.agents})
    >>> env.close()
    """
    return SeatsGamesEnv(Setup(title, seats, options, reward, at_once=True), games, workers, copy)
