"""Kept trees: the tree below an action as plain data, so that the next decision can go on in it elsewhere.

Only what was visited often enough goes along, without what can be computed again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from sternhafen.bots.search.reward import Scale
from sternhafen.bots.search.tree import Node
from sternhafen.engine import Title, View

LEAST: Final = 2
"""How often an action must have been visited."""
SHARE: Final = 0.01
"""And which share of all visits it must have had, so that a tree stays small however long was searched."""

Plain = dict[str, Any]
"""A tree, the scale of its rewards, and a digest of what the seat must see to go on in it."""


def seen(view: View) -> str:
    """Return a digest of what a seat sees."""
    return blake2b(msgspec.json.encode(view), digest_size=16).hexdigest()


def pack(root: Node, scale: Scale, view: View) -> Plain:
    """Return a tree as plain data."""
    least = max(float(LEAST), SHARE * root.visits)
    spread: list[Any] = [scale.centre, scale.spread, scale.count, scale.place, scale.alone]
    return {"seen": seen(view), "scale": spread, "tree": _packed(root, least)}


def _packed(node: Node, least: float) -> list[Any]:
    children = [_packed(child, least) for child in node.children.values() if child.visits >= least]
    counts: list[Any] = [node.visits, node.offered, node.total, node.squares, node.points, node.prior]
    return [msgspec.to_builtins(node.action), *counts, children]


def unpack(title: Title, data: Plain) -> tuple[Node, Scale]:
    """Return the tree and its scale."""
    centre, spread, count, place, alone = data["scale"]
    scale = Scale([], place, alone)
    scale.centre, scale.spread, scale.count = [float(one) for one in centre], float(spread), count
    return _unpacked(title, data["tree"]), scale


def _unpacked(title: Title, data: list[Any]) -> Node:
    action, visits, offered, total, squares, points, prior, children = data
    node = Node(None if action is None else title.action(action))
    node.visits, node.offered = visits, offered
    node.total, node.squares = float(total), float(squares)
    node.points, node.prior = float(points), float(prior)
    for child in children:
        below = _unpacked(title, child)
        node.children[below.taken()] = below
    return node
