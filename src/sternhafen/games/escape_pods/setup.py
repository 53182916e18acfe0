"""Setting up, for two to five players and in solo (PODS-2, 15.1 to 15.6)."""

from __future__ import annotations

from functools import cache

from sternhafen.games.escape_pods.components import (
    BAY,
    BOX,
    BUOY_SPACES,
    CARDS,
    CREW,
    HANGAR_PLACES,
    HANGAR_POD,
    HAVENS,
    KINDS,
    NORMAL_CARDS,
    PANEL,
    PER_KIND,
    PODS,
    REMOVED_WITH_TWO,
    SOLO_CARDS,
    SOLO_HAVENS,
    buoy_reserve,
    marker_starts,
)
from sternhafen.games.escape_pods.explosions import turn_up
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.escape_pods.state import HAVEN_CARDS, PURPOSES, START_PLAYER
from sternhafen.games.escape_pods.turns import begin_turn


def new(options: PodsOptions, seats: int, seed: int) -> EscapePods:
    """Return a game at its first question."""
    s = EscapePods(
        seats=seats,
        seed=seed,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=options.confirm,
        havens=(),
        markers=list(marker_starts(seats)),
        arrived=[()] * HAVENS,
        assigned=[()] * HAVENS,
        places=list(parked(seats)),
        aboard=[()] * PODS,
        crew=[-1] * (CREW * seats),
        seen=[0] * (CREW * seats),
        reserve=[PER_KIND] * (KINDS * seats),
        panels=[-1] * (PANEL * seats),
        debris=0,
        pool=SOLO_CARDS if seats == 1 else NORMAL_CARDS,
        under=(),
        face_up=(),
        buoys=[-1] * len(BUOY_SPACES),
        stock=buoy_reserve(seats),
        start=0,
        active=0,
        left=0,
        round=1,
        round_cap=options.round_cap or 0,
        free_moves=0,
        closer=-1,
        last_turns=0,
    )
    s.havens = deal_havens(s, options)
    for _ in range(2 if seats == 1 else 1):  # PODS-2.6, 15.3
        turn_up(s)
    s.start = s.draw(START_PLAYER, seats)
    begin_turn(s, s.start)
    return s


@cache
def parked(seats: int) -> tuple[int, ...]:
    """Return where the pods begin (PODS-2.1 to 2.3)."""
    places = [BAY] * PODS
    for place, pod in zip(HANGAR_PLACES, HANGAR_POD, strict=True):
        places[pod] = place
    if seats == 2:
        for pod in REMOVED_WITH_TWO:
            places[pod] = BOX
    return tuple(places)


def deal_havens(s: EscapePods, options: PodsOptions) -> tuple[int, ...]:
    """Return the haven cards of the four positions (PODS-2.8, 15.1)."""
    if options.haven_set == "chosen":
        return tuple([card - 1 for card in options.chosen_havens])
    beginner = options.haven_set == "beginner" or (options.haven_set == "usual" and s.seats == 1)
    cards = SOLO_HAVENS if beginner else tuple(range(CARDS))
    dealt: list[int] = []
    for _ in range(HAVENS):
        card, cards = s.pick(HAVEN_CARDS, cards)
        dealt.append(card)
    return tuple(dealt)
