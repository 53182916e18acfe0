"""The book: rooms, stations, decks and figures as numbered tables, made once when the game is loaded."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.formulas import DIE, YIELD
from sternhafen.games.gen7.language import (
    DISCOUNT,
    EFFECT_LISTS,
    Condition,
    cost_of,
    effect_list,
    hears,
    number,
    option,
    rule_set,
)
from sternhafen.games.gen7.pages import (
    FATE_DATA,
    FATE_ID,
    FILE_DATA,
    GOAL_DATA,
    N_ROOMS,
    ORDER_DATA,
    PLAN_DATA,
    QUARTERS_DATA,
    RAW,
    REL_DATA,
    REL_ID,
    ROOM_DATA,
    ROOM_ID,
    RULE_CARD_DATA,
    SCHEMA_DATA,
    SKILL_DATA,
    TAGS,
    TASK_DATA,
    TRACK_DATA,
    text,
)
from sternhafen.games.gen7.vocabulary import (
    DECKS,
    DEPTS,
    NO_DEPT,
    RES,
    WHEN_FILE,
)

# Rooms and stations ------------------------------------------------------------------------------------------------

DO: Final = 0
PROVIDE: Final = 1
BRIEFING: Final = 2
DRAW_ACTION: Final = 3
ORDER_ACTION: Final = 4


class RoomAction:
    """One action of a room or private station."""

    __slots__ = (
        "name", "optional", "kind", "at_once", "do", "yields", "gives", "res", "deck", "n", "pay", "shared_dice",
        "shared_merit", "text",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.name = text(data["name"])
        self.text = text(data["text"])
        self.optional: bool = data["optional"]
        self.do = effect_list(data.get("do") or [])
        self.yields = self.do > 0 and EFFECT_LISTS[self.do][0].n.parts == (YIELD,)
        """Whether it gives what its station yields for the die (GEN7-15.1)."""
        self.gives = EFFECT_LISTS[self.do][0].res if self.yields else -1
        """The resource it yields."""
        self.kind = DO
        self.res = -1
        self.deck = -1
        self.n = 0
        pay = data.get("pay")
        self.pay: tuple[int, int, int] = (pay["data"], pay["parts"], pay["chem"]) if pay else (0, 0, 0)
        shared = data.get("shared", {})
        self.shared_dice: int = shared.get("each_other_die_in_room", 0)
        self.shared_merit: int = shared.get("merit", 0) if "each_other_player_in_room" in shared else 0
        if self.shared_dice:
            self.res = RES.index(shared["res"])
        if "provide" in data:
            self.kind, self.res = PROVIDE, RES.index(data["provide"]["res"])
        elif "briefing" in data:
            self.kind = BRIEFING
        else:
            first = data["do"][0]
            if first["op"] == "draw":
                self.kind, self.deck, self.n = DRAW_ACTION, DECKS.index(first["deck"]), first["n"]
            elif first["op"] == "work_order":
                self.kind = ORDER_ACTION
        self.at_once = self.kind == ORDER_ACTION or (self.kind != PROVIDE and not self.optional)
        """Whether nobody is asked first whether it is used."""


PROVIDE_STEPS: Final[tuple[tuple[int, int], ...]] = tuple(sorted(
    (step["give"], step["merit"]) for step in next(
        action["provide"]["steps"] for room in ROOM_DATA for action in room["actions"] if "provide" in action
    )
))  # fmt: skip
"""What may be provided to the store at once, and the merits for it; least first."""
ROOM_KIND: Final[list[str]] = []
ROOM_DEPT: Final[list[int]] = []
ROOM_STATIONS: Final[list[tuple[int, ...]]] = []
ROOM_ACTIONS: Final[list[tuple[RoomAction, ...]]] = []
ROOM_AS: Final[list[int]] = []
"""What a room counts as: itself, or for a private lab the lab of that kind (none: -1)."""
STATION_ROOM: Final[list[int]] = []
STATION_DOTS: Final[list[int]] = []
STATION_YIELD: Final[list[tuple[int, ...]]] = []
"""The resources a lab's station gives for every value of the die; empty elsewhere."""


def _station(room: int, dots: int, formula: str | None) -> int:
    STATION_ROOM.append(room)
    STATION_DOTS.append(dots)
    if formula:
        made = number(formula, DIE)
        STATION_YIELD.append(tuple([max(1, made.value({"#": value})) for value in range(13)]))
    else:
        STATION_YIELD.append(())
    return len(STATION_ROOM) - 1


