"""Votes, the plot, the end of the episode, ranks and skills: GEN7-29 to 33."""

from __future__ import annotations

import msgspec
import pytest

from sternhafen.games.gen7.actions import (
    AGREE,
    DRAW_ALONE,
    PASS,
    READY,
    Assign,
    Buy,
    Deploy,
    PickOption,
    PickSeat,
    PlayFile,
    Propose,
    SetDie,
    TakeCard,
    UseFreely,
    UseRule,
)
from sternhafen.games.gen7.book import (
    FATE_OPTIONS,
    N_TASKS,
    SKILL_COST,
    SKILL_RANK,
    SKILL_RULES,
    STATIONS,
)
from sternhafen.games.gen7.carry import carried
from sternhafen.games.gen7.conditions import by_seat
from sternhafen.games.gen7.ending import BuySkill, Close, Purchase, Scar, Stars, promote
from sternhafen.games.gen7.events import VotesCounted
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.language import (
    OPTIONS,
    RULES,
    rule_number,
)
from sternhafen.games.gen7.lasting import in_force, left_to_use, use_up
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.options import Carry
from sternhafen.games.gen7.pages import (
    FATE_ID,
    GOAL_ID,
    ORDER_DATA,
    PLAN_DATA,
    POINT_DATA,
    POINT_ID,
    REL_ID,
    ROOM_ID,
    SKILL_DATA,
    SKILL_ID,
    TRACK_DATA,
)
from sternhafen.games.gen7.plot_end import begin_point, end_point
from sternhafen.games.gen7.rounds import PlotTest, RoundOver
from sternhafen.games.gen7.setup import Consequences
from sternhafen.games.gen7.status import move_status
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.tasks import add_task, fail_task
from sternhafen.games.gen7.vocabulary import CODES, FATE
from sternhafen.games.gen7.votes import hold_vote, shift_track, weight
from tests.games.gen7.table import (
    advance,
    asked,
    col,
    dice,
    effects,
    episode,
    file,
    fill,
    fresh,
    no_fate,
    off,
    only_fate,
    order,
    play,
    rob,
    schema,
    skill,
    station,
    task,
    to_point,
    turn_of,
    why,
)

HAMMER, CLOCK = 10, 1
POINT_VOTE = next(point["vote"] for point in POINT_DATA if point["id"] == "p3_dec")
ASSIGN_ROBOT = Assign(0, rob(12), 0, -1)
DECISION = POINTS[POINT_ID["p1_3"]].vote


def table(*codes: int, seat: int = 0, seats: int = 4) -> Gen7:
    s = turn_of(episode(seats), seat)
    no_fate(s)
    for other in range(seats):
        dice(s, other, off(1))
    if codes:
        dice(s, seat, *codes)
    return s


def ballot(s: Gen7, track: bool = True) -> tuple[int, ...]:
    """Hold the vote of the first decision: logic against instinct."""
    from sternhafen.games.gen7.language import (
        EFFECT_LISTS,
    )

    options = EFFECT_LISTS[DECISION][0].options
    hold_vote(s, 0, options, track, 0, by_seat(s.leader))
    s.settle()
    return options


# Votes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-29.1", "GEN7-29.2", "GEN7-29.5", "GEN7-32.2")
def test_votes_weigh_by_rank_and_stay_hidden_until_all_are_in() -> None:
    s = table()
    logic, instinct = ballot(s)
    s.officers[0].rank = 4
    play(s, 0, PickOption(instinct))
    assert s.view(1).vote == -1
    assert s.view(1).voted == (True, False, False, False)
    s.listen()
    for seat in (1, 2, 3):
        play(s, seat, PickOption(logic))
    assert [event.sums for event in s.told() if isinstance(event, VotesCounted)] == [(3, 4)]
    assert weight(s, 0) == 4
    assert s.log.bookmark == POINT_ID["p2_1"]
    assert s.log.flags[1] == 0  # kept among the officers


@pytest.mark.rule("GEN7-29.2")
@pytest.mark.parametrize(("n", "votes"), [(1, 4), (-1, 2), (-3, 0), (-5, 0)])
def test_rules_add_votes_and_take_them_but_no_more_than_there_are(n: int, votes: int) -> None:
    s = table()
    s.officers[0].rank = 3
    rule = {"mod": "vote_weight", "who": "owner", "n": n}
    effects(s, [{"op": "rule", "rule": rule, "until": "episode_end"}])
    assert (weight(s, 0), weight(s, 1)) == (votes, 1)


