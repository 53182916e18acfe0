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


def ready(table: Table, seat: int, is_ready: bool, hashed: str) -> list[Line]:
    """Mark a seat as ready; deal if it was the last one and no parts are missing."""
    if table.status != "waiting":
        raise Declined("table-" + table.status)
    recommits = table.dealing == table.parts.again and seat in table.parts.again and is_ready and bool(hashed)
    if table.dealing and not recommits:  # nobody may change their part once others have revealed theirs
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
    if seat not in table.wanted:
        raise Declined("no-part-wanted")
    if commitment(part) != table.parts.commitments[seat]:
        raise Declined("wrong-part")
    lines: list[Line] = [PartGiven(seat, part)]
    if table.wanted == [seat]:
        lines.append(dealt(table, {**table.parts.given, seat: part}))
    return lines


def without(table: Table) -> Line:
    """Restart the deal without those it waits for; if nobody is left, the server's part alone decides."""
    late = set(table.dealing)
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
