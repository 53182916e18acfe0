"""Closing a table: who may then get the full record, and how the host opens it again."""

from __future__ import annotations

from sternhafen.table.absence.spectators import resigned_here
from sternhafen.table.committing import Plan
from sternhafen.table.daily.days import is_counted
from sternhafen.table.hosts.host import Host
from sternhafen.table.log.lines import Disclosed, Reopened
from sternhafen.table.refusals import Declined
from sternhafen.table.secrecy import is_revealed, secrets_last
from sternhafen.table.table import Table
from sternhafen.table.updates.records import write_record


async def reopen(host: Host, table: Table) -> None:
    """Open a closed table again; decline if a secret may have leaked since, or if play continues elsewhere."""

    def plan() -> Plan:
        if not table.closed:
            raise Declined("table-" + table.status)
        if table.company.ended is not None:
            raise Declined("ended")
        if table.disclosed:
            raise Declined("disclosed")
        if table.following is not None:
            raise Declined("followed", table=table.following)
        return Plan([Reopened()])

    await host.committer.commit(table, plan)


async def whole_record(host: Host, table: Table, client: str | None) -> bytes | None:
    """Return a game as a record, or None for a client that may not see all of it yet."""
    if table.seed is None:
        return None
    await open_after_campaign(host, table)
    if not is_revealed(table) and (is_counted(table) or not plays_alone(table, client)):
        takes = takes_part(table, client) or resigned_here(table, client)
        if not table.closed or secrets_last(table) or not takes:
            return None
        await host.committer.commit(table, lambda: disclosing(table))
    return write_record(table, host.seam_key)


async def open_after_campaign(host: Host, table: Table) -> None:
    """Lift the secrecy of an episode, if its campaign has ended since."""
    if not secrets_last(table) or table.disclosed or table.following is None:
        return
    last = table
    while last.following is not None:
        last = await host.tables.get(last.following)
    if is_revealed(last):
        await host.committer.commit(table, lambda: Plan([Disclosed()]))


def takes_part(table: Table, client: str | None) -> bool:
    """Return whether a client hosts a table or plays at it."""
    return client is not None and (client == table.host or bool(table.seats_of(client)))


def plays_alone(table: Table, client: str | None) -> bool:
    """Return whether a client plays every seat that a person has ever owned, so that there are no secrets to protect.

    A seat that was freed or given to a bot still counts; otherwise a host could take it over to look at it.
    """
    return takes_part(table, client) and table.held <= set(table.seats_of(client))


def disclosing(table: Table) -> Plan:
    """Return the plan that hands out the record of a closed game."""
    if not table.closed:
        raise Declined("table-" + table.status)
    return Plan([Disclosed()])
