"""Names and texts of components, which stay with their data in both languages."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.book import (
    N_TASKS,
    STATION_DOTS,
    STATION_ROOM,
    STATIONS,
)
from sternhafen.games.gen7.language import (
    EFFECT_LISTS,
    OPTIONS,
    RULES,
)
from sternhafen.games.gen7.pages import (
    FATE_DATA,
    FILE_DATA,
    GOAL_DATA,
    N_ROOMS,
    ORDER_DATA,
    PLAN_DATA,
    POINT_DATA,
    QUARTERS_DATA,
    REL_DATA,
    ROOM_DATA,
    ROOM_ID,
    RULE_CARD_DATA,
    SCHEMA_DATA,
    SKILL_DATA,
    TASK_DATA,
    TEXTS,
    TRACK_DATA,
)
from sternhafen.games.gen7.ship import PLOT_PLACE, TASK_PLACE
from sternhafen.games.gen7.story import (
    COUNTER_TEXT,
    PLOT_STATIONS,
)
from sternhafen.games.gen7.vocabulary import OPS

CARD_FIELDS: Final = (
    "name",
    "text",
    "flavor",
    "function",
    "situation",
    "narrative",
    "title",
    "rules_text",
    "focus_text",
)
"""What may be asked of a card beyond its name: kind ``fate-situation`` and the like."""
DATA: Final[dict[str, list[Any]]] = {
    "task": TASK_DATA,
    "order": ORDER_DATA,
    "file": FILE_DATA,
    "schema": SCHEMA_DATA,
    "skill": SKILL_DATA,
    "fate": FATE_DATA,
    "relationship": REL_DATA,
    "plan": PLAN_DATA,
    "goal": GOAL_DATA,
    "rulecard": RULE_CARD_DATA,
    "quarters": QUARTERS_DATA,
    "room": [*ROOM_DATA, *(quarters["private_station"] for quarters in QUARTERS_DATA)],
    "rank": [TRACK_DATA["sections"][0], *TRACK_DATA["ranks"]],
    "section": TRACK_DATA["sections"],
}
VOTE_TEXT: Final = {
    option: effect.text
    for effects in EFFECT_LISTS
    for effect in effects
    if effect.op == OPS.index("vote") and effect.text >= 0
    for option in effect.options
}
"""What a vote is held about, by each of its answers."""
BY_SOURCE: Final = {"schema": SCHEMA_DATA, "skill": SKILL_DATA, "fate": FATE_DATA}


def name_of(kind: str, number: int, language: str) -> str | None:
    """Return the name of a component, or None for kinds that messages name."""
    if kind == "text":
        return TEXTS[number][language] if 0 <= number < len(TEXTS) else ""
    if kind == "option":
        return TEXTS[OPTIONS[number].text][language]
    if kind == "counter":
        return TEXTS[COUNTER_TEXT[number]][language]
    if kind == "system":
        return _words(TRACK_DATA["tracks"][number - 1]["name"], language)
    if kind == "red":
        return _words(TRACK_DATA["tracks"][number - 1]["red_text"], language)
    if kind == "schemaslot":
        return _words(SCHEMA_DATA[number]["name"], language) if number >= 0 else "–"
    if kind == "votes":
        return str(number)
    if kind == "vote":
        return TEXTS[VOTE_TEXT[number]][language] if number in VOTE_TEXT else ""
    if kind == "ballot":
        return TEXTS[OPTIONS[number].text][language] if number >= 0 else "–"
    if kind == "orderline":
        return _order(number, language)
    if kind == "target":
        return _target(number, language)
    if kind == "place":
        return _place(number, language)
    if kind == "rule":
        return _rule(number, language)
    if kind == "point":
        return _words(POINT_DATA[number]["title"], language)
    if kind == "goaltext":
        goal = POINT_DATA[number].get("goal")
        return _words(goal["text"], language) if goal else ""
    base, _, field = kind.partition("-")
    if base == "point" and field in CARD_FIELDS:
        return _words(POINT_DATA[number].get(field), language)
    entries = DATA.get(base)
    if entries is None or (field and field not in CARD_FIELDS):
        return None
    return _words(entries[number].get(field or "name"), language)


def _words(found: Any, language: str) -> str:
    return str(found[language]) if isinstance(found, dict) else ""


def _target(number: int, language: str) -> str:
    if number < N_TASKS:
        return _words(TASK_DATA[number]["name"], language)
    return TEXTS[PLOT_STATIONS[number - N_TASKS].name][language]


def _order(number: int, language: str) -> str:
    """Return a work order in one line: its name, centre, text, and figures: data/parts/chemicals, reward, penalty."""
    order = ORDER_DATA[number]
    cost = order["cost"]
    room = _words(ROOM_DATA[ROOM_ID[order["room"]]]["name"], language)
    figures = f"{cost['data']}/{cost['parts']}/{cost['chem']}, +{order['merit']} −{order['penalty']}"
    return " ".join(
        [f"{_words(order['name'], language)} ({room}; {figures})", _words(order.get("text"), language)]
    ).strip()


def _place(number: int, language: str) -> str:
    """Return where a die stands: a room with the number of the station's dots, a plot station or a task."""
    if number >= TASK_PLACE:
        return _target(number - TASK_PLACE, language)
    if number >= PLOT_PLACE:
        return _target(N_TASKS + number - PLOT_PLACE, language)
    assert number < STATIONS, "places begin with the stations"
    room = STATION_ROOM[number]
    name = _words(DATA["room"][room]["name"], language)
    dots = STATION_DOTS[number]
    return f"{name} {dots}" if dots and room < N_ROOMS else name


def _rule(number: int, language: str) -> str:
    """Return the name of what carries a rule: a schema, skill or kept card, the plot point, or its own text."""
    rule = RULES[number]
    if rule.text >= 0:
        return TEXTS[rule.text][language]
    if rule.source in BY_SOURCE:
        return _words(BY_SOURCE[rule.source][rule.card]["name"], language)
    return _words(POINT_DATA[rule.card]["title"], language) if rule.card >= 0 else ""
