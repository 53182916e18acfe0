"""A line between a server and its PostgreSQL that can stop forwarding, or lose the answer to a commit."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

import sqlalchemy as sa


class Between:
    """A proxy on loopback; every connection has two threads, one for each direction."""

    def __init__(self, url: str) -> None:
        there = sa.make_url(url)
        self._target = (there.host or "127.0.0.1", there.port or 5432)
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.url = there.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        self._open: list[socket.socket] = []
        self._flowing = threading.Event()
        self._flowing.set()
        self._loses = threading.Event()
        self.lost = threading.Event()
        """Set once the answer to a commit was lost."""
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def hang(self) -> None:
        """Take everything and forward nothing."""
        self._flowing.clear()

    def flow(self) -> None:
        """Forward again, also what came meanwhile."""
        self._flowing.set()

    def lose_the_next_commit(self) -> None:
        """Forward the next commit, wait for its answer, and cut the line instead of forwarding that."""
        self._loses.set()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.create_connection(self._target)
                self._open += [client, server]
                cut = threading.Event()
                for source, sink, asks in ((client, server, True), (server, client, False)):
                    thread = threading.Thread(target=self._pass_on, args=(source, sink, asks, cut), daemon=True)
                    self._threads.append(thread)
                    thread.start()

    def _pass_on(self, source: socket.socket, sink: socket.socket, asks: bool, cut: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                self._flowing.wait()
                if asks and self._loses.is_set() and b"COMMIT" in data:
                    self._loses.clear()
                    cut.set()
                if not asks and cut.is_set():
                    self.lost.set()
                    break
                sink.sendall(data)
        for one in (source, sink):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.flow()
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in list(self._threads):
            thread.join(10)
            assert not thread.is_alive()
        for one in (*self._open, self._listening):
            one.close()
