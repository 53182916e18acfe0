"""Havens, arrivals, explosions and the deck (PODS-8)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.escape_pods.barrier import is_barrier
from sternhafen.games.escape_pods.components import ARRIVALS, MAX_SEATS
from sternhafen.games.escape_pods.ending import end_if_over
from sternhafen.games.escape_pods.events import (
    BarrierClosed,
    CardTurned,
    Exploded,
    MarkerGone,
    MarkerMoved,
    PodDestroyed,
)
from sternhafen.games.escape_pods.pods import return_if_empty
from sternhafen.games.escape_pods.state import EXPLOSION_DECK, Pods, pod_in, rejoin_reserve


def move_marker(s: Pods, haven: int) -> None:
    """Move a haven's explosion marker on, out of the game behind the last arrival space (PODS-8.5)."""
    space = s.markers[haven] + 1
    if space > ARRIVALS:
        space = 0
    s.markers[haven] = space
    if s.telling:
        s.tell(MarkerMoved(haven=haven, space=space) if space else MarkerGone(haven=haven))


def turn_up(s: Pods) -> None:
    """Turn the top card of the deck face up beside the deck, if there is one (PODS-8.8)."""
    reveals = len(s.pool) > 1
    if s.pool:
        card, s.pool = s.pick(EXPLOSION_DECK, s.pool)
    elif s.under:
        card, s.under = s.under[0], s.under[1:]
    else:
        return
    s.face_up = (*s.face_up, card)
    if s.telling:
        s.tell(CardTurned(card=card, reveals=reveals))


class Aftermath(Do):
    """The end test after an effect in which a hangar had to be chosen first (PODS-11.10)."""

    __slots__ = ()

    def run(self, s: Pods) -> None:
        end_if_over(s)


class Arrival(Do):
    """What an arrival on an explosion marker sets off (PODS-8.4 to 8.9, in the order of 16.6)."""

    __slots__ = ("haven",)

    def __init__(self, seat: int, haven: int) -> None:
        self.seat = seat
        self.haven = haven

    def run(self, s: Pods) -> None:
        move_marker(s, self.haven)
        if s.face_up:
            explode(s, self.seat)
        else:  # PODS-8.12
            end_if_over(s)


def explode(s: Pods, seat: int) -> None:
    """Put debris on the sector of the explosion card; a pod there is lost to its crew (PODS-8.6, 8.7)."""
    sector = s.face_up[0]
    s.debris |= 1 << sector
    if s.telling:
        s.tell(Exploded(sector=sector))
    pod = pod_in(s, sector)
    if pod < 0:
        next_card(s, seat)
    else:
        s.push(NEXT_CARD[seat])
        destroy(s, seat, pod)


def destroy(s: Pods, seat: int, pod: int) -> None:
    """Return a pod's crew to their owners' reserves, and the pod to the ship (PODS-8.7, 7.3)."""
    crew = s.aboard[pod]
    for tag in crew:
        rejoin_reserve(s, tag)
    s.aboard[pod] = ()
    if s.telling:
        s.tell(PodDestroyed(pod=pod, crew=crew))
    return_if_empty(s, seat, pod)


class NextCard(Do):
    """Goes on to the next card when a hangar for the lost pod has been found."""

    __slots__ = ()

    def run(self, s: Pods) -> None:
        next_card(s, self.seat)


def next_card(s: Pods, seat: int) -> None:
    """Remove the used card from the game and turn up the next; then barrier and end (PODS-8.8, 8.9, 15.9)."""
    s.face_up = s.face_up[1:]
    turn_up(s)
    if s.closer < 0 and is_barrier(s.debris):
        s.closer = seat
        if s.telling:
            s.tell(BarrierClosed(seat=seat))
    end_if_over(s)


AFTERMATH: Final = [Aftermath(seat) for seat in range(MAX_SEATS)]
NEXT_CARD: Final = [NextCard(seat) for seat in range(MAX_SEATS)]
