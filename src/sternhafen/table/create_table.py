"""Opening tables: new ones, rematches, the next episode of a campaign, and imported games."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.bots import BOTS
from sternhafen.engine import Options, Refused, Title
from sternhafen.engine import record as records
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import Record
from sternhafen.games import UnknownTitle, title
from sternhafen.table.absence.spectators import resigned_here
from sternhafen.table.commands.dealing import new_part
from sternhafen.table.commands.seats import check_bot, close
from sternhafen.table.committing import Plan
from sternhafen.table.host import Host
from sternhafen.table.log.lines import (
    Dealt,
    Followed,
    Line,
    Moved,
    PaceSet,
    Promised,
    ReadySet,
    Resumed,
    SeatSet,
    SpectatorsSet,
)
from sternhafen.table.messages.answers import Created, Invite
from sternhafen.table.messages.requests import Again, NewTable
from sternhafen.table.parts import Seat
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.show import table_info
from sternhafen.table.storage import InviteRow, TableRow
from sternhafen.table.table import Table
from sternhafen.table.thinking import Asker, WorkerFailed
from sternhafen.table.tokens import hashed, new_secret
from sternhafen.table.updates.finished import known_options, next_options
from sternhafen.table.updates.positions import newest
from sternhafen.table.updates.records import own_seams

REPLAY_SECONDS = 20.0
IMPORTED = SeedOrigin("fixed", "import")


def new_id() -> str:
    """Return an id of 80 bits: whoever knows it may watch the table."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def known_title(wanted: str) -> Title:
    """Return a title, or decline and name those there are."""
    try:
        return title(wanted)
    except UnknownTitle as unknown:
        raise Declined("no-such-title", title=wanted, known=", ".join(unknown.known)) from None


def checked_options(found: Title, seats: int, wanted: dict[str, Any]) -> Options:
    """Return the options of a new table, or decline those that the title cannot be played with."""
    try:
        options: Options = msgspec.convert(wanted, found.options)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Declined("bad-options", problem=one_line(str(error), 200)) from None
    try:
        found.start(options, seats, 0)
    except Refused as refused:
        raise AgainstRules(found, refused.illegal) from None
    return options


def checked_name(name: str) -> str:
    """Return a player's name without anything strange, or decline an empty one."""
    clean = one_line(name, 24)
    if not clean:
        raise Declined("bad-request", problem="name")
    return clean


def house_rules(wanted: NewTable) -> list[Line]:
    """Return the lines about the pace and the spectators of a new table."""
    lines: list[Line] = [] if wanted.spectators else [SpectatorsSet(False)]
    pace = wanted.pace
    if pace is None:
        return lines
    if wanted.hot_seat:  # there is nobody else who could wait
        raise Declined("pace-hot-seat")
    check_bot(pace.bot)
    return [*lines, PaceSet(pace.kind, pace.seconds, pace.increment, pace.bot, pace.takes_over)]


def same_rules(table: Table) -> list[Line]:
    """Return the same lines for a table that follows another."""
    company = table.company
    lines: list[Line] = [] if company.spectators else [SpectatorsSet(False)]
    return lines if company.pace is None else [*lines, company.pace]


