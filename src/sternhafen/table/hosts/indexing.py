"""What storage finds a table by, also after lines that are about to be added: status, bots, and whom it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sternhafen.engine import Match
from sternhafen.table.hosts.storage import Index
from sternhafen.table.log.absence import Ended
from sternhafen.table.log.lines import Closed, Dealt, Hosted, Line, Reopened, Resumed, SeatSet
from sternhafen.table.log.puzzling import PuzzleBegun, PuzzleLeft
from sternhafen.table.log.teaching import LessonLeft
from sternhafen.table.messages.fields import Status
from sternhafen.table.parts import Seat

if TYPE_CHECKING:
    from sternhafen.table.table import Table


def seating_after(table: Table, more: Iterable[Line], match: Match | None = None) -> tuple[list[Seat], Status, str]:
    """Return the seats, the status and the host after some more lines."""
    seats, status, host = list(table.seats), table.status, table.host
    for line in more:
        if isinstance(line, SeatSet):
            seats[line.seat] = Seat(line.kind, line.name, line.bot, line.clients)
        elif isinstance(line, (Dealt, Resumed)):
            status = "running"
        elif isinstance(line, (Closed, Ended)):
            status = "closed"
        elif isinstance(line, Hosted):
            host = line.client
        elif isinstance(line, Reopened):
            status = table.status_when_open
    if match is not None and match.over and status != "closed":
        status = "over"
    return seats, status, host


def index_of(table: Table, more: Iterable[Line] = (), match: Match | None = None) -> Index:
    """Return what storage finds a table by after some more lines."""
    lines = list(more)
    seats, status, host = seating_after(table, lines, match)
    bots = sum(seat.kind == "bot" for seat in seats)
    resigned = table.company.all_after(table.number + 1, lines, table.seats).resigned.values()
    held = (*(seat.clients for seat in seats), *resigned)
    holders = frozenset({host, *(client for clients in held for client in clients)})
    taught_on = table.teaching is not None and not any(isinstance(line, LessonLeft) for line in lines)
    puzzled_on = table.puzzling is not None or any(isinstance(line, PuzzleBegun) for line in lines)
    puzzled_on = puzzled_on and not any(isinstance(line, PuzzleLeft) for line in lines)
    waits = status == "running" and not taught_on and not puzzled_on and bot_awaited(seats, match or table.match)
    return Index(status, bots, holders, waits, host)


def bot_awaited(seats: Sequence[Seat], match: Match | None) -> bool:
    """Return whether people wait for a bot's move; before the deal, whether they might."""
    kinds = {seat.kind for seat in seats}
    if not {"bot", "person"} <= kinds:
        return False
    return match is None or any(seats[seat].kind == "bot" for seat in match.state.asked())
