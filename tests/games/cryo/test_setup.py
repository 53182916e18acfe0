"""Setting up: what lies where at every number of players."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sternhafen.engine import Refused
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import PutAway
from sternhafen.games.cryo.data.tables import CAVE_IDS, CAVES_USED, DAMAGEABLE, DOCKS, INCIDENT_BACK, TILE_COLOUR
from sternhafen.games.cryo.events import DiscardsShown
from sternhafen.games.cryo.options import CryoOptions
from tests.games.cryo.positions import do, fresh, only, refusal

PLAYERS = pytest.mark.parametrize("n", [2, 3, 4])


@pytest.mark.rule("CRYO-2.1")
def test_there_are_one_to_four_seats_each_with_its_own_things() -> None:
    assert TITLE.seats == (1, 2, 3, 4)
    with pytest.raises(Refused) as refused:
        TITLE.start(CryoOptions(), 5, 1)
    assert refused.value.illegal.rule == "CRYO-2.1"
    s = fresh(4)
    assert len({id(side) for side in s.sides}) == 4
    assert all(side.home.bit_count() == 3 and sum(side.stasis) == 15 for side in s.sides)


@PLAYERS
@pytest.mark.rule("CRYO-2.2")
def test_drones_start_on_the_leftmost_three_docks(n: int) -> None:
    assert all(side.home == 0b000111 and not side.docks and not side.transport for side in fresh(n).sides)


@pytest.mark.rule("CRYO-2.3", "CRYO-2.5", "CRYO-2.6", "CRYO-2.7", "CRYO-2.8")
def test_tracks_start_at_one_with_a_bonus_by_place_in_turn_order() -> None:
    for seed in range(8):
        s = fresh(4, seed)
        order = [s.sides[(s.active + i) % 4].resources for i in range(4)]
        assert order == [[1, 1, 1, 0, 1], [2, 1, 1, 0, 1], [2, 1, 2, 0, 1], [2, 2, 2, 0, 1]]


@pytest.mark.rule("CRYO-2.4")
def test_any_seat_can_start_and_turns_go_clockwise() -> None:
    starts = {fresh(4, seed).active for seed in range(60)}
    assert starts == {0, 1, 2, 3}
    s = fresh(3, 5, CryoOptions(confirm=False))
    seen: list[int] = []
    while len(seen) < 7:
        seat = s.first_asked()
        if not s.lanes and (not seen or seen[-1] != s.active):
            seen.append(s.active)
        s.play(seat, s.legal(seat)[0])
    assert all((b - a) % 3 == 1 for a, b in pairwise(seen))


@PLAYERS
@pytest.mark.rule("CRYO-2.9", "CRYO-2.10", "CRYO-2.11")
def test_every_side_has_fifteen_pods_in_stasis(n: int) -> None:
    for side in fresh(n).sides:
        assert side.stasis == [1] * 9 + [2] * 3
        assert side.awake == side.destroyed == sum(side.caves) == sum(side.salvage) == 0


@PLAYERS
@pytest.mark.rule("CRYO-2.12", "CRYO-2.13", "CRYO-2.14")
def test_stacks_of_their_colour_are_as_high_as_there_are_players_with_one_tile_open(n: int) -> None:
    s = fresh(n)
    assert s.heights == [n] * 15
    assert [TILE_COLOUR[tile] for tile in s.tops] == [0] * 5 + [1] * 5 + [2] * 5
    for colour in range(3):
        assert {TILE_COLOUR[tile] for tile in s.pools[colour]} == {colour}
    assert len({tuple(fresh(n, seed).tops) for seed in range(6)}) == 6


@pytest.mark.rule("CRYO-2.15")
def test_tiles_used_are_fifteen_a_player_and_the_rest_is_never_seen() -> None:
    assert [sum(fresh(n).heights) for n in (2, 3, 4)] == [30, 45, 60]
    for n in (2, 3, 4):
        assert "pools" not in type(fresh(n).view(0)).__struct_fields__


@pytest.mark.rule("CRYO-2.16", "CRYO-2.17")
def test_damage_lies_on_as_many_docks_as_the_players_say_and_stays() -> None:
    for n, count in ((2, 8), (3, 6), (4, 4)):
        s = fresh(n, 3, CryoOptions(confirm=False))
        damaged = s.damaged
        assert damaged.bit_count() == count
        assert all(dock in DAMAGEABLE for dock in range(DOCKS) if damaged >> dock & 1)
        while (seat := s.first_asked()) >= 0:
            s.play(seat, s.legal(seat)[-1])
        assert s.damaged == damaged
    assert len({fresh(2, seed).damaged for seed in range(8)}) > 4


@pytest.mark.rule("CRYO-2.19", "CRYO-2.20", "CRYO-2.21", "CRYO-2.23")
def test_caves_in_use_are_face_down_and_unused_ones_absent() -> None:
    unused = {2: {"A4", "A5", "C4", "C5"}, 3: {"A5", "C5"}, 4: set()}
    for n, names in unused.items():
        s = fresh(n)
        assert {CAVE_IDS[i] for i, tile in enumerate(s.caves) if tile == -1} == names
        assert CAVES_USED[n].bit_count() == 14 - len(names)
        assert set(s.view(0).caves) - {-1} == {-2, s.caves[0], s.caves[9]}
        s.verify()


@PLAYERS
@pytest.mark.rule("CRYO-2.22")
def test_the_two_leftmost_caves_are_open(n: int) -> None:
    assert [CAVE_IDS[i] for i in fresh(n).view(None).open_caves] == ["A1", "C1"]


@PLAYERS
@pytest.mark.rule("CRYO-2.24", "CRYO-2.25", "CRYO-2.26", "CRYO-2.27", "CRYO-2.28")
def test_incidents_begin_early_and_the_sunset_lies_under_the_last_stack(n: int) -> None:
    s = fresh(n, 2, CryoOptions(confirm=False))
    assert all(INCIDENT_BACK[tile] == 0 for tile in s.incidents)
    assert s.view(0).track == (n, n, n, n, n, n + 1)
    assert s.track + 4 == {2: 17, 3: 23, 4: 29}[n]
    backs = []
    while s.track:
        track = s.track
        seat = s.first_asked()
        before = list(s.incidents)
        s.play(seat, s.legal(seat)[-1])
        if s.track < track:
            backs += [INCIDENT_BACK[tile] for i, tile in enumerate(s.incidents) if tile != before[i]][:1] or [-1]
        if s.ending:
            break
    wanted = [0] * (3 * n) + [1] * (3 * n) + [2]
    assert len(backs) == len(wanted)
    assert all(back in (-1, want) for back, want in zip(backs, wanted, strict=True))


@pytest.mark.rule("CRYO-2.29", "CRYO-2.30")
def test_five_cards_are_dealt_and_two_of_them_put_away() -> None:
    s = fresh(2)
    assert len(s.deck) == 30
    assert [len(side.hand) for side in s.sides] == [5, 5]
    hand = s.sides[0].hand
    absent = next(card for card in range(8) if card not in hand)
    assert refusal(s, PutAway(min(absent, hand[0]), max(absent, hand[0]))) == ("card-not-in-hand", "CRYO-2.30")
    do(s, PutAway(hand[0], hand[1]))
    assert s.sides[0].hand == hand[2:]
    assert len({fresh(2, seed).sides[0].hand for seed in range(9)}) > 6


@pytest.mark.rule("CRYO-2.31")
def test_all_choose_at_once_and_discards_are_shown_when_the_last_has_chosen() -> None:
    s = fresh(3)
    assert s.asked() == [0, 1, 2]
    put = [side.hand[:2] for side in s.sides]
    assert not only(do(s, PutAway(*put[2]), seat=2), DiscardsShown)
    assert s.discard == ()
    assert s.view(0).sides[2].put_away is None
    assert s.view(2).sides[2].put_away == put[2]
    do(s, PutAway(*put[0]), seat=0)
    told = only(do(s, PutAway(*put[1]), seat=1), DiscardsShown)
    assert told
    assert s.discard == tuple(sorted(put[0] + put[1] + put[2])) == s.view(None).discard


@pytest.mark.rule("CRYO-2.32")
def test_what_is_not_used_stays_out_of_the_game() -> None:
    s = fresh(2)
    assert len(s.sides) == 2
    assert sum(side.home.bit_count() for side in s.sides) == 6
    assert Counter(tile == -1 for tile in s.caves)[True] == 4
    assert s.view(None).seat is None
