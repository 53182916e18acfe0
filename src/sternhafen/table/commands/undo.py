"""Undo: your own moves up to the barrier, further back by everybody's consent, or as practice."""

from __future__ import annotations

from sternhafen.engine import Action, Entry, Match, Refused
from sternhafen.table.committing import Plan
from sternhafen.table.daily.days import is_counted
from sternhafen.table.log.lines import Answered, Moved, Proposed
from sternhafen.table.parts import OpenProposal
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.resume import resumed


def undo(table: Table, seat: int, count: int | None) -> Plan:
    """Strike a seat's newest moves; with None, all it may strike alone."""
    trial = rewritten(table, table.playing())
    try:
        wanted = count if count is not None else max(1, len(trial.undo_reach(seat).entries))
        return _struck(trial, trial.undo(seat, wanted))
    except Refused as refused:
        raise AgainstRules(trial.title, refused.illegal) from None


def rewritten(table: Table, match: Match) -> Match:
    """Return a branch whose log may be rewritten, or decline if replaying it would take too long."""
    if len(match.log) > table.bounds.undo_lines:
        raise Declined("log-long", most=table.bounds.undo_lines)
    return match.branch(rewrite=True)


def _struck(match: Match, entry: Entry) -> Plan:
    return Plan([Moved.of(entry)], match)


def redoable(match: Match, seat: int) -> list[Action]:
    """Return the actions that a seat's undos struck and that it may redo; the last in the list comes first."""
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
    """Strike everything from a line on if that affects nobody else, else propose it.

    A client agrees for all its seats, and bots always agree. With nobody else to ask, taking back more than one may
    undo alone counts as practice, and the log says so.
    """
    match = table.playing()
    if to < match.before:
        raise Declined("before-seam", first=match.before)
    if not any(number >= to for number, _ in match.played()):
        raise Declined("no-such-line", line=to)
    needed, others = match.needed(seat, to), table.others(client)
    if table.company.rated and needed != {seat} and not others:
        raise Declined("rated-practice")
    looked = any(entry.reveals for number, entry in match.played() if number >= to)
    if is_counted(table) and looked:
        raise Declined("daily-practice")
    if needed == {seat} or not others:
        return _take_back(table, match, seat, to, needed, practice=looked or needed != {seat})
    return Plan([Proposed(seat, to, tuple(sorted(needed)), tuple(sorted(needed - others)))])


def consent(table: Table, number: int, seats: set[int], yes: bool) -> Plan:
    """Answer the open proposal for some seats; carry it out if that was the last consent."""
    proposal: OpenProposal | None = table.proposal
    if proposal is None or proposal.number != number:
        raise Declined("no-such-proposal")
    asked = seats & proposal.needed
    if not asked:
        raise Declined("not-asked-consent")
    agreed = proposal.agreed | asked | {i for i, one in enumerate(table.seats) if one.kind == "bot" and not one.clients}
    if yes and proposal.needed <= agreed:
        if proposal.what == "resume":
            return resumed(table)
        return _take_back(table, table.playing(), proposal.seat, proposal.to, agreed, practice=False)
    return Plan([Answered(tuple(sorted(asked)), yes)])


def _take_back(
    table: Table, match: Match, seat: int, to: int, agreed: set[int] | frozenset[int], practice: bool
) -> Plan:
    trial = rewritten(table, match)
    try:
        return _struck(trial, trial.take_back(seat, to, agreed, practice))
    except Refused as refused:
        raise AgainstRules(match.title, refused.illegal) from None
