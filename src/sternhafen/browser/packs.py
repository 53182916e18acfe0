"""Packs: zips with modules that a worker has fetched. This is the first of our modules to run in a browser."""

from __future__ import annotations

import importlib.util
import os
import sys
import zipfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

TITLES = "/titles"
"""Where titles are unpacked."""
GAMES = f"{TITLES}/sternhafen/games"


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


def add_title(*packs: str) -> None:
    """Let the title in some packs be found beside the others, and its lessons.

    They are unpacked, for the data of one folder may come in several of them.
    """
    from sternhafen import games
    from sternhafen.lessons import files as lessons
    from sternhafen.puzzles import files as puzzles

    for pack in packs:
        with zipfile.ZipFile(pack) as files:
            files.extractall(TITLES)
        os.remove(pack)
    if GAMES not in games.__path__:
        games.__path__.append(GAMES)
        for folder, name in ((lessons.FOLDERS, "lessons"), (puzzles.FOLDERS, "puzzles")):
            folder.append(Path(TITLES) / "sternhafen" / name / "data")
    puzzles.puzzles.cache_clear()
    importlib.invalidate_caches()
