"""Make a wheel with the compiled engine for every Python at hand that Sternhafen runs on, and prove each.

    python tools/wheels_fast.py [python3.12 ...]

Without names these are the Pythons on the path and those of pyenv, one for each version. Every Python but the one that
runs this gets an environment of its own in build/, with the pinned packages.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
NEWEST = (3, 30)
VERSION = "import sys; print(*sys.version_info[:2], sys.implementation.name)"

Version = tuple[int, int]


def candidates() -> Iterator[str]:
    """Yield what may be a Python: this one first, then those on the path, then those of pyenv."""
    yield sys.executable
    names = ["python3", *(f"python3.{minor}" for minor in range(OLDEST[1], NEWEST[1]))]
    yield from filter(None, map(shutil.which, names))
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/*/bin/python3")))


def version_of(python: str) -> Version | None:
    """Return the version of a CPython, or None if it is another or does not run."""
    asked = subprocess.run([python, "-c", VERSION], capture_output=True, text=True, check=False)
    major, minor, name = asked.stdout.split() if asked.returncode == 0 else ("0", "0", "")
    return (int(major), int(minor)) if name == "cpython" else None


def by_version(pythons: Iterable[str]) -> dict[Version, str]:
    """Return the first Python of every version that Sternhafen runs on."""
    first: dict[Version, str] = {}
    for python in pythons:
        version = version_of(python)
        if version is not None and version >= OLDEST:
            first.setdefault(version, python)
    return first


def prepared(version: Version, python: str) -> str:
    """Return a Python with the pinned packages: this one, or one in an environment made of another."""
    if version == sys.version_info[:2]:
        return sys.executable
    home = ROOT / "build" / f"python{version[0]}.{version[1]}"
    inside = str(home / "bin" / "python")
    subprocess.run([python, "-m", "venv", str(home)], check=True)
    pip = [inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--require-hashes", "--requirement", str(ROOT / "constraints.txt")], check=True)
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], check=True)
    return inside


def make(python: str) -> None:
    """Compile with a Python, prove that it plays the same games, make the wheel, and prove that too."""
    tools = ROOT / "tools"
    for tool in ("build_fast.py", "prove_fast.py"):
        subprocess.run([python, str(tools / tool)], check=True)
    made = subprocess.run([python, str(tools / "wheel_fast.py")], stdout=subprocess.PIPE, text=True, check=True)
    subprocess.run([python, str(tools / "prove_wheel.py"), str(ROOT / made.stdout.strip())], check=True)


def main() -> None:
    """Make the wheels one after another."""
    parser = argparse.ArgumentParser(prog="python tools/wheels_fast.py")
    parser.add_argument("pythons", nargs="*", metavar="PYTHON", help="all that are found if left out")
    for version, python in sorted(by_version(parser.parse_args().pythons or candidates()).items()):
        print(f"Python {version[0]}.{version[1]}: {python}", flush=True)
        make(prepared(version, python))


if __name__ == "__main__":
    main()
