"""Other people's work in what we hand out: every distribution and npm package installed for it, with its licence.

    python tools/third_party.py

Written by the build of the web table, from what is installed at that time: the page never tells of another version.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
MODULES = ROOT / "web" / "node_modules"
TARGET = ROOT / "web" / "src" / "about" / "licences.gen.json"
OURS = "sternhafen"
EXTRAS = ("people", "scale")
"""The extras of a server; those for learning and development are not part of what people are served."""
IN_THE_BROWSER = (
    "svelte",
    "@fluent/bundle",
    "@fontsource-variable/figtree",
    "@fontsource/source-serif-4",
    "qr",
    "pyodide",
)
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
OWN_LICENCE = ROOT / "LICENSE"

Notice = dict[str, str]


def requirements(of: Distribution, extras: tuple[str, ...]) -> Iterator[str]:
    """Yield the distributions that one needs here."""
    for line in of.requires or ():
        needed = Requirement(line)
        if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield needed.name


def distributions() -> dict[str, Distribution]:
    """Return every distribution that a server with all its extras needs and that is installed."""
    known: dict[str, Distribution] = {}
    waiting = list(requirements(distribution(OURS), EXTRAS))
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in known or name == OURS:
            continue
        try:
            known[name] = distribution(name)
        except PackageNotFoundError:
            continue
        waiting += requirements(known[name], ())
    return known


def of_distribution(one: Distribution) -> Notice:
    """Return the notice of a distribution."""
    meta: Any = one.metadata  # a mail message, though its type does not say so
    classified = [line.rsplit(" :: ", 1)[1] for line in meta.get_all("Classifier", []) if line.startswith("License ::")]
    short = (meta.get("License") or "").strip()
    licence = meta.get("License-Expression") or ", ".join(classified) or (short if len(short) < 60 else "")
    texts = [path for path in one.files or () if LICENCE_FILE.match(path.name) and ".dist-info" in str(path)]
    text = "\n\n".join(Path(str(path.locate())).read_text(encoding="utf-8", errors="replace") for path in texts)
    return notice(meta["Name"], one.version, licence, text)


def packages() -> dict[str, Path]:
    """Return the folder of every npm package that the browser's table is made of."""
    known: dict[str, Path] = {}
    waiting = list(IN_THE_BROWSER)
    while waiting:
        name = waiting.pop()
        folder = MODULES / name
        if name in known or not (folder / "package.json").is_file():
            continue
        known[name] = folder
        waiting += json.loads((folder / "package.json").read_text(encoding="utf-8")).get("dependencies", {})
    return known


def of_package(folder: Path) -> Notice:
    """Return the notice of an npm package."""
    told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    texts = [path for path in sorted(folder.iterdir()) if path.is_file() and LICENCE_FILE.match(path.name)]
    text = "\n\n".join(path.read_text(encoding="utf-8", errors="replace") for path in texts)
    return notice(told["name"], told["version"], str(told.get("license", "")), text)


def notice(name: str, version: str, licence: str, text: str) -> Notice:
    """Return a notice as the page shows it."""
    return {"name": name, "version": version, "licence": licence, "text": text.strip()}


def notices() -> list[Notice]:
    """Return all notices by name, our own first."""
    ours = distribution(OURS)
    own = notice("Sternhafen", ours.version, "MIT", OWN_LICENCE.read_text(encoding="utf-8").strip())
    others = [of_distribution(one) for one in distributions().values()] + [
        of_package(one) for one in packages().values()
    ]
    return [own, *sorted(others, key=lambda one: one["name"].lower())]


def write() -> None:
    """Write the notices for the build, unless they are as they were: a newer file would have the page built again."""
    text = json.dumps(notices(), ensure_ascii=False, indent=0) + "\n"
    if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
