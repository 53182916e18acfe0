"""Shortcuts: what a seat could do without being asked, for people who want fewer needless clicks.

Python decides what counts; a client only plays it by itself if its person has said so. Nothing is played by the table:
how quickly somebody answers may tell the others something, so everybody decides that for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from sternhafen.engine import Action, Ask, Free, State, Title

Kind = Literal["end", "only", "take"]
"""End a turn in which nothing is left; play the only way there is, such as a price; take what only helps."""


def shortcut(title: Title, state: State, seat: int, legal: Sequence[Action], key: str) -> tuple[Kind, Action] | None:
    """Return what a seat could do by itself, and of which kind that is; None if there is something to think about.

    What turns something up stays a click: nobody could take it back, nor what led to it. That is tried in a world that
    looks the same to the seat; `key` is what it sees, so that the answer depends on nothing else.
    """
    ask = state.question(seat)
    short = None if ask is None else _nothing_to_think_about(title, state, ask, legal)
    if short is None or _reveals(state.resample(seat, Random(key)), seat, short[1]):
        return None
    return short


def _nothing_to_think_about(
    title: Title, state: State, ask: Ask, legal: Sequence[Action]
) -> tuple[Kind, Action] | None:
    """Return the only sensible answer to a question, if there is one.

    Free actions count: whoever can still use one has something left. Only what helps in any case can be taken before.
    """
    if len(legal) == 1:
        return ("end" if ask.confirms else "only"), legal[0]
    offered = [action for action in legal if not isinstance(action, Free)]
    helpful = [action for action in offered if not isinstance(action, title.declines)]
    if len(helpful) == 1 and len(offered) == 2 and ask.only_helps(state, helpful[0]):
        return "take", helpful[0]
    return None


def _reveals(world: State, seat: int, action: Action) -> bool:
    """Return whether an action turns something up that was hidden; `world` changes."""
    world.record()
    world.play(seat, action)
    return any(event.reveals for event in world.drain_events())
