"""Who can deploy must: no die is left idle while its owner alone can use it (GEN7-7.3 to 7.5)."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import Deploy, Idle, Propose
from sternhafen.games.gen7.game import Gen7
from tests.games.gen7.table import BOOK, col, dice, episode, fill, no_fate, off, play, rob, task, to_point, turn_of, why
from tests.games.gen7.tasks import GRID, HAMMER


def closed_ship(*codes: int) -> Gen7:
    """Return a table in a seat's turn, with these dice and two parts in the store, all stations of rooms covered."""
    s = turn_of(episode(), 0)
    no_fate(s)
    task(s)
    dice(s, 0, *codes)
    s.broken = (1 << BOOK.station_count) - 1
    s.store[:] = [0, 2, 0]
    return s


@pytest.mark.rule("GEN7-7.5")
def test_a_group_station_must_be_filled_by_whoever_can_do_it_alone() -> None:
    s = closed_ship(col(3), off(4))
    task(s, HAMMER)  # [>=3][>prev] for 2 parts
    assert why(s, 0, Idle(col(3))) == "GEN7-7.3"
    legal = s.legal(0)
    assert Propose(HAMMER) in legal
    assert not any(isinstance(action, Idle) for action in legal)
    assert s.count_legal(0) == len(legal)
    assert not any(isinstance(s.sample_legal(0, Random(seed).random), Idle) for seed in range(20))
    fill(s, 0, HAMMER, (0, col(3)), (0, off(4)))
    assert s.done >> HAMMER & 1


@pytest.mark.rule("GEN7-7.5")
@pytest.mark.parametrize(
    ("own", "other", "parts", "theirs", "chemicals"),
    [
        pytest.param((col(2), off(2)), (), 2, 0, 0, id="the values do not fit"),
        pytest.param((col(3), off(4)), (), 1, 0, 0, id="it cannot be paid"),
        pytest.param((col(3), off(4)), (off(5),), 1, 1, 0, id="others would have to pay"),
        pytest.param((col(3),), (off(4),), 2, 0, 0, id="others would have to help"),
        pytest.param((col(4), off(2)), (), 2, 0, 2, id="a side use would be needed"),
    ],
)
def test_nobody_must_do_more_than_place_fitting_dice_and_pay(
    own: tuple[int, ...], other: tuple[int, ...], parts: int, theirs: int, chemicals: int
) -> None:
    s = closed_ship(*own)
    for seat in (1, 2, 3):
        dice(s, seat)
    dice(s, 1, *other)
    task(s, HAMMER)
    s.store[:] = [9, parts, 9]
    s.officers[1].res[1], s.officers[0].res[2] = theirs, chemicals
    legal = s.legal(0)
    assert (Propose(HAMMER) in legal) == bool(other or chemicals), "it may be proposed where others or a side use help"
    assert [action for action in legal if isinstance(action, Idle)] == [Idle(code) for code in own]
    assert s.count_legal(0) == len(legal)
    play(s, 0, Idle(own[0]))


@pytest.mark.rule("GEN7-7.5", "GEN7-8.10")
def test_a_robot_on_two_sub_stations_may_be_what_fills_a_group_station_alone() -> None:
    s = closed_ship(rob(9), col(3))
    task(s, GRID)  # three dice with the sum 12, for 2 parts
    assert why(s, 0, Idle(col(3))) == "GEN7-7.3"
    dice(s, 0, rob(8), col(3))
    assert s.explain(0, Idle(col(3))) is None


@pytest.mark.rule("GEN7-7.5")
def test_a_single_plot_station_that_can_be_paid_must_be_used() -> None:
    s = closed_ship(col(6))
    to_point(s, "p1_2")
    wall = BOOK.station_count + BOOK.points[s.point].stations[0]  # for 1 part
    s.officers[0].res[:] = [0, 1, 0]
    assert why(s, 0, Idle(col(6))) == "GEN7-7.3"
    assert s.legal(0) == [Deploy(col(6), wall, 0)]
    s.officers[0].res[:] = [0, 0, 0]
    assert s.legal(0) == [Idle(col(6))]
