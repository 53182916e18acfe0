"""Prove that the compiled build plays the same games: every fingerprint equals that of the interpreted sources."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHERE = "import sternhafen.engine.state as state; print(state.__file__)"


def run(folder: str, *command: str) -> str:
    """Return what a Python command prints with a folder's package."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / folder)}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def main() -> None:
    """Compare the two builds game by game."""
    if not run("build/fast", "-c", WHERE).strip().endswith(".so"):
        raise SystemExit("build/fast is not compiled: run make fast")
    pure, fast = (run(folder, "-m", "sternhafen.arena.fingerprint").splitlines() for folder in ("src", "build/fast"))
    different = [line for line, other in zip(pure, fast, strict=True) if line != other]
    if different or not pure:
        raise SystemExit(f"{len(different)} of {len(pure)} games differ, the first: {different[:1]}")
    sys.stdout.write(f"{len(pure)} games have the same digests interpreted and compiled\n")


if __name__ == "__main__":
    main()
