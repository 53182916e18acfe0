"""What a table is made of beside its game: seats, moves, the proposal and the question that are open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sternhafen.engine.deal import commitment
from sternhafen.table.log.lines import Change, Moved, Wanted

MOST_NOTES = 100
"""How many notes of a table are kept."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None
    clients: tuple[str, ...] = ()
    """Whose it is; while a bot plays it they do not see it, but may take it back."""
    ready: bool = False


@dataclass(frozen=True)
class Wish:
    """The open proposal, known by the number of its line."""

    number: int
    seat: int
    to: int
    needed: frozenset[int]
    agreed: frozenset[int]
    what: Wanted = "take-back"


@dataclass(frozen=True)
class SeatAsk:
    """The host's open question to change a seat that is not his, known by the number of its line."""

    number: int
    at: int
    seat: int
    change: Change
    bot: str | None
    needed: frozenset[int]
    agreed: frozenset[int]


@dataclass(frozen=True)
class Move:
    """What the store knows of a line of the match's log beyond the match itself."""

    number: int
    at: int
    line: Moved


class Parts:
    """What is known of the next deal of a table."""

    def __init__(self, server: str = "") -> None:
        self.server = server
        """The server's part; empty at a table made before there were parts."""
        self.commitments: dict[int, str] = {}
        self.given: dict[int, str] = {}
        self.expected: frozenset[int] = frozenset()
        """The seats that gave a part before the deal was begun again, and are to settle a new one."""
        self.left_out: frozenset[int] = frozenset()
        """The seats that kept theirs to themselves."""

    @property
    def promise(self) -> str | None:
        """The hash of the server's part, which is published."""
        return commitment(self.server) if self.server else None

    @property
    def again(self) -> list[int]:
        """The seats that have still to settle a new part."""
        return sorted(self.expected - self.commitments.keys())

    def restarted(self, server: str, without: Iterable[int]) -> Parts:
        """Return what is known after the deal has begun again without some seats."""
        fresh = Parts(server)
        fresh.left_out = self.left_out | set(without)
        fresh.expected = frozenset(self.expected | self.commitments.keys()) - fresh.left_out
        return fresh

    def commit(self, seat: int, hashed: str) -> None:
        """Note a seat's commitment, or for an empty one that it has none."""
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
        """Return the seats a client sees and plays; one that a bot plays has no human eyes, whoever it is kept for."""
        return [i for i in self.kept_for(client) if self.seats[i].kind == "person"]

    def kept_for(self, client: str | None) -> list[int]:
        """Return the seats that belong to a client, also those a bot plays for it at present."""
        return [] if client is None else [i for i, seat in enumerate(self.seats) if client in seat.clients]

    @property
    def people(self) -> frozenset[int]:
        """The seats that people play themselves."""
        return frozenset(i for i, one in enumerate(self.seats) if one.kind == "person" and one.clients)

    def others(self, client: str | None) -> set[int]:
        """Return the seats of other people than a client: also those a bot plays for them, and those that are free."""
        people = {i for i, one in enumerate(self.seats) if one.kind != "bot" or one.clients}
        return people - set(self.kept_for(client))
