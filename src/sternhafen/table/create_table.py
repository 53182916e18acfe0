"""Creating tables: new ones, rematches, the next episode of a campaign, imported games."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.bots import BOTS
from sternhafen.engine import Options, Refused, Title
from sternhafen.engine import record as records
from sternhafen.engine.beginning import Beginning
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import Record
from sternhafen.games import UnknownTitle, title
from sternhafen.lessons import edition, find_lesson
from sternhafen.table.absence.spectators import resigned_here
from sternhafen.table.commands.dealing import new_part
from sternhafen.table.commands.seats import check_bot, close
from sternhafen.table.commands.teaching import carry_on
from sternhafen.table.committing import Plan
from sternhafen.table.daily.days import Attempt
from sternhafen.table.hosts.host import Host
from sternhafen.table.hosts.indexing import index_of
from sternhafen.table.hosts.storage import InviteRow, TableRow
from sternhafen.table.house_rules import check_rated, house_rules, same_rules
from sternhafen.table.learning.beginnings import begun_lines, check_beginning
from sternhafen.table.log.absence import SpectatorsSet
from sternhafen.table.log.daily import DailyBegun
from sternhafen.table.log.lines import Dealt, Followed, Line, Moved, Promised, ReadySet, Resumed, SeatSet
from sternhafen.table.log.teaching import LessonBegun
from sternhafen.table.messages.answers import Created, Invite
from sternhafen.table.messages.requests import Again, NewTable
from sternhafen.table.messages.teaching import LearnWish
from sternhafen.table.parts import Seat
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import AgainstRules, Declined
from sternhafen.table.show.table import table_info
from sternhafen.table.table import Table
from sternhafen.table.tokens import hashed, new_secret
from sternhafen.table.updates.finished import known_options, next_options
from sternhafen.table.updates.positions import newest
from sternhafen.table.updates.records import own_positions

IMPORTED = SeedOrigin("fixed", "import")


LESSON = SeedOrigin("fixed", "lesson")


PARTNER = "easy"
"""The bot that takes the other seats when a lesson is over and the learner plays on."""


def new_id() -> str:
    """Return a random id of 80 bits. Whoever knows it may watch the table, so nobody must guess it."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def known_title(wanted: str) -> Title:
    """Return a title by its id, or decline and list the known ones."""
    try:
        return title(wanted)
    except UnknownTitle as unknown:
        raise Declined("no-such-title", title=wanted, known=", ".join(unknown.known)) from None


def checked_options(game: Title, seats: int, wanted: dict[str, Any]) -> Options:
    """Return the options of a new table, or decline those the title does not allow."""
    try:
        options: Options = msgspec.convert(wanted, game.options)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Declined("bad-options", problem=one_line(str(error), 200)) from None
    try:
        game.start(options, seats, 0)
    except Refused as refused:
        raise AgainstRules(game, refused.illegal) from None
    return options


def checked_name(name: str) -> str:
    """Return a player's name without control characters, or decline an empty one."""
    clean = one_line(name, 24)
    if not clean:
        raise Declined("bad-request", problem="name")
    return clean


