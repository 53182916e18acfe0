"""What is asked names only what can be done."""

from __future__ import annotations

import pytest

from sternhafen.engine import State
from sternhafen.games.cryo import TITLE as CRYO
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.cryo.rules.wreck import TakeTile
from sternhafen.games.escape_pods import TITLE as PODS
from sternhafen.games.gen7 import TITLE as GEN7
from sternhafen.games.planet_unknown import TITLE as PLANET
from sternhafen.games.planet_unknown.actions import Done
from sternhafen.table.show.game import question
from sternhafen.text import Words
from tests.games.cryo import positions as cryo
from tests.games.escape_pods import position as pods

EN, DE = Words("en", CRYO, ["Ada", "Bo"]), Words("de", CRYO, ["Ada", "Bo"])


def asked(words: Words, state: State) -> str:
    ask = state.question(0)
    assert ask is not None
    return words.question(state, ask)


def test_cryo_offers_to_recall_only_drones_that_are_out_and_to_deploy_only_those_at_home() -> None:
    s = cryo.table()
    assert (asked(EN, s), asked(DE, s)) == ("Your turn: deploy a drone.", "Du bist am Zug: Sende eine Drohne aus.")
    cryo.deploy(s, 3)
    cryo.turn(s, 0)
    assert asked(EN, s) == "Your turn: deploy a drone, or recall all your drones."
    s.sides[0].home = 0
    assert asked(EN, s) == "Your turn: all your drones are out; recall all of them."


def test_cryo_offers_no_slot_and_no_launch_that_there_is_not() -> None:
    s = cryo.pose(cryo.table(), AtTransport(0))
    assert asked(EN, s) == "No vehicle can be launched now."
    s = cryo.pose(cryo.table(), TakeTile(0, 0))
    assert asked(EN, s).endswith("gain it now, or build it into an empty slot.")
    s.sides[0].slots = list(range(7))
    assert asked(EN, s).endswith("gain it now; all your slots are full.")


@pytest.mark.parametrize(("language", "end"), [("en", "End the turn."), ("de", "Beende den Zug.")])
def test_escape_pods_offers_no_buoys_where_none_can_be_used(language: str, end: str) -> None:
    words = Words(language, PODS, ["Ada", "Bo", "Cleo"])
    s = pods.table()
    s.actions_left = 0
    assert asked(words, s).endswith(end)
    pods.fill(s, pods.MINI_A, 3, "0K")
    s.actions_left = 2
    assert "Boje" not in asked(words, s)


def test_the_browser_is_told_the_same() -> None:
    s = cryo.table()
    found = question(CRYO, s, 0)
    assert found is not None
    assert (found.args["can_deploy"], found.args["can_recall"]) == (1, 0)
    assert EN(found.id, **found.args) == asked(EN, s)


def test_gen7_asks_how_many_parts_and_how_much_data() -> None:
    words = Words("en", GEN7, ["Ada", "Bo", "Cleo"])
    assert words("gen7-ask-fund", res=0, payer=0) == "How much data does Ada pay?"
    assert words("gen7-ask-fund", res=1, payer=4) == "How many parts does the store pay?"


def test_planet_unknown_says_that_something_lapses_only_where_something_is_left() -> None:
    words = Words("en", PLANET, ["Ada", "Bo"])
    nothing = dict.fromkeys(("advances", "energies", "boosts", "patches", "rovers", "moves", "effects"), 0)
    assert words.action(Done()) == "Done"
    assert "lapse" not in words("planet-unknown-ask-gains", **nothing, can_done=1)
    assert "lapse" not in words("planet-unknown-ask-gains", **{**nothing, "advances": 1}, can_done=0)
    for name in ("energies", "patches", "moves"):
        assert words("planet-unknown-ask-gains", **{**nothing, name: 1}, can_done=1).endswith(
            "lapses when you are done."
        )
