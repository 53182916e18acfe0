"""Deadlines: one time limit for all the storage queries of a task together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

_until: ContextVar[tuple[asyncio.Task[Any] | None, float]] = ContextVar("until", default=(None, 0.0))
"""The task and its deadline on the monotonic clock; tasks that it starts have their own limit."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Give all queries that this task makes inside the block so many seconds together."""
    before = _until.set((asyncio.current_task(), time.monotonic() + seconds))
    try:
        yield
    finally:
        _until.reset(before)


def seconds_left(most: float) -> float:
    """Return how long a query may take now, at most `most` seconds."""
    task, end = _until.get()
    return min(most, end - time.monotonic()) if task is not None and task is asyncio.current_task() else most
