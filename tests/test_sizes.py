"""Everything stays easy to find: short modules, and folders of titles and tables that fit on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

import sternhafen

PACKAGE = Path(sternhafen.__file__).parent
ROOT = Path(__file__).parents[1]
MAX_LINES = 350
MAX_MODULES = 16
MESSAGES = PACKAGE / "table" / "messages"
"""The exception: one module for each thing that messages are about, in a flat list."""


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


@pytest.mark.parametrize("folder", ["src/sternhafen", "tests", "benchmarks", "tools", "examples"])
def test_no_module_is_long(folder: str) -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(ROOT / folder)}
    assert lines, "there are modules"
    assert not {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > MAX_LINES}


@pytest.mark.parametrize("package", ["games", "table"])
def test_no_folder_holds_many_modules(package: str) -> None:
    counts: dict[Path, int] = {}
    for path in modules(PACKAGE / package):
        counts[path.parent] = counts.get(path.parent, 0) + 1
    assert max(counts.values()) > 1, "there are folders"
    assert not {
        str(one.relative_to(PACKAGE)): count for one, count in counts.items() if count > MAX_MODULES and one != MESSAGES
    }
