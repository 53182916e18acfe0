"""A local table: a single table in this process, as in a terminal or a notebook.

Everybody who is not a bot shares one screen. Moves go through the same commands as at a server's table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import msgspec

from sternhafen.bots import Bot, chance_of, situation
from sternhafen.engine import Action, Match
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import PERSON, TableNote, encode
from sternhafen.table.commands.execute import played
from sternhafen.table.commands.undo import take_back, undo
from sternhafen.table.committing import Plan
from sternhafen.table.hosts.storage import TableRow
from sternhafen.table.log.lines import Dealt, Line, Moved, ReadySet, SeatSet, Stored
from sternhafen.table.table import Table
from sternhafen.table.thinking.decisions import decided_before
from sternhafen.table.updates.records import record_of

HERE = "here"
"""The one client."""


def unix_seconds() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())


class LocalTable:
    """A table that only this process can reach; it calls `changed` after every change.

    >>> from sternhafen.games import title
    >>> table = LocalTable(Match.new(title("escape-pods"), 2, 1), ["Ada", "Bo"])
    >>> table.play(table.match.state.first_asked(), table.match.state.legal(table.match.state.first_asked())[0])
    >>> len(table.match.log)
    1
    """

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        players: Sequence[str] | None = None,
        notes: Sequence[TableNote] = (),
        deal: SeedOrigin | None = None,
        changed: Callable[[LocalTable], None] = lambda table: None,
        now: Callable[[], int] = unix_seconds,
    ) -> None:
        setup = match.setup
        options = msgspec.json.encode(setup.options).decode()
        row = TableRow(
            HERE, match.title.id, match.title.rules, setup.seats, options, False, True, False, HERE, now(), None
        )
        self.table = Table(row, match.title)
        self._now = now
        self._changed: Callable[[LocalTable], None] = lambda table: None
        for seat, name in enumerate(names):
            bot = None if players is None or players[seat] == PERSON else players[seat]
            self._add(SeatSet(seat, "bot" if bot else "person", name, bot, () if bot else (HERE,)))
            self._add(ReadySet(seat, True))
        self._add(Dealt(f"{setup.seed:032x}", deal))
        for entry in match.log:
            self._add(Moved.of(entry), match)
        self.table.match, self.table.notes = match, list(notes)
        self._changed = changed

    @property
    def match(self) -> Match:
        """The game."""
        return self.table.shown()

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return self.table.seats_of(HERE)

    def play(self, seat: int, action: Action) -> None:
        """Play a person's action, or raise `AgainstRules`."""
        self._commit(played(self.table.playing(), seat, action, "person"))

    def play_bot(self, seat: int, bot: Bot) -> None:
        """Let a bot play one move; in a situation it has decided before (and that was taken back) it repeats itself."""
        match, where = self.table.playing(), situation(self.match, seat)
        before = decided_before(self.table, match, seat, where)
        if before is not None:
            self._commit(played(match, seat, *before, where))
            return
        action = bot(match.title, match.isolated(seat), seat, chance_of(match, seat, "choose"))
        self._commit(played(match, seat, action, "bot", where))

    def undo(self, seat: int, count: int) -> None:
        """Take back a seat's newest actions, or raise `AgainstRules`."""
        self._commit(undo(self.table, seat, count))

    def take_back(self, seat: int, to: int) -> int:
        """Strike every line from `to` on, marked as practice if that affects others; return how many were struck."""
        self._commit(take_back(self.table, HERE, seat, to))
        return len(self.table.moves[-1].line.strikes)

    def record(self) -> bytes:
        """Return the game as a record."""
        return encode(record_of(self.table))

    def _commit(self, plan: Plan) -> None:
        for line in plan.lines:
            self._add(line, plan.match)
        self._changed(self)

    def _add(self, line: Line, match: Match | None = None) -> None:
        self.table.apply(Stored(self.table.number + 1, self._now(), None, line), match)
