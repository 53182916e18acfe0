"""Check style, types, imports and generated files, Python's and the web's, as many checks at a time as there are cores.

    python tools/check.py [--built] [NAME ...]

What a check says is printed in one piece when it has ended; what it says when all is well is left out.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import build_web
import third_party

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent


class Check(NamedTuple):
    """A command that succeeds if all is well."""

    command: list[str]
    folder: Path = ROOT


class Ended(NamedTuple):
    """How a check ended."""

    name: str
    ok: bool
    seconds: float
    output: str


def web(script: str) -> Check:
    """Return a script of web/package.json as a check."""
    return Check(build_web.npm_command("run", "--silent", script), build_web.WEB)


BUILD = "vite build"
CHECKS = {
    "mypy": Check([str(BIN / "mypy")]),
    "svelte-check": web("check"),
    "eslint": web("eslint"),
    "prettier": web("prettier"),
    BUILD: web("build"),
    "vitest": web("test"),
    "lint-imports": Check([str(BIN / "lint-imports")]),
    "ruff format": Check([str(BIN / "ruff"), "format", "--check", "."]),
    "ruff check": Check([str(BIN / "ruff"), "check", "."]),
    "generated fields": Check([sys.executable, "tools/generate_fields.py", "--check"]),
}
"""Every check by its name, the longest first."""


def run(name: str) -> Ended:
    """Return how a check ends."""
    began = time.monotonic()
    check = CHECKS[name]
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        env=build_web.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return Ended(name, done.returncode == 0, time.monotonic() - began, done.stdout)


def main() -> None:
    """Run the checks; exit with 1 if one fails."""
    parser = argparse.ArgumentParser(prog="python tools/check.py")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of: {', '.join(CHECKS)}; all if left out")
    parser.add_argument("--built", action="store_true", help="the site has just been built, so leave that out")
    wanted = parser.parse_args()
    names = wanted.names or [name for name in CHECKS if not (wanted.built and name == BUILD)]
    unknown = set(names) - CHECKS.keys()
    if unknown:
        parser.error(f"no such check: {', '.join(sorted(unknown))}")
    if not wanted.built:
        build_web.write_types()
        build_web.install()
    third_party.write()
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for ending in as_completed([pool.submit(run, name) for name in names]):
            ended = ending.result()
            print(f"{'ok' if ended.ok else 'FAILED':7} {ended.seconds:5.1f} s  {ended.name}", flush=True)
            if not ended.ok:
                failed.append(ended.name)
                print(ended.output, flush=True)
    if failed:
        sys.exit(f"{len(failed)} of {len(names)} checks failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
