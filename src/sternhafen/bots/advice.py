"""Advice: what a bot would do in somebody's place, what it expects from it, and why."""

from __future__ import annotations

from random import Random

import msgspec

from sternhafen.bots.choose import bot
from sternhafen.bots.reasons import MAX_WORLDS, Comparison
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.playout import listed, points_after, some
from sternhafen.bots.values import Advice
from sternhafen.engine import Action, State, Title

MAX_IDEAS = 3
"""How many actions it names."""
MAX_OTHERS = 6
"""With how many other legal actions the best is compared, where it cannot be told from the ideas after it."""


def advise(name: str, title: Title, state: State, seat: int, rng: Random) -> list[Advice]:
    """Return a bot's best actions, the best first, with its reasons.

    One that does not compare actions names one, without certainty and reasons.
    """
    player = bot(name)
    if not isinstance(player, SearchBot):
        action = player(title, state, seat, rng)
        return [Advice(action, points_after(title, state.resample(seat, rng), seat, action), None)]
    ideas = player.advise(title, state, seat, rng, MAX_IDEAS)
    return ideas if title.terms is None else explained(title, state, seat, ideas, rng, player.seconds)


def explained(
    title: Title, state: State, seat: int, ideas: list[Advice], rng: Random, seconds: float = 0.0
) -> list[Advice]:
    """Return ideas with their reasons: of the best what it brings more, of worse ones what it brings more than they.

    With a time limit it looks for reasons no longer than a bot with that limit looks for its move.
    """
    compared = Comparison(title, state, seat, rng, seconds)
    best, *others = ideas
    worse = [idea.action for idea in others if not idea.equal]
    rest = drawn(state, seat, {idea.action for idea in ideas}, rng) or [idea.action for idea in others]
    explained_best = why_best(best, compared, worse, rest)
    return [explained_best, *[idea if idea.equal else why_less(idea, best, compared) for idea in others]]


def why_less(idea: Advice, best: Advice, compared: Comparison) -> Advice:
    """Return an idea with what the best one brings more."""
    return msgspec.structs.replace(
        idea, reasons=compared.over(best.action, [idea.action]), compared_with=(best.action,)
    )


def why_best(best: Advice, compared: Comparison, worse: list[Action], rest: list[Action]) -> Advice:
    """Return the best idea with its reasons, for which it looks at more worlds, and further, until there are some."""
    stands_out = _what_stands_out(best, compared, worse, rest)
    if stands_out is None and compared.has_time():
        compared.look(MAX_WORLDS)
        stands_out = _what_stands_out(best, compared, worse, rest)
    if stands_out is not None:
        return stands_out
    brought = compared.brought(best.action)
    if not brought and compared.has_time():
        compared.look_further()
        brought = compared.brought(best.action)
    return msgspec.structs.replace(best, reasons=brought, stands_out=False)


def _what_stands_out(best: Advice, compared: Comparison, worse: list[Action], rest: list[Action]) -> Advice | None:
    """Return the best idea with what it brings more than worse ones, or than others; None if that is nothing."""
    for others in (worse, rest):
        reasons = compared.over(best.action, others)
        if reasons:
            return msgspec.structs.replace(best, reasons=reasons, compared_with=tuple(others))
    return None


def drawn(state: State, seat: int, ideas: set[Action], rng: Random) -> list[Action]:
    """Return some random legal actions that are none of the ideas."""
    legal = some(state, seat, listed(state, seat), MAX_OTHERS + len(ideas), rng)
    return list(dict.fromkeys(action for action in legal if action not in ideas))[:MAX_OTHERS]
