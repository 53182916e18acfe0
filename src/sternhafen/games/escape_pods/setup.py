"""Setting up, for two to five players and in solo (PODS-2, 15.1 to 15.6)."""

from __future__ import annotations

from sternhafen.engine.fast import cached
from sternhafen.games.escape_pods.aliases import HavenCard, Place
from sternhafen.games.escape_pods.data.tables import (
    BAY,
    BOX,
    BUOY_SPACES,
    CREW_PER_KIND,
    CREW_PER_SEAT,
    HANGAR_PLACES,
    HANGAR_POD,
    HAVEN_CARDS,
    HAVENS,
    KINDS,
    MAX_SEATS,
    NORMAL_EXPLOSIONS,
    PANEL_SLOTS,
    PODS,
    REMOVED_WITH_TWO,
    SOLO_EXPLOSIONS,
    SOLO_HAVENS,
    marker_starts,
    starting_buoys,
)
from sternhafen.games.escape_pods.game import EscapePods
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.escape_pods.rules.explosions import turn_up
from sternhafen.games.escape_pods.rules.turns import begin_turn
from sternhafen.games.escape_pods.state import CHANCE_HAVEN_CARDS, CHANCE_START_SEAT, NOBODY, PURPOSES


def new(options: PodsOptions, seats: int, seed: int, kind: type[EscapePods] = EscapePods) -> EscapePods:
    """Return a game at its first question; `kind` is its class, `EscapePods` or the one of `fast`."""
    s: EscapePods = lay_out(seats, kind).copy()
    s.seed = seed
    s.confirm = options.confirm
    s.round_cap = options.round_cap or 0
    s.havens = deal_havens(s, options)
    for _ in range(2 if seats == 1 else 1):  # PODS-2.6, 15.3
        turn_up(s)
    s.start = s.draw(CHANCE_START_SEAT, seats)
    begin_turn(s, s.start)
    return s


@cached(2 * MAX_SEATS)
def lay_out(seats: int, kind: type[EscapePods]) -> EscapePods:
    """Return the table before anything is dealt, the same for all games with this number of seats."""
    return kind(
        seats=seats,
        seed=0,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=False,
        havens=(),
        markers=list(marker_starts(seats)),
        arrived=[()] * HAVENS,
        assigned=[()] * HAVENS,
        places=park(seats),
        aboard=[()] * PODS,
        crew=[NOBODY] * (CREW_PER_SEAT * seats),
        seen=[0] * (CREW_PER_SEAT * seats),
        reserve=[CREW_PER_KIND] * (KINDS * seats),
        panels=[NOBODY] * (PANEL_SLOTS * seats),
        debris=0,
        pool=SOLO_EXPLOSIONS if seats == 1 else NORMAL_EXPLOSIONS,
        under=(),
        face_up=(),
        buoys=[NOBODY] * len(BUOY_SPACES),
        stock=starting_buoys(seats),
        start=0,
        active=0,
        actions_left=0,
        round=1,
        round_cap=0,
        free_moves=0,
        barrier_seat=NOBODY,
        last_turns=0,
    )


def park(seats: int) -> list[Place]:
    """Return where the pods begin (PODS-2.1 to 2.3)."""
    places = [BAY] * PODS
    for place, pod in zip(HANGAR_PLACES, HANGAR_POD, strict=True):
        places[pod] = place
    if seats == 2:
        for pod in REMOVED_WITH_TWO:
            places[pod] = BOX
    return places


def deal_havens(s: EscapePods, options: PodsOptions) -> tuple[HavenCard, ...]:
    """Return the haven cards of the four positions (PODS-2.8, 15.1)."""
    if options.haven_set == "chosen":
        return tuple([card - 1 for card in options.chosen_havens])
    beginner = options.haven_set == "beginner" or (options.haven_set == "usual" and s.seats == 1)
    cards = SOLO_HAVENS if beginner else tuple(range(HAVEN_CARDS))
    dealt: list[int] = []
    for _ in range(HAVENS):
        card, cards = s.pick(CHANCE_HAVEN_CARDS, cards)
        dealt.append(card)
    return tuple(dealt)
