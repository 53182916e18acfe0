"""The lexicon: a campaign's effects, options and rules, numbered as its files name them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy_extensions import mypyc_attr

from sternhafen.games.gen7.campaign.language import Condition, Effect, Option, Rule
from sternhafen.games.gen7.campaign.pages import Entry, Pages
from sternhafen.games.gen7.data.vocabulary import DECKS, FREELY, STATS


def decisions(files: dict[str, Any]) -> Iterator[tuple[str, list[Entry]]]:
    """Yield every vote, fate card and question that has an id, with its options."""
    for point in files["episodes"]["plot_points"]:
        if "vote" in point:
            yield point["id"], point["vote"]["options"]
    for card in files["fate_cards"]["cards"]:
        yield card["id"], card["choices"]
    yield from _asked(files["episodes"])


def _asked(value: Any) -> Iterator[tuple[str, list[Entry]]]:
    if isinstance(value, list):
        for item in value:
            yield from _asked(item)
    elif isinstance(value, dict):
        if "op" in value and "id" in value:
            yield value["id"], value["options"]
        for item in value.values():
            yield from _asked(item)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lexicon(Pages):
    """The pages of a campaign, and all that is written on them in the language of cards."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "effect_lists", "options", "rules", "station_names", "remembers", "decision_names", "decision_of", "find_names",
        "token_names", "team_names", "reason_names",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.effect_lists: list[tuple[Effect, ...]] = [()]
        self.options: list[Option] = []
        self.rules: list[Rule] = []
        self.station_names: list[str] = [s["id"] for point in self.point_data for s in point.get("stations", ())]
        self.remembers: bool = bool(files.get("pages"))
        """Whether the campaign has pages, and so a memory beyond its logbook."""
        self.decision_names: list[str] = []
        """Every answer that is remembered: the vote, card or question, and the option."""
        self.decision_of: dict[int, int] = {}
        """The number of a decision by the entry it is written in."""
        if self.remembers:
            self._number_decisions(files)
        self.find_names: list[str] = [f["id"] for point in self.point_data for f in point.get("finds", ())]
        self.token_names: list[str] = [t["id"] for point in self.point_data for t in point.get("tokens", ())]
        self.team_names: list[str] = [team for point in self.point_data for team in point.get("teams", ())]
        self.reason_names: list[str] = [reason["id"] for reason in files.get("reasons", {}).get("reasons", ())]

    def _number_decisions(self, files: dict[str, Any]) -> None:
        for vote, options in decisions(files):
            for option in options:
                name = f"{vote}/{option['id']}"
                if name not in self.decision_names:  # a question may be put in several places
                    self.decision_names.append(name)
                self.decision_of[id(option)] = self.decision_names.index(name)

    def condition(self, data: Entry) -> Condition:
        """Return a condition."""
        return Condition(data, self)

    def effect_list(self, data: list[Any]) -> int:
        """Return the number of a list of effects; 0 is the empty one."""
        if not data:
            return 0
        made = tuple([Effect(entry, self) for entry in data])
        self.effect_lists.append(made)
        return len(self.effect_lists) - 1

    def option(self, data: Entry) -> int:
        """Return the number of an option."""
        made = Option(data, self)
        self.options.append(made)
        return len(self.options) - 1

    def rule_number(self, data: Entry, source: str, card: int) -> int:
        """Return the number of a rule; `source` and `card` say what carries it."""
        made = Rule(data, source, card, self)
        self.rules.append(made)
        made.number = len(self.rules) - 1
        return made.number

    def rule_set(self, data: list[Any], source: str, card: int) -> tuple[int, ...]:
        """Return the numbers of several rules."""
        return tuple([self.rule_number(entry, source, card) for entry in data])

    # What entries name -------------------------------------------------------------------------------------------

    def reference(self, data: Entry) -> int:
        """Return the number of what a test or effect names: a flag, counter, card, task, goal, station."""
        if "flag" in data:
            return self.flag_names.index(data["flag"])
        if "vote" in data:
            return self.decision_names.index(f"{data['vote']}/{data['option']}")
        if "counter" in data:
            return self.counter_names.index(data["counter"])
        if "stat" in data:
            return STATS.index(data["stat"])
        if "rel" in data:
            return self.rel_id[data["rel"]]
        if "deck" in data:
            return DECKS.index(data["deck"])
        if "card" in data:
            return self.fate_id[data["card"]]
        if "task" in data:
            return self.task_id[data["task"]]
        if "goal" in data:
            return self.goal_id[data["goal"]]
        if "plot" in data:
            return self.point_id[data["plot"]]
        if "next" in data:
            return self.point_id[data["next"]]
        if "station" in data:
            return self.station_names.index(data["station"])
        return self._scene_reference(data)

    def _scene_reference(self, data: Entry) -> int:
        """Return the number of what a plot point brings along: a token, find, team, or a Reason."""
        if "token" in data:
            return self.token_names.index(data["token"])
        if "find" in data:
            return self.find_names.index(data["find"])
        if "team" in data:
            return self.team_names.index(data["team"])
        if "reason" in data:
            return self.reason_names.index(data["reason"])
        return -1

    def rooms_named(self, name: str) -> int:
        """Return the rooms that a name stands for as a mask; 0 where one is chosen, or the room at hand is meant."""
        if name in self.room_id:
            return 1 << self.room_id[name]
        if name in ("choice", "any", "this"):
            return 0
        mask = 0
        for i, room in enumerate(self.room_data):
            fits = name == "all_rooms" or (name == "all_labs" and room["kind"] == "lab")
            fits = fits or (name == "all_centers" and room["kind"] == "center")
            if fits or name == f"dept:{room['department']}":
                mask |= 1 << i
        return mask

    # Sets of rules -----------------------------------------------------------------------------------------------

    def hears(self, rules: tuple[int, ...]) -> int:
        """Return the events that a set of rules hears, as a mask."""
        mask = 0
        for number in rules:
            rule = self.rules[number]
            if rule.on >= 0 and rule.on != FREELY:
                mask |= 1 << rule.on
        return mask

    def mod_mask(self, rules: tuple[int, ...]) -> int:
        """Return the sorts of static rules among some, as a mask; above them, whether any may be used at any time."""
        mask = 0
        for number in rules:
            mask |= self.rules[number].bit
        return mask

    def usable_freely(self, rules: tuple[int, ...]) -> tuple[int, ...]:
        """Return those of some rules that may be used at any time."""
        return tuple([number for number in rules if self.rules[number].on == FREELY])
