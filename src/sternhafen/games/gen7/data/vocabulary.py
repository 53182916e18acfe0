"""The numbers that the game's words have inside the program."""

from __future__ import annotations

from typing import Final

RES: Final = ("data", "parts", "chem", "choice", "each", "total")
DATA: Final = 0
PARTS: Final = 1
CHEM: Final = 2
CHOICE: Final = 3
EACH: Final = 4
TOTAL: Final = 5

DEPTS: Final = ("command", "computer", "energy", "biosphere", "none", "worst", "best", "choice", "vote", "any", "all")
COMMAND: Final = 0
NO_DEPT: Final = 4
WORST: Final = 5
BEST: Final = 6
DEPT_CHOICE: Final = 7
DEPT_VOTE: Final = 8
DEPT_ANY: Final = 9
DEPT_ALL: Final = 10
SYSTEMS: Final = (1, 2, 3)
RED: Final = 3

KINDS: Final = ("colonist", "officer", "robot", "any")
COLONIST: Final = 0
OFFICER: Final = 1
ROBOT: Final = 2
ANY_KIND: Final = 3
FACES: Final = (6, 8, 12)
DEFECTS: Final = ("failure", "fault", "task", "work_order")
"""What an effect may name as a kind besides dice."""

DECKS: Final = ("file", "schema", "work_order", "fate", "task")
FILE: Final = 0
SCHEMA: Final = 1
ORDER: Final = 2
FATE: Final = 3
TASK: Final = 4

WHO: Final = (
    "actor",
    "owner",
    "leader",
    "all",
    "others",
    "top",
    "low",
    "pick_other",
    "pick_any",
    "contributors",
    "store",
    "team",
    "anyone",
)
ACTOR: Final = 0
OWNER: Final = 1
LEADER: Final = 2
ALL: Final = 3
OTHERS: Final = 4
TOP: Final = 5
LOW: Final = 6
PICK_OTHER: Final = 7
PICK_ANY: Final = 8
PICKED: Final = (PICK_ANY, PICK_OTHER)
"""Words for somebody who is picked when the effect comes."""
CONTRIBUTORS: Final = 9
STORE: Final = 10
TEAM: Final = 11
ANYONE: Final = 12

PLACES: Final = ("quarters", "wake", "cryo", "robot_supply", "room", "plot", "task", "deployed", "out")
QUARTERS: Final = 0
WAKE: Final = 1
CRYO: Final = 2
ROBOT_SUPPLY: Final = 3
IN_ROOM: Final = 4
AT_PLOT: Final = 5
AT_TASK: Final = 6
DEPLOYED: Final = 7

WHERE: Final = ("lab", "center", "task", "plot", "private")
LAB: Final = 0
CENTER: Final = 1
ON_TASK: Final = 2
ON_PLOT: Final = 3
PRIVATE: Final = 4

CMP: Final = ("==", "!=", ">=", "<=", ">", "<")
MODES: Final = ("any", "reroll", "up", "down", "updown", "flip", "value")
SET_ANY: Final = 0
REROLL: Final = 1
UP: Final = 2
DOWN: Final = 3
UPDOWN: Final = 4
FLIP: Final = 5
TO_VALUE: Final = 6

UNTIL: Final = ("vote_end", "turn_end", "round_end", "plot_end", "episode_end", "campaign_end")
VOTE_END: Final = 0
TURN_END: Final = 1
ROUND_END: Final = 2
PLOT_END: Final = 3
EPISODE_END: Final = 4
CAMPAIGN_END: Final = 5

PER: Final = ("turn", "round", "plot", "episode", "campaign")
SCOPES: Final = ("round", "plot", "episode")

EVENTS: Final = (
    "deploy", "group_filled", "task_done", "task_failed", "round_start", "turns_start", "round_end", "status_worse",
    "schema_used", "briefing", "action_file", "action_schema", "cryo_done", "robot_taken", "free", "turns_end",
)  # fmt: skip
ON_DEPLOY: Final = 0
ON_GROUP_FILLED: Final = 1
ON_TASK_DONE: Final = 2
ON_TASK_FAILED: Final = 3
ON_ROUND_START: Final = 4
ON_TURNS_START: Final = 5
ON_ROUND_END: Final = 6
ON_STATUS_WORSE: Final = 7
ON_SCHEMA_USED: Final = 8
ON_BRIEFING: Final = 9
ON_ACTION_FILE: Final = 10
ON_ACTION_SCHEMA: Final = 11
ON_CRYO_DONE: Final = 12
ON_ROBOT_TAKEN: Final = 13
FREELY: Final = 14
ON_TURNS_END: Final = 15
OWN_EVENTS: Final = frozenset((0, 8, 10, 11, 12, 13))
"""Events that an owned rule hears only when its owner is acting."""

