"""Learn to beat random play at Escape Pods from observations, masks and rewards alone.

    python examples/learn_escape_pods.py [--minutes 5] [--save weights.npz]

The policy gradient improves a linear policy (one row of weights per action, over what the seat sees) against a random
opponent; then it is tested in games it has not seen. Needs ``pip install 'sternhafen[envs]'`` and a few minutes of one
core.
"""

import argparse
import time

import gymnasium
import numpy as np

import sternhafen

ROUNDS = 12
"""How many rounds a game has, in practice and in the test: short games teach faster."""
STEPS = 200
"""After how many actions of the learner a game is cut off with reward 0, so that moving back and forth does not pay."""
BATCH = 32
RATE = 0.05
TESTS = 200


class LinearPolicy:
    """Chooses among legal actions by weights on what the seat sees; `learn` shifts them towards what went well."""

    def __init__(self, seen: int, actions: int) -> None:
        self.weights = np.zeros((actions, seen + 1), np.float32)
        self.squares = np.full((actions, seen + 1), 1e-3, np.float32)

    def choices(self, observation: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Return the features, the legal actions and the probability of each."""
        seen = np.append(np.clip(observation["observation"], -1, 15) / 8, 1).astype(np.float32)
        legal = observation["action_mask"].view(bool).nonzero()[0]
        values = self.weights[legal] @ seen
        odds = np.exp(values - values.max())
        return seen, legal, odds / odds.sum()

    def learn(self, games: list[tuple[list, float]]) -> None:
        """Take one step up the policy gradient; rewards count relative to the batch."""
        rewards = np.array([reward for _, reward in games])
        worth = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        slope: dict[int, np.ndarray] = {}
        for (moves, _), value in zip(games, worth, strict=True):
            for seen, legal, odds, taken in moves:
                push = -odds * value / len(moves)
                push[taken] += value / len(moves)
                for action, strength in zip(legal.tolist(), push.tolist(), strict=True):
                    if action in slope:
                        slope[action] += strength * seen
                    else:
                        slope[action] = strength * seen
        for action, gradient in slope.items():
            self.squares[action] = 0.9 * self.squares[action] + 0.1 * gradient**2
            self.weights[action] += RATE * gradient / (np.sqrt(self.squares[action]) + 1e-3)


def play(env: gymnasium.Env, policy: LinearPolicy, rng: np.random.Generator) -> tuple[list, float]:
    """Return the moves of one game and its reward, which is 0 for a game that was cut off."""
    observation, _ = env.reset()
    moves = []
    while True:
        seen, legal, odds = policy.choices(observation)
        taken = min(int(np.searchsorted(np.cumsum(odds), rng.random())), len(legal) - 1)
        if len(legal) > 1:
            moves.append((seen, legal, odds, taken))
        observation, reward, ended, cut_off, _ = env.step(legal[taken])
        if ended or cut_off:
            return moves, reward


def main() -> None:
    """Learn for the given time, print the progress, and test the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    seat = sternhafen.seat_env("escape-pods", 2, reward="points", round_cap=ROUNDS)
    practice = gymnasium.wrappers.TimeLimit(seat, STEPS)
    test = gymnasium.wrappers.TimeLimit(sternhafen.seat_env("escape-pods", 2, round_cap=ROUNDS), STEPS)
    practice.reset(seed=args.seed)
    test.reset(seed=args.seed + 1)
    policy = LinearPolicy(seat.game.layout.size, seat.game.size)
    start = tested = time.process_time()
    played = 0
    while time.process_time() - start < 60 * args.minutes:
        games = [play(practice, policy, rng) for _ in range(BATCH)]
        played += BATCH
        policy.learn(games)
        if time.process_time() - tested > 6 * args.minutes:
            tested = time.process_time()
            print(f"{tested - start:5.0f} s {played:6} games: {np.mean([reward for _, reward in games]):6.2f} points")
    rewards = [play(test, policy, rng)[1] for _ in range(TESTS)]
    wins = (np.mean(rewards) + 1) / 2
    print(f"wins {wins:.0%} of {TESTS} games against random play (ties and games cut off count half)")
    if args.save:
        np.savez_compressed(args.save, weights=policy.weights)


if __name__ == "__main__":
    main()
