"""Run a contest, from where its ledger ends to its last game, or until a test is sure."""

from __future__ import annotations

from collections.abc import Iterator

from sternhafen.arena.contest import Block, pairings
from sternhafen.arena.executors import Executor, serial
from sternhafen.arena.ledger import Ledger
from sternhafen.arena.ratings import first_share
from sternhafen.arena.sprt import Sprt


def run(ledger: Ledger, games: int, test: Sprt | None = None, play: Executor = serial) -> Iterator[Block]:
    """Yield the blocks of a contest, those in the ledger first; stop after the block that makes the test sure."""
    contest = ledger.contest
    first = contest.entrants[0]
    shares: list[float] = []

    def sure(block: Block) -> bool:
        if first in block.names:
            shares.append(first_share(block, first))
        return test is not None and test.verdict(shares) != "open"

    wanted = list(pairings(contest, games))
    for block in ledger.blocks[: len(wanted)]:
        yield block
        if sure(block):
            return
    for block in play(contest, wanted[len(ledger.blocks) :]):
        ledger.add(block)
        yield block
        if sure(block):
            return
