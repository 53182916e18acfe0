"""Spectators: whether people without a seat may see a table."""

from __future__ import annotations

from sternhafen.table.log.absence import SpectatorsSet
from sternhafen.table.log.lines import Line
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


def admits(table: Table, client: str | None) -> bool:
    """Return whether a client may see a table.

    Before the deal everybody may: only the seats can be seen, and people with an invite link must get in. From then on,
    even after the game, a table without spectators is for its host, its players and those who resigned there.
    """
    if table.company.spectators or table.status == "waiting":
        return True
    if client is None:
        return False
    return client == table.host or bool(table.kept_for(client)) or resigned_here(table, client)


def resigned_here(table: Table, client: str | None) -> bool:
    """Return whether a client played at a table until it resigned: it was its game too."""
    return client is not None and any(client in clients for clients in table.company.resigned.values())


def check_admitted(table: Table, client: str | None) -> None:
    """Decline a client that may not see a table."""
    if not admits(table, client):
        raise Declined("no-spectators")


def allow(table: Table, allowed: bool) -> list[Line]:
    """Let spectators in, or keep them out."""
    if table.company.spectators == allowed:
        return []
    return [SpectatorsSet(allowed)]
