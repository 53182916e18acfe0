"""A table at which a group station can be proposed."""

from __future__ import annotations

from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.tasks import task_table


def bare_table(*codes: int) -> Gen7:
    """Return a table with a task for which the store has nothing."""
    s = task_table(*codes)
    s.store[:] = [0, 0, 0]
    return s


def completed(s: Gen7) -> bool:
    """Return whether the first seat has got merits for a task; the round may be over since."""
    return s.offer is None and s.officers[0].merit > 0
