"""Components and the printed board: counts, shapes and values."""

from __future__ import annotations

from collections import Counter

import pytest

from sternhafen.engine.plain import field_names
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.data.tables import (
    ADJACENT_CAVES,
    ALL_OF,
    CARD_COPIES,
    CAVE_COST,
    CAVE_FIRST,
    CAVE_IDS,
    CAVE_SECOND,
    CAVE_TILE_LARGE,
    COST_SLOT,
    DAMAGEABLE,
    DOCK_SPACES,
    FACE_COST,
    FACE_ITEMS,
    FACE_MODE,
    INCIDENT_BACK,
    INCIDENT_COUNT,
    INCIDENT_EFFECT,
    INCIDENT_FACE,
    MAX_TIMES,
    MISSION_PLACES,
    ONE_OF,
    RAW,
    REWARD_SLOT,
    SLOTS,
    SPACE_KIND,
    SPACE_KINDS,
    SPACE_SECTION,
    START_STASIS,
    TILE_COLOUR,
    TILE_COUNT,
    TUNNEL_CAVES,
    TUNNEL_ENERGY,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
    VEHICLE_ROOM,
    amounts,
)
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.state import Side
from tests.games.cryo.positions import fresh

ORIGINS = {"rulebook", "public", "original"}


def test_every_group_of_components_names_its_origin() -> None:
    assert {group["origin"] for group in RAW.values()} <= ORIGINS


@pytest.mark.rule("CRYO-1.1")
def test_the_box_holds_what_four_players_need() -> None:
    s = fresh(4)
    assert len(s.sides) == max(TITLE.seats) == 4
    assert sum(side.home.bit_count() for side in s.sides) == 12
    assert sum(sum(side.stasis) for side in s.sides) == 60
    assert sum(len(side.resources) for side in s.sides) == 16 + 4
    assert sum(CARD_COPIES) == 40
    assert len(CAVE_COST) == 14
    assert len(DAMAGEABLE) == 12
    assert sum(TILE_COUNT) == 60
    assert sum(INCIDENT_COUNT) == 33


@pytest.mark.rule("CRYO-1.2")
def test_there_are_five_copies_of_eight_cards() -> None:
    assert CARD_COPIES == [5] * 8


@pytest.mark.rule("CRYO-1.3")
def test_there_are_twenty_resource_tiles_of_each_colour() -> None:
    for colour in range(3):
        assert sum(count for tile, count in enumerate(TILE_COUNT) if TILE_COLOUR[tile] == colour) == 20


@pytest.mark.rule("CRYO-1.4", "CRYO-1.5")
def test_incident_tiles_split_by_back_and_effect() -> None:
    split: Counter[tuple[int, int]] = Counter()
    for back, effect, count in zip(INCIDENT_BACK, INCIDENT_EFFECT, INCIDENT_COUNT, strict=True):
        split[back, effect] += count
    early, late, sunset = 0, 1, 2
    assert split == {(early, 0): 10, (early, 1): 6, (late, 0): 2, (late, 1): 14, (sunset, 2): 1}


@pytest.mark.rule("CRYO-1.6")
def test_ten_caves_are_small_and_four_large() -> None:
    assert Counter(CAVE_TILE_LARGE) == {False: 10, True: 4}


@pytest.mark.rule("CRYO-1.7")
def test_score_pad_and_reference_cards_are_no_part_of_the_state() -> None:
    names = {*field_names(Cryo), *field_names(Side), *RAW}
    assert not [name for name in names if "reference" in name or "pad" in name]


@pytest.mark.rule("CRYO-3.1", "CRYO-3.2")
def test_the_wreck_has_four_sections_with_three_chambers_and_five_docks() -> None:
    sections = RAW["sections"]["items"]
    assert [section["id"] for section in sections] == ["engineering", "lab", "rnd", "dispatch"]
    assert all(len(section["pods"]) == 3 and len(section["docks"]) == 5 for section in sections)
    assert len(START_STASIS) == 12
    assert len(fresh().incidents) == 4


@pytest.mark.rule("CRYO-3.3")
def test_resource_spaces_lie_five_each_in_the_first_three_sections() -> None:
    counts = Counter(SPACE_SECTION[i] for i, kind in enumerate(SPACE_KIND) if SPACE_KINDS[kind] == "resource_space")
    assert counts == {0: 5, 1: 5, 2: 5}
    assert [section["resource"] for section in RAW["sections"]["items"]] == ["crystal", "organics", "tech", None]


@pytest.mark.rule("CRYO-3.4")
def test_each_kind_of_action_is_in_its_sections() -> None:
    where = {
        kind: {SPACE_SECTION[i] for i, k in enumerate(SPACE_KIND) if SPACE_KINDS[k] == kind} for kind in SPACE_KINDS
    }
    assert where["stasis_control"] == {0, 1, 2, 3}
    assert where["reactor"] == {0}
    assert where["computer"] == {2}
    assert where["scout"] == where["send_crew"] == where["recall_crew"] == {3}
    assert where["converter"] == {1, 3}


