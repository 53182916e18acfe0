"""Who knows what: a seat's view of the table, and worlds it cannot distinguish (PODS-10)."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random

from sternhafen.engine import Seat, bitset
from sternhafen.engine.fast import cached
from sternhafen.games.escape_pods.aliases import CrewKind, CrewTag, SeatSet, Sector
from sternhafen.games.escape_pods.data.tables import (
    CAPACITY,
    CREW_PER_KIND,
    CREW_PER_SEAT,
    KINDS,
    NORMAL_EXPLOSIONS,
    OWNER,
    PANEL_SLOTS,
    SOLO_EXPLOSIONS,
    UNKNOWN,
)
from sternhafen.games.escape_pods.rules.ending import sectors_beyond
from sternhafen.games.escape_pods.rules.movement import Displacing
from sternhafen.games.escape_pods.state import SPECTATORS, PodsState
from sternhafen.games.escape_pods.view import (
    MAX_CACHED,
    HavenView,
    PodsView,
    PodView,
    SeatView,
    haven_view,
    pod_view,
)


def known_kind(viewer: int, tag: CrewTag, kind: CrewKind, seen: SeatSet) -> CrewKind:
    """Return what somebody knows a crew member to be who has a tag (PODS-10.1, 10.2, 10.6)."""
    return kind if OWNER[tag] == viewer or seen >> viewer & 1 else UNKNOWN


@cached(MAX_CACHED)
def known_crew(seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a seat, or a spectator, knows every crew member to be (PODS-10.1, 10.2, 10.6)."""
    viewer = SPECTATORS if seat is None else seat
    return tuple([
        kind if kind < 0 else known_kind(viewer, tag, kind, seen[tag]) for tag, kind in enumerate(crew)
    ])  # fmt: skip


@cached(MAX_CACHED)
def members(mask: bitset.Bitset) -> tuple[int, ...]:
    """Return the numbers in a set as a view holds them."""
    return tuple(bitset.members(mask))


@cached(MAX_CACHED)
def used_cards(solo: bool, left: tuple[int, ...]) -> tuple[int, ...]:
    """Return the explosion cards that are neither in the deck nor face up."""
    return tuple([card for card in (SOLO_EXPLOSIONS if solo else NORMAL_EXPLOSIONS) if card not in left])


def view_for(s: PodsState, seat: Seat | None) -> PodsView:
    """Return what a seat, or for None a spectator, may know."""
    seen = tuple(s.seen)
    return PodsView(
        seat=-1 if seat is None else seat,
        seats=seat_views(s, seat),
        pods=pod_views(s),
        havens=haven_views(s),
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
        actions_left=s.actions_left,
        round=s.round,
        round_cap=s.round_cap,
        free_moves=s.free_moves,
        barrier=s.barrier_seat,
        last_turns=s.last_turns,
        beyond=beyond_barrier(s),
        moving=displacing(s),
    )


def seat_views(s: PodsState, viewer: Seat | None) -> tuple[SeatView, ...]:
    """Return all players' reserves and panels as somebody sees them."""
    reserve, panels = s.reserve, s.panels
    return tuple([
        seat_view(
            (reserve[seat * KINDS], reserve[seat * KINDS + 1], reserve[seat * KINDS + 2]),
            tuple(panels[seat * PANEL_SLOTS : seat * PANEL_SLOTS + PANEL_SLOTS]),
            seat == viewer,
        )
        for seat in range(s.seats)
    ])  # fmt: skip


def pod_views(s: PodsState) -> tuple[PodView, ...]:
    """Return all pods; everybody sees them."""
    return tuple(map(pod_view, CAPACITY, s.places, s.aboard))


def haven_views(s: PodsState) -> tuple[HavenView, ...]:
    """Return all havens; everybody sees them."""
    return tuple(map(haven_view, s.havens, s.markers, s.arrived, s.assigned))


def beyond_barrier(s: PodsState) -> tuple[Sector, ...]:
    """Return the sectors beyond the barrier, none while there is none."""
    return members(sectors_beyond(s.debris)) if s.barrier_seat >= 0 else ()


def displacing(s: PodsState) -> tuple[int, int, int] | None:
    """Return the moving pod, its target and the first displaced pod's while a collision is being resolved."""
    top = s.agenda[-1] if s.agenda else None
    return (top.pod, top.sector, top.first) if isinstance(top, Displacing) else None


@cached(MAX_CACHED)
def seat_view(reserve: tuple[int, int, int], panels: tuple[int, ...], own: bool) -> SeatView:
    """Return a player's reserve and panels as that player or somebody else sees them (PODS-10.3, 10.7)."""
    if own:
        return SeatView(sum(reserve), reserve, panels)
    return SeatView(sum(reserve), None, tuple(hidden_panels(panels)))


