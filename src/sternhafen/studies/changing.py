"""Changes of a study: each returns a new one, or raises `Refusal`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sternhafen.studies.shapes import (
    GAME,
    MAX_CHAPTERS,
    MAX_DEPTH,
    MAX_NODES,
    MAX_NOTES,
    Chapter,
    Node,
    Note,
    Study,
)


class Refusal(ValueError):
    """A change that is not possible: a code, and the bound it would break."""

    def __init__(self, code: str, **args: int) -> None:
        super().__init__(code)
        self.code = code
        self.args_said = args


def check_place(study: Study, at: int, node: int) -> None:
    """Refuse a place in a side line that the study does not have."""
    known = study.node(node)
    if node != GAME and (known is None or known.at != at):
        raise Refusal("study-place")


def noted(study: Study, at: int, node: int, text: str, by: int = 0) -> Study:
    """Return the study with a comment at a place, replacing the one there; an empty comment removes it.

    >>> noted(Study("Ours"), 3, GAME, "Too early.").notes[0].text
    'Too early.'
    """
    check_place(study, at, node)
    rest = [note for note in study.notes if (note.at, note.node) != (at, node)]
    if text:
        if len(rest) >= MAX_NOTES:
            raise Refusal("study-notes", most=MAX_NOTES)
        rest.append(Note(at, text, node, by))
    return msgspec.structs.replace(study, notes=in_order(rest))


def in_order(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Return comments in the order of the game."""
    return tuple(sorted(notes, key=lambda note: (note.at, note.node)))


def played(study: Study, at: int, after: int, seat: int, action: object) -> tuple[Study, int]:
    """Return the study with a move of a side line, and its number; a move that it has already is not added again.

    Whether the move is legal must be known: see `at_place`.
    """
    check_place(study, at, after)
    for node in study.following(at, after):
        if (node.seat, node.action) == (seat, action):
            return study, node.id
    if len(study.nodes) >= MAX_NODES:
        raise Refusal("study-moves", most=MAX_NODES)
    if len(study.path(after)) >= MAX_DEPTH:
        raise Refusal("study-depth", most=MAX_DEPTH)
    id = 1 + max((node.id for node in study.nodes), default=GAME)
    return msgspec.structs.replace(study, nodes=(*study.nodes, Node(id, at, seat, action, after))), id


def without(study: Study, id: int) -> Study:
    """Return the study without a move of a side line, and without what follows it."""
    if study.node(id) is None:
        raise Refusal("study-place")
    gone = {id}
    for node in study.nodes:  # a move stands behind the one before it
        if node.after in gone:
            gone.add(node.id)
    nodes = tuple([node for node in study.nodes if node.id not in gone])
    notes = tuple([note for note in study.notes if note.node not in gone])
    return msgspec.structs.replace(study, nodes=nodes, notes=notes)


def chaptered(study: Study, at: int, name: str) -> Study:
    """Return the study with a chapter that begins at a line; an empty name removes it."""
    rest = [chapter for chapter in study.chapters if chapter.at != at]
    if name:
        if len(rest) >= MAX_CHAPTERS:
            raise Refusal("study-chapters", most=MAX_CHAPTERS)
        rest.append(Chapter(at, name))
    return msgspec.structs.replace(study, chapters=tuple(sorted(rest, key=lambda chapter: chapter.at)))


def without_author(study: Study, by: int) -> Study:
    """Return the study without the comments of an author."""
    return msgspec.structs.replace(study, notes=tuple([note for note in study.notes if note.by != by]))
