"""Routes for those who run a server."""

from __future__ import annotations

from litestar import Response, get

from sternhafen import __version__
from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of
from sternhafen.server.ops import tls
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.answers import Health
from sternhafen.table.refusals import Declined


@get("/health", responses=REFUSED)
async def health(request: AnyRequest) -> Response[Health]:
    """Say whether moves can be stored."""
    app = app_of(request)
    try:
        tables = await app.storage.health()
    except StoreDown as down:
        return Response(Health("down", __version__, 0, len(app.sessions), down.kind), status_code=503)
    return Response(Health("ok", __version__, tables, len(app.sessions)))


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[str]:
    """Return this process's metrics for Prometheus."""
    return Response(app_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


@get("/authority.pem", include_in_schema=False, sync_to_thread=True)
def authority(request: AnyRequest) -> Response[bytes]:
    """Return the authority that vouches for this server in its own network, for devices to trust."""
    if not app_of(request).settings.self_made:
        raise Declined("no-such-page")
    return Response((tls.folder() / tls.AUTHORITY).read_bytes(), media_type="application/x-x509-ca-cert")


ROUTES = [health, metrics, authority]