class Opener:
    """Makes tables for one client."""

    def __init__(self, host: Host, client: str) -> None:
        self._host = host
        self._client = client

    async def new(self, wanted: NewTable) -> Created:
        """Open a table as somebody wishes it."""
        found = known_title(wanted.title)
        options = checked_options(found, wanted.seats, wanted.options)
        seats = self._seats(wanted)
        rules = house_rules(wanted)
        return await self._open(found, options, seats, wanted.listed, wanted.hot_seat, rules=rules)

    def _seats(self, wanted: NewTable) -> list[Seat]:
        seats = [Seat() for _ in range(wanted.seats)]
        for number, name in wanted.bots.items():
            check_bot(name)
            if int(number) >= wanted.seats:
                raise Declined("no-such-seat", seat=int(number))
            seats[int(number)] = Seat("bot", name, name, (), True)
        free = [i for i, one in enumerate(seats) if one.kind == "open"]
        names = [wanted.name]
        if wanted.hot_seat:
            names = wanted.names or [wanted.name]
            if len(names) != len(free):
                raise Declined("wrong-names", names=len(names), seats=len(free))
        if wanted.hot_seat or wanted.sit:
            for i, name in zip(free, names, strict=False):
                seats[i] = Seat("person", checked_name(name), None, (self._client,))
        return seats

    async def _open(
        self,
        found: Title,
        options: Options,
        seats: Sequence[Seat],
        listed: bool,
        hot_seat: bool,
        previous: str | None = None,
        more: Sequence[Line] = (),
        rules: Sequence[Line] = (),
    ) -> Created:
        await self._check_quota()
        stored = msgspec.json.encode(options).decode()
        created = self._host.now()
        imported = bool(more)
        row = TableRow(
            new_id(),
            found.id,
            found.rules,
            len(seats),
            stored,
            listed,
            hot_seat,
            imported,
            self._client,
            created,
            previous,
        )
        lines: list[Line] = [SeatSet(i, one.kind, one.name, one.bot, one.clients) for i, one in enumerate(seats)]
        lines += [*rules, *(more or [Promised(new_part())])]
        invites = [
            Invite(i, token := new_secret(), f"/t/{row.id}#{token}")
            for i, one in enumerate(seats)
            if one.kind == "open"
        ]
        links = {hashed(invite.token): InviteRow(row.id, invite.seat, False) for invite in invites}
        self._host.committer.may_serve(found.id)
        index = Table(row, found).index(lines)
        await self._host.storage.create(row, lines, index, links, self._host.served())
        table = await self._host.tables.get(row.id)
        position = newest(table, (), table.match)
        if position is not None:
            await self._host.storage.updates.keep_position(row.id, position)
        self._host.opened(table)
        return Created(table_info(table, self._client, ()), invites)

    async def _check_quota(self) -> None:
        hosted, own = await self._host.storage.hosted(self._client)
        most = self._host.tables_a_client if own is None else own
        if hosted >= most:
            raise Declined("too-many-tables", most=most)

    async def again(self, table: Table, wanted: Again) -> Created:
        """Open a rematch or the next episode with the same seats, and tell those who sit at the old table."""
        mine = table.kept_for(self._client) or resigned_here(table, self._client)
        if not mine and table.host != self._client:
            raise Declined("not-your-seat", seat=0)
        stuck = table.status == "stale" and (table.standing is None or table.standing.match is None)
        if table.status not in ("over", "closed") and not stuck:
            raise Declined("table-" + table.status)
        if table.following is not None:
            raise Declined("followed", table=table.following)
        found = known_title(table.row.title)
        options = {**table.options, **(wanted.options or {})}
        if wanted.campaign:
            options = carried(table, found, options)
        elif table.rules != found.rules:
            options = known_options(found, options)
        checked = checked_options(found, table.row.seats, options)
        seats = [Seat(one.kind, one.name, one.bot, one.clients) for one in table.seats]
        for number, clients in table.company.resigned.items():  # whoever gave up may try again
            seats[number] = Seat("person", table.seats[number].name, None, clients)
        rules = same_rules(table)
        row = table.row
        created = await self._open(found, checked, seats, row.listed, row.hot_seat, table.id, rules=rules)
        try:
            await self._host.committer.commit(table, lambda: _follow(table, created.table.id))
        except Declined:  # somebody else was quicker: there is one next table, not two
            await close(self._host, await self._host.tables.get(created.table.id))
            raise
        return created

    async def imported(self, record: Record) -> Created:
        """Open a table from a recorded game that a worker has replayed."""
        found = known_title(record.title)
        options = msgspec.convert(record.options, found.options)
        seats = self._recorded_seats(record)
        if not own_seams(record, self._host.seam_key):
            raise Declined("record-foreign-seam")
        rules = record.seams[0].before if record.seams else record.rules
        more: list[Line] = [
            *(ReadySet(i, True) for i in range(len(seats))),
            Dealt(f"{int(record.seed, 16):032x}", IMPORTED, rules),
        ]
        for number, line in enumerate([*record.log, None]):
            more += [seam_line(seam) for seam in record.seams if seam.entry == number]
            more += [] if line is None else [recorded(line)]
        return await self._open(found, options, seats, False, True, None, more)

    def _recorded_seats(self, record: Record) -> list[Seat]:
        """Return who sits down at a recorded game: its bots, as far as they are installed here, else this client."""
        bots = [player if player in BOTS else None for player in record.players]
        own = (self._client,)
        watched = own if all(bots) else ()  # where nobody else played, whoever opens the game may look at every seat
        return [
            Seat("bot" if bot else "person", one_line(name, 24) or f"{i + 1}", bot, watched if bot else own, bool(bot))
            for i, (name, bot) in enumerate(zip(record.names, bots, strict=True))
        ]


def recorded(line: records.Line) -> Moved:
    """Return how a line of a record is stored."""
    events, action = (msgspec.Raw(msgspec.json.encode(part)) for part in (line.events, line.action))
    return Moved(line.seat, line.digest, events, action, line.strikes, practice=line.practice)


def seam_line(seam: records.Seam) -> Resumed:
    """Return how a seam of a record is stored."""
    return Resumed(seam.rules, msgspec.Raw(msgspec.json.encode(seam.state)), seam.fields)


def _follow(table: Table, next_id: str) -> Plan:
    if table.following is not None:
        raise Declined("followed", table=table.following)
    return Plan([Followed(next_id)])


def carried(table: Table, found: Title, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that the next episode begins with: what this one's outcome carries, as the option `carry`."""
    if table.finished is not None:
        following = next_options(table, table.finished.result, options)
        if following is None:
            raise Declined("nothing-carried")
        return following
    outcome = table.match.state.outcome() if table.match is not None else None
    if outcome is None or outcome.carry is None or "carry" not in found.options.__struct_fields__:
        raise Declined("nothing-carried")
    return {**options, "carry": msgspec.to_builtins(outcome.carry)}


async def replayed(host: Host, data: bytes, asker: Asker) -> Record:
    """Return a recorded game as a worker has replayed it, with bounded time and memory, or decline."""
    most = host.bounds.record_lines
    try:
        text = data.decode()
        answer = await host.thinking.do("replay", REPLAY_SECONDS, asker, record=text, most=most)
    except UnicodeDecodeError:
        raise Declined("record-broken", problem="UTF-8") from None
    except WorkerFailed:
        raise Declined("record-dear") from None
    if "code" in answer:
        args = {key: one_line(value, 200) if isinstance(value, str) else value for key, value in answer["args"].items()}
        raise Declined(answer["code"], **args)
    return msgspec.convert(answer["record"], Record)
