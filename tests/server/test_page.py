"""The page has in it what a first visit shows: the words of the visitor's language and the titles, safely."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sternhafen.games import titles
from sternhafen.server.http.page import embed_data, negotiate_language, shared_words
from sternhafen.table.messages.answers import Given
from sternhafen.table.messages.fields import Language
from tests.server.player import Player
from tests.server.serving import Server

PAGE = "<html><head><title>Sternhafen</title></head><body></body></html>"
BLOCK = re.compile(r'<script type="application/json" id="given">(.*?)</script>', re.DOTALL)


@pytest.mark.parametrize("language", ["en", "de"])
def test_shared_words_name_every_title_and_tell_no_more_of_it(language: Language) -> None:
    messages = set(re.findall(r"^([a-z0-9-]+) =", shared_words(language), re.M))
    assert {"engine-seat", "server-no-stale", "web-lobby"} <= messages
    for title in ("escape-pods", "cryo", "planet-unknown", "gen7"):
        told = {one for one in messages if one.startswith(f"{title}-")}
        assert told == {f"{title}-title", f"{title}-line", f"{title}-blurb"}


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, en;q=0.5, de;q=0.7", "de"),
        ("EN-gb, de;q=0.9", "en"),
        ("fr", "en"),
        ("de;q=nonsense, en;q=0.1", "en"),
    ],
)
def test_the_visitors_language_is_chosen(accepted: str, language: str) -> None:
    assert negotiate_language(accepted) == language


def test_words_cannot_end_their_block() -> None:
    given = Given("en", "x = </script><script>alert(1)</script>", [])
    page = embed_data(PAGE.encode(), given).decode()
    found = BLOCK.findall(page)
    assert len(found) == page.count("<script") == 1
    assert json.loads(found[0])["words"] == given.words


def test_the_lobbys_page_comes_in_the_visitors_language(tmp_path: Path, title_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    server = Server(f"sqlite:///{tmp_path / 't.sqlite'}", title_path, "--rates", "0", "--web", str(tmp_path))
    with Player(server.url) as ada:
        for language in ("en", "de"):
            answer = ada.http.get("/", headers={"Accept-Language": language})
            assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
            block = BLOCK.search(answer.text)
            assert block is not None
            given = json.loads(block[1])
            assert given["language"] == language
            assert given["words"] == ada.http.get(f"/text/{language}/shared.ftl").text
            assert given["titles"] == ada.get("/api/titles")
            assert {title["id"] for title in given["titles"]} >= set(titles())
            asked = re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)">', answer.text)
            assert [ada.http.get(path).status_code for path in asked] == [200, 200]
        assert 'as="fetch"' not in ada.http.get("/t/abc").text
    assert server.stop() == 0
