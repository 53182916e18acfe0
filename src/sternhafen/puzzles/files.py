"""Where puzzles are found: one file a title, ``data/cryo.jsonl``: their form, then the puzzles of one game a line."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from sternhafen.engine import Action, State, Title
from sternhafen.engine.plain import used_fields
from sternhafen.games import title as title_by_id
from sternhafen.puzzles.values import Form, Mined, Puzzle

FOLDERS: list[Traversable] = [files("sternhafen.puzzles") / "data"]
"""Where to look for the files of titles; a browser adds the pack of each title that it fetches."""


class UnknownPuzzle(LookupError):
    """Raised for a puzzle that does not exist."""

    def __init__(self, title: str, wanted: str) -> None:
        super().__init__(f"{title} has no puzzle {wanted}")
        self.title = title
        self.wanted = wanted


class Found(NamedTuple):
    """A puzzle with what it shares with others."""

    id: str
    """Its name within the title: the game's seed and the number of moves."""
    form: Form
    seats: int
    puzzle: Puzzle

    @property
    def title(self) -> Title:
        """The title that is played."""
        return title_by_id(self.form.title)

    def state(self) -> State:
        """Return the position, or raise some exception if today's rules cannot continue from it."""
        title = self.title
        options = msgspec.convert(self.form.options, title.options)
        return title.convert(self.puzzle.state, self.form.fields, title.start(options, self.seats, 0))

    def best(self) -> Action:
        """Return the action that is clearly best."""
        return self.title.action(self.puzzle.best)

    def fields(self) -> dict[str, list[str]]:
        """Return the field names that its own position needs."""
        return used_fields(self.puzzle.state, self.form.fields)


@cache
def puzzles(title: str) -> dict[str, Found]:
    """Return a title's puzzles by their ids; none if it has none.

    >>> all(found.puzzle.gap >= 1.0 for found in puzzles("gen7").values())
    True
    """
    paths = [folder / f"{title}.jsonl" for folder in FOLDERS]
    found: dict[str, Found] = {}
    for path in paths:
        if path.is_file():
            form, games = read(path.read_bytes())
            for game in sorted(games, key=lambda game: game.seed):
                for puzzle in game.puzzles:
                    number = f"{game.seed}-{puzzle.entry}"
                    found[number] = Found(number, form, game.seats, puzzle)
    return found


def find_puzzle(title: str, wanted: str) -> Found:
    """Return a puzzle of a title, or raise `UnknownPuzzle`."""
    found = puzzles(title).get(wanted)
    if found is None:
        raise UnknownPuzzle(title, wanted)
    return found


def read(data: bytes) -> tuple[Form, list[Mined]]:
    """Return what a file holds, or raise `msgspec.ValidationError`."""
    first, *lines = data.splitlines()
    return msgspec.json.decode(first, type=Form), [msgspec.json.decode(line, type=Mined) for line in lines]


def written(form: Form, games: Iterable[Mined]) -> bytes:
    """Return what a file holds with these puzzles."""
    return b"".join(msgspec.json.encode(part) + b"\n" for part in (form, *games))


def by_level(title: str) -> list[Found]:
    """Return a title's puzzles, the easiest first."""
    return sorted(puzzles(title).values(), key=lambda found: (found.puzzle.level, found.puzzle.missed, found.id))


def edition(found: Found) -> str:
    """Return a hash of a puzzle: another one means that it was changed."""
    return hashlib.blake2b(msgspec.json.encode(found.puzzle), digest_size=8).hexdigest()