@pytest.mark.rule("GEN7-29.1", "GEN7-29.6", "GEN7-12.1")
def test_the_leader_decides_a_tie() -> None:
    s = table()
    logic, instinct = ballot(s)
    for seat, option in enumerate((logic, logic, instinct, instinct)):
        play(s, seat, PickOption(option))
    assert asked(s).__name__ == "BreakTie"
    assert s.first_asked() == s.leader
    play(s, s.leader, PickOption(logic))
    assert s.log.flags[1] == 1


@pytest.mark.rule("GEN7-29.3")
def test_the_track_counts_for_its_side_and_returns_to_zero() -> None:
    s = table()
    s.track = -4
    logic, instinct = ballot(s)
    for seat, option in enumerate((logic, logic, logic, instinct)):
        play(s, seat, PickOption(option))
    assert s.log.flags[1] == 0  # 1 + 4 against 3
    assert s.track == 0


@pytest.mark.rule("GEN7-29.4")
def test_the_track_has_ends() -> None:
    s = table()
    shift_track(s, 9)
    assert s.track == 7
    shift_track(s, -20)
    assert s.track == -7


@pytest.mark.rule("GEN7-29.7", "GEN7-30.16")
def test_a_side_not_offered_leaves_the_track_alone() -> None:
    s = table()
    log = s.log.copy()
    log.counters = (*log.counters[:5], 9, *log.counters[6:])  # unrest 9: waiting is no option
    s.log = log
    s.track = 3
    to_point(s, "p3_dec")
    effects(s, [POINT_VOTE])
    assert s.track == 3
    assert s.log.bookmark == POINT_ID["p4a_1"]  # the one option was simply taken


@pytest.mark.rule("GEN7-29.8")
def test_a_vote_with_one_option_is_not_held() -> None:
    s = table()
    hold_vote(s, 1, (2,), False, 1, by_seat(0))
    s.settle()
    assert not s.lanes
    assert s.status[2] == 1


# Goals and plot ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-30.3", "GEN7-30.4", "GEN7-30.8")
def test_a_met_goal_is_revealed_at_once_and_stays_met() -> None:
    s = table()
    plan = next(i for i, entry in enumerate(PLAN_DATA) if entry["id"] == "pg_a10")
    other = next(i for i, entry in enumerate(PLAN_DATA) if entry["id"] == "pg_b03")
    s.officers[0].plans = (s.officers[0].plans[0], plan, other)
    s.officers[0].barred = s.officers[0].met = 0
    effects(s, [{"op": "merit", "who": "actor", "n": 50}])
    assert s.view(1).officers[0].plans[1] == plan
    effects(s, [{"op": "merit", "who": "actor", "n": -20}])
    assert s.officers[0].met & 2
    s.bump(0, 7, 2)
    s.settle()
    assert s.officers[0].met & 6 == 6


@pytest.mark.rule("GEN7-30.6", "GEN7-30.9")
def test_plot_rules_and_stations_last_while_the_point_is_current() -> None:
    s = table(col(3), rob(5))
    to_point(s, "p3a_1")
    number = POINTS[s.point].stations[0]
    dice(s, 0, col(5), col(6), rob(12))
    s.officers[0].res[:] = [9, 9, 9]
    play(s, 0, Propose(N_TASKS + number))
    assert why(s, 0, ASSIGN_ROBOT) == "GEN7-30.6"
    play(s, 0, s.legal(0)[0])
    while s.offer is not None:
        seat = s.first_asked()
        play(s, seat, s.legal(seat)[0])
    end_point(s)
    begin_point(s, POINT_ID["p3a_2"])
    assert POINTS[s.point].stations != (number,)
    assert not in_force(s, 0, 6)


@pytest.mark.rule("GEN7-30.10", "GEN7-30.18", "GEN7-30.21")
def test_a_group_plot_station_pays_from_the_store_and_is_no_task() -> None:
    s = table(col(3), col(3), off(2))
    task(s)
    target = N_TASKS + POINTS[s.point].stations[0]
    skill(s, 0, "courageous")
    fill(s, 0, target, (0, col(3)), (0, col(3)))
    assert s.store[0] == 2
    assert s.officers[0].merit == PLOT_STATIONS[0].merit  # no merit of Courageous: not a task
    assert s.log.counters[0] == 1
    assert s.plot_done == [1]
    assert sum(s.tallies) == 0
    cells = s.officers[0].stats
    assert sum(cells) >= 2


