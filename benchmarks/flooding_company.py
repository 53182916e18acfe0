"""The flood of all doors that have to do with people: friends, groups, manners, pushing, and those of the host."""

from __future__ import annotations

import random
import secrets
from typing import Any
from urllib.parse import urlsplit

import msgspec
from flood import TITLE, Flood, Line


async def company(flood: Flood) -> None:
    """Ask for friends, talk to a group, propose dates, subscribe, mute, and try the doors of those in charge."""
    table = await flood.own_table()
    group = str((await flood.post("/api/groups", {"name": "E", "own": "E"}))["id"])
    doors: list[tuple[str, str, Any]] = [
        ("GET", "/api/me/friends", None),
        ("GET", f"/api/groups/{group}", None),
        ("POST", f"/api/groups/{group}/chat", {"text": "line"}),
        ("POST", f"/api/groups/{group}/invite", {"friend": "0" * 32, "name": "E"}),
        ("PUT", f"/api/groups/{group}/table", {"table": table, "name": "E"}),
        ("POST", "/api/groups", {"name": "more", "own": "E"}),
        ("GET", "/api/me/manners", None),
        ("GET", f"/api/tables/{table}/manners", None),
        ("PUT", f"/api/tables/{table}/seats/1/manner", {"mute": True, "block": True}),
        ("POST", f"/api/tables/{table}/seats/1/report", {"text": "rude"}),
        ("GET", "/api/me/push", None),
        ("POST", "/api/me/push/test", None),
        ("PUT", "/api/me/quiet", {"hours": {"begins": 60, "ends": 120, "zone": "Europe/Berlin"}}),
        ("GET", "/api/admin/people?named=a", None),
        ("POST", "/api/admin/acts", {"act": "unban", "subject": "e" * 64}),
        ("GET", "/api/about", None),
    ]

    async def ask(line: Line) -> tuple[int, bytes]:
        method, path, body = random.choice(doors)
        if random.random() < 0.1:  # dates all differ
            method, path = "POST", f"/api/groups/{group}/dates"
            body = {"at": 4_000_000_000 + random.randrange(1_000_000)}
        data = b"" if body is None else msgspec.json.encode(body)
        return await line.ask(method, path, flood.secret, data)

    await flood.on_all_connections(ask)


async def accounts(flood: Flood) -> None:
    """Ask for and guess at everything that accounts offer, with games at several tables."""
    for _ in range(8):
        await flood.own_table()
    parts = urlsplit(flood.url)
    page = f"Origin: http://{parts.netloc}\r\n"
    wrong = {"id": "x", "response": {"clientDataJSON": "eyJjaGFsbGVuZ2UiOiJBQUFBIn0"}}
    ways: list[tuple[str, str, Any]] = [
        ("POST", "/api/me/account", {"name": "E", "label": "E"}),
        ("POST", "/api/sign-in/options", None),
        ("POST", "/api/sign-in", {"credential": wrong, "label": "E"}),
        ("POST", "/api/sign-in", {"recovery": secrets.token_hex(12), "label": "E"}),
        ("POST", "/api/me/recovery", None),
        ("PUT", "/api/me/preferences", {"theme": "dark"}),
        ("PUT", "/api/me/rated", {"rated": True}),
        ("PUT", "/api/me/name", {"name": "E"}),
        ("GET", "/api/me/account", None),
        ("GET", "/api/me/export", None),
        ("GET", "/api/me/profile", None),
        ("GET", "/api/me", None),
        ("GET", f"/api/ladder/{TITLE}", None),
        ("GET", "/health", None),
        ("DELETE", "/api/me", None),
    ]

    async def ask(line: Line) -> tuple[int, bytes]:
        method, path, body = random.choice(ways)
        ends = (method, path) in (
            ("POST", "/api/me/account"),
            ("DELETE", "/api/me"),
        )  # else there is soon nothing to export
        secret = secrets.token_hex(16) if ends else flood.secret
        return await line.ask(method, path, secret, b"" if body is None else msgspec.json.encode(body), page)

    await flood.on_all_connections(ask)
