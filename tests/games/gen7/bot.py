"""A helpful player for tests: one look ahead by the title's evaluation, on the true state, chance included."""

from __future__ import annotations

from functools import cache
from random import Random

from sternhafen.engine import Action, Free
from sternhafen.games.gen7.actions import Agree, Assign, Decline, Deploy, PickOption, Propose
from sternhafen.games.gen7.bot import evaluate
from sternhafen.games.gen7.campaign.files.story_checker import ways_on
from sternhafen.games.gen7.data.vocabulary import OPS
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.group_station.offers import broken_rules
from sternhafen.games.gen7.rules.turn import TakeTurn
from tests.games.gen7.table import BOOK

N_TASKS = len(BOOK.task_data)
END_EPISODE = OPS.index("end_episode")


@cache
def leading_to(point: int) -> frozenset[str]:
    """Return the plot points from which one can be reached, and itself."""
    ways = {entry["id"]: ways_on(entry) for entry in BOOK.point_data}
    found = {BOOK.point_data[point]["id"]}
    while more := {id for id, targets in ways.items() if id not in found and not found.isdisjoint(targets)}:
        found |= more
    return frozenset(found)


def steering(action: Action, point: int) -> bool:
    """Return whether a vote keeps a plot point within reach."""
    if not isinstance(action, PickOption):
        return True
    following = [
        BOOK.point_data[e.ref]["id"]
        for e in BOOK.effect_lists[BOOK.options[action.option].effects]
        if e.op == END_EPISODE
    ]
    return all(id in leading_to(point) for id in following)


def helpful(s: Gen7, seat: int, rng: Random, path: int, plot_too: bool, towards: int) -> Action:
    """Return the answer that promises most, with the plot in mind or not.

    All vote alike, by `path`, for what keeps the point they steer towards within reach.
    """
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    if s.lanes:
        votes = [action for action in legal if not isinstance(action, Free)]
        options = [action for action in votes if steering(action, towards)] or votes
        return options[int(Random(path * 100 + s.point).random() * len(options))]
    if isinstance(legal[0], PickOption):
        return legal[int(rng.random() * len(legal))]
    if not plot_too:
        legal = [action for action in legal if not (isinstance(action, Propose) and action.target >= N_TASKS)]
    proposals = [action for action in legal if isinstance(action, Propose)]
    if proposals and isinstance(s.question(seat), TakeTurn) and len(s.refused) < 3:
        plot = [action for action in proposals if action.target >= N_TASKS]
        tasks = [action for action in proposals if action.target < N_TASKS]
        return (tasks or plot)[0] if path % 4 == 3 else (plot or tasks)[0]
    agreeing = [action for action in legal if isinstance(action, Agree)]
    if agreeing and any(isinstance(action, Decline) for action in legal):
        return agreeing[0]
    if any(isinstance(action, Deploy) for action in legal) and len(legal) > 40:
        legal = rng.sample(legal, 40)
    return max(legal, key=lambda action: _promise(s, seat, action))


def _promise(s: Gen7, seat: int, action: Action) -> float:
    after = s.copy()
    after.play(seat, action)
    value = evaluate(after, seat)
    if isinstance(action, Assign) and after.offer is not None and broken_rules(BOOK, after.offer):
        value -= 5
    return value
