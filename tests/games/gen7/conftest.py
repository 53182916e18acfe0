"""What tests of Gen7 share."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the campaign of the house, to be changed."""
    source = Path(str(files("sternhafen.games.gen7") / "data" / "seventh_watch"))
    return Path(shutil.copytree(source, tmp_path / "campaign"))
