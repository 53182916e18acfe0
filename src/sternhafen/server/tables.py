"""Tables: each is the sum of its lines, kept in memory as long as somebody looks at it."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

import msgspec

from sternhafen.engine import Action, Entry, Event, Match, Options, Refused, Setup, Title
from sternhafen.games import titles
from sternhafen.server.lines import (
    Answered,
    Closed,
    Dealt,
    Followed,
    Line,
    Moved,
    Proposed,
    ReadySet,
    Said,
    SeatSet,
    Stored,
)
from sternhafen.server.logs import trouble
from sternhafen.server.messages.fields import Status
from sternhafen.server.refusals import Declined
from sternhafen.server.store import Index, Store, TableRow

MOST_KEPT = 500
"""How many tables stay in memory with nobody connected."""
MOST_CHAT = 200


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    clients: tuple[str, ...] = ()
    ready: bool = False


@dataclass(frozen=True)
class Wish:
    """The open proposal to take back, known by the number of its line."""

    number: int
    seat: int
    to: int
    needed: frozenset[int]
    agreed: frozenset[int]


@dataclass(frozen=True)
class Move:
    """What the store knows of a line of the match's log beyond the match itself."""

    number: int
    at: int
    line: Moved


class Table:
    """One table: what its lines add up to."""

    def __init__(self, row: TableRow, title: Title | None) -> None:
        self.row = row
        self.id = row.id
        self.title = title
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        self.seats = [Seat() for _ in range(row.seats)]
        self.number = 0
        self.commands: dict[str, int] = {}
        self.chat: list[tuple[int, int, Said]] = []
        self.moves: list[Move] = []
        self.match: Match | None = None
        self.seed: str | None = None
        self.closed = False
        self.broken = title is None or title.rules != row.rules
        self.wish: Wish | None = None
        self.following: str | None = None
        self.lock = asyncio.Lock()

    @classmethod
    def load(cls, row: TableRow, title: Title | None, stored: Iterable[Stored]) -> Table:
        """Return the table that stored lines add up to; its game is played once, without proving every line."""
        table = cls(row, title)
        for one in stored:
            table._fold(one)
            if isinstance(one.line, Moved) and not table.broken:
                table._log(one.line)
        if table.match is not None and table.match.log and not table.broken:
            table._replay(table.match)
        return table

    def apply(self, stored: Stored, match: Match | None = None) -> None:
        """Add the next line; `match` is the game after it, if it has been played already."""
        self._fold(stored)
        if not isinstance(stored.line, Moved) or self.broken:
            return
        if match is not None:
            self.match = match
            return
        assert self.match is not None, "a move needs a game"
        trial = self.match.branch(rewrite=True)
        try:
            self._repeat(trial, stored.line)
        except Exception:  # another process has other rules: here the game can only be shown
            self.broken = True
        else:
            self.match = trial
            self.broken = trial.log[-1].digest != stored.line.digest

    # Adding up ---------------------------------------------------------------------------------------------------

    def _fold(self, stored: Stored) -> None:
        self.number = stored.number
        if stored.command is not None:
            self.commands[stored.command] = stored.number
        match stored.line:
            case SeatSet(seat, kind, name, bot, clients):
                ready = kind == "bot" or (self.seats[seat].ready and self.status != "waiting")
                self.seats[seat] = Seat(kind, name, bot, clients, ready)
            case ReadySet(seat, ready):
                self.seats[seat] = replace(self.seats[seat], ready=ready)
            case Dealt(seed):
                self.seed = seed
                self._deal(seed)
            case Moved():
                self.moves.append(Move(stored.number, stored.at, stored.line))
                self.wish = None
            case Said():
                self.chat = [*self.chat[-MOST_CHAT + 1 :], (stored.number, stored.at, stored.line)]
            case Proposed(seat, to, needed, agreed):
                self.wish = Wish(stored.number, seat, to, frozenset(needed), frozenset(agreed))
            case Answered(seats, yes):
                wish = self.wish
                self.wish = replace(wish, agreed=wish.agreed | set(seats)) if wish and yes else None
            case Closed():
                self.closed, self.wish = True, None
            case Followed(table):
                self.following = table

    def _deal(self, seed: str) -> None:
        if self.broken or self.title is None:
            return
        try:
            options: Options = msgspec.convert(self.options, self.title.options)
            self.match = Match(self.title, Setup(options, self.row.seats, int(seed, 16)))
        except (Refused, msgspec.ValidationError):
            self.broken = True

    def _log(self, line: Moved) -> None:
        """Put a stored move into the match's log, unplayed."""
        assert self.match is not None, "a move needs a game"
        assert self.title is not None, "a game has a title"
        try:
            action, events = read_action(self.title, line), event_decoder(self.title.id).decode(line.events)
        except msgspec.ValidationError:
            self.broken = True
            return
        self.match.log.append(Entry(line.seat, action, events, line.digest, strikes=line.strikes))
        for number in line.strikes:
            self.match.log[number].struck = True

    def _replay(self, match: Match) -> None:
        try:
            match.rebuild()
            self.broken = match.state.digest() != match.log[-1].digest
        except Exception:  # under changed rules a stored game may fail anywhere; it is then only shown
            self.broken = True

    def _repeat(self, match: Match, line: Moved) -> None:
        action = read_action(match.title, line)
        match.repeat(Entry(line.seat, action, [], line.digest, strikes=line.strikes))

    # What can be asked -------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """How the table stands."""
        if self.closed:
            return "closed"
        if self.broken:
            return "stale"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "running"

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name for seat in self.seats]

    @property
    def episode(self) -> int:
        """Which game of a campaign is played here; 0 if the title has no campaign, or is not known any more."""
        if self.match is not None:
            return self.match.setup.options.episode()
        if self.title is None or self.broken:
            return 0
        try:
            return msgspec.convert(self.options, self.title.options).episode()
        except msgspec.ValidationError:  # what was wished is no option any more
            return 0

    @property
    def seed_hash(self) -> str | None:
        """What is published of the seed when the game begins."""
        return None if self.seed is None else hash_seed(self.seed)

    def seats_of(self, client: str | None) -> list[int]:
        """Return the seats a client holds."""
        return [] if client is None else [i for i, seat in enumerate(self.seats) if client in seat.clients]

    def playing(self) -> Match:
        """Return the game in play, or decline."""
        if self.status != "running" or self.match is None:
            raise Declined("table-" + self.status)
        return self.match

    def shown(self) -> Match:
        """Return the game, in play or over, or decline."""
        if self.match is None or self.broken:
            raise Declined("table-" + self.status)
        return self.match

    def index(self, more: Iterable[Line] = (), match: Match | None = None) -> Index:
        """Return what the store shall find this table by, once some more lines are added."""
        seats, status = list(self.seats), self.status
        for line in more:
            if isinstance(line, SeatSet):
                seats[line.seat] = Seat(line.kind, line.name, line.bot, line.clients)
            elif isinstance(line, Dealt):
                status = "running"
            elif isinstance(line, Closed):
                status = "closed"
        if match is not None and match.over and status != "closed":
            status = "over"
        bots = sum(seat.kind == "bot" for seat in seats)
        return Index(status, bots, frozenset({self.row.host, *(c for seat in seats for c in seat.clients)}))


