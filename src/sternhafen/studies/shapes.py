"""What a study is made of: comments, side lines and chapters, each at a place of a game. Texts are plain."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

GAME: Final = 0
"""The node of a place in the game itself; side lines have nodes from 1."""

MAX_NAME: Final = 60
MAX_TEXT: Final = 600
MAX_NOTES: Final = 200
MAX_NODES: Final = 300
MAX_DEPTH: Final = 80
"""How many moves a side line may have."""
MAX_CHAPTERS: Final = 30
MAX_AUTHORS: Final = 8

Line = Annotated[int, Meta(ge=0, le=1_000_000)]
NodeId = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a study."""


class Note(Part, frozen=True):
    """A comment on the position before a line of the log or after the move of a side line."""

    at: Line
    """The line of the log; within a side line, the one that it leaves the game before."""
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TEXT)]
    node: NodeId = GAME
    by: Annotated[int, Meta(ge=0, lt=MAX_AUTHORS)] = 0
    """The number of the author."""


class Node(Part, frozen=True):
    """A move of a side line."""

    id: Annotated[int, Meta(ge=1, le=1_000_000)]
    at: Line
    """The line of the log before which its side line leaves the game."""
    seat: Annotated[int, Meta(ge=0, lt=16)]
    action: Any
    """As a record stores it."""
    after: NodeId = GAME
    """The move before it."""


class Chapter(Part, frozen=True):
    """A name for what begins at a line of the log."""

    at: Line
    name: Name


class Study(Part, frozen=True):
    """The comments and side lines of a game."""

    name: Name
    notes: Annotated[tuple[Note, ...], Meta(max_length=MAX_NOTES)] = ()
    nodes: Annotated[tuple[Node, ...], Meta(max_length=MAX_NODES)] = ()
    """Each move comes after the one before it."""
    chapters: Annotated[tuple[Chapter, ...], Meta(max_length=MAX_CHAPTERS)] = ()

    def node(self, id: int) -> Node | None:
        """Return a move of a side line; None if there is none with this number."""
        return next((node for node in self.nodes if node.id == id), None)

    def path(self, id: int) -> tuple[Node, ...]:
        """Return the moves of a side line up to one of them; none for the game itself, or if there is no such move.

        >>> study = Study("Three moves", nodes=(Node(1, 7, 0, ["End"]), Node(2, 7, 1, ["End"], after=1)))
        >>> [node.id for node in study.path(2)], study.path(GAME)
        ([1, 2], ())
        """
        nodes = {node.id: node for node in self.nodes}
        path: list[Node] = []
        while id in nodes and len(path) <= MAX_DEPTH:
            path.append(nodes[id])
            id = nodes[id].after
        return tuple(reversed(path))

    def at(self, at: int, node: int = GAME) -> Note | None:
        """Return the comment at a place, if there is one."""
        return next((note for note in self.notes if (note.at, note.node) == (at, node)), None)

    def following(self, at: int, node: int = GAME) -> tuple[Node, ...]:
        """Return the moves of side lines that lead on from a place."""
        return tuple([one for one in self.nodes if (one.at, one.after) == (at, node)])
