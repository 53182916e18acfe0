"""The titles stay easy to find one's way in: short modules, folders that fit on a screen."""

from __future__ import annotations

from pathlib import Path

import sternhafen.games

ROOT = Path(sternhafen.games.__file__).parent
MAX_LINES = 350
MAX_MODULES = 16


def test_no_module_of_a_title_is_long() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in ROOT.rglob("*.py")}
    assert not {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > MAX_LINES}


def test_no_folder_of_a_title_holds_many_modules() -> None:
    folders = [ROOT, *(path for path in ROOT.rglob("*") if path.is_dir())]
    modules = {folder: len(list(folder.glob("*.py"))) for folder in folders}
    assert max(modules.values()) > 1, "the titles are looked at"
    assert not {str(folder.relative_to(ROOT)): count for folder, count in modules.items() if count > MAX_MODULES}
