"""The title of docs/adding-a-game.md as a module, so that the tests run what the page teaches."""

from __future__ import annotations

import re
import sys
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType

from sternhafen.engine import Title

PAGE = Path(__file__).resolve().parent.parent / "docs" / "adding-a-game.md"


def blocks() -> list[str]:
    """Return the page's Python blocks."""
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def source() -> str:
    """Return the title's code, without the examples of its use."""
    return "\n".join(block for block in blocks() if not block.startswith(">>>"))


@cache
def load(change: tuple[str, str] | None = None) -> ModuleType:
    """Return the title as a module of its own, with one piece of its code changed if wished."""
    code = source()
    if change is not None:
        assert change[0] in code, f"the page no longer says {change[0]!r}"
        code = code.replace(*change)
    return run(code)


_numbers = count()


def run(code: str) -> ModuleType:
    """Return a module of its own that some code makes."""
    name = f"star_auction_{next(_numbers)}"
    module = ModuleType(name)
    sys.modules[name] = module
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    return module


def title() -> Title:
    """Return the teaching title."""
    found: Title = load().TITLE
    return found
