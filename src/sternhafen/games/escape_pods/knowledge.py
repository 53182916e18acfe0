"""Who knows what: a seat's view of the table, and worlds it cannot tell apart (PODS-10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from sternhafen.games.escape_pods.barrier import shore_waters
from sternhafen.games.escape_pods.components import (
    CAPACITY,
    CREW,
    KINDS,
    NORMAL_CARDS,
    ORDERS,
    OWNER,
    PANEL,
    PER_KIND,
    SOLO_CARDS,
    bits,
)
from sternhafen.games.escape_pods.movement import Displacing
from sternhafen.games.escape_pods.state import WATCHER, Pods
from sternhafen.games.escape_pods.views import (
    REMEMBERED,
    UNKNOWN,
    HavenView,
    PodsView,
    PodView,
    SeatView,
    haven_view,
    pod_view,
)


@lru_cache(REMEMBERED)
def known_crew(seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a seat, or somebody watching, knows every crew member to be (PODS-10.1, 10.2, 10.6)."""
    bit = WATCHER if seat is None else seat
    return tuple([
        kind if kind < 0 or OWNER[tag] == seat or seen[tag] >> bit & 1 else UNKNOWN for tag, kind in enumerate(crew)
    ])  # fmt: skip


@lru_cache(REMEMBERED)
def members(mask: int) -> tuple[int, ...]:
    """Return the numbers in a set."""
    return tuple(bits(mask))


@lru_cache(REMEMBERED)
def used_cards(solo: bool, left: tuple[int, ...]) -> tuple[int, ...]:
    """Return the explosion cards that are neither in the deck nor face up."""
    return tuple([card for card in (SOLO_CARDS if solo else NORMAL_CARDS) if card not in left])


def seen_from(s: Pods, seat: int | None) -> PodsView:
    """Return what a seat, or somebody watching, may know."""
    seen = tuple(s.seen)
    return PodsView(
        seat=-1 if seat is None else seat,
        seats=seats_from(s, seat),
        pods=pods_from(s),
        havens=havens_from(s),
        crew=known_crew(seat, tuple(s.crew), seen),
        seen=seen,
        debris=members(s.debris),
        face_up=s.face_up,
        deck=len(s.pool) + len(s.under),
        under=s.under,
        gone=used_cards(s.seats == 1, s.pool + s.under + s.face_up),
        buoys=tuple(s.buoys),
        buoy_reserve=members(s.stock),
        start=s.start,
        active=s.active,
        actions_left=s.left,
        round=s.round,
        round_cap=s.round_cap,
        free_moves=s.free_moves,
        barrier=s.closer,
        last_turns=s.last_turns,
        beyond=beyond_barrier(s),
        moving=displacing(s),
    )


def seats_from(s: Pods, watcher: int | None) -> tuple[SeatView, ...]:
    """Return all players' reserves and panels as somebody sees them."""
    reserve, panels = s.reserve, s.panels
    return tuple([
        seat_from(
            (reserve[seat * KINDS], reserve[seat * KINDS + 1], reserve[seat * KINDS + 2]),
            tuple(panels[seat * PANEL : seat * PANEL + PANEL]),
            seat == watcher,
        )
        for seat in range(s.seats)
    ])  # fmt: skip


def pods_from(s: Pods) -> tuple[PodView, ...]:
    """Return all pods; everybody sees them."""
    return tuple(map(pod_view, CAPACITY, s.places, s.aboard))


def havens_from(s: Pods) -> tuple[HavenView, ...]:
    """Return all havens; everybody sees them."""
    return tuple(map(haven_view, s.havens, s.markers, s.arrived, s.assigned))


def beyond_barrier(s: Pods) -> tuple[int, ...]:
    """Return the sectors beyond the barrier, none while there is none."""
    return members(shore_waters(s.debris)) if s.closer >= 0 else ()


def displacing(s: Pods) -> tuple[int, int, int] | None:
    """Return the moving pod, its target and the first displaced pod's while a collision is being resolved."""
    top = s.agenda[-1] if s.agenda else None
    return (top.pod, top.sector, top.first) if isinstance(top, Displacing) else None


