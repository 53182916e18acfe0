"""The campaign's files: read from a folder, with every word in them checked."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any, Final

from sternhafen.games.gen7.campaign.files.checker import ComponentError
from sternhafen.games.gen7.campaign.files.page_checker import PageChecker
from sternhafen.games.gen7.campaign.files.shapes import FILES

BASE: Final = "campaign"
"""The file that names the campaign whose files hold for those that a folder does not have itself."""
PAGES: Final = "pages"
"""The folder of the story's pages, one file for each evening."""
REASONS: Final = "reasons"
REVIEW: Final = "review"
"""The file that says what `campaign check` holds the story to."""


def read_files(folder: Traversable, folder_of: Callable[[str], Traversable] | None = None) -> dict[str, Any]:
    """Return every file of a campaign by its name, checked; `folder_of` finds the campaign that it is based on."""
    files = _gather(folder, folder_of)
    PageChecker(files).check()
    return files


def _gather(folder: Traversable, folder_of: Callable[[str], Traversable] | None) -> dict[str, Any]:
    base: Traversable | None = None
    if (folder / f"{BASE}.json").is_file():
        named = _read(folder, BASE).get("based_on")
        if not isinstance(named, str) or folder_of is None:
            raise ComponentError(BASE, "-", "'based_on' must name a campaign")
        base = folder_of(named)
    files: dict[str, Any] = {}
    for name in FILES:
        files[name] = _read(folder if base is None or (folder / f"{name}.json").is_file() else base, name)
    for name in (REASONS, REVIEW):
        if (folder / f"{name}.json").is_file():
            files[name] = _read(folder, name)
    pages = folder / PAGES
    if pages.is_dir():
        names = sorted(path.name.removesuffix(".json") for path in pages.iterdir() if path.name.endswith(".json"))
        files[PAGES] = {name: _read(pages, name) for name in names}
    return files


def _read(folder: Traversable, name: str) -> Any:
    path = folder / f"{name}.json"
    if not path.is_file():
        raise ComponentError(name, "-", "the file is missing")
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ComponentError(name, "-", f"no valid JSON: {error}") from error