def _rooms() -> None:
    for i, room in enumerate(ROOM_DATA):
        made: list[int] = []
        for station in room["stations"]:
            count = 3 if station.get("count") == "players-1" else 1
            for _ in range(count):
                made.append(_station(i, station["dots"], station.get("formula")))
        _room(room["kind"], DEPTS.index(room["department"]), tuple(made), room["actions"], i)
    for i, quarters in enumerate(QUARTERS_DATA):
        private = quarters["private_station"]
        station = _station(N_ROOMS + i, 0, private["formula"])
        counts_as = ROOM_ID[private["counts_as"]] if private["counts_as"] else -1
        _room(private["kind"], NO_DEPT, (station,), private["actions"], counts_as)


def _room(kind: str, dept: int, stations: tuple[int, ...], actions: list[Any], counts_as: int) -> None:
    ROOM_KIND.append(kind)
    ROOM_DEPT.append(dept)
    ROOM_STATIONS.append(stations)
    ROOM_ACTIONS.append(tuple([RoomAction(action) for action in actions]))
    ROOM_AS.append(counts_as)


_rooms()
STATIONS: Final = len(STATION_ROOM)
OPS_CENTER: Final = ROOM_ID["ops_center"]
SHIP_STORE: Final = ROOM_ID["ship_store"]
ROBOTICS: Final = ROOM_ID["robotics"]
RECYCLING: Final = ROOM_ID["recycling_lab"]
MEDICAL: Final = ROOM_ID["medical_center"]
LEADER_STATION: Final = ROOM_STATIONS[OPS_CENTER][0]
ROOM_MASK: Final = tuple([sum(1 << station for station in stations) for stations in ROOM_STATIONS])
STATION_DEPT: Final = tuple([ROOM_DEPT[room] for room in STATION_ROOM])
PRIVATE_STATION: Final = tuple([ROOM_STATIONS[N_ROOMS + i][0] for i in range(len(QUARTERS_DATA))])
START_ROOMS: Final = sum(1 << i for i, room in enumerate(ROOM_DATA) if room["unlocked"])
COVERED_DOTS: Final[int] = RAW["rooms"]["three_player_cover_dots"]
STORE_START: Final = tuple([ROOM_DATA[SHIP_STORE]["start"][res] for res in RES[:3]])
LIMIT: Final[int] = TRACK_DATA["limits"]["storage"]
HAND_LIMIT: Final[int] = TRACK_DATA["limits"]["work_orders_in_hand"]
SKILLS_BOUGHT: Final[int] = TRACK_DATA["limits"]["skills_bought_per_episode"]
TASKS_PER_ROUND: Final = {int(k): tuple(v) for k, v in TRACK_DATA["tasks_per_round"].items() if k != "note"}
STAR_PER: Final[int] = TRACK_DATA["merit"]["star_per"]
PROMOTION_AT: Final[int] = TRACK_DATA["merit"]["promotion_at"]
UNDERLINES: Final[int] = TRACK_DATA["merit"]["underlines_to_promote"]
TRACK_END: Final[int] = TRACK_DATA["logic_instinct"]["max"]
TOP_RANK: Final = len(TRACK_DATA["ranks"])
RED_EFFECT: Final = (0, *(effect_list(track["red"]) for track in TRACK_DATA["tracks"]))
"""The red effect of every department's system."""
COLONISTS: Final = tuple([q["dice"]["colonist"] for q in QUARTERS_DATA])
SLEEPERS: Final = tuple([q["start"]["cryo_supply"] for q in QUARTERS_DATA])
ROBOT_AT_HOME: Final = tuple([q["recall_robot_to"] == "quarters" for q in QUARTERS_DATA])
"""Whether the robot of a quarters returns to the crew quarters."""

# Cards -------------------------------------------------------------------------------------------------------------

