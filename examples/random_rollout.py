"""Plays random games of every title through the PettingZoo face and prints how they ended.

    python examples/random_rollout.py [--games 3] [--show]

Needs ``pip install 'sternhafen[envs]'``.
"""

import argparse

import numpy as np

import sternhafen


def rollout(title: str, seed: int, rng: np.random.Generator, show: bool) -> dict[str, float]:
    """Return every seat's reward after a game in which all act at random."""
    env = sternhafen.aec_env(title, render_mode="ansi")
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            legal = observation["action_mask"].view(bool).nonzero()[0]  # on bytes this is much faster than flatnonzero
            env.step(rng.choice(legal))
    if show:
        print(env.render())
    return rewards


def main() -> None:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--show", action="store_true", help="print the table at the end of each game")
    args = parser.parse_args()
    for title in sternhafen.titles():
        for seed in range(args.games):
            rewards = rollout(title, seed, np.random.default_rng(seed), args.show)
            print(title, seed, " ".join(f"{agent} {reward:+.1f}" for agent, reward in rewards.items()))


if __name__ == "__main__":
    main()
