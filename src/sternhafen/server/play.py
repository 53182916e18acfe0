"""Playing: what each command of a client does to a table."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from sternhafen.engine import Action, Match, Refused
from sternhafen.server.door import Door, Plan
from sternhafen.server.lines import By, Dealt, Line, ReadySet, Said, moved
from sternhafen.server.messages.frames import Ack, Chat, Command, Consent, Play, Ready, Redo, Restart, TakeBack, Undo
from sternhafen.server.plain_text import one_line
from sternhafen.server.refusals import AgainstRules, Declined
from sternhafen.server.tables import Table
from sternhafen.server.undo import consent, redoable, take_back, undo


async def obey(door: Door, table: Table, client: str | None, command: Command) -> Ack:
    """Carry out a client's command, or raise `Declined`."""
    if command.seat not in table.seats_of(client):
        raise Declined("not-your-seat", seat=command.seat)
    key = f"{command.seat}:{command.id}"
    number, repeated = await door.change(table, lambda: planned(table, client, command), key)
    return Ack(command.id, number, repeated)


def planned(table: Table, client: str | None, command: Command) -> Plan:
    """Return what a command would do as the table stands."""
    if command.seat not in table.seats_of(client):  # it may have been taken away meanwhile
        raise Declined("not-your-seat", seat=command.seat)
    if isinstance(command, Ready):
        return ready(table, command.seat, command.ready)
    if isinstance(command, Chat):
        return said(table, command.seat, command.text)
    mine = set(table.seats_of(client))
    if isinstance(command, Consent):
        return consent(table, command.proposal, mine, command.yes)
    check_acts(table, command.seat)
    check_current(table.playing(), command.seat, command.after)
    match command:
        case Play(action=action, seat=seat):
            return played(table.playing(), seat, action_of(table.playing(), action), "person")
        case Undo(seat=seat, count=count):
            return undo(table, seat, count)
        case Restart(seat=seat):
            return undo(table, seat, None)
        case Redo(seat=seat):
            return redo(table, seat)
        case TakeBack(seat=seat, to=to):
            bots = {i for i, one in enumerate(table.seats) if one.kind == "bot"}
            return take_back(table, seat, to, mine | bots)


def check_acts(table: Table, seat: int) -> None:
    """Decline if a bot plays the seat at present."""
    if table.seats[seat].kind != "person":
        raise Declined("bot-plays", seat=seat)


def check_current(match: Match, seat: int, after: int) -> None:
    """Decline a command that was chosen in a position that is gone."""
    if after > len(match.log):
        raise Declined("not-yet", after=after, entries=len(match.log))
    if after < len(match.log) and not match.only_other_lanes_since(seat, after):
        raise Declined("stale", after=after, entries=len(match.log))


def action_of(match: Match, data: Any) -> Action:
    """Return the action that a client sent."""
    try:
        return match.title.action(data)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Declined("bad-action", problem=one_line(str(error), 200)) from None


def played(match: Match, seat: int, action: Action, by: By) -> Plan:
    """Play an action on a branch."""
    trial = match.branch()
    try:
        entry = trial.play(seat, action)
    except Refused as refused:
        raise AgainstRules(match.title, refused.illegal) from None
    return Plan([moved(entry, by)], trial)


def redo(table: Table, seat: int) -> Plan:
    """Play once more what the seat's last undo struck."""
    match = table.playing()
    waiting = redoable(match, seat)
    if not waiting:
        raise Declined("nothing-to-redo")
    return played(match, seat, waiting[-1], "person")


def ready(table: Table, seat: int, is_ready: bool) -> Plan:
    """Mark a seat as ready; deal if it was the last."""
    if table.status != "waiting":
        raise Declined("table-" + table.status)
    lines: list[Line] = [ReadySet(seat, is_ready)]
    others = [one for i, one in enumerate(table.seats) if i != seat]
    if is_ready and all(one.kind != "open" and one.ready for one in others):
        lines.append(Dealt(f"{secrets.randbits(128):032x}"))
    return Plan(lines)


def said(table: Table, seat: int, text: str) -> Plan:
    """Add a line of chat."""
    clean = one_line(text, 500)
    if not clean:
        raise Declined("nothing-said")
    return Plan([Said(seat, table.seats[seat].name, clean)])
