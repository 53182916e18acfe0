"""How long the command line and the server take to start, from a warm disk.

    python benchmarks/starting.py [--times 7] [--check]

The server is measured from its start to its first answer at /health, with a new SQLite file and with one that is there
already. `--check` fails if a command's median is above 0.4 s or the server's above 1 s.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tools"))

from prove_wheel import free_port

COMMAND = Path(sys.executable).with_name("sternhafen")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Compiled modules are kept, as they are for whoever installs the package."""
COMMAND_BAR = 0.4
SERVER_BAR = 1.0
PATIENCE = 30.0


def command(*words: str) -> float:
    """Return how many seconds a command takes; whatever it asks is answered by the end of input."""
    began = time.monotonic()
    subprocess.run([COMMAND, *words], env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - began


def server(folder: Path) -> float:
    """Return how many seconds a server takes until it answers."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder / 'tables.sqlite'}"]
    began = time.monotonic()
    process = subprocess.Popen([COMMAND, *words], env=ENVIRONMENT, stderr=subprocess.DEVNULL)
    try:
        while not answers(f"http://127.0.0.1:{port}/health"):
            if time.monotonic() - began > PATIENCE:
                sys.exit("the server does not answer")
            time.sleep(0.005)
        return time.monotonic() - began
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(url: str) -> bool:
    """Return whether a server is there."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE):
            return True
    except (urllib.error.URLError, OSError):
        return False


def used() -> float:
    """Return the seconds of CPU time of all processes that have ended, which a busy machine changes little."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def new_server() -> float:
    """Return how many seconds a server takes on a new database."""
    with tempfile.TemporaryDirectory() as folder:
        return server(Path(folder))


def main() -> None:
    """Print a table of medians and spreads."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as kept:
        measured: dict[str, tuple[Callable[[], float], float]] = {
            "`sternhafen --help`": (lambda: command("--help"), COMMAND_BAR),
            "`sternhafen titles`": (lambda: command("titles"), COMMAND_BAR),
            "`sternhafen play`, to its menu": (lambda: command("play"), COMMAND_BAR),
            "`sternhafen serve`, new database": (new_server, SERVER_BAR),
            "`sternhafen serve`, again": (lambda: server(Path(kept)), SERVER_BAR),
        }
        print("| | median | fastest | slowest | CPU | goal |\n| --- | --: | --: | --: | --: | --: |")
        missed = False
        for name, (measure, bar) in measured.items():
            measure()
            before = used()
            seconds = [measure() for _ in range(args.times)]
            median = statistics.median(seconds)
            missed |= median > bar
            figures = (median, min(seconds), max(seconds), (used() - before) / args.times, bar)
            print(f"| {name} | {' | '.join(f'{figure:.2f} s' for figure in figures)} |", flush=True)
    print(f"\nLoad at the end: {os.getloadavg()[0]:.1f}")
    if args.check and missed:
        sys.exit("a start takes too long")


if __name__ == "__main__":
    main()
