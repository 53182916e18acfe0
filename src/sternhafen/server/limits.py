"""Limits: how often and how much, all in one place."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from sternhafen.server.refusals import Declined

FRAME = 16 * 1024
"""Bytes of a socket frame from a client."""
BODY = 64 * 1024
"""Bytes of a request's body."""
RECORD = 4 * 1024 * 1024
"""Bytes of an imported game."""
RECORD_LINES = 5_000
"""Lines of an imported game."""
UNDO_LINES = 5_000
"""Lines of a log from which on nothing can be taken back: undo plays the whole log again."""
SOCKETS_A_CLIENT = 30
"""Sockets that one address may hold open."""
SOCKETS_A_TABLE = 100
QUEUE = 200
"""Messages that may wait for a slow reader before it is dropped."""
PROBLEMS = 50
"""Frames that may be wrong before a socket is closed."""
LISTED = 100
"""Tables shown in a list."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: so many at once, and so many more a second."""

    burst: float
    second: float


RATES = {
    "request": Rate(200, 50),  # any HTTP request, by address
    "table": Rate(20, 0.1),  # new tables and rematches, by address
    "claim": Rate(30, 0.5),  # claims, so that nobody guesses links, by address
    "import": Rate(5, 0.05),
    "socket": Rate(60, 2),  # new sockets, by address
    "frame": Rate(100, 20),  # frames, by socket
    "chat": Rate(10, 0.5),  # lines of chat, by client
    "think": Rate(10, 0.5),  # hints, by client
    "look": Rate(100, 10),  # positions of the past, exports and scores, by client
    "notify": Rate(5, 0.1),  # test notifications, by client
}


class Limits:
    """The buckets of one process."""

    def __init__(self, factor: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._clock = clock
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self._swept = clock()

    def take(self, kind: str, who: str) -> None:
        """Take one token, or decline and say how many seconds to wait."""
        if self._factor <= 0:
            return
        rate = RATES[kind]
        now = self._clock()
        left, then = self._left.get((kind, who), (rate.burst * self._factor, now))
        left = min(rate.burst * self._factor, left + (now - then) * rate.second * self._factor)
        if left < 1:
            raise Declined("too-many", seconds=math.ceil((1 - left) / (rate.second * self._factor)))
        self._left[kind, who] = (left - 1, now)
        if now - self._swept > 600:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forget those who have not come for so long that their buckets are full again."""
        self._swept = now
        self._left = {key: (left, then) for key, (left, then) in self._left.items() if now - then < 600}
