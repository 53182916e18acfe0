"""Judging a decision: from what its seat could know, fairly, and marked only beyond noise."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.bots.search import SearchBot
from sternhafen.engine import Title
from sternhafen.games import titles
from sternhafen.reviews.chance import chance_for
from sternhafen.reviews.judging import SURE, judge, marked
from sternhafen.reviews.reviewing import Situation, situations
from sternhafen.reviews.survey import survey
from tests.reviews.games import fewest, finished

TITLES = list(titles().values())
LOOKED_AT = 3


def some_situations(title: Title, count: int) -> dict[int, Situation]:
    match = finished(title.id, max(2, min(title.seats)))
    return situations(match, sorted(survey(match, 1).decisions())[5 :: max(1, len(match.log) // count)][:count])


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_judgement_is_the_same_in_two_worlds_that_look_alike(title: Title) -> None:
    for entry, (state, seat, action) in some_situations(title, LOOKED_AT).items():
        other = state.resample(seat, Random(entry))
        there = judge(title, other, seat, action, 12, chance_for(1, "judge", entry))
        assert judge(title, state, seat, action, 12, chance_for(1, "judge", entry)) == there


def test_the_best_found_by_a_search_loses_nothing_and_another_action_loses_what_it_is_worth_less() -> None:
    title = titles()["cryo"]
    entry, (state, seat, _) = next(iter(some_situations(title, 1).items()))
    ranking = SearchBot(60).weigh(title, state, seat, chance_for(1, "judge", entry), state.legal(seat)[0])
    best, last = ranking[0].taken(), ranking[-1].taken()
    good = judge(title, state, seat, best, 60, chance_for(1, "judge", entry))
    assert (good.loss, good.mark, good.options[good.played].worth) == (0.0, "best", 0.0)
    bad = judge(title, state, seat, last, 60, chance_for(1, "judge", entry))
    assert bad.options[bad.played].worth == -bad.loss
    assert bad.options[bad.played].action == msgspec.to_builtins(last)
    assert [option.worth for option in bad.options] == sorted([option.worth for option in bad.options], reverse=True)


def test_an_action_is_judged_even_if_it_promises_too_little_to_be_searched() -> None:
    title = titles()["planet-unknown"]
    match = fewest(title)
    there = situations(match, survey(match, 1).decisions())
    state, seat, _ = next(one for one in there.values() if one.state.count_legal(one.seat) > 30)
    for action in state.legal(seat)[::25]:
        judgement = judge(title, state, seat, action, 10, Random(1))
        assert judgement.options[judgement.played].action == msgspec.to_builtins(action)


def test_only_a_loss_beyond_noise_is_marked() -> None:
    title = titles()["cryo"]
    assert marked(title, 2, True, 0.0, 0.0) == "best"
    assert marked(title, 2, False, 9.0, 9.0 / SURE + 0.1) == "fine"
    assert marked(title, 2, False, 9.0, 9.0 / SURE - 0.1) == "mistake"
    assert marked(title, 2, False, 0.01, 0.0) == "fine"
