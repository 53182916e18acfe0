"""Many games at once through Gymnasium's vector interface, in this process or in several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sternhafen.engine import Title
from sternhafen.envs.batch import Setup
from sternhafen.envs.game import Observation, RewardKind
from sternhafen.envs.picture import RenderMode
from sternhafen.envs.workers import Workers

Infos = dict[str, Any]
Stepped = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]


class GamesEnv(VectorEnv[Observation, Any, Any]):
    """Many games of one title; every step plays one action in each, for the seat that is asked there.

    A game that ends begins again in the same step, as Gymnasium's ``SAME_STEP`` says.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self, setup: Setup, games: int, workers: int, copy: bool = True, render_mode: RenderMode | None = None
    ) -> None:
        model = setup.game()
        if setup.learner is not None and not 0 <= setup.learner < model.seats:
            raise ValueError(f"there is no seat {setup.learner} of {model.seats}")
        self.num_envs = games
        self.layout = model.layout
        self.seats = model.seats
        self.render_mode = self._mode = render_mode
        self.single_observation_space = model.observation_space()
        self.single_action_space = model.action_space()
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self._copy = copy
        self._workers = Workers(setup, setup.sizes(model, games), workers)
        self.arrays = self._workers.arrays
        """What the games write in place, for learners that read it there."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Begin all games. Game i is the one that `aec_env` or `seat_env` plays after ``reset(seed=seed + i)``."""
        super().reset(seed=seed)
        self._workers.send(("reset", seed))
        self._workers.receive()
        return self._observations(), self._infos()

    def step(self, actions: Any) -> Stepped:
        """Play one action in every game. One that is not legal raises `IllegalNumber`; then `reset` is due."""
        self.step_async(actions)
        return self.step_wait()

    def step_async(self, actions: Any) -> None:
        """Begin a step; with workers, the games go on while this process does something else."""
        self.arrays.actions[:] = actions
        self._workers.send(("step", None))

    def step_wait(self) -> Stepped:
        """Wait for the step that was begun, and return what it led to."""
        self._workers.receive()
        arrays = self.arrays
        infos = self._infos()
        ended = arrays.terminated | arrays.truncated
        if ended.any():
            self._add_final(infos, ended)
        return (
            self._observations(),
            self._own(arrays.reward),
            self._own(arrays.terminated),
            self._own(arrays.truncated),
            infos,
        )

    def _own(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def _observations(self) -> Observation:
        return {"observation": self._own(self.arrays.observations), "action_mask": self._own(self.arrays.masks)}

    def _infos(self) -> Infos:
        arrays = self.arrays
        return {
            "seat": self._own(arrays.asked),
            "choices": self._own(arrays.choices),
            "sample": self._own(arrays.samples),
        }

    def _add_final(self, infos: Infos, ended: NDArray[np.bool_]) -> None:
        """Add how the games ended that did, with the masks that Gymnasium puts beside such arrays."""
        arrays = self.arrays
        last = np.full(self.num_envs, None, object)
        nothing_to_do = np.zeros(arrays.sizes.actions, np.int8)
        for game in ended.nonzero()[0]:
            last[game] = {"observation": arrays.final_observations[game].copy(), "action_mask": nothing_to_do}
        final = {"reward": arrays.rewards.copy(), "place": arrays.places.copy(), "points": arrays.points.copy()}
        masks = {f"_{name}": ended for name in final}
        infos.update(final_obs=last, _final_obs=ended, final_info={**final, **masks}, _final_info=ended)

    def render(self) -> tuple[Any, ...] | None:
        """Return every game as a spectator sees it."""
        mode = self._mode
        return None if mode is None else tuple(self._workers.picture(game, mode) for game in range(self.num_envs))

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, in the form that learners with masked actions expect."""
        return self.arrays.masks.astype(np.bool_)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self._workers.close()


def vector(
    title: str | Title,
    seats: int | None = None,
    games: int = 64,
    workers: int = 0,
    *,
    seat: int | None = None,
    bots: Sequence[str] = ("random",),
    reward: RewardKind | None = None,
    copy: bool = True,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> GamesEnv:
    """Return many games as one Gymnasium vector environment, played by as many worker processes; 0 means in this one.

    All seats act through it, each when it is asked (`infos["seat"]`). With a `seat`, only that one does, and `bots`
    play the others. Without `copy`, arrays that were returned change in the next step.

    >>> import sternhafen
    >>> env = sternhafen.vector("escape-pods", seats=2, games=3)
    >>> observations, infos = env.reset(seed=1)
    >>> observations["action_mask"].shape
    (3, 3123)
    >>> observations, rewards, ended, cut_off, infos = env.step(infos["sample"])
    >>> rewards
    array([0., 0., 0.], dtype=float32)
    >>> env.close()
    """
    return GamesEnv(Setup(title, seats, options, reward, seat, bots), games, workers, copy, render_mode)
