"""The queue before the workers: whose turn it is, how much may wait, and that leaving frees a place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from sternhafen.server.bots.queue import Thinking
from sternhafen.server.bots.workers import Workers
from sternhafen.server.http.limits import Bounds
from sternhafen.table.refusals import Declined
from sternhafen.table.thinking.thinker import Asker, Rank

Task = asyncio.Task[dict[str, Any]]


class Hands:
    """Workers that do a job when the test says so, by a clock that the test moves."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.now = 0.0
        self.doing: dict[str, asyncio.Future[None]] = {}
        self.began: list[str] = []

    async def do(self, job: str, seconds: float, **request: Any) -> dict[str, Any]:
        self.began.append(job)
        self.doing[job] = asyncio.get_running_loop().create_future()
        try:
            await self.doing[job]
        finally:
            del self.doing[job]
        return {"did": job}

    async def finish(self, job: str, seconds: float = 1.0) -> None:
        """Let a job end after so many seconds, and everybody go on."""
        self.now += seconds
        self.doing[job].set_result(None)
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Queue:
    """A queue with such workers."""

    def __init__(self, workers: int, **bounds: Any) -> None:
        self.hands = Hands(workers)
        self.thinking = Thinking(self.hands, Bounds(**bounds), lambda: self.hands.now)

    async def ask(self, job: str, owner: str, rank: Rank | Callable[[], Rank] = Rank.AWAITED, table: str = "") -> Task:
        asker = Asker(table or job, lambda: owner, rank if callable(rank) else lambda: rank)
        task = asyncio.create_task(self.thinking.do(job, 9.0, asker))
        await settle()
        return task


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    def synchronous() -> None:
        asyncio.run(test())

    synchronous.__name__ = test.__name__
    return synchronous


