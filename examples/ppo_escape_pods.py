"""Learn Escape Pods with PPO and masks, and measure the policy against the random and the greedy bot.

    python examples/ppo_escape_pods.py [--minutes 60] [--workers 2] [--save policy.pt] [--curve curve.csv]

The policy first copies the greedy bot: in games that the bot plays, then in games that it plays itself while the bot
says what it would do. Then it improves by proximal policy optimisation against the greedy bot, in many games at once.
The reward of every action is what the lead has grown by (``reward="progress"``); the test counts games won. Needs
``pip install 'sternhafen[envs]' torch``.
"""

import argparse
import csv
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

import sternhafen

ROUNDS = 20
"""How many rounds a game has at most: most are over by then, and nobody moves back and forth for ever."""
GAMES = 64
STEPS = 128
"""How many actions in every game make up a batch to learn from."""
EPOCHS = 4
MINIBATCH = 1024
CLIP = 0.2
DISCOUNT = 0.998
LAMBDA = 0.95
ENTROPY = 0.003
RATE = 3e-4
POINT = 0.2
"""What a point of the lead is worth: rewards near one are easiest to predict."""
PATIENCE = 4
"""For so many batches only the value of positions is learnt, so that the policy does not follow wrong ones."""
VALUES = 64
"""How many different numbers an observation may hold at one place; larger ones count as the largest."""
WIDTH = 192
TESTS = 200
COPIED = 250_000
"""How many decisions of the greedy bot are copied, half of them in the policy's own games."""
COPY_GAMES = 64
COPY_EPOCHS = 4


class Seen(NamedTuple):
    """What is known of some positions: the observations, and every position's legal actions, filled up with -1."""

    numbers: torch.Tensor
    legal: torch.Tensor

    def rows(self, rows: torch.Tensor) -> "Seen":
        """Return some of the positions."""
        legal = self.legal[rows]
        return Seen(self.numbers[rows], legal[:, : int((legal >= 0).sum(1).max())])


def seen_from(observations: np.ndarray, masks: np.ndarray) -> Seen:
    """Return what an environment shows of several games."""
    row, action = masks.nonzero()
    counts = np.bincount(row, minlength=len(masks))
    legal = np.full((len(masks), counts.max()), -1)
    legal[row, np.arange(len(row)) - np.repeat(counts.cumsum() - counts, counts)] = action
    return Seen(torch.from_numpy(observations.copy()), torch.from_numpy(legal))


def together(some: list[Seen]) -> Seen:
    """Return the positions of several as one."""
    widest = max(seen.legal.shape[1] for seen in some)
    legal = [nn.functional.pad(seen.legal, (0, widest - seen.legal.shape[1]), value=-1) for seen in some]
    return Seen(torch.cat([seen.numbers for seen in some]), torch.cat(legal))


class Trunk(nn.Module):
    """Sums up what a seat sees: every place of an observation has a vector for each number that can stand there."""

    def __init__(self, numbers: int) -> None:
        super().__init__()
        self.seen = nn.EmbeddingBag(numbers * VALUES, WIDTH, mode="sum")
        nn.init.normal_(self.seen.weight, std=numbers**-0.5)
        self.layers = nn.ModuleList(nn.Linear(WIDTH, WIDTH) for _ in range(2))
        self.register_buffer("places", torch.arange(numbers) * VALUES)

    def forward(self, numbers: torch.Tensor) -> torch.Tensor:
        """Return one vector a position."""
        inner = torch.relu(self.seen(numbers.clamp(-1, VALUES - 2).long() + 1 + self.places))
        for layer in self.layers:
            inner = torch.relu(inner + layer(inner))
        return inner


class Policy(nn.Module):
    """Rates the legal actions; actions that share a kind or a field share what is learnt of them."""

    def __init__(self, numbers: int, parts: torch.Tensor) -> None:
        super().__init__()
        self.trunk = Trunk(numbers)
        self.parts = nn.EmbeddingBag(int(parts.max()) + 1, WIDTH, mode="sum", padding_idx=0)
        nn.init.normal_(self.parts.weight, std=0.02)
        self.critic = nn.Sequential(Trunk(numbers), nn.Linear(WIDTH, 1))
        self.register_buffer("parts_of", parts)

    def forward(self, seen: Seen) -> torch.Tensor:
        """Return the logarithm of every legal action's probability."""
        actions = self.parts(self.parts_of)[seen.legal.clamp(0)]
        ratings = (actions @ self.trunk(seen.numbers)[:, :, None])[:, :, 0]
        return torch.log_softmax(ratings.masked_fill(seen.legal < 0, -1e9), 1)

    def values(self, seen: Seen) -> torch.Tensor:
        """Return how good the positions are."""
        return self.critic(seen.numbers)[:, 0]

    @torch.no_grad()
    def choose(self, seen: Seen, sharpness: float = 1.0) -> tuple[torch.Tensor, torch.Tensor, np.ndarray]:
        """Draw an action for every position: its place among the legal ones, its logarithm, and its number."""
        odds = self(seen)
        place = torch.distributions.Categorical(logits=sharpness * odds).sample()
        at = place[:, None]
        return place, odds.gather(1, at)[:, 0], seen.legal.gather(1, at)[:, 0].numpy()


