"""Thinking in a browser: in other workers if the device has room for them, or else between two moves of the player."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from sternhafen.browser.bridge import Bridge
from sternhafen.table.thinking.jobs import JOBS
from sternhafen.table.thinking.thinker import Asker, WorkerFailed

STEADY = 0.25
"""How much the newest decision counts in what is said of a bot's strength."""


class BrowserThinking:
    """Has jobs done, and notes how much of their search bots have time for here."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge
        self._shares: dict[str, float] = {}

    async def warm(self) -> None:
        """Start the workers that think."""
        self._bridge.warm()

    async def do(self, job: str, seconds: float, asker: Asker, **request: Any) -> dict[str, Any]:
        """Return the answer to a job, or raise `WorkerFailed`."""
        wanted = msgspec.json.encode({"do": job, **request})
        text = await self._bridge.think(wanted.decode(), seconds)
        if text is None:
            await asyncio.sleep(0)  # what was sent before is shown before this worker stops to think
            text = answer(wanted.decode())
        reply: dict[str, Any] = msgspec.json.decode(text)
        if "failed" in reply:
            raise WorkerFailed(reply["failed"])
        if job == "choose":
            self._note(request["bot"], reply["share"])
        return reply

    def _note(self, bot: str, share: float) -> None:
        before = self._shares.get(bot)
        self._shares[bot] = share if before is None else before + STEADY * (share - before)
        self._bridge.strength(bot, self._shares[bot])


def answer(text: str) -> str:
    """Return a job's answer as JSON; called by the JavaScript of a worker that thinks."""
    request = msgspec.json.decode(text)
    try:
        reply = JOBS[request["do"]](request)
    except Exception as error:  # a bot may fail in any way; the table plays on without it
        reply = {"failed": f"{type(error).__name__}: {error}"[:500]}
    return msgspec.json.encode(reply).decode()
