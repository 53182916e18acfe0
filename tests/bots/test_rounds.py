"""Rounds of the search: the searches go to the actions that may be the best, within the time there is."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.rounds import Rounds
from sternhafen.bots.search.tree import Node
from sternhafen.bots.search.tree_search import Search
from sternhafen.engine import SearchConfig, Title
from tests.bots.test_search import PODS, TITLES, positions


def test_rounds_leave_the_better_half_and_search_the_best_most() -> None:
    worth = [0.3, 0.8, 0.5, 0.1, 0.6]
    nodes = [Node(None) for _ in worth]
    rounds, rng, left = Rounds(nodes, 0.0), Random(3), 120
    while len(rounds.left) > 1:
        for _ in range(rounds.each(left)):
            for node in rounds.left:
                node.add(worth[nodes.index(node)] + rng.uniform(-0.2, 0.2), 0.0)
                left -= 1
        rounds.halve()
    assert [nodes.index(node) for node in rounds.ranking()] == [1, 4, 2, 0, 3]
    assert nodes[1].visits == nodes[4].visits > nodes[2].visits > nodes[0].visits == nodes[3].visits
    assert 0 <= left < 5


def test_first_sight_breaks_ties_in_rounds_and_counts_less_with_every_visit() -> None:
    known, other = Node(None), Node(None)
    other.prior = -0.3
    for visits, first in ((4, known), (40, other)):
        for node, reward in ((known, 0.5), (other, 0.55)):
            while node.visits < visits:
                node.add(reward, 0.0)
        assert Rounds([other, known], 2.0).ranking()[0] is first


def test_rounds_end_early_only_where_one_is_surely_better() -> None:
    clear, open_ = [Node(None) for _ in range(2)], [Node(None) for _ in range(2)]
    for i in range(20):
        clear[0].add(0.8 + 0.01 * (i % 3), 0.0)
        clear[1].add(0.3 + 0.01 * (i % 3), 0.0)
        open_[0].add(0.5 + 0.1 * (i % 3), 0.0)
        open_[1].add(0.51 + 0.1 * (i % 3), 0.0)
    assert Rounds(clear, 0.0).clear()
    assert not Rounds(open_, 0.0).clear()


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_rounds_make_the_same_decision_for_the_same_seed(title: Title) -> None:
    state, seat = positions(title, 6, 1, least=3)[0]
    config = SearchConfig(halving=True)
    assert len({SearchBot(60, config=config)(title, state, seat, Random(8)) for _ in range(3)}) == 1


def test_rounds_fit_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each search takes 10 ms, so a second is enough for a hundred: the last two are still told apart."""
    state, seat = positions(PODS, 9, 1, least=6)[0]
    clock, iterate, searched = [0.0], Search.iterate, list[Node]()

    def slow(search: Search, child: Node) -> None:
        clock[0] += 0.01
        searched.append(child)
        iterate(search, child)

    monkeypatch.setattr("sternhafen.bots.search.bot.monotonic", lambda: clock[0])
    monkeypatch.setattr(Search, "iterate", slow)
    player = SearchBot(10**6, seconds=1.0, config=SearchConfig(halving=True))
    advice = player.advise(PODS, state, seat, Random(1), 3)
    assert 90 <= len(searched) <= 101
    assert len(set(searched[:6])) == 6
    assert len(set(searched[-6:])) == 2
    assert advice[0].action in {node.action for node in searched[-6:]}
