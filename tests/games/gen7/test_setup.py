"""Setting up: GEN7-3 to 5, 12."""

from __future__ import annotations

import msgspec
import pytest

from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.events import DiceRolled, LeaderNamed
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.setup import LayOut, new
from tests.games.gen7.quarters import CYBER
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    campaign_at,
    effects,
    episode,
    fresh,
    on_turn,
    rob,
    turn_of,
)


@pytest.mark.rule("GEN7-3.1", "GEN7-3.2", "GEN7-3.6", "GEN7-3.8", "GEN7-11.2")
def test_a_new_campaign_has_named_ensigns_without_stars_or_skills() -> None:
    s = new(Gen7Options(campaign=FIRST, ship="Ararat", officers=("Ada", "Ben", "Cem")), 3, 1)
    s.settle()
    assert (s.log.ship, s.log.names) == ("Ararat", ("Ada", "Ben", "Cem"))
    assert all((o.rank, o.stars, o.skills) == (1, 0, ()) for o in s.officers)
    assert s.track == 0
    assert s.log.spotlight == -1


@pytest.mark.rule("GEN7-3.3", "GEN7-3.4", "GEN7-3.5")
def test_relationships_are_dealt_and_bring_only_their_own_fate_cards() -> None:
    s = fresh()
    held = [officer.relationship for officer in s.officers]
    assert len(set(held)) == 4
    linked = {card for card in s.pools[3] if BOOK.fate_data[card]["tag"] == "rel"}
    assert linked == {BOOK.rel_fate[rel] for rel in held}


@pytest.mark.rule("GEN7-4.1", "GEN7-4.2", "GEN7-4.3", "GEN7-11.1", "GEN7-31.12", "GEN7-31.14")
def test_a_later_episode_takes_over_track_skills_relationships_kept_cards_and_spotlight() -> None:
    carry = campaign_at(11, 1)
    first = msgspec.structs.replace(carry.officers[0], skills=(4,), kept=(22,), stars=3)
    carry = msgspec.structs.replace(carry, officers=(first, *carry.officers[1:]), track=-3, spotlight=2)
    s = fresh(carry=carry)
    assert s.track == -3
    assert (s.officers[0].skills, s.officers[0].kept, s.officers[0].stars) == ((4,), (22,), 3)
    assert s.officers[1].relationship == carry.officers[1].relationship
    assert s.log.spotlight == 2


@pytest.mark.rule("GEN7-5.1", "GEN7-5.3", "GEN7-5.20", "GEN7-26.11", "GEN7-21.2")
def test_rooms_are_laid_out_and_systems_start_green() -> None:
    s = fresh()
    assert s.status == [0, 0, 0, 0]
    assert s.rooms.bit_count() == 9
    assert s.round == 0
    assert advance(s, on_turn).round == 1
    assert BOOK.room_stations[BOOK.room_id["ship_store"]] == ()


@pytest.mark.rule("GEN7-5.2")
def test_three_players_start_with_three_dot_stations_covered() -> None:
    s = fresh(3)
    assert s.shut
    assert all((BOOK.station_dots[i] == 3) == bool(s.shut >> i & 1) for i in range(35) if s.rooms >> 0 & 1 and i < 28)
    assert fresh(4).shut == 0


@pytest.mark.rule("GEN7-5.4", "GEN7-6.17", "GEN7-30.1")
def test_the_first_section_sets_markers_and_goals() -> None:
    s = fresh()
    assert (s.final, s.deadline) == (4, 2)
    assert s.goals == BOOK.episode_goals[BOOK.point_id["p1_1"]]
    assert s.lost_goals == 0


@pytest.mark.rule("GEN7-5.5", "GEN7-26.6", "GEN7-26.10")
def test_scars_cover_the_first_stations_after_three_player_covers() -> None:
    s = fresh(3)
    room = BOOK.room_id["science_lab"]
    log = s.log.copy()
    log.scars = tuple(2 if i == room else 0 for i in range(len(log.scars)))
    s.log = log
    LayOut(-1).run(s)
    covered = [BOOK.station_dots[i] for i in BOOK.room_stations[room] if s.shut >> i & 1]
    assert covered == [1, 2, 3]


