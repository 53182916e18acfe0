"""Build the compiled package in build/fast: the same modules, with those that hold rules compiled by mypyc.

Use it with ``PYTHONPATH=build/fast``; the interpreted sources stay as they are. With titles' ids as arguments only
those are compiled, which is faster while you work on one. Modules that hold structs (actions, events, views,
options, values) or only glue are copied uncompiled: mypyc would break structs' class attributes.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from sternhafen.games import titles

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "fast"
INTERPRETED = {
    "__init__.py",
    "values.py",
    "title.py",
    "match.py",
    "deal.py",
    "record.py",
    "laws.py",
    "space.py",
    "actions.py",
    "events.py",
    "story_events.py",
    "scene_events.py",
    "views.py",
    "view.py",
    "options.py",
    "components.py",
    "component_shapes.py",
    "forecast.py",
    "offer_forecasts.py",
}

ENVS = ("batch.py", "game.py", "numbering.py", "numbers.py")
"""The modules of the environments that run at every step, besides the titles' own `encoders`."""

WITHIN = "-fvisibility=hidden -fno-semantic-interposition"
"""Nobody outside calls into the compiled modules but through Python: the compiler may bind and inline their calls."""


def compiled_modules(package: Path, ids: list[str]) -> list[str]:
    """Return the modules that are worth compiling; of the games some or, without ids, all."""
    modules = [
        *(package / "engine").rglob("*.py"),
        package / "bots" / "greedy.py",
        *(package / "bots" / "search").rglob("*.py"),
        *(package / "envs" / name for name in ENVS),
        *(package / "envs" / "encoders").rglob("*.py"),
    ]
    for title in titles().values():
        if title.finished and (not ids or title.id in ids):  # one that still changes is not worth the minutes
            modules += (package / "games" / title.id.replace("-", "_")).rglob("*.py")
    return sorted(str(path.relative_to(TARGET)) for path in modules if path.name not in INTERPRETED)


def main() -> None:
    """Copy the sources, compile in place, and say what was built."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__"))
    modules = compiled_modules(TARGET / "sternhafen", sys.argv[1:])
    flags = f"{os.environ.get('CFLAGS', '')} {WITHIN}".strip()
    environment = {**os.environ, "MYPYC_OPT_LEVEL": "2", "CFLAGS": flags, "PYTHONPATH": str(TARGET)}
    command = [sys.executable, "-m", "mypyc", "--strict", *modules]
    done = subprocess.run(command, cwd=TARGET, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)
    sys.stdout.write(f"{len(modules)} modules compiled into {TARGET.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
