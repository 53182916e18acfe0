"""What the evenings of the second edition ask for, played on the ship: each rule of a scene, and what breaks it."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import Deploy
from sternhafen.games.gen7.aliases import NOBODY
from sternhafen.games.gen7.campaign.registry import HOUSE, campaign_of
from sternhafen.games.gen7.data.vocabulary import ON_ROUND_END, OPS
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.phases import TurnsOver
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.rules.votes import own_votes
from tests.games.gen7.table import col, dice, no_fate, off, on_turn, play, turn_of

BOOK = campaign_of(HOUSE)


def at(point: str, seats: int = 3, **flags: bool | str) -> Gen7:
    """Return the ship in seat 0's turn when a plot point has just begun, after what the flags say."""
    s = TITLE.start(Gen7Options(confirm=False, campaign=HOUSE), seats, 3)
    assert isinstance(s, Gen7)
    rnd = Random(1).random
    while not on_turn(s):
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rnd))
    turn_of(s, 0)
    no_fate(s)
    s.leader = 0
    for flag, value in flags.items():
        log, number = s.own_log(), BOOK.flag_names.index(flag)
        log.flags = (*log.flags[:number], BOOK.flag_value(value), *log.flags[number + 1 :])
    end_point(s)
    begin_point(s, BOOK.point_id[point])
    s.settle()
    return s


def counter(s: Gen7, name: str) -> int:
    return s.log.counters[BOOK.counter_names.index(name)]


def count(s: Gen7, **counters: int) -> None:
    """Set counters."""
    log = s.own_log()
    values = list(log.counters)
    for name, value in counters.items():
        values[BOOK.counter_names.index(name)] = value
    log.counters = tuple(values)


def complete(s: Gen7, station: str, crew: int = 0b001) -> None:
    """Carry out what completing a plot station does."""
    resolve(s, BOOK.plot_stations[BOOK.station_names.index(station)].do, Cause(0, NOBODY, NOBODY, -1, -1, crew))
    s.settle()


def end_round(s: Gen7) -> None:
    """Carry out the rules that the plot point has for the end of a round."""
    for number in BOOK.points[s.point].rules:
        rule = BOOK.rules[number]
        if rule.on == ON_ROUND_END and (rule.test is None or holds(s, rule.test, BY_SEAT[0])):
            resolve(s, rule.do, BY_SEAT[0])
            s.settle()
            answer(s)


def answer(s: Gen7) -> None:
    """Answer whatever is asked on the way, the last way offered, until a turn goes on."""
    while (seat := s.first_asked()) >= 0 and not isinstance(s.question(seat), TakeTurn):
        s.play(seat, s.legal(seat)[-1])


def goal_holds(s: Gen7) -> bool:
    goal = BOOK.points[s.point].goal
    assert goal is not None
    return holds(s, goal, BY_SEAT[0])


def post(s: Gen7, station: str, *owners: int) -> None:
    """Put a die of each of these seats at a post."""
    stations = BOOK.points[s.point].stations
    s.plot_dice[stations.index(BOOK.station_names.index(station))] = tuple([owner * 36 + col(2) for owner in owners])


@pytest.mark.rule("GEN7-36.15", "GEN7-36.4")
@pytest.mark.parametrize(
    ("company", "asked", "caught"), [(1, "brushed", 1), (2, "brushed", 0), (2, "promised", 1), (3, "promised", 0)]
)
def test_whoever_writes_on_walls_is_caught_by_one_alone_or_by_two_who_promised(
    company: int, asked: str, caught: int
) -> None:
    s = at("p4b_1", ansel_asked=asked)
    path = BOOK.points[s.point].tokens[0].path
    for room in path:
        free = BOOK.room_stations[room][:company]
        for seat, place in enumerate(free):
            s.occupy(place, seat * 36 + col(2))
    crowds = {min(company, len(BOOK.room_stations[room])) for room in path}
    TurnsOver(-1).run(s)
    s.settle()
    assert crowds == {company}
    assert counter(s, "caught") == caught


@pytest.mark.rule("GEN7-36.4")
@pytest.mark.parametrize(
    ("room", "logged", "alone", "comes"),
    [
        ("ops_center", False, False, True),
        ("fabrication_center", False, False, False),
        ("fabrication_center", False, True, True),
        ("fabrication_center", True, False, True),
        ("medical_center", True, True, False),
    ],
)
def test_maronde_is_led_through_a_crowd_or_unseen(room: str, logged: bool, alone: bool, comes: bool) -> None:
    """Kept quiet, she goes on only into a room where nobody else stands; in Operations nobody looks up."""
    s = at("p3a_1", logged=logged)
    before = int(room == "fabrication_center")
    own_memory(s).tokens = (before,)
    stations = BOOK.room_stations[BOOK.room_id[room]]
    if not alone:
        s.occupy(stations[1], 36 + col(3))
    dice(s, 0, off(5))
    s.officers[0].res[:] = [3, 0, 0]
    play(s, 0, Deploy(off(5), stations[0], 0))
    answer(s)
    assert memory_of(s).tokens == (before + comes,)


