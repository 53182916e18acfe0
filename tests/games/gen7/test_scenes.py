"""Scenes of a campaign with pages: GEN7-36 and 37."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7.actions import AGREE, PASS, Deploy, PickOption, PickTask
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.finds import find, move_token
from sternhafen.games.gen7.effects.scenes.posts import CallBack, ask_to_call_back, end_round_of_posts
from sternhafen.games.gen7.effects.scenes.reasons import reward_reasons
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.effects.scenes.secrets import put_in
from sternhafen.games.gen7.effects.scenes.veils import fail_or_show, lay_face_down, strain_of, truth_of
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.phases import Recall, SystemFailures, TurnsOver
from sternhafen.games.gen7.rules.votes import own_votes
from tests.games.gen7.lighthouse import LIGHTHOUSE, by, lamp, place
from tests.games.gen7.table import col, dice, off, play, rob, task, turn_of, why


def is_so(data: dict[str, object], s: Gen7, seat: int = 0) -> bool:
    """Return whether a test as the files write it holds."""
    return holds(s, LIGHTHOUSE.condition(data), by(seat))


def carry_out(s: Gen7, *effects: dict[str, object], seat: int = 0) -> None:
    resolve(s, LIGHTHOUSE.effect_list(list(effects)), by(seat))
    s.settle()


def option(id: str) -> int:
    """Return the number of an option by its decision."""
    wanted = LIGHTHOUSE.decision_names.index(id)
    return next(i for i, option in enumerate(LIGHTHOUSE.options) if option.decision == wanted)


@pytest.mark.rule("GEN7-36.1")
def test_finds_come_one_by_one_until_none_is_hidden() -> None:
    s = lamp("l1")
    effect = LIGHTHOUSE.effect_lists[LIGHTHOUSE.effect_list([{"op": "find"}])][0]
    for number in range(1, 5):
        find(s, by(0), effect)
        while s.first_asked() == 0 and isinstance(s.legal(0)[0], PickOption):
            play(s, 0, s.legal(0)[0])
        assert len(memory_of(s).found) == min(number, 3)
    assert sorted(memory_of(s).found) == [0, 1, 2]
    assert is_so({"test": "found", "find": "oil"}, s)


@pytest.mark.rule("GEN7-36.1")
def test_a_find_that_is_lost_is_gone_without_its_effects() -> None:
    s = lamp("l1")
    merits = [officer.merit for officer in s.officers]
    for _ in range(3):
        carry_out(s, {"op": "find", "lost": True})
    assert memory_of(s).found == ()
    assert memory_of(s).hidden == (LIGHTHOUSE.find_names.index("key"),), "the key is safe"
    assert [is_so({"test": "hidden", "find": find}, s) for find in ("key", "oil")] == [True, False]
    assert [officer.merit for officer in s.officers] == merits


@pytest.mark.rule("GEN7-36.2")
def test_an_arranged_alarm_costs_nothing_and_all_see_it() -> None:
    for seed in range(20):
        s = lamp("l1", seed=seed)
        task(s, 0)
        s.status[:] = [0, 0, 0, 0]
        fail_or_show(s, 0)
        s.settle()
        ((number, arranged, knows),) = memory_of(s).arranged
        assert (number, knows) == (0, 0b111)
        assert bool(sum(s.status)) != bool(arranged)
        assert (s.log.counters[LIGHTHOUSE.counter_names.index("shown")] == 1) == bool(arranged)


@pytest.mark.rule("GEN7-36.2")
def test_whoever_looks_behind_an_alarm_learns_alone_what_it_is() -> None:
    s = lamp("l1", off(3))
    task(s, 0, 1)
    play(s, 0, Deploy(off(3), place("s_alarm"), 0))
    assert why(s, 0, PickTask(2)) == "GEN7-36.2"
    play(s, 0, PickTask(1))
    seen = [s.view(seat).scene for seat in range(3)]
    assert [len(scene.arranged) for scene in seen if scene is not None] == [1, 0, 0]
    assert truth_of(s, 1, 0) == bool(memory_of(s).arranged[0][1])  # it does not change any more


@pytest.mark.rule("GEN7-36.3")
def test_a_die_at_a_post_stays_until_it_is_called_back() -> None:
    s = lamp("l1", col(2), off(3))
    play(s, 0, Deploy(col(2), place("s_lamp"), 0))
    turn_of(s, 1)
    assert why(s, 1, Deploy(col(2), place("s_lamp"), 0)) == "GEN7-36.3"
    merit = s.officers[0].merit
    Recall(-1).run(s)
    assert list(s.plot_dice[2]) == [col(2)]
    end_round_of_posts(s)
    s.agenda.append(s.agenda.pop())
    assert memory_of(s).held[2] == 1
    ask_to_call_back(s)
    question = s.agenda[-1]
    assert isinstance(question, CallBack)
    play(s, 0, PASS)
    assert s.plot_dice[2]
    ask_to_call_back(s)
    play(s, 0, AGREE)
    assert not s.plot_dice[2]
    assert col(2) in s.officers[0].dice
    assert s.officers[0].merit >= merit


@pytest.mark.rule("GEN7-36.4")
def test_a_figure_goes_along_its_path_and_not_beyond() -> None:
    s = lamp("l2")
    for room in ("ops_center", "fabrication_center", "fabrication_center"):
        carry_out(s, {"op": "token", "token": "lamp", "n": 1})
        assert is_so({"test": "token_at", "token": "lamp", "room": room}, s)
    effect = LIGHTHOUSE.effect_lists[LIGHTHOUSE.effect_list([{"op": "token", "token": "lamp", "to": "ops_center"}])][0]
    move_token(s, by(0), effect)
    assert is_so({"test": "token_at", "token": "lamp", "room": "ops_center"}, s)


@pytest.mark.rule("GEN7-36.5")
def test_no_team_stays_empty_and_teams_part_the_ship() -> None:
    s = lamp("l2")
    up, down = [
        i for i, option in enumerate(LIGHTHOUSE.options) if LIGHTHOUSE.texts[option.text]["en"].endswith("stairs")
    ]
    for seat in (0, 1):
        play(s, seat, PickOption(up))
    assert why(s, 2, PickOption(up)) == "GEN7-36.5"
    play(s, 2, PickOption(down))
    assert memory_of(s).teams == (0, 0, 1)
    assert [is_so({"test": "team", "team": "up"}, s, seat) for seat in range(3)] == [True, True, False]


@pytest.mark.rule("GEN7-36.6", "GEN7-36.15")
def test_stations_count_together_only_by_different_hands_when_the_turns_are_over() -> None:
    s = lamp("k1")
    turned = LIGHTHOUSE.counter_names.index("turned")
    for owners, counts in (((0, 0), 0), ((0, 1), 1)):
        s.plot_dice[:] = [(owners[0] * 36 + col(1),), (owners[1] * 36 + col(5),)]
        TurnsOver(-1).run(s)
        s.settle()
        assert s.log.counters[turned] == counts


@pytest.mark.rule("GEN7-36.7")
def test_secret_choices_are_shown_together_and_added_up() -> None:
    s = lamp("k1")
    rule = next(n for n in LIGHTHOUSE.points[s.point].rules if LIGHTHOUSE.rules[n].on == 4)
    resolve(s, LIGHTHOUSE.rules[rule].do, by(0))
    s.settle()
    claims = [option(f"k1_claim/c{n}") for n in (0, 1, 3)]
    play(s, 1, PickOption(claims[1]))
    assert s.view(0).vote == -1
    assert s.log.counters[LIGHTHOUSE.counter_names.index("claimed")] == 0
    play(s, 0, PickOption(claims[0]))
    play(s, 2, PickOption(claims[2]))
    assert s.log.counters[LIGHTHOUSE.counter_names.index("claimed")] == 4
    assert s.first_asked() == 1  # who took nothing gets nothing; then the others, from the leader on


@pytest.mark.rule("GEN7-36.8")
def test_ballots_are_secret_until_they_are_counted_and_weigh_in_the_vote() -> None:
    s = lamp("l3")
    light, dark = [
        i for i, option in enumerate(LIGHTHOUSE.options) if LIGHTHOUSE.texts[option.text]["en"] in ("Light", "Dark")
    ][:2]
    for seat, choice in ((0, light), (1, light), (-1, dark)):
        put_in(s, seat, choice)
    scenes = [s.view(seat).scene for seat in range(3)]
    assert [(scene.ballots, scene.own_ballots) for scene in scenes if scene] == [(3, (light,)), (3, (light,)), (3, ())]
    resolve(s, LIGHTHOUSE.points[s.point].success, by(0))
    s.settle()
    vote = LIGHTHOUSE.effect_lists[LIGHTHOUSE.points[LIGHTHOUSE.point_id["l4"]].vote][0]
    assert [own_votes(s, choice, by(0)) for choice in vote.options] == [2, 0]
    assert memory_of(s).ballots == ()


@pytest.mark.rule("GEN7-36.9")
def test_a_link_lies_within_one_of_the_last_and_comes_from_another_hand() -> None:
    s = lamp("l2", col(2), col(5), off(3))
    own_memory(s).teams = (1, 1, 1)
    s.agenda[:] = [step for step in s.agenda if type(step).__name__ != "JoinTeam"]
    for seat in range(3):
        dice(s, seat, col(2), col(5), off(3))
    turn_of(s, 0)
    play(s, 0, Deploy(col(2), place("s_rope"), 0))
    turn_of(s, 0)
    assert why(s, 0, Deploy(off(3), place("s_rope"), 0)) == "GEN7-36.9"
    turn_of(s, 1)
    assert why(s, 1, Deploy(col(5), place("s_rope"), 0)) == "GEN7-36.9"
    play(s, 1, Deploy(off(3), place("s_rope"), 0))
    assert memory_of(s).chain == (2, 3, 1)
    end_round_of_posts(s)
    assert memory_of(s).chain == (2, 3, 1)
    end_round_of_posts(s)
    assert memory_of(s).chain[0] == 0  # a round without a link
    assert s.log.counters[LIGHTHOUSE.counter_names.index("breaks")] == 1


@pytest.mark.rule("GEN7-36.10")
def test_unannounced_tasks_lie_face_down_until_a_runner_or_the_end_of_the_turns() -> None:
    s = lamp("k2", off(3))
    task(s)
    assert lay_face_down(s, 3) == 1
    assert memory_of(s).unseen == 2
    play(s, 0, Deploy(off(3), place("s_runner"), 0))
    assert (memory_of(s).unseen, len(s.row)) == (1, 1)
    SystemFailures(-1).run(s)
    assert memory_of(s).unseen == 0
    assert len(s.row) == 2
    assert sum(s.tallies[12:16]) >= 1


@pytest.mark.rule("GEN7-36.11")
def test_every_rope_bears_another_strain_which_only_who_feels_it_knows() -> None:
    s = lamp("k2", off(3))
    play(s, 0, Deploy(off(3), place("s_feel"), 0))
    ((station, strain, knows),) = memory_of(s).strains
    assert knows == 1
    seen = [s.view(seat).scene for seat in (0, 1, None)]
    assert [len(scene.strains) for scene in seen if scene is not None] == [1, 0, 0]
    other = LIGHTHOUSE.station_names.index("s_rope2")
    assert strain_of(s, other, (station, other), 1) == 3 - strain


@pytest.mark.rule("GEN7-36.12")
def test_a_station_with_a_condition_is_closed_until_it_holds() -> None:
    s = lamp("l1", off(3))
    assert why(s, 0, Deploy(off(3), place("s_attic"), 0)) == "GEN7-36.12"
    own_memory(s).found = (LIGHTHOUSE.find_names.index("key"),)
    play(s, 0, Deploy(off(3), place("s_attic"), 0))


@pytest.mark.rule("GEN7-36.13")
def test_what_is_given_up_is_gone() -> None:
    s = lamp("k2", rob(3), off(2))
    carry_out(s, {"op": "away", "who": "actor", "kind": "robot"})
    assert s.officers[0].dice == (off(2),)
    assert memory_of(s).away == (rob(3),)
    s.verify()
    cheap, dear = sorted(range(LIGHTHOUSE.skill_count), key=LIGHTHOUSE.skill_cost.__getitem__)[
        :: LIGHTHOUSE.skill_count - 1
    ]
    s.officers[0].skills = tuple(sorted((cheap, dear)))
    carry_out(s, {"op": "give", "who": "actor"})
    assert s.officers[0].skills == (dear,)


@pytest.mark.rule("GEN7-36.14")
def test_chance_takes_each_possibility_by_its_share() -> None:
    s = lamp("k2")
    counts = [0, 0]
    for _ in range(300):
        before = s.officers[0].merit
        branches = [
            {"w": 2, "do": [{"op": "merit", "who": "actor", "n": 1}]},
            {"w": 1, "do": [{"op": "merit", "who": "actor", "n": 2}]},
        ]
        carry_out(s, {"op": "random", "of": branches})
        counts[s.officers[0].merit - before - 1] += 1
        s.officers[0].merit = before
    assert 150 < counts[0] < 250
    assert sum(counts) == 300


def test_a_die_ahead_of_a_figure_counts_until_the_path_ends() -> None:
    s = lamp("l2")
    ahead = {"test": "ahead", "token": "lamp", "cmp": ">=", "n": 1}
    assert not is_so(ahead, s)
    s.occupy(LIGHTHOUSE.room_stations[LIGHTHOUSE.room_id["ops_center"]][0], col(2))
    assert is_so(ahead, s)
    carry_out(s, {"op": "token", "token": "lamp", "n": 2})
    assert not is_so(ahead, s)


def test_balance_and_equal_look_at_where_dice_stand() -> None:
    s = lamp("k1")
    s.plot_dice[:] = [(col(2),), (36 + off(2),)]
    s.clear_stations()
    assert is_so({"test": "equal", "stations": ["s_left", "s_right"], "cmp": ">=", "n": 2}, s)
    for n, holds_now in ((0, False), (1, True)):
        assert (
            is_so({"test": "balance", "depts": ["computer", "energy", "biosphere"], "cmp": "<=", "n": n}, s)
            == holds_now
        )


# Reasons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-37.1")
def test_reasons_are_dealt_once_and_known_to_their_officers_only() -> None:
    s = lamp("k1", seats=4)
    carry_out(s, {"op": "deal_reasons"})
    reasons = memory_of(s).reasons
    assert sorted(reasons) == [0, 1, 2, 3]
    carry_out(s, {"op": "deal_reasons"})
    assert memory_of(s).reasons == reasons
    scenes = [s.view(seat).scene for seat in (0, 1, 2, 3, None)]
    assert [scene.reason for scene in scenes if scene is not None] == [*reasons, -1]


@pytest.mark.rule("GEN7-37.2")
def test_a_reason_earns_a_star_when_its_officer_votes_for_what_it_wants_and_wins() -> None:
    s = lamp("k1", seats=4)
    memory = own_memory(s)
    names = LIGHTHOUSE.reason_names
    memory.reasons = tuple([names.index(f"reason_{name}") for name in ("light", "dark", "pride", "peace")])
    memory.reason_stars = (0, 0, 0, 0)
    light, dark = option("l4/light"), option("l4/dark")
    reward_reasons(s, [light, light, light, dark], light)
    assert memory_of(s).reason_stars == (1, 0, 1, 0)
    reward_reasons(s, [dark, dark, light, dark], dark)
    assert memory_of(s).reason_stars == (1, 1, 1, 1)


def test_what_a_seat_cannot_know_is_dealt_again() -> None:
    s = lamp("k1", seats=4)
    carry_out(s, {"op": "deal_reasons"})
    own_memory(s).arranged = ((3, 1, 0b0010), (4, 0, 0b0001))
    worlds = [s.resample(0, Random(seed)) for seed in range(40)]
    assert all(world.view(0) == s.view(0) for world in worlds)
    assert {memory_of(world).reasons[0] for world in worlds} == {memory_of(s).reasons[0]}
    assert len({memory_of(world).reasons for world in worlds}) > 3
    assert {memory_of(world).arranged[0][1] for world in worlds} == {0, 1}
    assert {memory_of(world).arranged[1][1] for world in worlds} == {0}
