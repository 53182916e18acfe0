"""Clocks: how much time each seat has left, read whenever a line changes who must act.

A seat's clock runs while a person plays the seat and is asked to act; several run at once where several choose. With
pace `clock` each seat has a time bank and gains an increment per move, never above the bank. With pace `patience` each
decision has its own limit. A move earns time once: taking it back and playing it again earns nothing, nor do free
actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sternhafen.engine import Free, Match
from sternhafen.table.hosts.indexing import seating_after
from sternhafen.table.log.absence import Clocked
from sternhafen.table.log.lines import Dealt, Line, Moved, Reopened, SeatSet

if TYPE_CHECKING:
    from sternhafen.table.absence.company import Company
    from sternhafen.table.table import Table

GRACE = 60_000
"""The least time, in milliseconds, for somebody who takes a seat back from the bot that replaced them."""


def reading(clocks: Clocked, seat: int, now: int) -> int:
    """Return how many milliseconds a seat has left at a served time.

    >>> clocks = Clocked(served=1_000, left=(5_000, 7_000), running=(0,), moves=(0, 0))
    >>> reading(clocks, 0, 4_000), reading(clocks, 1, 4_000), reading(clocks, 0, 9_000)
    (2000, 7000, 0)
    """
    used = max(0, now - clocks.served) if seat in clocks.running else 0
    return max(0, clocks.left[seat] - used)


def deadline(company: Company) -> int | None:
    """Return the served time at which the next seat runs out of time; None if no clock runs."""
    clocks = company.clocks
    if clocks is None:
        return None
    ends = [clocks.served + clocks.left[seat] for seat in clocks.running if seat not in company.overdue]
    return min(ends, default=None)


def late(table: Table) -> list[int]:
    """Return the seats whose time is up but that are not marked overdue yet."""
    company = table.company
    if company.clocks is None or table.status != "running":
        return []
    now = table.uptime.now()
    return [
        seat
        for seat in company.clocks.running
        if seat not in company.overdue
        and table.seats[seat].kind == "person"
        and reading(company.clocks, seat, now) <= 0
    ]


def clocked(table: Table, lines: Sequence[Line], match: Match | None) -> Clocked | None:
    """Return the new clock readings if some lines change who must act or who has earned time, else None."""
    pace = table.company.pace
    if pace is None or any(isinstance(line, Clocked) for line in lines):
        return None
    full = pace.seconds * 1000
    before = table.company.clocks or Clocked(0, (full,) * table.row.seats, (), (0,) * table.row.seats)
    now = table.uptime.now()
    game = match or table.match
    dealt = next((line for line in lines if isinstance(line, Dealt)), None)
    if dealt is not None:
        game = table.new_match(dealt.seed)
    running = waited_for(table, lines, match, game)
    left = [reading(before, seat, now) for seat in range(table.row.seats)]
    read, moves = list(left), list(before.moves)
    fresh = set(running) - set(before.running)
    for line in lines:
        if isinstance(line, Moved) and game is not None:
            _earn(table, line, game, left, moves)
            if pace.kind == "patience":
                for seat in fresh - ({line.seat} if line.strikes else set()):
                    left[seat] = full
        elif isinstance(line, Dealt) and pace.kind == "patience":
            for seat in fresh:
                left[seat] = full
        elif isinstance(line, SeatSet) and line.kind == "person" and game is not None:
            left[line.seat] = max(left[line.seat], _regained(table, line.seat, game, before))
    if any(isinstance(line, Reopened) for line in lines):
        for seat in set(table.kept_for(table.host)) & set(running):  # closing a table must not buy thinking time
            left[seat] = max(0, left[seat] - max(0, now - before.served))
    if set(running) == set(before.running) and left == read:
        return None
    return Clocked(now, tuple(left), tuple(running), tuple(moves))


def waited_for(table: Table, lines: Sequence[Line], match: Match | None, game: Match | None) -> list[int]:
    """Return the seats of people who must act after some lines."""
    seats, status, _ = seating_after(table, lines, match)
    if game is None or status != "running" or table.broken:
        return []
    return [seat for seat in game.state.asked() if seats[seat].kind == "person"]


def count_moves(game: Match, seat: int) -> int:
    """Return how many moves a seat has made, not counting free actions and moves taken back."""
    return sum(
        entry.seat == seat and not entry.struck and entry.action is not None and not isinstance(entry.action, Free)
        for entry in game.log
    )


def _earn(table: Table, line: Moved, game: Match, left: list[int], moves: list[int]) -> None:
    """Add the time that a seat earns by a move."""
    pace = table.company.pace
    assert pace is not None, "there is no clock"
    if line.strikes or line.by != "person":
        return
    count = count_moves(game, line.seat)
    if count <= moves[line.seat]:
        return
    moves[line.seat] = count
    full = pace.seconds * 1000
    left[line.seat] = full if pace.kind == "patience" else min(full, left[line.seat] + pace.increment * 1000)


def _regained(table: Table, seat: int, game: Match, before: Clocked) -> int:
    """Return the least time for a person who sits down; leaving and coming back earns nothing by itself."""
    pace, now = table.company.pace, table.seats[seat]
    assert pace is not None, "there is no clock"
    full = pace.seconds * 1000
    if now.kind == "open" or seat in table.company.replaced:
        new_question = now.kind == "open" or count_moves(game, seat) > before.moves[seat]
        return full if pace.kind == "patience" and new_question else min(full, GRACE)
    return 0
