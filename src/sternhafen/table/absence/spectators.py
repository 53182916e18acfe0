"""Spectators: whether people who do not sit at a table may see anything of it."""

from __future__ import annotations

from sternhafen.table.log.lines import Line, SpectatorsSet
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def admits(table: Table, client: str | None) -> bool:
    """Return whether a client may see a table.

    Before the deal everybody may: there is nothing to see but who sits there, and whoever has a link must find it. From
    then on, also once the game is over, a table without spectators is for its host and for those who sit there or sat
    there until they resigned.
    """
    if table.company.spectators or table.status == "waiting":
        return True
    if client is None:
        return False
    return client == table.host or bool(table.kept_for(client)) or resigned_here(table, client)


def resigned_here(table: Table, client: str | None) -> bool:
    """Return whether a client sat at a table until it resigned: what was played there is its game too."""
    return client is not None and any(client in clients for clients in table.company.resigned.values())


def check_admitted(table: Table, client: str | None) -> None:
    """Decline whoever may not see a table."""
    if not admits(table, client):
        raise Declined("no-spectators")


def allow(table: Table, allowed: bool) -> list[Line]:
    """Let spectators in, or shut them out."""
    if table.company.spectators == allowed:
        return []
    return [SpectatorsSet(allowed)]
