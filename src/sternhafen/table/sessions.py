"""Sessions: the clients connected to tables, and what each is sent when a line is added."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

import msgspec

from sternhafen.table.absence.shown import clock_infos
from sternhafen.table.absence.spectators import admits
from sternhafen.table.log.absence import Clocked
from sternhafen.table.log.lines import Dealt, Moved, Resumed, Said, Stored
from sternhafen.table.log.teaching import LessonAt
from sternhafen.table.messages.fields import PROTOCOL, Viewer
from sternhafen.table.messages.from_server import (
    Chatted,
    ClocksNow,
    Goodbye,
    Missed,
    Played,
    PositionNow,
    Presence,
    TableChanged,
    Welcome,
)
from sternhafen.table.refusals import by_server
from sternhafen.table.show.game import entry_info, position, present
from sternhafen.table.show.table import table_info
from sternhafen.table.table import Table

_encoder = msgspec.json.Encoder()
CHAT_SHOWN = 50
_numbers = count()


class Session:
    """One client's socket at one table, with its queue of outgoing messages."""

    def __init__(
        self, table_id: str, client: str | None, address: str = "", network: str = "", most: int = 200
    ) -> None:
        self.number = next(_numbers)
        """No other session ever has the same, whereas objects may inherit the id of one that has gone."""
        self.table_id = table_id
        self.client = client
        self.address = address
        self.network = network
        """The network that its address counts towards in rate limits."""
        self.viewers: list[Viewer] = []
        self.greeted = False
        self.muted: frozenset[str] = frozenset()
        """The clients that it does not want to hear."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self.code = 1000
        """The close code, once None is in the queue."""

    def send(self, message: Any) -> None:
        """Queue a message."""
        self.put(_encoder.encode(message))

    def put(self, frame: bytes) -> None:
        """Queue an encoded message; a client that reads too slowly is dropped and may reconnect."""
        try:
            self.queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.drop(1013)

    def drop(self, code: int) -> None:
        """End the session after what is queued; make room by discarding the oldest messages."""
        self.code = code
        while True:
            try:
                self.queue.put_nowait(None)
                return
            except asyncio.QueueFull:
                self.queue.get_nowait()

    def goodbye(self, code: str, again: bool, close: int) -> None:
        """Send the reason why the session ends, and end it."""
        self.send(Goodbye(by_server(code), again))
        self.drop(close)


class Sessions:
    """All sessions of this process, by table."""

    def __init__(self, missed: int = 200) -> None:
        self._missed = missed
        """The most log lines that `hello` answers with."""
        self._at: dict[str, set[Session]] = defaultdict(set)
        self.elsewhere: Callable[[str], Presence] = lambda table_id: Presence([], 0)
        """Who is connected to a table through other processes."""
        self.presence_changed: Callable[[str, Presence], None] = lambda table_id, presence: None

    def __len__(self) -> int:
        return sum(len(sessions) for sessions in self._at.values())

    def at(self, table_id: str) -> Iterable[Session]:
        """Return the sessions at a table."""
        return tuple(self._at.get(table_id, ()))

    def clients(self, table_id: str) -> set[str]:
        """Return the clients that are connected to a table through this process."""
        return {one.client for one in self._at.get(table_id, ()) if one.client is not None}

    def tables(self) -> list[str]:
        """Return the ids of the tables that somebody is connected to through this process."""
        return list(self._at)

    def watched(self, table_id: str) -> bool:
        """Return whether somebody is connected to a table through this process."""
        return table_id in self._at

    def attended(self, table_id: str) -> bool:
        """Return whether somebody is connected to a table through any process."""
        others = self.elsewhere(table_id)
        return self.watched(table_id) or bool(others.here) or others.watching > 0

    def network(self, table: Table) -> str | None:
        """Return the network of a connected client with a seat at the table; None if there is none."""
        seated = [one.network for one in self._at.get(table.id, ()) if table.seats_of(one.client)]
        return min(seated, default=None)

    # Coming and going --------------------------------------------------------------------------------------------

    def join(self, session: Session) -> None:
        """Add a session."""
        self._at[session.table_id].add(session)

    def leave(self, session: Session, table: Table | None) -> None:
        """Remove a session."""
        remaining = self._at.get(session.table_id, set())
        remaining.discard(session)
        if not remaining:
            self._at.pop(session.table_id, None)
        if table is not None and session.greeted:
            self.tell_presence(table)

    def greet(self, table: Table, session: Session, since: int | None) -> None:
        """Send a session everything it needs to show the table; `since` is the last number it has."""
        before, session.greeted = session.greeted, True
        session.viewers = viewers(table, session.client)
        seats = table.seats_of(session.client)
        info = table_info(table, session.client, self.here(table))
        session.send(Welcome(PROTOCOL, table.number, info, seats))
        for viewer in session.viewers:
            if since is not None and (missed := self.missed(table, since)):
                lines = [entry_info(table, number, viewer) for number in missed]
                session.send(Missed(table.number, viewer, lines))
            self.show(table, session, viewer)
        if table.kept_for(session.client):
            for number, at, said in table.chat[-CHAT_SHOWN:]:
                if (since is None or number > since) and heard(table, session, said.seat):
                    session.send(Chatted(number, said.seat, said.name, said.text, at, said.about))
        if before:  # the others know it is here
            session.send(self.presence(table))
        else:
            self.tell_presence(table)

    def missed(self, table: Table, since: int) -> range:
        """Return the newest log lines after a number, at most as many as `hello` answers with."""
        first = bisect_right(table.moves, since, key=lambda move: move.number)
        return range(max(first, len(table.moves) - self._missed), len(table.moves))

    def show(self, table: Table, session: Session, viewer: Viewer) -> None:
        """Send a viewer the current position, once the game is dealt."""
        shown = present(table, viewer)
        if shown is not None:
            session.send(PositionNow(table.number, viewer, shown))

    # Who is there ------------------------------------------------------------------------------------------------

    def local(self, table: Table) -> Presence:
        """Return who is connected to a table through this process."""
        here: set[int] = set()
        watching = 0
        for session in self._at.get(table.id, ()):
            seats = table.kept_for(session.client)
            here.update(seats)
            watching += not seats
        return Presence(sorted(here), watching)

    def here(self, table: Table) -> set[int]:
        """Return the seats whose owners are connected through any process."""
        return {*self.local(table).here, *self.elsewhere(table.id).here}

    def tell_presence(self, table: Table) -> None:
        """Send everybody the list of who is connected, through all processes."""
        local = self.local(table)
        self.presence_changed(table.id, local)
        self.send_presence(table, local)

    def presence(self, table: Table, local: Presence | None = None) -> Presence:
        """Return who is connected to a table through any process."""
        mine, others = local or self.local(table), self.elsewhere(table.id)
        return Presence(sorted({*mine.here, *others.here}), mine.watching + others.watching)

    def send_presence(self, table: Table, local: Presence | None = None) -> None:
        """Send the list of who is connected to this process's sessions."""
        frame = _encoder.encode(self.presence(table, local))
        for session in self.at(table.id):
            if session.greeted:
                session.put(frame)

    # News --------------------------------------------------------------------------------------------------------

    def tell(self, table: Table, stored: Stored) -> None:
        """Send a new line to everybody it concerns."""
        if table.id not in self._at:
            return
        match stored.line:
            case Moved():
                self._tell_move(table, stored.number)
            case Clocked():
                frame = _encoder.encode(ClocksNow(stored.number, clock_infos(table)))
                for session in self.at(table.id):
                    if session.greeted:
                        session.put(frame)
            case Said() as said:
                frame = _encoder.encode(Chatted(stored.number, said.seat, said.name, said.text, stored.at, said.about))
                for session in self.at(table.id):
                    if session.greeted and table.kept_for(session.client) and heard(table, session, said.seat):
                        session.put(frame)
            case _:
                self._tell_table(table, stored)

    def _tell_move(self, table: Table, number: int) -> None:
        ended = table.match is None or table.match.over
        frames: dict[Viewer, bytes] = {}
        for session in self.at(table.id):
            if not session.greeted:
                continue
            for viewer in session.viewers:
                if viewer not in frames:
                    frames[viewer] = self._played(table, number, viewer)
                session.put(frames[viewer])
            if ended or table.broken:
                session.send(TableChanged(number, table_info(table, session.client, self.here(table))))

    def _played(self, table: Table, number: int, viewer: Viewer) -> bytes:
        if table.match is None or table.broken:
            return _encoder.encode(Missed(number, viewer, [entry_info(table, len(table.moves) - 1, viewer)]))
        entry = entry_info(table, len(table.moves) - 1, viewer)
        return _encoder.encode(Played(number, viewer, entry, position(table.match, viewer)))

    def _tell_table(self, table: Table, stored: Stored) -> None:
        here = self.here(table)
        for session in self.at(table.id):
            if not session.greeted:
                continue
            if not admits(table, session.client):
                session.goodbye("no-spectators", again=False, close=1008)
                continue
            session.send(TableChanged(stored.number, table_info(table, session.client, here)))
            before, session.viewers = session.viewers, viewers(table, session.client)
            dealt = isinstance(stored.line, (Dealt, Resumed))
            led = stored.line.hushed if isinstance(stored.line, LessonAt) else 0
            for viewer in session.viewers:
                if led:  # the moves that led here were not told one by one
                    lines = [entry_info(table, number, viewer) for number in range(len(table.moves))[-led:]]
                    session.send(Missed(stored.number, viewer, lines))
                if dealt or led or viewer not in before:
                    self.show(table, session, viewer)


def heard(table: Table, session: Session, seat: int) -> bool:
    """Return whether a session wants to hear what is said at a seat."""
    return session.muted.isdisjoint(table.seats[seat].clients)


def viewers(table: Table, client: str | None) -> list[Viewer]:
    """Return the viewers that a client sees a table as: its seats, or a spectator."""
    return [*table.seats_of(client)] or [None]
