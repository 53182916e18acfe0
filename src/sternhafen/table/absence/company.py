"""Company: a table's pace, who is slow or gone, and who may watch, summed up from the table's lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from sternhafen.table.log.absence import (
    Clocked,
    Ended,
    Overdue,
    PaceSet,
    RatedSet,
    Replaced,
    Resigned,
    SpectatorsSet,
    VoteCalled,
    VoteCast,
)
from sternhafen.table.log.lines import Line, SeatSet
from sternhafen.table.parts import Seat


@dataclass(frozen=True)
class Vote:
    """The open vote about a seat whose time is up, identified by the number of its line."""

    number: int
    seat: int
    by: int
    change: Literal["bot", "end"]
    voters: frozenset[int]
    yes: frozenset[int]
    no: frozenset[int] = frozenset()

    @property
    def passed(self) -> bool:
        """Whether more than half of the voters want it."""
        return 2 * len(self.yes & self.voters) > len(self.voters)

    @property
    def failed(self) -> bool:
        """Whether it can no longer pass."""
        return 2 * len(self.voters - self.no) <= len(self.voters)


@dataclass(frozen=True)
class Company:
    """Everything about pace and absence that a table's lines add up to."""

    pace: PaceSet | None = None
    clocks: Clocked | None = None
    overdue: frozenset[int] = frozenset()
    vote: Vote | None = None
    called: frozenset[tuple[int, int, str]] = frozenset()
    """Who has called a vote about which late seat, and for what: once each, to keep votes from flooding the log."""
    replaced: frozenset[int] = frozenset()
    """The seats whose people were replaced by a bot because their time was up."""
    resigned: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The clients that owned each resigned seat."""
    ended: Ended | None = None
    spectators: bool = True
    rated: bool = False
    seated: Mapping[int, int] = field(default_factory=dict)
    """The number of the line with which each seat's owner sat down."""

    def after(self, number: int, line: Line, seats: Sequence[Seat]) -> Company:
        """Return the company after a line; `seats` are those before it."""
        match line:
            case PaceSet():
                return replace(self, pace=line)
            case Clocked(left=left, running=running):
                late = frozenset(seat for seat in self.overdue if seat in running and left[seat] == 0)
                return replace(self, clocks=line, overdue=late)._with_votes()
            case Overdue(seat):
                return replace(self, overdue=self.overdue | {seat})
            case VoteCalled(seat, by, change, voters):
                vote = Vote(number, seat, by, change, frozenset(voters), frozenset({by}))
                return replace(self, vote=vote, called=self.called | {(by, seat, change)})
            case VoteCast(seat, yes) if self.vote is not None:
                vote = self.vote
                said = replace(vote, yes=vote.yes | {seat}) if yes else replace(vote, no=vote.no | {seat})
                return replace(self, vote=said)._with_votes()
            case Replaced(seat):
                return replace(self, replaced=self.replaced | {seat})
            case Resigned(seat):
                return replace(self, resigned={**self.resigned, seat: seats[seat].clients})
            case Ended():
                return replace(self, ended=line, vote=None)
            case SpectatorsSet(allowed):
                return replace(self, spectators=allowed)
            case RatedSet():
                return replace(self, rated=True)
            case SeatSet():
                return self._seat_set(number, line, seats[line.seat])
        return self

    def _seat_set(self, number: int, line: SeatSet, before: Seat) -> Company:
        changed = self
        if not set(line.clients) & set(before.clients):
            changed = replace(changed, seated={**self.seated, line.seat: number})
        if line.kind != "bot":
            changed = replace(changed, replaced=self.replaced - {line.seat})
        if line.kind != "person":
            changed = replace(changed, overdue=self.overdue - {line.seat})
            if changed.vote is not None:
                left = replace(changed.vote, voters=changed.vote.voters - {line.seat})
                changed = replace(changed, vote=left)
        return changed._with_votes()

    def _with_votes(self) -> Company:
        """Drop votes about seats that are no longer late, and a vote that cannot pass."""
        called = frozenset(one for one in self.called if one[1] in self.overdue)
        vote = self.vote
        if vote is not None and (vote.seat not in self.overdue or vote.failed):
            vote = None
        return replace(self, vote=vote, called=called)

    def all_after(self, number: int, lines: Sequence[Line], seats: Sequence[Seat]) -> Company:
        """Return the company after some lines, numbered from `number` on."""
        company, now = self, list(seats)
        for offset, line in enumerate(lines):
            company = company.after(number + offset, line, now)
            if isinstance(line, SeatSet):
                now[line.seat] = Seat(line.kind, line.name, line.bot, line.clients)
        return company
