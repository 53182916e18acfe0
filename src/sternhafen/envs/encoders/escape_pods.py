"""How the views of Escape Pods are made from its states."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.envs.encoder import NOTHING_ELSE, PLAIN, Encoder, FieldEncoder, Private, Reader
from sternhafen.envs.encoders.common import ANYBODY, as_they_are, itself, list_of, same, who_looks
from sternhafen.envs.layouts.escape_pods import WIDEST
from sternhafen.envs.writing import NONE
from sternhafen.games.escape_pods import knowledge as pods
from sternhafen.games.escape_pods.data.tables import CAPACITY, KINDS, PANEL_SLOTS
from sternhafen.games.escape_pods.state import PodsState
from sternhafen.games.escape_pods.view import HavenView

NO_KINDS: Final = [NONE] * KINDS
NO_CREW: Final = [[NONE] * left for left in range(WIDEST + 1)]

# The table ---------------------------------------------------------------------------------------------------------


TABLE_FIELDS: Final = (
    "pool", "under", "start", "active", "actions_left", "round", "round_cap", "free_moves", "barrier_seat",
    "last_turns", "places", "aboard", "havens", "markers", "arrived", "assigned", "seen", "debris", "face_up", "buoys",
    "stock",
)  # fmt: skip


def table_fields(s: PodsState) -> tuple[Any, ...]:
    """Return all that lies on the table, in the order of `TABLE_FIELDS`."""
    return (
        s.pool, s.under, s.start, s.active, s.actions_left, s.round, s.round_cap, s.free_moves, s.barrier_seat,
        s.last_turns, s.places, s.aboard, s.havens, s.markers, s.arrived, s.assigned, s.seen, s.debris, s.face_up,
        s.buoys, s.stock,
    )  # fmt: skip


def _plain(s: PodsState, _: None) -> tuple[int, ...]:
    return (
        ANYBODY, len(s.pool) + len(s.under), s.start, s.active, s.actions_left, s.round, s.round_cap,
        s.free_moves, s.barrier_seat, s.last_turns,
    )  # fmt: skip


def _pods(s: PodsState, _: None) -> list[int]:
    """Return all pods, number by number."""
    numbers: list[int] = []
    for pod, capacity in enumerate(CAPACITY):
        crew = s.aboard[pod]
        numbers += (capacity, s.places[pod])
        numbers += crew
        numbers += NO_CREW[WIDEST - len(crew)]
    return numbers


def _havens(s: PodsState, _: None) -> tuple[HavenView, ...]:
    return pods.haven_views(s)


def _debris(s: PodsState, _: None) -> tuple[int, ...]:
    return pods.members(s.debris)


def _beyond(s: PodsState, _: None) -> tuple[int, ...]:
    return pods.beyond_barrier(s)


def _gone(s: PodsState, _: None) -> tuple[int, ...]:
    return pods.used_cards(s.seats == 1, s.pool + s.under + s.face_up)


def _buoy_reserve(s: PodsState, _: None) -> tuple[int, ...]:
    return pods.members(s.stock)


def _moving(s: PodsState, _: None) -> tuple[int, int, int] | None:
    return pods.displacing(s)


TABLE: tuple[FieldEncoder, ...] = (
    FieldEncoder(
        PLAIN,
        "pool under start active actions_left round round_cap free_moves barrier_seat last_turns",
        _plain,
    ),
    FieldEncoder("pods", "places aboard", _pods, as_they_are),
    FieldEncoder("havens", "havens markers arrived assigned", _havens),
    same("seen"),
    FieldEncoder("debris", "debris", _debris),
    FieldEncoder("beyond", "debris barrier_seat", _beyond),
    same("face_up"),
    same("under"),
    FieldEncoder("gone", "pool under face_up", _gone),
    list_of("buoys"),
    FieldEncoder("buoy_reserve", "stock", _buoy_reserve),
    FieldEncoder("moving", "", _moving),
)

# What a seat sees differently ----------------------------------------------------------------------------------------


CREW_FIELDS: Final = ("reserve", "panels", "crew", "seen")


def crew_fields(s: PodsState) -> tuple[Any, ...]:
    """Return everybody's crew, in the order of `CREW_FIELDS`."""
    return s.reserve, s.panels, s.crew, s.seen


def _crews(s: PodsState, seat: int) -> list[int]:
    """Return everybody's reserve and panels as a seat sees them, number by number."""
    numbers: list[int] = []
    reserve, panels = s.reserve, s.panels
    for other in range(s.seats):
        kinds, spaces = (
            reserve[other * KINDS : other * KINDS + KINDS],
            panels[other * PANEL_SLOTS : other * PANEL_SLOTS + PANEL_SLOTS],
        )
        numbers.append(sum(kinds))
        numbers += kinds if other == seat else NO_KINDS
        numbers += spaces if other == seat else pods.hidden_panels(spaces)
    return numbers


def _crew(s: PodsState, seat: int) -> tuple[int, ...]:
    return pods.known_crew(seat, tuple(s.crew), tuple(s.seen))


def _private(seat: int, seats: int) -> tuple[Private, ...]:
    own = (
        FieldEncoder("seat", NOTHING_ELSE, who_looks),
        FieldEncoder("seats", "reserve panels", _crews, as_they_are),
        FieldEncoder("crew", "crew seen", _crew),
    )
    return (Private(itself, who_looks, own, Reader(CREW_FIELDS, crew_fields)),)


ENCODER = Encoder(TABLE, None, _private, per_seat=True, reader=Reader(TABLE_FIELDS, table_fields))
