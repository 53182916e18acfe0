"""Compressed answers: what is the same for everybody is kept compressed, and sent as the browser prefers."""

from __future__ import annotations

import gzip
from collections.abc import Container
from dataclasses import dataclass

from litestar import Response

from sternhafen.server.http.identity import Headers, header

CODINGS = ("br", "gzip")
"""The better first."""


@dataclass(frozen=True)
class Packed:
    """Some bytes, plain and in the codings they are kept in."""

    plain: bytes
    coded: dict[str, bytes]

    def response(self, headers: Headers, kind: str, keep: dict[str, str], vary: str = "") -> Response[bytes]:
        """Return the smallest form that a request accepts; `vary` names another header that decided what is sent."""
        coding = best_coding(headers, self.coded)
        sent = {**keep, "Vary": f"Accept-Encoding, {vary}" if vary else "Accept-Encoding"}
        if coding is None:
            return Response(self.plain, media_type=kind, headers=sent)
        return Response(self.coded[coding], media_type=kind, headers={**sent, "Content-Encoding": coding})


def best_coding(headers: Headers, there: Container[str]) -> str | None:
    """Return the best available coding that a request accepts; None: uncompressed."""
    accepted = codings(header(headers, b"accept-encoding") or "")
    return next((one for one in CODINGS if one in there and one in accepted), None)


def packed(plain: bytes) -> Packed:
    """Return bytes with their compressed form; the same bytes every time, whatever the clock says."""
    return Packed(plain, {"gzip": gzip.compress(plain, mtime=0)})


def codings(accepted: str) -> set[str]:
    """Return the codings that an Accept-Encoding header names and does not forbid."""
    names = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return names
