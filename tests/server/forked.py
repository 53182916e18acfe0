"""Server processes, forked from one that has imported everything: a start costs a third of a fresh Python's."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerProcess

PRELOADED = [
    "sternhafen.server.ops.run",
    *(f"sternhafen.games.{name}.title" for name in ("escape_pods", "planet_unknown", "cryo", "gen7")),
]
PATH = list(sys.path)
"""Where modules are found before a test adds titles of its own."""

_context = get_context("forkserver")
_context.set_forkserver_preload(["__main__", *PRELOADED])


class ServerProcess:
    """A process that runs ``python -m sternhafen.server.commands`` with a folder of titles on its path."""

    def __init__(self, arguments: list[str], titles: Path | None) -> None:
        self._lines, writer = _context.Pipe(duplex=False)
        self._process: ForkServerProcess = _context.Process(
            target=_run, args=(arguments, titles, PATH, dict(os.environ), writer), daemon=True
        )  # a daemon: a test that fails leaves no server behind
        self._process.start()
        writer.close()

    def lines(self) -> Iterator[bytes]:
        """Return what the process writes to its streams, line by line, until it has ended."""
        with os.fdopen(os.dup(self._lines.fileno()), "rb") as stream:
            self._lines.close()
            yield from stream

    def running(self) -> bool:
        """Return whether the process has not ended yet."""
        return self._process.exitcode is None

    def kill(self) -> None:
        """End it as a power failure would."""
        self._process.kill()

    def terminate(self) -> None:
        """Ask it to stop."""
        if self.running():
            self._process.terminate()

    def wait(self, seconds: float) -> int:
        """Return its exit code once it has ended."""
        self._process.join(seconds)
        code = self._process.exitcode
        assert code is not None, "the server does not end"
        return code


def _run(
    arguments: list[str], titles: Path | None, path: list[str], environment: dict[str, str], writer: Connection
) -> None:
    """Become what a fresh Python with this environment would be, and serve."""
    from sternhafen.server.commands import main

    for stream in (1, 2):
        os.dup2(writer.fileno(), stream)
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:] = path
    if titles is not None:
        os.environ["PYTHONPATH"] = str(titles)  # for its workers
        sys.path.insert(0, str(titles))
        if (titles / "sitecustomize.py").exists():
            import_module("sitecustomize")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # multiprocessing has it ignored
    sys.exit(main(arguments))
