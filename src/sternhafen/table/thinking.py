"""Thinking: what a table asks of whoever thinks for it: bots, charts, the replay of an imported game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol


class Rank(IntEnum):
    """Whose turn it is first."""

    AWAITED = 0
    """A bot's move that somebody at the table waits for."""
    ASKED = 1
    """What somebody asked for and waits to see: a hint, a chart, an import."""
    ABSENT = 2
    """A bot's move at a table that nobody is at."""
    KEPT = 3
    """What nobody waits for: a finished game is stored whole."""


@dataclass(frozen=True)
class Asker:
    """For whom something is thought out; both may change while it waits."""

    table: str
    owner: Callable[[], str]
    """The client that it is counted for."""
    rank: Callable[[], Rank]


class WorkerFailed(RuntimeError):
    """A job was not done: the worker crashed, took too long or raised an error."""


class Thinker(Protocol):
    """Does jobs that take long: beside the tables, and never more than its share."""

    async def do(self, job: str, seconds: float, asker: Asker, **request: Any) -> dict[str, Any]:
        """Return the answer to a job, or raise `WorkerFailed`."""
