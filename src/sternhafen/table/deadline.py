"""Deadlines: how long a task may still take for all that it asks of storage together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

_until: ContextVar[tuple[asyncio.Task[Any] | None, float]] = ContextVar("until", default=(None, 0.0))
"""Until when a task must have its answers, by the monotonic clock; tasks that it starts have their own time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let all questions that are asked here by this task share so many seconds."""
    before = _until.set((asyncio.current_task(), time.monotonic() + seconds))
    try:
        yield
    finally:
        _until.reset(before)


def seconds_left(most: float) -> float:
    """Return how long a question may take now."""
    task, end = _until.get()
    return min(most, end - time.monotonic()) if task is not None and task is asyncio.current_task() else most
