"""Routes to Web Push: which of your browsers are notified of your turns, your quiet hours, and a test."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter

from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of, pay, who_of
from sternhafen.server.live.notify import checked_address
from sternhafen.table.messages.pushing import PushState, PushTested, Quiet, Subscribe
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined

BrowserId = Annotated[
    str, PathParameter(min_length=16, max_length=64, pattern="^[0-9a-f]+$", description="A browser's id")
]


def told_client(request: AnyRequest) -> str:
    """Return whom this is about, once they have paid; a stranger has no turns."""
    pay(request, "person")
    client = who_of(request).client
    if client is None:
        raise Declined("nothing-kept")
    return client


@get("/api/me/push", responses=REFUSED)
async def push_state(request: AnyRequest) -> PushState:
    """Return the key that browsers subscribe to, the browsers that have, and your quiet hours."""
    pay(request, "person")
    return await app_of(request).push.state(who_of(request).client or "")


@post("/api/me/push", status_code=200, responses=REFUSED)
async def subscribe(request: AnyRequest, data: JSONBody[Subscribe]) -> PushState:
    """Notify this browser of your turns, even while its page is closed."""
    client, app = told_client(request), app_of(request)
    who_of(request).spend(app.limits, "notify")
    try:
        parts = urlsplit(data.endpoint)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Declined("target-unreachable") from None
    await checked_address(host, port, app.settings.private_notify)
    data.label = one_line(data.label, 40)
    await app.push.subscribe(client, data)
    return await app.push.state(client)


@post("/api/me/push/test", status_code=200, responses=REFUSED)
async def push_test(request: AnyRequest) -> PushTested:
    """Send a test message to all of your browsers."""
    client, app = told_client(request), app_of(request)
    who_of(request).spend(app.limits, "notify")
    return await app.push.test(client)


@delete("/api/me/push/{browser:str}", status_code=200, responses=REFUSED)
async def unsubscribe(request: AnyRequest, browser: BrowserId) -> PushState:
    """Stop notifying a browser."""
    client, app = told_client(request), app_of(request)
    await app.push.unsubscribe(client, browser)
    return await app.push.state(client)


@put("/api/me/quiet", responses=REFUSED)
async def set_quiet(request: AnyRequest, data: JSONBody[Quiet]) -> PushState:
    """Set your quiet hours."""
    client, app = told_client(request), app_of(request)
    await app.push.set_quiet(client, data.hours)
    return await app.push.state(client)


ROUTES = [push_state, subscribe, push_test, unsubscribe, set_quiet]
