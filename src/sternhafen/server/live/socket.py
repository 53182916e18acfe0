"""The socket of one client at one table: frames in, commands carried out, news out."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from sternhafen.server.app import App
from sternhafen.server.http.charges import pay_command, pay_frame
from sternhafen.server.http.security import Who
from sternhafen.table.absence.spectators import check_admitted
from sternhafen.table.conversation import Conversation
from sternhafen.table.daily.tables import open_after_day
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.from_client import Check, Hello, Ping
from sternhafen.table.messages.from_server import Problem
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Session
from sternhafen.table.table import Table

_open: Counter[str] = Counter()
"""Sockets open by address."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Serve one client at one table until one of them leaves."""
    app: App = socket.app.state.app
    who: Who = socket.scope["state"]["who"]
    await socket.accept()
    session = Session(table_id, who.client, who.full_address, who.address, app.settings.bounds.queue)
    sender = asyncio.create_task(_send(socket, session))
    _open[who.address] += 1
    table: Table | None = None
    try:
        table = await _enter(app, session, who)
        await _read(socket, app, session, who, table)
    except Declined as declined:
        session.send(Problem(declined.refusal))
        soon = declined.refusal.code == "updating"  # another process has it, or this one will in a moment
        session.goodbye(declined.refusal.code, again=soon, close=1012 if soon else 1008)
    except StoreDown as error:
        trouble("store-down", error, table=table_id)
        session.goodbye("store-down", again=True, close=1012)
    except Exception as error:  # a mistake of ours or of a title's must not end without a word
        trouble("internal", error, table=table_id)
        session.goodbye("internal", again=True, close=1011)
    finally:
        _open[who.address] -= 1
        if not _open[who.address]:
            del _open[who.address]
        app.sessions.leave(session, table)
        if table is not None:
            app.bots.changed(table)  # nobody thinks for whoever has left
        session.drop(session.code)
        await sender


async def _enter(app: App, session: Session, who: Who) -> Table:
    bounds = app.settings.bounds
    if app.settings.rates > 0 and _open[who.address] > bounds.sockets_a_client:
        raise Declined("too-many", seconds=60)
    if len(tuple(app.sessions.at(session.table_id))) >= bounds.sockets_a_table:
        raise Declined("too-many", seconds=60)
    if not app.committer.open:
        raise Declined("stopping")
    app.sessions.join(session)  # before loading, so that the table is not let go of again
    await who.pay_loads(app, [session.table_id])
    table = await app.tables.get(session.table_id)
    app.in_force.check(table.row.title)
    await open_after_day(app, table)
    check_admitted(table, who.client)
    who.meet(table)
    if table.kept_for(who.client):  # nobody else is sent what is said
        session.muted = await app.manners.muted(who.client)
    app.bots.wake(table)
    return table


async def _send(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Send what waits until the session ends; a broken line ends it too."""
    try:
        while (frame := await session.queue.get()) is not None:
            await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
        await socket.send({"type": "websocket.close", "code": session.code, "reason": None})
    except Exception:  # whatever the protocol raises when the other end is gone
        return


def _conversation(app: App, session: Session, who: Who, table: Table, unpaid: asyncio.Event) -> Conversation:
    def charge(message: Any) -> None:
        try:
            if isinstance(message, (Hello, Check, Ping)):
                pay_frame(app.limits, who, app.sessions, table, message)
            else:
                pay_command(app.limits, who, table, message)
        except Declined as declined:
            if declined.refusal.code == "too-many":
                unpaid.set()
            raise

    def took(kind: str, done: bool, seconds: float) -> None:
        app.metrics.count("commands" if done else "refusals", kind=kind)
        app.metrics.took(seconds)

    return Conversation(app, table, session, charge, took)


async def _read(socket: WebSocket[Any, Any, Any], app: App, session: Session, who: Who, table: Table) -> None:
    problems = 0
    key = str(session.number)
    unpaid = asyncio.Event()
    conversation = _conversation(app, session, who, table, unpaid)
    while True:
        if unpaid.is_set():  # even refusing costs something, so the next frame waits
            unpaid.clear()
            await asyncio.sleep(app.settings.bounds.refusal_seconds)
        try:
            async with asyncio.timeout(None if session.greeted else app.settings.bounds.hello_seconds):
                event: Any = await socket.receive()
        except TimeoutError:
            app.metrics.count("cut", why="hello")
            session.goodbye("hello-first", again=False, close=1008)
            return
        if event["type"] != "websocket.receive":
            return
        try:
            app.limits.take("frame", key)
            await conversation.hear(event.get("text"))
        except Declined as declined:
            if declined.refusal.code == "too-many":
                unpaid.set()
            problems += 1
            app.metrics.count("problems", code=declined.refusal.code)
            session.send(Problem(declined.refusal))
            if app.settings.rates > 0 and problems > app.settings.bounds.problems:
                session.goodbye("too-many-problems", again=False, close=1008)
                return
