"""Tables with a task or a fate card on them."""

from __future__ import annotations

from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.table import dice, episode, no_fate, only_fate, task, turn_of

HAMMER, CLOCK, GRID, SERVER = 10, 1, 13, 2
"""Tasks: [>=3][>prev] for 2 parts; three ascending by one for 2 data; sum 12 for 2 parts; [>=4][<=2][>=4]."""


def task_table(*codes: int, seat: int = 0) -> Gen7:
    """Return a table in a seat's turn, with these dice and one task, and nobody else with any."""
    s = turn_of(episode(), seat)
    no_fate(s)
    for other in range(4):
        dice(s, other)
    dice(s, seat, *codes)
    task(s, HAMMER)
    return s


def fate_table(name: str, *codes: int) -> tuple[Gen7, int]:
    """Return such a table with one card in the fate deck, and its number."""
    s = task_table(*codes)
    return s, only_fate(s, name)
