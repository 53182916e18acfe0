"""The company at a table as clients see it: clocks, votes, who resigned, who may watch."""

from __future__ import annotations

from sternhafen.table.absence.clocks import reading
from sternhafen.table.absence.hosting import host_seat
from sternhafen.table.messages.company import ClockInfo, CompanyInfo, EndedInfo, PaceInfo, VoteInfo
from sternhafen.table.table import Table


def company_info(table: Table) -> CompanyInfo:
    """Return a table's company as everybody sees it."""
    company = table.company
    pace = None
    if company.pace is not None:
        set_to = company.pace
        pace = PaceInfo(set_to.kind, set_to.seconds, set_to.increment, set_to.bot, set_to.takes_over)
    return CompanyInfo(
        host=host_seat(table),
        spectators=company.spectators,
        rated=company.rated,
        pace=pace,
        clocks=clock_infos(table),
        vote=vote_info(table),
        resigned=sorted(company.resigned),
        ended=None if company.ended is None else EndedInfo(company.ended.how, list(company.ended.seats)),
    )


def clock_infos(table: Table) -> list[ClockInfo]:
    """Return the current clocks of all people's seats."""
    clocks, now = table.company.clocks, table.uptime.now()
    if clocks is None:
        return []
    return [
        ClockInfo(seat, reading(clocks, seat, now), seat in clocks.running, seat in table.company.overdue)
        for seat, one in enumerate(table.seats)
        if one.kind == "person"
    ]


def vote_info(table: Table) -> VoteInfo | None:
    """Return the open vote, if there is one."""
    vote = table.company.vote
    if vote is None:
        return None
    return VoteInfo(
        vote.number, vote.seat, vote.by, vote.change, sorted(vote.voters), sorted(vote.yes), sorted(vote.no)
    )
