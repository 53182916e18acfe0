"""Civ cards, objectives and events, as tables of effects (PU-6, PU-17, PU-19, PU-20)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.planet_unknown.aliases import Effect
from sternhafen.games.planet_unknown.data.vocabulary import RESOURCES, VERBS, effect

_FOLDER: Final = files("sternhafen.games.planet_unknown") / "data"
_CIVS: Final[dict[str, Any]] = json.loads((_FOLDER / "civ_cards.json").read_text(encoding="utf-8"))
_GOALS: Final[dict[str, Any]] = json.loads((_FOLDER / "objectives.json").read_text(encoding="utf-8"))
_EVENTS: Final[dict[str, Any]] = json.loads((_FOLDER / "events.json").read_text(encoding="utf-8"))

LEVELS: Final = 4
CARD_LEVEL: Final[tuple[int, ...]] = tuple(int(card["level"]) - 1 for card in _CIVS["cards"])
"""The level of every civ card, from 0."""
CARD_NOW: Final[tuple[bool, ...]] = tuple(bool(card["immediate"]) for card in _CIVS["cards"])
CARD_EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    tuple(effect(words) for words in card["effects"]) for card in _CIVS["cards"]
)
CARDS: Final = len(CARD_LEVEL)
CARDS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(CARDS) if CARD_LEVEL[card] == level) for level in range(LEVELS)
)
COMMERCE_MEDALS: Final[tuple[int, ...]] = tuple(_CIVS["commerce_agreement"])

OBJECTIVES: Final = len(_GOALS["objectives"])
WIN: Final = int(_GOALS["win"])
TIE: Final = int(_GOALS["tie"])
FULFILLED: Final = int(_GOALS["private"])
MEASURES: Final = (
    "resources_on_edge",
    "largest_area",
    "number_of_areas",
    "resources_on_planet",
    "tracks_at_top",
    "collected_meteorites",
    "collected_lifepods",
)
CONDITIONS: Final = (
    "rectangle",
    "area_with_resources",
    "track_at_top",
    "at_most_resources",
    "at_least_meteorites",
    "more_lifepods_than_meteorites",
    "no_uncovered_ice",
    "no_uncovered_land",
)


def _numbers(words: list[Any]) -> tuple[int, ...]:
    return tuple(RESOURCES.index(word) if isinstance(word, str) else int(word) for word in words)


OBJECTIVE_MEASURE: Final[tuple[tuple[int, int, bool], ...]] = tuple(
    (MEASURES.index(goal["measure"][0]), (*_numbers(goal["measure"][1:]), 0)[0], goal["best"] == "most")
    for goal in _GOALS["objectives"]
)
"""What a neighbour objective compares, of which resource, and whether more is better."""
OBJECTIVE_CONDITION: Final[tuple[tuple[int, tuple[int, ...]], ...]] = tuple(
    (CONDITIONS.index(goal["condition"][0]), _numbers(goal["condition"][1:])) for goal in _GOALS["objectives"]
)

EVENTS: Final = len(_EVENTS["events"])
DECK: Final = int(_EVENTS["deck_size"])
COLOURS: Final = ("green", "orange", "red")
EVENT_COLOUR: Final[tuple[int, ...]] = tuple(COLOURS.index(event["colour"]) for event in _EVENTS["events"])
EVENT_SOLO: Final[tuple[bool, ...]] = tuple(bool(event["solo_only"]) for event in _EVENTS["events"])
EVENT_EFFECT: Final[tuple[Effect, ...]] = (*(effect(event["effect"]) for event in _EVENTS["events"]), (-1, 0, 0))
"""What every event says; the last entry is that of no event, number -1."""
TARGET_BASE: Final = int(_EVENTS["solo_target"]["base"])
TARGET_SHIFT: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(_EVENTS["solo_target"][colour]) for colour in COLOURS)
FIRST_RULE: Final = VERBS["rover_ban"]
"""Verbs from here on are rules of a round, not gains."""


def _events_of(colour: int, solo: bool) -> tuple[int, ...]:
    return tuple(e for e in range(EVENTS) if EVENT_COLOUR[e] == colour and (solo or not EVENT_SOLO[e]))


_EVENTS_OF: Final = [[_events_of(colour, solo) for colour in range(len(COLOURS))] for solo in (False, True)]


def events_of(colour: int, solo: bool) -> tuple[int, ...]:
    """Return the events of a colour that a game alone or of several can meet (PU-20.1)."""
    return _EVENTS_OF[solo][colour]
