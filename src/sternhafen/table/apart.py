"""Apart: how a host runs what takes long beside everything else, in a thread where there are threads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

Apart = Callable[..., Awaitable[Any]]
"""Runs a function with its arguments, as `asyncio.to_thread` does."""


async def at_once(function: Callable[..., Any], *args: Any) -> Any:
    """Return what a function gives, run where threads are not to be had."""
    return function(*args)
