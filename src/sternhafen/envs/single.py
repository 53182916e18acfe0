"""One seat through Gymnasium's interface: bots play the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sternhafen.bots import bot
from sternhafen.engine import Refused, Title
from sternhafen.envs.game import Game, Observation, RewardKind
from sternhafen.envs.picture import RENDER_MODES, RenderMode, picture

REFUSED = -1.0
"""The reward for a number that the rules do not allow; the episode ends there."""


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game against bots. An action that the rules do not allow ends it, and the info says why."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(self, game: Game, seat: int, bots: Sequence[str], render_mode: RenderMode | None = None) -> None:
        if not 0 <= seat < game.seats:
            raise ValueError(f"there is no seat {seat} of {game.seats}")
        self.game = game
        self.seat = seat
        self.bots = [bots[other % len(bots)] for other in range(game.seats)]
        self._players = [bot(name) for name in self.bots]
        self.render_mode = self._mode = render_mode
        self.observation_space: Any = game.observation_space()
        self.action_space = game.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the others play until this seat is asked."""
        super().reset(seed=seed)
        self.game.start(seed)
        self._players = [bot(name) for name in self.bots]
        self._others_play()
        if self.game.reward == "progress":
            self.game.progress(self.seat)
        return self.game.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and what the others do until this seat is asked again or the game is over."""
        try:
            self.game.play(self.seat, int(action))
        except Refused as refused:
            return self.game.observe(self.seat), REFUSED, True, False, {"refused": str(refused)}
        self._others_play()
        gained = self.game.progress(self.seat) if self.game.reward == "progress" else 0.0
        if self.game.state.asked():
            return self.game.observe(self.seat), gained, False, self.game.cut_off(), {}
        outcome = self.game.outcome()
        info = {"place": outcome.standing()[self.seat], "points": outcome.total(self.seat)}
        reward = gained if self.game.reward == "progress" else self.game.rewards()[self.seat]
        return self.game.observe(self.seat), reward, True, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal now, in the form that learners with masked actions expect."""
        return self.game.mask(self.seat).astype(np.bool_)

    def _others_play(self) -> None:
        game = self.game
        while (asked := game.state.asked()) and self.seat not in asked and not game.cut_off():
            game.let_play(asked[0], self._players[asked[0]])

    def render(self) -> Any:
        """Return the table as this seat sees it."""
        return picture(self.game, self._mode, self.seat)


def seat_env(
    title: str | Title,
    seats: int | None = None,
    *,
    seat: int = 0,
    bots: Sequence[str] = ("random",),
    reward: RewardKind | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> SeatEnv:
    """Return one seat of a title as a Gymnasium environment; `bots` play the others, repeated if there are fewer.

    >>> import sternhafen
    >>> env = sternhafen.seat_env("escape-pods", seats=2, seat=0, bots=["greedy"])
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, ended, cut_off, info = env.step(int(observation["action_mask"].argmax()))
    >>> ended
    False
    """
    return SeatEnv(Game(title, seats, options, reward, learner=seat), seat, bots, render_mode)
