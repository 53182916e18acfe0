"""Resuming a game under changed rules: from its newest position, if all players agree."""

from __future__ import annotations

from sternhafen.table.committing import Plan
from sternhafen.table.log.lines import Proposed
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.positions import resumed_line


def resume(table: Table, client: str | None, seat: int) -> Plan:
    """Resume under today's rules, or propose it if other people play."""
    check_resumable(table)
    if table.proposal is not None:
        raise Declined("resume-asked")
    needed = table.people
    mine = needed & set(table.kept_for(client))
    if needed <= mine:
        return resumed(table)
    return Plan([Proposed(seat, len(table.moves), tuple(sorted(needed)), tuple(sorted(mine)), "resume")])


def resumed(table: Table) -> Plan:
    """Return the plan that resumes a game."""
    check_resumable(table)
    assert table.continuation is not None, "check_resumable has checked it"
    assert table.continuation.match is not None, "check_resumable has checked it"
    return Plan([resumed_line(table.continuation.match)], table.continuation.match)


def check_resumable(table: Table) -> None:
    """Decline a table whose rules are current, or whose game cannot be resumed."""
    if table.status != "stale":
        raise Declined("table-" + table.status if table.status != "running" else "rules-unchanged")
    if table.continuation is None or table.continuation.match is None:
        problem = "" if table.continuation is None else table.continuation.problem
        raise Declined(problem or "update-position")
