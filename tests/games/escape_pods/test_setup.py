"""Setting up for two to five players (PODS-2, 16.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from sternhafen.games.escape_pods.actions import Disembark, Embark
from sternhafen.games.escape_pods.components import ARRIVALS, BUOY_COLOURS, DISEMBARK, EMBARK, SOLO_HAVENS
from tests.games.escape_pods.position import (
    BAY,
    HG1,
    HG2,
    HG3,
    THREE,
    TWO_A,
    TWO_B,
    fill,
    kinds,
    opening,
    settle,
    table,
    use,
    why,
)


@pytest.mark.rule("PODS-2.1", "PODS-2.3")
def test_pods_begin_in_their_hangars_and_minis_in_the_bay() -> None:
    assert opening(3).places == [BAY, BAY, BAY, HG1, HG3, HG2]


@pytest.mark.rule("PODS-2.2")
def test_two_players_do_without_the_large_pod() -> None:
    s = table(2)
    assert HG2 not in s.places
    assert why(use(s, EMBARK), Embark(0, THREE)) == "pod-not-used PODS-2.2"
    assert {TWO_A, TWO_B} == {pod for pod in range(6) if s.places[pod] in (HG1, HG3)}


@pytest.mark.rule("PODS-2.4")
@pytest.mark.parametrize(("seats", "size"), [(1, 4), (2, 7), (3, 9), (4, 10), (5, 10)])
def test_the_buoy_reserve_holds_every_buoy_with_a_playing_colour(seats: int, size: int) -> None:
    stock = opening(seats).stock
    assert stock.bit_count() == size
    playing = (1 << seats) - 1
    assert all((stock >> buoy & 1) == bool(colours & playing) for buoy, colours in enumerate(BUOY_COLOURS))


@pytest.mark.rule("PODS-2.5")
def test_no_buoy_is_on_the_board_at_the_start() -> None:
    assert set(opening(4).buoys) == {-1}


@pytest.mark.rule("PODS-2.6", "PODS-2.7")
def test_seven_cards_one_of_them_face_up_and_no_debris_yet() -> None:
    s = opening(4)
    assert len(s.face_up) == 1
    assert sorted((*s.pool, *s.face_up)) == [4, 5, 6, 7, 8, 9, 10]
    assert s.debris == 0
    assert len({opening(4, seed).face_up for seed in range(40)}) == 7


@pytest.mark.rule("PODS-2.8")
def test_four_different_random_havens_or_the_marked_ones_in_random_order() -> None:
    dealt = [opening(3, seed).havens for seed in range(80)]
    assert all(len(set(havens)) == 4 for havens in dealt)
    assert {card for havens in dealt for card in havens} == set(range(22))
    beginner = {opening(3, seed, haven_set="beginner").havens for seed in range(80)}
    assert {tuple(sorted(havens)) for havens in beginner} == {SOLO_HAVENS}
    assert len(beginner) > 10


@pytest.mark.rule("PODS-2.9")
@pytest.mark.parametrize(
    ("seats", "markers"), [(2, [3, 2, 2, 3]), (3, [3, 3, 3, 3]), (4, [4, 3, 3, 4]), (5, [4, 4, 4, 4])]
)
def test_explosion_markers_begin_where_the_table_says(seats: int, markers: list[int]) -> None:
    assert opening(seats).markers == markers


@pytest.mark.rule("PODS-2.10")
def test_all_crew_begin_in_the_reserve() -> None:
    s = opening(3)
    assert [kinds(s, seat) for seat in range(3)] == [(3, 3, 3)] * 3
    assert set(s.panels) == {-1}


@pytest.mark.rule("PODS-2.11")
def test_every_haven_has_five_arrival_spaces() -> None:
    assert ARRIVALS == 5
    s = table(haven_set="beginner")
    settle(s, 0, "1K", "1K", "1K", "2K")
    tags = fill(s, TWO_A, 11, "0K", "0W")
    use(s, DISEMBARK, Disembark(tags[0], 0))
    use(s, DISEMBARK)
    assert why(s, Disembark(tags[1], 0)) == "haven-full PODS-8.3"


@pytest.mark.rule("PODS-2.12")
def test_everybody_is_start_player_equally_often() -> None:
    found = Counter(opening(4, seed).start for seed in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 60
    s = opening(4, 5)
    assert s.active == s.start == s.first_asked()


@pytest.mark.rule("PODS-16.1")
def test_only_start_player_havens_and_deck_are_drawn() -> None:
    s = opening(4)
    assert s.draws == [1, 4, 1]
    assert opening(4).digest() == s.digest()
