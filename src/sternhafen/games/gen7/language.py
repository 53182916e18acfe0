"""The language of cards: numbers, conditions, effects and rules as the files write them, made ready to be read."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from sternhafen.games.gen7.formulas import VARIABLES, YIELD, postfix
from sternhafen.games.gen7.pages import (
    COUNTER_NAMES,
    FATE_ID,
    FLAG_NAMES,
    GOAL_ID,
    POINT_DATA,
    POINT_ID,
    REL_ID,
    ROOM_DATA,
    ROOM_ID,
    TASK_ID,
    flag_value,
    text,
)
from sternhafen.games.gen7.vocabulary import (
    CMP,
    DECKS,
    DEFECTS,
    DEPTS,
    EVENTS,
    FREELY,
    KINDS,
    MODES,
    MODS,
    OPS,
    PER,
    PICKED,
    PLACES,
    RES,
    SCOPES,
    STATS,
    TESTS,
    UNTIL,
    WHERE,
    WHO,
)

# Numbers -----------------------------------------------------------------------------------------------------------


class Number:
    """A fixed number, or a formula over the game's variables (`parts` in postfix order).

    `known` holds what a formula gave before, by the values of all variables.
    """

    __slots__ = ("fixed", "parts", "every", "known")

    def __init__(self, fixed: int, parts: tuple[str, ...], every: bool) -> None:
        self.fixed = fixed
        self.parts = parts
        self.every = every
        self.known: dict[tuple[int, ...], int] = {}

    def value(self, variables: dict[str, int]) -> int:
        """Return the number, a fraction rounded up."""
        if not self.parts:
            return self.fixed
        stack: list[Fraction] = []
        for part in self.parts:
            if part in "+-*/":
                right = stack.pop()
                left = stack.pop()
                stack.append(_operate(part, left, right))
            elif part.isdigit():
                stack.append(Fraction(int(part)))
            else:
                stack.append(Fraction(variables[part]))
        return -(-stack[0].numerator // stack[0].denominator)


def _operate(sign: str, left: Fraction, right: Fraction) -> Fraction:
    if sign == "+":
        return left + right
    if sign == "-":
        return left - right
    return left * right if sign == "*" else left / right


def number(data: Any, variables: tuple[str, ...] = VARIABLES) -> Number:
    """Return a number as the files write it: 3, "players+1", "all".

    >>> number("2*players-4").value({"players": 4})
    4
    """
    if isinstance(data, int):
        return Number(data, (), False)
    if data == "all":
        return Number(0, (), True)
    return Number(0, (YIELD,) if data == YIELD else postfix(data, variables), False)


# Tests, effects, rules ---------------------------------------------------------------------------------------------


class Condition:
    """A condition; `of` are the parts of a combined one."""

    __slots__ = ("op", "of", "who", "cmp", "n", "ref", "value", "dept", "res", "kind", "rooms", "where", "scope")

    def __init__(self, data: dict[str, Any]) -> None:
        self.op: int = TESTS.index(data["test"])
        parts = data.get("of", [])
        listed = parts if isinstance(parts, list) else [parts]
        self.of: tuple[Condition, ...] = tuple([Condition(part) for part in listed])
        self.who: int = WHO.index(data.get("who", "actor"))
        self.cmp: int = CMP.index(data.get("cmp", "=="))
        self.n: Number = number(data.get("n", 0))
        self.ref: int = reference(data)
        self.value: int = flag_value(data.get("value", True))
        self.dept: int = DEPTS.index(data["dept"]) if "dept" in data else -1
        self.res: int = RES.index(data["res"]) if "res" in data else -1
        self.kind: int = KINDS.index(data.get("kind", "any"))
        self.rooms: int = room_mask(data["room"]) if "room" in data else 0
        place = data.get("place")
        self.where: int = -1 if place is None else (PLACES.index(place) if self.op == DICE_TEST else WHERE.index(place))
        self.scope: int = SCOPES.index(data.get("scope", "round"))


DICE_TEST: Final = TESTS.index("dice")


def reference(data: dict[str, Any]) -> int:
    """Return the number of what a test or effect names: a flag, counter, card, task, goal, station."""
    if "flag" in data:
        return FLAG_NAMES.index(data["flag"])
    if "counter" in data:
        return COUNTER_NAMES.index(data["counter"])
    if "stat" in data:
        return STATS.index(data["stat"])
    if "rel" in data:
        return REL_ID[data["rel"]]
    if "deck" in data:
        return DECKS.index(data["deck"])
    if "card" in data:
        return FATE_ID[data["card"]]
    if "task" in data:
        return TASK_ID[data["task"]]
    if "goal" in data:
        return GOAL_ID[data["goal"]]
    if "plot" in data:
        return POINT_ID[data["plot"]]
    if "next" in data:
        return POINT_ID[data["next"]]
    if "station" in data:
        return STATION_NAMES.index(data["station"])
    return -1


STATION_NAMES: Final = [s["id"] for point in POINT_DATA for s in point.get("stations", ())]


def room_mask(name: str) -> int:
    """Return the rooms a name stands for as a mask; bit of the number of rooms means "choose one"."""
    if name in ROOM_ID:
        return 1 << ROOM_ID[name]
    if name in ("choice", "any", "this"):
        return 0
    found = 0
    for i, room in enumerate(ROOM_DATA):
        fits = name == "all_rooms" or (name == "all_labs" and room["kind"] == "lab")
        fits = fits or (name == "all_centers" and room["kind"] == "center")
        if fits or name == f"dept:{room['department']}":
            found |= 1 << i
    return found


class Option:
    """One of the answers of a choice, vote or fate card."""

    __slots__ = ("text", "result", "side", "condition", "effects", "targets")

    def __init__(self, data: dict[str, Any]) -> None:
        self.text = text(data["text"])
        self.result = text(data["result"]) if "result" in data else -1
        self.side = {"logic": 1, "instinct": -1}.get(data.get("side", ""), 0)
        self.condition: Condition | None = Condition(data["if"]) if "if" in data else None
        self.effects = effect_list(data["effects"])
        self.targets = int(data.get("targets", 0))


class Effect:
    """One verb with its arguments; those it does not have are -1, 0 or empty."""

    __slots__ = (
        "op", "who", "picks", "res", "n", "dept", "kind", "rooms", "room", "at", "ref", "src", "dst", "roll", "mode",
        "by", "value", "place", "keep", "up_to", "optional", "then", "otherwise", "test", "options", "rule", "until",
        "text", "component", "number", "track", "sticky", "players", "when", "side", "status_only", "set_to",
    )  # fmt: skip  # one line a verb's argument would fill the screen

    def __init__(self, data: dict[str, Any]) -> None:
        verb = data["op"]
        self.op: int = OPS.index(verb)
        self.who: int = WHO.index(data.get("who", "actor"))
        self.picks = self.who in PICKED
        self.res: int = RES.index(data["res"]) if isinstance(data.get("res"), str) else -1
        self.n: Number = number(data.get("n", 1))
        self.dept: int = DEPTS.index(data["dept"]) if "dept" in data else -1
        kind = data.get("kind", "any")
        self.kind: int = KINDS.index(kind) if kind in KINDS else DEFECTS.index(kind)
        self.room: str = data.get("room", "")
        self.rooms: int = room_mask(self.room) if self.room else 0
        self.at: str = data.get("at", "")
        self.ref: int = reference(data)
        self.src: int = PLACES.index(data.get("from", "quarters"))
        self.dst: int = PLACES.index(data.get("to", "quarters"))
        self.roll: int = 2 if data.get("roll") == "may" else int(bool(data.get("roll", False)))
        self.mode: int = MODES.index(data.get("mode", "any"))
        self.by: int = int(data.get("by", 0)) if isinstance(data.get("by", 0), int) else 0
        self.status_only: bool = data.get("by") == "status"
        self.value: int = flag_value(data["value"]) if verb == "flag" else int(data.get("value", 0))
        self.place: bool = data.get("place") == "group"
        self.keep: int = int(data.get("keep", -1))
        self.up_to: bool = bool(data.get("up_to", False))
        self.optional: bool = bool(data.get("optional", False))
        self.then: int = effect_list(data.get("then") or data.get("do") or [])
        self.otherwise: int = effect_list(data.get("else") or [])
        self.test: Condition | None = Condition(data["test"]) if "test" in data else None
        self.options: tuple[int, ...] = tuple([option(entry) for entry in data.get("options", ())])
        self.rule: int = rule_number(data["rule"], "card", -1) if "rule" in data else -1
        self.until: int = UNTIL.index(data.get("until", "turn_end"))
        self.text: int = text(data["text"]) if "text" in data else -1
        self.component: str = data.get("component", "")
        self.number: int = int(data["add"]) if "add" in data else int(data.get("round", data.get("discount", 0)))
        self.track: bool = bool(data.get("track", False))
        self.sticky: bool = bool(data.get("sticky", False)) or bool(data.get("reward", False))
        self.players: int = int(data.get("players", 0))
        self.when: str = data.get("when", "episode_end")
        self.side: int = int(data.get("side", "success") == "failure") if verb == "goal_side" else 0
        self.set_to: bool = bool(data.get("set", False)) or "add" in data


EFFECT_LISTS: Final[list[tuple[Effect, ...]]] = [()]
OPTIONS: Final[list[Option]] = []


def effect_list(data: list[Any]) -> int:
    """Return the number of a list of effects; 0 is the empty one."""
    if not data:
        return 0
    made = tuple([Effect(entry) for entry in data])
    EFFECT_LISTS.append(made)
    return len(EFFECT_LISTS) - 1


def option(data: dict[str, Any]) -> int:
    """Return the number of an option."""
    made = Option(data)
    OPTIONS.append(made)
    return len(OPTIONS) - 1


class Rule:
    """A lasting rule: a static one changes a figure (`mod`), a triggered one does something on an event (`on`)."""

    __slots__ = (
        "number", "mod", "bit", "on", "do", "test", "limit", "per", "conditional", "who", "optional", "n", "res",
        "locks", "dept", "rooms", "where", "kind", "low", "high", "deck", "dots", "store", "text", "per_die", "source",
        "card", "discount",
    )  # fmt: skip  # as above

    def __init__(self, number_: int, data: dict[str, Any], source: str, card: int) -> None:
        self.number = number_
        self.mod: int = MODS.index(data["mod"]) if "mod" in data else -1
        self.on: int = EVENTS.index(data["on"]) if "on" in data else -1
        self.bit: int = 1 << self.mod if self.mod >= 0 else USED_FREELY if self.on == FREELY else 0
        self.do: int = effect_list(data.get("do") or data.get("effects") or [])
        self.test: Condition | None = Condition(data["test"]) if "test" in data else None
        limit = data.get("limit")
        self.limit: int = int(limit["n"]) if limit else 0
        self.per: int = PER.index(limit["per"]) if limit else -1
        self.conditional = self.limit > 0 or self.test is not None
        self.who: int = WHO.index(data["who"]) if "who" in data else -1
        self.optional: bool = bool(data.get("optional", False))
        self.n: int = int(data.get("n", 0))
        res = data.get("res")
        self.res: int = RES.index(res) if isinstance(res, str) else -1
        self.locks: tuple[int, ...] = tuple([RES.index(r) for r in res]) if isinstance(res, list) else (0, 1, 2)
        self.dept: int = DEPTS.index(data["dept"]) if "dept" in data else -1
        self.rooms: int = room_mask(data["room"]) if "room" in data else 0
        self.where: int = WHERE.index(data["place"]) if "place" in data else -1
        self.kind: int = KINDS.index(data.get("kind", "any"))
        self.low: int = int(data.get("min", 0))
        self.high: int = int(data.get("max", 0))
        self.deck: int = DECKS.index(data["deck"]) if "deck" in data else -1
        self.dots: int = int(data.get("dots", -1))
        self.store: bool = data.get("where") == "store"
        self.text: int = text(data["text"]) if "text" in data else -1
        self.per_die: int = int(data.get("per_die", 1))
        self.source = source
        self.card = card
        effects = EFFECT_LISTS[self.do]
        self.discount: bool = len(effects) == 1 and effects[0].op == DISCOUNT


DISCOUNT: Final = OPS.index("discount")
USED_FREELY: Final = 1 << len(MODS)
RULES: Final[list[Rule]] = []


def rule_number(data: dict[str, Any], source: str, card: int) -> int:
    """Return the number of a rule object; `source` and `card` say what carries it."""
    made = Rule(len(RULES), data, source, card)
    RULES.append(made)
    made.number = len(RULES) - 1
    return made.number


def rule_set(data: list[Any], source: str, card: int) -> tuple[int, ...]:
    """Return the numbers of several rules."""
    return tuple([rule_number(entry, source, card) for entry in data])


def hears(rules: tuple[int, ...]) -> int:
    """Return the events that a set of rules hears, as a mask."""
    mask = 0
    for number_ in rules:
        rule = RULES[number_]
        if rule.on >= 0 and rule.on != FREELY:
            mask |= 1 << rule.on
    return mask


def mod_mask(rules: tuple[int, ...]) -> int:
    """Return the sorts of static rules among some, as a mask, and above them whether any may be used at any time."""
    mask = 0
    for number_ in rules:
        mask |= RULES[number_].bit
    return mask


def usable_freely(rules: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of some rules that may be used at any time."""
    return tuple([number_ for number_ in rules if RULES[number_].on == FREELY])


def cost_of(entry: dict[str, Any]) -> tuple[int, int, int]:
    """Return an entry's cost: data, parts, chemicals."""
    cost = entry["cost"]
    return (cost["data"], cost["parts"], cost["chem"])
