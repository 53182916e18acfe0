"""The components as data, and what always holds of them (PODS-1)."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import combinations

import pytest

from sternhafen.engine import Refused
from sternhafen.games.escape_pods import TITLE, components
from sternhafen.games.escape_pods.actions import ChangePod, Disembark, Embark, Move
from sternhafen.games.escape_pods.barrier import is_barrier
from sternhafen.games.escape_pods.components import (
    ACCELERATE,
    BARRIER_LINES,
    BUOY_COLOURS,
    CAPACITY,
    CREW,
    DEBRIS,
    EMBARK,
    FLY,
    HANGAR_CAPACITY,
    HANGAR_POD,
    HAVEN_NAMES,
    HAVEN_SECTORS,
    LONGER_BARRIERS,
    MINIS,
    NEAR,
    NORMAL_CARDS,
    PER_KIND,
    SCORING,
    SECTORS,
    SOLO_CARDS,
    SOLO_HAVENS,
    SPECIAL,
    XY,
    bits,
)
from sternhafen.games.escape_pods.options import PodsOptions
from tests.games.escape_pods.position import MINI_A, THREE, TWO_A, TWO_B, fill, opening, table, use, why


@pytest.mark.rule("PODS-1.1")
def test_the_table_has_one_to_five_seats() -> None:
    assert TITLE.seats == (1, 2, 3, 4, 5)
    with pytest.raises(Refused) as refused:
        TITLE.start(PodsOptions(), 6, 1)
    assert refused.value.illegal.rule == "PODS-1.1"


@pytest.mark.rule("PODS-1.2", "PODS-1.15")
def test_every_player_has_nine_crew_three_of_each_type_and_none_gets_lost() -> None:
    assert (CREW, PER_KIND) == (9, 3)
    s = table(2)
    fill(s, TWO_A, 2, "0K", "1W")
    s.verify()
    s.reserve[0] += 1
    with pytest.raises(AssertionError, match="4 crew"):
        s.verify()


@pytest.mark.rule("PODS-1.3")
def test_every_player_has_a_basic_and_an_advanced_panel() -> None:
    assert components.BASIC_SLOTS == 5
    assert components.PANEL == 9
    assert len(opening(3).panels) == 27


@pytest.mark.rule("PODS-1.4")
def test_there_are_three_pods_for_one_two_for_two_and_one_for_three() -> None:
    assert sorted(CAPACITY) == [1, 1, 1, 2, 2, 3]
    assert CAPACITY[:MINIS] == (1, 1, 1)


@pytest.mark.rule("PODS-1.5", "PODS-1.6")
def test_thirteen_explosion_cards_seven_of_them_4_to_10_for_the_normal_game_one_a_sector() -> None:
    assert NORMAL_CARDS == (4, 5, 6, 7, 8, 9, 10)
    assert tuple(range(1, SECTORS + 1)) == SOLO_CARDS


@pytest.mark.rule("PODS-1.7")
def test_there_are_22_haven_cards_ten_buoys_and_four_explosion_markers() -> None:
    assert len(SCORING) == len(HAVEN_NAMES) == 22
    assert len(BUOY_COLOURS) == 10
    assert len(opening(5).markers) == 4


@pytest.mark.rule("PODS-1.8")
def test_debris_markers_are_as_many_as_explosion_cards() -> None:
    assert {"normal": len(NORMAL_CARDS), "solo": len(SOLO_CARDS)} == DEBRIS


@pytest.mark.rule("PODS-1.9")
def test_four_haven_positions_two_at_the_sides_with_one_sector_two_in_the_middle_with_two() -> None:
    assert [bits(mask) for mask in HAVEN_SECTORS] == [[11], [11, 13], [12, 13], [12]]


@pytest.mark.rule("PODS-1.10")
def test_hangars_fit_their_pods_and_mini_pods_have_none() -> None:
    assert HANGAR_CAPACITY == (2, 3, 2)
    assert [CAPACITY[pod] for pod in HANGAR_POD] == [2, 3, 2]
    s = opening(3)
    s.places[MINI_A] = 14
    with pytest.raises(AssertionError):
        s.verify()


@pytest.mark.rule("PODS-1.11")
def test_two_pods_are_never_in_one_sector() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    fill(s, TWO_B, 5, "1K")
    with pytest.raises(AssertionError, match="one place"):
        s.verify()
    s.places[TWO_B] = 8
    assert why(use(s, FLY), Move(TWO_A, 8)) == "larger-pod PODS-6.3"


@pytest.mark.rule("PODS-1.12")
def test_debris_never_holds_a_pod_and_keeps_pods_out() -> None:
    s = table()
    fill(s, TWO_A, 5, "0K")
    s.debris = 1 << 5
    with pytest.raises(AssertionError, match="pod 3 is in debris"):
        s.verify()
    s.debris = 1 << 7
    s.pool = tuple(card for card in s.pool if card != 7)
    s.face_up = tuple(card for card in s.face_up if card != 7)
    assert why(use(s, ACCELERATE), Move(TWO_A, 7)) == "debris PODS-6.2"


@pytest.mark.rule("PODS-1.13")
def test_a_full_pod_takes_nobody_else() -> None:
    s = table()
    fill(s, TWO_A, 2, "0K", "1K")
    fill(s, THREE, 1, "0W")
    own = s.aboard[THREE][0]
    use(s, EMBARK)
    assert why(s, Embark(0, TWO_A)) == "pod-full PODS-1.13"
    assert why(s, ChangePod(own, TWO_A)) == "pod-full PODS-1.13"


@pytest.mark.rule("PODS-1.14")
def test_an_empty_pod_is_never_in_space() -> None:
    s = table()
    s.places[TWO_A] = 5
    with pytest.raises(AssertionError, match="pod 3 is at 5"):
        s.verify()
    s = table()
    (tag,) = fill(s, TWO_A, 11, "0K")
    use(s, components.DISEMBARK, Disembark(tag, 0))
    assert not bits(components.SPACE & 1 << s.places[TWO_A])


@pytest.mark.rule("PODS-1.16")
def test_adjacent_sectors_share_one_of_26_edges() -> None:
    edges = [(a, b) for a in range(1, 14) for b in bits(NEAR[a])]
    assert len(edges) == 52
    assert all((b, a) in edges for a, b in edges)
    for a, b in combinations(range(1, 14), 2):
        apart = (XY[a][0] - XY[b][0]) ** 2 + (XY[a][1] - XY[b][1]) ** 2
        assert ((a, b) in edges) == (apart < 1.01)


def test_every_group_of_components_names_its_origin() -> None:
    data = json.loads((files("sternhafen.games.escape_pods") / "components.json").read_text(encoding="utf-8"))
    for name, group in data.items():
        origin = group["origin"]
        found = {origin} if isinstance(origin, str) else set(origin.values())
        assert found <= {"rulebook", "public", "original"}, name


def test_the_three_types_are_equal_over_all_havens_and_four_are_special() -> None:
    spaces = [space for card in SCORING for space in card]
    for kind in range(3):
        points = [space[1] for space in spaces if space[0] == kind]
        assert (len(points), sum(points)) == (23, 57)
    assert [SPECIAL[card] for card in range(18)] == [""] * 18
    assert len(set(SPECIAL[18:])) == 4
    assert SOLO_HAVENS == (0, 1, 2, 3)


def test_barriers_are_the_listed_lines_and_nothing_smaller() -> None:
    minimal: list[int] = []
    for size in range(1, 6):
        for sectors in combinations(range(1, 14), size):
            mask = sum(1 << sector for sector in sectors)
            if is_barrier(mask) and not any(mask & line == line for line in minimal):
                minimal.append(mask)
    assert set(minimal) == {*BARRIER_LINES, *LONGER_BARRIERS}
