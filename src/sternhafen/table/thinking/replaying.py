"""Replaying: a worker plays a recorded game again, within bounded time and memory."""

from __future__ import annotations

import msgspec

from sternhafen.engine.record import Record
from sternhafen.table.hosts.host import Host
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined
from sternhafen.table.thinking.thinker import Asker, WorkerFailed

REPLAY_SECONDS = 20.0


async def replayed(host: Host, data: bytes, asker: Asker) -> Record:
    """Return a recorded game that a worker has replayed within bounded time and memory, or decline."""
    most = host.bounds.record_lines
    try:
        text = data.decode()
        answer = await host.thinking.do("replay", REPLAY_SECONDS, asker, record=text, most=most)
    except UnicodeDecodeError:
        raise Declined("record-broken", problem="UTF-8") from None
    except WorkerFailed:
        raise Declined("record-dear") from None
    if "code" in answer:
        args = {key: one_line(value, 200) if isinstance(value, str) else value for key, value in answer["args"].items()}
        raise Declined(answer["code"], **args)
    return msgspec.convert(answer["record"], Record)
