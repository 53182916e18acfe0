"""Executors: what plays the blocks of a contest: this process, several local ones, or a Ray cluster.

Blocks come back in the order of their numbers, whatever plays them: the same contest gives the same table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import msgspec

from sternhafen.arena.contest import Block, Contest, Pairing, play_block

QUEUED_PER_WORKER = 2
"""How many blocks wait for each worker, so that none is idle and little play is wasted when a contest stops."""

Executor = Callable[[Contest, Iterable[Pairing]], Iterator[Block]]
"""Plays the pairings of a contest and yields their blocks in order."""


class RayMissing(ImportError):
    """Ray was asked for and is not installed."""


def executor(jobs: int, ray_address: str | None = None) -> Executor:
    """Return the executor for a Ray cluster if an address is given, else for a number of local processes."""
    if ray_address is not None:
        return ray(ray_address)
    return processes(jobs) if jobs > 1 else serial


def serial(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
    """Yield the blocks, played one after another in this process."""
    for pairing in pairings:
        yield play_block(contest, pairing)


def processes(jobs: int) -> Executor:
    """Return an executor that plays blocks in local processes."""

    def play(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            blocks = _in_order(
                pairings,
                jobs * QUEUED_PER_WORKER,
                lambda pairing: pool.submit(play_block, contest, pairing),
                lambda future: future.result(),
            )
            try:
                yield from blocks
            finally:
                pool.shutdown(cancel_futures=True)

    return play


def ray(address: str) -> Executor:
    """Return an executor that plays blocks on a Ray cluster.

    It needs the extra ``ray`` here, and Sternhafen on every node.
    """
    try:
        cluster = import_module("ray")  # an extra: only contests on a cluster need it
    except ImportError as error:
        raise RayMissing from error

    def play(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
        started_here = not cluster.is_initialized()
        if started_here:
            cluster.init(address=None if address == "local" else address, log_to_driver=False, configure_logging=False)
        remote = cluster.remote(num_cpus=1)(_play_encoded)
        encoded_contest = msgspec.json.encode(contest)
        cores = max(1, int(cluster.cluster_resources().get("CPU", 1)))
        try:
            for block in _in_order(
                pairings,
                cores * QUEUED_PER_WORKER,
                lambda pairing: remote.remote(encoded_contest, msgspec.json.encode(pairing)),
                cluster.get,
            ):
                yield msgspec.json.decode(block, type=Block)
        finally:
            if started_here:
                cluster.shutdown()

    return play


def _play_encoded(contest: bytes, pairing: bytes) -> bytes:
    """Return a block as bytes: machines exchange data, not classes."""
    block = play_block(msgspec.json.decode(contest, type=Contest), msgspec.json.decode(pairing, type=Pairing))
    return msgspec.json.encode(block)


def _in_order(
    pairings: Iterable[Pairing], limit: int, submit: Callable[[Pairing], Any], result: Callable[[Any], Any]
) -> Iterator[Any]:
    """Yield results in the order of the pairings, with at most `limit` of them under way."""
    waiting: deque[Any] = deque()
    for pairing in pairings:
        waiting.append(submit(pairing))
        if len(waiting) >= limit:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())
