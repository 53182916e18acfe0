"""Dealing: the seed mixes a part from the server with one from each client, all committed to before any is revealed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sternhafen.engine.deal import SeedOrigin, commitment, mixed
from sternhafen.table.log.lines import Dealt, Line, PartGiven, ReadySet, Restarted
from sternhafen.table.refusals import Declined

if TYPE_CHECKING:
    from sternhafen.table.table import Table


def new_part() -> str:
    """Return 128 bits from the operating system as 32 hex digits."""
    return secrets.token_hex(16)


def missing_parts(table: Table) -> list[int]:
    """Return the seats whose parts of the seed are missing: everybody is ready, and these have not revealed theirs."""
    if table.parts.again or not table.parts.server or not _all_ready(table):
        return []
    return [seat for seat in sorted(table.parts.commitments) if seat not in table.parts.given]


def waits_for(table: Table) -> list[int]:
    """Return the seats that the deal waits for: to reveal their parts or, after a restart, to commit to new ones."""
    return missing_parts(table) or (table.parts.again if _all_ready(table) else [])


def _all_ready(table: Table) -> bool:
    return table.status == "waiting" and all(seat.kind != "open" and seat.ready for seat in table.seats)


def ready(table: Table, seat: int, is_ready: bool, hashed: str) -> list[Line]:
    """Mark a seat as ready; deal if it was the last one and no parts are missing."""
    if table.status != "waiting":
        raise Declined("table-" + table.status)
    recommits = waits_for(table) == table.parts.again and seat in table.parts.again and is_ready and bool(hashed)
    if waits_for(table) and not recommits:  # nobody may change their part once others have revealed theirs
        raise Declined("dealing")
    lines: list[Line] = [ReadySet(seat, is_ready, hashed if is_ready else "")]
    others = [one for i, one in enumerate(table.seats) if i != seat]
    if is_ready and all(one.kind != "open" and one.ready for one in others):
        committed = {*table.parts.commitments, seat} if hashed else {*table.parts.commitments} - {seat}
        if not recommits and (not committed or not table.parts.server):
            lines.append(dealt(table, {}))
    return lines


def reveal(table: Table, seat: int, part: str) -> list[Line]:
    """Add the part that a seat had committed to; deal if it was the last one."""
    if seat not in missing_parts(table):
        raise Declined("no-part-wanted")
    if commitment(part) != table.parts.commitments[seat]:
        raise Declined("wrong-part")
    lines: list[Line] = [PartGiven(seat, part)]
    if missing_parts(table) == [seat]:
        lines.append(dealt(table, {**table.parts.given, seat: part}))
    return lines


def without(table: Table) -> Line:
    """Restart the deal without those it waits for; if nobody is left, the server's part alone decides."""
    late = set(waits_for(table))
    if not late:
        raise Declined("no-part-wanted")
    if table.parts.expected | table.parts.commitments.keys() <= late:
        return dealt(table, {})
    return Restarted(new_part(), tuple(sorted(late)))


def dealt(table: Table, parts: dict[int, str]) -> Dealt:
    """Return the deal that the given parts make."""
    server = table.parts.server
    rules = 0 if table.title is None else table.title.rules
    if not server:
        return Dealt(new_part(), SeedOrigin("drawn"), rules)
    named = {str(seat): parts[seat] for seat in sorted(parts)}
    origin = SeedOrigin(
        "mixed" if parts else "drawn",
        server=server,
        promise=commitment(server),
        parts=named,
        commitments={str(seat): table.parts.commitments[seat] for seat in sorted(table.parts.commitments)},
        without=[i for i, one in enumerate(table.seats) if one.kind == "person" and i not in parts],
    )
    return Dealt(mixed(server, named), origin, rules)
