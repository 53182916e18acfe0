"""Executing: what each command of a client does to a table."""

from __future__ import annotations

from typing import Any

import msgspec

from sternhafen.engine import Action, Match, Refused
from sternhafen.table.absence.resigning import resign
from sternhafen.table.absence.votes import call, cast
from sternhafen.table.commands.dealing import ready, reveal
from sternhafen.table.commands.puzzling import leave_puzzle, show_solution, try_answer
from sternhafen.table.commands.seat_requests import answer
from sternhafen.table.commands.teaching import back, carry_on, play_on, proceed, try_move
from sternhafen.table.commands.undo import consent, redoable, take_back, undo
from sternhafen.table.committing import Committer, Plan
from sternhafen.table.evening import answer_date, propose_date, set_room
from sternhafen.table.log.lines import By, Marked, Moved, Said
from sternhafen.table.messages.from_client import (
    AnswerDate,
    Back,
    CallVote,
    CastVote,
    Chat,
    Command,
    Consent,
    Mark,
    Play,
    PlayOn,
    Proceed,
    ProposeDate,
    Ready,
    Redo,
    Resign,
    Restart,
    Resume,
    Reveal,
    SeatAnswer,
    SetRoom,
    ShowSolution,
    TakeBack,
    Undo,
)
from sternhafen.table.messages.from_server import Ack
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.resume import resume

PASSIVE = (SeatAnswer, Consent, CastVote, Resign, Chat, Mark, ProposeDate, AnswerDate, SetRoom)
"""What somebody may still say whose seat a bot plays."""


async def execute(committer: Committer, table: Table, client: str | None, command: Command) -> Ack:
    """Carry out a client's command, or raise `Declined`."""
    check_whose(table, client, command)
    key = f"{command.seat}:{command.id}"
    number, repeated = await committer.commit(table, lambda: plan(table, client, command), key)
    await carry_on(committer, table)
    return Ack(command.id, number, repeated)


def plan(table: Table, client: str | None, command: Command) -> Plan:
    """Return what a command does to the table in its current state."""
    check_whose(table, client, command)  # the seat may have changed hands meanwhile
    if isinstance(command, SeatAnswer):
        return answer(table, command.ask, set(table.kept_for(client)), command.yes)
    if isinstance(command, CallVote):
        return Plan(call(table, command.seat, command.about, command.change))
    if isinstance(command, CastVote):
        return Plan(cast(table, command.seat, command.vote, command.yes))
    if isinstance(command, Resign):
        return Plan(resign(table, command.seat, command.end))
    if isinstance(command, Ready):
        return Plan(ready(table, command.seat, command.ready, command.commitment or ""))
    if isinstance(command, Reveal):
        return Plan(reveal(table, command.seat, command.part))
    if isinstance(command, Chat):
        return said(table, command.seat, command.text, command.about)
    if isinstance(command, ProposeDate):
        return Plan(propose_date(table.evening, command.seat, command.at))
    if isinstance(command, AnswerDate):
        return Plan(answer_date(table.evening, command.seat, command.date, command.yes))
    if isinstance(command, SetRoom):
        return Plan(set_room(table.evening, command.seat, command.link))
    if isinstance(command, Mark):
        known = table.marks.get(command.seat, "") == command.text
        return Plan([] if known else [Marked(command.seat, command.text)])
    if isinstance(command, Resume):
        return resume(table, client, command.seat)
    if isinstance(command, Consent):
        return consent(table, command.proposal, set(table.kept_for(client)), command.yes)
    if isinstance(command, ShowSolution) or table.puzzling is not None:
        return in_puzzle(table, command)
    if isinstance(command, (Proceed, Back, PlayOn)) or table.teaching is not None:
        return in_lesson(table, command)
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
            return take_back(table, client, seat, to)


def in_lesson(table: Table, command: Play | Undo | Restart | Redo | TakeBack | Proceed | Back | PlayOn) -> Plan:
    """Return what a learner's command does to the lesson; taking back means going back a step."""
    match command:
        case Proceed(step=step):
            return proceed(table, step)
        case Back(step=step):
            return back(table, step)
        case PlayOn():
            return play_on(table)
        case Play(action=action, seat=seat, after=after):
            check_current(table.playing(), seat, after)
            return try_move(table, seat, action_of(table.playing(), action))
        case Undo() | Restart():
            return back(table)
        case Redo() | TakeBack():
            raise Declined("lesson-steps")


def in_puzzle(
    table: Table, command: Play | Undo | Restart | Redo | TakeBack | Proceed | Back | PlayOn | ShowSolution
) -> Plan:
    """Return what a command does to the puzzle: nothing is taken back, for a wrong try changes nothing."""
    match command:
        case Play(action=action, seat=seat, after=after):
            check_current(table.playing(), seat, after)
            return try_answer(table, seat, action_of(table.playing(), action))
        case ShowSolution():
            return show_solution(table)
        case PlayOn():
            return leave_puzzle(table)
        case _:
            raise Declined("puzzle-steps")


def check_whose(table: Table, client: str | None, command: Command) -> None:
    """Decline a command for a seat the client may not act for; an owner replaced by a bot may only answer and chat."""
    passive = isinstance(command, PASSIVE)
    if command.seat not in (table.kept_for(client) if passive else table.seats_of(client)):
        bots = command.seat in table.kept_for(client)
        raise Declined("bot-plays" if bots else "not-your-seat", seat=command.seat)


def check_current(match: Match, seat: int, after: int) -> None:
    """Decline a command that was chosen in an outdated position."""
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


def played(match: Match, seat: int, action: Action, by: By, situation: str = "") -> Plan:
    """Play an action on a branch of the game."""
    trial = match.branch()
    try:
        entry = trial.play(seat, action)
    except Refused as refused:
        raise AgainstRules(match.title, refused.illegal) from None
    return Plan([Moved.of(entry, by, situation)], trial)


def redo(table: Table, seat: int) -> Plan:
    """Play again what the seat's last undo struck."""
    match = table.playing()
    waiting = redoable(match, seat)
    if not waiting:
        raise Declined("nothing-to-redo")
    return played(match, seat, waiting[-1], "person")


def said(table: Table, seat: int, text: str, about: str) -> Plan:
    """Add a line of chat."""
    clean = one_line(text, 500)
    if not clean:
        raise Declined("nothing-said")
    return Plan([Said(seat, table.seats[seat].name, clean, about)])
