"""The story: plot points, their stations, and how one leads to the next."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.games.gen7.campaign.cards import Cards
from sternhafen.games.gen7.campaign.language import Condition, cost_of
from sternhafen.games.gen7.campaign.lexicon import Lexicon
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.data.vocabulary import DEPTS, KINDS
from sternhafen.games.gen7.rules.group_station.relations import Group, Sub


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
        "condition",
        "post",
        "relay",
        "each_round",
        "special",
    )

    def __init__(self, point: int, data: Entry, lexicon: Lexicon) -> None:
        self.point = point
        self.name = lexicon.text(data["name"])
        self.dept = DEPTS.index(data["department"])
        self.group: Group | None = Group(data["group"]) if data["type"] == "group" else None
        self.rule = Sub("any" if data["type"] == "group" else data["rule"])
        self.slots: int = data.get("slots", 0)
        self.kinds: tuple[int, ...] = tuple([KINDS.index(kind) for kind in data.get("kinds", KINDS[:3])])
        self.cost = cost_of(data)
        self.merit: int = data.get("merit", 0)
        self.do = lexicon.effect_list(data["do"])
        self.per_round: int = data.get("per_round", 99)
        self.limit: int = data.get("limit", 99)
        self.condition: Condition | None = lexicon.condition(data["if"]) if "if" in data else None
        """When it is there at all."""
        self.post: bool = data["type"] == "post"
        self.relay: bool = data["type"] == "relay"
        self.each_round = lexicon.effect_list(data.get("each_round", []))
        """What every die at a post brings its player at the end of a round."""
        self.special: bool = self.post or self.relay or self.condition is not None


PLOT: Final = 0
DECISION: Final = 1
ENDING: Final = 2


class WayOn:
    """One way on from a plot point: the first whose condition holds is gone."""

    __slots__ = ("condition", "to")

    def __init__(self, condition: Condition | None, to: int) -> None:
        self.condition = condition
        self.to = to


def _ways(data: Any, story: Story) -> tuple[WayOn, ...]:
    if isinstance(data, str):
        return (WayOn(None, story.point_id[data]),)
    return tuple(
        [WayOn(story.condition(way["test"]) if "test" in way else None, story.point_id[way["to"]]) for way in data]
    )


class Token:
    """A figure that is moved along a path of rooms."""

    __slots__ = ("number", "path", "loop", "start")

    def __init__(self, data: Entry, story: Story) -> None:
        self.number = story.token_names.index(data["id"])
        self.path: tuple[int, ...] = tuple([story.room_id[room] for room in data["path"]])
        self.loop: bool = bool(data.get("loop", False))
        self.start: int = int(data.get("start", 0))


class Point:
    """A plot point: a goal with a deadline, a decision, or an ending."""

    __slots__ = (
        "kind", "stations", "groups", "group_count", "singles", "single_count", "setup", "goal", "at_deadline", "rules",
        "success", "setback", "success_ways", "setback_ways", "success_text", "setback_text", "vote", "grade",
        "episode", "hears", "mods", "half", "partial", "partial_ways", "finds", "find_do", "safe", "tokens", "special",
        "aims", "counted",
    )  # fmt: skip  # as above

    def __init__(self, number: int, data: Entry, story: Story) -> None:
        self.kind = ("plot", "decision", "ending").index(data["kind"])
        self.episode = int(data["episode"])
        self.stations = tuple([i for i, station in enumerate(story.plot_stations) if station.point == number])
        numbered = tuple(enumerate(self.stations))
        self.groups = tuple([entry for entry in numbered if story.plot_stations[entry[1]].group is not None])
        self.group_count = len(self.groups)
        self.singles = tuple([n for n in self.stations if story.plot_stations[n].group is None])
        self.single_count = len(self.singles)
        self.setup = story.effect_list(data.get("setup", []))
        goal = data.get("goal")
        self.goal: Condition | None = story.condition(goal["test"]) if goal else None
        self.at_deadline = bool(goal and goal["check"] == "deadline")
        self.rules = story.rule_set(data.get("rules", []), "plot", number)
        self.hears = story.hears(self.rules)
        self.mods = story.mod_mask(self.rules)
        success, setback = data.get("success"), data.get("setback")
        self.success = story.effect_list(success["effects"]) if success else 0
        self.setback = story.effect_list(setback["effects"]) if setback else 0
        self.success_text = story.text(success["text"]) if success and "text" in success else -1
        self.setback_text = story.text(setback["text"]) if setback and "text" in setback else -1
        self.success_ways: tuple[WayOn, ...] = _ways(success["next"], story) if success else ()
        self.setback_ways: tuple[WayOn, ...] = _ways(setback["next"], story) if setback else ()
        self.vote = story.effect_list([data["vote"]]) if "vote" in data else 0
        self.grade: str = data.get("grade", "")
        partial = data.get("partial")
        self.half: Condition | None = story.condition(partial["test"]) if partial else None
        """What is enough for half a success."""
        self.partial = story.effect_list(partial["effects"]) if partial else 0
        self.partial_ways: tuple[WayOn, ...] = _ways(partial["next"], story) if partial else ()
        self.finds: tuple[int, ...] = tuple([
            story.find_names.index(find["id"]) for find in data.get("finds", ()) for _ in range(find.get("count", 1))
        ])  # fmt: skip
        self.find_do: dict[int, int] = {
            story.find_names.index(find["id"]): story.effect_list(find["do"]) for find in data.get("finds", ())
        }
        self.safe = frozenset(
            [story.find_names.index(find["id"]) for find in data.get("finds", ()) if find.get("safe")]
        )
        """The finds that nobody takes away."""
        self.tokens: tuple[Token, ...] = tuple([Token(token, story) for token in data.get("tokens", ())])
        self.aims: tuple[tuple[Condition, float], ...] = tuple(
            [(story.condition(aim["test"]), float(aim["worth"])) for aim in data.get("aims", ())]
        )
        """What leads to the goal though it does not say so: how bots judge it."""
        self.special = any(story.plot_stations[n].special for n in self.stations)
        self.counted = _counted(data, story)
        """The counters that it is about, to be shown while it is played."""


def _counted(data: Entry, story: Story) -> tuple[int, ...]:
    """Return the counters that a plot point's goal asks for, and those its stations and rules move until it ends."""
    asked = {name for field in ("goal", "partial") for name in _counters_in((data.get(field) or {}).get("test"))}
    moved = {name for field in ("stations", "rules") for name in _counters_in(data.get(field))}
    scopes = story.story_data["counters"]
    named = asked | {name for name in moved if scopes[name]["scope"] != "campaign"}
    return tuple([number for number, name in enumerate(story.counter_names) if name in named])


