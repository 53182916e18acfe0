"""Secrecy: how long a game's seed, record and campaign stay hidden from its own players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternhafen.table.daily.days import is_counted
from sternhafen.table.refusals import Declined

if TYPE_CHECKING:
    from sternhafen.table.table import Table


def is_revealed(table: Table) -> bool:
    """Return whether nothing is secret any more: the game and its secrets are over, or its record was handed out."""
    return table.disclosed or (table.status_when_open == "over" and not secrets_last(table))


def check_revealed(table: Table) -> None:
    """Decline to show a game as a whole while something about it is secret."""
    if is_counted(table):
        raise Declined("daily-secret")
    if not is_revealed(table):
        raise Declined("secrets-last" if table.status_when_open == "over" else "table-" + table.status)


def secrets_last(table: Table) -> bool:
    """Return whether secrets of this game last beyond its end: of a day's deal, or of a campaign that may go on.

    No campaign goes on from a game that began from a given position.
    """
    if is_counted(table):
        return True
    if table.beginning is not None:
        return False
    if table.finished is not None:
        return table.finished.result.secrets_last
    carried = table.options.get("carry") is not None
    if table.match is None or table.broken:
        return carried
    return (carried or table.match.over) and table.match.state.secrets_last()
