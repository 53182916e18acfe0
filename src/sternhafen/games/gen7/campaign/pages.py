"""The pages: every entry of a campaign's files, numbered, and every text."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

Entry = dict[str, Any]
"""An entry of a campaign's files."""


def numbers(entries: list[Entry]) -> dict[str, int]:
    """Return the number of every entry by its id.

    >>> numbers([{"id": "science_lab"}, {"id": "robotics"}])
    {'science_lab': 0, 'robotics': 1}
    """
    return {entry["id"]: i for i, entry in enumerate(entries)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Pages:
    """The files of a campaign as they were written, with a number for every entry and text."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "id", "files", "story_data", "track_data", "room_data", "quarters_data", "task_data", "order_data", "file_data",
        "schema_data", "fate_data", "rel_data", "goal_data", "skill_data", "rule_card_data", "point_data", "plan_data",
        "counter_names", "flag_names", "tags", "room_count", "room_id", "task_id", "order_id", "fate_id", "rel_id",
        "goal_id", "skill_id", "rule_card_id", "point_id", "texts", "flag_values",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        self.id = id
        self.files = files
        self.story_data: Entry = files["episodes"]
        self.track_data: Entry = files["system_status"]
        self.room_data: list[Entry] = files["rooms"]["rooms"]
        self.quarters_data: list[Entry] = files["quarters"]["quarters"]
        self.task_data: list[Entry] = files["priority_tasks"]["tasks"]
        self.order_data: list[Entry] = files["work_orders"]["work_orders"]
        self.file_data: list[Entry] = files["file_cards"]["files"]
        self.schema_data: list[Entry] = files["schema_cards"]["schemas"]
        self.fate_data: list[Entry] = files["fate_cards"]["cards"]
        self.rel_data: list[Entry] = files["relationships"]["relationships"]
        self.goal_data: list[Entry] = files["episode_goals"]["goals"]
        self.skill_data: list[Entry] = files["officer_skills"]["skills"]
        self.rule_card_data: list[Entry] = files["rule_cards"]["cards"]
        self.point_data: list[Entry] = self.story_data["plot_points"]
        plans = files["personal_goals"]
        self.plan_data: list[Entry] = [*plans["quarters"], *plans["plan_a"], *plans["plan_b"]]
        self.counter_names: tuple[str, ...] = tuple(self.story_data["counters"])
        self.flag_names: tuple[str, ...] = tuple(self.story_data["flags"])
        self.tags: tuple[str, ...] = tuple(files["fate_cards"]["tags"])
        self.room_count = len(self.room_data)
        self.room_id = numbers(self.room_data)
        self.task_id = numbers(self.task_data)
        self.order_id = numbers(self.order_data)
        self.fate_id = numbers(self.fate_data)
        self.rel_id = numbers(self.rel_data)
        self.goal_id = numbers(self.goal_data)
        self.skill_id = numbers(self.skill_data)
        self.rule_card_id = numbers(self.rule_card_data)
        self.point_id = numbers(self.point_data)
        self.texts: list[dict[str, str]] = []
        """Every text that a message may name, in both languages."""
        self.flag_values: list[Any] = [False, True]

    def text(self, words: dict[str, str]) -> int:
        """Return the number of a text."""
        self.texts.append(words)
        return len(self.texts) - 1

    def flag_value(self, value: Any) -> int:
        """Return the number of a flag's value: 0 false, 1 true, more for short words."""
        if value not in self.flag_values:
            self.flag_values.append(value)
        return self.flag_values.index(value)