def hidden_panels(panels: Sequence[int]) -> list[int]:
    """Return what stands on activation spaces as others see it (PODS-10.3)."""
    return [hidden_kind(kind) for kind in panels]


def hidden_kind(kind: int) -> int:
    """Return what stands on an activation space as others see it: something or nothing (PODS-10.3)."""
    return UNKNOWN if kind >= 0 else kind


def deal_unknown(s: PodsState, seat: Seat | None, rng: Random) -> None:
    """Deal again whatever a seat cannot know: the deck, and the kinds of the other players' crew it has not seen."""
    s.seed = rng.getrandbits(128)
    crew, panels, reserve, random = s.crew, s.panels, s.reserve, rng.random
    for kinds, tags, slots, deals in unknown_crew(seat, tuple(crew), tuple(s.seen), tuple(panels)):
        outside, active, left = deals[floor(random() * len(deals))]
        for i in range(len(tags)):
            crew[tags[i]] = outside[i]
        for i in range(len(slots)):
            panels[slots[i]] = active[i]
        reserve[kinds] = left[0]
        reserve[kinds + 1] = left[1]
        reserve[kinds + 2] = left[2]


Deal = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""A player's hidden kinds: those on tags, those on activation spaces, and how many of each in reserve."""
Unknown = tuple[int, tuple[int, ...], tuple[int, ...], tuple[Deal, ...]]
"""Where a player's reserve begins, the tags and activation spaces with hidden kinds, and all deals, equally likely."""
MAX_POSITIONS = 2048
"""How many positions are cached with what is not known in them."""


@cached(MAX_POSITIONS)
def unknown_crew(
    seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...], panels: tuple[int, ...]
) -> tuple[Unknown, ...]:
    """Return what a seat, or a spectator, does not know of the others' crew; a search asks it again and again."""
    owners = range(len(panels) // PANEL_SLOTS)
    hidden = [unknown_of(owner, seat, crew, seen, panels) for owner in owners if owner != seat]
    return tuple([unknown for unknown in hidden if len(unknown[3]) > 1 and (unknown[1] or unknown[2])])


def unknown_of(
    owner: int, seat: int | None, crew: tuple[int, ...], seen: tuple[int, ...], panels: tuple[int, ...]
) -> Unknown:
    """Return what a seat does not know of one other player's crew (PODS-10.1, 10.3, 10.7)."""
    viewer = SPECTATORS if seat is None else seat
    counts = [CREW_PER_KIND] * KINDS
    tags: list[int] = []
    for tag in range(owner * CREW_PER_SEAT, owner * CREW_PER_SEAT + CREW_PER_SEAT):
        kind = crew[tag]
        if kind >= 0:
            if bitset.contains(seen[tag], viewer):
                counts[kind] -= 1
            else:
                tags.append(tag)
    base = owner * PANEL_SLOTS
    slots = tuple([slot for slot in range(base, base + PANEL_SLOTS) if panels[slot] >= 0])
    paired = panels[base] >= 0 and panels[base + 1] >= 0
    return owner * KINDS, tuple(tags), slots, deals(tuple(counts), len(tags), len(slots), paired)


@cached(MAX_CACHED)
def orders(counts: tuple[int, ...]) -> tuple[tuple[CrewKind, ...], ...]:
    """Return every order in which the given numbers of each kind can lie.

    >>> orders((2, 1, 0))
    ((0, 0, 1), (0, 1, 0), (1, 0, 0))
    """
    if not any(counts):
        return ((),)
    return tuple([
        (kind, *rest)
        for kind in range(KINDS)
        if counts[kind]
        for rest in orders((*counts[:kind], counts[kind] - 1, *counts[kind + 1 :]))
    ])  # fmt: skip


@cached(MAX_CACHED)
def deals(counts: tuple[int, ...], tags: int, slots: int, paired: bool) -> tuple[Deal, ...]:
    """Return the deal that every order of the hidden kinds makes; the two spaces of embarking are sorted."""
    made: dict[tuple[CrewKind, ...], Deal] = {}
    equally_likely: list[Deal] = []
    for order in orders(counts):
        dealt = order[: tags + slots]
        if dealt not in made:
            active = dealt[tags:]
            if paired:
                active = (*sorted(active[:2]), *active[2:])
            made[dealt] = dealt[:tags], active, tuple([counts[kind] - dealt.count(kind) for kind in range(KINDS)])
        equally_likely.append(made[dealt])
    return tuple(equally_likely)