MODS: Final = (
    "store_lock", "task_count", "task_cost", "task_merit", "task_steps", "yield", "ban", "adjust", "extra_draw",
    "storage", "side_cost", "provide_merit", "alt_action", "vote_weight", "order_merit", "order_cost", "wild_sub",
    "robot_split", "no_rule_recycling", "no_fault", "fate_choice", "alone_brief", "veil_truth", "veil_face",
)  # fmt: skip
STORE_LOCK: Final = 0
TASK_COUNT: Final = 1
TASK_COST: Final = 2
TASK_MERIT: Final = 3
TASK_STEPS: Final = 4
YIELD: Final = 5
BAN: Final = 6
ADJUST: Final = 7
EXTRA_DRAW: Final = 8
STORAGE: Final = 9
SIDE_COST: Final = 10
PROVIDE_MERIT: Final = 11
ALT_ACTION: Final = 12
VOTE_WEIGHT: Final = 13
ORDER_MERIT: Final = 14
ORDER_COST: Final = 15
WILD_SUB: Final = 16
ROBOT_SPLIT: Final = 17
NO_RULE_RECYCLING: Final = 18
NO_FAULT: Final = 19
FATE_CHOICE: Final = 20
ALONE_BRIEF: Final = 21
VEIL_TRUTH: Final = 22
VEIL_FACE: Final = 23

OPS: Final = (
    "gain", "lose", "merit", "stars", "status", "mark", "unmark", "draw", "discard", "search", "deal_choice", "shift",
    "flag", "counter", "unlock", "remove", "add_fate", "goto", "vote", "choose", "die_move", "die_set", "cryo",
    "robot", "task_draw", "task_add", "task_drop", "task_done", "work_order", "discount", "deadline", "final_round",
    "goal_add", "goal_side", "keep", "rule", "again", "replace", "leader", "spotlight", "each", "if", "end_episode",
    "find", "token", "split", "ballot", "count_ballots", "secret", "give", "peek", "show", "random", "away",
    "deal_reasons",
)  # fmt: skip

TESTS: Final = (
    "all", "any", "not", "flag", "counter", "track", "status", "stat", "res", "merit", "merit_place", "round",
    "deployed", "die", "alone", "relation", "is_leader", "tasks_open", "tasks_done", "tasks_failed", "hand", "damage",
    "station_done", "dice", "decided", "outcome", "point", "players", "found", "token_at", "posted", "held", "chain",
    "together", "balance", "equal", "team", "on_way", "crowd", "ballots", "strain", "reason", "reason_stars",
    "top_rank", "mixed", "skills", "lone", "steps", "ahead", "hidden",
)  # fmt: skip

STATS: Final = (
    "tasks_contributed",
    "tasks_led",
    "orders_done",
    "provided",
    "files_played",
    "schemas_gained",
    "schemas_focused",
    "fates_resolved",
    "briefings_led",
    "briefings_joined",
    "robots_taken",
    "cryo",
    "deployed",
    "resources_spent",
    "side_uses",
    "votes_won",
)
CONTRIBUTED: Final = 0
LED: Final = 1
ORDERS_DONE: Final = 2
PROVIDED: Final = 3
FILES_PLAYED: Final = 4
SCHEMAS_GAINED: Final = 5
SCHEMAS_FOCUSED: Final = 6
FATES_RESOLVED: Final = 7
BRIEFINGS_LED: Final = 8
BRIEFINGS_JOINED: Final = 9
ROBOTS_TAKEN: Final = 10
CRYO_DONE: Final = 11
DICE_DEPLOYED: Final = 12
SPENT: Final = 13
SIDE_USES: Final = 14
VOTES_WON: Final = 15

WHEN_FILE: Final = ("own_turn_or_contributing", "any_vote", "fate_resolving")
OWN_TURN: Final = 0
ANY_VOTE: Final = 1
FATE_RESOLVING: Final = 2

PURPOSES: Final = (
    "file",
    "schema",
    "order",
    "fate",
    "task",
    "colonist",
    "officer",
    "robot",
    "quarters",
    "relationship",
    "plan-a",
    "plan-b",
    "find",
    "chance",
    "reason",
)
OF_COLONIST: Final = 5
OF_OFFICER: Final = 6
OF_ROBOT: Final = 7
OF_QUARTERS: Final = 8
OF_RELATIONSHIP: Final = 9
OF_PLAN_A: Final = 10
OF_PLAN_B: Final = 11
OF_FIND: Final = 12
OF_CHANCE: Final = 13
OF_REASON: Final = 14
PLAIN_PURPOSES: Final = 12
"""How many of them a campaign draws for that remembers nothing but its logbook."""

MAX_SEATS: Final = 4
CODES: Final = 36
"""Die codes: kind x 12 + value - 1."""

GRADES: Final = ("success", "partial", "setback")
"""How a plot point can end."""
SUCCESS: Final = 0
PARTIAL: Final = 1
SETBACK: Final = 2
