"""How a server behaves while its database hangs: how soon it refuses, what /health says, how soon it is back.

    python benchmarks/hung_database.py [--seconds 45] [--database postgresql://…] [--check]

A line on loopback between the server and PostgreSQL stops forwarding for a while. The address names any database of
the PostgreSQL server; the benchmark makes one of its own beside it and drops it at the end. `--check` fails if a
refusal takes longer than 3 s, /health longer than 1 s, or coming back longer than 3 s.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from server_load import new_table, request, start_server
from tests.server.between import Between
from tests.server.conftest import POSTGRES, new_database

REFUSAL_BAR = 3.0
HEALTH_BAR = 1.0
BACK_BAR = 3.0


def ask(url: str, secret: str, body: Any = None) -> tuple[int, Any, float]:
    """Return the status, the answer and the seconds it took."""
    began = time.monotonic()
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
            return answer.status, json.load(answer), time.monotonic() - began
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, json.load(refused), time.monotonic() - began


def measure(url: str, between: Between, seconds: float) -> tuple[float, float, float]:
    """Return the longest refusal, the longest answer of /health, and how long it took to come back."""
    keys = [secrets.token_hex(16), secrets.token_hex(16)]
    tables = [new_table(url, "escape-pods", keys) for _ in range(3)]
    refusals, healths = [0.0], [0.0]
    between.hang()
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        chat = {"type": "chat", "id": f"c{number}", "seat": 0, "text": "hi"}
        status, _, took = ask(f"{url}/api/tables/{tables[number % 3]}/commands", keys[0], chat)
        assert status == 503, status
        refusals.append(took)
        status, answer, took = ask(f"{url}/health", keys[0])
        assert (status, answer["database"] != "ok") == (503, True), answer
        healths.append(took)
    between.flow()
    back = time.monotonic()
    for table in tables:
        while True:
            number += 1
            chat = {"type": "chat", "id": f"c{number}", "seat": 0, "text": "back"}
            if ask(f"{url}/api/tables/{table}/commands", keys[0], chat)[0] == 200:
                break
            time.sleep(0.05)
    assert request(f"{url}/api/tables", keys[0], {"title": "escape-pods", "seats": 2, "name": "A"})
    return max(refusals), max(healths), time.monotonic() - back


def main() -> None:
    """Run the benchmark."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=45)
    parser.add_argument("--database", default=POSTGRES)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    with new_database(f"hung_{secrets.token_hex(8)}", args.database) as database:
        refusal, health, back = hang(database, args.seconds)
    holds = refusal <= REFUSAL_BAR and health <= HEALTH_BAR and back <= BACK_BAR
    times = f"refusals within {refusal:.2f} s, /health within {health:.2f} s, back {back:.2f} s"
    print(f"hung {args.seconds:g} s: {times}; {'holds' if holds else 'MISSED'}")
    if args.check and not holds:
        sys.exit(1)


def hang(database: str, seconds: float) -> tuple[float, float, float]:
    """Measure on a server of its own."""
    between = Between(database)
    with tempfile.TemporaryDirectory() as folder:
        process, url = start_server(folder, between.url)
        try:
            return measure(url, between, seconds)
        finally:
            between.flow()
            process.terminate()
            process.wait()
            between.close()


if __name__ == "__main__":
    main()