@pytest.mark.rule("GEN7-30.11", "GEN7-7.13")
def test_a_single_plot_station_takes_one_fitting_die_a_slot_and_round() -> None:
    s = table(col(2), col(6), off(3))
    to_point(s, "p1_2")
    wall, crawl, chapel = POINTS[s.point].stations
    assert why(s, 0, Deploy(col(2), STATIONS + wall, 0)) == "GEN7-30.11"
    assert why(s, 0, Deploy(col(6), STATIONS + chapel, 0)) == "GEN7-30.11"
    s.store[:] = [0, 0, 0]
    assert why(s, 0, Deploy(col(6), STATIONS + wall, 0)) == "GEN7-30.11"
    s.officers[0].res[1] = 1
    play(s, 0, Deploy(col(6), STATIONS + wall, 0))
    assert s.officers[0].merit == 3
    assert s.log.counters[0] == 1
    assert s.officers[0].res[1] == 0
    turn_of(s, 0)
    s.store[:] = [9, 9, 9]
    assert why(s, 0, Deploy(col(2), STATIONS + wall, 0)) == "GEN7-30.11"
    play(s, 0, Deploy(col(2), STATIONS + crawl, 0))
    assert s.store[0] == 8


@pytest.mark.rule("GEN7-30.13")
def test_counters_restart_by_scope() -> None:
    s = table()
    effects(
        s,
        [{"op": "counter", "counter": name, "n": 2} for name in ("progress", "glass", "unrest")],
    )
    end_point(s)
    assert (s.log.counters[0], s.log.counters[1], s.log.counters[5]) == (0, 2, 2)
    carry = carried(s)
    s = fresh(carry=_opening(carry))
    assert (s.log.counters[1], s.log.counters[5]) == (0, 2)


@pytest.mark.rule("GEN7-30.14")
def test_tasks_done_and_failed_are_counted_anew_for_every_plot_point() -> None:
    s = table()
    s.tallies = [1] * len(s.tallies)
    end_point(s)
    assert s.tallies == [1] * 4 + [0] * 4 + [1] * 8 + [0] * 4 + [1] * 4


@pytest.mark.rule("GEN7-30.6", "GEN7-30.9")
@pytest.mark.parametrize("owner", [0, -1])
def test_what_is_limited_by_the_plot_point_may_be_used_again_in_the_next(owner: int) -> None:
    s = table()
    limits = [{"mod": "yield", "n": 1, "limit": {"n": 1, "per": per}} for per in ("plot", "episode")]
    plot, whole = [RULES[rule_number(limit, "card", -1)] for limit in limits]
    for rule in (plot, whole):
        use_up(s, rule, owner)
        assert not left_to_use(s, rule, owner)
    end_point(s)
    assert left_to_use(s, plot, owner)
    assert not left_to_use(s, whole, owner)


@pytest.mark.rule("GEN7-34.1")
def test_fate_cards_under_the_deck_stay_in_the_campaign() -> None:
    s = table()
    s.pools[FATE], s.unders[FATE] = (2, 5), (3,)
    assert carried(s).fates == (2, 3, 5)


@pytest.mark.rule("GEN7-26.3")
def test_every_step_into_red_ticks_one_condition_box() -> None:
    s = table()
    damage = s.log.damage
    s.status[1] = 2
    move_status(s, 1, 2)
    assert (s.status[1], s.log.damage) == (3, damage + 2)


def _opening(carry: Carry) -> Carry:
    return msgspec.structs.replace(carry, point=POINT_ID["p2_1"], ended=False)


@pytest.mark.rule("GEN7-30.14")
def test_sticky_tasks_fail_every_round_and_leave_with_their_plot_point() -> None:
    s = table()
    task(s)
    add_task(s, 32, True)
    for n in (1, 2):
        fail_task(s, 32)
        s.settle()
        assert s.status[3] == n
    end_point(s)
    assert s.row == ()
    assert s.status[3] == 2
    assert 32 not in s.unders[4]


@pytest.mark.rule("GEN7-30.17")
def test_consequences_follow_in_the_listed_order() -> None:
    s = table()
    log = s.log.copy()
    log.counters = (*log.counters[:4], 4, 5, 2, 0)  # trust 4, unrest 5, margin 2
    s.log = log
    s.store[:] = [3, 3, 3]
    Consequences(-1).run(s)
    s.settle()
    assert s.store == [5, 5, 5]
    assert s.status[3] == 1
    assert s.log.counters[5] == 3
    assert asked(s).__name__ == "GainChoice"


