"""Prove that a wheel plays and serves: in an empty environment, with only that environment's Python on the path."""

from __future__ import annotations

import argparse
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 120
"""How many seconds a server may take to start on a busy machine."""


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
    return port


def fetch(url: str) -> str:
    """Return what a server answers, waiting until it is there."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


def prove(wheel: Path, home: Path) -> None:
    """Install a wheel and its requirements; simulate a title, start a server, and look at its page."""
    subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
    bin = home / "venv" / "bin"
    alone = {"PATH": str(bin), "HOME": str(home)}
    install: list[str | Path] = [bin / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pinned = Path(__file__).resolve().parent.parent / "constraints-server.txt"
    subprocess.run([*install, "--require-hashes", "--requirement", pinned], check=True)
    subprocess.run([*install, "--no-deps", wheel], check=True)
    played = subprocess.run(
        [bin / "sternhafen", "simulate", "escape-pods", "--games", "3", "--json"],
        env=alone, cwd=home, capture_output=True, text=True, check=True,
    )  # fmt: skip
    if json.loads(played.stdout)["games"] != 3:
        raise SystemExit(f"not all was played: {played.stdout}{played.stderr}")
    address = f"http://127.0.0.1:{(port := free_port())}"
    server = subprocess.Popen([bin / "sternhafen", "serve", "--port", str(port)], env=alone, cwd=home)
    try:
        if '"ok"' not in fetch(f"{address}/health"):
            raise SystemExit("the server is not well")
        page = fetch(f"{address}/")
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        if script is None or len(fetch(address + script[1])) < 1000:
            raise SystemExit(f"the server has no web table: {page[:200]}")
    finally:
        server.terminate()
        server.wait(PATIENCE)


def main() -> None:
    """Prove the wheels named, in a fresh directory each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheels", nargs="+", type=Path)
    for wheel in parser.parse_args().wheels:
        with tempfile.TemporaryDirectory() as home:
            prove(wheel.resolve(), Path(home))
        sys.stdout.write(f"{wheel.name} plays and serves\n")


if __name__ == "__main__":
    main()
