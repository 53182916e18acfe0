"""The server never waits for whoever reads its log."""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import TextIO

import pytest

from sternhafen.server.ops import logs
from sternhafen.table.hosts.diagnostics import note

NAMES = ("sternhafen", "uvicorn", "litestar")
MANY = logs.MAX_WAITING + 5_000


@pytest.fixture
def pipe() -> Iterator[tuple[TextIO, TextIO]]:
    """Both ends of a pipe; afterwards logging is as it was."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(one.handlers, one.propagate, one.level) for one in loggers]
    reading, writing = os.pipe()
    with open(reading, encoding="utf-8") as reader, open(writing, "w", encoding="utf-8") as writer:
        yield reader, writer
        for one, (handlers, propagate, level) in zip(loggers, before, strict=True):
            one.handlers, one.propagate = handlers, propagate
            one.setLevel(level)


def note_many() -> None:
    for number in range(MANY):
        note("moved", number=number)


def test_nobody_waits_for_a_log_that_is_not_read(pipe: tuple[TextIO, TextIO]) -> None:
    reader, writer = pipe
    handler = logs.start("json", writer)
    noting = threading.Thread(target=note_many, daemon=True)
    noting.start()
    noting.join(20)
    stuck = noting.is_alive()
    read: list[str] = []
    reading = threading.Thread(target=lambda: read.extend(reader), daemon=True)
    reading.start()
    noting.join(20)
    handler.flush()
    note("last")
    handler.flush()
    with suppress(OSError):
        writer.close()
    reading.join(20)
    assert not stuck
    lines = [json.loads(line) for line in read]
    assert lines[0]["event"] == "moved"
    assert lines[-1]["event"] == "last"
    left_out = sum(line["lines"] for line in lines if line["event"] == "log-left-out")
    assert left_out > 0
    assert len([line for line in lines if line["event"] == "moved"]) + left_out == MANY
