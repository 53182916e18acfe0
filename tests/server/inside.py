"""A server inside the test's own process, so that a test can look at and change what it holds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from sternhafen.engine import State
from sternhafen.server.app import App
from sternhafen.server.ops.run import server
from sternhafen.server.ops.settings import Settings
from sternhafen.server.ops.tls import tls_of
from tests.server.serving import PATIENCE, wait_for

T = TypeVar("T")


class Inside:
    """A real server on loopback, in a thread."""

    def __init__(self, folder: Path, **more: Any) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, args=(folder, more), daemon=True)
        self.app: App
        self._thread.start()
        wait_for(lambda: getattr(self, "running", None) is not None and self.running.port)
        self.url = f"http://127.0.0.1:{self.running.port}"

    def _run(self, folder: Path, more: dict[str, Any]) -> None:
        how = {"database": f"sqlite:///{folder / 'inside.sqlite'}", "port": 0, "rates": 0.0, "workers": 1, **more}
        settings = Settings(**how)
        asyncio.set_event_loop(self.loop)
        self.app = App.build(settings)
        self.running = server(settings, self.app, tls=tls_of(settings, settings.host))
        self.loop.run_until_complete(self.running.serve())
        self.loop.close()

    def do(self, what: Callable[[], Any]) -> Any:
        """Run something in the server's own thread, between two of its steps."""

        async def now() -> Any:
            return what()

        return asyncio.run_coroutine_threadsafe(now(), self.loop).result(PATIENCE)

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        """Wait for something that the server's own thread does."""
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(PATIENCE)

    def state(self, table: str) -> State:
        """Return the true state of a table."""
        found = self.app.tables.kept(table)
        assert found is not None
        assert found.match is not None
        return found.match.state

    def swap(self, table: str, state: State) -> None:
        """Put another state in the place of the true one."""
        found = self.app.tables.kept(table)
        assert found is not None
        assert found.match is not None
        found.match.state = state

    def stop(self) -> None:
        self.running.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
