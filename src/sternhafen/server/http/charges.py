"""Charges: what a frame or command must pay before anything is done for it, over the socket or over HTTP."""

from __future__ import annotations

from sternhafen.server.http.limits import Limits
from sternhafen.server.http.security import Who
from sternhafen.table.messages.from_client import (
    AnswerDate,
    Back,
    Chat,
    Check,
    Command,
    Hello,
    Mark,
    Ping,
    ProposeDate,
    Redo,
    Restart,
    SetRoom,
    TakeBack,
    Undo,
)
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions, viewers
from sternhafen.table.table import Table


def pay_frame(limits: Limits, who: Who, sessions: Sessions, table: Table, frame: Hello | Check | Ping) -> None:
    """Charge a frame that is not a command, or decline."""
    match frame:
        case Hello(since):
            seen = viewers(table, who.client)
            who.pay(limits, "hello", len(seen))
            if since is not None:
                who.pay(limits, "lines", len(seen) * len(sessions.missed(table, since)))
        case Check():
            who.pay(limits, "check")
        case Ping():
            who.pay(limits, "request")


def pay_command(limits: Limits, who: Who, table: Table, command: Command) -> None:
    """Charge a command, or decline."""
    match command:
        case Chat() | ProposeDate() | AnswerDate() | SetRoom():
            if f"{command.seat}:{command.id}" not in table.commands:
                pay_chat(limits, who, table)
        case Mark(seat=seat, text=text):
            if table.marks.get(seat, "") != text:
                pay_mark(limits, who, table, seat)
            else:
                who.pay(limits, "request")
        case Undo() | Restart() | Redo() | TakeBack() | Back():
            who.pay(limits, "undo", len(table.moves))
        case _:
            who.pay(limits, "play")


def pay_chat(limits: Limits, who: Who, table: Table) -> None:
    """Count a line of chat for whoever says it and for the table, or decline."""
    pay_line(limits, who, table, table.chat_lines)


def pay_mark(limits: Limits, who: Who, table: Table, seat: int) -> None:
    """Count a mark like a line of chat, but by seat: nobody can keep the others from saying how far they have come."""
    pay_line(limits, who, table, table.mark_lines[seat])


def pay_line(limits: Limits, who: Who, table: Table, stored: int) -> None:
    """Take what one more line costs that people may write at any time, or decline if so many are stored already."""
    if stored >= limits.bounds.chat_lines:
        raise Declined("chat-full", most=limits.bounds.chat_lines)
    who.pay(limits, "play")
    who.spend(limits, "chat")
    limits.take("talk", table.id)
