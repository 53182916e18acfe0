"""Notifying: "your turn" for those who are not connected, by webhook or ntfy.

The address comes from a player, so the server only posts to public addresses (unless its host allows others),
follows no redirect, reads no more than the head of the answer, and gives up after a few seconds.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from sternhafen.server.live.addresses import is_public
from sternhafen.server.ops.say import called, say
from sternhafen.server.storage.targets import Targets
from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.log.lines import Dealt, Moved, Stored
from sternhafen.table.messages.requests import NotifyTarget
from sternhafen.table.refusals import Declined
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table

SECONDS = 5.0
AT_MOST_EVERY = 60.0
"""Seconds between two notifications of one seat."""

Asleep = Callable[[Sequence[str]], Awaitable[frozenset[str]]]
"""Says which of some people have their quiet hours now."""


class Notifier:
    """Notifies absent players that it is their turn."""

    def __init__(self, targets: Targets, sessions: Sessions, asleep: Asleep, private: bool, public: str) -> None:
        self._targets = targets
        self._sessions = sessions
        self._asleep = asleep
        self._private = private
        self._public = public
        """Where browsers find this server."""
        self._asked: dict[str, frozenset[int]] = {}
        self._last: dict[tuple[str, int], float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, table: Table, added: Sequence[Stored]) -> None:
        """Notify the seats that are asked now, were not before, and have nobody connected."""
        if not any(isinstance(stored.line, (Moved, Dealt)) for stored in added):
            return
        running = table.status == "running" and table.match is not None
        asked = frozenset(table.match.state.asked() if running and table.match is not None else ())
        before = self._asked.pop(table.id, frozenset())
        if asked:
            self._asked[table.id] = asked
        here = self._sessions.here(table)
        for seat in asked - before - here:
            if table.seats[seat].kind == "person" and self._due(table.id, seat):
                task = asyncio.create_task(self._notify(table, seat))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _due(self, table_id: str, seat: int) -> bool:
        now = time.monotonic()
        if now - self._last.get((table_id, seat), -AT_MOST_EVERY) < AT_MOST_EVERY:
            return False
        if len(self._last) > 10_000:
            self._last = {key: then for key, then in self._last.items() if now - then < AT_MOST_EVERY}
        self._last[table_id, seat] = now
        return True

    async def _notify(self, table: Table, seat: int) -> None:
        try:
            for target in await self._targets_of(table, seat):
                await self.send(table, seat, target)
        except (Declined, StoreDown, msgspec.MsgspecError) as error:
            trouble("notify", error, table=table.id, seat=seat)

    async def _targets_of(self, table: Table, seat: int) -> list[NotifyTarget]:
        """Return where a seat's notifications go: its own target, else those of whoever holds it and does not sleep."""
        people = table.seats[seat].clients
        asleep = await self._asleep(people)
        own = read_target(await self._targets.of_seat(table.id, seat))
        if own is not None:
            return [] if asleep.issuperset(people) else [own]
        held = [read_target(await self._targets.of_client(one)) for one in people if one not in asleep]
        return [target for target in held if target is not None]

    async def send(self, table: Table, seat: int, target: NotifyTarget) -> bool:
        """Send one notification; return whether it was taken."""
        name = called(target.language, table.seats[seat].name)
        text = say(target.language, "server-your-turn", name=name, title=table.row.title)
        status = await self._post(target, text, f"/t/{table.id}", event="your-turn", table=table.id, seat=seat)
        note("notified", table=table.id, seat=seat, kind=target.kind, status=status)
        return 200 <= status < 300

    async def send_test(self, target: NotifyTarget) -> bool:
        """Send a notification that belongs to no table; return whether it was taken."""
        status = await self._post(target, say(target.language, "server-notify-test"), "/", event="test")
        return 200 <= status < 300

    async def _post(self, target: NotifyTarget, text: str, path: str, **more: int | str) -> int:
        link = f"{self._public}{path}"
        if target.kind == "webhook":
            body = msgspec.json.encode({**more, "text": text, "link": link})
            headers = {"Content-Type": "application/json"}
        else:
            body = text.encode()
            headers = {"Content-Type": "text/plain; charset=utf-8", "X-Click": link, "X-Tags": "game_die"}
        return await post(target.url, body, headers, self._private)

    async def stop(self) -> None:
        """Let running notifications finish; each gives up soon."""
        await asyncio.gather(*self._tasks, return_exceptions=True)


def read_target(stored: str | None) -> NotifyTarget | None:
    """Return a target as it was stored."""
    return None if stored is None else msgspec.json.decode(stored, type=NotifyTarget)


async def checked_address(host: str, port: int, private: bool) -> str:
    """Return an address of a host that the server may post to, or decline."""
    try:
        infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Declined("target-unreachable") from None
    addresses = [str(info[4][0]) for info in infos]
    if not private and not all(is_public(one) for one in addresses):
        raise Declined("target-private")
    return addresses[0]


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> int:
    """Return the status that an address answers a POST with, 0 if it does not answer."""
    import httpx  # few servers notify anybody, and every start would wait for it

    try:
        target = httpx.URL(url)
        f"{target.host}".encode("ascii")
    except (httpx.InvalidURL, ValueError):
        raise Declined("target-unreachable") from None
    if any(c.isspace() for c in url) or not target.host:
        raise Declined("target-unreachable")
    port = target.port or (443 if target.scheme == "https" else 80)
    # The address that was checked is the one that is used: a second look-up might give another.
    pinned = target.copy_with(host=await checked_address(target.host, port, private), userinfo=b"")
    headers = {**headers, "Host": target.netloc.decode(), "User-Agent": "sternhafen"}
    request = httpx.Request("POST", pinned, content=body, headers=headers, extensions={"sni_hostname": target.host})
    try:
        trusted = ssl.create_default_context() if target.scheme == "https" else False
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(verify=trusted, trust_env=False) as client:
            answer = await client.send(request, stream=True)  # the body is never read
            await answer.aclose()
            return answer.status_code
    except (httpx.HTTPError, OSError, TimeoutError):
        return 0