@pytest.mark.rule("CRYO-3.5")
def test_every_dock_touches_two_to_four_spaces_of_its_section() -> None:
    for dock, spaces in enumerate(DOCK_SPACES):
        assert 2 <= len(spaces) <= 4
        assert {SPACE_SECTION[space] for space in spaces} == {dock // 5}


@pytest.mark.rule("CRYO-2.18")
def test_three_docks_of_each_section_can_be_damaged() -> None:
    assert Counter(dock // 5 for dock in DAMAGEABLE) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert max(DAMAGEABLE) < 20


@pytest.mark.rule("CRYO-3.19", "CRYO-3.20", "CRYO-3.23")
def test_a_platform_has_six_docks_seven_slots_and_places_for_cards() -> None:
    assert COST_SLOT == [-1, 1, 2, 3, 5, 6]
    assert REWARD_SLOT == [0, -1, -1, 4, -1, -1]
    assert SLOTS == 7
    assert (UPGRADE_PLACES, VEHICLE_PLACES, MISSION_PLACES) == (3, 3, 3)


@pytest.mark.rule("CRYO-3.31")
def test_cave_tiles_have_a_cost_and_two_falling_values() -> None:
    for cost, first, second in zip(CAVE_COST, CAVE_FIRST, CAVE_SECOND, strict=True):
        assert sum(cost) >= 1
        assert cost[4] == 0
        assert first > second > 0


@pytest.mark.rule("CRYO-3.32")
def test_every_tunnel_section_borders_two_caves() -> None:
    assert len(TUNNEL_CAVES) == 18
    assert all(one != other for one, other in TUNNEL_CAVES)


@pytest.mark.rule("CRYO-3.33", "CRYO-3.34")
def test_a_section_costs_the_cheapest_way_from_the_entrance_whatever_caves_are_open() -> None:
    cost = {"ENTRANCE": 0}
    for _ in range(20):
        for one, other, energy in RAW["tunnels"]["marks"]:
            for a, b in ((one, other), (other, one)):
                if a in cost:
                    cost[b] = min(cost.get(b, 99), cost[a] + energy)
    assert [cost[item["id"]] for item in RAW["tunnels"]["items"]] == TUNNEL_ENERGY
    assert set(TUNNEL_ENERGY) == {1, 2, 3, 4, 5}


@pytest.mark.rule("CRYO-3.35")
def test_caves_are_adjacent_over_a_tunnel_or_in_a_row() -> None:
    def near(a: str, b: str) -> bool:
        return ADJACENT_CAVES[CAVE_IDS.index(a)] >> CAVE_IDS.index(b) & 1 == 1

    assert near("A1", "C1")
    assert near("A1", "A2")
    assert near("A1", "B1")
    assert near("B1", "B2")
    assert not near("A1", "B2")
    assert not near("A1", "C2")
    assert not near("A5", "B1")


@pytest.mark.rule("CRYO-3.36", "CRYO-3.37", "CRYO-3.38")
def test_a_tile_reads_the_same_as_reward_and_as_cost() -> None:
    for face in range(len(TILE_COUNT)):
        if FACE_MODE[face] == ALL_OF:
            assert FACE_COST[face] == tuple(dict(FACE_ITEMS[face]).get(r, 0) for r in range(5))
        elif FACE_MODE[face] == ONE_OF:
            assert len(FACE_ITEMS[face]) == 2
            assert len(FACE_COST[face]) == 10
            assert sum(FACE_COST[face]) == 2
        assert all(amount == 1 for _, amount in FACE_ITEMS[face])


@pytest.mark.rule("CRYO-6.14")
def test_plunder_rewards_are_as_listed() -> None:
    def shown(tile: int) -> tuple[int, ...] | str:
        face = INCIDENT_FACE[tile]
        return "card" if FACE_MODE[face] == 2 else tuple(dict(FACE_ITEMS[face]).get(r, 0) for r in range(5))

    early: Counter[tuple[int, ...] | str] = Counter()
    late: Counter[tuple[int, ...] | str] = Counter()
    for tile in range(len(INCIDENT_COUNT)):
        if INCIDENT_EFFECT[tile] == 1:
            (early if INCIDENT_BACK[tile] == 0 else late)[shown(tile)] += INCIDENT_COUNT[tile]
    singles = [amounts({name: 1}) for name in ("crystal", "organics", "tech", "nanites", "energy")]
    assert early == Counter([*singles, "card"])
    pairs = [(1, 1, 0, 0, 0), (0, 1, 1, 0, 0), (1, 0, 1, 0, 0), (0, 0, 0, 1, 0)]
    assert late == Counter([*[*pairs, (0, 0, 0, 0, 2), "card"] * 2, *pairs[:2]])


def test_vehicles_and_action_limits_are_the_printed_ones() -> None:
    assert VEHICLE_ROOM == [4, 2, 3, 4, 4, 3, 3, 3]
    assert set(MAX_TIMES.values()) == {3}
