"""A worker: a process of its own that thinks for bots and replays foreign games, with bounded memory.

It reads requests from standard input and writes answers to standard output, each a length of four bytes and JSON.
Run by the server as ``python -m sternhafen.server.bots.worker MEGABYTES``.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from sternhafen.games import titles
from sternhafen.table.thinking.jobs import JOBS


class Interrupted(BaseException):
    """Raised when the server no longer needs the answer; a `BaseException`, so that no bot catches it."""


class Interruptible:
    """The time in which the interrupt signal ends a job; at all other times it does nothing."""

    def __init__(self) -> None:
        self._thinking = False

    def __enter__(self) -> None:
        self._thinking = True

    def __exit__(self, *error: object) -> None:
        self._thinking = False

    def interrupt(self, *_: object) -> None:
        """End the job that is being thought about, if there is one."""
        if self._thinking:
            self._thinking = False
            raise Interrupted


INTERRUPTIBLE = Interruptible()


def bound_memory(megabytes: int) -> None:
    """Limit the memory of this process; where the system cannot, the time limit has to do."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Report that everything is loaded, then answer requests until there are no more."""
    put(sink, {"ready": sorted(titles())})
    while True:
        head = source.read(4)
        if len(head) < 4:
            return
        request = msgspec.json.decode(source.read(int.from_bytes(head, "big")))
        try:
            with INTERRUPTIBLE:
                answer = JOBS[request["do"]](request)
        except (Exception, Interrupted) as error:  # a bot may fail in any way; the server plays on without it
            answer = {"failed": f"{type(error).__name__}: {error}"[:500]}
        put(sink, answer)


def put(sink: BinaryIO, answer: dict[str, Any]) -> None:
    """Write one answer."""
    data = msgspec.json.encode(answer)
    sink.write(len(data).to_bytes(4, "big") + data)
    sink.flush()


def main() -> None:
    """Run until the server goes away."""
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    signal.signal(signal.SIGINT, INTERRUPTIBLE.interrupt)
    sys.stdout = sys.stderr  # a bot that prints must not break the conversation
    bound_memory(int(sys.argv[1]))
    serve(source, sink)


if __name__ == "__main__":
    main()
