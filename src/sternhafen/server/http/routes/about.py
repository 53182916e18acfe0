"""The route to what a server's host tells about it."""

from __future__ import annotations

from pathlib import Path

from litestar import get

from sternhafen.server.http.routes.context import REFUSED, AnyRequest, app_of, pay
from sternhafen.table.messages.answers import About

MAX_TEXT = 100_000
"""Characters of a text by the host that are shown."""


def text_of(file: Path | None) -> str | None:
    """Return a text of the host's; one that cannot be read is none."""
    try:
        return None if file is None else file.read_text(encoding="utf-8")[:MAX_TEXT].strip() or None
    except (OSError, UnicodeDecodeError):
        return None


@get("/api/about", sync_to_thread=True, responses=REFUSED)
def about(request: AnyRequest) -> About:
    """Return what the server's host tells about it."""
    pay(request, "person")
    settings = app_of(request).settings
    return About(text_of(settings.imprint), text_of(settings.privacy))


ROUTES = [about]
