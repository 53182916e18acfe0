"""Running a server process."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
import uvicorn

from sternhafen.server.app import App
from sternhafen.server.http.asgi import build
from sternhafen.server.http.listening import listener
from sternhafen.server.ops import logs
from sternhafen.server.ops.say import say
from sternhafen.server.ops.settings import Settings
from sternhafen.server.ops.tls import NoTls, Tls, tls_of
from sternhafen.server.storage.claim import AlreadyServed
from sternhafen.table.hosts.diagnostics import note

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address outside of every network, reserved for documentation."""
GRACE = 5
"""Seconds that open requests get to finish when the server stops."""


class Running(uvicorn.Server):
    """A server that says when it can be reached, and where."""

    def __init__(self, config: uvicorn.Config, app: App, words: str, tls: Tls | None) -> None:
        super().__init__(config)
        self._app = app
        self._words = words
        self._tls = tls
        self.port = 0

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully when told to, and count that as success (Uvicorn would then kill itself with the signal)."""
        here = threading.current_thread() is threading.main_thread()  # only there can signals be caught
        wanted = (signal.SIGINT, signal.SIGTERM) if here else ()
        before = {one: signal.signal(one, self.handle_exit) for one in wanted}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: Any = None) -> None:
        """Stop: say goodbye before Uvicorn closes the sockets."""
        await self._app.farewell()
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.started:
            return
        self.port = self.servers[0].sockets[0].getsockname()[1]
        note("ready", host=self.config.host, port=self.port)
        address = f"{'http' if self._tls is None else 'https'}://{in_link(reachable(self.config.host))}:{self.port}"
        if self._app.settings.browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
        if sys.stderr.isatty():
            print(say(self._words, "server-serving", address=address), file=sys.stderr)
            self._say_whom_to_trust(address)

    def _say_whom_to_trust(self, address: str) -> None:
        fingerprint = None if self._tls is None else self._tls.fingerprint
        if fingerprint is not None:
            told = say(self._words, "server-serving-authority", address=address, fingerprint=fingerprint)
            print(told, file=sys.stderr)


def reachable(host: str) -> str:
    """Return where others find a server that listens on all of this machine's addresses, or the one it listens on.

    >>> reachable("127.0.0.1")
    '127.0.0.1'
    """
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)  # nothing is sent: this only asks which of the own addresses leads there
        except OSError:
            return "127.0.0.1"
        own: str = probe.getsockname()[0]
    return own


def in_link(host: str) -> str:
    """Return a host as links write it.

    >>> in_link("::1"), in_link("127.0.0.1")
    ('[::1]', '127.0.0.1')
    """
    return f"[{host}]" if ":" in host else host


def server(settings: Settings, app: App, words: str = "en", tls: Tls | None = None) -> Running:
    """Return the HTTP server of an app, not yet running."""
    config = uvicorn.Config(
        build(app),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=listener(settings.bounds, app.metrics, settings.proxy, None if tls is None else tls.context),
        ws="websockets-sansio",
        ws_max_size=settings.bounds.frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxy,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=64 * 1024,
    )
    return Running(config, app, words, tls)


def run(settings: Settings, words: str) -> int:
    """Serve until told to stop; return the exit code."""
    logs.start(settings.log)
    try:
        tls = tls_of(settings, reachable(settings.host))
        app = App.build(settings)
    except NoTls as error:
        print(say(words, f"server-trouble-{error.code}", **error.details), file=sys.stderr)
        return 1
    except ModuleNotFoundError as missing:
        print(say(words, "server-no-scale", module=missing.name or ""), file=sys.stderr)
        return 1
    except AlreadyServed:
        print(say(words, "server-already-served"), file=sys.stderr)
        return 1
    except (sa.exc.SQLAlchemyError, ValueError, OSError) as error:
        print(say(words, "server-no-database", problem=str(error).splitlines()[0]), file=sys.stderr)
        return 1
    runs = server(settings, app, words, tls)
    gc.collect()
    gc.freeze()  # titles and routes stay for ever: no need to look through them again and again
    try:
        runs.run()
    except KeyboardInterrupt:
        return 0
    return 0 if runs.started else 1