@pytest.mark.rule("GEN7-36.5")
def test_a_fix_needs_somebody_at_the_bow_and_somebody_at_the_stern() -> None:
    s = at("p3a_2", register_kept=False)
    own_memory(s).teams = (0, 0, 1)
    before = counter(s, "fixes")
    complete(s, "s_fix", crew=0b011)
    assert counter(s, "fixes") == before
    complete(s, "s_fix", crew=0b101)
    assert counter(s, "fixes") == before + 1


@pytest.mark.rule("GEN7-36.3")
def test_marsh_wants_an_apology_from_two_of_you_if_she_had_to_sign() -> None:
    for logged, owners, met in (
        (True, (0,), True),
        (False, (0,), False),
        (False, (0, 0), False),
        (False, (0, 1), True),
    ):
        s = at("p4a_1", logged=logged)
        count(s, unrest=0)
        post(s, "s_windows", *owners)
        post(s, "s_landers", 2)
        post(s, "s_hosts", 2)
        assert goal_holds(s) == met, (logged, owners)


def test_every_light_that_gifts_put_out_is_counted_once() -> None:
    s = at("p5a_2")
    battery_counter = BOOK.counter_names.index("battery")
    gifts = next(
        effect
        for effects in BOOK.effect_lists
        for effect in effects
        if effect.op == OPS.index("secret") and effect.ref == battery_counter
    )
    for battery, drawn in ((3, 0), (4, 1), (6, 1), (7, 2), (9, 2), (10, 3), (12, 3)):
        count(s, battery=battery)
        resolve(s, gifts.then, BY_SEAT[0])
        s.settle()
        assert counter(s, "drawn") == drawn


def test_standing_for_the_names_counts_only_if_everybody_stands_and_no_wire_is_cut() -> None:
    s = at("p5b_2", told_crew=True)
    post(s, "s_stand", 0, 0, 1, 1, 2)
    assert not goal_holds(s)
    post(s, "s_stand", 0, 0, 1, 1, 2, 2)
    assert goal_holds(s)
    s.plot_done[BOOK.points[s.point].stations.index(BOOK.station_names.index("s_cut_wire"))] = 1
    assert not goal_holds(s)


@pytest.mark.parametrize(("seats", "lost"), [(3, 1), (4, 2)])
def test_dust_takes_a_wall_with_each_blow_and_a_section_where_none_stands(seats: int, lost: int) -> None:
    s = at("p7a_2", seats)
    complete(s, "s_wall_b")
    end_round(s)
    assert (counter(s, "shields"), counter(s, "sections_lost")) == (0, lost)


def test_two_ships_in_one_make_every_wall_hold_two_blows() -> None:
    s = at("p7a_2", coupled=True)
    complete(s, "s_wall_b")
    end_round(s)
    assert (counter(s, "shields"), counter(s, "sections_lost")) == (0, 0)


@pytest.mark.rule("GEN7-36.11")
def test_a_clamp_whips_if_a_weaker_one_still_holds() -> None:
    s = at("p7b_2")
    lines = [BOOK.station_names.index(f"s_line{n}") for n in range(1, 5)]
    own_memory(s).strains = tuple(zip(lines, (4, 1, 2, 3), (0, 0, 0, 0), strict=True))
    whips = []
    for n in (1, 2, 4, 3):
        complete(s, f"s_line{n}")
        s.plot_done[BOOK.points[s.point].stations.index(lines[n - 1])] = 1
        whips.append(counter(s, "whips"))
    assert whips == [1, 1, 2, 2]
    assert counter(s, "cut") == 4


@pytest.mark.rule("GEN7-36.8")
@pytest.mark.parametrize(("lead", "votes"), [(2, [0, 2]), (0, [0, 0]), (-1, [2, 0])])
def test_drawings_or_breakers_vote_on_nonna(lead: int, votes: list[int]) -> None:
    s = at("p6b_2")
    count(s, lead=lead)
    vote = BOOK.effect_lists[BOOK.points[BOOK.point_id["p6b_3"]].vote][0]
    assert [own_votes(s, choice, BY_SEAT[0]) for choice in vote.options] == votes


@pytest.mark.parametrize(("gap", "told"), [(0, "hit"), (1, "nearly"), (2, "nearly"), (3, "wasted")])
def test_the_one_shot_hits_falls_short_or_is_wasted(gap: int, told: str) -> None:
    s = at("p7d_2")
    count(s, gap=gap)
    complete(s, "s_launch")
    assert [counter(s, name) for name in ("hit", "nearly", "wasted")] == [
        int(name == told) for name in ("hit", "nearly", "wasted")
    ]
