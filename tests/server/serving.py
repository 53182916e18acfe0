"""Servers for tests: real processes on loopback, with the teaching title installed beside the app's."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from shutil import copy
from tempfile import mkdtemp
from typing import Any, TypeVar

from sternhafen.server.storage import database as db
from tests import teaching
from tests.server.forked import ServerProcess

T = TypeVar("T")
PATIENCE = 30.0

BAD_BOTS = """
import os, time
from sternhafen.bots import BOTS

def _crash(title, state, seat, rng):
    os._exit(3)

def _raise(title, state, seat, rng):
    raise RuntimeError("no idea")

def _sleep(title, state, seat, rng):
    time.sleep(3600)

def _hungry(title, state, seat, rng):
    return [bytearray(1 << 28) for _ in range(1000)]

def _cheat(title, state, seat, rng):
    return Send(next(p for p in range(1, 13) if p not in state.hands[seat]))

def _print(title, state, seat, rng):
    print("hello" * 1000)
    return state.legal(seat)[0]

BOTS.update(crash=_crash, raises=_raise, sleep=_sleep, hungry=_hungry, cheat=_cheat, prints=_print)
"""


POINTS = "[sternhafen.titles]\nstar = star_auction:TITLE\ncampaign = star_campaign:TITLE\n"

CAMPAIGN = """
import dataclasses
import msgspec
from sternhafen.engine import Options, only_defaults

class CampaignOptions(Options, frozen=True):
    carry: int | None = None

    def episode(self):
        return 1 if self.carry is None else 2

_outcome = Auction.outcome

def _carrying(self):
    found = _outcome(self)
    return found and msgspec.structs.replace(found, carry=7)

Auction.outcome = _carrying
TITLE = dataclasses.replace(
    TITLE, id="star-campaign", options=CampaignOptions, variants=only_defaults(CampaignOptions)
)
"""


def install_teaching_title(folder: Path, source: str | None = None) -> None:
    """Make the teaching title importable as an outside distribution, with bots that fail in every way.

    `source` is the code of another version of it.
    """
    source = source or teaching.source()
    (folder / "star_auction.py").write_text(source + BAD_BOTS, encoding="utf-8")
    (folder / "star_campaign.py").write_text(source + CAMPAIGN, encoding="utf-8")
    info = folder / "star_auction-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: star-auction\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")


def wait_for(ask: Callable[[], T | None], seconds: float = PATIENCE) -> T:
    """Return what `ask` gives as soon as it is something; fail when the time is up."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = ask()
        if answer:
            return answer
        threading.Event().wait(0.01)
    raise AssertionError("waited in vain")


@cache
def migrated() -> Path:
    """Return a SQLite file that all migrations have run on."""
    file = Path(mkdtemp()) / "migrated.sqlite"
    engine = db.open_engine(f"sqlite:///{file}", 1)
    db.migrate(engine)
    engine.dispose()
    return file


def begin_with_tables(database: str) -> None:
    """Spare a server the migrations of a new SQLite file; that they run is a test of its own."""
    if not db.is_sqlite(database):
        return
    file = db.file_of(database)
    if file.parent.is_dir() and not file.exists():
        copy(migrated(), file)


class Server:
    """A server process."""

    def __init__(
        self,
        database: str,
        path: Path | None,
        *options: str,
        port: int = 0,
        on_start: Callable[[Server], object] = lambda server: None,
    ) -> None:
        self.database = database
        begin_with_tables(database)
        self.lines: list[dict[str, Any]] = []
        serve = ["serve", "--database", database, "--port", str(port), "--log", "json"]
        self._process = ServerProcess([*serve, *options], path)
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        on_start(self)  # it runs, but nobody can reach it yet
        assert self._ready.wait(PATIENCE), f"the server did not start: {self.lines}"
        started = next(line for line in self.lines if line["event"] == "ready")
        self.port: int = started["port"]
        self.url = f"http://127.0.0.1:{self.port}"

    def _read(self) -> None:
        for line in self._process.lines():
            try:
                told = json.loads(line)
            except ValueError:
                told = {"event": "strange", "text": line.decode(errors="replace")}
            self.lines.append(told)
            if told["event"] == "ready":
                self._ready.set()
        self._ready.set()

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return what was logged of a kind."""
        return [line for line in list(self.lines) if line["event"] == kind]

    def kill(self) -> None:
        """End it as a power failure would."""
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """End it gracefully; return its exit code."""
        self._process.terminate()
        return self._gone()

    def _gone(self) -> int:
        code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code
