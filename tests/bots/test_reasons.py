"""Reasons for advice: the terms are the evaluation, they tell nothing hidden, and without them the difference falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from sternhafen.bots import Advice, Reason, advise, bot
from sternhafen.bots.advice import explained
from sternhafen.bots.reasons import Comparison
from sternhafen.engine import State, Title
from sternhafen.engine.terms import RIVALS, Term
from sternhafen.games import titles
from sternhafen.text import LANGUAGES, Words
from tests.bots.test_bots import fewest

TITLES = [title for title in titles().values() if title.terms is not None]
ADVISER = "search-60"
SAMPLED = 0.05
"""The share of a game's decisions that is looked at."""
POSITIONS = 6
MANY = 500
ENOUGH = 0.95
"""The share of positions in which advice has a reason."""


def positions(title: Title, count: int) -> Iterator[tuple[State, int]]:
    """Yield positions from games of easy bots in which a seat has a choice."""
    seed = 0
    while count:
        seed += 1
        rng, player = Random(seed), bot("easy")
        state = title.start(title.options(confirm=False), max(2, fewest(title)), seed)
        while count and (seat := state.first_asked()) >= 0:
            if state.count_legal(seat) > 1 and rng.random() < SAMPLED:
                yield state.copy(), seat
                count -= 1
            state.play(seat, player(title, state, seat, rng))


def without(title: Title, term: Term) -> Title:
    """Return a title whose evaluation leaves a term out."""
    whole, terms = title.evaluate, title.terms
    assert terms is not None
    return replace(
        title,
        evaluate=lambda state, seat: whole(state, seat) - terms(state, seat).get(term, 0.0),
        terms=lambda state, seat: {name: value for name, value in terms(state, seat).items() if name != term},
    )


def lead(title: Title, state: State, seat: int, best: Advice, other: Advice) -> float:
    """Return how much more the best idea brings than another in worlds that the reasons were not found in."""
    compared = Comparison(title, state, seat, Random(77))
    ahead, behind = (
        fmean(sum(value for term, value in terms.items() if term.kind != RIVALS) for terms in futures)
        for futures in (compared.futures(best.action), compared.futures(other.action))
    )
    return ahead - behind


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_terms_add_up_to_the_evaluation(title: Title) -> None:
    assert title.terms is not None
    for seats in title.seats:
        state, rng = title.start(title.options(confirm=False), seats, seats), Random(seats)
        while (seat := state.first_asked()) >= 0:
            if rng.random() < SAMPLED:
                for own in range(seats):
                    assert sum(title.terms(state, own).values()) == pytest.approx(title.evaluate(state, own))
            state.play(seat, state.sample_legal(seat, rng.random))
        assert sum(title.terms(state, 0).values()) == pytest.approx(title.evaluate(state, 0))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_every_reason_has_words(title: Title) -> None:
    assert title.terms is not None
    words = [Words(language, title) for language in LANGUAGES]
    seen: set[Term] = {Term(RIVALS)}
    for seed in range(2):
        state, rng = title.start(title.options(confirm=False), fewest(title), seed), Random(seed)
        while (seat := state.first_asked()) >= 0:
            seen |= title.terms(state, seat).keys()
            state.play(seat, state.sample_legal(seat, rng.random))
    for term in seen:
        for spoken in words:
            assert spoken.reason(term, more=True) != spoken.reason(term, more=False)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(title: Title) -> None:
    """What differs between the worlds is hidden: reasons that knew of it would differ too."""
    for state, seat in positions(title, 2):
        ideas = advise("greedy", title, state, seat, Random(1))
        for number in range(2):
            other = state.resample(seat, Random(number))
            assert explained(title, other, seat, ideas, Random(5)) == explained(title, state, seat, ideas, Random(5))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_advice_gives_reasons(title: Title) -> None:
    told = [advise(ADVISER, title, state, seat, Random(1)) for state, seat in positions(title, POSITIONS)]
    assert sum(bool(ideas[0].reasons) for ideas in told) >= POSITIONS - 1
    for best, *others in told:
        assert not best.equal
        for reason in best.reasons:
            assert reason.points > 0
        assert all(idea.stands_out and not (idea.equal and idea.reasons) for idea in others)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_without_what_a_reason_names_the_lead_falls(title: Title) -> None:
    proven, count = counterfactuals(title, POSITIONS)
    assert count
    assert proven >= 0.75 * count, "few positions: one may be noise"


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_reasons_hold_in_many_positions(title: Title) -> None:
    reasoned = sum(
        bool(advise(ADVISER, title, state, seat, Random(1))[0].reasons) for state, seat in positions(title, MANY)
    )
    assert reasoned >= ENOUGH * MANY
    proven, count = counterfactuals(title, MANY)
    assert proven >= ENOUGH * count


def counterfactuals(title: Title, count: int) -> tuple[int, int]:
    """Return for how many reasons the lead over a worse idea falls without the named term, and how many there are."""
    proven = found = 0
    for state, seat in positions(title, count):
        best, *others = advise(ADVISER, title, state, seat, Random(1))
        for other in others:
            for reason in other.reasons[:1]:
                if reason.term.kind != RIVALS:
                    found += 1
                    proven += falls(title, state, seat, best, other, reason)
    return proven, found


def falls(title: Title, state: State, seat: int, best: Advice, other: Advice, reason: Reason) -> bool:
    """Return whether the lead of the best idea over another is less if nobody counts what a reason names."""
    blind = without(title, reason.term)
    return lead(blind, state, seat, best, other) < lead(title, state, seat, best, other)
