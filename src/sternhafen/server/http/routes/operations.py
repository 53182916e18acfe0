"""Routes for those who run a server."""

from __future__ import annotations

from litestar import Response, get

from sternhafen import __version__
from sternhafen.server.http.routes.context import REFUSED, AnyRequest, house_of
from sternhafen.server.storage.connections import StoreDown
from sternhafen.table.messages.answers import Health


@get("/health", responses=REFUSED)
async def health(request: AnyRequest) -> Response[Health]:
    """Say whether moves can be stored."""
    house = house_of(request)
    try:
        tables = await house.store.health()
    except StoreDown as down:
        return Response(Health("down", __version__, 0, len(house.sessions), down.kind), status_code=503)
    return Response(Health("ok", __version__, tables, len(house.sessions)))


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Return this process's metrics for Prometheus."""
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES = [health, metrics]
