"""The parts of a table besides its game: seats, moves, the open proposal, the host's request, the coming deal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sternhafen.engine.deal import commitment
from sternhafen.table.log.lines import Change, Moved, Wanted

MAX_NOTES = 100
"""How many notes about its seats a table shows."""


@dataclass(frozen=True)
class Seat:
    """A seat and who plays it."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    clients: tuple[str, ...] = ()
    """Hashes of the clients that own it. While a bot plays it they cannot see it, but may take it back."""
    ready: bool = False


@dataclass(frozen=True)
class OpenProposal:
    """The proposal that waits for answers, identified by the number of its line."""

    number: int
    seat: int
    to: int
    needed: frozenset[int]
    agreed: frozenset[int]
    what: Wanted = "take-back"


@dataclass(frozen=True)
class SeatRequest:
    """The host's open request to change somebody else's seat, identified by the number of its line."""

    number: int
    at: int
    seat: int
    change: Change
    bot: str | None
    needed: frozenset[int]
    agreed: frozenset[int]


@dataclass(frozen=True)
class Move:
    """A log line of the match as stored, with its number in the table's log and its time."""

    number: int
    at: int
    line: Moved


class Parts:
    """The parts of the seed for the coming deal: commitments first, then the parts themselves."""

    def __init__(self, server: str = "") -> None:
        self.server = server
        """The server's part; empty at tables from before seeds were mixed."""
        self.commitments: dict[int, str] = {}
        self.given: dict[int, str] = {}
        self.expected: frozenset[int] = frozenset()
        """The seats that had committed to a part before the deal restarted, and must commit to a new one."""
        self.left_out: frozenset[int] = frozenset()
        """The seats that withheld theirs."""

    @property
    def promise(self) -> str | None:
        """The published hash of the server's part."""
        return commitment(self.server) if self.server else None

    @property
    def again(self) -> list[int]:
        """The seats that still have to commit to a new part."""
        return sorted(self.expected - self.commitments.keys())

    def restarted(self, server: str, without: Iterable[int]) -> Parts:
        """Return the parts after the deal has restarted without some seats."""
        fresh = Parts(server)
        fresh.left_out = self.left_out | set(without)
        fresh.expected = frozenset(self.expected | self.commitments.keys()) - fresh.left_out
        return fresh

    def commit(self, seat: int, hashed: str) -> None:
        """Set a seat's commitment; an empty one removes it."""
        self.commitments.pop(seat, None)
        if hashed:
            self.commitments[seat] = hashed


class Seating:
    """Who sits at a table."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name for seat in self.seats]

    def seats_of(self, client: str | None) -> list[int]:
        """Return the seats a client sees and plays. While a bot plays a seat, not even its owner sees it."""
        return [i for i in self.kept_for(client) if self.seats[i].kind == "person"]

    def kept_for(self, client: str | None) -> list[int]:
        """Return the seats that belong to a client, including those a bot plays for it at present."""
        return [] if client is None else [i for i, seat in enumerate(self.seats) if client in seat.clients]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play themselves."""
        return frozenset(i for i, one in enumerate(self.seats) if one.kind == "person" and one.clients)

    def others(self, client: str | None) -> set[int]:
        """Return the seats of everybody but a client: other people's, those a bot plays for them, and open ones."""
        people = {i for i, one in enumerate(self.seats) if one.kind != "bot" or one.clients}
        return people - set(self.kept_for(client))
