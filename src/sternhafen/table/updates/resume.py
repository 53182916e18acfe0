"""Going on under changed rules: from the newest position, by consent of everybody who plays."""

from __future__ import annotations

from sternhafen.table.committing import Plan
from sternhafen.table.log.lines import Proposed
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.updates.positions import resumed_line


def resume(table: Table, client: str | None, seat: int) -> Plan:
    """Go on under today's rules if nobody else is to be asked, else propose it."""
    check_resumable(table)
    if table.wish is not None:
        raise Declined("resume-asked")
    needed = table.people
    mine = needed & set(table.kept_for(client))
    if needed <= mine:
        return resumed(table)
    return Plan([Proposed(seat, len(table.moves), tuple(sorted(needed)), tuple(sorted(mine)), "resume")])


def resumed(table: Table) -> Plan:
    """Return the plan by which a game goes on."""
    check_resumable(table)
    assert table.standing is not None, "a table that can go on has been looked at"
    assert table.standing.match is not None, "it has a position to go on from"
    return Plan([resumed_line(table.standing.match)], table.standing.match)


def check_resumable(table: Table) -> None:
    """Decline a table that has no need to go on under other rules, or cannot."""
    if table.status != "stale":
        raise Declined("table-" + table.status if table.status != "running" else "rules-unchanged")
    if table.standing is None or table.standing.match is None:
        problem = "" if table.standing is None else table.standing.problem
        raise Declined(problem or "update-position")
