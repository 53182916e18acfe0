"""Settings: how one server process runs; every field but `bounds` is an option of ``sternhafen serve``."""

from __future__ import annotations

import os
import sys
import tomllib
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any

import msgspec

from sternhafen.server.http.limits import Bounds, Cost, Rate


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
    wait: float = 60.0
    """Seconds to wait at the start for a database server that is not up yet."""
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Origins that browsers may come from; empty: that of the address they asked."""
    proxy: str = "127.0.0.1"
    """Whose X-Forwarded headers are believed."""
    tls: bool = False
    """Whether to speak https, with a certificate made for this machine unless there is another."""
    certificate: Path | None = None
    """A certificate to speak https with, in PEM, those that vouch for it after it."""
    key: Path | None = None
    """Its key; None if the same file holds both."""
    web: Path | None = None
    """The built web table; None: the one in the package, if it is there."""
    workers: int = 2
    """How many processes think for bots."""
    think: float = 10.0
    """Seconds a bot may think before a random action is played for it."""
    ahead: bool = False
    """Whether bots also think while people do, with workers that nobody else needs."""
    memory: int = 1024
    """Megabytes a worker may use."""
    rates: float = 1.0
    """Factor on all rate limits; 0 turns them off."""
    tables_a_client: int = 200
    """Open tables that one client may host, unless an administrator has given it a quota of its own."""
    private_notify: bool = False
    """Whether notifications may go to private addresses."""
    imprint: Path | None = None
    """A text file about who runs this server; some countries demand it."""
    privacy: Path | None = None
    """A text file with what this server's host adds to the privacy page."""
    browser: bool = False
    """Whether to open the web table in this computer's browser."""
    log: str = "json"
    """``json`` or ``text``."""
    bounds: Bounds = field(default_factory=Bounds)
    """How much and how often; `rates` is a factor on its rates."""

    @property
    def self_made(self) -> bool:
        """Whether the certificate was made here, so that only devices of this network trust it."""
        return self.tls and self.certificate is None


SETTINGS = frozenset(one.name for one in fields(Settings))


class WrongSettings(ValueError):
    """A settings file that cannot be used; the text says where it is wrong."""


def read_settings(file: Path | None, given: dict[str, Any]) -> Settings:
    """Return the settings of a file, if there is one, and of the command line, which takes precedence."""
    stored: dict[str, Any] = {}
    if file is not None:
        try:
            stored = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise WrongSettings(str(error)) from None
        check_names(stored, Settings, "")
    merged = {**stored, **given}
    if "origins" in merged:
        merged["origins"] = [str(one).rstrip("/") for one in merged["origins"]]
    try:
        return msgspec.convert(merged, Settings, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise WrongSettings(str(error)) from None


def check_names(stored: dict[str, Any], kind: type, within: str) -> None:
    """Refuse a name that is no setting: a misspelt limit must not go unnoticed."""
    known = {one.name: one for one in fields(kind)}
    for name, value in stored.items():
        if name not in known:
            raise WrongSettings(f"{within}{name}")
        inner = type(getattr(_example(kind), name))
        if isinstance(value, dict) and is_dataclass(inner):
            check_names(value, inner, f"{within}{name}.")


def _example(kind: type) -> Any:
    """Return something of a kind, to see what its fields hold."""
    return kind(1.0, 1.0) if kind is Rate else kind(1.0) if kind is Cost else kind()


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str):
        return Path(value)
    return value
