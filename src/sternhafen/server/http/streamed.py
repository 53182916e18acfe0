"""Streamed answers: large files are read and sent piece by piece, so that slow readers hold none whole in memory."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from litestar.response import Stream

from sternhafen.server.http.compression import best_coding
from sternhafen.server.http.identity import Headers

PIECE = 128 * 1024


@dataclass(frozen=True)
class Streamed:
    """A file, plain and in the codings that the build left beside it."""

    plain: Path
    coded: dict[str, Path]

    def response(self, headers: Headers, kind: str, keep: dict[str, str]) -> Stream:
        """Return the smallest form that a request accepts."""
        coding = best_coding(headers, self.coded)
        path = self.plain if coding is None else self.coded[coding]
        sent = {**keep, "Vary": "Accept-Encoding", "Content-Length": str(path.stat().st_size)}
        if coding is not None:
            sent["Content-Encoding"] = coding
        return Stream(pieces(path), media_type=kind, headers=sent)


async def pieces(path: Path) -> AsyncIterator[bytes]:
    """Yield a file piece by piece; the next is read when the one before has been taken."""
    with path.open("rb") as file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