@pytest.mark.rule("GEN7-30.22")
def test_the_leader_acts_for_the_story() -> None:
    s = table()
    s.leader = 2
    to_point(s, "p4a_2")
    effects(s, [{"op": "status", "dept": "best", "n": 1}], actor=0)
    assert s.first_asked() == 2
    play(s, 2, s.legal(2)[0])


# The end of the episode --------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN7-31.2", "GEN7-31.3", "GEN7-32.3")
def test_stars_for_merits_and_promotion_at_fifty() -> None:
    s = table()
    s.goals = (GOAL_ID["eg_career"],)
    score(s, 0, 56)
    score(s, 1, 24)
    Stars(-1).run(s)
    assert (s.officers[0].stars, s.officers[0].rank) == (2, 2)
    assert (s.officers[1].stars, s.officers[1].rank) == (0, 1)
    s.goals = ()
    Stars(-1).run(s)
    assert s.officers[0].rank == 2


@pytest.mark.rule("GEN7-31.4", "GEN7-31.17")
def test_a_third_underlining_promotes_and_a_captain_gets_a_star() -> None:
    s = table()
    for wanted in ((1, 1), (1, 2), (2, 0)):
        promote(s, 0)
        assert (s.officers[0].rank, s.officers[0].underlines) == wanted
    s.officers[1].rank, s.officers[1].merit = 5, 50
    promote(s, 1)
    assert (s.officers[1].rank, s.officers[1].stars) == (5, 1)


@pytest.mark.rule("GEN7-31.5", "GEN7-30.2")
def test_goals_pay_their_stars_at_the_end() -> None:
    s = table()
    s.goals = (GOAL_ID["eg_plot"], GOAL_ID["eg_top"], GOAL_ID["eg_personal"], GOAL_ID["eg_larder"])
    s.ladder = [2, 0, 1, 3]
    s.officers[2].met = 1
    s.store[:] = [5, 5, 4]
    Stars(-1).run(s)
    s.settle()
    stars = [o.stars for o in s.officers]
    mine = s.officers[2]
    late = sum(PLAN_DATA[plan]["stars"] for i, plan in enumerate(mine.plans) if i and mine.met >> i & 1)
    assert stars[2] == 2 + 1 + 1 + late
    assert stars[0] >= 2
    s.lost_goals = 1 << GOAL_ID["eg_plot"]
    before = s.officers[3].stars
    s.goals = (GOAL_ID["eg_plot"],)
    Stars(-1).run(s)
    s.settle()
    assert s.officers[3].stars == before


@pytest.mark.rule("GEN7-31.6", "GEN7-31.8", "GEN7-31.9", "GEN7-31.10", "GEN7-31.18")
def test_up_to_two_skills_are_bought_within_rank_and_stars() -> None:
    s = table()
    s.agenda = [Purchase(0, 2)]
    s.officers[0].stars, s.officers[0].rank = 9, 2
    s.settle()
    assert asked(s) is BuySkill
    assert why(s, 0, Buy(SKILL_ID["physician"], 0)) == "GEN7-31.9"
    play(s, 0, Buy(SKILL_ID["hacker"], 0))
    assert why(s, 0, Buy(SKILL_ID["hacker"], 0)) == "GEN7-31.8"
    assert why(s, 0, Buy(SKILL_ID["engineer"], 0)) == "GEN7-31.6"
    play(s, 0, Buy(SKILL_ID["inventor"], 0))
    assert s.officers[0].skills == tuple(sorted((SKILL_ID["hacker"], SKILL_ID["inventor"])))
    assert s.officers[0].stars == 0
    assert s.first_asked() == -1  # no third


@pytest.mark.rule("GEN7-31.7", "GEN7-31.8", "GEN7-32.2")
def test_at_the_limit_a_discard_makes_room_and_lowers_the_price() -> None:
    s = table()
    skill(s, 0, "inventor")
    s.officers[0].stars = 4
    s.agenda = [Purchase(0, 2)]
    s.settle()
    assert why(s, 0, Buy(SKILL_ID["engineer"], 0)) == "GEN7-31.8"
    assert why(s, 0, Buy(SKILL_ID["engineer"], 2)) == "GEN7-31.7"
    play(s, 0, Buy(SKILL_ID["engineer"], 1))
    assert s.officers[0].skills == (SKILL_ID["engineer"],)
    assert s.officers[0].stars == 4 - (4 - 1)