def _counters_in(data: Any) -> set[str]:
    """Return the names of the counters that a part of a campaign's files speaks of."""
    if isinstance(data, list):
        return {name for part in data for name in _counters_in(part)}
    if not isinstance(data, dict):
        return set()
    own = {data["counter"]} if isinstance(data.get("counter"), str) else set()
    return own | {name for part in data.values() for name in _counters_in(part)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Story(Cards):
    """The plot points of a campaign with their stations, counters and endings."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "task_group", "plot_stations", "plot_station_count", "target_count", "single_place_count", "group_of", "points",
        "point_count", "start_point", "episode_goals", "on_setback", "consequences", "codas", "counter_scope",
        "counter_start", "counter_min", "counter_text", "setbacks",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.task_group = tuple([Group(task["group"]) for task in self.task_data])
        self.plot_stations: tuple[PlotStation, ...] = tuple([
            PlotStation(i, station, self)
            for i, point in enumerate(self.point_data)
            for station in point.get("stations", ())
        ])  # fmt: skip
        self.plot_station_count = len(self.plot_stations)
        self.target_count = self.task_count + self.plot_station_count
        """Group stations: the tasks first, then the plot stations."""
        self.single_place_count = self.station_count + self.plot_station_count
        """Single stations: those of the rooms first, then the plot stations."""

        self.group_of: dict[int, Group] = dict(enumerate(self.task_group))
        """The group stations of tasks, then those of the plot."""
        for i, station in enumerate(self.plot_stations):
            if station.group is not None:
                self.group_of[self.task_count + i] = station.group
        self.points: tuple[Point, ...] = tuple([Point(i, data, self) for i, data in enumerate(self.point_data)])
        self.point_count = len(self.points)
        self.start_point = self.point_id[self.story_data["start"]]
        self.episode_goals: dict[int, tuple[int, ...]] = {
            self.point_id[variant["entry"]]: tuple([self.goal_id[goal] for goal in variant["goals"]])
            for episode in self.story_data["episodes"]
            for variant in episode["variants"]
        }
        self.on_setback = self.effect_list(self.story_data["on_setback"])
        self.consequences = tuple(
            [(self.condition(c["test"]), self.effect_list(c["do"])) for c in self.story_data["consequences"]]
        )
        self.codas = tuple(
            [(self.condition(coda["test"]), self.text(coda["text"])) for coda in self.story_data["ending_codas"]]
        )
        self.counter_scope: tuple[str, ...] = tuple(
            [self.story_data["counters"][name]["scope"] for name in self.counter_names]
        )
        self.counter_start = tuple([int(self.story_data["counters"][name]["start"]) for name in self.counter_names])
        self.counter_min = tuple(
            [int(self.story_data["counters"][name].get("min", -999)) for name in self.counter_names]
        )
        self.counter_text = tuple([self.text(self.story_data["counters"][name]["text"]) for name in self.counter_names])
        self.setbacks = self.counter_names.index("setbacks") if "setbacks" in self.counter_names else -1
