"""Advice: the points it names are those that games really bring."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from sternhafen.bots import advise, bot
from sternhafen.bots.search import SearchBot
from sternhafen.bots.search.ideas import Idea, as_advice
from sternhafen.bots.search.tree import Node
from sternhafen.engine import Action, Title
from sternhafen.games import titles
from tests.bots.test_bots import fewest

TITLES = [title for title in titles().values() if title.outlook is not None]
GAMES = 2
PLAYER = "search-8"
"""Who plays: one as good as those in whose games the figures were found."""
NEAR = 8.0
"""Points by which a mean over so few games may be off."""


class Take(Action, frozen=True):
    """Any action."""

    number: int


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


def searched(action: int, reward: float, visits: int = 3) -> Node:
    """Return an action that brought the same reward at every visit."""
    node = Node(Take(action))
    for _ in range(visits):
        node.add(reward, 0.0)
    return node


def test_how_sure_it_is_of_what_it_has_not_looked_at_it_does_not_say() -> None:
    good, bad, unseen = Idea(searched(0, 0.8), 9.0), Idea(searched(1, 0.2), 5.0), Idea(searched(2, 0.0, visits=0), 4.0)
    assert [idea.sure for idea in as_advice([good], 3)] == [1.0]
    assert [idea.sure for idea in as_advice([good, bad, unseen], 3)] == [0.99, None, None]


def test_nobody_is_sure_between_ideas_that_show_the_same_points() -> None:
    ideas = [Idea(searched(0, 0.8), 7.24), Idea(searched(1, 0.2), 7.16), Idea(searched(2, 0.1), 6.0)]
    assert [idea.sure for idea in as_advice(ideas, 3)] == [None, 0.99, None]


def test_ideas_that_the_bot_cannot_tell_apart_are_worth_the_same() -> None:
    ideas = as_advice([Idea(searched(0, 0.5, visits=3), 7.2), Idea(searched(1, 0.5, visits=1), 7.6)], 3)
    assert [(idea.action, idea.sure) for idea in ideas] == [(Take(0), None), (Take(1), None)]
    assert [round(idea.points, 3) for idea in ideas] == [7.3, 7.3]


def test_beside_a_choice_that_the_bot_is_sure_of_nothing_shows_more_points() -> None:
    ideas = [Idea(searched(0, 0.8), 7.2), Idea(searched(1, 0.2), 9.0), Idea(searched(2, 0.1), 5.0)]
    assert [(idea.action, idea.points) for idea in as_advice(ideas, 2)] == [(Take(0), 7.2), (Take(2), 5.0)]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_shown_points_never_rise_down_the_list(title: Title) -> None:
    rng, state, compared = Random(3), title.start(title.options(confirm=False), fewest(title), 5), 0
    while compared < 6 and (seat := state.first_asked()) >= 0:
        if state.count_legal(seat) > 2:
            ideas = SearchBot(30).advise(title, state, seat, Random(1), 3)
            shown = [round(idea.points, 1) for idea in ideas]
            assert shown == sorted(shown, reverse=True)
            for idea, one, other in zip(ideas, shown, shown[1:], strict=False):
                assert idea.sure is None or (one - other > 0.1 and idea.sure < 1)
            compared += 1
        state.play(seat, state.sample_legal(seat, rng.random))
    assert compared == 6
