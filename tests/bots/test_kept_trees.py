"""Kept trees: the next decision goes on where the last one's tree was left, also in another process."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.kept import pack, seen, unpack
from sternhafen.bots.search.reward import Scale
from sternhafen.bots.search.tree import Node
from sternhafen.engine import State, Title
from sternhafen.games import titles
from sternhafen.table.thinking.jobs import choose
from sternhafen.table.thinking.kept_trees import MAX_BYTES, MAX_KEPT, KeptTrees

PODS = titles()["escape-pods"]


def with_a_tree(title: Title, seed: int) -> tuple[State, int, Any]:
    """Return a position at which a seat can go on in the tree of its last decision, and that tree."""
    state, rng = title.start(title.options(confirm=False), 2, seed), Random(seed)
    kept: Any = None
    while True:
        seat = state.first_asked()
        if kept is not None and seat == 0 and kept["seen"] == seen(state.view(0)) and state.count_legal(0) > 1:
            return state, 0, kept
        if seat != 0:
            state.play(seat, state.sample_legal(seat, rng.random))
            continue
        player = SearchBot(60)
        state.play(0, player(title, state, 0, rng))
        kept = player.keep()


def reply(state: State, seat: int, kept: Any, iterations: int = 12) -> dict[str, Any]:
    """Return what a worker answers."""
    request = {"title": PODS.id, "state": state.dump(), "seat": seat, "bot": f"search-{iterations}", "seed": 5}
    return choose({**request, "kept": kept})


def test_a_tree_is_the_same_after_its_way_through_a_message() -> None:
    state, seat, kept = with_a_tree(PODS, 6)
    sent = msgspec.json.decode(msgspec.json.encode(kept))
    root, scale = unpack(PODS, sent)
    assert root.visits > 1
    assert root.children
    assert all(child.visits >= 2 for child in root.children.values())
    assert pack(root, scale, state.view(seat)) == sent == kept


def test_a_worker_goes_on_in_the_tree_it_is_given() -> None:
    state, seat, kept = with_a_tree(PODS, 6)
    player = SearchBot(12)
    player.resume(PODS, kept)
    assert player.recalls(state, seat)
    before = kept["tree"][1]
    search = player._search(PODS, state, seat, Random(5), decide=True)
    assert sum(node.visits for node in search.root.children.values()) > 12
    assert before > 1
    assert reply(state, seat, kept) == reply(state, seat, kept), "the same request, the same answer"
    assert PODS.action(reply(state, seat, kept)["action"]) in state.legal(seat)


def test_a_tree_of_another_position_is_left_alone() -> None:
    state, seat, kept = with_a_tree(PODS, 6)
    other = state.copy()
    other.play(seat, other.legal(seat)[0])
    elsewhere = {**kept, "seen": seen(other.view(seat))}
    assert reply(state, seat, elsewhere) == reply(state, seat, None)


@pytest.mark.parametrize("name", ["easy", "greedy", "random"])
def test_who_does_not_search_keeps_nothing(name: str) -> None:
    state, seat, kept = with_a_tree(PODS, 6)
    request = {"title": PODS.id, "state": state.dump(), "seat": seat, "bot": name, "seed": 5, "kept": kept}
    assert choose(request)["kept"] is None


def test_little_is_kept_and_the_oldest_goes_first() -> None:
    trees = KeptTrees()
    for number in range(MAX_KEPT + 2):
        trees.keep((f"table {number}", 0, "hard"), {"tree": number})
    assert len(trees) == MAX_KEPT
    assert trees.of(("table 0", 0, "hard")) is None
    assert trees.of(("table 5", 0, "hard")) == {"tree": 5}
    trees.keep(("table 5", 0, "hard"), {"tree": "x" * MAX_BYTES})
    assert trees.of(("table 5", 0, "hard")) is None, "a tree that is too large is no tree, nor is the one before"


def test_seldom_visited_actions_are_not_packed() -> None:
    root, often, seldom = Node(None), Node(PODS_ACTIONS[0]), Node(PODS_ACTIONS[1])
    for node, visits in ((root, 300), (often, 298), (seldom, 2)):
        for _ in range(visits):
            node.add(0.5, 1.0)
    root.children = {often.taken(): often, seldom.taken(): seldom}
    state = PODS.start(PODS.options(), 2, 1)
    packed = pack(root, Scale([0.0, 0.0], 0.3, False), state.view(0))
    assert [child[1] for child in packed["tree"][-1]] == [298]


PODS_ACTIONS = PODS.start(PODS.options(), 2, 1).legal(PODS.start(PODS.options(), 2, 1).first_asked())
