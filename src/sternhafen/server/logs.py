"""Logs: one line a happening, as JSON for machines or as text for people; no secret, seed or action is ever logged."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

log = logging.getLogger("sternhafen.server")


def note(event: str, **fields: object) -> None:
    """Log that something happened."""
    log.info(event, extra={"fields": fields})


def trouble(event: str, error: BaseException | None = None, **fields: object) -> None:
    """Log that something went wrong."""
    log.error(event, exc_info=error, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """A line that reads well in a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line, and the traceback under it."""
        fields = " ".join(f"{key}={value}" for key, value in getattr(record, "fields", {}).items())
        text = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {fields}".rstrip()
        if record.exc_info and record.exc_info[0] is not None:
            text += "\n" + self.formatException(record.exc_info)
        return text


def start(style: str) -> None:
    """Write the logs of the server and of what it runs on to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    for name, level in (("sternhafen", logging.INFO), ("uvicorn", logging.WARNING), ("litestar", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
