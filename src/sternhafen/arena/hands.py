"""Hands: who plays the blocks of a contest: this process, several local ones, or a Ray cluster.

Blocks come back in the order of their numbers, whoever plays them: the same contest gives the same table.
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

AHEAD = 2
"""How many blocks wait for each process, so that none is idle and little is played in vain when a contest stops."""

Play = Callable[[Contest, Iterable[Pairing]], Iterator[Block]]


class NoRay(ImportError):
    """Ray was asked for and is not installed."""


def hands(jobs: int, ray: str | None = None) -> Play:
    """Return who plays: a Ray cluster at an address if one is given, else so many local processes."""
    if ray is not None:
        return by_ray(ray)
    return by_processes(jobs) if jobs > 1 else by_myself


def by_myself(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
    """Yield the blocks, played one after another in this process."""
    for pairing in pairings:
        yield play_block(contest, pairing)


def by_processes(jobs: int) -> Play:
    """Return what plays blocks in so many local processes."""

    def play(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            ask = _in_order(
                pairings, jobs * AHEAD, lambda pairing: pool.submit(play_block, contest, pairing), lambda f: f.result()
            )
            try:
                yield from ask
            finally:
                pool.shutdown(cancel_futures=True)

    return play


def by_ray(address: str) -> Play:
    """Return what plays blocks on a Ray cluster; needs the extra ``ray`` here and Sternhafen on every node."""
    try:
        ray = import_module("ray")  # an extra: who does not use it need not have it
    except ImportError as error:
        raise NoRay from error

    def play(contest: Contest, pairings: Iterable[Pairing]) -> Iterator[Block]:
        own = not ray.is_initialized()
        if own:
            ray.init(address=None if address == "local" else address, log_to_driver=False, configure_logging=False)
        remote = ray.remote(num_cpus=1)(_play_packed)
        data = msgspec.json.encode(contest)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        try:
            for packed in _in_order(
                pairings, cores * AHEAD, lambda pairing: remote.remote(data, msgspec.json.encode(pairing)), ray.get
            ):
                yield msgspec.json.decode(packed, type=Block)
        finally:
            if own:
                ray.shutdown()

    return play


def _play_packed(contest: bytes, pairing: bytes) -> bytes:
    """Return a block as bytes: what goes between machines is data, not classes."""
    found = play_block(msgspec.json.decode(contest, type=Contest), msgspec.json.decode(pairing, type=Pairing))
    return msgspec.json.encode(found)


def _in_order(
    pairings: Iterable[Pairing], most: int, submit: Callable[[Pairing], Any], result: Callable[[Any], Any]
) -> Iterator[Any]:
    """Yield results in the order of the pairings, keeping so many under way."""
    waiting: deque[Any] = deque()
    for pairing in pairings:
        waiting.append(submit(pairing))
        if len(waiting) >= most:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())
