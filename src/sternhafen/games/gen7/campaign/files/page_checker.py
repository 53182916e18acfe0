"""The page checker: every passage has a moment that there is, both languages, and somebody to read it to."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.gen7.campaign.files.shapes import PASSAGE, REASON, TEST
from sternhafen.games.gen7.campaign.files.story_checker import StoryChecker
from sternhafen.games.gen7.campaign.lexicon import decisions
from sternhafen.games.gen7.campaign.memory.passages import MOMENTS
from sternhafen.games.gen7.data.vocabulary import GRADES

ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "plot_open": ("plot",),
    "decision_open": ("plot",),
    "ending": ("plot",),
    "plot_end": ("plot",),
    "decided": ("vote", "option"),
    "round_start": ("round",),
    "round_end": ("round",),
    "station_done": ("station", "nth"),
    "fate": ("card",),
    "found": ("find",),
    "drawn": ("find",),
    "counter_at": ("counter", "n"),
    "token_enters": ("token", "step"),
}
"""What every kind of moment must say besides its name."""


class PageChecker(StoryChecker):
    """Checks a whole campaign: what `StoryChecker` looks at, then Reasons and pages."""

    def check(self) -> None:
        """Check everything."""
        super().check()
        self.file = "reasons"
        for reason in self.data.get("reasons", {}).get("reasons", ()):
            self.entry = str(reason.get("id", "?"))
            self._shape(reason, REASON, "the Reason")
            for wish in reason["wants"]:
                if "any" not in wish:
                    self._decision(wish)
        self._facts()
        for name, file in self.data.get("pages", {}).items():
            self.file, self.entry = f"pages/{name}", "-"
            self._page_file(file)

    def _verb(self, what: str, key: str, verbs: dict[str, Any], value: dict[str, Any], own: set[str]) -> None:
        super()._verb(what, key, verbs, value, own)
        if what == "test" and value[key] == "decided":
            self._decision(value)

    def _facts(self) -> None:
        """Check what the story is held to, and that cards and passages take only such facts for granted."""
        self.file, self.entry = "review", "-"
        held = self.data.get("review", {"facts": {}})
        self._shape(held, {"facts": dict, "words?": [int]}, "the file")
        for fact, test in held["facts"].items():
            self.entry = fact
            self._shape(test, TEST, "the fact")
            self._walk(test)
        self.file = "fate_cards"
        for card in self.data["fate_cards"]["cards"]:
            self.entry = card["id"]
            self._taken(card)

    def _taken(self, part: dict[str, Any]) -> None:
        for fact in part.get("takes", ()):
            if fact not in self.data.get("review", {"facts": {}})["facts"]:
                self.fail(f"unknown fact {fact!r}")

    def _page_file(self, file: Any) -> None:
        self._shape(file, {"variants": [str], "passages": list}, "the file")
        entries = {v["entry"] for episode in self.data["episodes"]["episodes"] for v in episode["variants"]}
        for variant in file["variants"]:
            if variant not in entries:
                self.fail(f"{variant!r} opens no episode")
        seen: set[str] = set()
        for passage in file["passages"]:
            self.entry = str(passage.get("id", "?")) if isinstance(passage, dict) else "?"
            self._shape(passage, PASSAGE, "the passage")
            if passage["id"] in seen:
                self.fail("the id is used twice")
            seen.add(passage["id"])
            self._passage(passage)

    def _passage(self, passage: dict[str, Any]) -> None:
        if not passage["en"].strip() or not passage["de"].strip():
            self.fail("a text without words")
        if "if" in passage:
            self._shape(passage["if"], TEST, "'if'")
            self._walk(passage["if"])
        self._taken(passage)
        for at in passage["at"] if isinstance(passage["at"], list) else [passage["at"]]:
            self._moment(at)
        kind, _, name = passage.get("who", "all").partition(":")
        if kind == "posted":
            self._argument("'who'", "station", name)
        elif kind == "decided":
            vote, _, option = name.partition("/")
            self._decision({"vote": vote, "option": option})
        elif kind != "all":
            self.fail(f"nobody is called {passage['who']!r}")

    def _moment(self, at: Any) -> None:
        self._shape(at, {"event": MOMENTS}, "'at'")
        for part in ABOUT.get(at["event"], ()):
            if part not in at:
                self.fail(f"the moment {at['event']!r} needs {part!r}")
        for name in ("plot", "station", "counter", "find", "token", "card"):
            if name in at:
                self._argument(f"the moment {at['event']!r}", name, at[name])
        for grade in at.get("grade", ()) if isinstance(at.get("grade"), list) else [at.get("grade", GRADES[0])]:
            if grade not in GRADES:
                self.fail(f"unknown grade {grade!r}")
        if "vote" in at:
            self._decision(at)

    def _decision(self, named: dict[str, Any]) -> None:
        for vote, options in decisions(self.data):
            if vote == named.get("vote") and any(option["id"] == named.get("option") for option in options):
                return
        self.fail(f"nobody can decide {named.get('vote')!r}: {named.get('option')!r}")
