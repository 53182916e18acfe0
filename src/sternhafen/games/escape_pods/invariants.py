"""What must always hold: no component is lost or doubled, nothing is known wrongly (PODS-1.11 to 1.15)."""

from __future__ import annotations

from sternhafen.games.escape_pods.data.tables import (
    ACTION_SLOTS,
    ALL_SECTORS,
    BASIC_SLOTS,
    BOX,
    BUOYS,
    CAPACITY,
    CREW_PER_KIND,
    CREW_PER_SEAT,
    HANGAR_CAPACITY,
    HANGAR_PLACES,
    HAVENS,
    KINDS,
    MINIS,
    NORMAL_EXPLOSIONS,
    PANEL_SLOTS,
    PODS,
    REFRESH,
    SOLO_EXPLOSIONS,
    starting_buoys,
)
from sternhafen.games.escape_pods.rules.empty_pods import Stowing
from sternhafen.games.escape_pods.rules.movement import Displacing
from sternhafen.games.escape_pods.state import PodsState


def verify(s: PodsState) -> None:
    """Raise an AssertionError if anything is where it cannot be."""
    verify_crew(s)
    verify_pods(s)
    verify_cards(s)
    verify_turn(s)


def verify_crew(s: PodsState) -> None:
    """Every player has three of each kind, spread over reserve, panels, pods and havens (PODS-1.15)."""
    outside = sorted([tag for group in (*s.aboard, *s.arrived) for tag in group])
    assert outside == [tag for tag, kind in enumerate(s.crew) if kind >= 0], "crew and tags differ"
    assert not any(s.seen[tag] for tag, kind in enumerate(s.crew) if kind < 0), "something is known of an unused tag"
    for seat in range(s.seats):
        on_panels = s.panels[seat * PANEL_SLOTS : seat * PANEL_SLOTS + PANEL_SLOTS]
        for kind in range(KINDS):
            known = s.crew[seat * CREW_PER_SEAT : seat * CREW_PER_SEAT + CREW_PER_SEAT].count(kind)
            count = s.reserve[seat * KINDS + kind] + on_panels.count(kind) + known
            assert count == CREW_PER_KIND, f"seat {seat} has {count} crew of kind {kind}"
        assert on_panels[1] < 0 or on_panels[0] <= on_panels[1], "the markers of embarking are not sorted"
        assert on_panels[1] < 0 or on_panels[0] >= 0, "the second space of embarking was used first"
        assert on_panels[ACTION_SLOTS[REFRESH][0]] < 0, "refresh keeps nobody"
        assert seat == s.active or max(on_panels[:BASIC_SLOTS]) < 0, "a basic panel is not empty"


def verify_pods(s: PodsState) -> None:
    """Every pod is in one place that fits, and in space only with crew and apart (PODS-1.10 to 1.14)."""
    top = s.agenda[-1] if s.agenda else None
    stowing = [step.pod for step in s.agenda if isinstance(step, Stowing)]
    taken = [place for place in s.places if place and place != BOX]
    assert len(set(taken)) == len(taken), "two pods are in one place"
    for pod in range(PODS):
        place, crew = s.places[pod], s.aboard[pod]
        space = ALL_SECTORS >> place & 1 == 1
        launching = isinstance(top, Displacing) and top.pod == pod
        assert len(crew) <= CAPACITY[pod], f"pod {pod} is too full"
        assert list(crew) == sorted(crew), f"the crew of pod {pod} is not sorted"
        assert bool(crew) == space or launching or pod in stowing, f"pod {pod} is at {place} with crew {crew}"
        assert not (space and s.debris >> place & 1) or pod in stowing, f"pod {pod} is in debris"
        if place in HANGAR_PLACES:
            assert HANGAR_CAPACITY[HANGAR_PLACES.index(place)] == CAPACITY[pod], f"pod {pod} is in a wrong hangar"
        assert (place == 0) <= (pod < MINIS), f"pod {pod} is in the mini-pod bay"


def verify_cards(s: PodsState) -> None:
    """Cards, debris and buoys are complete."""
    deck = SOLO_EXPLOSIONS if s.seats == 1 else NORMAL_EXPLOSIONS
    left = (*s.pool, *s.under, *s.face_up)
    assert len(set(left)) == len(left), "an explosion card is doubled"
    assert set(left) <= set(deck), "an explosion card is not of this game"
    assert list(s.pool) == sorted(s.pool), "the pool is not sorted"
    used = [card for card in deck if s.debris >> card & 1]
    assert s.debris.bit_count() == len(used), "debris where no card is"
    gone = [card for card in deck if card not in left]
    assert gone == [card for card in used if card not in s.face_up], "debris and used cards differ"
    on_board = [buoy for buoy in s.buoys if buoy >= 0]
    stock = [buoy for buoy in range(BUOYS) if s.stock >> buoy & 1]
    assert sorted(on_board + stock) == [n for n in range(BUOYS) if starting_buoys(s.seats) >> n & 1], "buoys differ"


def verify_turn(s: PodsState) -> None:
    """Havens, markers and turn counters are within their bounds."""
    assert len(set(s.havens)) == HAVENS, "a haven card is doubled"
    for haven in range(HAVENS):
        assert len(s.assigned[haven]) <= len(s.arrived[haven]), "more assigned than arrived"
        marker = s.markers[haven]
        pending = bool(s.agenda) and marker == len(s.arrived[haven])
        assert not marker or marker > len(s.arrived[haven]) or pending, "a marker was overtaken"
        spaces = [space for space in s.assigned[haven] if space >= 0]
        assert len(set(spaces)) == len(spaces), "a scoring space is taken twice"
    assert 0 <= s.actions_left <= 2, "no such number of actions"
    assert 0 <= s.active < s.seats, "nobody is active"
    assert 1 <= s.round <= (s.round_cap or s.round), "too many rounds"
    assert min(s.reserve) >= 0, "a reserve is negative"
