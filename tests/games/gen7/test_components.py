"""The components: GEN7-1, and the facts of later chapters that are data."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from sternhafen.games.gen7.actions import PickTask
from sternhafen.games.gen7.campaign.names import name_of
from sternhafen.games.gen7.data.vocabulary import DEPTS, FACES, KINDS, RES
from sternhafen.games.gen7.effects.card_choices import ChooseTask
from sternhafen.games.gen7.view import Gen7View
from sternhafen.text.rules import rulebook
from tests.games.gen7.table import (
    BOOK,
    advance,
    asked,
    campaign_at,
    effects,
    episode,
    fresh,
    on_turn,
    play,
    run_round,
    task,
    turn_of,
)


@pytest.mark.rule("GEN7-1.1", "GEN7-1.2")
def test_three_resources_and_three_kinds_of_dice() -> None:
    assert RES[:3] == ("data", "parts", "chem")
    assert dict(zip(KINDS, FACES, strict=False)) == {"colonist": 6, "officer": 8, "robot": 12}


@pytest.mark.rule("GEN7-1.3", "GEN7-1.4")
def test_four_colours_one_for_each_quarters_with_their_dice() -> None:
    assert sorted(q["color"] for q in BOOK.quarters_data) == ["blue", "green", "orange", "purple"]
    assert [q["dice"]["colonist"] for q in BOOK.quarters_data] == [5, 5, 5, 4] == list(BOOK.colonists)
    assert all(q["dice"]["officer"] == q["dice"]["robot"] == 1 for q in BOOK.quarters_data)


MARKERS: list[tuple[list[Any], Callable[[Gen7View], Any]]] = [
    ([{"op": "merit", "who": "actor", "n": 2}], lambda view: (view.officers[0].merit, view.ladder[0])),
    ([{"op": "cryo", "who": "actor", "n": 1}], lambda view: view.officers[0].pod),
    ([{"op": "task_done", "n": 1}], lambda view: view.done),
    ([{"op": "mark", "kind": "failure", "room": "science_lab", "n": 1, "at": "first"}], lambda view: view.broken),
    ([{"op": "mark", "kind": "fault", "room": "science_lab", "n": 1, "at": "first"}], lambda view: view.faulty),
    ([{"op": "status", "dept": "energy", "n": 1}], lambda view: view.status),
    ([{"op": "final_round", "round": 6}], lambda view: view.final),
    ([{"op": "deadline", "round": 5}], lambda view: view.deadline),
    ([{"op": "shift", "n": 1}], lambda view: view.track),
    ([{"op": "gain", "who": "actor", "res": "data", "n": 1}], lambda view: view.officers[0].res),
    ([{"op": "leader", "who": "actor"}], lambda view: view.leader),
]
"""An effect for each marker and token on the table, and where everybody sees it."""


@pytest.mark.rule("GEN7-1.5", "GEN7-1.6", "GEN7-1.17", "GEN7-1.25")
@pytest.mark.parametrize(("effect", "shown"), MARKERS)
def test_every_marker_and_token_is_seen_to_move(effect: list[Any], shown: Callable[[Gen7View], Any]) -> None:
    s = turn_of(episode(), 0)
    task(s, 10)
    s.leader = 1
    before = shown(s.view(3))
    effects(s, effect)
    if asked(s) is ChooseTask:
        play(s, 0, PickTask(10))
    assert shown(s.view(3)) != before


@pytest.mark.rule("GEN7-1.5", "GEN7-1.6")
def test_round_spotlight_and_bookmark_move_on() -> None:
    s = episode()
    assert (s.view(0).round, s.view(0).spotlight) == (1, -1)
    run_round(s)
    assert s.view(0).round == 2
    carry = campaign_at(7, 1)
    assert carry.point in BOOK.episode_goals  # the bookmark lies where an episode opens
    assert fresh(carry=carry).view(0).spotlight == carry.spotlight in range(4)


@pytest.mark.rule("GEN7-1.7")
def test_every_type_of_card_is_there() -> None:
    for kind in ("task", "order", "file", "fate", "schema", "goal", "plan", "rulecard", "relationship", "skill"):
        assert name_of(BOOK, kind, 0, "en")
        assert name_of(BOOK, kind, 0, "de")


@pytest.mark.rule("GEN7-1.8", "GEN7-1.28")
def test_a_task_shows_what_it_needs_and_threatens() -> None:
    for entry in BOOK.task_data:
        assert {"name", "department", "cost", "group", "merit", "steps"} <= entry.keys()
    assert sum(1 for cost in BOOK.task_cost if sum(cost)) > len(BOOK.task_data) / 2
    assert all(sum(cost) for cost in BOOK.order_cost)


@pytest.mark.rule("GEN7-1.9", "GEN7-1.10", "GEN7-1.12")
def test_orders_files_and_schemas_show_what_they_do() -> None:
    centres = {"computing_center", "fabrication_center", "medical_center"}
    assert all(entry["room"] in centres and entry["merit"] > 0 < entry["penalty"] for entry in BOOK.order_data)
    assert all(entry["name"] and entry["do"] for entry in BOOK.file_data)
    for entry in BOOK.schema_data:
        assert entry["text"]["en"].count("[") == entry["text"]["de"].count("[") == 1
        assert entry["focus_text"]["en"]
        assert entry["rules"] != entry["focus_rules"]


@pytest.mark.rule("GEN7-1.11", "GEN7-1.15")
def test_fate_cards_and_relationships_are_linked() -> None:
    for entry in BOOK.fate_data:
        assert entry["tag"] in BOOK.tags
        assert entry["trigger"]
        assert all(choice["result"] for choice in entry["choices"])
    ids = {entry["id"] for entry in BOOK.fate_data}
    for rel in BOOK.rel_data:
        assert {"name", "function", "rating", "fate"} <= rel.keys()
        assert rel["fate"] in ids


@pytest.mark.rule("GEN7-1.13", "GEN7-1.14")
def test_goals_show_stars_and_a_failed_side_gives_fewer() -> None:
    for entry in BOOK.goal_data:
        if "failure" in entry:
            assert len(entry["failure"]["award"]) < len(entry["award"])
    assert all(entry["stars"] > 0 and entry["test"] for entry in BOOK.plan_data)


@pytest.mark.rule("GEN7-1.16", "GEN7-1.27")
def test_rooms_show_departments_stations_and_actions() -> None:
    departments = {room["id"]: room["department"] for room in BOOK.room_data if room["unlocked"]}
    assert departments == {
        "ops_center": "command", "ship_store": "command", "computing_center": "computer", "science_lab": "computer",
        "robotics": "computer", "recycling_lab": "energy", "fabrication_center": "energy",
        "chemistry_lab": "biosphere", "medical_center": "biosphere",
    }  # fmt: skip
    assert [BOOK.room_dept[BOOK.room_id[room]] for room in departments] == [
        DEPTS.index(d) for d in departments.values()
    ]


@pytest.mark.rule("GEN7-1.18", "GEN7-1.20", "GEN7-34.1")
def test_the_logbook_keeps_what_persists() -> None:
    carry = campaign_at(3, 1)
    for entry in (
        "ship", "names", "officers", "damage", "scars", "track", "entered", "rooms", "rule_cards", "point", "history",
        "flags", "counters", "gone", "fates", "orders", "spotlight",
    ):  # fmt: skip
        assert hasattr(carry, entry)
    first = carry.officers[0]
    assert (first.rank >= 1, first.stars >= 0, first.underlines >= 0) == (True, True, True)
    for point in BOOK.point_data:
        if point["kind"] == "plot":
            assert {"setup", "goal", "narrative", "success", "setback"} <= point.keys()


@pytest.mark.rule("GEN7-1.19")
def test_a_skill_shows_cost_effect_and_minimum_rank() -> None:
    assert all({"name", "cost", "text", "min_rank", "rules"} <= entry.keys() for entry in BOOK.skill_data)


FACTS = {
    "GEN7-1.21": ("130", "20"),
    "GEN7-1.22": ("teen|zehn", "sevent|siebte"),
    "GEN7-1.23": ("eight|acht", "nine|neun"),
    "GEN7-1.24": ("not known|kennen wir nicht", "our own|eigene"),
}
"""What the rules tell of the printed game, in words that both languages must hold."""


@pytest.mark.rule("GEN7-1.21", "GEN7-1.22", "GEN7-1.23", "GEN7-1.24")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_tell_what_is_known_of_the_printed_game(language: str) -> None:
    book = rulebook(language, "gen7").rules
    for rule, words in FACTS.items():
        for word in words:
            assert re.search(word, book[rule].text), (rule, word)


@pytest.mark.rule("GEN7-1.22", "GEN7-1.23", "GEN7-1.24")
def test_our_campaign_has_its_own_story_endings_and_decks() -> None:
    endings = [point for point in BOOK.point_data if point["kind"] == "ending"]
    assert len(endings) == len({point["title"]["en"] for point in endings}) == 8
    assert "Seventh" in BOOK.story_data["campaign"]["en"]
    assert "siebte" in BOOK.story_data["campaign"]["de"]
    assert (len(BOOK.task_data), len(BOOK.order_data), len(BOOK.fate_data)) == (36, 38, 63)
    for name in ("priority_tasks", "work_orders", "fate_cards", "file_cards", "schema_cards"):
        assert "original" in str(BOOK.files[name]["origin"])


@pytest.mark.rule("GEN7-1.26", "GEN7-3.7", "GEN7-5.8")
def test_rule_cards_come_with_new_elements_and_stay_laid_out() -> None:
    s = fresh()
    shown = {entry["id"] for i, entry in enumerate(BOOK.rule_card_data) if s.log.rule_cards >> i & 1}
    assert {"rc_briefing", "rc_resources"} <= shown
    assert "rc_blister" not in shown
    advance(s, on_turn)
    effects(s, [{"op": "unlock", "component": "blister"}])
    assert s.view(0).rule_cards >> next(i for i, e in enumerate(BOOK.rule_card_data) if e["id"] == "rc_blister") & 1
