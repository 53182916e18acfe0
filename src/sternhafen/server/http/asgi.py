"""The application: routes, errors and the middleware around them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from sternhafen import __version__
from sternhafen.server.app import App
from sternhafen.server.http.routes import (
    about,
    account,
    admin,
    content,
    daily,
    groups,
    manners,
    operations,
    pushing,
    puzzles,
    questions,
    studies,
    tables,
)
from sternhafen.server.http.security import SecurityMiddleware
from sternhafen.server.http.statuses import status_of
from sternhafen.server.live.socket import table_socket
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import StoreDown, StoreUnsure
from sternhafen.table.messages.answers import Failure
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined, by_server

CODES = {401: "not-host", 403: "not-host", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 429: "too-many"}
"""The refusals for what Litestar itself turns away; a bad request for all others."""


def declined(request: Any, error: Declined) -> Response[Failure]:
    """Answer a declined request."""
    headers = None
    if "seconds" in error.refusal.args:  # whatever else comes on this line is not even read
        headers = {"Retry-After": str(error.refusal.args["seconds"]), "Connection": "close"}
    return Response(Failure(error.refusal), status_code=status_of(error), headers=headers)


def turned_away(request: Any, error: HTTPException) -> Response[Failure]:
    """Answer a request that Litestar itself did not accept."""
    if error.status_code >= 500:
        return failed(request, error)
    code = CODES.get(error.status_code, "bad-request")
    details = error.extra if isinstance(error.extra, list) else []
    problem = "; ".join(str(one.get("message", one)) if isinstance(one, dict) else str(one) for one in details)
    args = {"problem": one_line(problem or error.detail, 300)} if code == "bad-request" else {}
    return Response(Failure(by_server(code, **args)), status_code=error.status_code)


def too_deep(request: Any, error: RecursionError) -> Response[Failure]:
    """Answer a body that is nested more deeply than anything of ours: the decoder gives up on it."""
    return Response(Failure(by_server("bad-request", problem="depth")), status_code=400)


def store_down(request: Any, error: StoreDown) -> Response[Failure]:
    """Answer while the database does not."""
    trouble("store-down", error)
    code = "store-unsure" if isinstance(error, StoreUnsure) else "store-down"
    return Response(Failure(by_server(code)), status_code=503)


def failed(request: Any, error: Exception) -> Response[Failure]:
    """Answer after an internal error; the details go to the log, none to the client."""
    if not request.scope["state"]["who"].gone:  # else half a request was cut, which is no mistake of ours
        trouble("internal", error, path=request.scope.get("path"))
    return Response(Failure(by_server("internal")), status_code=500)


def build(app: App) -> SecurityMiddleware:
    """Return the ASGI application that serves an app."""

    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await app.open()
        try:
            yield
        finally:
            await app.close()

    bounds = app.settings.bounds
    imports = Router(
        "/", route_handlers=[tables.import_game, studies.files.import_study], request_max_body_size=bounds.record
    )
    routes = Litestar(
        route_handlers=[
            *tables.ROUTES,
            imports,
            *puzzles.ROUTES,
            *daily.ROUTES,
            *questions.ROUTES,
            *account.ROUTES,
            *manners.ROUTES,
            *groups.ROUTES,
            *pushing.ROUTES,
            *studies.ROUTES,
            *about.ROUTES,
            *admin.ROUTES,
            *content.ROUTES,
            *operations.ROUTES,
            table_socket,
        ],
        lifespan=[living],
        state=State({"app": app, "web": content.Web(app.settings.web)}),
        request_max_body_size=bounds.body,
        exception_handlers={
            Declined: declined,
            StoreDown: store_down,
            RecursionError: too_deep,
            HTTPException: turned_away,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Sternhafen", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    return SecurityMiddleware(routes, app)
