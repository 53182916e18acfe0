"""Luck: what a reveal did to what everybody could expect, measured where it was turned up."""

from __future__ import annotations

import pytest

from sternhafen.engine import Title
from sternhafen.games import titles
from sternhafen.games.escape_pods import TITLE as PODS
from sternhafen.games.escape_pods.rules.explosions import turn_up
from sternhafen.reviews.expectation import expected
from sternhafen.reviews.survey import survey
from tests.games.escape_pods.position import THREE, cards, fill, table
from tests.reviews.games import fewest, finished

TITLES = list(titles().values())


def test_an_explosion_card_under_ones_crew_is_bad_luck_when_it_is_turned_up_and_for_nobody_else() -> None:
    s = table(seats=2)
    fill(s, THREE, 7, "1K", "1W", "1I")
    spared, hit = s.copy(), s.copy()
    cards(spared, 4)
    cards(hit, 7)
    (own, other), (own_hit, other_hit) = expected(PODS, spared), expected(PODS, hit)
    assert other_hit < other - 0.5
    assert own_hit >= own


def test_without_a_card_nothing_is_threatened() -> None:
    s = table(seats=2)
    fill(s, THREE, 7, "1K")
    cards(s, 7)
    threatened = expected(PODS, s)
    s.face_up, s.pool = (), ()
    turn_up(s)
    assert expected(PODS, s)[1] > threatened[1]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_chance_moves_what_can_be_expected_in_every_title(title: Title) -> None:
    match = finished(title.id, 2, player="greedy") if title is PODS else fewest(title)
    rows = [row for row in survey(match, 1).rows if row.luck]
    assert max(abs(points) for row in rows for points in row.luck) > 0.2