N_TASKS: Final = len(TASK_DATA)
TASK_COST_: Final = tuple([cost_of(task) for task in TASK_DATA])
TASK_DEPT: Final = tuple([DEPTS.index(task["department"]) for task in TASK_DATA])
TASK_MERIT_: Final = tuple([int(task["merit"]) for task in TASK_DATA])
TASK_STEPS_: Final = tuple([int(task["steps"]) for task in TASK_DATA])
TASK_IN_DECK: Final = tuple([bool(task["deck"]) for task in TASK_DATA])
TASK_DECK: Final = tuple([i for i, task in enumerate(TASK_DATA) if task["deck"]])
N_ORDERS: Final = len(ORDER_DATA)
ORDER_ROOM: Final = tuple([ROOM_ID[order["room"]] for order in ORDER_DATA])
ORDER_COST_: Final = tuple([cost_of(order) for order in ORDER_DATA])
ORDER_MERIT_: Final = tuple([int(order["merit"]) for order in ORDER_DATA])
ORDER_PENALTY: Final = tuple([int(order["penalty"]) for order in ORDER_DATA])
ORDER_SPECIAL: Final = tuple([effect_list(order["special"]) for order in ORDER_DATA])
ORDER_DECK: Final = tuple([i for i, order in enumerate(ORDER_DATA) if order["unlocked"]])
N_FILES: Final = len(FILE_DATA)
FILE_DO: Final = tuple([effect_list(card["do"]) for card in FILE_DATA])
FILE_WHEN: Final = tuple([WHEN_FILE.index(card["when"]) for card in FILE_DATA])
FILE_COPIES: Final = tuple([int(card["copies"]) for card in FILE_DATA])
FILE_DECK: Final = tuple([i for i, card in enumerate(FILE_DATA) for _ in range(card["copies"])])
FILE_DISCOUNT: Final = tuple([
    sum(e.n.fixed for e in EFFECT_LISTS[do]) if EFFECT_LISTS[do][0].op == DISCOUNT else 0 for do in FILE_DO
])  # fmt: skip
N_SCHEMAS: Final = len(SCHEMA_DATA)
SCHEMA_DECK: Final = tuple([i for i, card in enumerate(SCHEMA_DATA) for _ in range(card["copies"])])
SCHEMA_RULES: Final = tuple([
    (rule_set(card["rules"], "schema", i), rule_set(card["focus_rules"], "schema", i))
    for i, card in enumerate(SCHEMA_DATA)
])  # fmt: skip
SCHEMA_HEARS: Final = tuple([(hears(pair[0]), hears(pair[1])) for pair in SCHEMA_RULES])
N_SKILLS: Final = len(SKILL_DATA)
SKILL_RULES: Final = tuple([rule_set(skill["rules"], "skill", i) for i, skill in enumerate(SKILL_DATA)])
SKILL_HEARS: Final = tuple([hears(rules) for rules in SKILL_RULES])
SKILL_COST: Final = tuple([int(skill["cost"]) for skill in SKILL_DATA])
SKILL_RANK: Final = tuple([int(skill["min_rank"]) for skill in SKILL_DATA])
N_FATES: Final = len(FATE_DATA)
FATE_TAG: Final = tuple([TAGS.index(card["tag"]) for card in FATE_DATA])
FATE_TRIGGER: Final = tuple([Condition(card["trigger"]) for card in FATE_DATA])
FATE_BY: Final = tuple([("actor", "vote", "each").index(card["by"]) for card in FATE_DATA])
FATE_OPTIONS: Final = tuple([tuple([option(choice) for choice in card["choices"]]) for card in FATE_DATA])
FATE_KEPT: Final = tuple([rule_set(card.get("kept", []), "fate", i) for i, card in enumerate(FATE_DATA)])
FATE_REL: Final = tuple([REL_ID[card["relationship"]] if "relationship" in card else -1 for card in FATE_DATA])
START_FATES: Final = tuple([i for i, card in enumerate(FATE_DATA) if card["tag"] == "start"])
N_RELS: Final = len(REL_DATA)
REL_FATE: Final = tuple([FATE_ID[rel["fate"]] for rel in REL_DATA])
N_PLANS: Final = len(PLAN_DATA)
PLAN_TEST: Final = tuple([Condition(plan["test"]) for plan in PLAN_DATA])
PLAN_STARS: Final = tuple([int(plan["stars"]) for plan in PLAN_DATA])
PLAN_LATE: Final = tuple([plan["when"] == "episode_end" for plan in PLAN_DATA])
QUARTERS_PLAN: Final = tuple([
    next(i for i, plan in enumerate(PLAN_DATA) if plan.get("quarters") == q["id"]) for q in QUARTERS_DATA
])  # fmt: skip
_A: Final = len(RAW["personal_goals"]["quarters"])
_B: Final = _A + len(RAW["personal_goals"]["plan_a"])
PLANS_A: Final = tuple(range(_A, _B))
PLANS_B: Final = tuple(range(_B, N_PLANS))
GOAL_AWARD: Final = tuple([effect_list(goal["award"]) for goal in GOAL_DATA])
GOAL_FAILED: Final = tuple([effect_list(goal.get("failure", {}).get("award", [])) for goal in GOAL_DATA])
GOAL_FLIP: Final = tuple([goal.get("failure", {}).get("flip_on", "") for goal in GOAL_DATA])
CAREER: Final = next((i for i, goal in enumerate(GOAL_DATA) if goal.get("special") == "career"), -1)
PERSONAL: Final = next((i for i, goal in enumerate(GOAL_DATA) if goal.get("special") == "personal"), -1)
N_RULE_CARDS: Final = len(RULE_CARD_DATA)
RULE_CARD_WITH: Final = tuple([card["appears_with"] for card in RULE_CARD_DATA])
