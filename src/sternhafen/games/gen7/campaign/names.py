"""Names and texts of components, which stay with their data in both languages."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.pages import Entry

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


STORY: Final = ("point", "target", "fate", "option", "rule", "rulecard", "find", "token", "reason")
"""The kinds that belong to the story, which nobody reads before it comes to them."""


def may_be_told(book: Campaign, kind: str, number: int) -> bool:
    """Return whether anybody may read a component: not the story, nor rooms that it opens later."""
    if kind == "place":
        return number < book.station_count and may_be_told(book, "room", book.station_room[number])
    if kind == "room":
        return number >= book.room_count or bool(book.start_rooms >> number & 1)
    return kind not in STORY


def named_entries(book: Campaign) -> dict[str, list[Entry]]:
    """Return the entries that have a name, by the kind that messages ask for."""
    return {
        "task": book.task_data,
        "order": book.order_data,
        "file": book.file_data,
        "schema": book.schema_data,
        "skill": book.skill_data,
        "fate": book.fate_data,
        "relationship": book.rel_data,
        "plan": book.plan_data,
        "goal": book.goal_data,
        "rulecard": book.rule_card_data,
        "quarters": book.quarters_data,
        "room": [*book.room_data, *(quarters["private_station"] for quarters in book.quarters_data)],
        "rank": [book.track_data["sections"][0], *book.track_data["ranks"]],
        "section": book.track_data["sections"],
        "find": [find for point in book.point_data for find in point.get("finds", ())],
        "token": [token for point in book.point_data for token in point.get("tokens", ())],
        "reason": book.reason_data,
    }


def name_of(book: Campaign, kind: str, number: int, language: str) -> str | None:
    """Return the name of a component, or None for kinds that messages name."""
    if kind == "text":
        return book.texts[number][language] if 0 <= number < len(book.texts) else ""
    if kind == "option":
        return book.texts[book.options[number].text][language]
    if kind == "counter":
        return book.texts[book.counter_text[number]][language]
    if kind == "system":
        return _words(book.track_data["tracks"][number - 1]["name"], language)
    if kind == "red":
        return _words(book.track_data["tracks"][number - 1]["red_text"], language)
    if kind == "schemaslot":
        return _words(book.schema_data[number]["name"], language) if number >= 0 else "–"
    if kind == "votes":
        return str(number)
    if kind == "vote":
        return book.texts[book.vote_text[number]][language] if number in book.vote_text else ""
    if kind == "ballot":
        return book.texts[book.options[number].text][language] if number >= 0 else "–"
    if kind == "orderline":
        return _order(book, number, language)
    if kind == "target":
        return _target(book, number, language)
    if kind == "plotstation":
        return _target(book, book.task_count + number, language)
    if kind == "team":
        return _team(book, number, language)
    if kind == "place":
        return _place(book, number, language)
    if kind == "rule":
        return _rule(book, number, language)
    if kind == "room-does":
        return _does(book, number, language)
    if kind == "station-does":
        return _does(book, book.station_room[number], language) if number < book.station_count else ""
    if kind == "point":
        return _words(book.point_data[number]["title"], language)
    if kind == "goaltext":
        goal = book.point_data[number].get("goal")
        return _words(goal["text"], language) if goal else ""
    base, _, field = kind.partition("-")
    if base == "point" and field in CARD_FIELDS:
        return _words(book.point_data[number].get(field), language)
    entries = named_entries(book).get(base)
    if entries is None or (field and field not in CARD_FIELDS):
        return None
    return _words(entries[number].get(field or "name"), language)


def _words(words: Any, language: str) -> str:
    return str(words[language]) if isinstance(words, dict) else ""


def _target(book: Campaign, number: int, language: str) -> str:
    if number < book.task_count:
        return _words(book.task_data[number]["name"], language)
    return book.texts[book.plot_stations[number - book.task_count].name][language]


def _team(book: Campaign, number: int, language: str) -> str:
    """Return the name of a team: the answer by which one joins it."""
    value = book.flag_value(book.team_names[number])
    return next(book.texts[option.text][language] for option in book.options if option.value == value)


def _order(book: Campaign, number: int, language: str) -> str:
    """Return a work order in one line: its name, centre, text, and figures: data/parts/chemicals, reward, penalty."""
    order = book.order_data[number]
    cost = order["cost"]
    room = _words(book.room_data[book.room_id[order["room"]]]["name"], language)
    figures = f"{cost['data']}/{cost['parts']}/{cost['chem']}, +{order['merit']} −{order['penalty']}"
    return " ".join(
        [f"{_words(order['name'], language)} ({room}; {figures})", _words(order.get("text"), language)]
    ).strip()


def _place(book: Campaign, number: int, language: str) -> str:
    """Return where a die stands: a room with the number of the station's dots, a plot station or a task."""
    if number >= book.task_place:
        return _target(book, number - book.task_place, language)
    if number >= book.plot_place:
        return _target(book, book.task_count + number - book.plot_place, language)
    assert number < book.station_count, "places begin with the stations"
    room = book.station_room[number]
    name = _words(named_entries(book)["room"][room]["name"], language)
    dots = book.station_dots[number]
    return f"{name} {dots}" if dots and room < book.room_count else name


def _does(book: Campaign, room: int, language: str) -> str:
    """Return what a room does, action by action: their names and texts, in brackets what need not be done."""
    actions = named_entries(book)["room"][room].get("actions", ())
    lines = [
        (_words(action["name"], language), _words(action["text"], language), action["optional"]) for action in actions
    ]
    return " ".join(f"({name}: {text})" if optional else f"{name}: {text}" for name, text, optional in lines)


def _rule(book: Campaign, number: int, language: str) -> str:
    """Return the name of what carries a rule: a schema, skill or kept card, the plot point, or its own text."""
    rule = book.rules[number]
    if rule.text >= 0:
        return book.texts[rule.text][language]
    if rule.source in ("schema", "skill", "fate"):
        return _words(named_entries(book)[rule.source][rule.card]["name"], language)
    return _words(book.point_data[rule.card]["title"], language) if rule.card >= 0 else ""
