"""The memory of a campaign: what was decided and found, and what lies beside the plot point."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Plain
from sternhafen.games.gen7.aliases import Piece, PlotPoint, Task


class Memory(Plain):
    """What a campaign with pages keeps beside its logbook. It is never changed in place (`remembering.own_memory`)."""

    decided: tuple[tuple[int, int], ...]
    """Every decision that was taken, by its number, and who took it (-1: all)."""
    outcomes: tuple[tuple[int, int], ...]
    """Every plot point that has ended, with its grade."""
    found: tuple[int, ...]
    """Finds that were turned up, in this campaign."""
    reasons: tuple[int, ...]
    """The secret Reason of every seat, empty before they are dealt."""
    reason_stars: tuple[int, ...]
    """The stars that every seat's Reason has earned, unseen until the end."""
    entry: PlotPoint
    """The plot point that opened the episode."""
    opening: tuple[tuple[int, int], ...]
    """What was read at the set-up, before anybody could hear it: pages and their texts."""
    away: tuple[Piece, ...]
    """Dice that are out for the rest of the episode."""
    hidden: tuple[int, ...]
    """Finds of the plot point that nobody has turned up, sorted."""
    tokens: tuple[int, ...]
    """How far every token of the plot point is on its path."""
    held: tuple[int, ...]
    """For how many ends of rounds in a row a die has stood at every station of the plot point."""
    chain: tuple[int, int, int]
    """The links of the relay, the value of the last die, and whose it was."""
    links: int
    """The links that were added in this round."""
    teams: tuple[int, ...]
    """The team of every seat, empty while there are none."""
    ballots: tuple[tuple[int, int], ...]
    """Ballots in the box: who put them in (-1: chance), and for which option, secret until they are counted."""
    arranged: tuple[tuple[Task, int, int], ...]
    """Alarms that somebody looked behind: the task, whether it is arranged, and who knows, as a mask."""
    strains: tuple[tuple[int, int, int], ...]
    """Stations whose hidden strain is fixed: the station, its strain, and who knows, as a mask."""
    unseen: int
    """Priority tasks of this round that lie face down."""

    # fields: slots, __init__ and copy, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "decided", "outcomes", "found", "reasons", "reason_stars", "entry", "opening", "away", "hidden", "tokens",
        "held", "chain", "links", "teams", "ballots", "arranged", "strains", "unseen",
    )

    def __init__(
        self,
        decided: tuple[tuple[int, int], ...], outcomes: tuple[tuple[int, int], ...], found: tuple[int, ...],
        reasons: tuple[int, ...], reason_stars: tuple[int, ...], entry: PlotPoint, opening: tuple[tuple[int, int], ...],
        away: tuple[Piece, ...], hidden: tuple[int, ...], tokens: tuple[int, ...], held: tuple[int, ...],
        chain: tuple[int, int, int], links: int, teams: tuple[int, ...], ballots: tuple[tuple[int, int], ...],
        arranged: tuple[tuple[Task, int, int], ...], strains: tuple[tuple[int, int, int], ...], unseen: int,
    ) -> None:
        self.decided = decided
        self.outcomes = outcomes
        self.found = found
        self.reasons = reasons
        self.reason_stars = reason_stars
        self.entry = entry
        self.opening = opening
        self.away = away
        self.hidden = hidden
        self.tokens = tokens
        self.held = held
        self.chain = chain
        self.links = links
        self.teams = teams
        self.ballots = ballots
        self.arranged = arranged
        self.strains = strains
        self.unseen = unseen
    # fmt: on

    # fmt: off
    def copy(self) -> Memory:
        """Return an equal one that shares nothing changeable."""
        return Memory(
            self.decided, self.outcomes, self.found, self.reasons, self.reason_stars, self.entry, self.opening,
            self.away, self.hidden, self.tokens, self.held, self.chain, self.links, self.teams, self.ballots,
            self.arranged, self.strains, self.unseen,
        )
    # fmt: on
    # end of fields


NO_CHAIN: Final = (0, 0, -1)


def new_memory() -> Memory:
    """Return the memory of a campaign that begins."""
    return Memory(
        decided=(),
        outcomes=(),
        found=(),
        reasons=(),
        reason_stars=(),
        entry=-1,
        opening=(),
        away=(),
        hidden=(),
        tokens=(),
        held=(),
        chain=NO_CHAIN,
        links=0,
        teams=(),
        ballots=(),
        arranged=(),
        strains=(),
        unseen=0,
    )
