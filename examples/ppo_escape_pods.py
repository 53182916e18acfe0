"""Learn Escape Pods with PPO and masks, and measure the policy against the random and the greedy bot.

    python examples/ppo_escape_pods.py [--minutes 60] [--workers 2] [--save policy.pt] [--curve curve.csv]

The policy first copies a few hundred games of the greedy bot, then improves by proximal policy optimisation in many
games at once, half against the greedy bot and half against the random one. The reward of every action is what the lead
has grown by (``reward="progress"``), and the test counts games won. Needs ``pip install 'sternhafen[envs]' torch``.
"""

import argparse
import csv
import time
from collections.abc import Iterator

import numpy as np
import torch
from torch import nn

import sternhafen

ROUNDS = 20
"""How many rounds a game has at most: most are over by then, and nobody moves back and forth for ever."""
GAMES = 32
STEPS = 64
"""How many actions in every game make up a batch to learn from."""
EPOCHS = 3
MINIBATCH = 512
CLIP = 0.2
DISCOUNT = 0.995
LAMBDA = 0.95
ENTROPY = 0.01
RATE = 5e-4
VALUES = 64
"""How many different numbers an observation may hold at one place; larger ones count as the largest."""
WIDTH = 128
TESTS = 200
COPIED = 20_000
"""How many decisions of the greedy bot are copied at first."""


class Policy(nn.Module):
    """Values every action by what the seat sees; actions that share a kind or a field share what is learnt of them."""

    def __init__(self, numbers: int, features: torch.Tensor) -> None:
        super().__init__()
        self.seen = nn.EmbeddingBag(numbers * VALUES, WIDTH, mode="sum")
        nn.init.normal_(self.seen.weight, std=numbers**-0.5)
        self.hidden = nn.Linear(WIDTH, WIDTH)
        self.parts = nn.Parameter(torch.randn(features.shape[1], WIDTH) * 0.02)
        self.value = nn.Linear(WIDTH, 1)
        self.register_buffer("features", features)
        self.register_buffer("places", torch.arange(numbers) * VALUES)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of every action's probability, and how good the position is."""
        places = seen.clamp(-1, VALUES - 2).long() + 1 + self.places
        inner = torch.relu(self.seen(places))
        inner = torch.relu(inner + self.hidden(inner))
        logits = inner @ (self.features @ self.parts).T
        logits = logits.masked_fill(~mask, -1e9)
        return torch.log_softmax(logits, 1), self.value(inner)[:, 0]


def action_features() -> torch.Tensor:
    """Return for every action which kind it is and what each of its fields holds, as a row of ones and zeros."""
    game = sternhafen.aec_env("escape-pods", 2).game
    names: dict[str, int] = {}
    rows = []
    for number in range(game.size):
        action = game.action(0, number)
        kind = type(action).__name__
        parts = [kind, f"#{number}"] + [
            f"{kind}.{field}={getattr(action, field)}" for field in action.__struct_fields__
        ]
        rows.append([names.setdefault(part, len(names)) for part in parts])
    features = torch.zeros(len(rows), len(names))
    for number, row in enumerate(rows):
        features[number, row] = 1
    return features


