"""Reviews at a table: only of finished games without secrets, carried on by whoever asks, stored with the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sternhafen.engine.record import write
from tests.reviews.games import finished
from tests.server.inside import Inside
from tests.server.player import Player

ENOUGH = 200
"""Questions after which any review of a short game is done."""


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    running = Inside(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def ada(inside: Inside) -> Iterator[Player]:
    with Player(inside.url) as player:
        yield player


def bring(player: Player) -> str:
    """Bring a finished game of one round to a table."""
    record = write(finished("escape-pods", 1, round_cap=1), ["Ada"])
    created = player.http.post("/api/import", content=record, headers={"Content-Type": "application/json"}).json()
    return str(created["table"]["id"])


def whole(player: Player, table: str) -> dict[str, Any]:
    for _ in range(ENOUGH):
        review: dict[str, Any] = player.get(f"/api/tables/{table}/review")
        if review["judged"] == review["decisions"]:
            return review
    raise AssertionError("the review is not getting done")


def test_a_review_is_carried_on_by_questions_and_stored_with_the_game(ada: Player, inside: Inside) -> None:
    table = bring(ada)
    first = ada.get(f"/api/tables/{table}/review")
    assert first["judged"] <= first["decisions"]
    review = whole(ada, table)
    assert review["rows"] == first["rows"]
    entries = [one["entry"] for one in review["judgements"]]
    assert len(entries) == review["decisions"]
    assert entries == sorted(entries)
    inside.do(lambda: inside.app.reviews.forget(table))
    inside.app.thinking = None  # type: ignore[assignment]  # what is stored needs no worker
    with Player(inside.url) as stranger:
        assert stranger.get(f"/api/tables/{table}/review") == review


def test_a_running_game_is_not_reviewed(ada: Player) -> None:
    table = ada.make("escape-pods", 1)["table"]["id"]
    assert ada.http.get(f"/api/tables/{table}/review").json()["refusal"]["code"].startswith("table-")
