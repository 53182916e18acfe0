"""A table at which any effect, condition or rule can be tried."""

from __future__ import annotations

from typing import Any

from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.table import (
    BOOK,
    dice,
    episode,
    no_fate,
    off,
    turn_of,
)


def table(*codes: int) -> Gen7:
    s = turn_of(episode(), 0)
    no_fate(s)
    for seat in range(4):
        dice(s, seat, off(1))
    if codes:
        dice(s, 0, *codes)
    return s


def check(s: Any, data: dict[str, Any], actor: int = 0, owner: int = -1, die: int = -1, place: int = -1) -> bool:
    return holds(s, Condition(data, BOOK), Cause(actor, owner, -1, die, place, 0))


def add_rule(s: Any, data: dict[str, Any], owner: int = -1) -> int:
    """Put a rule in force until the end of the episode."""
    made = BOOK.rule_number(data, "card", -1)
    s.lasting = (*s.lasting, (made, owner, 4))
    s.rules_changed()
    return made


def play_rule(card: int) -> Any:
    from sternhafen.games.gen7.actions import PlayFile

    return PlayFile(card)
