"""Thinking: the long jobs a table needs done elsewhere: bots' moves, score charts, replays of imported games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Protocol


class Rank(IntEnum):
    """How urgent a job is; the lowest goes first."""

    AWAITED = 0
    """A bot's move that somebody at the table is waiting for."""
    ASKED = 1
    """A request that somebody is waiting for: a hint, a chart, an import."""
    ABSENT = 2
    """A bot's move at a table where nobody is connected."""
    KEPT = 3
    """Work that nobody waits for: archiving a finished game."""
    ANALYSED = 4
    """A piece of a review: whoever looks at one is shown what there is meanwhile."""
    AHEAD = 5
    """A bot's answer to what a person may do next: it gives its place up to whoever comes."""


@dataclass(frozen=True)
class Asker:
    """Who a job is for. Owner and rank are functions because both may change while the job waits."""

    table: str
    owner: Callable[[], str]
    """Returns the client whose share of the workers it uses."""
    rank: Callable[[], Rank]


class WorkerFailed(RuntimeError):
    """A job was not done: the worker crashed, took too long or raised an error."""


class Thinker(Protocol):
    """Runs long jobs away from the event loop, sharing the workers fairly."""

    async def do(self, job: str, seconds: float, asker: Asker, **request: Any) -> dict[str, Any]:
        """Return the answer to a job, or raise `WorkerFailed`."""
