"""Notes: what happens to the seats after the deal, as lines that everybody sees in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternhafen.engine.record import TableNote
from sternhafen.table.log.absence import Ended, Overdue, Resigned, SpectatorsSet, VoteCalled, VoteCast
from sternhafen.table.log.lines import Dealt, Hosted, Line, Restarted, Resumed, SeatAnswered, SeatAsked, SeatSet
from sternhafen.table.parts import MAX_NOTES, Seat
from sternhafen.text import ids

if TYPE_CHECKING:
    from sternhafen.table.table import Table

RENAMED = ids.note("renamed")
OVERDUE = ids.note("overdue")
TO_AND_FRO = tuple(ids.note(kind) for kind in ("spectators-in", "spectators-out", "hosted"))
"""What a host can switch back and forth: without a move in between, that leaves two notes at most."""


def notes_of(table: Table, line: Line) -> list[TableNote]:
    """Return the notes that a line adds to a table's log; `table` is the table before that line."""
    if isinstance(line, Dealt):
        without = [] if line.origin is None else line.origin.without
        silent = [seat for seat in without if seat not in table.parts.left_out]
        return [_note(table, "without", seat, table.seats[seat].name) for seat in silent]
    if isinstance(line, Restarted):
        return [_note(table, "withheld", seat, table.seats[seat].name) for seat in line.without]
    note = None if table.seed is None else _after_deal(table, line)
    return [] if note is None else [note]


def _after_deal(table: Table, line: Line) -> TableNote | None:
    match line:
        case Resumed(rules):
            return TableNote(len(table.moves), ids.note("resumed"), {"from": table.rules, "to": rules})
        case SeatSet(seat, kind, name, bot, clients):
            return _changed(table, seat, table.seats[seat], Seat(kind, name, bot, clients))
        case SeatAsked(seat, change):
            return _note(table, f"asked-{change}", seat, table.seats[seat].name)
        case Hosted(client, away):
            theirs = table.kept_for(client)
            if not theirs:
                return None
            return _note(table, "host-absent" if away else "hosted", theirs[0], table.seats[theirs[0]].name)
        case SeatAnswered(seats, yes):
            return _note(table, "agreed" if yes else "refused", seats[0], table.seats[seats[0]].name)
    return _about_absence(table, line)


def _about_absence(table: Table, line: Line) -> TableNote | None:
    match line:
        case Overdue(seat):
            return _note(table, "overdue", seat, table.seats[seat].name)
        case VoteCalled(seat, by, change):
            called = table.seats[by].name
            return _note(table, f"vote-{change}", seat, table.seats[seat].name, by=called)
        case VoteCast(seat, yes):
            return _note(table, "agreed" if yes else "refused", seat, table.seats[seat].name)
        case Resigned(seat):
            return _note(table, "resigned", seat, table.seats[seat].name)
        case Ended(how, seats):
            return _note(table, f"ended-{how}", seats[0], table.seats[seats[0]].name)
        case SpectatorsSet(allowed):
            return TableNote(len(table.moves), ids.note("spectators-in" if allowed else "spectators-out"), {})
    return None


def added(notes: list[TableNote], new: list[TableNote]) -> list[TableNote]:
    """Return the notes with some more; repeating something must not push other notes out of the log."""
    if new and notes and new[0].id == notes[-1].id == RENAMED and new[0].args["seat"] == notes[-1].args["seat"]:
        first = notes[-1].args["name"]
        return [*notes[:-1], TableNote(new[0].entry, RENAMED, {**new[0].args, "name": first})]
    if new and len(notes) > 1 and new[0].id in TO_AND_FRO and new[0] == notes[-2] and notes[-1].id in TO_AND_FRO:
        return [*notes[:-2], *new]
    if new and new[0].id == OVERDUE:
        notes = _without_overdue(notes, new[0])
    return [*notes, *new][-MAX_NOTES:]


def _without_overdue(notes: list[TableNote], new: TableNote) -> list[TableNote]:
    """Return notes without the last one that says the same about a seat, if only such notes follow it.

    Somebody with no time left is overdue at every single decision.
    """
    for back in range(len(notes) - 1, -1, -1):
        if notes[back].id != OVERDUE:
            break
        if notes[back].args["seat"] == new.args["seat"]:
            return [*notes[:back], *notes[back + 1 :]]
    return notes


def _note(table: Table, kind: str, seat: int, name: str, **more: str) -> TableNote:
    return TableNote(len(table.moves), ids.note(kind), {"seat": seat, "n": seat + 1, "name": name, **more})


def _changed(table: Table, seat: int, before: Seat, now: Seat) -> TableNote | None:
    if now.kind == "bot":
        if before.kind == "bot" and before.bot == now.bot:
            return None
        return _note(table, "bot", seat, before.name, bot=now.bot or "")
    if now.kind == "open":
        return None if before.kind == "open" else _note(table, "freed", seat, before.name)
    if before.kind == "bot" and set(before.clients) & set(now.clients):
        return _note(table, "back", seat, now.name)
    if before.kind != "person" or not set(before.clients) & set(now.clients):
        return _note(table, "sat", seat, now.name)
    if before.name != now.name:
        return _note(table, "renamed", seat, before.name, new=now.name)
    return None if before.clients == now.clients else _note(table, "device", seat, now.name)
