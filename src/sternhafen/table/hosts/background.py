"""Background work: how a host runs slow functions without blocking the event loop."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Offload = Callable[..., Awaitable[Any]]
"""Runs a function with its arguments and returns its result, as `asyncio.to_thread` does."""


async def run_inline(function: Callable[..., Any], *args: Any) -> Any:
    """Run a function right here: for hosts without threads, such as a browser."""
    return function(*args)
