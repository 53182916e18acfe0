"""Every verb, test and rule sort of the vocabulary does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from sternhafen.games.gen7.actions import (
    PASS,
    Deploy,
    Instead,
    PickDie,
    PickOption,
    PickResource,
    PickSeat,
    PickStation,
    PickSystem,
    PickTask,
    SetDie,
    TakeCard,
)
from sternhafen.games.gen7.campaign.language import Condition, number
from sternhafen.games.gen7.data.vocabulary import CODES, MODS, OPS, TESTS
from sternhafen.games.gen7.effects.agenda import VERBS
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.effects.conditions import READ, holds
from sternhafen.games.gen7.game import Gen7
from sternhafen.games.gen7.rules.cards.priority_tasks import fail_task, task_merit
from sternhafen.games.gen7.rules.crew import dice_at
from sternhafen.games.gen7.rules.group_station.targets import store_open, target_cost
from sternhafen.games.gen7.rules.lasting_rules.dice import split_more, wilds
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force, left_to_use, use_up
from sternhafen.games.gen7.rules.phases import PriorityTasks
from sternhafen.games.gen7.rules.resources import limit_of, store_limit
from sternhafen.games.gen7.rules.side_uses import side_prices
from sternhafen.games.gen7.rules.votes import weight
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    dice,
    effects,
    episode,
    no_fate,
    off,
    only_fate,
    order,
    play,
    rob,
    schema,
    station,
    task,
    to_point,
    turn_of,
)


def table(*codes: int) -> Gen7:
    s = turn_of(episode(), 0)
    no_fate(s)
    for seat in range(4):
        dice(s, seat, off(1))
    if codes:
        dice(s, 0, *codes)
    return s


def check(s: Any, data: dict[str, Any], actor: int = 0, owner: int = -1, die: int = -1, place: int = -1) -> bool:
    return holds(s, Condition(data, BOOK), Cause(actor, owner, -1, die, place, 0))


def add_rule(s: Any, data: dict[str, Any], owner: int = -1) -> int:
    """Put a rule in force until the end of the episode."""
    made = BOOK.rule_number(data, "card", -1)
    s.lasting = (*s.lasting, (made, owner, 4))
    s.rules_changed()
    return made


def test_every_word_of_the_vocabulary_has_a_meaning() -> None:
    assert len(VERBS) == len(OPS)
    assert len(READ) == len(TESTS)


# Verbs -------------------------------------------------------------------------------------------------------------


def test_gain_lose_merit_stars() -> None:
    s = table()
    effects(s, [{"op": "gain", "who": "all", "res": "parts", "n": "players"}])
    assert [o.res[1] for o in s.officers] == [4, 4, 4, 4]
    effects(s, [{"op": "lose", "who": "others", "res": "parts", "n": 1}], actor=2)
    assert [o.res[1] for o in s.officers] == [3, 3, 4, 3]
    effects(s, [{"op": "gain", "who": "store", "res": "choice", "n": 2}])
    play(s, 0, PickResource(0))
    play(s, 0, PickResource(2))
    assert s.store == [4, 3, 4]
    effects(s, [{"op": "lose", "who": "store", "res": "choice", "n": 1}])
    play(s, 0, PickResource(1))
    assert s.store == [4, 2, 4]
    effects(s, [{"op": "gain", "who": "leader", "res": "choice", "n": 1}])
    play(s, s.leader, PickResource(2))
    effects(s, [{"op": "merit", "who": "top", "n": 3}, {"op": "merit", "who": "low", "n": 1}])
    assert sorted(o.merit for o in s.officers) == [0, 0, 1, 3]
    effects(s, [{"op": "stars", "who": "actor", "n": 2}, {"op": "stars", "who": "actor", "n": -5}])
    assert s.officers[0].stars == 0


def test_status_choices_and_votes() -> None:
    s = table()
    effects(s, [{"op": "status", "dept": "choice", "n": 1}])
    play(s, 0, PickSystem(2))
    assert s.status == [0, 0, 1, 0]
    effects(s, [{"op": "status", "dept": "worst", "n": -1}])
    assert s.status == [0, 0, 0, 0]
    effects(s, [{"op": "status", "dept": "vote", "n": 1}])
    for seat in range(4):
        play(s, seat, PickSystem(3))
    assert s.status == [0, 0, 0, 1]


def test_mark_and_unmark_by_choice() -> None:
    s = table()
    effects(s, [{"op": "mark", "kind": "failure", "room": "robotics", "at": "choice"}])
    play(s, 0, PickStation(station("robotics", 1)))
    assert s.broken == 1 << station("robotics", 1)
    s.failed = 1 << station("robotics", 0) | 1 << station("robotics", 2)
    effects(s, [{"op": "unmark", "kind": "failure", "room": "dept:computer", "n": 1, "by": "status"}])
    play(s, 0, PickStation(station("robotics", 2)))
    assert s.failed == 1 << station("robotics", 0)
    effects(s, [{"op": "unmark", "kind": "failure", "room": "robotics", "n": 5}])
    assert s.failed == s.broken == 0


def test_draw_discard_search_and_deal() -> None:
    s = table()
    effects(s, [{"op": "draw", "who": "actor", "deck": "file", "n": 2}])
    assert [len(officer.files) for officer in s.officers] == [2, 0, 0, 0]
    effects(s, [{"op": "discard", "who": "actor", "deck": "file", "n": 1}])
    play(s, 0, s.legal(0)[0])
    assert [len(officer.files) for officer in s.officers] == [1, 0, 0, 0]
    schema(s, 0, "sc_01", "sc_02")
    effects(s, [{"op": "discard", "who": "actor", "deck": "schema", "n": 1}])
    play(s, 0, TakeCard(1, 0))
    assert s.officers[0].schemas == (-1, -1, -1, -1)
    effects(s, [{"op": "search", "who": "actor", "deck": "work_order"}])
    play(s, 0, s.legal(0)[2])
    assert len(s.officers[0].orders) == 1
    effects(s, [{"op": "deal_choice", "who": "actor", "deck": "file", "n": 3, "players": 2}])
    play(s, 0, s.legal(0)[0])
    play(s, 0, PickSeat(1))
    play(s, 0, s.legal(0)[0])
    play(s, 0, PickSeat(2))
    assert len(s.officers[1].files) == len(s.officers[2].files) == 1
    assert s.known[0]
    assert s.view(0).known == s.known[0]


def test_shift_flag_counter() -> None:
    s = table()
    effects(
        s,
        [
            {"op": "shift", "n": -2},
            {"op": "flag", "flag": "course", "value": "original"},
            {"op": "counter", "counter": "unrest", "n": -4},
            {"op": "counter", "counter": "margin", "n": -4},
            {"op": "counter", "counter": "trust", "n": 7, "set": True},
        ],
    )
    assert s.track == -2
    assert check(s, {"test": "flag", "flag": "course", "value": "original"})
    assert s.log.counters[4:7] == (7, 0, -4)
    to_point(s, "p1_3")
    effects(s, [{"op": "counter", "counter": "progress", "n": 1}])
    assert s.log.counters[0] == 0  # no goal is current


def test_unlock_remove_add_fate() -> None:
    s = table()
    effects(s, [{"op": "unlock", "component": "commons"}, {"op": "unlock", "component": "wo_x1"}])
    assert s.rooms >> BOOK.room_id["commons"] & 1
    assert BOOK.order_id["wo_x1"] in s.pools[2]
    before = s.digest()
    effects(s, [{"op": "unlock", "component": "commons"}, {"op": "unlock", "component": "wo_x1"}])
    assert s.digest() == before  # repeating has no effect
    effects(s, [{"op": "unlock", "component": "tag:open"}])
    assert {BOOK.fate_id["fc_o01"], BOOK.fate_id["fc_o02"]} <= set(s.pools[3])
    effects(s, [{"op": "unlock", "component": "fc_h01"}, {"op": "remove", "component": "tag:open"}])
    assert BOOK.fate_id["fc_h01"] in s.pools[3]
    assert BOOK.fate_id["fc_o01"] in s.log.gone
    effects(s, [{"op": "remove", "component": "wo_x1"}, {"op": "remove", "component": "commons"}])
    assert BOOK.order_id["wo_x1"] not in s.log.orders
    assert not s.rooms >> BOOK.room_id["commons"] & 1
    effects(s, [{"op": "unlock", "component": "rc_ring"}, {"op": "remove", "component": "rc_ring"}])
    s.officers[3].relationship = 0
    effects(s, [{"op": "add_fate", "card": "fc_r01b"}])
    assert s.log.entered == (BOOK.fate_id["fc_r01b"],)


def test_goto_ends_the_present_point() -> None:
    s = table()
    effects(s, [{"op": "goto", "plot": "p1_2"}])
    assert s.point == BOOK.point_id["p1_2"]
    assert s.deadline == 4


def test_choose_each_if() -> None:
    s = table()
    pep = next(i for i, option in enumerate(BOOK.options) if BOOK.texts[option.text]["en"] == "Colonist")
    s.officers[0].dice = (col(2), off(1))
    s.officers[0].cryo -= 1
    from tests.games.gen7.table import file

    play(s, 0, _play(file(s, 0, "fi_03")))
    play(s, 0, PickOption(pep))
    play(s, 0, SetDie(0, col(2), 6))
    assert s.officers[0].dice == (col(6), off(1))
    leads = {"test": "is_leader", "who": "actor"}
    branch: dict[str, Any] = {"op": "if", "test": leads, "then": [{"op": "merit", "who": "actor", "n": 1}]}
    branch["else"] = [{"op": "merit", "who": "actor", "n": 2}]
    effects(s, [{"op": "each", "who": "all", "do": [branch]}])
    assert sorted(o.merit for o in s.officers) == [1, 2, 2, 2]


def _play(card: int) -> Any:
    from sternhafen.games.gen7.actions import PlayFile

    return PlayFile(card)


def test_die_moves() -> None:
    s = table(col(2), col(5), off(1))
    move: dict[str, Any] = {"op": "die_move", "kind": "colonist", "n": 1, "from": "quarters", "to": "wake"}
    effects(s, [{**move, "who": "actor"}])
    play(s, 0, PickDie(0, col(5)))
    assert s.wake == (col(5),)
    effects(s, [{**move, "who": "anyone", "from": "wake", "to": "quarters", "up_to": True}])
    play(s, 0, PASS)
    assert s.wake == (col(5),)
    effects(s, [{**move, "who": "actor", "from": "wake", "to": "quarters", "roll": "may"}])
    play(s, 0, PASS)
    assert col(5) in s.officers[0].dice
    robots = {"op": "die_move", "who": "actor", "kind": "robot", "n": 1, "from": "robot_supply", "to": "quarters"}
    effects(s, [{**robots, "roll": True}])
    assert any(code >= rob(1) for code in s.officers[0].dice)
    s.occupy(station("robotics"), 1 * CODES + off(1))
    s.officers[1].dice = ()
    effects(s, [{"op": "die_move", "who": "pick_other", "kind": "any", "n": 1, "from": "room", "to": "quarters"}])
    assert list(s.officers[1].dice) == [off(1)]


def test_die_sets() -> None:
    s = table(col(2), off(3))
    base: dict[str, Any] = {"op": "die_set", "who": "actor", "kind": "colonist", "n": 1}
    effects(s, [{**base, "mode": "flip"}])
    assert s.officers[0].dice[0] == col(5)
    effects(s, [{**base, "mode": "value", "value": 1}])
    assert s.officers[0].dice[0] == col(1)
    effects(s, [{**base, "mode": "updown", "by": 2}])
    play(s, 0, SetDie(0, col(1), 3))
    effects(s, [{**base, "mode": "down", "by": 1}])
    play(s, 0, SetDie(0, col(3), 2))
    effects(s, [{**base, "mode": "any", "who": "pick_other"}])
    assert asked(s).__name__ == "PickPlayer"
    play(s, 0, PickSeat(2))
    effects(s, [{**base, "mode": "any"}])
    play(s, 0, SetDie(0, col(2), 6))
    effects(s, [{**base, "mode": "reroll", "n": "all", "kind": "any"}])
    assert len(s.officers[0].dice) == 2


def test_cryo_robot_tasks_orders() -> None:
    s = table(col(2), off(3))
    effects(s, [{"op": "cryo", "who": "all", "n": 2}])
    assert all(o.pod for o in s.officers)
    assert len(s.wake) == 4
    effects(s, [{"op": "robot", "who": "actor"}])
    advance(s, lambda s: asked(s).__name__ != "TurnRobot")
    assert not s.officers[0].robot
    task(s, 1, 2)
    effects(s, [{"op": "task_draw", "n": 1}, {"op": "task_add", "task": "pt_x01", "sticky": True}])
    assert len(s.row) == 4
    effects(s, [{"op": "task_drop", "n": 1}])
    play(s, 0, PickTask(1))
    assert 1 not in s.row
    effects(s, [{"op": "task_done", "n": 1, "reward": True}])
    play(s, 0, PickTask(2))
    assert s.done >> 2 & 1
    assert s.officers[0].merit == 4
    card = order(s, 0, 0)
    effects(s, [{"op": "work_order", "who": "actor", "room": "computing_center", "discount": 9}])
    play(s, 0, TakeCard(2, card))
    assert s.officers[0].merit == 4 + 5
    effects(s, [{"op": "discount", "kind": "any", "n": 2}])
    assert s.discount == 2


def test_rounds_goals_rules_badge_and_spotlight() -> None:
    s = table()
    effects(s, [{"op": "deadline", "add": 1}, {"op": "final_round", "add": 2}])
    assert (s.deadline, s.final) == (3, 6)
    effects(s, [{"op": "goal_add", "goal": "eg_clean"}, {"op": "goal_side", "goal": "eg_clean", "side": "failure"}])
    assert s.lost_goals >> BOOK.goal_id["eg_clean"] & 1
    effects(s, [{"op": "rule", "rule": {"mod": "vote_weight", "who": "owner", "n": 2}, "until": "turn_end"}], actor=1)
    assert [weight(s, seat) for seat in range(4)] == [1, 3, 1, 1]
    effects(s, [{"op": "leader", "who": "actor"}, {"op": "spotlight", "who": "actor"}], actor=3)
    assert s.leader == s.log.next_spotlight == 3
    effects(s, [{"op": "replace"}])
    assert s.replaced
    effects(s, [{"op": "end_episode", "next": "p2_1"}])
    assert s.log.bookmark == BOOK.point_id["p2_1"]
    effects(s, [{"op": "keep", "who": "actor"}, {"op": "again", "what": "schema"}])
    assert s.officers[0].kept == ()


def test_a_vote_in_the_story() -> None:
    s = table()
    to_point(s, "p7b_2")
    s.agenda = []
    from sternhafen.games.gen7.effects.agenda import resolve

    resolve(s, BOOK.points[s.point].setup, BY_SEAT[0])
    s.settle()
    assert asked(s).__name__ == "CastVote"
    for seat in range(4):
        play(s, seat, s.legal(seat)[0])
    assert s.status[2] == 1


# Tests -------------------------------------------------------------------------------------------------------------


def test_conditions_on_the_table() -> None:
    s = table(col(2), off(3))
    assert check(s, {"test": "not", "of": {"test": "flag", "flag": "logged"}})
    rounds = [{"test": "round", "cmp": "==", "n": 9}, {"test": "round", "cmp": "<", "n": 9}]
    assert check(s, {"test": "any", "of": rounds})
    assert check(s, {"test": "all", "of": [{"test": "track", "cmp": "==", "n": 0}]})
    assert check(s, {"test": "counter", "counter": "trust", "cmp": ">=", "n": 0})
    assert check(s, {"test": "status", "dept": "all", "cmp": "<=", "n": 0})
    assert not check(s, {"test": "status", "dept": "any", "cmp": ">", "n": 0})
    assert check(s, {"test": "status", "dept": "energy", "cmp": "!=", "n": 1})
    assert check(s, {"test": "res", "who": "store", "res": "total", "cmp": "==", "n": 9})
    assert check(s, {"test": "res", "who": "store", "res": "each", "cmp": ">=", "n": 3})
    assert check(s, {"test": "merit", "who": "top", "cmp": "==", "n": 0})
    assert check(s, {"test": "merit_place", "who": "actor", "cmp": "==", "n": s.ladder.index(0) + 1})
    assert check(s, {"test": "relation", "rel": _rel(s.officers[0].relationship)})
    assert check(s, {"test": "tasks_open", "cmp": "==", "n": len(s.row)})
    assert check(s, {"test": "tasks_done", "scope": "episode", "cmp": "==", "n": 0, "dept": "energy"})
    assert check(s, {"test": "tasks_failed", "scope": "plot", "cmp": "==", "n": 0})
    assert check(s, {"test": "hand", "who": "actor", "deck": "file", "cmp": "==", "n": 0})
    assert check(s, {"test": "hand", "who": "actor", "deck": "schema", "cmp": "==", "n": 0})
    assert check(s, {"test": "damage", "cmp": "==", "n": 0})
    assert check(s, {"test": "station_done", "station": "s_count", "cmp": "==", "n": 0})
    assert check(s, {"test": "dice", "who": "actor", "kind": "colonist", "place": "quarters", "cmp": "==", "n": 1})


def _rel(card: int) -> str:

    return str(BOOK.rel_data[card]["id"])


def test_conditions_on_a_die() -> None:
    s = table(col(2), off(3))
    place = station("science_lab")
    s.occupy(place, off(5))
    s.officers[0].dice = (col(2),)
    at = {"die": off(5), "place": place}
    assert check(s, {"test": "deployed", "kind": "officer", "dept": "computer"}, **at)
    assert check(s, {"test": "deployed", "place": "lab", "room": "science_lab"}, **at)
    assert not check(s, {"test": "deployed", "place": "center"}, **at)
    assert check(s, {"test": "die", "cmp": "==", "n": 5}, **at)
    assert check(s, {"test": "alone"}, **at)
    s.occupy(station("science_lab", 1), CODES + off(1))
    assert not check(s, {"test": "alone"}, **at)
    assert not check(s, {"test": "alone", "room": "science_lab"}, **at)
    assert len(dice_at(s, place)) == 2


def test_statistics() -> None:
    s = table(col(3), off(1))
    play(s, 0, Deploy(col(3), station("science_lab"), 0))
    stat: dict[str, Any] = {"test": "stat", "who": "actor", "stat": "deployed", "cmp": "==", "n": 1}
    assert check(s, stat)
    assert check(s, {**stat, "dept": "computer"})
    assert check(s, {**stat, "room": "science_lab", "kind": "colonist"})
    assert not check(s, {**stat, "dept": "energy"})
    assert check(s, {**stat, "who": "team"})
    assert check(s, {**stat, "stat": "schemas_focused", "n": 0})
    assert check(s, {**stat, "stat": "tasks_contributed", "dept": "energy", "n": 0})


def test_numbers() -> None:
    assert number("2*players-4").value({"players": 4}) == 4
    assert number("#/3+1").value({"#": 4}) == 3
    assert number("(9-#)/2").value({"#": 4}) == 3
    assert number("all").every


# Rule sorts --------------------------------------------------------------------------------------------------------


def test_rules_on_tasks_and_the_store() -> None:
    s = table()
    task(s, 10)
    add_rule(s, {"mod": "store_lock", "res": ["data"]})
    assert store_open(s) == [0, 3, 3]
    add_rule(s, {"mod": "task_cost", "n": 1, "res": "chem", "dept": "energy"})
    add_rule(s, {"mod": "task_cost", "n": -2})
    assert target_cost(s, 10) == ((0, 2, 1), -2)
    assert target_cost(s, BOOK.task_count) == ((1, 0, 0), 0)
    add_rule(s, {"mod": "task_merit", "n": 2, "dept": "energy"})
    assert task_merit(s, 10) == 5
    add_rule(s, {"mod": "task_steps", "n": 1})
    fail_task(s, 10)
    s.settle()
    assert s.status[2] == 2
    add_rule(s, {"mod": "task_count", "n": -9})
    task(s)
    PriorityTasks(-1).run(s)
    assert len(s.row) == 1


def test_rules_on_dice_and_stations() -> None:
    s = table(col(3), off(3), rob(4))
    add_rule(s, {"mod": "ban", "kind": "colonist", "dept": "energy"})
    assert s.explain(0, Deploy(col(3), station("recycling_lab"), 0)) is not None
    assert s.explain(0, Deploy(off(3), station("recycling_lab"), 0)) is None
    add_rule(s, {"mod": "adjust", "min": -1, "max": 1, "kind": "officer"})
    add_rule(s, {"mod": "adjust", "min": 0, "max": 1, "room": "science_lab"})
    assert s.explain(0, Deploy(off(3), station("science_lab"), 2)) is None
    assert s.explain(0, Deploy(off(3), station("science_lab"), 3)) is not None
    add_rule(s, {"mod": "no_fault", "room": "all_labs"}, 0)
    s.faulty = 1 << station("science_lab") | 1 << station("robotics")
    assert s.explain(0, Deploy(off(3), station("science_lab"), 0)) is None
    assert s.explain(0, Deploy(off(3), station("robotics"), 0)) is not None
    add_rule(s, {"mod": "wild_sub", "n": 1}, 0)
    assert wilds(s, 0) == 1
    assert wilds(s, 1) == 0
    add_rule(s, {"mod": "robot_split", "n": 2}, 0)
    assert split_more(s, 0) == 2
    made = add_rule(s, {"mod": "no_rule_recycling", "limit": {"n": 1, "per": "round"}}, 0)
    use_up(s, BOOK.rules[made], 0)
    assert not left_to_use(s, BOOK.rules[made], 0)
    assert not in_force(s, 0, MODS.index("no_rule_recycling"))


def test_rules_on_resources_and_votes() -> None:
    s = table()
    add_rule(s, {"mod": "storage", "where": "quarters", "n": 3}, 0)
    add_rule(s, {"mod": "storage", "where": "store", "n": -5})
    assert (limit_of(s, 0), limit_of(s, 1), store_limit(s)) == (18, 15, 10)
    add_rule(s, {"mod": "side_cost", "res": "chem", "n": -5}, 0)
    assert side_prices(s, 0) == (1, 2)
    add_rule(s, {"mod": "fate_choice"}, 2)
    card = only_fate(s, "fc_s01")
    s.fate = card
    assert s.view(2).consequences
    assert not s.view(1).consequences
    for mod in ("yield", "provide_merit", "order_merit", "order_cost", "extra_draw", "alone_brief"):
        assert any(BOOK.rules[i].mod == MODS.index(mod) for i in range(len(BOOK.rules)))


def test_an_alternative_action_replaces_one_of_the_rooms() -> None:
    s = table(col(3), off(1))
    to_point(s, "p6a_2")
    play(s, 0, Deploy(col(3), station("medical_center"), 0))
    choice = next(a for a in s.legal(0) if isinstance(a, Instead) and a.action == 0)
    cryo = s.officers[0].cryo
    play(s, 0, choice)
    assert s.officers[0].cryo == cryo  # Cryostasis was replaced
    assert s.officers[0].merit == 2
    assert s.log.counters[3] == 1


@pytest.mark.parametrize("card", ["fi_01", "fi_02", "fi_04", "fi_12", "fi_13", "fi_14", "fi_15", "fi_16", "fi_17"])
def test_files_can_be_played(card: str) -> None:
    from tests.games.gen7.table import file

    s = table(col(3), off(2), rob(5))
    s.failed = 1 << station("robotics") | 1 << station("science_lab")
    task(s, 1, 2)
    play(s, 0, _play(file(s, 0, card)))
    advance(s, lambda s: asked(s).__name__ == "TakeTurn")
