"""The greedy bot: looks one action ahead, in worlds that it cannot tell from the true one."""

from __future__ import annotations

from random import Random

from sternhafen.engine import Action, State, Title

WORLDS = 2
"""In how many resampled worlds each action is tried."""
MOST_TRIED = 60
"""Of how many actions, drawn by lot, the best is taken where more are legal."""
MOST_GLANCED = 4
"""The same for the careless bot."""
WAYS = 4
"""In how many ways, drawn by lot, what an action begins is carried out; the best of them counts."""
LONGEST_WAY = 6
"""How many own questions belong to one way."""


def greedy_action(title: Title, state: State, seat: int, rng: Random) -> Action:
    """Return the legal action after which the seat stands best, by the title's evaluation."""
    return best_of(title, state, seat, MOST_TRIED, rng)


def careless_action(title: Title, state: State, seat: int, rng: Random) -> Action:
    """Return the best of the few legal actions that come to mind."""
    return best_of(title, state, seat, MOST_GLANCED, rng)


def best_of(title: Title, state: State, seat: int, most: int, rng: Random) -> Action:
    """Return the best legal action, or that of so many drawn by lot; any one where the game goes round in circles."""
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


def after(title: Title, world: State, seat: int, action: Action, rng: Random) -> float:
    """Return how well the seat stands after an action, once what it began is carried out as well as it can be."""
    trial: State = world.copy()
    trial.play(seat, action)
    if not _unfinished(trial, seat):
        return _value(title, trial, seat)
    return max(_carried_out(title, trial.copy(), seat, rng) for _ in range(WAYS))


def _carried_out(title: Title, trial: State, seat: int, rng: Random) -> float:
    for _ in range(LONGEST_WAY):
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
    if outcome is not None:
        return float(outcome.total(seat)) + (0.5 if outcome.standing()[seat] == 1 else 0.0)
    return title.evaluate(trial, seat)
