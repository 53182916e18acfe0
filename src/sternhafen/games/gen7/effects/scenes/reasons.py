"""Reasons: what every officer secretly wants of the campaign's decisions (GEN7-37)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import OF_REASON
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.effects.scenes.scene_events import ReasonsDealt
from sternhafen.games.gen7.state import Ship

ANY_DECISION: Final = -1
"""What a Reason wants that wants its officer's own vote to win, whichever it is."""


def deal_reasons(s: Ship, c: Cause, e: Effect) -> None:
    """Deal everybody a Reason, unless they have theirs already (GEN7-37.1)."""
    if memory_of(s).reasons:
        return
    pool = tuple(range(len(s.book.reason_names)))
    memory = own_memory(s)
    dealt: list[int] = []
    for seat in range(s.seats):
        reason, pool = s.pick(OF_REASON, pool)
        dealt.append(reason)
        if s.recording:
            s.tell(ReasonsDealt(seat=seat, reason=reason, to=1 << seat, reveals=True))
    memory.reasons = tuple(dealt)
    memory.reason_stars = (0,) * s.seats


def wants(s: Ship, seat: Seat, option: int) -> bool:
    """Return whether a seat's Reason wants an option of a plot decision to be taken (GEN7-37.2)."""
    decision = s.book.options[option].decision
    wished = s.book.reason_wishes[memory_of(s).reasons[seat]]
    return decision in wished or (ANY_DECISION in wished and decision in s.book.plot_decisions)


def reward_reasons(s: Ship, votes: list[int], option: int) -> None:
    """Give a star to every Reason whose officer voted for what it wants and saw it win (GEN7-37.2)."""
    if not memory_of(s).reasons:
        return
    memory = own_memory(s)
    memory.reason_stars = tuple([
        stars + (votes[seat] == option and wants(s, seat, option)) for seat, stars in enumerate(memory.reason_stars)
    ])  # fmt: skip