@pytest.mark.rule("GEN7-31.6")
def test_the_leader_buys_first() -> None:
    s = table()
    for o in s.officers:
        o.stars = 9
    s.leader = 2
    s.goals = ()
    to_point(s, "p1_3")
    s.round = s.final
    s.agenda = [RoundOver(-1)]
    s.settle()
    for seat in range(4):
        play(s, seat, s.legal(seat)[0])
    assert asked(s) is BuySkill
    assert s.first_asked() == 2


@pytest.mark.rule("GEN7-31.11", "GEN7-26.6")
def test_a_red_system_scars_a_room_by_vote() -> None:
    s = table()
    s.status[1] = 3
    Scar(-1, 1).run(s)
    s.settle()
    room = ROOM_ID["computing_center"]
    for seat in range(4):
        play(s, seat, next(a for a in s.legal(seat) if getattr(a, "room", -1) == room))
    assert s.log.scars[room] == 1
    carry = _opening(carried(s))
    again = fresh(carry=carry)
    assert again.shut >> station("computing_center") & 1


@pytest.mark.rule("GEN7-31.13", "GEN7-31.16", "GEN7-31.19", "GEN7-11.1")
def test_the_logbook_notes_top_officer_track_and_new_fate_cards() -> None:
    s = table()
    log = s.log.copy()
    log.entered, log.bookmark = (FATE_ID["fc_r01b"],), POINT_ID["p2_1"]
    s.log = log
    s.track, s.ladder = 3, [1, 0, 2, 3]
    Close(-1).run(s)
    carry = carried(s)
    assert FATE_ID["fc_r01b"] in carry.fates
    assert carry.entered == ()
    assert (carry.spotlight, carry.track, carry.point) == (1, 3, POINT_ID["p2_1"])
    assert carry.history[-1][1:3] == (1, 3)


@pytest.mark.rule("GEN7-32.1")
def test_the_five_ranks() -> None:
    names = [rank["name"]["en"] for rank in TRACK_DATA["ranks"]]
    assert names == ["Ensign", "Lieutenant", "Lt. Commander", "Commander", "Captain"]


# Officer skills ----------------------------------------------------------------------------------------------------


def use(s: Gen7, seat: int, name: str) -> None:
    """Use a skill that may be used at any time."""
    play(s, seat, UseFreely(SKILL_RULES[SKILL_ID[name]][0]))


def test_costs_and_ranks_of_skills() -> None:
    for i, entry in enumerate(SKILL_DATA):
        assert SKILL_RANK[i] == (1 if SKILL_COST[i] <= 4 else 2 if SKILL_COST[i] <= 6 else 3), entry["id"]
    assert len(SKILL_DATA) == 29


@pytest.mark.rule("GEN7-33.1", "GEN7-33.2")
@pytest.mark.parametrize(("name", "room"), [("inventor", "fabrication_center"), ("researcher", "computing_center")])
def test_one_free_card_to_choose_from(name: str, room: str) -> None:
    s = table(col(3), off(1))
    skill(s, 0, name)
    play(s, 0, Deploy(col(3), station(room), 0))
    assert len(s.look) == 3


@pytest.mark.rule("GEN7-33.3", "GEN7-33.30")
def test_motivator_raises_colonists_once_an_episode() -> None:
    s = table(col(2), col(5), off(1))
    skill(s, 0, "motivator")
    use(s, 0, "motivator")
    assert why(s, 0, SetDie(0, col(2), 6)) == "GEN7-2.13"
    play(s, 0, SetDie(0, col(2), 5))
    play(s, 0, SetDie(0, col(5), 6))
    assert s.officers[0].dice == (col(5), col(6), off(1))
    assert why(s, 0, UseFreely(SKILL_RULES[SKILL_ID["motivator"]][0])) == "GEN7-33.30"


@pytest.mark.rule("GEN7-33.4", "GEN7-33.6", "GEN7-33.7")
@pytest.mark.parametrize(
    ("name", "room"),
    [("biotechnician", "medical_center"), ("engineer", "fabrication_center"), ("scientist", "computing_center")],
)
def test_three_more_merits_for_orders_of_a_centre(name: str, room: str) -> None:
    s = table(col(3), off(1))
    skill(s, 0, name)
    s.officers[0].res[:] = [9, 9, 9]
    card = next(i for i, e in enumerate(ORDER_DATA) if e["room"] == room and not e["special"])
    order(s, 0, card)
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    play(s, 0, TakeCard(2, card))
    assert s.officers[0].merit == ORDER_DATA[card]["merit"] + 3


