"""What clients are sent of a game: a position or a move as one viewer may see it, and nothing else."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from sternhafen.engine import Action, Event, Free, Match, State, Title
from sternhafen.table.commands.undo import redoable
from sternhafen.table.log.moves import event_decoder, read_action
from sternhafen.table.messages.fields import MAX_CHOICES, Viewer
from sternhafen.table.messages.shown import (
    Choice,
    EntryInfo,
    EventInfo,
    Position,
    Question,
    Shortcut,
    UndoInfo,
)
from sternhafen.table.refusals import refusal_id
from sternhafen.table.show.shortcuts import shortcut
from sternhafen.table.table import Table
from sternhafen.table.updates.finished import outcome_info
from sternhafen.text import ids
from sternhafen.text.questions import question_arguments


def fields(value: msgspec.Struct) -> dict[str, Any]:
    """Return a struct's fields as plain JSON values."""
    return {name: msgspec.to_builtins(getattr(value, name)) for name in value.__struct_fields__}


def choice(title: Title, action: Action) -> Choice:
    """Return an action as a choice for a client; cached, since the same actions come up again and again."""
    return _choice(title.id, action)


@lru_cache(maxsize=50_000)
def _choice(title: str, action: Action) -> Choice:
    targets = list(action.targets())
    message = ids.action(title, type(action).__name__)
    return Choice(msgspec.to_builtins(action), message, fields(action), targets, isinstance(action, Free))


def event_info(title: Title, event: Event, viewer: Viewer) -> EventInfo:
    """Return an event as a viewer sees it."""
    seen = event.seen_by(viewer)
    kind = type(event).__name__
    args = fields(seen)
    del args["to"], args["reveals"]
    hidden = bool(seen.secret) and all(args[name] is None for name in seen.secret)
    if hidden:
        for name in seen.secret:
            del args[name]
    return EventInfo(kind, ids.event(title.id, kind, hidden), args, seen.reveals, list(seen.touches()))


def in_order(actions: Iterable[Action]) -> list[Action]:
    """Return actions sorted: the order of a title's own list could leak what a seat may not know."""
    return sorted(actions, key=lambda a: (type(a).__name__, *(getattr(a, name) for name in a.__struct_fields__)))


def beginning_with(actions: Iterable[Action], chosen: Sequence[str]) -> tuple[list[Action], dict[str, int]]:
    """Return the actions whose targets begin with those chosen, and a count of the targets that come next."""
    depth, wanted = len(chosen), tuple(chosen)
    matching: list[Action] = []
    following: Counter[str] = Counter()
    for action in actions:
        targets = action.targets()
        if targets[:depth] == wanted:
            matching.append(action)
            if len(targets) > depth:
                following[targets[depth]] += 1
    return matching, dict(following)


def question(title: Title, state: State, seat: int, legal: Sequence[Action] | None = None) -> Question | None:
    """Return what a seat is asked; pass its legal actions as `legal` if you have them."""
    ask = state.question(seat)
    if ask is None:
        return None
    args = question_arguments(state, ask, state.legal(seat) if legal is None else legal)
    return Question(ids.question(title.id, type(ask)), args, ask.rule, ask.closed, ask.confirms)


def shortcut_info(title: Title, state: State, seat: int, legal: Sequence[Action], key: str) -> Shortcut | None:
    """Return what a seat could do without being asked; `key` is the digest of what it sees."""
    short = shortcut(title, state, seat, legal, key)
    return None if short is None else Shortcut(short[0], choice(title, short[1]))


def undo_info(match: Match, seat: int) -> UndoInfo:
    """Return how far a seat may undo by itself."""
    reach = match.undo_reach(seat)
    code = refusal_id(match.title, "undo-" + reach.bar)
    return UndoInfo(list(reach.entries), reach.bar, code, len(redoable(match, seat)))


