"""The campaign as a value: all that its files say, made ready to be played.

A state holds the one that it is played by (`s.book`); several can be played side by side.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.aliases import Card
from sternhafen.games.gen7.campaign.goal_ways import GoalWays
from sternhafen.games.gen7.campaign.means import Means
from sternhafen.games.gen7.campaign.pages import Entry
from sternhafen.games.gen7.data.vocabulary import OPS

VOTES: Final = (OPS.index("vote"), OPS.index("secret"), OPS.index("ballot"))
MAX_CACHED: Final = 1 << 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Campaign(GoalWays):
    """A campaign: pages, effects and rules, rooms, cards, story, places, goals, and what follows from them."""

    # fields: slots only, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "tagged", "cheapest_skill", "least_provided", "most_provided", "whole_steps", "merits_for", "file_means",
        "rule_means", "hand_turns", "vote_text", "reason_data", "reason_wishes", "plot_decisions", "ballot_choices",
        "strained",
    )
    # fmt: on
    # end of fields

    def __init__(self, id: str, files: dict[str, Any]) -> None:
        super().__init__(id, files)
        self.tagged: dict[str, tuple[int, ...]] = {
            "tag:" + name: tuple([card for card, tag in enumerate(self.fate_tag) if tag == number])
            for number, name in enumerate(self.tags)
        }
        """The fate cards with every tag, as effects name them."""
        self.cheapest_skill = min(self.skill_cost)
        self.least_provided = self.provide_steps[0][0]
        self.most_provided = self.provide_steps[-1][0]
        self.whole_steps: tuple[int, ...] = tuple([
            max([give for give, _ in self.provide_steps if give <= limit], default=0)
            for limit in range(self.most_provided)
        ])  # fmt: skip
        """The most that may be provided of less than the most."""
        self.merits_for: dict[int, int] = dict(self.provide_steps)
        self.file_means: tuple[Means, ...] = tuple([Means(effects, self) for effects in self.file_do])
        """What every file could bring while a group station is filled."""
        self.rule_means: Memo[int, Means] = Memo(self._rule_means, MAX_CACHED)
        """What a rule could bring then, if it may be used at any time."""
        self.hand_turns: Memo[tuple[Card, ...], int] = Memo(self._hand_turns, MAX_CACHED)
        """Which of its owner's dice a hand of files could turn."""
        self.vote_text: dict[int, int] = {
            option: effect.text
            for effects in self.effect_lists
            for effect in effects
            if effect.op in VOTES and effect.text >= 0
            for option in effect.options
        }
        """What a vote is held about, by each of its answers."""
        self.reason_data: list[Entry] = files.get("reasons", {}).get("reasons", [])
        self.reason_wishes: tuple[frozenset[int], ...] = tuple([self._wishes(reason) for reason in self.reason_data])
        """The decisions that every Reason wants, -1 for any that its officer voted for."""
        self.plot_decisions: frozenset[int] = frozenset([
            number
            for number, name in enumerate(self.decision_names)
            if name.partition("/")[0] in self.point_id
        ])  # fmt: skip

        ballots = [effect.options for effects in self.effect_lists for effect in effects if effect.op == VOTES[2]]
        self.ballot_choices: dict[int, tuple[int, ...]] = {option: options for options in ballots for option in options}
        """The answers among which a ballot was chosen."""
        self.strained: int = max(
            [len(effect.stations) for effects in self.effect_lists for effect in effects if effect.stations], default=0
        )
        """So many stations bear strain where any do."""

    def _wishes(self, reason: Entry) -> frozenset[int]:
        return frozenset([-1 if "any" in wish else self.reference(wish) for wish in reason["wants"]])

    def _rule_means(self, number: int) -> Means:
        return Means(self.rules[number].do, self)

    def _hand_turns(self, files: tuple[Card, ...]) -> int:
        turns = 0
        for file in files:
            turns |= self.file_means[file].turns
        return turns