@pytest.mark.rule("GEN7-33.5", "GEN7-33.8", "GEN7-33.9")
@pytest.mark.parametrize(
    ("name", "room", "res", "base"),
    [("chemist", "chemistry_lab", 2, 1), ("reclaimer", "recycling_lab", 1, 4), ("analyst", "science_lab", 0, 2)],
)
def test_one_more_in_a_lab(name: str, room: str, res: int, base: int) -> None:
    s = table(col(3), off(1))
    skill(s, 0, name)
    play(s, 0, Deploy(col(3), station(room, 3), 0))
    assert s.officers[0].res[res] == base + 1


@pytest.mark.rule("GEN7-33.10", "GEN7-33.32", "GEN7-33.34")
def test_the_lone_wolf_draws_alone() -> None:
    s = table(col(3), off(1))
    skill(s, 1, "lone_wolf")
    play(s, 0, Deploy(col(3), station("ops_center"), 0))
    play(s, 1, DRAW_ALONE)
    assert len(s.officers[1].orders) == 1
    assert all(p // CODES != 1 for p in s.brief)
    skill(s, 2, "lone_wolf")
    for card in s.pools[2][:5]:
        order(s, 2, card)
    assert why(s, 2, DRAW_ALONE) == "GEN7-33.10"


@pytest.mark.rule("GEN7-33.11", "GEN7-33.12", "GEN7-33.13", "GEN7-33.14", "GEN7-33.33")
@pytest.mark.parametrize(
    ("name", "room", "low", "high"),
    [
        ("academic", "science_lab", -1, 1),
        ("carer", "chemistry_lab", -1, 1),
        ("executive", "ops_center", 0, 2),
        ("workhorse", "recycling_lab", -1, 1),
    ],
)
def test_adjusting_skills_change_a_die_before_placement(name: str, room: str, low: int, high: int) -> None:
    s = table(col(3), col(6), off(1))
    skill(s, 0, name)
    place = station(room)
    found = sorted(a.by for a in s.legal(0) if isinstance(a, Deploy) and a.die == col(3) and a.station == place)
    assert found == list(range(low, high + 1))
    assert why(s, 0, Deploy(col(6), place, 1)) == "GEN7-33.33"
    play(s, 0, Deploy(col(3), place, high))
    assert s.stations[place] == col(3 + high)


@pytest.mark.rule("GEN7-33.33")
def test_a_task_of_the_department_may_be_adjusted_too() -> None:
    s = table(col(3), col(3), off(1))
    task(s, HAMMER)
    s.officers[1].dice = s.officers[2].dice = s.officers[3].dice = ()
    skill(s, 0, "workhorse")
    fill(s, 0, HAMMER, (0, col(3)), (0, col(3), 1))
    assert s.done >> HAMMER & 1 or s.officers[0].merit >= 3


@pytest.mark.rule("GEN7-33.15")
def test_courageous_gains_a_merit_for_a_task() -> None:
    s = table(col(3), col(4), off(1))
    task(s, HAMMER)
    skill(s, 0, "courageous")
    fill(s, 0, HAMMER, (0, col(3)), (0, col(4)))
    assert s.officers[0].merit == 3 + 1


@pytest.mark.rule("GEN7-33.16", "GEN7-33.17", "GEN7-33.18")
@pytest.mark.parametrize(("name", "res"), [("scavenger", 1), ("hacker", 0), ("smuggler", 2)])
def test_take_five_once_an_episode(name: str, res: int) -> None:
    s = table(col(3))
    skill(s, 0, name)
    use(s, 0, name)
    assert s.officers[0].res[res] == 5
    assert s.explain(0, UseFreely(SKILL_RULES[SKILL_ID[name]][0])) is not None


@pytest.mark.rule("GEN7-33.19", "GEN7-33.32")
def test_the_optimiser_draws_up_to_two_within_the_limit_and_discards_two() -> None:
    s = table(col(3))
    for card in s.pools[2][:4]:
        order(s, 0, card)
    skill(s, 0, "optimiser")
    use(s, 0, "optimiser")
    play(s, 0, AGREE)
    assert len(s.officers[0].orders) == 5  # no second: the limit holds while drawing
    assert asked(s).__name__ == "DiscardCard"
    play(s, 0, s.legal(0)[0])
    play(s, 0, s.legal(0)[0])
    assert len(s.officers[0].orders) == 3


@pytest.mark.rule("GEN7-33.20", "GEN7-33.37")
def test_the_modding_expert_counts_a_schema_once_more() -> None:
    s = table(col(3), off(1))
    skill(s, 0, "modding_expert")
    schema(s, 0, "sc_01")
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    assert asked(s).__name__ == "React"
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert s.officers[0].res[0] == 2 + 1 + 1
    s = table(col(3), off(1))
    skill(s, 0, "modding_expert")
    schema(s, 0, "sc_16")  # a triggered one: a chemical for Cryostasis
    play(s, 0, Deploy(col(3), station("medical_center"), 0))
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert s.officers[0].res[2] == 2


@pytest.mark.rule("GEN7-33.21", "GEN7-33.35")
def test_the_physician_wakes_dice_of_anybody() -> None:
    s = table(col(3), off(1))
    for officer in s.officers[1:3]:
        officer.dice = ()
    s.wake = (CODES + off(1), 2 * CODES + off(1))
    skill(s, 0, "physician")
    use(s, 0, "physician")
    play(s, 0, s.legal(0)[0])
    play(s, 0, s.legal(0)[0])
    assert [len(officer.dice) for officer in s.officers[1:3]] == [1, 1]
    assert list(s.wake) == []


@pytest.mark.rule("GEN7-33.22", "GEN7-33.24", "GEN7-33.39")
@pytest.mark.parametrize(
    ("name", "room", "deck"), [("director", "computing_center", 0), ("architect", "fabrication_center", 1)]
)
def test_director_and_architect_give_cards_to_three(name: str, room: str, deck: int) -> None:
    s = table(col(3), off(4))
    skill(s, 0, name)
    play(s, 0, Deploy(off(4), station(room), 0))
    assert asked(s).__name__ == "React"
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    assert len(s.look) == 6
    given = 0
    while asked(s).__name__ in ("DealCard", "DealSeat", "Arrange"):
        seat = s.first_asked()
        given += asked(s).__name__ == "DealSeat"
        play(s, seat, s.legal(seat)[0])
    held = [len(o.files) if deck == 0 else int(o.schemas[0] >= 0) for o in s.officers]
    assert sorted(held) == [0, 1, 1, 1]
    assert len(s.unders[deck]) == 3


@pytest.mark.rule("GEN7-33.23", "GEN7-33.27")
@pytest.mark.parametrize(("name", "deck"), [("archivist", 0), ("planner", 1)])
def test_archivist_and_planner_search_a_deck(name: str, deck: int) -> None:
    s = table(col(3))
    skill(s, 0, name)
    use(s, 0, name)
    assert asked(s).__name__ == "SearchDeck"
    card = s.legal(0)[3]
    assert isinstance(card, TakeCard)
    play(s, 0, card)
    if deck:
        play(s, 0, TakeCard(1, card.card))
        assert s.officers[0].schemas[0] == card.card
    else:
        assert s.officers[0].files == (card.card,)


@pytest.mark.rule("GEN7-33.25")
def test_the_advocate_lets_a_player_thaw() -> None:
    s = table(col(3), off(4))
    skill(s, 0, "advocate")
    play(s, 0, Deploy(off(4), station("medical_center"), 0))
    while asked(s).__name__ == "FinishOrder":
        play(s, 0, PASS)
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    play(s, 0, PickSeat(2))
    cryo = s.officers[2].cryo
    play(s, 2, AGREE)
    assert s.officers[2].cryo == cryo - 1


@pytest.mark.rule("GEN7-33.26", "GEN7-33.36")
def test_the_team_lead_sets_all_contributed_dice() -> None:
    s = table(col(1), off(3))
    skill(s, 0, "team_lead")
    dice(s, 1, col(1), off(2))
    file(s, 1, "fi_18")  # might change something, so the proposal may be made
    task(s, HAMMER)
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, off(3), 0, -1))
    play(s, 0, Assign(1, col(1), 0, -1))
    play(s, 1, AGREE)
    assert asked(s).__name__ == "React"
    play(s, 0, next(a for a in s.legal(0) if isinstance(a, UseRule)))
    play(s, 0, SetDie(0, off(3), 3))
    play(s, 0, SetDie(1, col(1), 6))
    while s.offer is not None:
        seat = s.first_asked()
        play(s, seat, next(a for a in s.legal(seat) if type(a).__name__ in ("Ready", "Share")))
    assert s.officers[0].merit == s.officers[1].merit == 3


