"""Settings: how one server process runs; every field is an option of ``sternhafen serve``."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_directory() -> Path:
    """Return where this user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sternhafen"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sternhafen"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sternhafen"


def default_database() -> str:
    """Return the address of the SQLite file that is used when no other database is named."""
    return f"sqlite:///{data_directory() / 'sternhafen.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """How one server process runs."""

    database: str = field(default_factory=default_database)
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins that browsers may come from; empty: that of the address they asked."""
    proxy: str = "127.0.0.1"
    """Whose X-Forwarded headers are believed."""
    web: Path | None = None
    """The built web table; None: the one in the package, if it is there."""
    workers: int = 2
    """How many processes think for bots."""
    think: float = 10.0
    """Seconds a bot may think before a random action is played for it."""
    memory: int = 1024
    """Megabytes a worker may use."""
    rates: float = 1.0
    """Factor on all rate limits; 0 turns them off."""
    private_notify: bool = False
    """Whether notifications may go to private addresses."""
    browser: bool = False
    """Whether to open the web table in this computer's browser."""
    log: str = "json"
    """``json`` or ``text``."""
