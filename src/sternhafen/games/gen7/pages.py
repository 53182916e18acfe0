"""The pages: every entry of the campaign's files, numbered, and every text."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.campaigns import campaign_in_use

_IN_USE: Final = campaign_in_use()
CAMPAIGN: Final = _IN_USE[0]
"""The id of the campaign that this house plays."""
RAW: Final = _IN_USE[1]
STORY: Final = RAW["episodes"]
ROOM_DATA: Final = RAW["rooms"]["rooms"]
QUARTERS_DATA: Final = RAW["quarters"]["quarters"]
TASK_DATA: Final = RAW["priority_tasks"]["tasks"]
ORDER_DATA: Final = RAW["work_orders"]["work_orders"]
FILE_DATA: Final = RAW["file_cards"]["files"]
SCHEMA_DATA: Final = RAW["schema_cards"]["schemas"]
FATE_DATA: Final = RAW["fate_cards"]["cards"]
REL_DATA: Final = RAW["relationships"]["relationships"]
PLAN_DATA: Final = [
    *RAW["personal_goals"]["quarters"],
    *RAW["personal_goals"]["plan_a"],
    *RAW["personal_goals"]["plan_b"],
]
GOAL_DATA: Final = RAW["episode_goals"]["goals"]
SKILL_DATA: Final = RAW["officer_skills"]["skills"]
RULE_CARD_DATA: Final = RAW["rule_cards"]["cards"]
POINT_DATA: Final = STORY["plot_points"]
TRACK_DATA: Final = RAW["system_status"]
COUNTER_NAMES: Final = tuple(STORY["counters"])
FLAG_NAMES: Final = tuple(STORY["flags"])
TAGS: Final = tuple(RAW["fate_cards"]["tags"])


def numbers(entries: list[Any]) -> dict[str, int]:
    """Return the number of every entry by its id."""
    return {entry["id"]: i for i, entry in enumerate(entries)}


ROOM_ID: Final = numbers(ROOM_DATA)
TASK_ID: Final = numbers(TASK_DATA)
ORDER_ID: Final = numbers(ORDER_DATA)
FATE_ID: Final = numbers(FATE_DATA)
REL_ID: Final = numbers(REL_DATA)
GOAL_ID: Final = numbers(GOAL_DATA)
SKILL_ID: Final = numbers(SKILL_DATA)
RULE_CARD_ID: Final = numbers(RULE_CARD_DATA)
POINT_ID: Final = numbers(POINT_DATA)
QUARTERS_ID: Final = numbers(QUARTERS_DATA)
N_ROOMS: Final = len(ROOM_DATA)

TEXTS: Final[list[dict[str, str]]] = []
"""Every text that a message may name, in both languages."""
FLAG_VALUES: Final[list[Any]] = [False, True]


def text(words: dict[str, str]) -> int:
    """Return the number of a text."""
    TEXTS.append(words)
    return len(TEXTS) - 1


def flag_value(value: Any) -> int:
    """Return the number of a flag's value: 0 false, 1 true, more for short words."""
    if value not in FLAG_VALUES:
        FLAG_VALUES.append(value)
    return FLAG_VALUES.index(value)
