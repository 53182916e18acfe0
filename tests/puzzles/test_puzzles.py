"""Puzzles: every position is playable under today's rules, asks something, and says why; a deeper search agrees."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from sternhafen.games import title as title_by_id
from sternhafen.games import title_ids
from sternhafen.puzzles import LEVELS, Found, UnknownPuzzle, by_level, daily, find_puzzle, puzzles
from sternhafen.puzzles.finding import (
    A_GAME,
    APART,
    DEEPER,
    ITERATIONS,
    MIN_LEGAL,
    SURE,
    Candidate,
    alike,
    clear,
    deep_ranking,
    far_ahead,
    mined,
    played,
    stands_first_look,
    verified,
)
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.judging import Futures

TITLES = [id for id in title_ids() if puzzles(id)]
EVERY = [found for id in TITLES for found in puzzles(id).values()]
SOME = [next(iter(puzzles(id).values())) for id in TITLES]
CONFIRMED = 160
"""In how many worlds that nobody has seen the best is compared once more."""


def name(found: Found) -> str:
    return f"{found.form.title} {found.id}"


def test_puzzles_have_levels_and_the_easiest_come_first() -> None:
    assert EVERY
    for id in TITLES:
        assert all(1 <= found.puzzle.level <= LEVELS for found in puzzles(id).values())
        assert [found.puzzle.level for found in by_level(id)] == sorted(
            found.puzzle.level for found in puzzles(id).values()
        )


def test_every_puzzle_continues_under_todays_rules_and_asks_something() -> None:
    for found in EVERY:
        state, puzzle = found.state(), found.puzzle
        assert state.question(puzzle.seat) is not None, name(found)
        assert state.count_legal(puzzle.seat) >= MIN_LEGAL, name(found)
        assert state.explain(puzzle.seat, found.best()) is None, name(found)
        for other in puzzle.others:
            assert state.explain(puzzle.seat, found.title.action(other.action)) is None, name(found)
            assert other.action != puzzle.best, name(found)


def test_every_puzzle_is_clear_and_says_why() -> None:
    for found in EVERY:
        puzzle = found.puzzle
        assert puzzle.reasons, name(found)
        assert puzzle.gap >= max(clear(found.title), 4 * puzzle.error), name(found)
        assert [other.cost for other in puzzle.others] == sorted(other.cost for other in puzzle.others), name(found)


def test_a_position_says_nothing_of_what_was_still_to_be_drawn() -> None:
    for found in EVERY:
        assert found.state().seed == 0, name(found)


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    for id in TITLES:
        count = len(puzzles(id))
        first = date(2030, 1, 1)
        first -= timedelta(first.toordinal() % count)
        came = [daily(id, first + timedelta(n)) for n in range(count)]
        assert {found.id for found in came if found is not None} == set(puzzles(id))
        assert daily(id, first) == daily(id, first + timedelta(count))


def test_an_unknown_puzzle_is_none() -> None:
    assert daily("chess", date(2030, 1, 1)) is None
    with pytest.raises(UnknownPuzzle):
        find_puzzle("cryo", "1-1")


def agrees(found: Found) -> None:
    """Fail unless a search ten times as deep and worlds that mining has not seen agree with a puzzle."""
    puzzle, title = found.puzzle, found.title
    rng = chance_for(20, "agrees", puzzle.entry)
    state, best = found.state(), found.best()
    ranking = deep_ranking(title, state, puzzle.seat, best, rng)
    assert ranking[0] == best, name(found)
    futures = Futures(title, state, puzzle.seat, rng)
    others = [action for action in ranking if action != best][:2]
    assert far_ahead(futures, best, others, clear(title) / 2, (CONFIRMED,), 2.0), name(found)


@pytest.mark.parametrize("found", SOME, ids=name)
def test_a_deeper_search_agrees_with_some(found: Found) -> None:
    assert DEEPER * ITERATIONS == 600
    agrees(found)


@pytest.mark.soak
@pytest.mark.parametrize("found", EVERY, ids=name)
def test_a_deeper_search_agrees_with_all(found: Found) -> None:
    agrees(found)


@pytest.mark.soak
@pytest.mark.parametrize("id", TITLES)
def test_the_same_seed_gives_the_same_puzzles(id: str) -> None:
    title, seats = title_by_id(id), min(title_by_id(id).seats)
    once = mined(title, seats, 1)
    assert mined(title, seats, 1) == once
    assert len(once.puzzles) <= A_GAME


def test_a_decision_without_a_clear_best_is_no_puzzle() -> None:
    """What the shallow search finds clear stands the closer looks, or is dropped; nothing else gets there."""
    title = title_by_id("escape-pods")
    candidates = played(title, 1, 900_007)
    entries = {candidate.entry for candidate in candidates}
    assert any(not stands_first_look(title, one, 900_007) for one in candidates)
    puzzles = [puzzle for one in candidates if (puzzle := verified(title, one, 0.0, 900_007)) is not None]
    assert {puzzle.entry for puzzle in puzzles} < entries
    assert all(puzzle.gap >= max(clear(title), SURE * puzzle.error) for puzzle in puzzles)


def test_puzzles_of_one_game_are_not_alike() -> None:
    title = title_by_id("escape-pods")
    state = title.start(title.options(confirm=False), 2, 1)
    first, second = state.legal(state.first_asked())[:2]
    kept = msgspec.structs.replace(EVERY[0].puzzle, entry=10, best=msgspec.to_builtins(first))
    assert alike(Candidate(10 + APART, 0, state, [first]), [kept]), "the same answer"
    assert alike(Candidate(10 + APART - 1, 0, state, [second]), [kept]), "right after it"
    assert not alike(Candidate(10 + APART, 0, state, [second]), [kept])
