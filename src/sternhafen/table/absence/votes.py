"""Votes: when somebody's time is up, a majority of the other people decides: a bot plays on, or the game ends.

Bots have no vote, nor have people whose own time is up. Which bot plays is chosen when the table is created, so that
nobody can put a weak one into a rival's seat. A move by the missing person ends an open vote.
"""

from __future__ import annotations

from typing import Literal

from sternhafen.table.absence.company import Vote
from sternhafen.table.log.absence import Ended, PaceSet, Replaced, VoteCalled, VoteCast
from sternhafen.table.log.lines import Line, SeatSet
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def voters(table: Table, about: int) -> list[int]:
    """Return the seats that vote about another seat: all other people whose own time is not up."""
    late = table.company.overdue | {about}
    return [number for number, seat in enumerate(table.seats) if seat.kind == "person" and number not in late]


def call(table: Table, by: int, about: int, change: Literal["bot", "end"]) -> list[Line]:
    """Call a vote; if nobody else has a vote, carry it out at once."""
    table.playing()
    pace, electorate = table.company.pace, voters(table, about)
    if pace is None or about not in table.company.overdue:
        raise Declined("not-overdue", seat=about)
    if by not in electorate:
        raise Declined("no-vote")
    if table.company.vote is not None:
        raise Declined("vote-open")
    if (by, about, change) in table.company.called:
        raise Declined("vote-called")
    lines: list[Line] = [VoteCalled(about, by, change, tuple(electorate))]
    vote = Vote(0, about, by, change, frozenset(electorate), frozenset({by}))
    return [*lines, *_outcome(table, vote, pace)] if vote.passed else lines


def cast(table: Table, seat: int, number: int, yes: bool) -> list[Line]:
    """Cast a vote, and carry out the decision if that makes a majority."""
    table.playing()
    vote, pace = table.company.vote, table.company.pace
    if vote is None or vote.number != number or pace is None:
        raise Declined("no-such-proposal")
    if seat not in vote.voters - vote.yes - vote.no:
        raise Declined("not-asked-consent")
    line = VoteCast(seat, yes)
    after = table.company.after(0, line, table.seats).vote
    return [line, *_outcome(table, after, pace)] if after is not None and after.passed else [line]


def _outcome(table: Table, vote: Vote, pace: PaceSet) -> list[Line]:
    if vote.change == "end":
        return [Ended("vote", (vote.seat,))]
    return replaced(table, vote.seat, pace, "vote")


def replaced(table: Table, seat: int, pace: PaceSet, how: Literal["vote", "pace"]) -> list[Line]:
    """Return the lines that let the table's bot play a seat, which still belongs to its owner."""
    now = table.seats[seat]
    return [Replaced(seat, how), SeatSet(seat, "bot", now.name, pace.bot, now.clients)]
