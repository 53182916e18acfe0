"""Packed answers: small for whoever can unpack them, plain for everybody else, the same bytes for both."""

from __future__ import annotations

from pathlib import Path

import pytest

from sternhafen.server.http.compression import codings
from sternhafen.server.http.routes.content import Web
from tests.server.player import Player


def test_codings_are_read_from_the_header() -> None:
    assert codings("gzip, deflate;q=0.5, BR") == {"gzip", "deflate", "br"}
    assert codings("gzip;q=0, br; q=0.0") == set()


@pytest.mark.parametrize("path", ["/text/de/web.ftl", "/rules/en/cryo.json", "/api/titles"])
def test_words_rules_and_titles_are_sent_packed_to_whoever_accepts_it(ada: Player, path: str) -> None:
    plain = ada.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = ada.http.get(path, headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.content == plain.content
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.num_bytes_downloaded < len(plain.content) / 2


def test_packed_copies_of_the_web_table_are_no_files_of_their_own(tmp_path: Path) -> None:
    for name in ("index.html", "index.html.gz", "index.html.br"):
        (tmp_path / name).write_bytes(name.encode())
    files = Web(tmp_path).files
    assert list(files) == ["index.html"]
    assert files["index.html"].coded == {"gzip": b"index.html.gz", "br": b"index.html.br"}
