"""The levels: from a beginner who overlooks half to an expert who searches long, each with a name of its own."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sternhafen.bots import BOTS, bot
from sternhafen.bots.choose import LEVELS
from sternhafen.bots.search import SearchBot
from sternhafen.bots.shortsighted import Judgement, ShortSighted
from sternhafen.engine import State, Title
from sternhafen.games import titles

TITLES = list(titles().values())
PODS = titles()["escape-pods"]


def opening(title: Title, seed: int) -> State:
    """Return a position a few random moves into a game, in which somebody has a choice."""
    state = title.start(title.options(confirm=False), max(2, min(title.seats)), seed)
    rng = Random(seed)
    moves = 0
    while moves < 12 or state.count_legal(state.first_asked()) < 3:
        state.play(state.first_asked(), state.sample_legal(state.first_asked(), rng.random))
        moves += 1
    return state


def test_there_are_five_and_the_stronger_search_longer() -> None:
    assert list(LEVELS) == ["beginner", "easy", "medium", "hard", "expert"]
    assert list(BOTS)[:5] == list(LEVELS)
    searching = [player for player in LEVELS.values() if isinstance(player, SearchBot)]
    assert [player.iterations for player in searching] == sorted(player.iterations for player in searching)
    assert all(0 < player.seconds <= 5 for player in searching)


def test_unless_hurried_a_level_takes_its_time_and_plays_the_same_on_every_machine() -> None:
    for name in ("medium", "hard", "expert"):
        hurried, patient = bot(name), bot(name, hurried=False)
        assert isinstance(hurried, SearchBot)
        assert isinstance(patient, SearchBot)
        assert (patient.seconds, patient.iterations, patient.changes) == (0.0, hurried.iterations, hurried.changes)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_who_overlooks_and_misjudges_nothing_takes_what_promises_most_at_once(title: Title) -> None:
    state = opening(title, 3)
    seat, rng = state.first_asked(), Random(4)
    clear = ShortSighted(overlooks=0.0, misjudges=0.0)
    judgement = Judgement(title, clear, rng)
    assert judgement.of(state, seat) == pytest.approx(title.evaluate(state, seat))
    assert clear(title, state, seat, rng) in state.legal(seat)


def test_what_is_overlooked_counts_nothing_in_the_whole_decision() -> None:
    state = opening(PODS, 5)
    blind = Judgement(PODS, ShortSighted(overlooks=1.0, misjudges=0.0), Random(1))
    assert blind.of(state, 0) == 0.0
    judgement = Judgement(PODS, ShortSighted(overlooks=0.5, misjudges=1.0), Random(2))
    assert judgement.of(state, 0) == judgement.of(state.copy(), 0), "one decision, one judgement"


def test_a_title_without_named_terms_is_misjudged_as_a_whole() -> None:
    nameless = replace(PODS, terms=None)
    state = opening(PODS, 6)
    guesses = {Judgement(nameless, ShortSighted(0.0, 1.0), Random(seed)).of(state, 0) for seed in range(4)}
    assert len(guesses) == 4
    assert ShortSighted(0.0, 1.0)(nameless, state, state.first_asked(), Random(1)) in state.legal(state.first_asked())


def spent(title: Title, state: State, seed: int, closely: float) -> int:
    """Return how many iterations a search of 80 takes."""
    player = SearchBot(80, changes={"closely": closely})
    return player._search(title, state, state.first_asked(), Random(seed), decide=True).iterations


@pytest.mark.parametrize("title", [PODS, titles()["cryo"]], ids=lambda title: title.id)
def test_time_is_spent_where_actions_are_close_and_saved_where_one_is_clearly_best(title: Title) -> None:
    plain, closely = list[int](), list[int]()
    for seed in range(8):
        state = opening(title, seed)
        plain.append(spent(title, state, seed, 0.0))
        closely.append(spent(title, state, seed, 0.5))
    assert max(plain) <= 80
    assert 80 < max(closely) <= 120
    assert any(one <= other for one, other in zip(closely, plain, strict=True))
