"""The greedy bot: looks one action ahead, in worlds that its seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from sternhafen.engine import Action, State, Title

WORLDS = 2
"""In how many resampled worlds each action is tried."""
MAX_TRIED = 60
"""How many actions are tried: a random choice where more are legal."""
MAX_CONSIDERED = 4
"""How many the careless bot tries."""
WAYS = 4
"""In how many random ways the rest of an action is carried out; the best of them counts."""
MAX_WAY = 6
"""How many of a seat's own questions belong to one way."""


def greedy_action(title: Title, state: State, seat: int, rng: Random, most: int = MAX_TRIED) -> Action:
    """Return the legal action after which the seat stands best, or a random one where the game is circling."""
    if title.circling(state):
        return state.sample_legal(seat, rng.random)
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if len(legal) > most:
        legal = rng.sample(legal, most)
    worlds = [state.resample(seat, rng) for _ in range(WORLDS)]
    best, best_value = legal[0], float("-inf")
    for action in legal:
        value = sum(after(title, world, seat, action, rng) for world in worlds)
        value += rng.random() * 1e-6
        if value > best_value:
            best, best_value = action, value
    return best


def careless_action(title: Title, state: State, seat: int, rng: Random) -> Action:
    """Return the best of a few random legal actions."""
    return greedy_action(title, state, seat, rng, MAX_CONSIDERED)


def after(title: Title, world: State, seat: int, action: Action, rng: Random) -> float:
    """Return how well the seat stands after an action, once the rest of it is carried out as well as possible."""
    trial: State = world.copy()
    trial.play(seat, action)
    if not _unfinished(trial, seat):
        return _value(title, trial, seat)
    return max(_finish_at_random(title, trial.copy(), seat, rng) for _ in range(WAYS))


def _finish_at_random(title: Title, trial: State, seat: int, rng: Random) -> float:
    for _ in range(MAX_WAY):
        if not _unfinished(trial, seat):
            break
        trial.play(seat, trial.sample_legal(seat, rng.random))
    return _value(title, trial, seat)


def _unfinished(trial: State, seat: int) -> bool:
    """Return whether the seat is still in the middle of something."""
    top = trial.question(seat)
    return top is not None and top.closed


def _value(title: Title, trial: State, seat: int) -> float:
    outcome = trial.outcome()
    first = outcome is not None and outcome.standing()[seat] == 1
    return title.judge(trial, seat) + (0.5 if first else 0.0)
