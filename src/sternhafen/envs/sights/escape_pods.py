"""How the views of Escape Pods follow from its states."""

from __future__ import annotations

from typing import Any

from sternhafen.envs.layout import NONE, pack
from sternhafen.envs.layouts import WIDEST
from sternhafen.envs.sights.common import ANYBODY, itself, list_of, nothing, same, tuple_of, who_looks
from sternhafen.envs.watch import PLAIN, Glance, Private, Sight
from sternhafen.games.escape_pods import knowledge as pods
from sternhafen.games.escape_pods.components import CAPACITY, KINDS, PANEL

NO_KINDS = (NONE,) * KINDS
NO_CREW = [(NONE,) * left for left in range(WIDEST + 1)]


def _crews(s: Any, _: None) -> list[int]:
    """Return everybody's reserve and panels as others see them, number by number."""
    found: list[int] = []
    hidden, reserve = pods.hidden_panels(s.panels), s.reserve
    for seat in range(s.seats):
        found.append(sum(reserve[seat * KINDS : seat * KINDS + KINDS]))
        found += NO_KINDS
        found += hidden[seat * PANEL : seat * PANEL + PANEL]
    return found


def _own_crew(s: Any, seat: int) -> list[int]:
    """Return a reserve and panels as their owner sees them, number by number."""
    kinds = s.reserve[seat * KINDS : seat * KINDS + KINDS]
    return [sum(kinds), *kinds, *s.panels[seat * PANEL : seat * PANEL + PANEL]]


def _pods(s: Any, _: None) -> list[int]:
    """Return all pods, number by number."""
    found: list[int] = []
    for capacity, place, crew in zip(CAPACITY, s.places, s.aboard, strict=True):
        found += (capacity, place, *crew)
        found += NO_CREW[WIDEST - len(crew)]
    return found


def _pods_private(seat: int, seats: int) -> tuple[Private, ...]:
    return (
        Private(
            itself,
            nothing,
            (
                who_looks(seat),
                Glance(f"seats[{seat}]", "reserve panels", lambda s, _: _own_crew(s, seat), pack),
                Glance("crew", "crew seen", lambda s, _: pods.known_crew(seat, tuple(s.crew), tuple(s.seen))),
            ),
        ),
    )


ESCAPE_PODS = Sight(
    (
        Glance(
            PLAIN,
            "pool under start active left round round_cap idle free_moves closer last_turns",
            lambda s, _: (
                ANYBODY, len(s.pool) + len(s.under), s.start, s.active, s.left, s.round, s.round_cap, s.idle,
                s.free_moves, s.closer, s.last_turns,
            ),
        ),
        Glance("seats", "reserve panels", _crews, pack),
        Glance("pods", "places aboard", _pods, pack),
        Glance("havens", "havens markers arrived assigned", lambda s, _: pods.havens_from(s)),
        tuple_of("seen"),
        Glance("debris", "debris", lambda s, _: pods.members(s.debris)),
        Glance("beyond", "debris closer", lambda s, _: pods.beyond_barrier(s)),
        same("face_up"),
        same("under"),
        Glance("gone", "pool under face_up", lambda s, _: pods.used_cards(s.seats == 1, s.pool + s.under + s.face_up)),
        list_of("buoys"),
        Glance("buoy_reserve", "stock", lambda s, _: pods.members(s.stock)),
        Glance("moving", "", lambda s, _: pods.displacing(s)),
    ),
    None,
    _pods_private,
)  # fmt: skip
