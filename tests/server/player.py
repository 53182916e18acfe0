"""A player for tests: one client with its secret, over HTTP and sockets, that keeps all it is sent."""

from __future__ import annotations

import json
import secrets
import ssl
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sternhafen.table.messages.from_server import FromServer

SECONDS = 20.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Servers of tests speak plain HTTP: to load the certificates of the world would take longer than most requests."""
_check: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromServer)


class Player:
    """One client of a server."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self.url = url
        self.secret = secret or secrets.token_hex(16)
        self.http = httpx.Client(
            base_url=url,
            headers={"Authorization": f"Bearer {self.secret}"},
            timeout=SECONDS,
            trust_env=False,
            verify=NO_TLS,
        )

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json=body)
        wanted = (200, 201) if status is None else (status,)
        assert answer.status_code in wanted, answer.text
        return answer.json()

    def make(self, title: str = "star-auction", seats: int = 2, **more: Any) -> Any:
        return self.post("/api/tables", {"title": title, "seats": seats, "name": "Ada", **more})

    def sit(self, table: str, at: str | None = None) -> Seat:
        return Seat(self, table, at or self.url)


class Seat:
    """A player's socket at a table."""

    def __init__(self, player: Player, table: str, url: str) -> None:
        self.player = player
        self.table = table
        self.frames: list[bytes] = []
        self.positions: dict[int | None, Any] = {}
        self.info: Any = None
        self.number = 0
        self._commands = 0
        address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {player.secret}"}
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                address,
                additional_headers=headers,
                proxy=None,
                max_size=None,
                max_queue=None,  # a full queue would hold up the closing, too, until it times out
                open_timeout=SECONDS,
            )
        )

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, seconds: float = SECONDS) -> Any:
        frame = self.socket.recv(timeout=seconds)
        data = frame.encode() if isinstance(frame, str) else frame
        self.frames.append(data)
        _check.decode(data)  # whatever is sent keeps to the protocol
        message = json.loads(data)
        self.number = max(self.number, message.get("number", 0))
        if "position" in message:
            self.positions[message["viewer"]] = message["position"]
        if "table" in message:
            self.info = message["table"]
        return message

    def until(self, wanted: str | Callable[[Any], bool]) -> Any:
        """Return the next message of a type, or the first that fits."""
        while True:
            message = self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    def hello(self, since: int | None = None) -> Any:
        self.send(type="hello", since=since)
        welcome = self.until("welcome")
        self.until("presence")
        return welcome

    def command(self, type: str, seat: int, id: str | None = None, **fields: Any) -> Any:
        """Send a command and return its answer."""
        self._commands += 1
        id = id or f"{type}-{self._commands}-{secrets.token_hex(4)}"
        self.send(type=type, id=id, seat=seat, **fields)
        return self.until(lambda message: message["type"] in ("ack", "refused") and message["id"] == id)

    def play(self, seat: int, action: Any, after: int | None = None) -> Any:
        after = self.positions[seat]["entries"] if after is None else after
        return self.command("play", seat, action=action, after=after)

    def ready(self, seat: int) -> Any:
        answer = self.command("ready", seat)
        assert answer["type"] == "ack", answer
        return answer

    def closed(self) -> int:
        """Read on until the server closes; return the code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code
