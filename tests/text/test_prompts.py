"""Questions offer only what is possible: an option that a sentence names is one of the legal answers."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Match
from sternhafen.games import title
from sternhafen.games.cryo.rules.wreck import TakeTile
from sternhafen.text.ids import kebab
from sternhafen.text.words import Words
from tests.games.cryo.positions import pose, table

OPTIONS: dict[str, list[tuple[str, str, str, str]]] = {
    "cryo": [
        ("turn", "Deploy", "deploy a drone", "sende eine Drohne aus"),
        ("turn", "Recall", "recall all", "alle deine Drohnen zurück"),
        ("card-action", "DrawCard", "draw a card", "zieh"),
        ("card-action", "PlayCard", "play one", "spiel"),
        ("take-tile", "PlaceTile", "empty slot", "leeren Slot"),
    ],
    "escape-pods": [
        ("turn", "Activate", "choose an action", "wähle eine Handlung"),
        ("turn", "BuoyMove", "your buoys", "deine Bojen"),
        ("programming", "PlaceBuoy", "place a buoy", "· setze eine Boje"),
        ("programming", "MoveBuoy", "move a buoy", "versetze eine Boje"),
        ("programming", "SwapBuoys", "exchange two", "tausche zwei"),
        ("spying", "SpyOnHaven", "haven", "Zuflucht"),
    ],
    "gen7": [
        ("take-turn", "Deploy", "deploy a die", "stationiere einen Würfel"),
        ("take-turn", "Propose", "fill a group station", "besetze eine Gruppenstation"),
        ("prepare", "PlayFile", "file", "Datei"),
        ("freely", "PlayFile", "file", "Datei"),
    ],
    "planet-unknown": [("choose-tile", "PlaceTile", "place it", "lege es")],
}
"""By title: a question, a kind of answer, and the words that name it in English and German."""
SOMETIMES = {
    "cryo": {("turn", "Deploy"), ("turn", "Recall"), ("card-action", "PlayCard")},
    "escape-pods": {("turn", "Activate"), ("turn", "BuoyMove"), ("programming", "MoveBuoy"), ("spying", "SpyOnHaven")},
    "gen7": {("take-turn", "Propose")},
    "planet-unknown": {("choose-tile", "PlaceTile")},
}
"""Answers that these games must have met both possible and impossible, so that the test can fail."""
GAMES = {"cryo": 20, "escape-pods": 4, "gen7": 2, "planet-unknown": 2}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_question_names_no_answer_that_is_impossible(name: str) -> None:
    played = title(name)
    words = [Words(language, played, ["Ada", "Ben", "Cleo"]) for language in ("en", "de")]
    met: dict[tuple[str, str], set[bool]] = {}
    for seed in range(GAMES[name]):
        match, rng = Match.new(played, max(2, min(played.seats)), seed), Random(seed)
        while not match.over:
            seat = next(iter(match.state.asked()))
            ask = match.state.question(seat)
            assert ask is not None
            named = [option for option in OPTIONS[name] if option[0] == kebab(type(ask).__name__)]
            legal = {type(action).__name__ for action in match.state.legal(seat)} if named else set()
            for question, kind, *phrases in named:
                possible = kind in legal
                met.setdefault((question, kind), set()).add(possible)
                for one, phrase in zip(words, phrases, strict=True):
                    sentence = one.question(match.state, ask)
                    offered = phrase.lower() in sentence.lower()
                    assert offered == possible or (possible and question in ("prepare", "freely")), (sentence, kind)
            match.play(seat, match.state.sample_legal(seat, rng.random))
    assert {key for key, both in met.items() if both == {True, False}} >= SOMETIMES[name]


@pytest.mark.parametrize(("full", "offered"), [(False, True), (True, False)])
def test_a_tile_is_offered_for_a_slot_only_while_one_is_empty(full: bool, offered: bool) -> None:
    s = table()
    pose(s, TakeTile(0, 0))
    if full:
        s.sides[0].slots = [0] * len(s.sides[0].slots)
    ask = s.question(0)
    assert ask is not None
    assert ("empty slot" in Words("en", title("cryo")).question(s, ask)) == offered
    assert ("leeren Slot" in Words("de", title("cryo")).question(s, ask)) == offered
