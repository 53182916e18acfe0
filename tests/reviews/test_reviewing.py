"""Reviews of whole games: the same for the same seed, whole however they were made, and only of finished games."""

from __future__ import annotations

from itertools import islice, pairwise
from statistics import fmean

import msgspec
import pytest

from sternhafen.engine import Match, Title
from sternhafen.games import titles
from sternhafen.reviews import NotOver, Review, growing, judged, situations, survey, whole
from sternhafen.reviews.survey import Survey
from tests.reviews.games import fewest, finished, short

TITLES = list(titles().values())


def last(match: Match, iterations: int = 8, seed: int = 5) -> Review:
    *_, review = growing(match, iterations, seed)
    return review


def test_the_same_game_and_seed_give_the_same_review() -> None:
    assert last(short()) == last(short())
    assert last(short()) != last(short(), seed=6)


def test_a_review_is_the_same_in_whatever_slices_and_order_it_was_made() -> None:
    match = short()
    looked = survey(match, 5)
    entries = looked.decisions()
    parts = [list(judged(match.title, situations(match, part), part, 8, 5)) for part in (entries[7:], entries[:7])]
    assert whole(match.title, looked, parts[0] + parts[1], 8, 5) == last(match)


def test_a_review_grows_by_one_decision_at_a_time() -> None:
    steps = list(islice(growing(short(), 8, 5), 4))
    assert [step.judged for step in steps] == [0, 1, 2, 3]
    assert steps[0].rows == steps[-1].rows


def test_a_review_survives_being_sent() -> None:
    review = last(short())
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_running_game_is_not_reviewed(title: Title) -> None:
    with pytest.raises(NotOver):
        next(growing(Match.new(title, min(title.seats), 1), 1))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_result_is_what_its_parts_add_up_to(title: Title) -> None:
    review = next(growing(fewest(title), 1))
    outcome = fewest(title).state.outcome()
    assert outcome is not None
    for seat, share in enumerate(review.shares):
        assert share.result == outcome.total(seat)
        parts = share.usual + share.play + share.others + share.luck + share.rest
        assert parts == pytest.approx(share.result)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_luck_is_counted_where_chance_acted_and_nowhere_else(title: Title) -> None:
    match = fewest(title)
    looked = survey(match, 1)
    draws = {number: list(there.state.draws) for number, _, there in match.retraced()}
    numbers = sorted(draws)
    for number, following in pairwise(numbers):
        row = next(row for row in looked.rows if row.entry == number)
        assert bool(row.luck) == (draws[number] != draws[following])


def test_what_was_taken_back_is_not_judged() -> None:
    match = short().branch(rewrite=True)
    begun = Match(match.title, match.setup)
    first = match.log[0]
    assert first.action is not None
    begun.play(first.seat, first.action)
    begun.undo(first.seat)
    for entry in match.log:
        assert entry.action is not None
        begun.play(entry.seat, entry.action)
    looked: Survey = survey(begun, 1)
    assert [row.entry for row in looked.rows] == [number + 2 for number in range(len(match.log) + 1)]


def test_random_play_loses_much_more_than_greedy_play() -> None:
    lost = {}
    for player in ("random", "greedy"):
        match = finished("cryo", 1, player=player)
        entries = sorted(survey(match, 1).decisions())[::12]
        judgements = judged(match.title, situations(match, entries), entries, 12, 1)
        lost[player] = fmean([judgement.loss for judgement in judgements])
    assert lost["random"] > 2 * lost["greedy"]
