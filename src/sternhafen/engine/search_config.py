"""SearchConfig: how the search plays a title; settled in the arena, see benchmarks/arena.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class SearchConfig:
    """The settings of a search; a title names those that play it best."""

    def __init__(
        self,
        *,
        width: int = 10,
        trust: float = 2.0,
        exploration: float = 0.25,
        horizon: int = 4,
        turns: int = 0,
        tries: int = 1,
        widening: float = 1.5,
        curious: bool = False,
        thorough: bool = False,
        place: float = 0.3,
        alone: bool = False,
        flat: bool = False,
        halving: bool = False,
    ) -> None:
        self.width = width
        """How many actions of the decision at hand are searched: the best at first sight."""
        self.trust = trust
        """How much that first sight counts against what visits have shown; less with each of them."""
        self.exploration = exploration
        self.horizon = horizon
        """How many decisions a playout takes beyond the tree, besides those that finish what is under way."""
        self.turns = turns
        """With how many own turns, or own parts of rounds that all play at the same time, the search ends instead: the
        tree with the first, playouts with the last. What follows is left to the evaluation, and only one's own points
        are looked at."""
        self.tries = tries
        """Of how many actions drawn by lot a playout takes the best; 1 is a random playout."""
        self.widening = widening
        """A node has room for this times the root of its visits, beyond the first decision."""
        self.curious = curious
        """Whether only what a node does not know yet comes to mind there. Otherwise what looks best and is known
        already leaves the room empty: less that is bad is tried, but what only proves good later may never be."""
        self.thorough = thorough
        """Whether a place in one's own turn where too much is legal to be listed is looked through once, and the best
        comes to mind first. Otherwise a few drawn by lot do."""
        self.place = place
        """The share of the place in the reward; the rest is the margin in points."""
        self.alone = alone or turns > 0
        """Whether own points count, not the lead over others."""
        self.flat = flat
        """Whether there is no tree: every iteration plays out one of the actions at hand."""
        self.halving = halving
        """Whether the actions at hand are searched in rounds, after each of which the better half is left; otherwise
        each iteration goes to the one that promises most."""

    def changed(self, changes: Mapping[str, float]) -> SearchConfig:
        """Return settings like these but for some of the `SETTINGS`."""
        now = {name: changes.get(name, float(getattr(self, name))) for name in SETTINGS}
        return SearchConfig(
            width=int(now["width"]),
            trust=now["trust"],
            exploration=now["exploration"],
            horizon=int(now["horizon"]),
            turns=int(now["turns"]),
            tries=int(now["tries"]),
            widening=now["widening"],
            curious=now["curious"] > 0,
            thorough=now["thorough"] > 0,
            place=now["place"],
            flat=now["flat"] > 0,
            halving=now["halving"] > 0,
        )


SETTINGS: Final = (
    "width",
    "trust",
    "exploration",
    "horizon",
    "turns",
    "tries",
    "widening",
    "curious",
    "thorough",
    "place",
    "flat",
    "halving",
)
"""What a bot's name can change, so that settings meet in the arena; all but `alone`, which goes with `turns`."""

DEFAULT_SEARCH: Final = SearchConfig()
