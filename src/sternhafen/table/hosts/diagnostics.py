"""Diagnostics: log messages for whoever runs a host. Never log a secret, a seed or an action."""

from __future__ import annotations

import logging

log = logging.getLogger("sternhafen.server")


def note(event: str, **fields: object) -> None:
    """Log that something happened."""
    log.info(event, extra={"fields": fields})


def trouble(event: str, error: BaseException | None = None, **fields: object) -> None:
    """Log that something went wrong."""
    log.error(event, exc_info=error, extra={"fields": fields})