def action_parts() -> torch.Tensor:
    """Return for every action its kind, what each of its fields holds, and itself, as numbers; 0 fills rows up."""
    game = sternhafen.aec_env("escape-pods", 2).game
    names: dict[str, int] = {}
    rows = []
    for number in range(game.size):
        action = game.action(0, number)
        kind = type(action).__name__
        parts = [kind, f"#{number}", *[f"{kind}.{name}={getattr(action, name)}" for name in action.__struct_fields__]]
        rows.append(torch.tensor([names.setdefault(part, len(names) + 1) for part in parts]))
    return nn.utils.rnn.pad_sequence(rows, batch_first=True)


def minibatches(count: int) -> Iterator[torch.Tensor]:
    """Yield all rows in random groups."""
    return iter(torch.randperm(count).split(MINIBATCH))


# Copying the greedy bot ----------------------------------------------------------------------------------------------


class School:
    """Games of two seats in which the greedy bot says at every decision what it would do."""

    def __init__(self, games: int, seed: int) -> None:
        self.games = [sternhafen.aec_env("escape-pods", 2, round_cap=ROUNDS).game for _ in range(games)]
        for number, game in enumerate(self.games):
            game.start(seed + number)

    def lesson(self, policy: Policy | None, decisions: int) -> tuple[Seen, torch.Tensor]:
        """Return positions and the place of the bot's choice in each; the policy plays on, or without it the bot."""
        positions, chosen = [], []
        for _ in range(-(-decisions // len(self.games))):
            seats = [game.state.first_asked() for game in self.games]
            asked = list(zip(self.games, seats, strict=True))
            observations = np.stack([game.seen(seat) for game, seat in asked])
            seen = seen_from(observations, np.stack([game.mask(seat) for game, seat in asked]))
            told = [game.bot_choice(seat, "greedy") for game, seat in asked]
            played = told if policy is None else policy.choose(seen)[2]
            positions.append(seen)
            chosen.append((seen.legal == torch.tensor(told)[:, None]).long().argmax(1))
            for (game, seat), number in zip(asked, played, strict=True):
                game.play(seat, int(number))
                if game.state.first_asked() < 0 or game.cut_off():
                    game.start(None)
        return together(positions), torch.cat(chosen)


def copy_greedy(policy: Policy, seed: int, decisions: int) -> float:
    """Let the policy copy the greedy bot; return how often they agreed at last, in the policy's own games."""
    school = School(COPY_GAMES, seed)
    optimizer = torch.optim.Adam(policy.parameters(), 1e-3)
    learnt, chosen = school.lesson(None, decisions // 2)
    follow(policy, optimizer, learnt, chosen)
    agreed = 0.0
    for _ in range(2):
        own, told = school.lesson(policy, decisions // 4)
        with torch.no_grad():
            agreed = float((policy(own).argmax(1) == told).float().mean())
        learnt, chosen = together([learnt, own]), torch.cat([chosen, told])
        follow(policy, optimizer, learnt, chosen)
    return agreed


def follow(policy: Policy, optimizer: torch.optim.Optimizer, seen: Seen, chosen: torch.Tensor) -> None:
    """Let the policy learn to choose the same."""
    for _ in range(COPY_EPOCHS):
        for rows in minibatches(len(chosen)):
            loss = nn.functional.nll_loss(policy(seen.rows(rows)), chosen[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


# Practice ------------------------------------------------------------------------------------------------------------


class Played(NamedTuple):
    """What the policy saw and did, how likely that was, and what came of it."""

    seen: Seen
    place: torch.Tensor
    odds: torch.Tensor
    gain: torch.Tensor
    """By how much each action did better than expected."""
    worth: torch.Tensor
    """What each position turned out to be worth."""


class Practice:
    """Games against the greedy bot from one seat, and what the policy did in them."""

    def __init__(self, seat: int, games: int, workers: int, seed: int) -> None:
        self.env = sternhafen.vector(
            "escape-pods", 2, games, workers, seat=seat, bots=("greedy",), reward="progress", round_cap=ROUNDS
        )
        self.now, _ = self.env.reset(seed=seed)

    def begin(self, policy: Policy) -> tuple[Seen, torch.Tensor, torch.Tensor]:
        """Choose the next actions, and let the games go on with them."""
        seen = seen_from(self.now["observation"], self.now["action_mask"])
        place, odds, numbers = policy.choose(seen)
        self.env.step_async(numbers)
        return seen, place, odds

    def finish(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Wait for the games; return the rewards and which games are over."""
        self.now, reward, ended, cut_off, _ = self.env.step_wait()
        return torch.from_numpy(reward) * POINT, torch.from_numpy(ended | cut_off)


def practise(policy: Policy, both: list[Practice], steps: int) -> Played:
    """Play on for some steps, from both seats at the same time; return what was played."""
    seen: list[Seen] = []
    rows: list[list[torch.Tensor]] = []
    for _ in range(steps):
        begun = [practice.begin(policy) for practice in both]
        ended = [practice.finish() for practice in both]
        seen.append(together([position for position, _, _ in begun]))
        columns = [begun_and_ended[1:] for begun_and_ended in begun], ended
        rows.append([torch.cat(parts) for half in columns for parts in zip(*half, strict=True)])
    last = together([seen_from(practice.now["observation"], practice.now["action_mask"]) for practice in both])
    place, odds, rewards, over = (torch.stack(column) for column in zip(*rows, strict=True))
    with torch.no_grad():
        values = torch.stack([policy.values(position) for position in [*seen, last]])
    gains = advantages(rewards, values, over)
    return Played(together(seen), place.flatten(), odds.flatten(), gains.flatten(), (gains + values[:-1]).flatten())


def advantages(rewards: torch.Tensor, values: torch.Tensor, over: torch.Tensor) -> torch.Tensor:
    """Return by how much each action did better than expected (generalised advantage estimation)."""
    gains = torch.zeros_like(rewards)
    later = torch.zeros(rewards.shape[1])
    for step in range(len(rewards) - 1, -1, -1):
        goes_on = (~over[step]).float()
        surprise = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        gains[step] = later = surprise + DISCOUNT * LAMBDA * goes_on * later
    return gains


def learn(policy: Policy, optimizer: torch.optim.Optimizer, played: Played, only_values: bool) -> None:
    """Improve the policy by what was played, without going far from the policy that played it."""
    gains = (played.gain - played.gain.mean()) / (played.gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in minibatches(len(gains)):
            seen, gain = played.seen.rows(rows), gains[rows]
            loss = 0.5 * (policy.values(seen) - played.worth[rows]).square().mean()
            if not only_values:
                odds = policy(seen)
                ratio = (odds.gather(1, played.place[rows][:, None])[:, 0] - played.odds[rows]).exp()
                surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                entropy = -(odds.exp() * odds).sum(1).mean()
                loss = loss - surrogate - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


# The test ------------------------------------------------------------------------------------------------------------


def share_won(policy: Policy, opponent: str, games: int, seed: int) -> float:
    """Return the share of games won against a bot, half of them from each seat; ties and games cut off count half."""
    wins = []
    for seat in range(2):
        env = sternhafen.vector("escape-pods", 2, games // 2, seat=seat, bots=(opponent,), round_cap=ROUNDS)
        now, _ = env.reset(seed=seed)
        results = np.full(games // 2, np.nan)
        while np.isnan(results).any():
            numbers = policy.choose(seen_from(now["observation"], now["action_mask"]), 2.0)[2]
            now, rewards, ended, cut_off, _ = env.step(numbers)
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
    policy = Policy(sternhafen.aec_env("escape-pods", 2).game.layout.size, action_parts())
    agreed = copy_greedy(policy, args.seed, COPIED)
    print(f"agrees with the greedy bot in {agreed:.0%} of its own decisions", flush=True)
    both = [Practice(seat, GAMES // 2, args.workers // 2, args.seed + 1000 * seat) for seat in range(2)]
    optimizer = torch.optim.Adam(policy.parameters(), RATE)
    batches, curve, tested = 0, [], -np.inf
    while True:
        minutes = (time.monotonic() - start) / 60
        if minutes - tested > args.minutes / 15 or minutes > args.minutes:
            tested = minutes
            decisions = batches * GAMES * STEPS
            curve.append((minutes, decisions, *[share_won(policy, bot, TESTS, 10**6) for bot in ("random", "greedy")]))
            random, greedy = curve[-1][2:]
            print(
                f"{minutes:5.1f} min {decisions:8} decisions: wins {random:4.0%} random, {greedy:4.0%} greedy",
                flush=True,
            )
            if args.save:
                torch.save(policy.state_dict(), args.save)
            if args.curve:
                with open(args.curve, "w", newline="") as file:
                    csv.writer(file).writerows([("minutes", "decisions", "random", "greedy"), *curve])
        if minutes > args.minutes:
            return
        learn(policy, optimizer, practise(policy, both, STEPS), batches < PATIENCE)
        batches += 1


if __name__ == "__main__":
    main()
