"""Listening: HTTP connections that end when nothing comes of them, and a bound on how many one address holds.

Uvicorn closes a connection that is idle between two requests; this adds the time in which a head, a body and the
reading of an answer must go on.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sternhafen.server.http.handshake import Handshake
from sternhafen.server.http.limits import Bounds, network
from sternhafen.server.ops.metrics import Metrics


class Held:
    """How many connections each address holds; those of the server's proxy are not counted."""

    def __init__(self, bounds: Bounds, metrics: Metrics, proxy: str) -> None:
        self._trusted = {one.strip() for one in proxy.split(",")}
        self._held: Counter[str] = Counter()
        self._bounds = bounds
        self._metrics = metrics

    def take(self, address: str) -> Callable[[], None] | None:
        """Count a connection; return a function that stops counting it, or None if its address has enough of them."""
        if "*" in self._trusted or address in self._trusted:
            return _nothing
        counted = network(address)
        if self._held[counted] >= self._bounds.connections_a_client:
            self._metrics.count("cut", why="many")
            return None
        self._held[counted] += 1
        return lambda: self._leave(counted)

    def _leave(self, counted: str) -> None:
        self._held[counted] -= 1
        if not self._held[counted]:
            del self._held[counted]


def _nothing() -> None:
    pass


def listener(bounds: Bounds, metrics: Metrics, proxy: str, tls: ssl.SSLContext | None = None) -> type[asyncio.Protocol]:
    """Return the protocol of a server's connections, which shake hands first if there is a certificate."""
    held = Held(bounds, metrics, proxy)

    class Bounded(Patient):
        """A connection that counts for its address."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as Uvicorn does
            """Take a connection, unless its address has enough of them."""
            super().connection_made(transport)
            self.bounds, self.metrics = bounds, metrics
            self.let_go = held.take((self.client or ("?", 0))[0])
            if self.let_go is None:
                self.transport.abort()
            else:
                self.expect()

    if tls is None:
        return Bounded
    context = tls

    class Secure(Handshake):
        """A connection that is not secure yet."""

        def __init__(self, **given: Any) -> None:
            super().__init__(
                Bounded(**given),
                context,
                bounds.head_seconds,
                lambda transport: held.take((transport.get_extra_info("peername") or ("?", 0))[0]),
                lambda: metrics.count("cut", why="handshake"),
            )

    return Secure


class Patient(H11Protocol):
    """A connection that ends when the rest of a request or the reading of an answer does not come in time."""

    bounds: Bounds
    metrics: Metrics
    let_go: Callable[[], None] | None = None
    """Stops counting it."""
    _timer: asyncio.TimerHandle | None = None
    _slow_reader: asyncio.TimerHandle | None = None
    _expected: str | None = None
    """What must come: ``head`` or ``body``."""
    _released = False
    _since = 0.0
    _received = 0

    def data_received(self, data: bytes) -> None:
        """Take what came, and see what must come next."""
        super().data_received(data)
        self._received += len(data)
        self.expect()

    def on_response_complete(self) -> None:
        """Go on to the next request; if a part of it is there already, the rest must come."""
        super().on_response_complete()
        if self.conn.trailing_data[0]:
            self._unset_keepalive_if_required()
        self.expect()

    def expect(self) -> None:
        """Give the head or body that is under way its time; none is while a request is being answered."""
        state = self.conn.their_state
        wanted = {h11.IDLE: "head", h11.SEND_BODY: "body"}.get(state)
        if self._released or self.transport.is_closing() or self.timeout_keep_alive_task is not None:
            wanted = None  # between two requests Uvicorn counts the time
        if wanted == self._expected:
            return
        self._stop_waiting()
        self._expected, self._since, self._received = wanted, self.loop.time(), 0
        if wanted is not None:
            self._wait(self._allowed())

    def _allowed(self) -> float:
        """Return how many seconds what is expected may take, from its beginning on."""
        if self._expected == "head":
            return self.bounds.head_seconds
        return self.bounds.body_seconds + self._received / self.bounds.body_rate

    def _wait(self, seconds: float) -> None:
        self._timer = self.loop.call_later(seconds, self._time_is_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_is_up(self) -> None:
        left = self._since + self._allowed() - self.loop.time()
        if left > 0:
            self._wait(left)
        else:
            self.cut(self._expected or "head")

    def cut(self, why: str) -> None:
        """End the connection and count it."""
        self.metrics.count("cut", why=why)
        self.transport.abort()

    def pause_writing(self) -> None:
        """Give a reader whose buffers are full its time."""
        super().pause_writing()
        if self._slow_reader is None:
            self._slow_reader = self.loop.call_later(self.bounds.read_seconds, self.cut, "read")

    def resume_writing(self) -> None:
        """Note that somebody reads on."""
        super().resume_writing()
        self._stop_reader()

    def _stop_reader(self) -> None:
        if self._slow_reader is not None:
            self._slow_reader.cancel()
            self._slow_reader = None

    def release(self) -> None:
        """Forget all timers: the connection is gone, or a socket's protocol has it, with its own patience and count."""
        self._released = True
        self._stop_waiting()
        self._stop_reader()
        if self.let_go is not None:
            self.let_go()
            self.let_go = None

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to the socket's protocol."""
        self.release()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let a connection go."""
        self.release()
        super().connection_lost(exc)
