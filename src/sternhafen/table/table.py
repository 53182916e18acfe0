"""The table: the sum of its stored lines."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from sternhafen.engine import Match, Setup, Title
from sternhafen.engine.beginning import Beginning
from sternhafen.engine.deal import SeedOrigin, commitment
from sternhafen.engine.record import Seam, TableNote
from sternhafen.table.absence.company import Company
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.evening import Evening
from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.hosts.storage import TableRow
from sternhafen.table.learning.puzzling import Puzzling, puzzled
from sternhafen.table.learning.teaching import Teaching, taught
from sternhafen.table.log.absence import Ended
from sternhafen.table.log.beginning import Begun
from sternhafen.table.log.daily import DailyBegun
from sternhafen.table.log.evening import DateAnswered, DateProposed, RoomSet
from sternhafen.table.log.lines import (
    Answered,
    Closed,
    Dealt,
    Disclosed,
    Followed,
    Hosted,
    Marked,
    Moved,
    PartGiven,
    Promised,
    Proposed,
    ReadySet,
    Reopened,
    Restarted,
    Resumed,
    Said,
    SeatAnswered,
    SeatAsked,
    SeatSet,
    Stored,
)
from sternhafen.table.log.moves import event_decoder, read_action
from sternhafen.table.log.notes import added, notes_of
from sternhafen.table.messages.fields import Status
from sternhafen.table.parts import Move, OpenProposal, Parts, Seat, Seating, SeatRequest
from sternhafen.table.refusals import Declined
from sternhafen.table.updates.finished import Finished
from sternhafen.table.updates.positions import Continuation, current_options, deal_match, resumed_match

MAX_CHAT = 200


class Table(Seating):
    """One table: what its lines add up to."""

    def __init__(
        self, row: TableRow, title: Title | None, bounds: TableBounds | None = None, uptime: Uptime | None = None
    ) -> None:
        self.row = row
        self.bounds = bounds or TableBounds()
        self.uptime = uptime or Uptime()
        self.id = row.id
        self.title = title
        self.host = row.host
        self.options: dict[str, Any] = msgspec.json.decode(row.options)
        super().__init__([Seat() for _ in range(row.seats)])
        self.number = 0
        self.commands: dict[str, int] = {}
        self.chat: list[tuple[int, int, Said]] = []
        self.marks: dict[int, str] = {}
        self.mark_lines: Counter[int] = Counter()
        """How far every seat has come, such as in reading."""
        self.chat_lines = 0
        """How many lines of chat and about the evening there ever were."""
        self.moves: list[Move] = []
        self.struck: set[int] = set()
        """The numbers of the moves that were taken back."""
        self.match: Match | None = None
        self.seed: str | None = None
        self.parts = Parts()
        self.origin: SeedOrigin | None = None
        self.closed = False
        self.disclosed = False
        self.held: set[int] = set()
        """The seats that a person has ever owned."""
        self.rules = row.rules
        """The version of the rules that the game follows."""
        self.seams: list[Seam] = []
        """Where the game continued under changed rules."""
        self.broken = title is None or (
            title.rules != row.rules and current_options(title, self.options, row.seats) is None
        )  # after the deal, the rules it was dealt under decide
        self.continuation: Continuation | None = None
        """How an unfinished game of earlier rules could continue."""
        self.finished: Finished | None = None
        """How a game of earlier rules ended."""
        self.sealed: tuple[int, str] | None = None
        self.proposal: OpenProposal | None = None
        self.seat_request: SeatRequest | None = None
        self.notes: list[TableNote] = []
        """What has happened to the seats since the deal."""
        self.company = Company()
        self.evening = Evening()
        self.following: str | None = None
        self.teaching: Teaching | None = None
        """The lesson that is given here."""
        self.beginning: Beginning | None = None
        """The given position that its game begins from."""
        self.puzzling: Puzzling | None = None
        """The puzzle that is set here."""
        self.daily: str | None = None
        """The day whose challenge is tried here."""
        self.lock = asyncio.Lock()
        self.network: str | None = None
        """The network that a player or the host last came from; not stored, only used to share workers fairly."""

    @classmethod
    def load(
        cls,
        row: TableRow,
        title: Title | None,
        stored: Iterable[Stored],
        bounds: TableBounds | None = None,
        uptime: Uptime | None = None,
    ) -> Table:
        """Return the table that stored lines add up to; the game is replayed once and only its end is checked."""
        table = cls(row, title, bounds, uptime)
        for one in stored:
            table._fold(one)
            if isinstance(one.line, Moved) and not table.broken:
                table._log(one.line)
        if table.match is not None and len(table.match.log) > table.match.before and not table.broken:
            table._replay(table.match)
        return table

    def apply(self, stored: Stored, match: Match | None = None) -> None:
        """Add the next line; `match` is the game after it, if it has been computed already."""
        self._fold(stored)
        if not isinstance(stored.line, Moved) or self.broken:
            return
        if match is not None:
            self.match = match
            return
        assert self.match is not None, "a move needs a game"
        trial = self.match.branch(rewrite=True)
        try:
            self._repeat(trial, stored.line)
        except Exception:  # another process has other rules: this one can only show the game
            self.broken = True
        else:
            self.match = trial
            self.broken = trial.log[-1].digest != stored.line.digest

    # Adding up ---------------------------------------------------------------------------------------------------

    def _fold(self, stored: Stored) -> None:
        self.number = stored.number
        if stored.command is not None:
            self.commands[stored.command] = stored.number
        self.notes = added(self.notes, notes_of(self, stored.line))
        self.company = self.company.after(stored.number, stored.line, self.seats)
        self.evening = self.evening.after(stored.number, stored.line)
        match stored.line:
            case SeatSet(seat, kind, name, bot, clients):
                ready = kind == "bot" or (self.seats[seat].ready and self.status != "waiting")
                self.seats[seat] = Seat(kind, name, bot, clients, ready)
                if clients:
                    self.held.add(seat)
                self.seat_request = None
                if self.seed is None:
                    self.parts.commit(seat, "")
            case SeatAsked(seat, change, bot, needed):
                self.seat_request = SeatRequest(
                    stored.number, stored.at, seat, change, bot, frozenset(needed), frozenset()
                )
            case SeatAnswered(seats, yes):
                ask = self.seat_request
                self.seat_request = replace(ask, agreed=ask.agreed | set(seats)) if ask and yes else None
            case Promised(part):
                self.parts = Parts(part)
            case Restarted(part, without):
                self.parts = self.parts.restarted(part, without)
            case ReadySet(seat, ready, hashed):
                self.seats[seat] = replace(self.seats[seat], ready=ready)
                self.parts.commit(seat, hashed)
            case PartGiven(seat, part):
                self.parts.given[seat] = part
            case Dealt(seed, origin, rules):
                self.seed, self.origin, self.rules = seed, origin, rules or self.row.rules
                self._deal(seed)
            case Resumed():
                self._resume(stored.line)
            case Moved(seat, by=by):
                self.moves.append(Move(stored.number, stored.at, stored.line))
                self.struck.update(stored.line.strikes)
                self.proposal = None
                self._is_here(seat if by == "person" else -1)
            case Said(seat):
                self._is_here(seat)
                self.chat_lines += 1
                if stored.line.text:  # a deleted chat line is stored as an empty one
                    self.chat = [*self.chat[-MAX_CHAT + 1 :], (stored.number, stored.at, stored.line)]
            case DateProposed() | DateAnswered() | RoomSet():
                self.chat_lines += 1  # they are bounded together
            case Marked(seat, text):
                self.marks[seat] = text
                self.mark_lines[seat] += 1
            case Proposed(seat, to, needed, agreed, what):
                self.proposal = OpenProposal(stored.number, seat, to, frozenset(needed), frozenset(agreed), what)
            case Answered(seats, yes):
                pending = self.proposal
                self.proposal = replace(pending, agreed=pending.agreed | set(seats)) if pending and yes else None
            case Closed() | Ended():
                self.closed, self.proposal, self.seat_request = True, None, None
            case Reopened():
                self.closed = False
            case Disclosed():
                self.disclosed = True
            case Hosted(client):
                self.host = client
            case Followed(table):
                self.following = table
            case Begun(beginning):
                self.beginning = beginning
            case DailyBegun(day):
                self.daily = day
        self.teaching = taught(self.teaching, stored.line, self.row.title, len(self.moves))
        self.puzzling = puzzled(self.puzzling, stored.line, self.row.title)

    def _is_here(self, seat: int) -> None:
        """Drop the host's request about somebody who plays or chats: they are not absent."""
        if self.seat_request is not None and self.seat_request.needed == {seat}:
            self.seat_request = None

    def _deal(self, seed: str) -> None:
        self.broken = self.title is None or self.title.rules != self.rules
        if not self.broken:
            self.match = self.new_match(seed)
            self.broken = self.match is None

    def new_match(self, seed: str) -> Match | None:
        """Return the game that a seed deals here; None if today's rules do not allow its options."""
        if self.title is None:
            return None
        return deal_match(self.title, self.options, self.row.seats, seed, self.beginning)

    def _resume(self, line: Resumed) -> None:
        """Continue under changed rules; a process that has yet other rules can only show the game."""
        state, entries = msgspec.json.decode(line.state), len(self.moves)
        self.seams.append(Seam(entries, self.rules, line.rules, state, line.fields))
        self.rules, self.match, self.continuation, self.proposal = line.rules, None, None, None
        self.broken = self.title is None or self.title.rules != line.rules
        if self.title is None or self.broken:
            return
        try:
            options = msgspec.convert(self.options, self.title.options)
            setup = Setup(options, self.row.seats, int(self.seed or "", 16))
            self.match = resumed_match(self.title, setup, line, entries)
        except Exception:  # if a title changed without a new rules number, its positions may raise anything
            self.broken = True

    def _log(self, line: Moved) -> None:
        """Put a stored move into the match's log, unplayed."""
        assert self.match is not None, "a move needs a game"
        assert self.title is not None, "a game has a title"
        try:
            action, events = read_action(self.title, line), event_decoder(self.title.id).decode(line.events)
        except msgspec.ValidationError:
            self.broken = True
            return
        self.match.log.append(line.entry(action, events))
        for number in line.strikes:
            self.match.log[number].struck = True

    def _replay(self, match: Match) -> None:
        try:
            match.rebuild()
            self.broken = match.state.digest() != match.log[-1].digest
        except Exception:  # under changed rules a stored game may raise anything; it can then only be shown
            self.broken = True

    def _repeat(self, match: Match, line: Moved) -> None:
        action = read_action(match.title, line)
        match.repeat(line.entry(action))

    # Queries -----------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """The table's status."""
        return "closed" if self.closed else self.status_when_open

    @property
    def status_when_open(self) -> Status:
        """The table's status, as if it had not been closed."""
        if self.broken:
            return "stale" if self.finished is None else "over"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "running"

    @property
    def episode(self) -> int:
        """Which episode of a campaign is played here; 0 if the title has no campaign or no longer exists."""
        if self.match is not None:
            return self.match.setup.options.episode()
        if self.title is None or self.broken:
            return 0
        try:
            return msgspec.convert(self.options, self.title.options).episode()
        except msgspec.ValidationError:  # the title no longer has these options
            return 0

    @property
    def seed_hash(self) -> str | None:
        """The hash of the seed, published when the game begins."""
        return None if self.seed is None else commitment(self.seed)

    @property
    def practice(self) -> int:
        """How often something was taken back as practice, with nobody else to ask."""
        return sum(move.line.practice for move in self.moves)

    def playing(self) -> Match:
        """Return the game in play, or decline."""
        if self.status != "running" or self.match is None:
            raise Declined("table-" + self.status)
        return self.match

    @property
    def visible(self) -> Match | None:
        """The game as it can be shown, including one that waits for consent to continue under changed rules."""
        if self.broken:
            return None if self.continuation is None else self.continuation.match
        return self.match

    def shown(self) -> Match:
        """Return the game, running or over, or decline."""
        if self.visible is None:
            raise Declined("table-" + self.status)
        return self.visible