@lru_cache(REMEMBERED)
def seat_from(reserve: tuple[int, int, int], panels: tuple[int, ...], own: bool) -> SeatView:
    """Return a player's reserve and panels as that player or somebody else sees them (PODS-10.3, 10.7)."""
    if own:
        return SeatView(sum(reserve), reserve, panels)
    return SeatView(sum(reserve), None, tuple(hidden_panels(panels)))


def hidden_panels(panels: Sequence[int]) -> list[int]:
    """Return what stands on activation spaces as others see it: something or nothing (PODS-10.3)."""
    return [UNKNOWN if kind >= 0 else kind for kind in panels]


def dealt_anew(s: Pods, seat: int | None, rng: Random) -> None:
    """Deal everything anew that a seat cannot know: the deck, and the types of all others' crew unknown to it."""
    s.seed = rng.getrandbits(128)
    crew, panels, reserve, random = s.crew, s.panels, s.reserve, rng.random
    for kinds, tags, slots, deals in unknown_crew(seat, tuple(crew), tuple(s.seen), tuple(panels)):
        outside, active, left = deals[int(random() * len(deals))]
        for i in range(len(tags)):
            crew[tags[i]] = outside[i]
        for i in range(len(slots)):
            panels[slots[i]] = active[i]
        reserve[kinds] = left[0]
        reserve[kinds + 1] = left[1]
        reserve[kinds + 2] = left[2]


Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A player's hidden types: those on tags, those on activation spaces, and how many of each in reserve."""
Unknown = tuple[int, tuple[int, ...], tuple[int, ...], tuple[Deal, ...]]
"""Where a player's reserve begins, the tags and activation spaces with hidden types, and all deals, equally likely."""
POSITIONS = 2048
"""So many positions are remembered with what is not known in them."""


@lru_cache(POSITIONS)
def unknown_crew(
    seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...], panels: tuple[int, ...]
) -> tuple[Unknown, ...]:
    """Return what a seat, or somebody watching, does not know of the others' crew; a search asks it again and again."""
    owners = range(len(panels) // PANEL)
    found = [unknown_of(owner, seat, crew, seen, panels) for owner in owners if owner != seat]
    return tuple([unknown for unknown in found if len(unknown[3]) > 1 and (unknown[1] or unknown[2])])


def unknown_of(
    owner: int, seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...], panels: tuple[int, ...]
) -> Unknown:
    """Return what a seat does not know of one other player's crew (PODS-10.1, 10.3, 10.7)."""
    watcher = WATCHER if seat is None else seat
    counts = [PER_KIND] * KINDS
    tags: list[int] = []
    for tag in range(owner * CREW, owner * CREW + CREW):
        kind = crew[tag]
        if kind >= 0:
            if seen[tag] >> watcher & 1:
                counts[kind] -= 1
            else:
                tags.append(tag)
    base = owner * PANEL
    slots = tuple([slot for slot in range(base, base + PANEL) if panels[slot] >= 0])
    paired = panels[base] >= 0 and panels[base + 1] >= 0
    return owner * KINDS, tuple(tags), slots, deals(tuple(counts), len(tags), len(slots), paired)


@lru_cache(REMEMBERED)
def deals(counts: tuple[int, ...], tags: int, slots: int, paired: bool) -> tuple[Deal, ...]:
    """Return for every order of so many of each type what then lies where; two spaces of embarking are sorted."""
    made: dict[tuple[int, ...], Deal] = {}
    found: list[Deal] = []
    for order in ORDERS[counts[0]][counts[1]][counts[2]]:
        dealt = order[: tags + slots]
        if dealt not in made:
            active = dealt[tags:]
            if paired:
                active = (*sorted(active[:2]), *active[2:])
            made[dealt] = dealt[:tags], active, tuple([counts[kind] - dealt.count(kind) for kind in range(KINDS)])
        found.append(made[dealt])
    return tuple(found)