def hash_seed(seed: str) -> str:
    """Return the hash that is published for a seed of 32 hex digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


@cache
def action_decoder(title: str) -> msgspec.json.Decoder[Action | None]:
    """Return the decoder of a title's actions; building one is dear."""
    return msgspec.json.Decoder(titles()[title].action_type | None)


@cache
def event_decoder(title: str) -> msgspec.json.Decoder[list[Event]]:
    """Return the decoder of a title's events."""
    return msgspec.json.Decoder(list[titles()[title].event_type])  # type: ignore[misc]  # a union known only now


def read_action(title: Title, line: Moved) -> Action | None:
    """Return the action of a stored move; None for an undo."""
    return action_decoder(title.id).decode(line.action)


Listener = Callable[[Table, Stored], None]


class Tables:
    """The tables in memory, loaded when they are asked for."""

    def __init__(self, store: Store, shared: bool) -> None:
        self.store = store
        self._shared = shared
        """Whether other processes write to the same tables."""
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.listeners: list[Listener] = []
        """Called with every line that this process learns of, its own and others'."""
        self.watched: Callable[[str], bool] = lambda table_id: False
        """Whether somebody is connected to a table, so that it must stay."""

    async def get(self, table_id: str) -> Table:
        """Return a table as it stands, or decline."""
        table = self._kept.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        elif self._shared:
            await self.catch_up(table)
        if table_id in self._kept:
            self._kept.move_to_end(table_id)
        return table

    def kept(self, table_id: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._kept.get(table_id)

    def __len__(self) -> int:
        return len(self._kept)

    async def _load_once(self, table_id: str) -> Table:
        waiting = self._loading.get(table_id)
        if waiting is None:
            waiting = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = waiting
            waiting.add_done_callback(lambda done: self._loading.pop(table_id, None))
        return await asyncio.shield(waiting)

    async def _load(self, table_id: str) -> Table:
        row = await self.store.table(table_id)
        if row is None:
            raise Declined("no-such-table")
        table = Table.load(row, titles().get(row.title), await self.store.lines(table_id))
        self._kept[table_id] = table
        self._let_go()
        return table

    def _let_go(self) -> None:
        for table_id, table in list(self._kept.items()):
            if len(self._kept) <= MOST_KEPT:
                return
            if not self.watched(table_id) and not table.lock.locked():
                del self._kept[table_id]

    async def catch_up(self, table: Table) -> None:
        """Add the lines that other processes have written."""
        async with table.lock:
            await self.catch_up_locked(table)

    async def catch_up_locked(self, table: Table) -> None:
        """Add the lines that other processes have written; the caller holds the table's lock."""
        for stored in await self.store.lines(table.id, table.number):
            table.apply(stored)
            self.tell(table, stored)

    def tell(self, table: Table, stored: Stored) -> None:
        """Tell everybody in this process of a line; it is stored, so no failure to show it may undo that."""
        for listener in self.listeners:
            try:
                listener(table, stored)
            except Exception as error:  # a title's view may fail in any way
                trouble("telling", error, table=table.id, number=stored.number)
