"""Train Stable-Baselines3's MaskablePPO on many games at once.

    python examples/sb3_maskable_ppo.py [--title escape-pods] [--steps 20000] [--games 16] [--workers 2]

`GamesVecEnv` is all that Stable-Baselines3 needs to take `sternhafen.vector`. Needs
``pip install 'sternhafen[envs]' sb3-contrib``.
"""

import argparse
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

import sternhafen


class GamesVecEnv(VecEnv):
    """A vector environment as Stable-Baselines3 calls it: masks are asked for apart, and infos come one a game."""

    def __init__(self, games: Any) -> None:
        self.games = games
        space = games.single_observation_space["observation"]
        super().__init__(games.num_envs, space, games.single_action_space)

    def reset(self) -> np.ndarray:
        """Begin all games."""
        seen, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        return seen["observation"]

    def step_async(self, actions: np.ndarray) -> None:
        """Begin a step."""
        self.games.step_async(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Return what the step led to."""
        seen, rewards, ended, cut_off, infos = self.games.step_wait()
        apart: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in (ended | cut_off).nonzero()[0]:
            apart[game]["terminal_observation"] = infos["final_obs"][game]["observation"]
            apart[game]["TimeLimit.truncated"] = bool(cut_off[game])
        return seen["observation"], rewards, ended | cut_off, apart

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Return every game's mask: nothing else is asked for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.games.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        """Return whether games have something; they have masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return something of every game."""
        if attr_name == "render_mode":
            return [None] * self.num_envs
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Refuse: games have nothing to set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Return whether games are wrapped: they are not."""
        return [False] * self.num_envs

    def close(self) -> None:
        """End the processes."""
        self.games.close()


def main() -> None:
    """Train for the given number of actions and say how often the last games were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="escape-pods")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--batch", type=int, default=128, help="how many actions in every game make up a batch")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    games = sternhafen.vector(args.title, games=args.games, workers=args.workers, seat=0, bots=(args.opponent,))
    model = MaskablePPO("MlpPolicy", GamesVecEnv(games), n_steps=args.batch, seed=args.seed, device="cpu")
    model.learn(args.steps)
    won, played = 0.0, 0
    seen, _ = games.reset(seed=args.seed + 10**6)
    while played < args.games:
        action, _ = model.predict(seen["observation"], action_masks=games.action_masks())
        seen, rewards, ended, cut_off, _ = games.step(action)
        over = ended | cut_off
        won, played = won + float((rewards[over] + 1).sum() / 2), played + int(over.sum())
    games.close()
    print(f"after {model.num_timesteps} actions: wins {won / played:.0%} of {played} games against {args.opponent}")


if __name__ == "__main__":
    main()