def copy_greedy(policy: Policy, seed: int, decisions: int) -> float:
    """Let the policy copy the greedy bot in games against itself; return how often they agreed at last."""
    env = sternhafen.aec_env("escape-pods", 2, round_cap=ROUNDS)
    game = env.game
    env.reset(seed=seed)
    seen, masks, chosen = [], [], []
    while len(chosen) < decisions:
        if game.state.first_asked() < 0:
            env.reset()
        seat = game.state.first_asked()
        number = game.bot_choice(seat, "greedy")
        seen.append(game.seen(seat))
        masks.append(game.mask(seat).view(bool))
        chosen.append(number)
        game.play(seat, number)
    batch = (torch.from_numpy(np.array(seen)), torch.from_numpy(np.array(masks)), torch.tensor(chosen))
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    agreed = 0.0
    for _ in range(4):
        for rows in minibatches(len(chosen)):
            odds, _ = policy(batch[0][rows], batch[1][rows])
            loss = nn.functional.nll_loss(odds, batch[2][rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            agreed = float((odds.argmax(1) == batch[2][rows]).float().mean())
    return agreed


def minibatches(count: int) -> Iterator[torch.Tensor]:
    """Yield all rows in random groups."""
    return iter(torch.randperm(count).split(MINIBATCH))


class Practice:
    """Games against one bot, and what the policy did in them."""

    def __init__(self, opponent: str, games: int, workers: int, seed: int) -> None:
        self.env = sternhafen.vector(
            "escape-pods", 2, games, workers, seat=seed % 2, bots=(opponent,), reward="progress", round_cap=ROUNDS
        )
        self.seen, _ = self.env.reset(seed=seed)

    def play(self, policy: Policy, steps: int) -> dict[str, torch.Tensor]:
        """Play on for some steps; return what was seen, done, expected and gained."""
        rows = []
        for _ in range(steps):
            seen = torch.from_numpy(self.seen["observation"])
            mask = torch.from_numpy(self.seen["action_mask"].astype(bool))
            with torch.no_grad():
                odds, value = policy(seen, mask)
            action = torch.distributions.Categorical(logits=odds).sample()
            self.seen, reward, ended, cut_off, _ = self.env.step(action.numpy())
            over = torch.from_numpy(ended | cut_off)
            chosen = odds.gather(1, action[:, None])[:, 0]
            rows.append((seen, mask, action, chosen, value, torch.from_numpy(reward), over))
        with torch.no_grad():
            _, value = policy(
                torch.from_numpy(self.seen["observation"]), torch.from_numpy(self.seen["action_mask"].astype(bool))
            )
        seen, mask, action, chosen, values, rewards, over = (torch.stack(column) for column in zip(*rows, strict=True))
        gains = advantages(rewards, torch.cat([values, value[None]]), over)
        batch = {"seen": seen, "mask": mask, "action": action, "odds": chosen, "gain": gains, "worth": gains + values}
        return {name: rows.flatten(0, 1) for name, rows in batch.items()}


def advantages(rewards: torch.Tensor, values: torch.Tensor, over: torch.Tensor) -> torch.Tensor:
    """Return by how much each action did better than expected (generalised advantage estimation)."""
    gains = torch.zeros_like(rewards)
    later = torch.zeros(rewards.shape[1])
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = (~over[step]).float()
        surprise = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        gains[step] = later = surprise + DISCOUNT * LAMBDA * goes_on * later
    return gains


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: dict[str, torch.Tensor]) -> None:
    """Improve the policy by what was played, without going far from the policy that played it."""
    for _ in range(EPOCHS):
        for rows in minibatches(len(batch["action"])):
            odds, value = policy(batch["seen"][rows], batch["mask"][rows])
            chosen = odds.gather(1, batch["action"][rows][:, None])[:, 0]
            ratio = (chosen - batch["odds"][rows]).exp()
            gain = batch["gain"][rows]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(odds.exp() * odds).sum(1).mean()
            error = (value - batch["worth"][rows]).square().mean()
            loss = 0.5 * error - surrogate - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def share_won(policy: Policy, opponent: str, games: int, seed: int) -> float:
    """Return the share of games won against a bot, half of them from each seat; ties and games cut off count half."""
    wins = []
    for seat in range(2):
        env = sternhafen.vector("escape-pods", 2, games // 2, seat=seat, bots=(opponent,), round_cap=ROUNDS)
        seen, _ = env.reset(seed=seed)
        results = np.full(games // 2, np.nan)
        while np.isnan(results).any():
            with torch.no_grad():
                odds, _ = policy(
                    torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"].astype(bool))
                )
            action = torch.distributions.Categorical(logits=2 * odds).sample()
            seen, rewards, ended, cut_off, _ = env.step(action.numpy())
            first = (ended | cut_off) & np.isnan(results)
            results[first] = (rewards[first] + 1) / 2
        env.close()
        wins.append(results)
    return float(np.concatenate(wins).mean())


def main() -> None:
    """Learn for the given time, test now and then, and save the policy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save")
    parser.add_argument("--curve")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    start = time.monotonic()
    features = action_features()
    policy = Policy(sternhafen.aec_env("escape-pods", 2).game.layout.size, features)
    print(f"agrees with the greedy bot in {copy_greedy(policy, args.seed, COPIED):.0%} of its decisions")
    practice = [
        Practice(opponent, GAMES // 4, min(args.workers, 1), args.seed + seat)
        for opponent in ("greedy", "random")
        for seat in range(2)
    ]
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    decisions, curve, tested = 0, [], -np.inf
    while True:
        minutes = (time.monotonic() - start) / 60
        if minutes - tested > args.minutes / 20 or minutes > args.minutes:
            tested = minutes
            curve.append((minutes, decisions, *[share_won(policy, bot, TESTS, 10**6) for bot in ("random", "greedy")]))
            random, greedy = curve[-1][2:]
            print(f"{minutes:5.1f} min {decisions:8} decisions: wins {random:4.0%} random, {greedy:4.0%} greedy")
            if args.save:
                torch.save(policy.state_dict(), args.save)
            if args.curve:
                with open(args.curve, "w", newline="") as file:
                    csv.writer(file).writerows([("minutes", "decisions", "random", "greedy"), *curve])
        if minutes > args.minutes:
            return
        played = [games.play(policy, STEPS) for games in practice]
        learn(policy, optimizer, {name: torch.cat([batch[name] for batch in played]) for name in played[0]})
        decisions += GAMES * STEPS


if __name__ == "__main__":
    main()
