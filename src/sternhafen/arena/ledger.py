"""The ledger: a file with a contest and every block played so far, so that a long one can be stopped and resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sternhafen.arena.contest import Block, Contest


class WrongLedger(ValueError):
    """The file holds another contest, or none."""


class Ledger:
    """The blocks of a contest, in order; stored in a file if one is given, one line each."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.path = path
        self.blocks: list[Block] = []
        if path is None:
            return
        if path.exists():
            self._read(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(contest) + b"\n")

    def _read(self, path: Path) -> None:
        """Read the stored blocks; a last line that was cut off is played again.

        Two runs at the same time store the same blocks twice; each counts once.
        """
        head, *lines = path.read_bytes().split(b"\n")
        try:
            stored = msgspec.json.decode(head, type=Contest)
            blocks = [msgspec.json.decode(line, type=Block) for line in lines[:-1]]
        except msgspec.DecodeError as error:
            raise WrongLedger(str(path)) from error
        self.blocks = list({block.number: block for block in blocks}.values())
        in_order = [block.number for block in self.blocks] == list(range(len(self.blocks)))
        if msgspec.json.encode(stored) != msgspec.json.encode(self.contest) or not in_order:
            raise WrongLedger(str(path))
        if lines[-1]:
            path.write_bytes(b"".join(line + b"\n" for line in (head, *lines[:-1])))

    def add(self, block: Block) -> None:
        """Store a block; it is in the file when this returns."""
        assert block.number == len(self.blocks), "blocks are stored in order"
        self.blocks.append(block)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(block) + b"\n")
