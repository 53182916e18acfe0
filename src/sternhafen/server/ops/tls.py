"""TLS: what a server needs to speak https itself, with the host's own certificate or one made for its network."""

from __future__ import annotations

import socket
import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sternhafen.server.ops.settings import Settings, data_directory

AUTHORITY: Final = "authority.pem"
"""The file of what devices are asked to trust."""


class NoTls(RuntimeError):
    """A certificate that cannot be made or used: a message code and its arguments."""

    def __init__(self, code: str, **details: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


@dataclass(frozen=True)
class Tls:
    """What connections are made secure with."""

    context: ssl.SSLContext
    fingerprint: str | None = None
    """What devices show of the authority that they are asked to trust, if the certificate was made here."""


def folder() -> Path:
    """Return where certificates are kept that were made here."""
    return data_directory() / "tls"


def tls_of(settings: Settings, host: str) -> Tls | None:
    """Return what a server at a host speaks https with, None for plain http, or raise `NoTls`."""
    if settings.certificate is not None:
        return Tls(_context(settings.certificate, settings.key))
    if not settings.tls:
        return None
    try:
        from sternhafen.server.ops import certificates
    except ModuleNotFoundError as missing:
        raise NoTls("tls-no-library", module=missing.name or "") from None
    try:
        made = certificates.make_certificate(folder(), *_addresses(host))
    except certificates.PublicAddress as public:
        raise NoTls("tls-public", address=str(public)) from None
    except (OSError, ValueError) as error:
        raise NoTls("tls-unusable", file=str(folder()), problem=str(error)) from None
    return Tls(_context(made.chain, made.key), certificates.fingerprint(made.authority))


def _addresses(host: str) -> list[str]:
    """Return the addresses of a host, which may be one itself."""
    return sorted({str(found[4][0]) for found in socket.getaddrinfo(host, None)})


def _context(certificate: Path, key: Path | None) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.set_alpn_protocols(["http/1.1"])
    try:
        context.load_cert_chain(certificate, key, password=_no_password)
    except (OSError, ValueError) as error:  # ssl.SSLError is an OSError
        raise NoTls("tls-unusable", file=str(certificate), problem=str(error)) from None
    return context


def _no_password() -> str:
    """Refuse an encrypted key: a server that starts unattended cannot ask for the password."""
    raise ValueError("the key has a password")
