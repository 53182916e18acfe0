"""How a game of Escape Pods is to be played (PODS-16.8)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from sternhafen.engine import Illegal, Options
from sternhafen.games.escape_pods.data.tables import HAVEN_CARDS, HAVENS

MAX_ROUNDS = 100
"""The highest limit a table can set, and the limit of games that only bots play."""


class PodsOptions(Options, frozen=True):
    """Which havens are used, and after how many rounds, if any, the game is scored at the latest."""

    haven_set: Literal["usual", "random", "beginner", "chosen"] = "usual"
    """``usual``: at random for 2 to 5 players, the four solo-marked cards in solo."""
    chosen_havens: tuple[Annotated[int, Meta(ge=1, le=HAVEN_CARDS)], ...] = ()
    """The four cards of ``chosen``, from the left position to the right one."""
    round_cap: Annotated[int, Meta(ge=0, le=MAX_ROUNDS)] | None = None
    """None, or 0, for no limit."""

    def check(self, seats: int) -> Illegal | None:
        chosen = self.chosen_havens
        if self.haven_set != "chosen":
            return Illegal("havens-not-asked", "PODS-16.8") if chosen else None
        if seats != 1:
            return Illegal("havens-only-solo", "PODS-16.8")
        if len(chosen) != HAVENS or len(set(chosen)) != HAVENS:
            return Illegal("havens-four", "PODS-15.1", {"count": HAVENS})
        return None

    def bounded(self) -> PodsOptions:
        return self if self.round_cap else replace(self, round_cap=MAX_ROUNDS)
