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


def _crews(s: Any, seat: int) -> list[int]:
    """Return everybody's reserve and panels as a seat sees them, number by number."""
    found: list[int] = []
    reserve, panels = s.reserve, s.panels
    for other in range(s.seats):
        kinds, spaces = reserve[other * KINDS : other * KINDS + KINDS], panels[other * PANEL : other * PANEL + PANEL]
        found.append(sum(kinds))
        found += kinds if other == seat else NO_KINDS
        found += spaces if other == seat else pods.hidden_panels(spaces)
    return found


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
                Glance("seats", "reserve panels", lambda s, _: _crews(s, seat), pack),
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
    alone=True,
)  # fmt: skip
