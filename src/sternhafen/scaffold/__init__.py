"""Write a new title into a clone of Sternhafen: the skeleton that every title has, with a small playable game.

The files under `skeleton` are that game, *Ore Rush*, as it would be in a clone; only its names are replaced.
"""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, NamedTuple

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
REGISTRY = Path("src/sternhafen/games/__init__.py")
HOUSE_TITLES = re.compile(r"(HOUSE_TITLES: tuple\[str, \.\.\.\] = \(\n(?:    .*\n)*?)(?=\))")

Problem = Literal["name", "folder", "exists"]


class CannotWrite(ValueError):
    """The title cannot be written: its name is not a valid id, the folder is not a clone, or the title exists."""

    def __init__(self, problem: Problem, **details: str) -> None:
        super().__init__(f"{problem}: {', '.join(details.values())}")
        self.problem = problem
        self.details = details


class Names(NamedTuple):
    """What a title is called in different places."""

    id: str
    package: str
    kind: str
    shown: str
    rule: str

    @classmethod
    def of(cls, id: str) -> Names:
        """Return the names that follow from an id.

        >>> Names.of("moon-mine")
        Names(id='moon-mine', package='moon_mine', kind='MoonMine', shown='Moon Mine', rule='MOONMINE')
        """
        words = [word.capitalize() for word in id.split("-")]
        return cls(id, id.replace("-", "_"), "".join(words), " ".join(words), id.replace("-", "").upper())


EXAMPLE = Names("ore-rush", "ore_rush", "OreRush", "Ore Rush", "ORE")


def write_title(id: str, folder: Path) -> list[Path]:
    """Write a title into a clone, register it, and return the files written, or raise `CannotWrite`."""
    if NAME.fullmatch(id) is None:
        raise CannotWrite("name", name=id)
    if not (folder / REGISTRY).is_file():
        raise CannotWrite("folder", folder=str(folder))
    names = Names.of(id)
    texts = {folder / renamed(path, names): renamed(text, names) for path, text in skeleton().items()}
    there = next((path for path in texts if path.exists()), None)
    if there is not None:
        raise CannotWrite("exists", file=str(there))
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    register(names, folder / REGISTRY)
    return list(texts)


def skeleton() -> dict[str, str]:
    """Return the example's files by their paths in a clone."""
    return dict(_texts(files("sternhafen.scaffold") / "skeleton", ""))


def _texts(folder: Traversable, above: str) -> list[tuple[str, str]]:
    texts: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            texts += [] if entry.name == "__pycache__" else _texts(entry, f"{above}{entry.name}/")
        else:
            texts.append((above + entry.name, entry.read_text(encoding="utf-8")))
    return texts


def renamed(text: str, names: Names) -> str:
    """Return a text of the example with the names of another title.

    >>> renamed("class OreRush breaks ORE-2.3 in ore_rush", Names.of("moon-mine"))
    'class MoonMine breaks MOONMINE-2.3 in moon_mine'
    """
    text = re.sub(rf"\b{EXAMPLE.rule}-(?=\d)", f"{names.rule}-", text)
    for old, new in zip(EXAMPLE[:-1], names[:-1], strict=True):
        text = text.replace(old, new)
    return text


def register(names: Names, registry: Path) -> None:
    """Add a title to the registry: the one edit that a new title needs outside its own files."""
    text = registry.read_text(encoding="utf-8")
    registry.write_text(HOUSE_TITLES.sub(rf'\g<1>    "{names.package}",\n', text, count=1), encoding="utf-8")
