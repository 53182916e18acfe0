"""Logs: one line per event, as JSON for machines or as text for people; no secret, seed or action is ever logged.

Nor is what people write or are called: of an error only the first line is told, because databases add the row that
did not fit.

A thread of its own writes them, so that nobody waits for whatever reads the log: a pipe that is not read costs lines,
never moves.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, TextIO

import msgspec

MAX_WAITING: Final = 10_000
"""Lines that may wait to be written; any more are counted and dropped."""
LAST_WORDS: Final = 2.0
"""Seconds that the end of the process waits for lines to be written."""


class Discreet(logging.Formatter):
    """Tells where an error came from, but of what it says only the first line."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # logging's own name
        """Return an error and those that led to it, the first one first."""
        return "\n".join(told for error in reversed(list(causes(ei[1]))) for told in (trace(error), headline(error)))


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and those that it came from."""
    known: set[int] = set()
    while error is not None and id(error) not in known:
        known.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def trace(error: BaseException) -> str:
    """Return where an error was raised."""
    where: TracebackType | None = error.__traceback__
    return "Traceback (most recent call last):\n" + "".join(traceback.format_tb(where)).rstrip()


def headline(error: BaseException) -> str:
    """Return the kind of an error and the first line of what it says.

    >>> headline(ValueError("does not fit\\nDETAIL: Ada"))
    'ValueError: does not fit'
    """
    first = str(error).partition("\n")[0]
    return f"{type(error).__name__}: {first}".removesuffix(": ")


class JsonLines(Discreet):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(Discreet):
    """A line that reads well in a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line, and the traceback under it."""
        fields = " ".join(f"{key}={value}" for key, value in getattr(record, "fields", {}).items())
        text = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {fields}".rstrip()
        if record.exc_info and record.exc_info[0] is not None:
            text += "\n" + self.formatException(record.exc_info)
        return text


class Unhurried(logging.Handler):
    """Hands lines to a thread that writes them."""

    def __init__(self, stream: TextIO, style: str) -> None:
        super().__init__()
        self._writing = logging.StreamHandler(stream)
        self._writing.setFormatter(JsonLines() if style == "json" else TextLines())
        self._waiting: queue.Queue[logging.LogRecord] = queue.Queue(MAX_WAITING)
        self._left_out = 0
        threading.Thread(target=self._write, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        """Queue a line, or count it if too many wait."""
        try:
            self._waiting.put_nowait(record)
        except queue.Full:
            self._left_out += 1

    def _write(self) -> None:
        while True:
            record = self._waiting.get()
            left_out, self._left_out = self._left_out, 0
            if left_out:
                told = {"msg": "log-left-out", "levelname": "WARNING", "fields": {"lines": left_out}}
                self._writing.handle(logging.makeLogRecord(told))
            self._writing.handle(record)
            self._waiting.task_done()

    def flush(self) -> None:
        """Wait until everything is written, but not for ever; `logging` calls this at the end of the process."""
        with self._waiting.all_tasks_done:
            self._waiting.all_tasks_done.wait_for(lambda: not self._waiting.unfinished_tasks, LAST_WORDS)


def start(style: str, stream: TextIO = sys.stderr) -> Unhurried:
    """Write the logs of the server and of what it runs on to a stream; return what writes them."""
    handler = Unhurried(stream, style)
    for name, level in (("sternhafen", logging.INFO), ("uvicorn", logging.WARNING), ("litestar", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
    return handler