@pytest.mark.rule("GEN7-33.28", "GEN7-33.38")
def test_the_problem_solver_lowers_one_cost_by_six() -> None:
    s = table(col(3), off(1))
    skill(s, 0, "problem_solver")
    assert s.explain(0, UseFreely(SKILL_RULES[SKILL_ID["problem_solver"]][0])) is not None  # nothing to complete
    card = order(s, 0, 8)
    s.officers[0].res[:] = [1, 0, 0]
    effects(s, [{"op": "work_order", "who": "actor", "room": "any"}])
    assert why(s, 0, TakeCard(2, card)) == "GEN7-2.14"
    use(s, 0, "problem_solver")
    play(s, 0, TakeCard(2, card))
    advance(s, lambda s: asked(s).__name__ != "SpareOrder")
    assert s.officers[0].merit == ORDER_DATA[card]["merit"]
    s = table(col(3), col(4), off(1))
    task(s, HAMMER)
    s.store[:] = [0, 0, 0]
    file(s, 0, "fi_06")
    play(s, 0, Propose(HAMMER))
    play(s, 0, Assign(0, col(3), 0, -1))
    play(s, 0, Assign(0, col(4), 0, -1))
    assert asked(s).__name__ == "ShortOf"
    play(s, 0, PlayFile(5))
    play(s, 0, READY)
    advance(s, lambda s: s.offer is None)
    assert s.officers[0].merit == 3


