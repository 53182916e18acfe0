"""Playing: the match at any place of a study. What is stored is played by the engine, so only legal moves count."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sternhafen.engine import Match, Refused
from sternhafen.studies.shapes import Node, Study


class BadLine(ValueError):
    """A move of a side line that cannot be played where it stands."""

    def __init__(self, node: Node) -> None:
        super().__init__(f"move {node.id} cannot be played")
        self.node = node


def at_place(there: Match, path: Sequence[Node]) -> Match:
    """Return the match after the moves of a side line; `there` is the game as it was where it leaves it."""
    match = there.branch()
    for node in path:
        try:
            match.play(node.seat, match.title.action(node.action))
        except (Refused, msgspec.ValidationError):
            raise BadLine(node) from None
    return match


def check_lines(match: Match, study: Study) -> None:
    """Raise `BadLine` for the first move of a side line that cannot be played, or that follows no other."""
    places: dict[tuple[int, int], Match] = {}
    for node in study.nodes:
        before = places.get((node.at, node.after))
        if before is None:
            if node.after or not match.before <= node.at <= len(match.log):
                raise BadLine(node)
            before = places[node.at, node.after] = match.at(node.at)
        if (node.at, node.id) in places:
            raise BadLine(node)
        places[node.at, node.id] = at_place(before, [node])
