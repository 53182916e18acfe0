"""The TLS handshake of a connection: in bounded time, and counted from its first byte, not only once it is secure."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Callable


class Handshake(asyncio.Protocol):
    """A new connection; once it is secure, the protocol inside has it.

    Uvicorn can do this itself, but gives a handshake a minute, and nobody counts those that never end.
    """

    def __init__(
        self,
        inside: asyncio.Protocol,
        context: ssl.SSLContext,
        seconds: float,
        welcome: Callable[[asyncio.Transport], Callable[[], None] | None],
        failed: Callable[[], None],
    ) -> None:
        self._inside = inside
        self._context = context
        self._seconds = seconds
        self._welcome = welcome
        """Takes a connection and returns how to let go of it, or None if there are too many."""
        self._failed = failed
        self._early = bytearray()
        """What came right behind the handshake."""
        self._lost = False
        self._task: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin the handshake."""
        assert isinstance(transport, asyncio.Transport)
        let_go = self._welcome(transport)
        if let_go is None:
            transport.abort()
            return
        self._task = asyncio.get_running_loop().create_task(self._shake(transport, let_go))

    async def _shake(self, transport: asyncio.Transport, let_go: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        try:
            secure = await loop.start_tls(
                transport, self, self._context, server_side=True, ssl_handshake_timeout=self._seconds
            )
        except OSError:  # ssl.SSLError and TimeoutError are
            self._failed()
            transport.abort()
            return
        finally:
            let_go()
        if secure is None or self._lost:
            return
        secure.set_protocol(self._inside)
        self._inside.connection_made(secure)
        if self._early:
            self._inside.data_received(bytes(self._early))

    def data_received(self, data: bytes) -> None:
        """Keep what the client says before the protocol inside has the connection."""
        self._early += data

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the client has gone."""
        self._lost = True
