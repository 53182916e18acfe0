"""The language of cards: numbers, conditions, effects and rules as the files write them, made ready to be read."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.data.vocabulary import (
    CMP,
    DECKS,
    DEFECTS,
    DEPTS,
    EVENTS,
    FREELY,
    GRADES,
    KINDS,
    MODES,
    MODS,
    OPS,
    PER,
    PICKED,
    PLACES,
    RES,
    SCOPES,
    TESTS,
    UNTIL,
    WHERE,
    WHO,
)
from sternhafen.games.gen7.effects.formulas import VARIABLES, YIELD, postfix

if TYPE_CHECKING:
    from sternhafen.games.gen7.campaign.lexicon import Lexicon

MAX_CACHED: Final = 1 << 10

# Numbers -----------------------------------------------------------------------------------------------------------


class Number:
    """A fixed number, or a formula over the game's variables (`parts` in postfix order).

    `known` is what a formula gives, by the values of all variables.
    """

    __slots__ = ("fixed", "parts", "every", "known")

    def __init__(self, fixed: int, parts: tuple[str, ...], every: bool) -> None:
        self.fixed = fixed
        self.parts = parts
        self.every = every
        self.known: Memo[tuple[int, ...], int] = Memo(self._value, MAX_CACHED)

    def _value(self, values: tuple[int, ...]) -> int:
        return self.value(dict(zip(VARIABLES, values, strict=True)))

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

    __slots__ = (
        "op", "of", "who", "cmp", "n", "ref", "value", "dept", "res", "kind", "rooms", "where", "scope", "grade",
        "stations", "depts", "near",
    )  # fmt: skip  # as those of an effect

    def __init__(self, data: Entry, lexicon: Lexicon) -> None:
        self.op: int = TESTS.index(data["test"])
        parts = data.get("of", [])
        listed = parts if isinstance(parts, list) else [parts]
        self.of: tuple[Condition, ...] = tuple([Condition(part, lexicon) for part in listed])
        self.who: int = WHO.index(data.get("who", "actor"))
        self.cmp: int = CMP.index(data.get("cmp", "=="))
        self.n: Number = number(data.get("n", 0))
        self.ref: int = lexicon.reference(data)
        self.value: int = lexicon.flag_value(data.get("value", True))
        self.dept: int = DEPTS.index(data["dept"]) if "dept" in data else -1
        self.res: int = RES.index(data["res"]) if "res" in data else -1
        self.kind: int = KINDS.index(data.get("kind", "any"))
        self.rooms: int = lexicon.rooms_named(data["room"]) if "room" in data else 0
        place = data.get("place")
        self.where: int = -1 if place is None else (PLACES.index(place) if self.op == DICE_TEST else WHERE.index(place))
        self.scope: int = SCOPES.index(data.get("scope", "round"))
        self.grade: int = GRADES.index(data["grade"]) if "grade" in data else -1
        self.stations: tuple[int, ...] = tuple([lexicon.station_names.index(id) for id in data.get("stations", ())])
        self.depts: tuple[int, ...] = tuple([DEPTS.index(dept) for dept in data.get("depts", ())])
        self.near: bool = bool(data.get("near", False))


DICE_TEST: Final = TESTS.index("dice")


class Option:
    """One of the answers of a choice, vote or fate card."""

    __slots__ = ("text", "result", "side", "condition", "effects", "targets", "decision", "votes", "n", "value")

    def __init__(self, data: Entry, lexicon: Lexicon) -> None:
        self.text = lexicon.text(data["text"])
        self.result = lexicon.text(data["result"]) if "result" in data else -1
        self.side = {"logic": 1, "instinct": -1}.get(data.get("side", ""), 0)
        self.condition: Condition | None = Condition(data["if"], lexicon) if "if" in data else None
        self.effects = lexicon.effect_list(data["effects"])
        self.targets = int(data.get("targets", 0))
        self.decision = lexicon.decision_of.get(id(data), -1)
        self.votes: tuple[tuple[Condition, int], ...] = tuple(
            [(Condition(more["if"], lexicon), int(more["n"])) for more in data.get("votes", ())]
        )
        self.n = int(data.get("n", 0))
        self.value = lexicon.flag_value(data["id"]) if lexicon.remembers and "id" in data else 0


class Effect:
    """One verb with its arguments; those it does not have are -1, 0 or empty."""

    __slots__ = (
        "op", "who", "picks", "res", "n", "dept", "kind", "rooms", "room", "at", "ref", "src", "dst", "roll", "mode",
        "by", "value", "place", "keep", "up_to", "optional", "then", "otherwise", "test", "options", "rule", "until",
        "text", "component", "number", "track", "sticky", "players", "when", "side", "status_only", "set_to",
        "plus", "lost", "aim", "branches", "stations", "blind", "what", "owned_by",
    )  # fmt: skip  # one line a verb's argument would fill the screen

    def __init__(self, data: Entry, lexicon: Lexicon) -> None:
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
        self.rooms: int = lexicon.rooms_named(self.room) if self.room else 0
        self.at: str = data.get("at", "")
        self.ref: int = lexicon.reference(data)
        self.src: int = PLACES.index(data.get("from", "quarters"))
        self.dst: int = PLACES.index(data.get("to", "quarters")) if verb != "token" else 0
        self.roll: int = 2 if data.get("roll") == "may" else int(bool(data.get("roll", False)))
        self.mode: int = MODES.index(data.get("mode", "any"))
        by = data.get("by", 0)
        self.by: int = by if isinstance(by, int) else 0
        self.status_only: bool = data.get("by") == "status"
        self.value: int = lexicon.flag_value(data["value"]) if verb == "flag" else int(data.get("value", 0))
        self.place: bool = data.get("place") == "group"
        self.keep: int = int(data.get("keep", -1))
        self.up_to: bool = bool(data.get("up_to", False))
        self.optional: bool = bool(data.get("optional", False))
        self.then: int = lexicon.effect_list(data.get("then") or data.get("do") or [])
        self.otherwise: int = lexicon.effect_list(data.get("else") or [])
        self.test: Condition | None = Condition(data["test"], lexicon) if "test" in data else None
        self.options: tuple[int, ...] = tuple([lexicon.option(entry) for entry in data.get("options", ())])
        self.rule: int = lexicon.rule_number(data["rule"], "card", -1) if "rule" in data else -1
        self.until: int = UNTIL.index(data.get("until", "turn_end"))
        self.text: int = lexicon.text(data["text"]) if "text" in data else -1
        self.component: str = data.get("component", "")
        self.number: int = data["add"] if "add" in data else data.get("round") or data.get("discount") or 0
        self.track: bool = bool(data.get("track", False))
        self.sticky: bool = bool(data.get("sticky", False)) or bool(data.get("reward", False))
        self.players: int = int(data.get("players", 0))
        self.when: str = data.get("when", "episode_end")
        self.side: int = int(data.get("side", "success") == "failure") if verb == "goal_side" else 0
        self.set_to: bool = bool(data.get("set", False)) or "add" in data
        self.plus: int = lexicon.counter_names.index(data["plus"]) if "plus" in data else -1
        self.lost: bool = bool(data.get("lost", False))
        self.aim: str = data.get("to", "") if verb == "token" else ""
        self.branches: tuple[tuple[int, int], ...] = tuple(
            [(int(branch["w"]), lexicon.effect_list(branch["do"])) for branch in data.get("of", ())]
        )
        self.stations: tuple[int, ...] = tuple([lexicon.station_names.index(id) for id in data.get("stations", ())])
        self.blind: bool = bool(data.get("blind", False))
        self.what: str = data.get("what", "")
        self.owned_by: int = self.who if verb == "rule" and "who" in data else -1


class Rule:
    """A lasting rule: a static one changes a figure (`mod`), a triggered one does something on an event (`on`)."""

    __slots__ = (
        "number", "mod", "bit", "on", "do", "test", "limit", "per", "conditional", "who", "optional", "n", "res",
        "locks", "dept", "rooms", "where", "kind", "low", "high", "deck", "dots", "store", "text", "per_die", "source",
        "card", "discount",
    )  # fmt: skip  # as above

    def __init__(self, data: Entry, source: str, card: int, lexicon: Lexicon) -> None:
        self.number = -1
        self.mod: int = MODS.index(data["mod"]) if "mod" in data else -1
        self.on: int = EVENTS.index(data["on"]) if "on" in data else -1
        self.bit: int = 1 << self.mod if self.mod >= 0 else USED_FREELY if self.on == FREELY else 0
        self.do: int = lexicon.effect_list(data.get("do") or data.get("effects") or [])
        self.test: Condition | None = Condition(data["test"], lexicon) if "test" in data else None
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
        self.rooms: int = lexicon.rooms_named(data["room"]) if "room" in data else 0
        self.where: int = WHERE.index(data["place"]) if "place" in data else -1
        self.kind: int = KINDS.index(data.get("kind", "any"))
        self.low: int = int(data.get("min", 0))
        self.high: int = int(data.get("max", 0))
        self.deck: int = DECKS.index(data["deck"]) if "deck" in data else -1
        self.dots: int = int(data.get("dots", -1))
        self.store: bool = data.get("where") == "store"
        self.text: int = lexicon.text(data["text"]) if "text" in data else -1
        self.per_die: int = int(data.get("per_die", 1))
        self.source = source
        self.card = card
        effects = lexicon.effect_lists[self.do]
        self.discount: bool = len(effects) == 1 and effects[0].op == DISCOUNT


DISCOUNT: Final = OPS.index("discount")
USED_FREELY: Final = 1 << len(MODS)


def cost_of(entry: dict[str, Any]) -> tuple[int, int, int]:
    """Return an entry's cost: data, parts, chemicals."""
    cost = entry["cost"]
    return (cost["data"], cost["parts"], cost["chem"])
