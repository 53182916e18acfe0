"""Security: what every request and socket passes first, and the headers of answers.

A plain ASGI layer around the application, so that no route can forget it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from sternhafen.server.app import App
from sternhafen.server.http.identity import (
    DEVICE_DIGITS,
    Headers,
    cookie_secret,
    header,
    origin_fits,
    secret_of,
    set_cookie,
)
from sternhafen.server.http.limits import Limits, network
from sternhafen.server.http.statuses import status_of
from sternhafen.server.people.recognition import Recognition
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.answers import Failure
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table
from sternhafen.table.tokens import hashed, new_secret

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

WASM_POLICY = CONTENT_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the table without a server: its page and its workers may compile WebAssembly, but still not evaluate text."""
WITH_WASM = ("/offline", "/assets/")
"""A worker's policy is the one that its script comes with; no other script or style has one."""

ALWAYS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")


class Who:
    """Who a request comes from."""

    def __init__(self, headers: Headers, address: str, secure: bool) -> None:
        self.full_address = address
        self.address = network(address)
        """What its address is counted as."""
        self.shown = cookie_secret(headers, secure)
        """The secret in this client's cookie, to be renewed when it loads a page."""
        secret = secret_of(headers, secure)
        self.client = None if secret is None else hashed(secret)
        self.device = self.client if secret is not None and len(secret) == DEVICE_DIGITS else None
        """The hash of a device's secret, whose person `recognize` finds."""
        self.person: str | None = None
        """Who it is, if they have signed up; then this is the client too."""
        self.stored = False
        """Whether the server has met this client's secret before."""
        self.gone = False
        """Whether the connection was cut before the request was whole or answered."""
        self.given: str | None = None
        """A secret made for this client, to be set as its cookie."""

    async def recognize(self, recognition: Recognition) -> None:
        """Find out who is signed in on this device; one that was signed out is a stranger's."""
        if self.device is None:
            return
        self.client = self.person = await recognition.person(self.device)
        self.stored = self.person is not None
        if self.person is None:
            self.device = self.shown = None

    def becomes(self, secret: str, person: str | None) -> None:
        """Give this client another secret: somebody has signed in or out."""
        self.given, self.person = secret, person
        self.device = None if person is None else hashed(secret)
        self.client = person or hashed(secret)

    def known(self) -> str:
        """Return the client's hash; whoever has no secret yet is given one."""
        if self.client is None:
            self.given = new_secret()
            self.client = hashed(self.given)
        return self.client

    def meet(self, table: Table) -> None:
        """Note that a table knows this client: it sits there or is the host."""
        if self.client is not None and (self.client == table.host or table.seats_of(self.client)):
            self.stored = True
            table.network = self.address

    @property
    def identity(self) -> str | None:
        """The client, if the server has stored it; a secret that nobody knows is as good as none."""
        return self.client if self.stored else None

    def spend(self, limits: Limits, kind: str) -> None:
        """Count something against the rates of this client and its address, or decline."""
        limits.spend(kind, self.address, self.identity)

    def pay(self, limits: Limits, kind: str, size: int = 0) -> None:
        """Pay what something costs, or decline."""
        limits.charge(kind, self.address, self.identity, size)

    async def pay_loads(self, app: App, table_ids: Sequence[str]) -> None:
        """Pay for those tables that are not in memory, by their length, or decline."""
        away = [one for one in table_ids if app.tables.kept(one) is None]
        if away:
            newest = await app.storage.newest(away)
            price = sum(app.bounds.costs.of("load", newest.get(one, 0)) for one in away)
            app.limits.spend("work", self.address, self.identity, price)


class SecurityMiddleware:
    """The middleware in front of the routes."""

    def __init__(self, routes: Any, app: App) -> None:
        self._routes = routes
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through or turn it away."""
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._routes(scope, receive, send)
            return
        headers: Headers = scope["headers"]
        address = (scope.get("client") or ("?", 0))[0]
        secure = scope.get("scheme") in ("https", "wss")
        who = Who(headers, address, secure)
        scope["state"] = {**scope.get("state", {}), "who": who}
        out = self._outgoing(scope, send, who, secure)
        try:
            self._check(scope, headers, who.address)
            await who.recognize(self._app.recognition)
            self._app.notices.bans.check(address, who.client)
        except (Declined, StoreDown) as error:
            declined = error if isinstance(error, Declined) else Declined("store-down")
            self._app.metrics.count("turned_away", code=declined.refusal.code)
            await _turn_away(scope, declined, out)
            return
        await self._routes(scope, self._incoming(receive, who), out)

    def _incoming(self, receive: Receive, who: Who) -> Receive:
        async def incoming() -> Any:
            message = await receive()
            who.gone = who.gone or message["type"] == "http.disconnect"
            return message

        return incoming

    def _check(self, scope: Scope, headers: Headers, address: str) -> None:
        unsafe = scope["type"] == "websocket" or scope["method"] not in SAFE
        if unsafe and not origin_fits(headers, self._app.settings.origins):
            raise Declined("wrong-origin", origin=(header(headers, b"origin") or "-")[:100])
        self._app.limits.take("socket" if scope["type"] == "websocket" else "request", address)

    def _outgoing(self, scope: Scope, send: Send, who: Who, secure: bool) -> Send:
        started = time.monotonic()
        stays = secure and not self._app.settings.self_made  # else whoever does not trust it yet cannot come in

        async def out(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = WASM_POLICY if str(scope["path"]).startswith(WITH_WASM) else CONTENT_POLICY
                extra: list[tuple[bytes, bytes]] = [*ALWAYS, *([STAY_SECURE] if stays else [])]
                extra.append((b"content-security-policy", policy.encode()))
                given = list(message.get("headers", []))
                page = (header(given, b"content-type") or "").startswith("text/html")
                secret = who.given or (who.shown if page else None)
                if secret is not None:
                    extra.append((b"set-cookie", set_cookie(secret, secure).encode()))
                if str(scope["path"]).startswith("/api") and header(given, b"cache-control") is None:
                    extra.append((b"cache-control", b"no-store"))
                message["headers"] = [*given, *extra]
                status = message["status"]
                self._app.metrics.count("requests", status=str(status))
                if status == 429:
                    await asyncio.sleep(self._app.bounds.refusal_seconds)
                if time.monotonic() - started > 1:
                    self._app.metrics.count("slow_requests")
            await send(message)

        return out


async def _turn_away(scope: Scope, declined: Declined, send: Send) -> None:
    body = msgspec.json.encode(Failure(declined.refusal))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in declined.refusal.args:
        headers.append((b"retry-after", str(declined.refusal.args["seconds"]).encode()))
        headers.append((b"connection", b"close"))  # whatever else comes on this line is not even read
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    answers: list[Any] = [
        {"type": f"{prefix}.response.start", "status": status_of(declined), "headers": headers},
        {"type": f"{prefix}.response.body", "body": body},
    ]
    if prefix == "websocket.http" and "websocket.http.response" not in (scope.get("extensions") or {}):
        answers = [{"type": "websocket.close", "code": 1008}]
    for answer in answers:
        await send(answer)
