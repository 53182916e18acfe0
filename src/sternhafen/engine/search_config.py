"""Search settings: how the search bot plays a title. They come from contests between bots, see benchmarks/arena.md."""

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
        closely: float = 0.0,
        heed: float = 0.0,
    ) -> None:
        self.width = width
        """How many actions of a decision are searched: the best at first sight."""
        self.trust = trust
        """How much first sight counts against what visits have shown; each visit makes it count less."""
        self.exploration = exploration
        self.horizon = horizon
        """How many decisions a playout makes beyond the tree, not counting those that finish what is under way."""
        self.turns = turns
        """How many turns of its own seat a search sees, 0 for no such limit. The tree ends with the first turn, and
        playouts with the last; the evaluation says what follows, and only that seat's points count. Where all seats
        play at the same time, a seat's part of a round is its turn."""
        self.tries = tries
        """A playout takes the best of this many random actions; with 1 it is a random playout."""
        self.widening = widening
        """Below the first decision, a node has room for this number times the square root of its visits."""
        self.curious = curious
        """Whether a node draws its next child only from actions that it does not have yet. Otherwise an action that it
        has already may be drawn again, and no child is added: fewer bad actions are tried, but one that proves good
        only later may never be."""
        self.thorough = thorough
        """Whether, in its own seat's turn, all actions are rated once even where there are too many to list at every
        visit, and the best are tried first. Otherwise a few random ones are."""
        self.place = place
        """How much of the reward is for the place; the rest is for the margin in points."""
        self.alone = alone or turns > 0
        """Whether a seat's own points count, not its lead over others."""
        self.flat = flat
        """Whether there is no tree: every iteration plays out one action of the decision."""
        self.halving = halving
        """Whether the decision's actions are searched in rounds, each of which leaves the better half. Otherwise every
        iteration goes to the most promising one."""
        self.closely = closely
        """What share of its iterations a search may add where the two best actions are close; it then also stops early
        where one is surely the best."""
        self.heed = heed
        """How much others' hidden things are judged by what they have done: a world in which they stand a point better
        in sum is this many times e likelier (`bots/search/worlds.py`). With 0 all worlds are equally likely."""

    def changed(self, changes: Mapping[str, float]) -> SearchConfig:
        """Return a copy with some of the `SETTINGS` changed."""
        settings = {name: changes.get(name, float(getattr(self, name))) for name in SETTINGS}
        return SearchConfig(
            width=int(settings["width"]),
            trust=settings["trust"],
            exploration=settings["exploration"],
            horizon=int(settings["horizon"]),
            turns=int(settings["turns"]),
            tries=int(settings["tries"]),
            widening=settings["widening"],
            curious=settings["curious"] > 0,
            thorough=settings["thorough"] > 0,
            place=settings["place"],
            flat=settings["flat"] > 0,
            halving=settings["halving"] > 0,
            closely=settings["closely"],
            heed=settings["heed"],
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
    "closely",
    "heed",
)
"""What a bot's name can change, so that settings can be compared; all but `alone`, which goes with `turns`."""

DEFAULT_SEARCH: Final = SearchConfig()
