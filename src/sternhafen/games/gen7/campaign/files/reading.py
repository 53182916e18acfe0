"""The campaign's files: read from a folder, with every word in them checked."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from typing import Any

from sternhafen.games.gen7.campaign.files.checker import ComponentError
from sternhafen.games.gen7.campaign.files.shapes import FILES
from sternhafen.games.gen7.campaign.files.story_checker import StoryChecker


def read_files(folder: Traversable) -> dict[str, Any]:
    """Return every file of a campaign by its name, checked."""
    files: dict[str, Any] = {}
    for name in FILES:
        path = folder / f"{name}.json"
        if not path.is_file():
            raise ComponentError(name, "-", "the file is missing")
        try:
            files[name] = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ComponentError(name, "-", f"no valid JSON: {error}") from error
    StoryChecker(files).check()
    return files
