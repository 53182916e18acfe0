"""A conversation: what one client says at one table, whatever carries it: frames in, commands carried out, news out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from sternhafen.table.absence.spectators import check_admitted
from sternhafen.table.commands.execute import execute
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.host import Host
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.fields import Viewer
from sternhafen.table.messages.from_client import Check, FromClient, Hello, Ping
from sternhafen.table.messages.from_server import Pong, Refused
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined, by_server
from sternhafen.table.sessions import Session
from sternhafen.table.show.game import position
from sternhafen.table.table import Table

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


class Conversation:
    """Hears what a session's client says and answers through the session."""

    def __init__(
        self,
        host: Host,
        table: Table,
        session: Session,
        charge: Callable[[Any], None] = lambda message: None,
        took: Callable[[str, bool, float], None] = lambda kind, done, seconds: None,
    ) -> None:
        self._host = host
        self._table = table
        self._session = session
        self._charge = charge
        """Declines a message that its sender cannot pay for."""
        self._took = took
        """Told of every command: its kind, whether it was carried out, and how long that took."""

    async def hear(self, text: str | None) -> None:
        """Take a frame, or decline one that makes no sense; a command that is refused is answered here."""
        if text is None:
            raise Declined("bad-frame", problem="binary")
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise Declined("bad-frame", problem=one_line(str(error), 200)) from None
        if isinstance(message, (Hello, Check, Ping)):
            self._charge(message)
        match message:
            case Hello(since):
                check_admitted(self._table, self._session.client)
                self._host.sessions.greet(self._table, self._session, since)
                self._host.dealer.look(self._table)
            case _ if not self._session.greeted:
                raise Declined("hello-first")
            case Ping():
                self._session.send(Pong(self._table.number))
            case Check(viewer, digest):
                self._check(viewer, digest)
            case _:
                await self._command(message)

    def _check(self, viewer: Viewer, digest: str) -> None:
        table, session = self._table, self._session
        if viewer not in session.viewers:
            raise Declined("not-your-seat", seat=-1 if viewer is None else viewer)
        match = None if table.finished is not None else table.visible
        if match is not None and position(match, viewer, past=True).digest != digest:
            self._host.sessions.show(table, session, viewer)
        session.send(Pong(table.number))

    async def _command(self, command: Any) -> None:
        table, session = self._table, self._session
        started = time.monotonic()
        kind, done = type(command).__name__.lower(), False
        try:
            self._charge(command)
            session.send(await execute(self._host.committer, table, session.client, command))
            done = True
        except Declined as declined:
            session.send(Refused(command.id, table.number, declined.refusal))
        except StoreDown as error:
            trouble("store-down", error, table=table.id)
            session.send(Refused(command.id, table.number, by_server("store-down")))
        except Exception as error:  # a mistake of ours or of a title's: nothing was changed, and the line lives on
            trouble("internal", error, table=table.id, kind=kind)
            session.send(Refused(command.id, table.number, by_server("internal")))
        self._took(kind, done, time.monotonic() - started)
