"""The story checker: every plot point is whole, can be reached, and leads on to an ending."""

from __future__ import annotations

from typing import Any

from sternhafen.games.gen7.campaign.files.checker import SUB_RULE, Checker


class StoryChecker(Checker):
    """Checks a whole campaign: what `Checker` looks at, then its story."""

    def check(self) -> None:
        """Check everything."""
        super().check()
        self._story()

    def _story(self) -> None:
        self.file = "episodes"
        story = self.data["episodes"]
        points = {point["id"]: point for point in story["plot_points"]}
        entries = {v["entry"] for episode in story["episodes"] for v in episode["variants"]}
        for id, point in points.items():
            self.entry = id
            self._point(point)
        for episode in story["episodes"]:
            for variant in episode["variants"]:
                self.entry = variant["entry"]
                for goal in variant["goals"]:
                    if goal not in self.known["goal"]:
                        self.fail(f"unknown goal {goal!r}")
        self.entry = "start"
        if story["start"] not in entries:
            self.fail(f"{story['start']!r} opens no episode")
        for target in entries - set(points):
            self.fail(f"unknown plot point {target!r}")
        reached: set[str] = set()
        self._follow(story["start"], points, reached, ())
        for id in points:
            if id not in reached:
                self.entry = id
                self.fail("no way leads here")

    def _point(self, point: dict[str, Any]) -> None:
        words = len(str(point.get("narrative", {}).get("en", "")).split())
        if not 80 <= words <= 180 and not self.data.get("pages"):
            self.fail(f"a narrative of {words} words; 80 to 180 are asked for")
        for station in point.get("stations", ()):
            if station["type"] == "group":
                self._group(station["group"])
            elif not all(SUB_RULE.fullmatch(part) for part in station["rule"].split("&")):
                self.fail(f"unknown relation {station['rule']!r}")
        for token in point.get("tokens", ()):
            for room in token["path"]:
                self._argument("a token", "room", room)
        if point["kind"] == "plot":
            for part in ("setup", "goal", "deadline", "success", "setback"):
                if part not in point:
                    self.fail(f"a plot point needs {part!r}")
            if point.get("rules") and not point.get("rules_text"):
                self.fail("rules without 'rules_text'")
        elif point["kind"] == "decision":
            options = point["vote"]["options"]
            if not any("if" not in option for option in options):
                self.fail("a decision needs an option without a condition")
            if not all(any(e["op"] == "end_episode" for e in option["effects"]) for option in options):
                self.fail("an option that does not end the episode")
        elif point["kind"] != "ending":
            self.fail(f"unknown kind of plot point {point['kind']!r}")

    def _follow(self, id: str, points: dict[str, Any], reached: set[str], path: tuple[str, ...]) -> None:
        self.entry = path[-1] if path else "start"
        if id not in points:
            self.fail(f"unknown plot point {id!r}")
        if id in path:
            self.fail(f"the story runs in a circle to {id!r}")
        if id in reached:
            return
        targets = ways_on(points[id])
        if not targets and points[id]["kind"] != "ending":
            self.entry = id
            self.fail("the story stops here")
        for target in targets:
            self._follow(target, points, reached, (*path, id))
        reached.add(id)


def ways_on(point: dict[str, Any]) -> list[str]:
    """Return the plot points that a plot point can lead to."""
    following_points: list[str] = []
    if point["kind"] == "plot":
        for part in ("success", "partial", "setback"):
            if part not in point:
                continue
            following = point[part]["next"]
            following_points += [following] if isinstance(following, str) else [way["to"] for way in following]
    elif point["kind"] == "decision":
        following_points += [
            e["next"] for o in point["vote"]["options"] for e in o["effects"] if e["op"] == "end_episode"
        ]
    return following_points
