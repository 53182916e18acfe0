"""Every bar of the server, one after another, and a table of verdicts.

    python benchmarks/server_bars.py [kill peek floods hung sleeping load]

Takes about three quarters of an hour on a quiet machine with two cores; needs PostgreSQL and Redis on loopback, as the
tests do. What each bar is and the figures of its last run: server.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOAK = ["-m", "pytest", "-n", "0", "-s", "-m", "soak"]
BARS = {
    "kill": [*SOAK, "tests/server/test_kill_with_bots.py"],
    "peek": [*SOAK, "tests/server/test_peek.py"],
    "floods": ["benchmarks/floods.py", "--check"],
    "hung": ["benchmarks/hung_database.py", "--check"],
    "sleeping": ["benchmarks/sleeping.py", "--check"],
    "load": ["benchmarks/server_load.py", "--check"],
}


def main() -> None:
    """Run the bars and print whether each holds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("bars", nargs="*", help=f"any of: {' '.join(BARS)}; all if left out")
    args = parser.parse_args()
    unknown = set(args.bars) - BARS.keys()
    if unknown:
        parser.error(f"no such bar: {' '.join(sorted(unknown))}")
    results = []
    for name in args.bars or BARS:
        print(f"\n== {name}: python {' '.join(BARS[name])}", flush=True)
        began = time.monotonic()
        code = subprocess.run([sys.executable, *BARS[name]], cwd=ROOT, env={**os.environ, "CI": "true"}).returncode
        results.append((name, "holds" if code == 0 else "MISSED", time.monotonic() - began))
    print("\n| bar | verdict | seconds |\n| --- | --- | --: |")
    for name, verdict, seconds in results:
        print(f"| {name} | {verdict} | {seconds:.0f} |")
    if any(verdict == "MISSED" for _, verdict, _ in results):
        sys.exit(1)


if __name__ == "__main__":
    main()
