"""How the views of Escape Pods are made from its states."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sternhafen.envs.layout import Layout
from sternhafen.envs.layouts import escape_pods as layouts
from sternhafen.envs.numbers import NOT_YET, Block, Numbers, put_all, put_counts, put_list, put_row, put_set
from sternhafen.envs.writing import NONE
from sternhafen.games.escape_pods.aliases import CrewKind, CrewTag, SectorSet
from sternhafen.games.escape_pods.data.tables import (
    ARRIVAL_SPACES,
    BUOYS,
    CAPACITY,
    HAVENS,
    KINDS,
    PANEL_SLOTS,
    PODS,
)
from sternhafen.games.escape_pods.knowledge import beyond_barrier, displacing, hidden_kind, known_kind, used_cards
from sternhafen.games.escape_pods.state import PodsState

SECTORS: Final[int] = layouts.SECTORS
WIDEST: Final[int] = layouts.WIDEST
SEAT_ROOM: Final[int] = 1 + KINDS + PANEL_SLOTS
POD_ROOM: Final[int] = 2 + WIDEST
HAVEN_ROOM: Final[int] = 2 + 2 * ARRIVAL_SPACES


class PodsNumbers(Numbers):
    """What a seat sees of a game of Escape Pods."""

    def __init__(self, layout: Layout, block: Block, start: int) -> None:
        super().__init__(layout, block, start)
        self._first: i64 = self.place("seat")
        self._crew_at: i64 = self.place("crew")
        self._seen_at: i64 = self.place("seen")
        self._debris_at: i64 = self.place("debris")
        self._face_up_at: i64 = self.place("face_up")
        self._under_at: i64 = self.place("under")
        self._gone_at: i64 = self.place("gone")
        self._buoys_at: i64 = self.place("buoys")
        self._stock_at: i64 = self.place("buoy_reserve")
        self._beyond_at: i64 = self.place("beyond")
        self._moving_at: i64 = self.place("moving")
        self._seats_at: i64 = self.place("seats[0].reserve")
        self._pods_at: i64 = self.place("pods[0].capacity")
        self._havens_at: i64 = self.place("havens[0].card")
        self._crew: list[CrewKind] = []
        self._seen: list[int] = []
        self._reserve: list[int] = []
        self._panels: list[CrewKind] = []
        self._buoys: list[int] = []
        self._stock = self._debris = self._barrier = -2
        self._pool = self._face_up = self._under = NOT_YET
        self._moving = False
        self._places: list[int] = []
        self._markers: list[int] = []
        self._havens = NOT_YET
        self._aboard: list[tuple[CrewTag, ...]] = [NOT_YET] * PODS
        self._arrived: list[tuple[CrewTag, ...]] = [NOT_YET] * HAVENS
        self._assigned: list[tuple[int, ...]] = [NOT_YET] * HAVENS
        for pod, capacity in enumerate(CAPACITY):
            block[self._pods_at + POD_ROOM * pod] = capacity

    def update(self, s: PodsState, seat: int) -> None:
        self._plain(s, seat)
        another = seat != self.seat
        self.seat = seat
        seen = s.seen != self._seen
        if seen:
            self._seen = s.seen[:]
            put_list(self.block, self._seen_at, self._seen)
        if another or seen or s.crew != self._crew:
            self._crew = s.crew[:]
            self._write_crew(seat)
        if another or s.reserve != self._reserve or s.panels != self._panels:
            self._reserve = s.reserve[:]
            self._panels = s.panels[:]
            self._write_seats(s.seats, seat)
        self._write_pods(s)
        self._write_havens(s)
        self._write_space(s)
        self._write_cards(s)

    def _plain(self, s: PodsState, seat: int) -> None:
        block, at = self.block, self._first
        block[at] = seat
        block[at + 1] = len(s.pool) + len(s.under)
        block[at + 2] = s.start
        block[at + 3] = s.active
        block[at + 4] = s.actions_left
        block[at + 5] = s.round
        block[at + 6] = s.round_cap
        block[at + 7] = s.free_moves
        block[at + 8] = s.barrier_seat
        block[at + 9] = s.last_turns

    def _write_crew(self, seat: int) -> None:
        block, at, seen = self.block, self._crew_at, self._seen
        for tag, kind in enumerate(self._crew):
            block[at] = kind if kind < 0 else known_kind(seat, tag, kind, seen[tag])
            at += 1

    def _write_seats(self, seats: int, seat: int) -> None:
        """Write everybody's reserve and panels as a seat sees them."""
        block, at = self.block, self._seats_at
        for other in range(seats):
            own, count = other == seat, 0
            for number in range(KINDS):
                here = self._reserve[other * KINDS + number]
                count += here
                block[at + 1 + number] = here if own else NONE
            block[at] = count
            for slot in range(PANEL_SLOTS):
                kind = self._panels[other * PANEL_SLOTS + slot]
                block[at + 1 + KINDS + slot] = kind if own else hidden_kind(kind)
            at += SEAT_ROOM

    def _write_pods(self, s: PodsState) -> None:
        block, at, aboard = self.block, self._pods_at, self._aboard
        if s.places != self._places:
            self._places = s.places[:]
            for place in self._places:
                block[at + 1] = place
                at += POD_ROOM
            at = self._pods_at
        for pod, crew in enumerate(s.aboard):
            if crew is not aboard[pod]:
                aboard[pod] = crew
                put_row(block, at + 2, WIDEST, crew)
            at += POD_ROOM

    def _write_havens(self, s: PodsState) -> None:
        block, at, arrived, assigned = self.block, self._havens_at, self._arrived, self._assigned
        if s.markers != self._markers or s.havens is not self._havens:
            self._markers = s.markers[:]
            self._havens = s.havens
            for haven, card in enumerate(s.havens):
                block[at] = card
                block[at + 1] = self._markers[haven]
                at += HAVEN_ROOM
            at = self._havens_at
        for haven, crew in enumerate(s.arrived):
            if crew is not arrived[haven]:
                arrived[haven] = crew
                put_row(block, at + 2, ARRIVAL_SPACES, crew)
            spaces = s.assigned[haven]
            if spaces is not assigned[haven]:
                assigned[haven] = spaces
                put_row(block, at + 2 + ARRIVAL_SPACES, ARRIVAL_SPACES, spaces)
            at += HAVEN_ROOM

    def _write_space(self, s: PodsState) -> None:
        """Write debris and buoys, and a collision while there is one."""
        block = self.block
        debris: SectorSet = s.debris
        if debris != self._debris or s.barrier_seat != self._barrier:
            self._debris = debris
            self._barrier = s.barrier_seat
            put_set(block, self._debris_at, SECTORS, debris)
            put_counts(block, self._beyond_at, SECTORS, beyond_barrier(s))
        if s.buoys != self._buoys:
            self._buoys = s.buoys[:]
            put_list(block, self._buoys_at, self._buoys)
        if s.stock != self._stock:
            self._stock = s.stock
            put_set(block, self._stock_at, BUOYS, s.stock)
        moving = displacing(s)
        if moving is not None:
            pod, target, first = moving
            block[self._moving_at] = pod
            block[self._moving_at + 1] = target
            block[self._moving_at + 2] = first
        elif self._moving:
            put_all(block, self._moving_at, 3, NONE)
        self._moving = moving is not None

    def _write_cards(self, s: PodsState) -> None:
        block, pool, face_up, under = self.block, s.pool, s.face_up, s.under
        if pool is self._pool and face_up is self._face_up and under is self._under:
            return
        if face_up is not self._face_up:
            put_row(block, self._face_up_at, SECTORS, face_up)
        if under is not self._under:
            put_row(block, self._under_at, SECTORS, under)
        self._pool, self._face_up, self._under = pool, face_up, under
        put_counts(block, self._gone_at, SECTORS, used_cards(s.seats == 1, pool + under + face_up))


NUMBERS = PodsNumbers
