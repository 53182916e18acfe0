"""Cards of a campaign as numbered tables: tasks, orders, files, schemas, skills, fate, goals."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from sternhafen.games.gen7.campaign.language import DISCOUNT, cost_of
from sternhafen.games.gen7.campaign.rooms import Rooms
from sternhafen.games.gen7.data.vocabulary import DEPTS, WHEN_FILE


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Rooms):
    """What is printed on cards."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "task_count", "task_cost", "task_dept", "task_merit", "task_steps", "task_in_deck", "task_deck", "order_count",
        "order_room", "order_cost", "order_merit", "order_penalty", "order_special", "order_deck", "file_count",
        "file_do", "file_when", "file_copies", "file_deck", "file_discount", "schema_count", "schema_deck",
        "schema_rules", "schema_hears", "skill_count", "skill_rules", "skill_hears", "skill_cost", "skill_rank",
        "fate_count", "fate_tag", "fate_trigger", "fate_by", "fate_options", "fate_kept", "fate_hears", "fate_rel",
        "start_fates", "relationship_count", "rel_fate", "plan_count", "plan_test", "plan_stars", "plan_late",
        "quarters_plan", "plans_a", "plans_b", "goal_award", "goal_failed", "goal_flip", "career_goal",
        "personal_goals", "rule_card_count", "rule_card_with",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.task_count = len(self.task_data)
        self.task_cost = tuple([cost_of(task) for task in self.task_data])
        self.task_dept = tuple([DEPTS.index(task["department"]) for task in self.task_data])
        self.task_merit = tuple([int(task["merit"]) for task in self.task_data])
        self.task_steps = tuple([int(task["steps"]) for task in self.task_data])
        self.task_in_deck = tuple([bool(task["deck"]) for task in self.task_data])
        self.task_deck = tuple([i for i, task in enumerate(self.task_data) if task["deck"]])
        self.order_count = len(self.order_data)
        self.order_room = tuple([self.room_id[order["room"]] for order in self.order_data])
        self.order_cost = tuple([cost_of(order) for order in self.order_data])
        self.order_merit = tuple([int(order["merit"]) for order in self.order_data])
        self.order_penalty = tuple([int(order["penalty"]) for order in self.order_data])
        self.order_special = tuple([self.effect_list(order["special"]) for order in self.order_data])
        self.order_deck = tuple([i for i, order in enumerate(self.order_data) if order["unlocked"]])
        self.file_count = len(self.file_data)
        self.file_do = tuple([self.effect_list(card["do"]) for card in self.file_data])
        self.file_when = tuple([WHEN_FILE.index(card["when"]) for card in self.file_data])
        self.file_copies = tuple([int(card["copies"]) for card in self.file_data])
        self.file_deck = tuple([i for i, card in enumerate(self.file_data) for _ in range(card["copies"])])
        listed = [self.effect_lists[do] for do in self.file_do]
        self.file_discount: tuple[int, ...] = tuple([
            sum(e.n.fixed for e in effects) if effects[0].op == DISCOUNT else 0 for effects in listed
        ])  # fmt: skip
        self.schema_count = len(self.schema_data)
        self.schema_deck = tuple([i for i, card in enumerate(self.schema_data) for _ in range(card["copies"])])
        self.schema_rules = tuple([
            (self.rule_set(card["rules"], "schema", i), self.rule_set(card["focus_rules"], "schema", i))
            for i, card in enumerate(self.schema_data)
        ])  # fmt: skip
        self.schema_hears = tuple([(self.hears(pair[0]), self.hears(pair[1])) for pair in self.schema_rules])
        self.skill_count = len(self.skill_data)
        self.skill_rules = tuple([self.rule_set(skill["rules"], "skill", i) for i, skill in enumerate(self.skill_data)])
        self.skill_hears = tuple([self.hears(rules) for rules in self.skill_rules])
        self.skill_cost = tuple([int(skill["cost"]) for skill in self.skill_data])
        self.skill_rank = tuple([int(skill["min_rank"]) for skill in self.skill_data])
        self.fate_count = len(self.fate_data)
        self.fate_tag = tuple([self.tags.index(card["tag"]) for card in self.fate_data])
        self.fate_trigger = tuple([self.condition(card["trigger"]) for card in self.fate_data])
        self.fate_by = tuple([("actor", "vote", "each").index(card["by"]) for card in self.fate_data])
        self.fate_options = tuple(
            [tuple([self.option(choice) for choice in card["choices"]]) for card in self.fate_data]
        )
        self.fate_kept = tuple(
            [self.rule_set(card.get("kept", []), "fate", i) for i, card in enumerate(self.fate_data)]
        )
        self.fate_hears = tuple([self.hears(rules) for rules in self.fate_kept])
        self.fate_rel = tuple(
            [self.rel_id[card["relationship"]] if "relationship" in card else -1 for card in self.fate_data]
        )
        self.start_fates = tuple([i for i, card in enumerate(self.fate_data) if card["tag"] == "start"])
        self.relationship_count = len(self.rel_data)
        self.rel_fate = tuple([self.fate_id[rel["fate"]] for rel in self.rel_data])
        self.plan_count = len(self.plan_data)
        self.plan_test = tuple([self.condition(plan["test"]) for plan in self.plan_data])
        self.plan_stars = tuple([int(plan["stars"]) for plan in self.plan_data])
        self.plan_late: tuple[bool, ...] = tuple([plan["when"] == "episode_end" for plan in self.plan_data])
        owner = {plan["quarters"]: i for i, plan in reversed(tuple(enumerate(self.plan_data))) if "quarters" in plan}
        self.quarters_plan: tuple[int, ...] = tuple([owner[quarters["id"]] for quarters in self.quarters_data])
        """The personal goal of every quarters."""
        first_a = len(self.files["personal_goals"]["quarters"])
        first_b = first_a + len(self.files["personal_goals"]["plan_a"])
        self.plans_a = tuple(range(first_a, first_b))
        self.plans_b = tuple(range(first_b, self.plan_count))
        self.goal_award = tuple([self.effect_list(goal["award"]) for goal in self.goal_data])
        self.goal_failed = tuple(
            [self.effect_list(goal.get("failure", {}).get("award", [])) for goal in self.goal_data]
        )
        self.goal_flip: tuple[str, ...] = tuple([goal.get("failure", {}).get("flip_on", "") for goal in self.goal_data])
        self.career_goal = next((i for i, goal in enumerate(self.goal_data) if goal.get("special") == "career"), -1)
        self.personal_goals = next(
            (i for i, goal in enumerate(self.goal_data) if goal.get("special") == "personal"), -1
        )
        self.rule_card_count = len(self.rule_card_data)
        self.rule_card_with: tuple[str, ...] = tuple([card["appears_with"] for card in self.rule_card_data])
