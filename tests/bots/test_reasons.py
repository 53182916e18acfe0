"""Reasons for advice: the terms are the evaluation, they tell nothing hidden, and without them the difference falls."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from sternhafen.arena.advice import SAMPLED, judge, positions
from sternhafen.bots import advise, reasons
from sternhafen.bots.advice import explained
from sternhafen.engine import Title
from sternhafen.engine.terms import RIVALS, Term
from sternhafen.games import titles
from sternhafen.text import LANGUAGES, Words
from tests.bots.test_bots import fewest

TITLES = [title for title in titles().values() if title.terms is not None]
ADVISER = "search-60"
POSITIONS = 4
MANY = 500
ENOUGH = 0.95
"""The share of positions in which advice has a reason, all are proven, and none tells what is hidden."""


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
            assert re.search(r"\(\+2[.,]1\)$", spoken.reason(term, points=2.1))
            assert re.search(r"\(−2[.,]1\)$", spoken.reason(term, more=False, points=2.1))
            assert spoken.reason(term, points=0.04) == spoken.reason(term)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_advice_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(title: Title) -> None:
    """What differs between the worlds is hidden: reasons that knew of it would differ too."""
    for _, state, seat in islice(positions(title), 2):
        ideas = advise("greedy", title, state, seat, Random(1))
        for number in range(2):
            other = state.resample(seat, Random(number))
            assert explained(title, other, seat, ideas, Random(5)) == explained(title, state, seat, ideas, Random(5))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_advice_gives_reasons(title: Title) -> None:
    told = [advise(ADVISER, title, state, seat, Random(1)) for _, state, seat in islice(positions(title), POSITIONS)]
    assert sum(bool(ideas[0].reasons) for ideas in told) >= POSITIONS - 1
    for best, *others in told:
        assert not best.equal
        for reason in best.reasons:
            assert reason.points > 0
        assert all(idea.stands_out and not (idea.equal and idea.reasons) for idea in others)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_without_what_a_reason_names_the_lead_falls(title: Title) -> None:
    """In worlds that the reason was not found in; the long tests look at many more positions."""
    judged = [judge(title, *position, ADVISER) for position in islice(positions(title), POSITIONS)]
    given = [reason for one in judged for reason in one.reasons]
    assert given
    assert sum(reason.proven for reason in given) >= len(given) - 1, "one may be noise"
    assert all(one.only_known for one in judged)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_reason_that_makes_no_difference_is_not_given(title: Title, monkeypatch: pytest.MonkeyPatch) -> None:
    """To those who do not count a term the action is as far ahead: then it is not the term that speaks for it."""
    monkeypatch.setattr(reasons, "without", lambda title, term: title)
    for _, state, seat in islice(positions(title), 2):
        for idea in advise(ADVISER, title, state, seat, Random(1)):
            assert {reason.term.kind for reason in idea.reasons} <= {RIVALS}


def test_positions_go_on_where_they_were_left() -> None:
    title = TITLES[0]
    known = [position for position, *_ in islice(positions(title), 8)]
    assert [position for position, *_ in islice(positions(title, known[2]), 5)] == known[3:]


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_reasons_hold_in_many_positions(title: Title) -> None:
    judged = [judge(title, *position, ADVISER) for position in islice(positions(title), MANY)]
    assert sum(one.good for one in judged) >= ENOUGH * MANY