class TableCreator:
    """Creates tables for one client."""

    def __init__(self, host: Host, client: str) -> None:
        self._host = host
        self._client = client

    async def new(self, wanted: NewTable) -> Created:
        """Create the table that a client asked for."""
        game = known_title(wanted.title)
        options = checked_options(game, wanted.seats, wanted.options)
        seats = self._seats(wanted)
        if wanted.rated:
            await check_rated(self._host, self._client, alone=wanted.seats == 1 or wanted.hot_seat)
        rules = house_rules(wanted)
        return await self._create(game, options, seats, wanted.listed, wanted.hot_seat, rules=rules)

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

    async def _create(
        self,
        game: Title,
        options: Options,
        seats: Sequence[Seat],
        listed: bool,
        hot_seat: bool,
        previous: str | None = None,
        more: Sequence[Line] = (),
        rules: Sequence[Line] = (),
        imported: bool = False,
        table_id: str | None = None,
    ) -> Created:
        await self._check_quota()
        stored = msgspec.json.encode(options).decode()
        created = self._host.now()
        row = TableRow(
            table_id or new_id(),
            game.id,
            game.rules,
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
        self._host.committer.may_serve(game.id)
        index = index_of(Table(row, game), lines)
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

    async def lesson(self, wanted: LearnWish) -> Created:
        """Create a table at which a lesson is given; easy bots wait at the other seats until it is over."""
        game = known_title(wanted.title)
        lesson = find_lesson(game.id, wanted.lesson)
        if lesson is None:
            raise Declined("no-such-lesson", lesson=wanted.lesson)
        options = checked_options(game, lesson.seats, lesson.options)
        seats = [Seat("bot", name, PARTNER, (), True) for name in lesson.names]
        seats[lesson.learner] = Seat("person", checked_name(wanted.name), None, (self._client,))
        more: list[Line] = [
            LessonBegun(lesson.lesson, edition(lesson)),
            *(ReadySet(seat, True) for seat in range(lesson.seats)),
            Dealt(f"{lesson.seed:032x}", LESSON, game.rules),
        ]
        created = await self._create(game, options, seats, False, False, None, more, [SpectatorsSet(False)])
        table = await self._host.tables.get(created.table.id)
        await carry_on(self._host.committer, table)
        return created

    async def daily(self, game: Title, options: Options, name: str, attempt: Attempt, seed: str) -> Created:
        """Create the table of an attempt at a day's challenge; nobody else sits there, and nobody watches."""
        seats = [Seat("person", name, None, (self._client,))]
        more: list[Line] = [SpectatorsSet(False), DailyBegun(attempt.day), ReadySet(0, True)]
        more.append(Dealt(seed, SeedOrigin("fixed", "daily"), game.rules))
        return await self._create(game, options, seats, False, False, more=more, table_id=attempt.table_id)

    async def begin(
        self,
        game: Title,
        options: Options,
        seats: Sequence[Seat],
        beginning: Beginning,
        seed: str | None = None,
        lines: Sequence[Line] = (),
    ) -> Created:
        """Create a table whose game begins from a position; `lines` say what else it is.

        With a seed, or if nobody is awaited, it is dealt at once; else as soon as everybody is ready.
        """
        check_beginning(game, options, len(seats), beginning)
        more: list[Line] = []
        if seed is not None or all(one.kind != "open" for one in seats):
            origin = SeedOrigin("drawn") if seed is None else SeedOrigin("fixed", beginning.purpose)
            more = [
                *(ReadySet(seat, True) for seat in range(len(seats))),
                Dealt(seed or new_part(), origin, game.rules),
            ]
        return await self._create(game, options, seats, False, False, None, more, [*begun_lines(beginning), *lines])

    async def again(self, table: Table, wanted: Again, unwilling: frozenset[str] = frozenset()) -> Created:
        """Create a rematch or the next episode with the same seats, and point the old table to it."""
        mine = table.kept_for(self._client) or resigned_here(table, self._client)
        if not mine and table.host != self._client:
            raise Declined("not-your-seat", seat=0)
        stuck = table.status == "stale" and (table.continuation is None or table.continuation.match is None)
        if table.status not in ("over", "closed") and not stuck:
            raise Declined("table-" + table.status)
        if table.following is not None:
            raise Declined("followed", table=table.following)
        game = known_title(table.row.title)
        options = {**table.options, **(wanted.options or {})}
        if wanted.campaign and table.beginning is not None:
            raise Declined("nothing-carried")
        if wanted.campaign:
            options = carried(table, game, options)
        elif table.rules != game.rules:
            options = known_options(game, options)
        checked = checked_options(game, table.row.seats, options)
        seats = [seat_again(table, one) for one in table.seats]
        for number, clients in table.company.resigned.items():  # resigning one game is not leaving the group
            seats[number] = Seat("person", table.seats[number].name, None, clients)
        seats = [Seat("open") if unwilling.intersection(one.clients) else one for one in seats]
        rules = [*same_rules(table), *begun_lines(table.beginning)]
        if table.beginning is not None:
            check_beginning(game, checked, table.row.seats, table.beginning)
        row = table.row
        created = await self._create(game, checked, seats, row.listed, row.hot_seat, table.id, rules=rules)
        try:
            await self._host.committer.commit(table, lambda: _follow(table, created.table.id))
        except Declined:  # somebody else was faster, and there is only one next table
            await close(self._host, await self._host.tables.get(created.table.id))
            raise
        return created

    async def imported(self, record: Record) -> Created:
        """Create a table from a recorded game that a worker has replayed."""
        game = known_title(record.title)
        options = msgspec.convert(record.options, game.options)
        seats = self._recorded_seats(record)
        if not own_positions(record, self._host.seam_key):
            raise Declined("record-foreign-seam")
        rules = record.seams[0].before if record.seams else record.rules
        more: list[Line] = [
            *begun_lines(None if record.beginning is msgspec.UNSET else record.beginning),
            *(ReadySet(i, True) for i in range(len(seats))),
            Dealt(f"{int(record.seed, 16):032x}", IMPORTED, rules),
        ]
        for number, line in enumerate([*record.log, None]):
            more += [seam_line(seam) for seam in record.seams if seam.entry == number]
            more += [] if line is None else [Moved.from_record(line)]
        return await self._create(game, options, seats, False, True, None, more, imported=True)

    def _recorded_seats(self, record: Record) -> list[Seat]:
        """Return the seats of a recorded game: its bots where they exist here, else this client."""
        bots = [player if player in BOTS else None for player in record.players]
        own = (self._client,)
        watched = own if all(bots) else ()  # in a game among bots there is nobody to hide anything from
        return [
            Seat("bot" if bot else "person", one_line(name, 24) or f"{i + 1}", bot, watched if bot else own, bool(bot))
            for i, (name, bot) in enumerate(zip(record.names, bots, strict=True))
        ]


def seat_again(table: Table, seat: Seat) -> Seat:
    """Return a seat as the next table begins with it: whoever could not come and was played by a bot has it back.

    In a game among bots alone everybody is a bot again.
    """
    if seat.kind == "bot" and seat.clients and table.people:
        return Seat("person", seat.name, None, seat.clients)
    return Seat(seat.kind, seat.name, seat.bot, seat.clients)


def seam_line(seam: records.Seam) -> Resumed:
    """Return a record's seam as it is stored."""
    return Resumed(seam.rules, msgspec.Raw(msgspec.json.encode(seam.state)), seam.fields)


def _follow(table: Table, next_id: str) -> Plan:
    if table.following is not None:
        raise Declined("followed", table=table.following)
    return Plan([Followed(next_id)])


def carried(table: Table, game: Title, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options of the next episode, with this one's outcome in the option `carry`."""
    if table.finished is not None:
        following = next_options(table, table.finished.result, options)
        if following is None:
            raise Declined("nothing-carried")
        return following
    outcome = table.match.state.outcome() if table.match is not None else None
    if outcome is None or outcome.carry is None or "carry" not in game.options.__struct_fields__:
        raise Declined("nothing-carried")
    return {**options, "carry": msgspec.to_builtins(outcome.carry)}
