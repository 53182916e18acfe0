"""Every test and rule sort of the vocabulary does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from sternhafen.games.gen7.actions import (
    Deploy,
    Instead,
)
from sternhafen.games.gen7.campaign.language import number
from sternhafen.games.gen7.data.vocabulary import CODES, MODS
from sternhafen.games.gen7.rules.cards.priority_tasks import fail_task, task_merit
from sternhafen.games.gen7.rules.crew import dice_at
from sternhafen.games.gen7.rules.group_station.targets import store_open, target_cost
from sternhafen.games.gen7.rules.lasting_rules.dice import split_more, wilds
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force, left_to_use, use_up
from sternhafen.games.gen7.rules.phases import PriorityTasks
from sternhafen.games.gen7.rules.resources import limit_of, store_limit
from sternhafen.games.gen7.rules.side_uses import side_prices
from tests.games.gen7.effect_table import add_rule, check, play_rule, table
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    col,
    off,
    only_fate,
    play,
    rob,
    station,
    task,
    to_point,
)

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
    play(s, 0, play_rule(file(s, 0, card)))
    advance(s, lambda s: asked(s).__name__ == "TakeTurn")
