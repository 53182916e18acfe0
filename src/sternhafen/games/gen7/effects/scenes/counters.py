"""The story's counters, and the pages that are read when one reaches a number (GEN7-30.13, 35.1)."""

from __future__ import annotations

from sternhafen.games.gen7.campaign.memory.passages import COUNTER_AT
from sternhafen.games.gen7.effects.scenes.remembering import reach
from sternhafen.games.gen7.events import CounterMoved
from sternhafen.games.gen7.state import Ship


def move_counter(s: Ship, counter: int, value: int) -> None:
    """Set one of the story's counters, not below its minimum."""
    value = max(s.book.counter_min[counter], value)
    before = s.log.counters[counter]
    if value == before:
        return
    log = s.own_log()
    log.counters = (*log.counters[:counter], value, *log.counters[counter + 1 :])
    if s.recording:
        s.tell(CounterMoved(counter=counter, value=value))
        for number in range(before + 1, value + 1):
            reach(s, COUNTER_AT, counter, number)