@pytest.mark.rule("GEN7-5.6", "GEN7-5.7")
def test_the_store_starts_with_three_of_each_and_the_supply_never_ends() -> None:
    assert fresh().store == [3, 3, 3]
    s = turn_of(episode(), 0)
    for _ in range(40):
        effects(s, [{"op": "gain", "who": "actor", "res": "data", "n": 15}])
        s.officers[0].res[0] = 0
    effects(s, [{"op": "gain", "who": "actor", "res": "data", "n": 15}])
    assert s.officers[0].res[0] == 15


@pytest.mark.rule("GEN7-5.9", "GEN7-5.10", "GEN7-5.11", "GEN7-5.12", "GEN7-20.2", "GEN7-22.1", "GEN7-22.7")
def test_quarters_are_dealt_at_random_and_everyone_has_four_dice() -> None:
    seen = set()
    for seed in range(8):
        s = advance(fresh(seed=seed), on_turn)
        seen.add(tuple(o.quarters for o in s.officers))
        for officer in s.officers:
            assert len(officer.dice) == 4
            assert officer.pod
            assert officer.cryo == 2
            assert officer.robot == (officer.quarters != CYBER)
            assert any(code >= rob(1) for code in officer.dice) == (officer.quarters == CYBER)
    assert len(seen) > 4
    assert len({o.quarters for o in fresh(3).officers}) == 3


@pytest.mark.rule("GEN7-5.13", "GEN7-28.1")
def test_merits_start_at_zero_stacked_in_turn_order() -> None:
    s = advance(fresh(), on_turn)
    assert s.ladder == [(s.leader + i) % 4 for i in range(4)]
    assert all(o.merit == 0 for o in s.officers)
    effects(s, [{"op": "merit", "who": "actor", "n": 56}])
    assert s.officers[0].merit == 56


@pytest.mark.rule("GEN7-5.14", "GEN7-5.15")
def test_everyone_gets_a_file_and_a_placed_schema() -> None:
    s = fresh()
    assert all(len(o.files) == 1 and o.schemas[0] >= 0 and o.schemas[1:] == (-1, -1, -1) for o in s.officers)
    assert all(o.stats.count(0) == len(o.stats) for o in s.officers)


@pytest.mark.rule("GEN7-5.16")
def test_the_lowest_officer_leads_and_ties_roll_again() -> None:
    for seed in range(30):
        s = new(Gen7Options(campaign=FIRST), 4, seed)
        s.record()
        s.settle()
        told = s.drain_events()
        leader = next(event.seat for event in told if isinstance(event, LeaderNamed))
        rolls = [event for event in told if isinstance(event, DiceRolled) and len(event.dice) == 1]
        last = rolls[-(len(rolls) - 4) :] if len(rolls) > 4 else rolls
        lowest = min(event.dice[0] for event in last)
        assert leader in [event.seat for event in last if event.dice[0] == lowest]
        assert s.leader == leader


@pytest.mark.rule("GEN7-5.17", "GEN7-5.18")
def test_work_orders_go_round_counter_clockwise_from_the_last_player() -> None:
    s = fresh()
    last = (s.leader + 3) % 4
    assert len(s.packet) == 9
    order = []
    while asked(s).__name__ == "TakeOrder":
        order.append(s.first_asked())
        s.play(order[-1], s.legal(order[-1])[0])
    assert order == [(last - i) % 4 for i in range(4)] * 2
    assert all(len(o.orders) == 2 for o in s.officers)
    assert len(s.unders[2]) == 1


@pytest.mark.rule("GEN7-5.21", "GEN7-30.3")
def test_personal_goals_are_dealt_while_the_goal_is_in_play() -> None:
    s = fresh()
    assert BOOK.goal_id["eg_personal"] in s.goals
    assert all(len(o.plans) == 3 for o in s.officers)
    assert len({o.plans[1] for o in s.officers}) == 4
    assert s.view(None).officers[0].plans[0] == s.officers[0].plans[0]
