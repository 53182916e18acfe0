"""Advice: the points it names are those that games really bring."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from sternhafen.bots import advise, bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.bot import how_sure
from sternhafen.bots.search.tree import Node
from sternhafen.engine import Title
from sternhafen.games import titles
from tests.bots.test_bots import fewest

TITLES = [title for title in titles().values() if title.outlook is not None]
GAMES = 3
PLAYER = "search-8"
"""Who plays: one as good as those in whose games the figures were found."""
NEAR = 8.0
"""Points by which a mean over so few games may be off."""


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_what_a_seat_can_expect_early_and_late_is_about_what_it_gets(title: Title) -> None:
    halves: tuple[list[float], list[float]] = [], []
    for seed in range(1, 1 + GAMES):
        seats, rng = fewest(title), Random(seed)
        state, expected = title.start(title.options(confirm=False), seats, seed), list[list[float]]()
        players = [bot(PLAYER) for _ in range(seats)]
        while (seat := state.first_asked()) >= 0:
            expected.append([title.foresee(state, own) for own in range(seats)])
            state.play(seat, players[seat](title, state, seat, rng))
        final = [title.foresee(state, own) for own in range(seats)]
        outcome = state.outcome()
        assert outcome is not None
        assert final == [outcome.total(own) for own in range(seats)]
        for number, row in enumerate(expected):
            off = [one - other for one, other in zip(row, final, strict=True)]
            halves[2 * number // len(expected)].append(fmean(off))
    assert all(abs(fmean(off)) < NEAR for off in halves)


def test_advice_at_the_start_foresees_the_end_whoever_gives_it() -> None:
    """Planet Unknown's evaluation begins at about nought, and its games end with more than forty medals."""
    title = titles()["planet-unknown"]
    state = title.start(title.options(confirm=False), 2, 5)
    while state.count_legal(seat := state.first_asked()) == 1:
        state.play(seat, state.legal(seat)[0])
    assert title.evaluate(state, seat) < 10
    ideas = SearchBot(20).advise(title, state, seat, Random(1), 3)
    for idea in (*ideas, *advise("greedy", title, state, seat, Random(1))):
        assert 30 < idea.points < 60


def test_advice_does_not_go_on_in_a_tree_that_counted_other_points() -> None:
    title = titles()["escape-pods"]
    state, rng, player = title.start(title.options(confirm=False), 2, 6), Random(6), SearchBot(60)
    while not player.recalls(state, 0):
        seat = state.first_asked()
        state.play(seat, player(title, state, 0, rng) if seat == 0 else state.sample_legal(seat, rng.random))
    fresh = SearchBot(60).advise(title, state, 0, Random(1), 3)
    assert player.advise(title, state, 0, Random(1), 3) == fresh


def test_how_sure_it_is_of_what_it_has_not_looked_at_it_does_not_say() -> None:
    good, bad, unseen = Node(None), Node(None), Node(None)
    for node, reward in ((good, 0.8), (bad, 0.2)):
        for _ in range(3):
            node.add(reward, 0.0)
    assert how_sure([good], 0) == 1.0
    assert how_sure([good, bad, unseen], 0) == 1.0
    assert how_sure([good, bad, unseen], 1) is None
    assert how_sure([good, bad, unseen], 2) is None
