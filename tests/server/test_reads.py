"""Reads: every question that anybody may ask finds its rows by an index; no door looks through the database."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.inside import Inside
from tests.server.serving import wait_for
from tests.server.test_accounts import Device

SMALL = {"bans", "rules_in_force", "shapes", "signing_keys", "uptime"}
"""What an administrator writes, or a row a title: read as a whole."""
ONCE_A_MINUTE = "SELECT count(*) AS count_1 \nFROM tables"
"""For the health check, however often that is asked."""


class Watched:
    """A server that notes what its database is asked."""

    def __init__(self, folder: Path) -> None:
        self.inside = Inside(folder)
        wait_for(lambda: self.inside.app.keeper._tasks[1].done())  # at its start it looks back through all games, once
        self.engine = self.inside.app.storage.connections.engine
        self.asked: dict[str, Any] = {}
        sa.event.listen(self.engine, "before_cursor_execute", self._note)

    def _note(self, connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            self.asked.setdefault(statement, parameters[0] if many else parameters)

    def scans(self) -> list[str]:
        """Return what was asked that looks through a whole table, or sorts one, as SQLite's planner says."""
        asked, wrong = {one: self.asked[one] for one in self.asked if one != ONCE_A_MINUTE}, []
        with self.engine.connect() as connection:
            for statement, parameters in asked.items():
                plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                wrong += [
                    f"{row[3]}: {statement}"
                    for row in plan
                    if (seen := re.match(r"SCAN (?!\(|CONSTANT|\d)(\w+)(?! USING INDEX ix_tables_lobby)", row[3]))
                    and seen[1] not in SMALL
                ]
        return wrong


@pytest.fixture
def watched(tmp_path: Path, title_path: Path) -> Iterator[Watched]:
    running = Watched(tmp_path)
    yield running
    running.inside.stop()


def test_no_door_looks_through_the_database(watched: Watched) -> None:
    url = watched.inside.url
    with Device(url) as ada, Device(url) as grace:
        made = ada.make(listed=True)
        table = made["table"]["id"]
        grace.ask("POST", f"/api/tables/{table}/claim", {"name": "Grace", "token": made["invites"][0]["token"]})
        ada.ask("POST", f"/api/tables/{table}/seats/0/device")
        ada.ask("PUT", f"/api/tables/{table}/seats/0/notify", {"target": None})
        ada.ask("PUT", "/api/me/notify", {"target": None})
        for seat, device in enumerate((ada, grace)):
            device.ask("POST", f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": seat})
            device.ask("POST", f"/api/tables/{table}/commands", {"type": "chat", "id": "c", "seat": seat, "text": "hi"})
        for path in ("/api/tables", "/api/me", "/health", "/api/me/profile", "/api/ladder/star-auction"):
            ada.ask("GET", path)
        group = ada.ask("POST", "/api/groups", {"name": "Friday", "own": "Ada"}, 201)["id"]
        (friend,) = ada.ask("GET", "/api/me/friends")["friends"]
        ada.ask("POST", f"/api/groups/{group}/invite", {"friend": friend["id"], "name": "Ada"})
        ada.ask("POST", f"/api/groups/{group}/chat", {"text": "hi"})
        ada.ask("POST", f"/api/groups/{group}/dates", {"at": 4_000_000_000})
        ada.ask("GET", f"/api/groups/{group}")
        ada.ask("GET", f"/api/tables/{table}/manners")
        ada.ask("PUT", f"/api/tables/{table}/seats/1/manner", {"mute": True, "block": False})
        ada.ask("POST", f"/api/tables/{table}/seats/1/report", {"text": "rude"}, 201)
        for path in ("/api/me/manners", "/api/me/push", "/api/about"):
            ada.ask("GET", path)
        code = ada.sign_up()["recovery"]
        ada.ask("PUT", "/api/me/rated", {"rated": True})
        ada.ask("PUT", "/api/me/name", {"name": "Ada L."})
        ada.ask("PUT", "/api/me/preferences", {"theme": "dark"})
        ada.ask("POST", "/api/sign-in/options")
        ada.ask("POST", "/api/me/passkeys/options")
        ada.ask("GET", "/api/me/account")
        ada.ask("GET", "/api/me/export")
        grace.sign_in(code)
        grace.ask("POST", "/api/me/sign-out")
        ada.ask("DELETE", "/api/me")
    assert len(watched.asked) > 40
    assert watched.scans() == []


def test_the_health_check_counts_tables_once_a_minute(watched: Watched) -> None:
    counted = []
    sa.event.listen(watched.engine, "before_cursor_execute", lambda *seen: counted.append(seen[2] == ONCE_A_MINUTE))
    with Device(watched.inside.url) as ada:
        assert [ada.ask("GET", "/health")["status"] for _ in range(3)] == ["ok"] * 3
    assert len(counted) >= 3, "but asks the database every time"
    assert sum(counted) == 1
