"""Who knows what: a seat's view of the table, and worlds it cannot tell apart (PODS-10)."""

from __future__ import annotations

from random import Random

from sternhafen.games.escape_pods.barrier import shore_waters
from sternhafen.games.escape_pods.components import (
    CAPACITY,
    HAVENS,
    KINDS,
    NORMAL_CARDS,
    OWNER,
    PANEL,
    PODS,
    SOLO_CARDS,
    bits,
)
from sternhafen.games.escape_pods.movement import Displacing
from sternhafen.games.escape_pods.state import WATCHER, Pods, in_reserve
from sternhafen.games.escape_pods.views import UNKNOWN, HavenView, PodsView, PodView, SeatView


def knows(s: Pods, seat: int | None, tag: int) -> bool:
    """Return whether a seat, or somebody watching, knows a crew member's type (PODS-10.1, 10.2, 10.6)."""
    if seat is None:
        return s.seen[tag] >> WATCHER & 1 == 1
    return OWNER[tag] == seat or s.seen[tag] >> seat & 1 == 1


def seen_from(s: Pods, seat: int | None) -> PodsView:
    """Return what a seat, or somebody watching, may know."""
    deck = SOLO_CARDS if s.seats == 1 else NORMAL_CARDS
    left = (*s.pool, *s.under, *s.face_up)
    top = s.agenda[-1] if s.agenda else None
    moving = (top.pod, top.sector, top.first) if isinstance(top, Displacing) else None
    return PodsView(
        seat=-1 if seat is None else seat,
        seats=tuple([seat_from(s, other, seat) for other in range(s.seats)]),
        pods=tuple([PodView(CAPACITY[pod], s.places[pod], s.aboard[pod]) for pod in range(PODS)]),
        havens=tuple([HavenView(s.havens[h], s.markers[h], s.arrived[h], s.assigned[h]) for h in range(HAVENS)]),
        crew=tuple(
            [kind if kind < 0 or knows(s, seat, tag) else UNKNOWN for tag, kind in enumerate(s.crew)],
        ),
        seen=tuple(s.seen),
        debris=tuple(bits(s.debris)),
        face_up=s.face_up,
        deck=len(s.pool) + len(s.under),
        under=s.under,
        gone=tuple([card for card in deck if card not in left]),
        buoys=tuple(s.buoys),
        buoy_reserve=tuple(bits(s.stock)),
        start=s.start,
        active=s.active,
        actions_left=s.left,
        round=s.round,
        round_cap=s.round_cap,
        idle_turns=s.idle,
        free_moves=s.free_moves,
        barrier=s.closer,
        last_turns=s.last_turns,
        beyond=tuple(bits(shore_waters(s.debris))) if s.closer >= 0 else (),
        moving=moving,
    )


def seat_from(s: Pods, seat: int, watcher: int | None) -> SeatView:
    """Return a player's reserve and panels as somebody sees them (PODS-10.3, 10.7)."""
    panels = tuple(s.panels[seat * PANEL : seat * PANEL + PANEL])
    if seat != watcher:
        return SeatView(in_reserve(s, seat), None, tuple([min(kind, 0) or UNKNOWN for kind in panels]))
    first = seat * KINDS
    return SeatView(in_reserve(s, seat), (s.reserve[first], s.reserve[first + 1], s.reserve[first + 2]), panels)


def dealt_anew(s: Pods, seat: int | None, rng: Random) -> None:
    """Deal everything anew that a seat cannot know: the deck, and the types of all others' crew unknown to it."""
    s.seed = rng.getrandbits(128)
    watcher = 1 << (WATCHER if seat is None else seat)
    seen = s.seen
    hidden: list[list[int]] = [[] for _ in range(s.seats)]
    for tags in s.aboard + s.arrived:
        for tag in tags:
            if not seen[tag] & watcher:
                hidden[OWNER[tag]].append(tag)
    for owner in range(s.seats):
        if owner != seat:
            deal_crew(s, owner, hidden[owner], rng)


def deal_crew(s: Pods, owner: int, hidden: list[int], rng: Random) -> None:
    """Spread a player's hidden types anew over unknown tags, panels and reserve."""
    crew, panels, reserve = s.crew, s.panels, s.reserve
    base, first = owner * PANEL, owner * KINDS
    slots = [slot for slot in range(base, base + PANEL) if panels[slot] >= 0]
    types = [crew[tag] for tag in hidden] + [panels[slot] for slot in slots]
    if not types:
        return
    types += [0] * reserve[first] + [1] * reserve[first + 1] + [2] * reserve[first + 2]
    types.sort()  # how they were spread before must not matter
    random, left = rng.random, len(types)
    for tag in hidden:
        crew[tag] = types.pop(int(random() * left))
        left -= 1
    for slot in slots:
        panels[slot] = types.pop(int(random() * left))
        left -= 1
    if panels[base + 1] >= 0 and panels[base] > panels[base + 1]:
        panels[base], panels[base + 1] = panels[base + 1], panels[base]
    reserve[first], reserve[first + 1] = types.count(0), types.count(1)
    reserve[first + 2] = left - reserve[first] - reserve[first + 1]
