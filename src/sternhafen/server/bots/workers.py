"""Workers: the processes that think, each with one job at a time; one that takes too long is ended and replaced."""

from __future__ import annotations

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from sternhafen.table.hosts.diagnostics import note, trouble
from sternhafen.table.thinking.thinker import WorkerFailed

START_SECONDS = 60.0
"""How long a worker may take to load; it does not count as thinking."""
INTERRUPT_SECONDS = 1.0
"""How long a worker may take to stop thinking when nobody needs its answer any more."""
FAILURES = (TimeoutError, OSError, EOFError, msgspec.DecodeError)
"""The errors by which a worker that hangs, has gone or talks nonsense is noticed."""


class Workers:
    """A pool of worker processes, started before they are needed if `warm` is called in time."""

    def __init__(self, count: int, megabytes: int) -> None:
        self.count = count
        self._megabytes = megabytes
        self._idle: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        """The free places, each with its worker, or None where one still has to be started."""
        self._running: set[Process] = set()
        self._replacing: set[asyncio.Task[None]] = set()
        for _ in range(count):
            self._idle.put_nowait(None)

    async def do(self, job: str, seconds: float, **request: Any) -> dict[str, Any]:
        """Return a worker's answer, or raise `WorkerFailed`; waiting for a free worker does not count as time."""
        process = await self._idle.get()
        if process is None or process.returncode is not None:
            process = await self._start_here()
        try:
            async with asyncio.timeout(seconds):
                answer = await self._ask(process, {"do": job, **request})
        except FAILURES as error:
            self._give_up(process)
            raise WorkerFailed(type(error).__name__) from error
        except asyncio.CancelledError:
            self._replace(lambda: self._interrupted(process))
            raise
        except BaseException:
            self._give_up(process)
            raise
        self._idle.put_nowait(process)
        if "failed" in answer:
            raise WorkerFailed(answer["failed"])
        return answer

    async def warm(self) -> None:
        """Start all workers that do not run yet, one after another; meanwhile jobs wait for the first that is free."""
        places = [self._idle.get_nowait() for _ in range(self._idle.qsize())]
        missing = places.count(None)
        for process in places:
            if process is not None:
                self._idle.put_nowait(process)
        try:
            while missing:
                missing -= 1
                self._idle.put_nowait(await self._start_here())
        finally:
            for _ in range(missing):
                self._idle.put_nowait(None)

    def _give_up(self, process: Process) -> None:
        """End a worker and start another in its place, so that nobody waits for that later."""
        self._end(process)
        self._replace(self._start_here)

    async def _interrupted(self, process: Process) -> Process:
        """Tell a worker that nobody needs its answer any more; return it once it has stopped, or else a new one."""
        try:
            process.send_signal(signal.SIGINT)
            async with asyncio.timeout(INTERRUPT_SECONDS):
                await self._answer(process)
            return process
        except (*FAILURES, ValueError, ProcessLookupError):  # Windows cannot send the signal
            self._end(process)
            return await self._start_here()

    def _replace(self, worker: Callable[[], Awaitable[Process]]) -> None:
        """Fill a place as soon as its worker is there."""

        async def fill() -> None:
            try:
                self._idle.put_nowait(await worker())
            except WorkerFailed as error:  # the place is kept: the next job tries again
                trouble("worker-not-started", error)

        task = asyncio.create_task(fill())
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _start_here(self) -> Process:
        """Return a new worker for a place that the caller has; if it cannot be started the place is free again."""
        try:
            return await self._start()
        except FAILURES as error:
            self._idle.put_nowait(None)
            raise WorkerFailed(type(error).__name__) from error
        except BaseException:
            self._idle.put_nowait(None)
            raise

    async def _start(self) -> Process:
        arguments = ("-m", "sternhafen.server.bots.worker", str(self._megabytes))
        process = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdin=PIPE, stdout=PIPE)
        self._running = {one for one in self._running if one.returncode is None} | {process}
        try:
            async with asyncio.timeout(START_SECONDS):
                await self._answer(process)
        except BaseException:
            self._end(process)
            raise
        note("worker-started", pid=process.pid)
        return process

    async def _ask(self, process: Process, request: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None, "workers read from a pipe"
        data = msgspec.json.encode(request)
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        return await self._answer(process)

    async def _answer(self, process: Process) -> dict[str, Any]:
        assert process.stdout is not None, "workers write to a pipe"
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.json.decode(await process.stdout.readexactly(size), type=dict[str, Any])

    def _end(self, process: Process | None) -> None:
        if process is not None and process.returncode is None:
            process.kill()  # it stays among those that `stop` waits for until it has ended

    async def stop(self) -> None:
        """End all workers."""
        for task in list(self._replacing):
            task.cancel()
        await asyncio.gather(*self._replacing, return_exceptions=True)
        running, self._running = list(self._running), set()
        for process in running:
            if process.returncode is None:
                process.kill()
        for process in running:
            await process.wait()
