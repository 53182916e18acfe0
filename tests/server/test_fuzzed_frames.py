"""Frames that no client would send: a clear error each, no effect."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from sternhafen.server.http.limits import Bounds
from sternhafen.table.messages.from_client import Chat, Check, FromClient, Hello, Ping, Play
from tests.server.player import Player
from tests.server.serving import Server

# Sockets -----------------------------------------------------------------------------------------------------------

BOUNDS = Bounds()
STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**63,
    2**80,
    1e308,
    "",
    "x",
    "x" * 5000,
    "\u0000",
    "'; DROP TABLE lines; --",
    "<script>",
    [],
    {},
    [[]],
    ["Send", 3],
    ["Send", "3"],
    ["Send"],
    ["Nothing", 1],
    {"type": "play"},
]


FIELDS: dict[str, list[str]] = {
    "hello": ["since"],
    "play": ["id", "seat", "action", "after"],
    "undo": ["id", "seat", "after", "count"],
    "restart": ["id", "seat", "after"],
    "redo": ["id", "seat", "after"],
    "take-back": ["id", "seat", "to", "after"],
    "consent": ["id", "seat", "proposal", "yes"],
    "ready": ["id", "seat", "ready", "commitment"],
    "reveal": ["id", "seat", "part"],
    "seat-answer": ["id", "seat", "ask", "yes"],
    "chat": ["id", "seat", "text"],
    "check": ["viewer", "digest"],
    "ping": [],
}


RIGHT: dict[str, list[Any]] = {
    "seat": [0, 0, 1, 1, 2, 15],
    "after": [0, 0, 0, 1, 10**6],
    "to": [0, 1, 10**6],
    "count": [1, 2, 10**6],
    "proposal": [0, 1, 7, 10**6],
    "yes": [True, False],
    "ready": [True, False],
    "commitment": [None, "0" * 64],
    "part": ["0" * 32],
    "ask": [0, 1, 7, 10**6],
    "text": ["hi", "<b>", "\u202e", "x" * 500],
    "action": [["Boost", 1], ["Pay"], ["Nothing", 3], ["Nothing"], [], {}, "Send", None, ["Send", [[]]]],
    "viewer": [1, 2, 15, None],
    "digest": ["", "x"],
    "since": [0, None],
}


def nearly_right(rng: random.Random) -> dict[str, Any]:
    """Return a well-formed message that must not be carried out, with one field spoilt now and then."""
    kind = rng.choice(list(FIELDS))
    message: dict[str, Any] = {"type": kind}
    for name in FIELDS[kind]:
        message[name] = f"f{rng.getrandbits(40)}" if name == "id" else rng.choice(RIGHT[name])
    if rng.random() < 0.3 and len(message) > 1:
        message[rng.choice(list(message)[1:])] = rng.choice(STRANGE)
    if rng.random() < 0.05:
        message[rng.choice(["extra", "seed", "state"])] = 1
    return message


def deep(rng: random.Random) -> str:
    depth = rng.randint(10, 7000)
    return rng.choice(["[" * depth, "[" * depth + "]" * depth, '{"a":' * (depth // 5) + "1" + "}" * (depth // 5)])


def fuzzed(rng: random.Random) -> str | bytes:
    """Return one strange frame."""
    pick = rng.random()
    if pick < 0.05:
        return deep(rng)
    if pick < 0.1:
        return rng.randbytes(rng.randint(0, 200))
    if pick < 0.15:
        return "".join(
            chr(rng.choice([rng.randint(1, 127), rng.randint(128, 0xD7FF)])) for _ in range(rng.randint(0, 99))
        )
    message = nearly_right(rng)
    if rng.random() < 0.1:
        message["type"] = rng.choice([*FIELDS, *STRANGE])
    text = json.dumps(message)
    if rng.random() < 0.1:
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "}", '"', "\\"]) + text[cut + 1 :]
    return text


def honest(frame: str | bytes) -> bool:
    """Return whether a frame happens to be something that the holder of seat 0 may rightly say."""
    try:
        message = msgspec.json.decode(frame, type=FromClient)
    except (msgspec.MsgspecError, RecursionError):
        return False
    mine = getattr(message, "seat", 0) == 0 and getattr(message, "viewer", 0) == 0
    legal = not isinstance(message, Play) or (isinstance(message.action, list) and message.action[:1] in HONEST)
    return isinstance(frame, str) and mine and legal and isinstance(message, (Hello, Ping, Check, Chat, Play))


HONEST = [["Boost"], ["Send"]]
"""Actions that might be legal; whether they are, the fuzzer does not know."""


def fuzz_sockets(server: Server, count: int, seed: int) -> Counter[str]:
    """Send strange frames as the holder of seat 0 in a game of three; nothing may come of it."""
    rng = random.Random(seed)
    with Player(server.url) as ada, Player(server.url) as grace, Player(server.url) as lise:
        made = ada.make(seats=3)
        table = made["table"]["id"]
        for player, invite in zip((grace, lise), made["invites"], strict=True):
            player.post(f"/api/tables/{table}/claim", {"name": "X", "token": invite["token"]})
        for number, player in enumerate((ada, grace, lise)):
            player.post(f"/api/tables/{table}/commands", {"type": "ready", "id": "r", "seat": number})
        before = ada.get(f"/api/tables/{table}")
        seen: Counter[str] = Counter()
        seat = ada.sit(table)
        seat.hello()
        while seen.total() < count:
            frame = fuzzed(rng)
            if honest(frame):
                continue
            seat.socket.send(frame)
            if len(frame if isinstance(frame, bytes) else frame.encode()) > BOUNDS.frame:
                assert seat.closed() == 1009
                seen["too large"] += 1
                seat = ada.sit(table)
                seat.hello()
                continue
            answer = seat.until(lambda message: message["type"] in ("problem", "refused", "ack"))
            assert answer["type"] != "ack", frame
            assert answer["refusal"]["id"].startswith(("server-no-", "engine-no-"))
            assert answer["refusal"]["code"] not in ("internal", "store-down")
            seen[answer["refusal"]["code"]] += 1
        seat.close()
        after = ada.get(f"/api/tables/{table}")
        assert {**after, "seats": None} == {**before, "seats": None}, "nothing changed"
        assert [one["ready"] for one in after["seats"]] == [one["ready"] for one in before["seats"]]
    return seen


def test_2000_fuzzed_frames_get_a_clear_error_each_and_change_nothing(server: Server) -> None:
    seen = fuzz_sockets(server, 2000, 1)
    wanted = {"bad-frame", "not-your-seat", "not-yet", "bad-action", "no-such-proposal", "table-running", "undo-start"}
    assert wanted <= set(seen)
    assert min(seen[code] for code in wanted) >= 5


@pytest.mark.soak
def test_20000_fuzzed_frames(server: Server) -> None:
    print(fuzz_sockets(server, 20_000, 2))