def since_own(match: Match, viewer: Viewer) -> int:
    """Return the number of the line after a viewer's own last one; for a spectator the end of the log."""
    if viewer is None:
        return len(match.log)
    for number in range(len(match.log) - 1, -1, -1):
        if match.log[number].seat == viewer:
            return number + 1
    return 0


def view_digest(view: Any) -> str:
    """Return a hash of a view, by which a client learns whether its own is current."""
    return hashlib.blake2b(msgspec.json.encode(view), digest_size=8).hexdigest()


def position(match: Match, viewer: Viewer, past: bool = False) -> Position:
    """Return a game as a viewer sees it; a past position offers nothing to do."""
    state = match.state
    view = state.view(viewer)
    shown = Position(
        viewer=viewer,
        entries=len(match.log),
        view=view,
        digest=view_digest(view),
        asked=state.asked(),
        since=since_own(match, viewer),
        outcome=outcome_info(match),
        forecast=None if match.title.forecast is None else match.title.forecast(state, viewer),
    )
    if viewer is None:
        return shown
    legal = in_order(state.legal(viewer))
    shown.question = question(match.title, state, viewer, legal)
    if past:
        return shown
    if shown.question is not None:
        shown.legal_count = len(legal)
        shown.legal = [choice(match.title, action) for action in legal[:MAX_CHOICES]]
        shown.next = beginning_with(legal, ())[1]
        shown.shortcut = shortcut_info(match.title, state, viewer, legal, shown.digest)
    if shown.outcome is None:
        shown.undo = undo_info(match, viewer)
    return shown


def present(table: Table, viewer: Viewer) -> Position | None:
    """Return a table's newest position; None if there is none, or if it can no longer be shown.

    After a change of rules it offers nothing to do: a finished game is shown as stored, an unfinished one as it would
    continue.
    """
    if table.finished is not None:
        return table.finished.last.get(viewer)
    return None if table.visible is None else position(table.visible, viewer, past=table.broken)


def entry_info(table: Table, number: int, viewer: Viewer) -> EntryInfo:
    """Return a log line as a viewer sees it."""
    move = table.moves[number]
    line, match = move.line, table.match
    own = viewer == line.seat
    if match is None or table.title is None or not match.before <= number < len(match.log):
        return stored_entry(table, number, viewer)
    entry = match.log[number]
    return EntryInfo(
        entry=number,
        seat=line.seat,
        by=line.by,
        at=move.at,
        events=[event_info(table.title, event, viewer) for event in entry.events],
        action=choice(table.title, entry.action) if own and entry.action is not None else None,
        strikes=list(line.strikes),
        struck=entry.struck,
        practice=line.practice,
    )


def stored_entry(table: Table, number: int, viewer: Viewer) -> EntryInfo:
    """Return a line played under earlier rules: as today's rules read it, or as stored if they cannot."""
    move = table.moves[number]
    line, title = move.line, table.title
    action = None
    try:
        if title is None:
            raise ValueError(table.row.title)
        events = [event_info(title, event, viewer) for event in event_decoder(title.id).decode(line.events)]
        played = read_action(title, line) if viewer == line.seat else None
        action = None if played is None else choice(title, played)
    except ValueError:  # msgspec raises it too: today's rules have no such event
        events = stored_events(table, number, viewer)
    taken_back = number in table.struck
    return EntryInfo(number, line.seat, line.by, move.at, events, action, list(line.strikes), taken_back, line.practice)


def stored_events(table: Table, number: int, viewer: Viewer) -> list[EventInfo]:
    """Return a move's events as stored, without their rules; only those addressed to everybody or to this viewer."""
    events = []
    for stored in msgspec.json.decode(table.moves[number].line.events):
        args = dict(stored)
        kind, to, reveals = args.pop("type"), args.pop("to", -1), args.pop("reveals", False)
        if to == -1 or (viewer is not None and to >> viewer & 1):
            events.append(EventInfo(kind, ids.event(table.row.title, kind), args, reveals))
    return events
