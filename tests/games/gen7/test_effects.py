"""Every verb of the vocabulary does what it says."""

from __future__ import annotations

from typing import Any

from sternhafen.games.gen7.actions import (
    PASS,
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
from sternhafen.games.gen7.data.vocabulary import CODES, OPS, TESTS
from sternhafen.games.gen7.effects.agenda import VERBS
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.effects.conditions import READ
from sternhafen.games.gen7.rules.votes import weight
from tests.games.gen7.effect_table import check, play_rule, table
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    effects,
    off,
    order,
    play,
    rob,
    schema,
    station,
    task,
    to_point,
)


def test_every_word_of_the_vocabulary_has_a_meaning() -> None:
    assert len(VERBS) == len(OPS)
    assert len(READ) == len(TESTS)


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

    play(s, 0, play_rule(file(s, 0, "fi_03")))
    play(s, 0, PickOption(pep))
    play(s, 0, SetDie(0, col(2), 6))
    assert s.officers[0].dice == (col(6), off(1))
    leads = {"test": "is_leader", "who": "actor"}
    branch: dict[str, Any] = {"op": "if", "test": leads, "then": [{"op": "merit", "who": "actor", "n": 1}]}
    branch["else"] = [{"op": "merit", "who": "actor", "n": 2}]
    effects(s, [{"op": "each", "who": "all", "do": [branch]}])
    assert sorted(o.merit for o in s.officers) == [1, 2, 2, 2]


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
