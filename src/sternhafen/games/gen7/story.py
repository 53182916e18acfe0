"""The story: plot points, their stations, and how one leads to the next."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.book import (
    N_TASKS,
    STATIONS,
)
from sternhafen.games.gen7.language import (
    Condition,
    cost_of,
    effect_list,
    hears,
    mod_mask,
    rule_set,
)
from sternhafen.games.gen7.pages import (
    COUNTER_NAMES,
    GOAL_ID,
    POINT_DATA,
    POINT_ID,
    STORY,
    TASK_DATA,
    text,
)
from sternhafen.games.gen7.relations import (
    Group,
    Sub,
)
from sternhafen.games.gen7.vocabulary import (
    ANY_KIND,
    DEPTS,
    KINDS,
)


class PlotStation:
    """A station that a plot point adds."""

    __slots__ = (
        "point",
        "name",
        "dept",
        "group",
        "rule",
        "slots",
        "kinds",
        "cost",
        "merit",
        "do",
        "per_round",
        "limit",
    )

    def __init__(self, point: int, data: dict[str, Any]) -> None:
        self.point = point
        self.name = text(data["name"])
        self.dept = DEPTS.index(data["department"])
        self.group: Group | None = Group(data["group"]) if data["type"] == "group" else None
        self.rule = Sub(data["rule"] if data["type"] == "single" else "any")
        self.slots: int = data.get("slots", 0)
        self.kinds: tuple[int, ...] = tuple([KINDS.index(kind) for kind in data.get("kinds", KINDS[:3])])
        self.cost = cost_of(data)
        self.merit: int = data.get("merit", 0)
        self.do = effect_list(data["do"])
        self.per_round: int = data.get("per_round", 99)
        self.limit: int = data.get("limit", 99)


TASK_GROUP: Final = tuple([Group(task["group"]) for task in TASK_DATA])
PLOT_STATIONS: Final = tuple([
    PlotStation(i, station) for i, point in enumerate(POINT_DATA) for station in point.get("stations", ())
])  # fmt: skip
N_PLOT_STATIONS: Final = len(PLOT_STATIONS)
TARGETS: Final = N_TASKS + N_PLOT_STATIONS
"""Group stations: the tasks first, then the plot stations."""
PLACES_TO_DEPLOY: Final = STATIONS + N_PLOT_STATIONS
"""Single stations: those of the rooms first, then the plot stations."""


GROUP_OF: Final[dict[int, Group]] = dict(enumerate(TASK_GROUP))
"""The group stations of tasks, then those of the plot."""
GROUP_OF.update({
    N_TASKS + i: station.group for i, station in enumerate(PLOT_STATIONS) if station.group is not None
})  # fmt: skip


# The story ---------------------------------------------------------------------------------------------------------

PLOT: Final = 0
DECISION: Final = 1
ENDING: Final = 2


class Way:
    """One way on from a plot point: the first whose condition holds is gone."""

    __slots__ = ("condition", "to")

    def __init__(self, condition: Condition | None, to: int) -> None:
        self.condition = condition
        self.to = to


def _ways(data: Any) -> tuple[Way, ...]:
    if isinstance(data, str):
        return (Way(None, POINT_ID[data]),)
    return tuple([Way(Condition(way["test"]) if "test" in way else None, POINT_ID[way["to"]]) for way in data])


class Point:
    """A plot point: a goal with a deadline, a decision, or an ending."""

    __slots__ = (
        "kind", "stations", "groups", "group_count", "singles", "single_count", "setup", "goal", "at_deadline", "rules",
        "success", "setback", "success_ways", "setback_ways", "success_text", "setback_text", "vote", "grade",
        "episode", "hears", "mods",
    )  # fmt: skip  # as above

    def __init__(self, number_: int, data: dict[str, Any]) -> None:
        self.kind = ("plot", "decision", "ending").index(data["kind"])
        self.episode = int(data["episode"])
        self.stations = tuple([i for i, station in enumerate(PLOT_STATIONS) if station.point == number_])
        numbered = tuple(enumerate(self.stations))
        self.groups = tuple([entry for entry in numbered if PLOT_STATIONS[entry[1]].group is not None])
        self.group_count = len(self.groups)
        self.singles = tuple([n for n in self.stations if PLOT_STATIONS[n].group is None])
        self.single_count = len(self.singles)
        self.setup = effect_list(data.get("setup", []))
        goal = data.get("goal")
        self.goal: Condition | None = Condition(goal["test"]) if goal else None
        self.at_deadline = bool(goal and goal["check"] == "deadline")
        self.rules = rule_set(data.get("rules", []), "plot", number_)
        self.hears = hears(self.rules)
        self.mods = mod_mask(self.rules)
        success, setback = data.get("success"), data.get("setback")
        self.success = effect_list(success["effects"]) if success else 0
        self.setback = effect_list(setback["effects"]) if setback else 0
        self.success_text = text(success["text"]) if success else -1
        self.setback_text = text(setback["text"]) if setback else -1
        self.success_ways: tuple[Way, ...] = _ways(success["next"]) if success else ()
        self.setback_ways: tuple[Way, ...] = _ways(setback["next"]) if setback else ()
        self.vote = effect_list([data["vote"]]) if "vote" in data else 0
        self.grade: str = data.get("grade", "")


POINTS: Final = tuple([Point(i, data) for i, data in enumerate(POINT_DATA)])
N_POINTS: Final = len(POINTS)
START: Final = POINT_ID[STORY["start"]]
EPISODE_GOALS: Final = {
    POINT_ID[variant["entry"]]: tuple([GOAL_ID[goal] for goal in variant["goals"]])
    for episode in STORY["episodes"]
    for variant in episode["variants"]
}
ON_SETBACK: Final = effect_list(STORY["on_setback"])
CONSEQUENCES: Final = tuple([(Condition(c["test"]), effect_list(c["do"])) for c in STORY["consequences"]])
CODAS: Final = tuple([(Condition(coda["test"]), text(coda["text"])) for coda in STORY["ending_codas"]])
COUNTER_SCOPE: Final = tuple([STORY["counters"][name]["scope"] for name in COUNTER_NAMES])
COUNTER_START: Final = tuple([int(STORY["counters"][name]["start"]) for name in COUNTER_NAMES])
COUNTER_MIN: Final = tuple([int(STORY["counters"][name].get("min", -999)) for name in COUNTER_NAMES])
COUNTER_TEXT: Final = tuple([text(STORY["counters"][name]["text"]) for name in COUNTER_NAMES])
SETBACKS: Final = COUNTER_NAMES.index("setbacks") if "setbacks" in COUNTER_NAMES else -1
ALL_KINDS: Final = ANY_KIND
