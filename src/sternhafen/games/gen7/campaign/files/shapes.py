"""The shape of a campaign's files: what every entry must have, and of what sort it is."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.data.vocabulary import DEFECTS, DEPTS, GRADES, KINDS, RES, SCOPES, WHEN_FILE, WHERE

Shape = Any
"""A sort (type), several, or words: a value is one of them; an object with named parts; or a list of one shape.

The name of a part that may be missing ends with a question mark.
"""

TEXT: Final = {"en": str, "de": str}
COST: Final = {"data": int, "parts": int, "chem": int}
EFFECTS: Final = [{"op": str}]
TEST: Final = {"test": str}
RULES: Final = [{"mod?": str, "on?": str}]
LIMIT: Final = {"n": int, "per": str}
GROUP: Final = {"subs": [str], "all": (str, type(None))}
OPTIONS: Final = [
    {
        "text": TEXT,
        "result?": TEXT,
        "effects": EFFECTS,
        "if?": TEST,
        "targets?": int,
        "votes?": [{"if": TEST, "n": int}],
        "n?": int,
    }
]
WAYS: Final = [{"test?": TEST, "to": str}]
ACTION: Final = {
    "name": TEXT,
    "text": TEXT,
    "optional": bool,
    "do?": EFFECTS,
    "pay?": COST,
    "provide?": {"res": RES[:3], "steps?": [{"give": int, "merit": int}]},
    "shared?": {"res?": RES[:3]},
}
DEPARTMENT: Final = DEPTS[:5]
PLAN: Final = [{"id": str, "test": TEST, "stars": int, "when": str, "quarters?": str}]
STATION: Final = {
    "id": str,
    "name": TEXT,
    "department": DEPARTMENT,
    "type": ("group", "single", "post", "relay"),
    "group?": GROUP,
    "rule?": str,
    "slots?": int,
    "kinds?": [KINDS[:3]],
    "cost": COST,
    "merit?": int,
    "do": EFFECTS,
    "per_round?": int,
    "limit?": int,
    "if?": TEST,
    "each_round?": EFFECTS,
}
END: Final = {"text?": TEXT, "effects": EFFECTS, "next": (str, list)}
HALF: Final = {"test": TEST, "effects": EFFECTS, "next": (str, list)}
FIND: Final = {"id": str, "name": TEXT, "do": EFFECTS, "count?": int, "safe?": bool}
TOKEN: Final = {"id": str, "name": TEXT, "path": [str], "loop?": bool, "start?": int}
PASSAGE: Final = {
    "id": str,
    "page": str,
    "at": (dict, list),
    "en": str,
    "de": str,
    "else?": bool,
    "rank?": int,
    "takes?": [str],
}
REASON: Final = {"id": str, "name": TEXT, "text": TEXT, "wants": [dict]}
POINT: Final = {
    "id": str,
    "kind": str,
    "episode": int,
    "narrative?": TEXT,
    "setup?": EFFECTS,
    "goal?": {"test": TEST, "check": ("any", "deadline")},
    "rules?": RULES,
    "rules_text?": (dict, type(None)),
    "stations?": [STATION],
    "success?": END,
    "setback?": END,
    "partial?": HALF,
    "finds?": [FIND],
    "tokens?": [TOKEN],
    "teams?": [str],
    "aims?": [{"test": TEST, "worth": (int, float)}],
    "vote?": {"op": str, "text": TEXT, "options": OPTIONS},
    "grade?": ("triumph", "bitter", "survival", "loss"),
}

FILE_SHAPES: Final[dict[str, Shape]] = {
    "vocabulary": {
        **{words: [str] for words in ("who", "resources", "res_extra", "departments", "dept_extra", "decks", "cmp")},
        **{words: [str] for words in ("places", "until", "die_modes", "stats", "room_groups", "events")},
        **dict.fromkeys(("effects", "tests", "mods"), dict),
    },
    "rooms": {
        "three_player_cover_dots": int,
        "rooms": [
            {
                "id": str,
                "kind": str,
                "department": DEPARTMENT,
                "unlocked": bool,
                "stations": [{"dots": int, "formula?": (str, type(None)), "count?": (int, str)}],
                "actions": [ACTION],
                "start?": COST,
            }
        ],
    },
    "quarters": {
        "quarters": [
            {
                "id": str,
                "dice": {"colonist": int},
                "start": {"cryo_supply": int},
                "recall_robot_to": str,
                "private_station": {
                    "kind": str,
                    "formula": (str, type(None)),
                    "counts_as": (str, type(None)),
                    "actions": [ACTION],
                },
            }
        ]
    },
    "system_status": {
        "limits": {"storage": int, "work_orders_in_hand": int, "skills_bought_per_episode": int},
        "tasks_per_round": {"3": [int], "4": [int]},
        "merit": {"star_per": int, "promotion_at": int, "underlines_to_promote": int},
        "logic_instinct": {"max": int},
        "ranks": list,
        "sections": list,
        "tracks": [{"red": EFFECTS}],
    },
    "priority_tasks": {
        "tasks": [
            {
                "id": str,
                "group": GROUP,
                "cost": COST,
                "department": DEPARTMENT,
                "merit": int,
                "steps": int,
                "deck": bool,
            }
        ]
    },
    "work_orders": {
        "work_orders": [
            {"id": str, "room": str, "cost": COST, "merit": int, "penalty": int, "special": EFFECTS, "unlocked": bool}
        ]
    },
    "file_cards": {"files": [{"id": str, "do": EFFECTS, "when": WHEN_FILE, "copies": int}]},
    "schema_cards": {"schemas": [{"id": str, "copies": int, "rules": RULES, "focus_rules": RULES}]},
    "fate_cards": {
        "tags": dict,
        "cards": [
            {
                "id": str,
                "tag": str,
                "trigger": TEST,
                "by": str,
                "choices": OPTIONS,
                "kept?": RULES,
                "relationship?": str,
                "takes?": [str],
            }
        ],
    },
    "relationships": {"relationships": [{"id": str, "fate": str, "follow_ups": [str]}]},
    "personal_goals": {"quarters": PLAN, "plan_a": PLAN, "plan_b": PLAN},
    "episode_goals": {"goals": [{"id": str, "award": EFFECTS, "failure?": {"award?": EFFECTS, "flip_on?": str}}]},
    "officer_skills": {"skills": [{"id": str, "rules": RULES, "cost": int, "min_rank": int}]},
    "rule_cards": {"cards": [{"id": str, "appears_with": str}]},
    "episodes": {
        "start": str,
        "counters": dict,
        "flags": [str],
        "episodes": [{"variants": [{"entry": str, "goals": [str]}]}],
        "plot_points": [POINT],
        "on_setback": EFFECTS,
        "consequences": [{"test": TEST, "do": EFFECTS}],
        "ending_codas": [{"test": TEST, "text": TEXT}],
    },
}
"""What each file holds."""

COUNTER: Final = {"scope": ("plot", "episode", "campaign"), "start": int, "min?": int, "text": TEXT}

ARGUMENTS: Final[dict[str, Shape]] = {
    "test": TEST,
    "of": (list, dict),
    "stations": [str],
    "depts": [str],
    "grade": GRADES,
    "n": (int, str),
    "by": (int, str),
    "res": (str, list),
    "roll": (bool, str),
    "value": (bool, int, str),
    "text": TEXT,
    "limit": LIMIT,
    "rule": RULES[0],
    "scope": SCOPES,
    "options": OPTIONS,
    **dict.fromkeys(("do", "then", "else", "effects"), EFFECTS),
    **dict.fromkeys(("keep", "max", "min", "per_die", "players", "round", "add", "discount", "dots"), int),
    **dict.fromkeys(("optional", "reward", "set", "sticky", "track", "up_to", "lost", "blind", "near"), bool),
}
"""The arguments of effects, tests and rules; all others are words."""
KIND_WORDS: Final = {"effect": (*KINDS, *DEFECTS), "test": KINDS, "rule": KINDS}
"""The kinds of dice, and for effects of markers and the like."""
PLACE_WORDS: Final = {"effect": ("group",), "test": WHERE, "rule": WHERE}


LISTS: Final = {
    "rooms": "rooms",
    "quarters": "quarters",
    "priority_tasks": "tasks",
    "work_orders": "work_orders",
    "file_cards": "files",
    "schema_cards": "schemas",
    "fate_cards": "cards",
    "relationships": "relationships",
    "episode_goals": "goals",
    "officer_skills": "skills",
    "rule_cards": "cards",
    "episodes": "plot_points",
}
"""The list of entries in each file."""


def misfit(value: Any, shape: Shape, where: str) -> str:
    """Return what is wrong with a value of this name, or nothing."""
    if isinstance(shape, dict):
        return _misfit_object(value, shape, where)
    if isinstance(shape, list):
        if not isinstance(value, list):
            return f"{where} must be a list"
        return next((wrong for item in value if (wrong := misfit(item, shape[0], where))), "")
    allowed = shape if isinstance(shape, tuple) else (shape,)
    if isinstance(allowed[0], str):
        return "" if isinstance(value, str) and value in allowed else f"{where}: unknown word {value!r}"
    if type(value) in allowed:
        return ""
    return f"{where} must be {' or '.join(NAMES[kind] for kind in allowed)}"


def _misfit_object(value: Any, shape: dict[str, Shape], where: str) -> str:
    if not isinstance(value, dict):
        return f"{where} must be an object"
    for part, inner in shape.items():
        name = part.removesuffix("?")
        if name in value:
            wrong = misfit(value[name], inner, repr(name))
            if wrong:
                return wrong
        elif name == part:
            return f"{where} needs {name!r}"
    return ""


NAMES: Final = {
    int: "a whole number",
    str: "a word or text",
    bool: "true or false",
    float: "a number",
    list: "a list",
    dict: "an object",
    type(None): "null",
}


FILES: Final = tuple(FILE_SHAPES)