async def over(tasks: list[Task]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


async def refused(task: Awaitable[Any]) -> str:
    with pytest.raises(Declined) as declined:
        await task
    return declined.value.refusal.code


@run
async def test_a_bot_that_a_person_waits_for_comes_before_anything_else() -> None:
    queue = Queue(1)
    tasks = [await queue.ask("first", "a", Rank.ABSENT)]
    tasks += [await queue.ask(job, "a", rank) for job, rank in (("absent", Rank.ABSENT), ("hint", Rank.ASKED))]
    tasks += [await queue.ask("bot", "a", Rank.AWAITED)]
    for job in ("first", "bot", "hint", "absent"):
        await queue.hands.finish(job)
    assert queue.hands.began == ["first", "bot", "hint", "absent"]
    assert [task.result() for task in tasks][-1] == {"did": "bot"}


@run
async def test_who_has_used_the_workers_least_is_next_and_then_the_table_that_has() -> None:
    queue = Queue(1)
    for number in range(5):
        await queue.ask(f"flood{number}", "eve", table=f"t{number % 2}")
    await queue.hands.finish("flood0", 10)
    await queue.ask("mine", "ada")
    await queue.hands.finish("flood1", 1)  # of the other table: it had used nothing
    assert queue.hands.began == ["flood0", "flood1", "mine"]
    await queue.hands.finish("mine", 0.1)
    assert queue.hands.began[-1] == "flood3", "of the table that has used less"


@run
async def test_a_client_with_many_tables_never_takes_the_last_worker_from_others() -> None:
    queue = Queue(2, rivals_seconds=60.0)
    for number in range(20):
        await queue.ask(f"flood{number}", "eve")
    assert set(queue.hands.doing) == {"flood0", "flood1"}, "nobody else is here, so it may use both"
    await queue.ask("mine", "ada")
    await queue.hands.finish("flood0")
    assert set(queue.hands.doing) == {"flood1", "mine"}
    await queue.hands.finish("mine")
    assert set(queue.hands.doing) == {"flood1"}, "one stays free for whoever comes next"
    await queue.ask("again", "ada")
    assert "again" in queue.hands.doing, "and so nobody waits"
    await queue.hands.finish("again")
    queue.hands.now += 100
    queue.thinking.go_on()
    await settle()
    assert len(queue.hands.doing) == 2, "the others have left"


@run
async def test_hints_and_charts_never_take_the_last_worker() -> None:
    queue = Queue(2)
    for number, owner in enumerate("abc"):
        await queue.ask(f"hint{number}", owner, Rank.ASKED)
    assert list(queue.hands.doing) == ["hint0"]
    await queue.ask("bot", "d")
    assert set(queue.hands.doing) == {"hint0", "bot"}


@run
async def test_reviews_come_after_everything_else_and_are_bounded_for_a_client() -> None:
    queue = Queue(1, jobs_a_client=1)
    await queue.ask("first", "x")
    await queue.ask("review", "a", Rank.ANALYSED)
    assert await refused(await queue.ask("another review", "a", Rank.ANALYSED)) == "busy"
    await queue.ask("archive", "archive", Rank.KEPT)
    await queue.ask("hint", "b", Rank.ASKED)
    for job in ("first", "hint", "archive", "review"):
        assert list(queue.hands.doing) == [job]
        await queue.hands.finish(job)


@run
async def test_what_waits_is_bounded_for_a_client_and_for_all() -> None:
    queue = Queue(1, jobs=5, jobs_a_client=2)
    await queue.ask("first", "x")
    hints = [await queue.ask(f"hint{number}", "eve", Rank.ASKED) for number in range(3)]
    assert await refused(hints[2]) == "busy"
    more = [await queue.ask(f"more{number}", f"{number}", Rank.ASKED) for number in range(4)]
    assert await refused(more[3]) == "busy"
    assert len(queue.thinking) == 5
    await queue.ask("bot", "ada")
    assert await refused(more[2]) == "busy", "the newest of the last rank makes room for a bot that is waited for"
    await queue.hands.finish("first")
    assert list(queue.hands.doing) == ["bot"]


@run
async def test_who_leaves_while_waiting_or_thinking_gives_its_place_to_the_next() -> None:
    queue = Queue(1)
    thinking, waiting = await queue.ask("thinking", "a"), await queue.ask("waiting", "b")
    await queue.ask("next", "c")
    waiting.cancel()
    thinking.cancel()
    await over([waiting, thinking])
    await settle()
    assert list(queue.hands.doing) == ["next"]
    assert len(queue.thinking) == 0


@run
async def test_a_bot_moves_up_when_a_person_comes_to_its_table() -> None:
    queue = Queue(1)
    ranks = {"rank": Rank.ABSENT}
    await queue.ask("first", "a")
    await queue.ask("hint", "a", Rank.ASKED)
    await queue.ask("bot", "b", lambda: ranks["rank"])
    ranks["rank"] = Rank.AWAITED
    await queue.hands.finish("first")
    assert list(queue.hands.doing) == ["bot"]


@run
async def test_who_asks_for_a_hint_does_not_wait_for_ever() -> None:
    queue = Queue(1, job_patience=0.01)
    await queue.ask("first", "a")
    assert await refused(await queue.ask("hint", "b", Rank.ASKED)) == "busy"


@run
async def test_storing_a_finished_game_comes_last_and_is_nobodys_rival() -> None:
    queue = Queue(2)
    await queue.ask("archive", "archive", Rank.KEPT)
    await queue.hands.finish("archive")
    tasks = [await queue.ask("first", "ada"), await queue.ask("second", "ada")]
    assert queue.hands.began == ["archive", "first", "second"], "ada has all workers to herself"
    for job in ("first", "second"):
        await queue.hands.finish(job)
    assert [task.result() for task in tasks] == [{"did": "first"}, {"did": "second"}]


def test_a_worker_that_is_given_up_while_it_starts_is_waited_for() -> None:
    async def run() -> int | None:
        workers = Workers(1, 512)
        warming = asyncio.create_task(workers.warm())
        while not workers._running:
            await asyncio.sleep(0)
        (process,) = workers._running
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await workers.stop()
        return process.returncode

    assert asyncio.run(run()) is not None


@run
async def test_thinking_ahead_gives_its_place_up_to_whoever_comes_and_costs_its_owner_nothing() -> None:
    queue = Queue(2)
    ahead = await queue.ask("ahead", "a", Rank.AHEAD)
    queue.hands.now += 30
    await queue.ask("hint", "b", Rank.ASKED)
    assert set(queue.hands.doing) == {"hint"}, "hints leave a worker free, so the one that thinks ahead stops"
    assert ahead.cancelled()
    again = await queue.ask("again", "a", Rank.AHEAD)
    assert not again.done()
    assert "again" not in queue.hands.doing, "it takes no worker that somebody may need at once"
    await queue.ask("first", "c")
    waiting = [await queue.ask("theirs", "d"), await queue.ask("mine", "a")]
    await queue.hands.finish("first")
    await queue.hands.finish("theirs")
    assert "mine" in queue.hands.doing
    assert not waiting[1].done()
    await queue.hands.finish("mine")
    await queue.hands.finish("hint")
    assert set(queue.hands.doing) == {"again"}


@run
async def test_with_one_worker_thinking_ahead_ends_as_soon_as_a_bot_is_waited_for() -> None:
    queue = Queue(1)
    ahead = await queue.ask("ahead", "a", Rank.AHEAD)
    assert set(queue.hands.doing) == {"ahead"}
    await queue.ask("bot", "b")
    assert ahead.cancelled()
    assert set(queue.hands.doing) == {"bot"}
