"""A campaign's files are checked when they are loaded; errors name file, entry and reason."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sternhafen.games.gen7.campaign.files.checker import Checker, ComponentError
from sternhafen.games.gen7.campaign.files.reading import read_files
from sternhafen.games.gen7.campaign.files.shapes import FILES
from sternhafen.games.gen7.campaign.files.story_checker import ways_on
from sternhafen.games.gen7.campaign.language import number
from sternhafen.games.gen7.campaign.registry import (
    FIRST,
    FOLDERS,
    HOUSE,
    campaigns,
)
from sternhafen.games.gen7.effects.formulas import VARIABLES, BadFormula, postfix
from tests.games.gen7.campaign_folder import change

HOUSE_FILES = read_files(campaigns()[FIRST])


def test_the_campaign_of_the_house_is_sound(folder: Path) -> None:
    assert len(read_files(folder)) == 15


def lab(rooms: Any) -> Any:
    return next(room for room in rooms["rooms"] if room["id"] == "science_lab")


CASES: list[tuple[str, Callable[[Any], None], str, str]] = [
    ("file_cards", lambda d: d["files"][0]["do"][0].update(op="fly"), "fi_01", "unknown effect 'fly'"),
    ("file_cards", lambda d: d["files"][4]["do"][0].pop("res"), "fi_05", "effect 'gain' needs 'res'"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(speed=1), "fi_05", "has no argument 'speed'"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(n="many"), "fi_05", "'many' is no number"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(res="gold"), "fi_05", "unknown res 'gold'"),
    ("file_cards", lambda d: d["files"][1].update(id="fi_01"), "fi_01", "used twice"),
    ("file_cards", lambda d: d["files"][1]["name"].pop("de"), "fi_02", "a text without 'de'"),
    ("file_cards", lambda d: d["files"][1].update(name="Wind"), "fi_02", "needs both languages"),
    ("schema_cards", lambda d: d["schemas"][0]["rules"][0].update(mod="magic"), "sc_01", "unknown rule 'magic'"),
    ("schema_cards", lambda d: d["schemas"][7]["rules"][0].update(on="lunch"), "sc_08", "unknown event 'lunch'"),
    (
        "officer_skills",
        lambda d: d["skills"][2]["rules"][0]["limit"].update(per="day"),
        "motivator",
        "per 'day'",
    ),
    ("fate_cards", lambda d: d["cards"][0].update(by="nobody"), "fc_s01", "nobody is called"),
    ("fate_cards", lambda d: d["cards"][0].update(tag="xx"), "fc_s01", "unknown tag 'xx'"),
    ("fate_cards", lambda d: d["cards"][0]["trigger"].update(test="weather"), "fc_s01", "unknown test 'weather'"),
    ("priority_tasks", lambda d: d["tasks"][0]["group"].update(subs=["?"]), "pt_c01", "unknown relation '?'"),
    ("priority_tasks", lambda d: d["tasks"][0]["group"].update(all="pair"), "pt_c01", "unknown relation 'pair'"),
    ("relationships", lambda d: d["relationships"][0].update(fate="fc_zzz"), "rel_tomasz", "unknown card"),
    ("episodes", lambda d: d["plot_points"][0]["success"].update(next="p9"), "p1_1", "unknown plot point 'p9'"),
    ("episodes", lambda d: d["plot_points"][1]["success"].update(next="p1_1"), "p1_2", "in a circle"),
    ("episodes", lambda d: d["plot_points"][0].pop("goal"), "p1_1", "needs 'goal'"),
    ("episodes", lambda d: d["plot_points"][0].update(kind="song"), "p1_1", "unknown kind"),
    ("episodes", lambda d: d["plot_points"][3].update(rules_text=None), "p2_1", "rules without"),
    ("episodes", lambda d: d.update(start="p1_2"), "start", "opens no episode"),
    ("episodes", lambda d: d["plot_points"][0]["narrative"].update(en="Short."), "p1_1", "1 words"),
    ("episodes", lambda d: d["episodes"][0]["variants"][0]["goals"].append("eg_x"), "p1_1", "unknown goal 'eg_x'"),
    ("episodes", lambda d: d["plot_points"][0].update(stations={}), "p1_1", "'stations' must be a list"),
    ("episodes", lambda d: d["counters"]["trust"].pop("start"), "trust", "the counter needs 'start'"),
    ("rooms", lambda d: d.pop("rooms"), "-", "the file needs 'rooms'"),
    ("rooms", lambda d: d["rooms"].append(7), "rooms 14", "the entry must be an object"),
    ("rooms", lambda d: d["rooms"][0].update(department="kitchen"), "ops_center", "unknown word 'kitchen'"),
    ("rooms", lambda d: d["rooms"][2]["actions"][0].update(do=[]), "computing_center", "an action that does nothing"),
    ("quarters", lambda d: d["quarters"][0].pop("dice"), "science", "the entry needs 'dice'"),
    ("system_status", lambda d: d["limits"].update(storage="many"), "-", "'storage' must be a whole number"),
    ("vocabulary", lambda d: d.pop("stats"), "-", "the file needs 'stats'"),
    ("file_cards", lambda d: d["files"][0].pop("when"), "fi_01", "the entry needs 'when'"),
    ("file_cards", lambda d: d["files"][0].update(copies=True), "fi_01", "'copies' must be a whole number"),
    ("file_cards", lambda d: d["files"][0].update(do=[]), "fi_01", "a file without effects"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(n=[]), "fi_05", "'n' must be a whole number or a word"),
    ("schema_cards", lambda d: d["schemas"][0]["rules"][0].update(test="rain"), "sc_01", "unknown test 'rain'"),
    ("personal_goals", lambda d: d["plan_a"][0].update(test={}), "pg_a01", "'test' needs 'test'"),
    ("fate_cards", lambda d: d["cards"][0]["choices"][0].pop("effects"), "fc_s01", "'choices' needs 'effects'"),
    ("work_orders", lambda d: d["work_orders"][0]["cost"].pop("chem"), "wo_01", "'cost' needs 'chem'"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(n="players+"), "fi_05", "is no number: nothing after '+'"),
    ("file_cards", lambda d: d["files"][4]["do"][0].update(n="yield"), "fi_05", "is no number: unknown 'yield'"),
    ("schema_cards", lambda d: d["schemas"][0]["rules"][0].update(n="rank"), "sc_01", "'n' must be a whole number"),
    ("episodes", lambda d: d["plot_points"][0]["goal"]["test"].update(n="(players"), "p1_1", "'(' without ')'"),
    ("rooms", lambda d: lab(d)["stations"][0].update(formula="#/"), "science_lab", "nothing after '/'"),
    ("rooms", lambda d: lab(d)["stations"][0].update(formula="players"), "science_lab", "unknown 'players'"),
    ("rooms", lambda d: lab(d)["stations"][0].update(formula=None), "science_lab", "a yield of a station without"),
    ("rooms", lambda d: lab(d)["actions"][0]["do"].append(lab(d)["actions"][0]["do"][0]), "science_lab", "'yield'"),
    (
        "quarters",
        lambda d: d["quarters"][0]["private_station"].update(formula="2 2 +"),
        "science",
        "'2 2 +' is no number: nothing after '+'",
    ),
]


@pytest.mark.parametrize(("name", "edit", "entry", "reason"), CASES)
def test_an_error_names_file_entry_and_reason(
    folder: Path, name: str, edit: Callable[[Any], None], entry: str, reason: str
) -> None:
    change(folder, name, edit)
    with pytest.raises(ComponentError) as error:
        read_files(folder)
    assert (error.value.file, error.value.entry) == (name, entry)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("formula", "reason"),
    [
        ("players+", "nothing after '+'"),
        ("*2", "nothing before '*'"),
        ("-3", "nothing before '-'"),
        ("2players", "no sign between '2' and 'players'"),
        ("2(rank)", "no sign between '2' and '('"),
        ("(rank)(rank)", "no sign between ')' and '('"),
        ("players round", "unknown 'playersround'"),
        ("(players", "'(' without ')'"),
        ("players)", "')' without '('"),
        ("()", "nothing before ')'"),
        ("", "it is empty"),
        ("3/0", "cannot divide by '0'"),
        ("3/round", "cannot divide by 'round'"),
        ("3/(rank-1)", "cannot divide by '('"),
        ("²", "unknown '²'"),
    ],
)
def test_a_formula_that_means_nothing_is_refused(formula: str, reason: str) -> None:
    with pytest.raises(BadFormula) as error:
        postfix(formula, VARIABLES)
    assert str(error.value) == reason


@pytest.mark.parametrize(
    ("formula", "value"),
    [("7", 7), ("2*players-4", 4), ("2*(players-1)", 6), ("#/2", 3), ("(9-#)/2+1", 3), ("8-2-1", 5), ("9/players", 3)],
)
def test_formulas_are_worked_out_as_one_reads_them(formula: str, value: int) -> None:
    assert number(formula).value({"players": 4, "#": 5}) == value


def test_missing_and_broken_files_are_named(folder: Path) -> None:
    (folder / "rooms.json").write_text("{", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"rooms\.json: -: no valid JSON"):
        read_files(folder)
    (folder / "rooms.json").unlink()
    with pytest.raises(ComponentError, match=r"rooms\.json: -: the file is missing"):
        read_files(folder)


def test_no_change_of_a_single_value_ends_in_anything_but_that_error() -> None:
    """Whatever part is replaced by something else: the files are good, or the error is the promised one."""
    rng = Random(3)
    refused = 0
    for name in FILES * 2:
        broken = json.loads(json.dumps(HOUSE_FILES[name]))
        place = broken
        while isinstance(place, (dict, list)) and place:
            key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if rng.random() < 0.4 or not isinstance(place[key], (dict, list)):
                place[key] = rng.choice((None, [], {}, 7, "x", [7]))
                break
            place = place[key]
        try:
            Checker({**HOUSE_FILES, name: broken}).check()
        except ComponentError:
            refused += 1
    assert refused > len(FILES) // 2


@pytest.mark.parametrize("broken", ["missing", "malformed", "nowhere"])
def test_the_command_line_says_in_one_line_what_is_wrong_with_a_campaign(folder: Path, broken: str) -> None:
    if broken == "missing":
        (folder / "rooms.json").unlink()
    elif broken == "malformed":
        change(folder, "rooms", lambda data: data["rooms"][0].pop("kind"))
    else:
        folder = folder / "nowhere"
    done = subprocess.run(
        [sys.executable, "-c", "from sternhafen.cli import main; main(['titles'])"],
        env={**os.environ, FOLDERS: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = {
        "missing": "rooms.json: -: the file is missing",
        "malformed": "rooms.json: ops_center: the entry needs 'kind'",
        "nowhere": f"{folder}: no registered campaign and no folder; there are {HOUSE}, {FIRST}",
    }
    assert (done.returncode, done.stderr) == (2, f"sternhafen: {said[broken]}\n")


def test_a_decision_keeps_an_unconditional_option(folder: Path) -> None:
    def edit(data: Any) -> None:
        for option in data["plot_points"][2]["vote"]["options"]:
            option["if"] = {"test": "flag", "flag": "logged"}

    change(folder, "episodes", edit)
    with pytest.raises(ComponentError, match="an option without a condition"):
        read_files(folder)


def test_an_unreachable_point_is_named(folder: Path) -> None:
    def edit(data: Any) -> None:
        lonely = json.loads(json.dumps(data["plot_points"][-1]))
        lonely["id"] = "end_nowhere"
        data["plot_points"].append(lonely)

    change(folder, "episodes", edit)
    with pytest.raises(ComponentError, match="end_nowhere: no way leads here"):
        read_files(folder)


def test_ways_on_lead_somewhere() -> None:
    story = read_files(campaigns()[FIRST])["episodes"]
    for point in story["plot_points"]:
        assert bool(ways_on(point)) == (point["kind"] != "ending")
