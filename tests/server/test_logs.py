"""The server never waits for whoever reads its log."""

from __future__ import annotations

import json
import logging
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import pytest
import sqlalchemy as sa

from sternhafen.server.ops import logs
from sternhafen.server.storage.database import open_engine
from sternhafen.table.hosts.diagnostics import note, trouble
from tests.server.living import OTHERS, OWN, live_a_little
from tests.server.serving import wait_for
from tests.server.test_accounts import Device, Place, both, place, tablet

__all__ = ["place", "tablet"]  # fixtures

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


# Personal data --------------------------------------------------------------------------------------------------------


def logged(pipe: tuple[TextIO, TextIO], style: str, error: BaseException) -> str:
    """Return what the log tells of an error."""
    reader, writer = pipe
    handler = logs.start(style, writer)
    try:
        raise RuntimeError("not stored") from error
    except RuntimeError as raised:
        trouble("store-down", raised)
    handler.flush()
    writer.close()
    return reader.read()


@pytest.mark.parametrize("style", ["json", "text"])
def test_the_log_tells_of_an_error_but_not_whom_it_was_about(pipe: tuple[TextIO, TextIO], style: str) -> None:
    detail = ValueError("a key is there twice\nDETAIL: Key (name)=(Adalbertine) already exists.")
    told = logged(pipe, style, detail)
    for wanted in ("store-down", "RuntimeError: not stored", "ValueError: a key is there twice", "test_logs.py"):
        assert wanted in told
    assert "Adalbertine" not in told


def test_a_database_that_refuses_a_row_does_not_say_what_was_in_it(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 't.sqlite'}", 1)
    with engine.connect() as connection, pytest.raises(sa.exc.OperationalError) as refused:
        connection.execute(sa.text("INSERT INTO nothing VALUES (:name)"), {"name": "Adalbertine"})
    engine.dispose()
    assert "Adalbertine" not in str(refused.value)


@both
def test_the_log_names_nobody_and_repeats_nothing_that_anybody_wrote(place: Place, tablet: Device) -> None:
    secrets = live_a_little(tablet)
    group = tablet.ask("GET", "/api/me/friends")["groups"]
    place.execute("ALTER TABLE group_lines RENAME TO elsewhere")
    assert tablet.http.post(f"/api/groups/{group[0]['id']}/chat", json={"text": "meet me"}).status_code >= 500
    wait_for(lambda: any("error" in line for line in list(place.server.lines)))
    log = json.dumps(place.server.lines)
    place.server.lines.clear()  # that error was wanted
    for word in (*OWN, *OTHERS, *secrets):
        assert word not in log, word
