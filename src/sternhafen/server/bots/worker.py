"""A worker: a process of its own that thinks for bots and replays foreign games, with bounded memory.

It reads requests from standard input and writes answers to standard output, each a length of four bytes and JSON.
It is given worlds that were resampled for a seat, never the true state, so nothing it does can tell a secret.
Run by the server as ``python -m sternhafen.server.bots.worker MEGABYTES``.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from random import Random
from typing import Any, BinaryIO

import msgspec

from sternhafen import bots
from sternhafen.bots import bot
from sternhafen.engine import Match, Title
from sternhafen.engine.record import BadRecord, Record, peek, read
from sternhafen.games import UnknownTitle, title, titles
from sternhafen.table.log.moves import example


def choose(request: dict[str, Any]) -> dict[str, Any]:
    """Return what a bot does in a seat of a dumped world."""
    found = title(request["title"])
    state = found.load(request["state"], example(request["title"]))
    action = bot(request["bot"])(found, state, request["seat"], Random(request["seed"]))
    return {"action": msgspec.to_builtins(action)}


def advise(request: dict[str, Any]) -> dict[str, Any]:
    """Return what a bot thinks of a seat's actions in a dumped world."""
    found = title(request["title"])
    state = found.load(request["state"], example(request["title"]))
    ideas = bots.advise(request["bot"], found, state, request["seat"], Random(request["seed"]))
    return {"ideas": [msgspec.to_builtins(idea) for idea in ideas]}


def replay(request: dict[str, Any]) -> dict[str, Any]:
    """Return how a recorded game is played again: its lines, or the code of what is wrong with it."""
    try:
        record = peek(request["record"].encode())
        if len(record.log) > request["most"]:
            raise BadRecord("long", most=request["most"])
        match = read(record, title(record.title))
    except BadRecord as error:
        reason = {} if error.illegal is None else {"reason": error.illegal.code, "rule": error.illegal.rule}
        return {"code": f"record-{error.code}", "args": {**error.details, **reason}}
    except UnknownTitle as error:
        return {"code": "no-such-title", "args": {"title": error.wanted}}
    return {"record": _normal(record, match)}


def _normal(record: Record, match: Match) -> dict[str, Any]:
    """Return a record whose events come from our own replay, not from the file."""
    for line, entry in zip(record.log, match.log, strict=True):
        line.events = [msgspec.to_builtins(event) for event in entry.events]
    found: dict[str, Any] = msgspec.to_builtins(record)
    return found


def scores(request: dict[str, Any]) -> dict[str, Any]:
    """Return what each seat could expect before every line of a finished game, and what it has at its end."""
    record = msgspec.convert(request["record"], Record)
    found = title(record.title)
    match = read(record, found)
    rows = [_stood(found, match.at(match.before))]
    rows += [_stood(found, again) for _, again in match.replayed()]
    return {"scores": rows}


def archive(request: dict[str, Any]) -> dict[str, Any]:
    """Return some positions of a finished game as everybody saw them, from one on, as many as fit into a moment."""
    from sternhafen.table.updates.archiving import archived  # brings half the server, which bots do without

    return archived(msgspec.convert(request["record"], Record), request["first"])


def _stood(found: Title, match: Match) -> list[float]:
    return [found.foresee(match.state, seat) for seat in range(match.setup.seats)]


JOBS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "choose": choose,
    "advise": advise,
    "replay": replay,
    "scores": scores,
    "archive": archive,
}


class Interrupted(BaseException):
    """The server does not want to know any more; no bot may mistake it for a mistake of its own."""


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
    """Let the system refuse this process more memory than that; where it cannot, the time limit must do."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Say that all is loaded, then answer requests until there are no more."""
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
