"""The evaluation knows what will bring points before it does."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.escape_pods import TITLE
from sternhafen.games.escape_pods.components import ARRIVALS, HAVENS, KINDS, NEAR, SCORING, SHORE, SPACE, bits
from sternhafen.games.escape_pods.evaluation import (
    FAR,
    SPAN,
    UNREACHABLE,
    WORTHS,
    Haven,
    evaluate,
    prospects,
    steps_to_shore,
)
from tests.games.escape_pods.position import MINI_A, MINI_B, TWO_A, fill, opening, settle, table, wreck


def sector_at(steps: int) -> int:
    """Return a sector so many steps from the havens."""
    return next(sector for sector in bits(SPACE) if steps_to_shore(0)[sector] == steps)


def test_steps_are_counted_around_debris() -> None:
    free = steps_to_shore(0)
    assert all(free[sector] == 0 for sector in bits(SHORE))
    assert all(abs(free[one] - free[other]) <= 1 for one in bits(SPACE) for other in bits(NEAR[one]))
    lost = sector_at(FAR)
    assert steps_to_shore(NEAR[lost])[lost] == UNREACHABLE


def test_crew_stand_better_with_every_step_towards_the_havens() -> None:
    worths: list[float] = []
    for steps in range(FAR + 1):
        s = table()
        fill(s, MINI_A, sector_at(steps), "0K")
        worths.append(evaluate(s, 0))
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == FAR + 1


def test_crew_who_cannot_get_away_any_more_are_worth_nothing() -> None:
    s = table()
    far = sector_at(FAR)
    fill(s, MINI_A, far, "0K")
    wreck(s, *bits(NEAR[far]))
    stuck = evaluate(s, 0)
    s.aboard[MINI_A] = ()
    assert evaluate(s, 0) == stuck


def test_a_place_in_a_pod_is_worth_more_early_than_late() -> None:
    gains: list[float] = []
    for arrived in (0, 2):
        s = table()
        for haven in range(HAVENS):
            settle(s, haven, *("1K", "2K")[:arrived])
        before = evaluate(s, 0)
        fill(s, TWO_A, sector_at(1), "0W")
        gains.append(evaluate(s, 0) - before)
    assert gains[0] > gains[1]


def test_arrivals_beyond_those_that_make_it_late_change_no_worths() -> None:
    assert len(WORTHS) == HAVENS * ARRIVALS + 1
    assert WORTHS[SPAN].under_way == WORTHS[-1].under_way != WORTHS[0].under_way


def test_without_reserve_a_seat_stands_worse() -> None:
    s = table()
    full = evaluate(s, 0)
    s.reserve[:KINDS] = [1, 0, 0]
    one = evaluate(s, 0)
    s.reserve[:KINDS] = [0, 0, 0]
    assert evaluate(s, 0) < one - 0.5 < one < full


def test_full_havens_promise_nothing_and_do_not_count_as_the_worst() -> None:
    havens = [Haven([0], [0], [4, 0, 1], True), Haven([0], [5], [0, 0, 0], False), Haven([0], [0], [2, 3, 1], True)]
    assert prospects(havens, 0, (0, 1, 2)) == (4, 2)
    assert prospects(havens, 1, (0, 1)) == (0, 0)
    assert prospects(havens, 1, (1,)) == (0, 0)
    assert prospects(havens, 2, ()) == (0, 0)


def test_what_others_do_to_their_own_crew_far_away_changes_nothing() -> None:
    s = table()
    before = evaluate(s, 0)
    fill(s, MINI_B, sector_at(2), "1K")
    assert evaluate(s, 0) == before


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_position_can_be_judged_for_every_seat(seats: int) -> None:
    most = sum(space[1] for card in SCORING for space in card)
    rng, s = Random(seats), opening(seats, confirm=False)
    while (seat := s.first_asked()) >= 0:
        assert all(-10 < evaluate(s, other) < most for other in range(seats))
        s.play(seat, s.sample_legal(seat, rng.random))
    outcome = s.outcome()
    assert outcome is not None
    assert [TITLE.evaluate(s, seat) for seat in range(seats)] == [outcome.total(seat) for seat in range(seats)]
