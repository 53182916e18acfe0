"""All seats through PettingZoo's AEC interface: one seat after another, as they are asked."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from sternhafen.engine import Title
from sternhafen.envs.game import Game, Observation, RewardKind
from sternhafen.envs.picture import RENDER_MODES, RenderMode, picture


class SeatsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """One game; `seat_0` is the first seat. Numbers that the rules do not allow are refused with the rule.

    Where several seats are asked at once the first of them acts first: no order of their answers matters.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sternhafen",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(self, game: Game, render_mode: RenderMode | None = None, watcher: int | None = None) -> None:
        super().__init__()
        self.game = game
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. PettingZoo wants `options`, but a table's options are given once, to `aec_env`."""
        self.game.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.game.state.first_asked()]

    def observe(self, agent: str) -> Observation:
        """Return what a seat knows and may do."""
        return self.game.observe(self.game.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play an action for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked must act"
        self.game.play(self.game.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        seat = self.game.state.first_asked()
        if seat < 0:
            self._end()
        elif self.game.cut_off():
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        outcome = self.game.outcome()
        for seat, (name, reward) in enumerate(zip(self.agents, self.game.rewards(), strict=True)):
            self.rewards[name] = reward
            self.terminations[name] = True
            self.infos[name] = {"place": outcome.standing()[seat], "points": outcome.total(seat)}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | NDArray[Any] | None:
        """Return the table as a spectator, or the seat `watcher`, sees it."""
        return picture(self.game, self.render_mode, self.watcher)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def aec_env(
    title: str | Title,
    seats: int | None = None,
    *,
    reward: RewardKind | None = None,
    render_mode: RenderMode | None = None,
    watcher: int | None = None,
    **options: Any,
) -> SeatsEnv:
    """Return a title as a PettingZoo AEC environment; `options` are the title's own (``haven_set="beginner"``).

    >>> import sternhafen
    >>> env = sternhafen.aec_env("escape-pods", seats=2)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter(3):
    ...     observation, reward, ended, cut_off, info = env.last()
    ...     env.step(int(observation["action_mask"].argmax()))
    >>> env.agent_selection
    'seat_0'
    """
    return SeatsEnv(Game(title, seats, options, reward), render_mode, watcher)
