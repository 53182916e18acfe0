"""Workers: processes that play the games of a vector environment and write into its shared arrays."""

from __future__ import annotations

import signal
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from sternhafen.envs.arrays import Arrays, Sizes, bytes_needed
from sternhafen.envs.batch import Batch, Setup
from sternhafen.envs.picture import RenderMode, picture

Request = tuple[str, Any]
"""``("reset", seed)``, ``("step", None)`` or ``("picture", (game, mode))``."""


class WorkerDied(RuntimeError):
    """A process that played some of the games is gone; the message says which and how it ended."""


def answer(batch: Batch, request: Request) -> Any:
    """Return what a batch of games answers to a request; `reset` and `step` write into the arrays."""
    name, argument = request
    if name == "reset":
        batch.reset(argument)
    elif name == "step":
        batch.step()
    else:
        game, mode = argument
        return picture(batch.game(game), mode, None)
    return None


def serve(connection: Connection, memory: Any, setup: Setup, sizes: Sizes, first: int, count: int) -> None:
    """Answer requests until the other end is closed; an error is answered too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the environment's process decides when to stop
    arrays = Arrays(sizes, memory)
    batch = Batch(setup, arrays, first, count)
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        try:
            connection.send((answer(batch, request), None))
        except Exception as error:
            connection.send((None, error))


class Worker:
    """A process with some of the games."""

    def __init__(self, memory: Any, setup: Setup, sizes: Sizes, first: int, count: int) -> None:
        context = get_context("spawn")
        self.games = range(first, first + count)
        self._connection, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, memory, setup, sizes, first, count), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, request: Request) -> None:
        """Ask for something; `receive` waits until it is done."""
        try:
            self._connection.send(request)
        except OSError as error:
            raise self._died() from error

    def receive(self) -> Any:
        """Return the answer, or raise the error of that process."""
        try:
            answered, error = self._connection.recv()
        except (EOFError, OSError) as gone:
            raise self._died() from gone
        if error is not None:
            raise error
        return answered

    def _died(self) -> WorkerDied:
        self.process.join(1)
        code = self.process.exitcode
        how = f"ended by signal {-code}" if code is not None and code < 0 else f"exit code {code}"
        return WorkerDied(f"the process of games {self.games.start} to {self.games.stop - 1} is gone ({how})")

    def close(self) -> None:
        """End the process."""
        self._connection.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Workers:
    """All games of an environment: in this process, or shared among several."""

    def __init__(self, setup: Setup, sizes: Sizes, workers: int) -> None:
        if sizes.games < 1 or not 0 <= workers <= sizes.games:
            raise ValueError(f"{sizes.games} games cannot be shared among {workers} processes")
        self._workers: list[Worker] = []
        self._batch: Batch | None = None
        self._pending: Request | None = None
        if workers == 0:
            self.arrays = Arrays(sizes, bytearray(bytes_needed(sizes)))
            self._batch = Batch(setup, self.arrays, 0, sizes.games)
            return
        memory = get_context("spawn").RawArray("b", bytes_needed(sizes))
        self.arrays = Arrays(sizes, memory)
        cuts = [sizes.games * i // workers for i in range(workers + 1)]
        for first, end in pairwise(cuts):
            self._workers.append(Worker(memory, setup, sizes, first, end - first))

    def send(self, request: Request) -> None:
        """Ask all games for something."""
        self._pending = request
        for worker in self._workers:
            worker.send(request)

    def receive(self) -> None:
        """Wait until all have answered; raise the first error if there was one."""
        request, self._pending = self._pending, None
        if self._batch is not None and request is not None:
            answer(self._batch, request)
        errors: list[Exception] = []
        for worker in self._workers:
            try:
                worker.receive()
            except Exception as error:
                errors.append(error)
        if errors:
            raise errors[0]

    def picture(self, game: int, mode: RenderMode) -> Any:
        """Return a game as a spectator sees it."""
        request = ("picture", (game, mode))
        if self._batch is not None:
            return answer(self._batch, request)
        worker = next(worker for worker in self._workers if game in worker.games)
        worker.send(request)
        return worker.receive()

    def close(self) -> None:
        """End all processes; the arrays stay as they are."""
        for worker in self._workers:
            worker.close()
        self._workers = []
