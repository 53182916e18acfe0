"""Taking back: one's own moves up to the barrier, further by the consent of everybody, or as practice."""

from __future__ import annotations

from sternhafen.engine import Action, Entry, Match, Refused
from sternhafen.table.committing import Plan
from sternhafen.table.log.lines import Answered, Proposed, moved
from sternhafen.table.parts import Wish
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.resume import resumed


def undo(table: Table, seat: int, count: int | None) -> Plan:
    """Strike a seat's newest moves, or for None all it may strike alone."""
    trial = rewritten(table, table.playing())
    try:
        wanted = count if count is not None else max(1, len(trial.undo_reach(seat).entries))
        return _struck(trial, trial.undo(seat, wanted))
    except Refused as refused:
        raise AgainstRules(trial.title, refused.illegal) from None


def rewritten(table: Table, match: Match) -> Match:
    """Return a branch whose log may be changed; declines where playing it all again would take too long."""
    if len(match.log) > table.bounds.undo_lines:
        raise Declined("log-long", most=table.bounds.undo_lines)
    return match.branch(rewrite=True)


def _struck(match: Match, entry: Entry) -> Plan:
    return Plan([moved(entry)], match)


def redoable(match: Match, seat: int) -> list[Action]:
    """Return what a seat's undos struck and may be played again, newest first: the last is the next."""
    waiting: list[Action] = []
    for entry in match.log:
        if entry.strikes:
            struck = [match.log[number] for number in entry.strikes]
            if entry.seat == seat and all(one.seat == seat for one in struck):
                waiting += [one.action for one in struck if one.action is not None]
            elif any(one.seat == seat for one in struck):
                waiting = []
        elif entry.seat == seat:
            waiting = waiting[:-1] if waiting and waiting[-1] == entry.action else []
    return waiting


def take_back(table: Table, client: str | None, seat: int, to: int) -> Plan:
    """Strike everything from a line on if that touches nobody else, else propose it.

    A client agrees for all its seats, and bots always do. Where there is nobody else to ask, what one may not take
    back alone is practice, and the log says so.
    """
    match = table.playing()
    if to < match.before:
        raise Declined("before-seam", first=match.before)
    if not any(number >= to for number, _ in match.played()):
        raise Declined("no-such-line", line=to)
    needed, others = match.needed(seat, to), table.others(client)
    if needed == {seat} or not others:
        return _take_back(table, match, seat, to, needed, practice=needed != {seat})
    wish = Proposed(seat, to, tuple(sorted(needed)), tuple(sorted(needed - others)))
    return Plan([wish])


def consent(table: Table, proposal: int, seats: set[int], yes: bool) -> Plan:
    """Answer the open proposal for some seats; carry it out if that was the last consent."""
    wish: Wish | None = table.wish
    if wish is None or wish.number != proposal:
        raise Declined("no-such-proposal")
    asked = seats & wish.needed
    if not asked:
        raise Declined("not-asked-consent")
    agreed = wish.agreed | asked | {i for i, one in enumerate(table.seats) if one.kind == "bot" and not one.clients}
    if yes and wish.needed <= agreed:
        if wish.what == "resume":
            return resumed(table)
        return _take_back(table, table.playing(), wish.seat, wish.to, agreed, practice=False)
    return Plan([Answered(tuple(sorted(asked)), yes)])


def _take_back(
    table: Table, match: Match, seat: int, to: int, agreed: set[int] | frozenset[int], practice: bool
) -> Plan:
    trial = rewritten(table, match)
    try:
        return _struck(trial, trial.take_back(seat, to, agreed, practice))
    except Refused as refused:
        raise AgainstRules(match.title, refused.illegal) from None
