"""What clients are sent of a table besides its game: seats, the deal, proposals, dates, updates."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sternhafen.table.absence.shown import company_info
from sternhafen.table.commands.dealing import missing_parts
from sternhafen.table.commands.seat_requests import absent_from
from sternhafen.table.daily.days import closes, is_counted
from sternhafen.table.evening import group
from sternhafen.table.learning.beginnings import begun_info
from sternhafen.table.messages.answers import MyTable
from sternhafen.table.messages.daily import DailyMark
from sternhafen.table.messages.evening import DateInfo, EveningInfo
from sternhafen.table.messages.shown import (
    DealInfo,
    NoteInfo,
    Proposal,
    SeatAskInfo,
    SeatInfo,
    TableInfo,
    UpdateInfo,
)
from sternhafen.table.refusals import by_server
from sternhafen.table.secrecy import is_revealed
from sternhafen.table.show.lesson import lesson_info, lesson_mark
from sternhafen.table.show.puzzle import puzzle_info, puzzle_mark
from sternhafen.table.table import Table
from sternhafen.table.updates.finished import carries
from sternhafen.table.updates.records import seal_of


def table_info(table: Table, client: str | None, here: Collection[int]) -> TableInfo:
    """Return a table as a client sees it."""
    row, pending, status = table.row, table.proposal, table.status
    seats = [
        SeatInfo(i, one.kind, one.name, one.bot, one.ready, client in one.clients, one.kind == "bot" or i in here)
        for i, one in enumerate(table.seats)
    ]
    proposal = None
    if pending is not None:
        proposal = Proposal(
            pending.number, pending.seat, pending.to, sorted(pending.needed), sorted(pending.agreed), pending.what
        )
    return TableInfo(
        id=row.id,
        title=row.title,
        rules=table.rules,
        status=status,
        listed=row.listed,
        hot_seat=row.hot_seat,
        imported=row.imported,
        options=open_options(table),
        seats=seats,
        host=client is not None and client == table.host,
        number=table.number,
        entries=len(table.moves),
        asked=table.match.state.asked() if table.match is not None and status == "running" else [],
        created=row.created,
        proposal=proposal,
        ask=ask_info(table),
        notes=[NoteInfo(one.entry, one.id, one.args) for one in table.notes],
        alone=bool(table.seats_of(client)) and not table.others(client),
        practice=table.practice,
        deal=deal_info(table),
        seed_hash=table.seed_hash,
        seed=table.seed if is_revealed(table) else None,
        reopens=table.closed and not table.disclosed and table.following is None and table.company.ended is None,
        previous=row.previous,
        following=table.following,
        seal=seal_of(table) if is_revealed(table) and table.seed is not None else None,
        update=update_info(table),
        company=company_info(table),
        lesson=lesson_info(table),
        begun=begun_info(table.beginning),
        puzzle=puzzle_info(table),
        daily=daily_mark(table),
        evening=evening_info(table) if table.kept_for(client) else EveningInfo(),
        marks=[table.marks.get(seat, "") for seat in range(len(table.seats))],
    )


def daily_mark(table: Table) -> DailyMark | None:
    """Return which day's challenge is tried at a table; None if it is no such table."""
    return None if table.daily is None else DailyMark(table.daily, closes(table.daily), is_counted(table))


def evening_info(table: Table) -> EveningInfo:
    """Return when a table's group plays next, and where it talks."""
    everybody = group(table)
    dates = sorted(table.evening.dates, key=lambda date: date.at)
    infos = [
        DateInfo(one.number, one.at, one.seat, sorted(one.yes), sorted(one.no), everybody <= one.yes) for one in dates
    ]
    return EveningInfo(infos, table.evening.room)


def update_info(table: Table) -> UpdateInfo | None:
    """Return what an update did to a table's game; None if its rules are current."""
    if not table.broken:
        return None
    today, continuation = None if table.title is None else table.title.rules, table.continuation
    if table.finished is not None or continuation is None:
        return UpdateInfo(today, False, None)
    refusal = by_server(continuation.problem) if continuation.problem else None
    return UpdateInfo(today, continuation.match is not None, refusal)


def ask_info(table: Table) -> SeatAskInfo | None:
    """Return the host's open request to change a seat, if there is one."""
    asked = table.seat_request
    if asked is None:
        return None
    away = absent_from(table, asked) if asked.needed == {asked.seat} else None
    return SeatAskInfo(
        asked.number, asked.seat, asked.change, asked.bot, sorted(asked.needed), sorted(asked.agreed), away
    )


def deal_info(table: Table) -> DealInfo:
    """Return how a table's seed is made, without what is still secret."""
    made, parts = table.origin, table.parts
    if made is None:
        commitments = {str(seat): parts.commitments[seat] for seat in sorted(parts.commitments)}
        return DealInfo(None, "", parts.promise, commitments, missing_parts(table), table.parts.again, [])
    revealed = is_revealed(table)
    return DealInfo(
        how=made.how,
        reason=made.reason,
        promise=made.promise or None,
        commitments=made.commitments,
        wanted=[],
        again=[],
        without=made.without,
        server=made.server or None if revealed else None,
        parts=made.parts if revealed else {},
    )


def open_options(table: Table) -> dict[str, Any]:
    """Return a table's options without what an earlier episode carried over: a logbook may hold secrets."""
    return {name: value for name, value in table.options.items() if name != "carry"}


def my_table(table: Table, client: str, changed: int) -> MyTable:
    """Return a table as one of a client's own."""
    held = table.seats_of(client)
    match, status = table.match, table.status
    asked = match.state.asked() if match is not None and status == "running" else []
    outcome = match.state.outcome() if match is not None and status == "over" else None
    return MyTable(
        id=table.id,
        title=table.row.title,
        status=status,
        seats=held,
        names=table.names,
        asked=[seat for seat in held if seat in asked and table.seats[seat].kind == "person"],
        host=table.host == client,
        changed=changed,
        waits_for=list(asked),
        bots=[number for number, seat in enumerate(table.seats) if seat.kind == "bot"],
        episode=table.episode,
        carries=table.finished.result.outcome.carries
        if table.finished is not None
        else match is not None and outcome is not None and table.beginning is None and carries(match, outcome),
        previous=table.row.previous,
        following=table.following,
        lesson=lesson_mark(table),
        begun=begun_info(table.beginning),
        puzzle=puzzle_mark(table),
        daily=table.daily,
        since=table.moves[-1].at if table.moves else changed,
    )