@pytest.mark.rule("GEN7-33.29", "GEN7-33.31")
def test_the_provider_gives_to_three_players() -> None:
    s = table(col(3), seats=3)
    skill(s, 0, "provider")
    use(s, 0, "provider")
    play(s, 0, s.legal(0)[1])
    assert [o.res[1] for o in s.officers] == [3, 3, 3]  # with three players: everybody
    s = table(col(3))
    skill(s, 0, "provider")
    use(s, 0, "provider")
    play(s, 0, s.legal(0)[0])
    for seat in (1, 2, 3):
        play(s, 0, PickSeat(seat))
    assert [o.res[0] for o in s.officers] == [0, 3, 3, 3]


# Votes and fate with files -----------------------------------------------------------------------------------------


def test_the_veto_stamp_adds_votes_in_any_vote() -> None:
    s = table()
    veto = file(s, 3, "fi_27")
    logic, instinct = ballot(s, False)
    play(s, 3, PlayFile(veto))
    for seat in (0, 1):
        play(s, seat, PickOption(logic))
    play(s, 2, PickOption(logic))
    s.listen()
    play(s, 3, PickOption(instinct))
    told = s.told()
    assert [event.sums for event in told if isinstance(event, VotesCounted)] == [(3, 3)]
    assert s.lasting == () or asked(s).__name__ == "BreakTie"


def test_read_ahead_shows_the_consequences_to_its_player_alone() -> None:
    s = table(off(3), col(2))
    card = only_fate(s, "fc_s03")
    ahead = file(s, 0, "fi_28")
    play(s, 0, Deploy(off(3), station("recycling_lab"), 0))
    assert s.view(0).consequences == ()
    play(s, 0, PlayFile(ahead))
    assert s.view(0).consequences == tuple(OPTIONS[o].result for o in FATE_OPTIONS[card])
    assert s.view(1).consequences == ()
    assert s.view(None).consequences == ()


def test_a_relationships_second_card_needs_its_holder() -> None:
    s = table()
    for o in s.officers:
        o.relationship = REL_ID["rel_dario"]
    effects(s, [{"op": "add_fate", "card": "fc_r04b", "when": "now"}])
    assert FATE_ID["fc_r04b"] not in s.pools[3]
    s.officers[1].relationship = REL_ID["rel_mirela"]
    effects(s, [{"op": "add_fate", "card": "fc_r04b", "when": "now"}])
    assert FATE_ID["fc_r04b"] in s.pools[3]


def test_a_plot_that_succeeds_moves_on() -> None:
    s = table()
    effects(s, [{"op": "counter", "counter": "progress", "n": 3}])
    PlotTest(-1).run(s)
    s.agenda = [step for step in s.agenda if type(step).__name__ in ("NextPoint", "Resolve")]
    s.settle()
    assert s.point == POINT_ID["p1_2"]
    assert all(o.merit == 2 for o in s.officers)
