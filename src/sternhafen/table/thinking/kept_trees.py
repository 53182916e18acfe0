"""Kept trees: what bots have thought about the decisions that come next, for a while and in bounds.

A tree only saves thinking: what a bot decided is in the log, and is decided again from there (`decided_before`).
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

MAX_KEPT = 300
"""How many seats' trees are kept; those that were not used for longest go first."""
MAX_BYTES = 65_536
"""How large a tree may be."""

Tree = Any
"""A tree as plain data; None for none."""
Seated = tuple[str, int, str]
"""A table, a seat, and the bot that plays it."""


class KeptTrees:
    """The newest tree of every seat that a bot plays."""

    def __init__(self) -> None:
        self._trees: OrderedDict[Seated, bytes] = OrderedDict()

    def __len__(self) -> int:
        return len(self._trees)

    def of(self, seated: Seated) -> Any:
        """Return a seat's tree as plain data, or None."""
        data = self._trees.get(seated)
        return None if data is None else msgspec.json.decode(data)

    def keep(self, seated: Seated, tree: Any) -> None:
        """Keep a tree in the place of the one before; None if there is nothing to go on in."""
        self._trees.pop(seated, None)
        data = b"" if tree is None else msgspec.json.encode(tree)
        if not data or len(data) > MAX_BYTES:
            return
        self._trees[seated] = data
        while len(self._trees) > MAX_KEPT:
            self._trees.popitem(last=False)
