"""Passages: the pages of the story, each passage with the moment and the condition for which it is read."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.campaign.places import Places
from sternhafen.games.gen7.data.vocabulary import GRADES

Moment = tuple[str, int, int]
"""A moment of the story: its kind, what it is about, and which time or value."""

EPISODE_OPEN: Final = "episode_open"
PLOT_OPEN: Final = "plot_open"
PLOT_END: Final = "plot_end"
DECISION_OPEN: Final = "decision_open"
DECIDED: Final = "decided"
ROUND_START: Final = "round_start"
ROUND_END: Final = "round_end"
STATION_DONE: Final = "station_done"
FATE_MOMENT: Final = "fate"
FOUND: Final = "found"
DRAWN: Final = "drawn"
COUNTER_AT: Final = "counter_at"
TOKEN_ENTERS: Final = "token_enters"
EPISODE_CLOSE: Final = "episode_close"
ENDING_PAGE: Final = "ending"
CODA: Final = "coda"
EPILOGUE: Final = "epilogue"
MOMENTS: Final = (
    EPISODE_OPEN, PLOT_OPEN, PLOT_END, DECISION_OPEN, DECIDED, ROUND_START, ROUND_END, STATION_DONE, FATE_MOMENT, FOUND,
    DRAWN, COUNTER_AT, TOKEN_ENTERS, EPISODE_CLOSE, ENDING_PAGE, CODA, EPILOGUE,
)  # fmt: skip
"""All kinds of moments at which something can be read."""

MAX_CODAS: Final = 6
"""So many codas are read below an ending."""


class Passage:
    """A few sentences of a page: when they are read, and to whom."""

    __slots__ = ("page", "text", "condition", "otherwise", "who", "rank")

    def __init__(self, data: Entry, page: int, book: Passages) -> None:
        self.page = page
        self.text = book.text({"en": data["en"], "de": data["de"]})
        self.condition: Condition | None = book.condition(data["if"]) if "if" in data else None
        self.otherwise: bool = bool(data.get("else", False))
        """Whether it is read only if none of the page's earlier passages with a condition was."""
        self.who: str = data.get("who", "all")
        self.rank: int = int(data.get("rank", 0))
        """Of many codas those with the lowest rank are read."""


def grades_of(at: Entry) -> list[str]:
    """Return the outcomes of a plot point for which a page at its end is read."""
    grades = at.get("grade", list(GRADES))
    return grades if isinstance(grades, list) else [grades]


@mypyc_attr(allow_interpreted_subclasses=True)
class Passages(Places):
    """The pages of a campaign by the moments at which they are read."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "page_names", "passages", "moments",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.page_names: list[str] = []
        self.passages: list[Passage] = []
        self.moments: dict[Moment, tuple[int, ...]] = {}
        """The passages that belong to every moment, in reading order."""
        for file in files.get("pages", {}).values():
            for data in file["passages"]:
                self._add(data, tuple(file.get("variants", ())))

    def _add(self, data: Entry, variants: tuple[str, ...]) -> None:
        name = data["page"]
        if name not in self.page_names:
            self.page_names.append(name)
        self.passages.append(Passage(data, self.page_names.index(name), self))
        for at in data["at"] if isinstance(data["at"], list) else [data["at"]]:
            for moment in self._moments(at, variants):
                self.moments[moment] = (*self.moments.get(moment, ()), len(self.passages) - 1)

    def _moments(self, at: Entry, variants: tuple[str, ...]) -> list[Moment]:
        """Return the moments that an entry of a page names; rounds and episodes are those of the file's evening."""
        kind = at["event"]
        entries = [self.point_id[variant] for variant in variants]
        if kind in (EPISODE_OPEN, EPISODE_CLOSE):
            return [(kind, entry, 0) for entry in entries]
        if kind in (ROUND_START, ROUND_END):
            return [(kind, entry, at["round"]) for entry in entries]
        if kind == PLOT_END:
            return [(kind, self.point_id[at["plot"]], GRADES.index(grade)) for grade in grades_of(at)]
        if kind in (PLOT_OPEN, DECISION_OPEN, ENDING_PAGE):
            return [(kind, self.point_id[at["plot"]], 0)]
        if kind == FATE_MOMENT:
            return [(kind, self.fate_id[at["card"]], 0)]
        if kind == DECIDED:
            return [(kind, self.reference(at), 0)]
        if kind == STATION_DONE:
            return [(kind, self.reference(at), at["nth"])]
        if kind == COUNTER_AT:
            return [(kind, self.reference(at), at["n"])]
        if kind == TOKEN_ENTERS:
            return [(kind, self.reference(at), at["step"])]
        return [(kind, self.reference(at) if kind in (FOUND, DRAWN) else 0, 0)]
