"""Packs: zips with modules that a worker has fetched. This is the first of our modules to run in a browser."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


class Library(MetaPathFinder):
    """Finds the compiled part of msgspec, which cannot lie in a zip."""

    def __init__(self, path: str) -> None:
        self._path = path

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where it is, if that is what is looked for."""
        return importlib.util.spec_from_file_location(fullname, self._path) if fullname == "msgspec._core" else None


def add_library(path: str) -> None:
    """Let msgspec find its compiled part."""
    sys.meta_path.insert(0, Library(path))


def add_title(pack: str) -> None:
    """Let the title in a pack be found beside the others."""
    from sternhafen import games

    games.__path__.append(f"{pack}/sternhafen/games")
