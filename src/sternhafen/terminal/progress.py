"""A progress bar for a terminal; silent if the output is not a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")
WIDTH = 30


def progress(things: Iterable[T], total: int, out: TextIO) -> Iterator[T]:
    """Yield items, and draw on a terminal how many of them are done."""
    shown = out.isatty()
    for done, thing in enumerate(things, 1):
        yield thing
        if shown:
            filled = WIDTH * done // total
            out.write(f"\r{'█' * filled}{'·' * (WIDTH - filled)} {done}/{total}")
            out.flush()
    if shown:
        out.write("\n")
