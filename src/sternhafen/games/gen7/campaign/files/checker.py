"""The checker: walks through a campaign's files and checks that every word in them means something."""

from __future__ import annotations

import re
from typing import Any, Final

from sternhafen.engine import Unplayable
from sternhafen.games.gen7.campaign.files.shapes import (
    ARGUMENTS,
    COUNTER,
    EFFECTS,
    FILE_SHAPES,
    FILES,
    KIND_WORDS,
    LISTS,
    PLACE_WORDS,
    TEST,
    Shape,
    misfit,
)
from sternhafen.games.gen7.data.vocabulary import PLACES
from sternhafen.games.gen7.effects.formulas import DIE, VARIABLES, YIELD, BadFormula, postfix, yields_aside

SUB_RULE: Final = re.compile(
    r"any|odd|even|>=\d+|<=\d+|=\d+|=prev|!=prev|>prev|>=prev|<prev|=prev[+-]\d+|>sum|=sum|<sum"
)
ALL_RULE: Final = re.compile(r"same|distinct|sum(>=|<=|=)\d+")
TEXTS: Final = frozenset(("name", "text", "situation", "trigger_text", "result", "narrative", "rules_text", "title"))


class ComponentError(Unplayable):
    """Something is wrong in a campaign's files; the message names file, entry and reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}.json: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason


class Checker:
    """Walks through a campaign's effects and cards; raises `ComponentError` at the first thing that means nothing."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.words: dict[str, Any] = data["vocabulary"]
        self.file = ""
        self.entry = ""
        self.known: dict[str, set[str]] = {}

    def fail(self, reason: str) -> None:
        """Raise the error for the entry being looked at."""
        raise ComponentError(self.file, self.entry, reason)

    def check(self) -> None:
        """Check everything."""
        self._shapes()
        self._collect()
        for name in FILES[1:]:
            self.file, self.entry = name, "-"
            for entry in self._entries(name):
                self.entry = str(entry.get("id", "?"))
                self._walk(yields_aside(entry))
                self._texts(entry)
            self.entry = "-"
            rest = {key: value for key, value in self.data[name].items() if key != LISTS.get(name)}
            self._walk(rest)
        self._cards()

    def _entries(self, name: str) -> list[Any]:
        if name == "personal_goals":
            return [goal for plan in ("quarters", "plan_a", "plan_b") for goal in self.data[name][plan]]
        key = LISTS.get(name)
        return list(self.data[name].get(key, ())) if key else []

    def _shapes(self) -> None:
        """Check that every file and entry has what it must, of the right sort."""
        for name in FILES:
            self.file, self.entry = name, "-"
            self._shape(self.data[name], {part: _sort(shape) for part, shape in FILE_SHAPES[name].items()}, "the file")
            for part, shape in FILE_SHAPES[name].items():
                entries = isinstance(shape, list) and isinstance(shape[0], dict)
                for i, entry in enumerate(self.data[name][part] if entries else ()):
                    self.entry = (
                        str(entry.get("id", f"{part} {i + 1}")) if isinstance(entry, dict) else f"{part} {i + 1}"
                    )
                    self._shape(entry, shape[0], "the entry")
                self.entry = "-"
                if not entries:
                    self._shape(self.data[name][part], shape, repr(part))
        for counter, data in self.data["episodes"]["counters"].items():
            self.entry = counter
            self._shape(data, COUNTER, "the counter")

    def _shape(self, value: Any, shape: Shape, where: str) -> None:
        wrong = misfit(value, shape, where)
        if wrong:
            self.fail(wrong)

    def _collect(self) -> None:
        ids: dict[str, set[str]] = {}
        for name in FILES[1:]:
            self.file, self.entry = name, "-"
            ids[name] = set()
            for entry in self._entries(name):
                self.entry = str(entry.get("id", "?"))
                if "id" not in entry:
                    self.fail("an entry without an id")
                if entry["id"] in ids[name]:
                    self.fail("the id is used twice")
                ids[name].add(entry["id"])
        story = self.data["episodes"]
        tags = {f"tag:{tag}" for tag in self.data["fate_cards"]["tags"]}
        stations = {s["id"] for point in story["plot_points"] for s in point.get("stations", ())}
        rooms, fates = ids["rooms"], ids["fate_cards"]
        words = self.words
        self.known = {
            "who": set(words["who"]),
            "res": {*words["resources"], *words["res_extra"]},
            "dept": {*words["departments"], *words["dept_extra"]},
            "deck": set(words["decks"]),
            "cmp": set(words["cmp"]),
            "from": set(words["places"]),
            "to": set(words["places"]),
            "until": set(words["until"]),
            "mode": set(words["die_modes"]),
            "stat": set(words["stats"]),
            "room": {*rooms, *words["room_groups"], "this", "any"},
            "flag": set(story["flags"]),
            "counter": set(story["counters"]),
            "component": rooms | fates | tags | ids["work_orders"] | ids["rule_cards"],
            "card": fates,
            "task": ids["priority_tasks"],
            "goal": ids["episode_goals"],
            "plot": ids["episodes"],
            "station": stations,
            "stations": stations,
            "depts": set(words["departments"]),
            "plus": set(story["counters"]),
            "find": {f["id"] for point in story["plot_points"] for f in point.get("finds", ())},
            "token": {t["id"] for point in story["plot_points"] for t in point.get("tokens", ())},
            "team": {team for point in story["plot_points"] for team in point.get("teams", ())},
            "reason": {reason["id"] for reason in self.data.get("reasons", {}).get("reasons", ())},
            "rel": ids["relationships"],
        }

    # Effects, tests and rules ------------------------------------------------------------------------------------

    def _walk(self, value: Any) -> None:
        if isinstance(value, list):
            for item in value:
                self._walk(item)
            return
        if not isinstance(value, dict):
            return
        if "test" in value and not isinstance(value["test"], str):
            self._shape(value["test"], TEST, "'test'")
        if "op" in value:
            self._verb("effect", "op", self.words["effects"], value, set())
        elif isinstance(value.get("test"), str):
            self._verb("test", "test", self.words["tests"], value, set())
        elif "mod" in value:
            self._verb("rule", "mod", self.words["mods"], value, {"test", "limit", "who"})
        elif "on" in value:
            self._trigger(value)
        for item in value.values():
            self._walk(item)

    def _trigger(self, rule: dict[str, Any]) -> None:
        if not isinstance(rule["on"], str) or rule["on"] not in self.words["events"]:
            self.fail(f"unknown event {rule['on']!r}")
        if "do" not in rule:
            self.fail(f"a rule on {rule['on']!r} without 'do'")
        for name, word in rule.items():
            self._argument(f"a rule on {rule['on']!r}", name, word)
        extra = set(rule) - {"on", "do", "test", "optional", "limit", "who"}
        if extra:
            self.fail(f"a rule on {rule['on']!r} has no argument {min(extra)!r}")

    def _verb(self, what: str, key: str, verbs: dict[str, Any], value: dict[str, Any], own: set[str]) -> None:
        verb = value[key]
        if not isinstance(verb, str) or verb not in verbs:
            self.fail(f"unknown {what} {verb!r}")
        needed = set(verbs[verb].get("args", ()))
        allowed = needed | set(verbs[verb].get("opt", ())) | own | {key}
        missing = needed - set(value)
        if missing:
            self.fail(f"{what} {verb!r} needs {min(missing)!r}")
        extra = set(value) - allowed
        if extra:
            self.fail(f"{what} {verb!r} has no argument {min(extra)!r}")
        for name, word in value.items():
            if name != key:
                self._argument(f"{what} {verb!r}", name, word)
        if what == "rule" and isinstance(value.get("n"), str):
            self.fail(f"{what} {verb!r}: 'n' must be a whole number")
        for name, words in (("kind", KIND_WORDS[what]), ("place", PLACES if verb == "dice" else PLACE_WORDS[what])):
            if name in value and value[name] not in words:
                self.fail(f"{what} {verb!r}: unknown {name} {value[name]!r}")

    def _argument(self, where: str, name: str, word: Any) -> None:
        wrong = misfit(word, ARGUMENTS.get(name, str), repr(name))
        if wrong:
            self.fail(f"{where}: {wrong}")
        if name == "to" and where == "effect 'token'":
            if word != "random_next" and word not in self.known["room"]:
                self.fail(f"{where}: unknown to {word!r}")
            return
        if name == "of" and where == "effect 'random'":
            self._shape(word, [{"w": int, "do": EFFECTS}], "'of'")
            return
        if name == "of":
            self._shape(word if isinstance(word, list) else [word], [TEST], "'of'")
        if name == "n" and isinstance(word, str) and word != "all":
            self._formula(f"{where}: ", word, VARIABLES)
        for item in word if isinstance(word, list) else [word]:
            if isinstance(item, str) and name in self.known and item not in self.known[name]:
                self.fail(f"{where}: unknown {name} {item!r}")
        if name == "limit" and word.get("per") not in ("turn", "round", "plot", "episode", "campaign"):
            self.fail(f"{where}: unknown limit per {word.get('per')!r}")

    def _formula(self, where: str, formula: str, variables: tuple[str, ...]) -> None:
        try:
            postfix(formula, variables)
        except BadFormula as error:
            self.fail(f"{where}{formula!r} is no number: {error}")

    def _texts(self, value: Any) -> None:
        if isinstance(value, list):
            for item in value:
                self._texts(item)
        elif isinstance(value, dict):
            if "en" in value or "de" in value:
                for language in ("en", "de"):
                    if not isinstance(value.get(language), str) or not value[language]:
                        self.fail(f"a text without {language!r}")
                return
            for name, item in value.items():
                if name in TEXTS and isinstance(item, str):
                    self.fail(f"the text {name!r} needs both languages")
                self._texts(item)

    # Cards -------------------------------------------------------------------------------------------------------

    def _cards(self) -> None:
        self.file = "priority_tasks"
        for task in self.data["priority_tasks"]["tasks"]:
            self.entry = task["id"]
            self._group(task["group"])
        self.file = "rooms"
        for room in self.data["rooms"]["rooms"]:
            self.entry = room["id"]
            self._actions(room["actions"], [station.get("formula") for station in room["stations"]])
        self.file = "quarters"
        for quarters in self.data["quarters"]["quarters"]:
            self.entry = quarters["id"]
            private = quarters["private_station"]
            self._actions(private["actions"], [private["formula"]])
        self.file = "file_cards"
        for file in self.data["file_cards"]["files"]:
            self.entry = file["id"]
            if not file["do"]:
                self.fail("a file without effects")
        self.file = "relationships"
        for rel in self.data["relationships"]["relationships"]:
            self.entry = rel["id"]
            for card in (rel["fate"], *rel["follow_ups"]):
                if card not in self.known["card"]:
                    self.fail(f"unknown card {card!r}")
        self.file = "fate_cards"
        for card in self.data["fate_cards"]["cards"]:
            self.entry = card["id"]
            if card["tag"] not in self.data["fate_cards"]["tags"]:
                self.fail(f"unknown tag {card['tag']!r}")
            if card["by"] not in ("actor", "vote", "each"):
                self.fail(f"nobody is called {card['by']!r}")
            if not card["choices"]:
                self.fail("a fate card without choices")

    def _actions(self, actions: list[Any], formulas: list[str | None]) -> None:
        for formula in formulas:
            if formula is not None:
                self._formula("", formula, DIE)
        for action in actions:
            if not action.get("do") and "provide" not in action and "briefing" not in action:
                self.fail("an action that does nothing")
            if action.get("do") and action["do"][0].get("n") == YIELD and None in formulas:
                self.fail("a yield of a station without a formula")

    def _group(self, group: dict[str, Any]) -> None:
        for rule in group["subs"]:
            for part in rule.split("&"):
                if not SUB_RULE.fullmatch(part):
                    self.fail(f"unknown relation {rule!r}")
        if group["all"] is not None and not ALL_RULE.fullmatch(group["all"]):
            self.fail(f"unknown relation {group['all']!r}")


def _sort(shape: Shape) -> Shape:
    """Return the sort of a shape, without what is within."""
    return type(shape) if isinstance(shape, (list, dict)) else shape
