"""Routes to studies: finished games with comments and side lines. Who may see the game may read them."""

from __future__ import annotations

from sternhafen.server.http.routes.studies import files, places, writing

ROUTES = [*writing.ROUTES, *places.ROUTES, *files.ROUTES]
