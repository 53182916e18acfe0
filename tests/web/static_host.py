"""A static web space on this machine, as docs/operations.md describes one: files, their types and a policy."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from sternhafen.server.http.security import WASM_POLICY


class Files(SimpleHTTPRequestHandler):
    """Serves a folder; packed copies are sent to whoever takes them."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012  # the base class has it so
        **SimpleHTTPRequestHandler.extensions_map,
        ".wasm": "application/wasm",
        ".mjs": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def do_GET(self) -> None:  # the base class calls it so
        """Send a file."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        brotli = path.with_name(path.name + ".br")
        packed = "br" in self.headers.get("Accept-Encoding", "") and brotli.is_file()
        data = (brotli if packed else path).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Security-Policy", WASM_POLICY)
        self.send_header("Cache-Control", "no-cache")
        if packed:
            self.send_header("Content-Encoding", "br")
        self.end_headers()
        with suppress(ConnectionError):  # the page was left meanwhile
            self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Serve a folder and yield its address."""
    with served(functools.partial(Files, directory=str(folder))) as address:
        yield address


@contextmanager
def served(handler: Callable[..., SimpleHTTPRequestHandler]) -> Iterator[str]:
    """Let a handler answer and yield its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
