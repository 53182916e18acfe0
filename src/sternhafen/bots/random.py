"""The random bot: any legal action, all equally likely."""

from __future__ import annotations

from random import Random

from sternhafen.engine import Action, State, Title


def random_action(title: Title, state: State, seat: int, rng: Random) -> Action:
    """Return one of the legal actions."""
    return state.sample_legal(seat, rng.random)
