"""The digest: several turns come as one message, not while somebody sleeps, and not about tables they are at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from sternhafen.server.live.push import TOGETHER
from tests.server.hook import Hook
from tests.server.inside import Inside
from tests.server.player import Player
from tests.server.serving import PATIENCE, wait_for
from tests.server.test_push import Browser, browser, dealt, subscribe

__all__ = ["browser"]
NOON = 1_795_000_000 // 86_400 * 86_400 + 12 * 3600


class Clock:
    """A server's time, set by hand, and its looks at what is to be told."""

    def __init__(self, inside: Inside) -> None:
        self._inside = inside
        self._push = inside.app.push
        self.now = float(NOON)
        self._push.clock = lambda: self.now
        self._run(self._push.stop())  # from now on it looks only when it is asked to

    def at(self, seconds: float) -> None:
        """Let it be so many seconds past noon, and look."""
        self.now = NOON + seconds
        self._run(self._look())

    async def _look(self) -> None:
        await asyncio.gather(*self._push._tasks)
        await self._push.look()

    def _run(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._inside.loop).result(PATIENCE)


@pytest.fixture
def inside(title_path: Path, tmp_path: Path) -> Iterator[Inside]:
    running = Inside(tmp_path, private_notify=True)
    yield running
    running.stop()


@pytest.fixture
def two(inside: Inside) -> Iterator[tuple[Player, Player]]:
    with Player(inside.url) as ada, Player(inside.url) as grace:
        yield ada, grace


def test_ten_turns_are_one_message_but_for_the_table_where_one_sits(
    inside: Inside, two: tuple[Player, Player], browser: Browser
) -> None:
    ada, grace = two
    clock = Clock(inside)
    subscribe(ada, browser)
    dealt(ada, grace)
    clock.at(1)
    assert browser.said == ["It is your turn: star-auction"]
    tables = [dealt(ada, grace) for _ in range(11)]
    clock.at(TOGETHER)
    assert len(browser.posts) == 1, "so soon after the first one they are gathered"
    with ada.sit(tables[4]) as seat:
        seat.hello()
        clock.at(1 + TOGETHER)
    assert browser.said[1:] == ["You are asked at 10 tables."]
    assert browser.read(browser.posts[1][1])["link"] == "/", "to all of them"
    clock.at(3 * TOGETHER)
    assert len(browser.posts) == 2, "each turn is told once"


def test_whoever_sleeps_is_told_when_the_quiet_hours_end(
    inside: Inside, two: tuple[Player, Player], browser: Browser
) -> None:
    ada, grace = two
    clock = Clock(inside)
    subscribe(ada, browser)
    night = {"hours": {"begins": 22 * 60, "ends": 7 * 60, "zone": "UTC"}}
    assert ada.http.put("/api/me/quiet", json=night).status_code == 200
    clock.at(11 * 3600)
    for _ in range(2):
        dealt(ada, grace)
        clock.at(11 * 3600)
    clock.at(19 * 3600 - 1)
    assert browser.said == [], "it is a second to seven"
    clock.at(19 * 3600)
    assert browser.said == ["You are asked at 2 tables."]


def test_no_other_message_comes_while_somebody_sleeps(inside: Inside, two: tuple[Player, Player]) -> None:
    ada, grace = two
    clock = Clock(inside)
    with Hook() as hook:
        ada.make()
        night = {"hours": {"begins": 22 * 60, "ends": 7 * 60, "zone": "UTC"}}
        assert ada.http.put("/api/me/quiet", json=night).status_code == 200
        target = {"kind": "webhook", "url": hook.url, "language": "en"}
        assert ada.http.put("/api/me/notify", json={"target": target}).status_code == 200
        clock.at(11 * 3600)
        dealt(ada, grace)
        clock.at(19 * 3600)
        by_day = dealt(ada, grace)

        def told() -> list[str]:
            return [json.loads(body)["table"] for body in hook.bodies]

        wait_for(lambda: by_day in told())
        assert told() == [by_day]
