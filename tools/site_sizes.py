"""How much a visit to the table that needs no server loads, part by part, and how much it may be.

A first visit is shell, engine, the code of all titles, and the words of one language. What is only read is fetched when
somebody reads it, and by the service worker once the first visit is in: rules, lessons, puzzles, campaigns, and the
words of the other language.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterable
from pathlib import Path

BARS = {"brotli": 5_000_000, "gzip": 6_500_000}
"""Bytes of a first visit."""
ENDS = {"brotli": ".br", "gzip": ".gz"}
LEAST = 512
PACKED = (".woff2", ".png")
"""What does not become smaller."""
PROSE = "-prose"
"""How a title's pack ends that is mostly read: lessons, puzzles and campaigns."""
FIRST = {
    "Pyodide": ("engine/pyodide",),
    "standard library, msgspec": ("engine/python.pack", "engine/msgspec.so"),
    "our modules": ("engine/core.pack",),
    "titles": ("engine/",),
    "words of one language": ("text/en/",),
    "page and boards": ("",),
}
"""The parts of a first visit, by how their files begin; the first that fits counts."""
LATER = {
    "lessons, puzzles, campaigns": re.compile(rf"engine/.*{PROSE}\.pack|text/en/guide-.*"),
    "rules": re.compile(r"rules/.*|text/en/chapters-.*|assets/ChapterPicture-.*"),
    "licences of others": re.compile(r"assets/licences.*"),
    "words of the other language": re.compile(r"text/(?!en/).*"),
}
"""The parts that come after it."""


def part_of(path: str) -> str:
    """Return which part of a visit a file belongs to."""
    for part, pattern in LATER.items():
        if pattern.fullmatch(path):
            return part
    return next(part for part, starts in FIRST.items() if path.startswith(starts))


def comes_later(path: str) -> bool:
    """Return whether a file is not part of a first visit."""
    return part_of(path) in LATER


def site_files(site: Path) -> list[Path]:
    """Return the files of a site without their compressed copies."""
    return [path for path in sorted(site.rglob("*")) if path.is_file() and path.suffix not in ENDS.values()]


def gzipped(path: Path) -> int:
    """Return the size of a file as most hosts send it."""
    data = path.read_bytes()
    return len(data) if len(data) < LEAST or path.suffix in PACKED else len(gzip.compress(data, 9))


def copied(coding: str) -> Callable[[Path], int]:
    """Return what says how large the compressed copy beside a file is."""

    def size(path: Path) -> int:
        copy = path.with_name(path.name + ENDS[coding])
        return (copy if copy.is_file() else path).stat().st_size

    return size


def sizes(site: Path, size: Callable[[Path], int]) -> dict[str, int]:
    """Return the bytes of every part of a visit."""
    totals = dict.fromkeys((*FIRST, *LATER), 0)
    for path in site_files(site):
        totals[part_of(path.relative_to(site).as_posix())] += size(path)
    return totals


def first_visit(site: Path, size: Callable[[Path], int]) -> int:
    """Return the bytes of a first visit."""
    totals = sizes(site, size)
    return sum(totals[part] for part in FIRST)


def table(site: Path, codings: Iterable[str]) -> str:
    """Return the sizes of all parts in kB, as they are kept in benchmarks/figures.md."""
    measured = {coding: sizes(site, copied(coding)) for coding in codings}
    rows = ["| part | " + " | ".join(measured) + " |", "| --- |" + " ---: |" * len(measured)]
    for part in (*FIRST, *LATER):
        rows.append(f"| {part} | " + " | ".join(f"{totals[part] / 1000:.0f}" for totals in measured.values()) + " |")
        if part == [*FIRST][-1]:
            whole = [sum(totals[one] for one in FIRST) for totals in measured.values()]
            rows.append("| **a first visit** | " + " | ".join(f"**{bytes / 1000:.0f}**" for bytes in whole) + " |")
    return "\n".join(rows)
