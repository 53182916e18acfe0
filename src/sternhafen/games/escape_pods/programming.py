"""Program: the explosion deck and the buoys; and the free moves that buoys give (PODS-5.7 to 5.14, 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.escape_pods.actions import (
    BUOY_MOVE,
    BURY,
    MOVE_BUOY,
    PLACE_BUOY,
    SWAP_BUOYS,
    BuoyMove,
    Bury,
    MoveBuoy,
    PlaceBuoy,
    SwapBuoys,
)
from sternhafen.games.escape_pods.components import (
    BUOY_COLOURS,
    BUOY_SPACES,
    COLOURS,
    CROSSINGS,
    FIRST_CROSSING,
    SHARED_BUOYS,
    WORKS_FOR,
    bits,
)
from sternhafen.games.escape_pods.events import BuoyMoved, BuoyPlaced, BuoysSwapped, CardBuried
from sternhafen.games.escape_pods.explosions import turn_up
from sternhafen.games.escape_pods.movement import all_ways_on, enter, refuse_step
from sternhafen.games.escape_pods.state import Pods, has_own

# Program -----------------------------------------------------------------------------------------------------------


def can_bury(s: Pods) -> bool:
    """Return whether the deck has a card to turn up (PODS-5.8)."""
    return bool(s.face_up) and len(s.pool) + len(s.under) > 0


def can_program(s: Pods) -> bool:
    """Return whether any option of the action can be carried out (PODS-3.10)."""
    if (s.pool and s.face_up) or can_bury(s) or (s.stock and -1 in s.buoys):
        return True
    free = s.buoys.count(-1)
    return free < len(s.buoys) - 1 or (0 < free < len(s.buoys))


def usable_buoys(s: Pods, seat: int) -> int:
    """Return the buoys of the reserve that a seat may place: shared ones first, if there are any (PODS-5.10)."""
    return s.stock & SHARED_BUOYS[s.seats][seat] or s.stock


class Programming(Ask):
    """A new explosion card, or a buoy placed, moved or exchanged? (PODS-5.7 to 5.14)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-5.7"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Bury, PlaceBuoy, MoveBuoy, SwapBuoys)

    def candidates(self, s: Pods) -> list[Action]:
        found = [BURY[card] for card in s.face_up]
        for buoy in bits(s.stock):
            found += PLACE_BUOY[buoy]
        spaces = range(len(BUOY_SPACES))
        for one in spaces:
            found += [MOVE_BUOY[one][other] for other in spaces if other != one]
            found += [SWAP_BUOYS[one][other] for other in spaces if one < other]
        return found

    def legal(self, s: Pods) -> list[Action]:
        found = [BURY[card] for card in s.face_up] if can_bury(s) else []
        free = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] < 0]
        if free and s.stock:
            for buoy in bits(usable_buoys(s, self.seat)):
                table = PLACE_BUOY[buoy]
                for space in free:
                    found.append(table[space])
        if len(free) < len(BUOY_SPACES):
            taken = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] >= 0]
            for one in taken:
                for space in free:
                    found.append(MOVE_BUOY[one][space])
                for other in taken:
                    if one < other:
                        found.append(SWAP_BUOYS[one][other])
        return found

    def sample(self, s: Pods, random: Callable[[], float]) -> Action:
        cards: tuple[int, ...] = s.face_up if can_bury(s) else ()
        free = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] < 0]
        taken = [space for space in range(len(BUOY_SPACES)) if s.buoys[space] >= 0]
        usable = bits(usable_buoys(s, self.seat))
        placings, changes = len(usable) * len(free), len(taken) * len(free) + len(taken) * (len(taken) - 1) // 2
        k = int(random() * (len(cards) + placings + changes))
        if k < len(cards):
            return BURY[cards[k]]
        k -= len(cards)
        if k < placings:
            return PLACE_BUOY[usable[k // len(free)]][free[k % len(free)]]
        k -= placings
        for number, one in enumerate(taken, 1):
            if k < len(free):
                return MOVE_BUOY[one][free[k]]
            k -= len(free)
            if k < len(taken) - number:
                return SWAP_BUOYS[one][taken[number + k]]
            k -= len(taken) - number
        raise AssertionError("no option is left, but the action was chosen")

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if isinstance(action, Bury):
            return self.refuse_bury(s, action.card)
        if isinstance(action, PlaceBuoy):
            return self.refuse_place(s, action.buoy, action.space)
        if isinstance(action, MoveBuoy):
            if s.buoys[action.origin] < 0:
                return Illegal("no-buoy", "PODS-5.11", {"space": action.origin})
            if s.buoys[action.space] >= 0:
                return Illegal("buoy-space-taken", "PODS-5.11", {"space": action.space})
            return None
        for space in (action.one, action.other):
            if s.buoys[space] < 0:
                return Illegal("no-buoy", "PODS-5.12", {"space": space})
        if action.one >= action.other:
            return Illegal("buoys-in-order", "PODS-5.12")
        return None

    def refuse_bury(self, s: Pods, card: int) -> Illegal | None:
        """Return why an explosion card may not be put under the deck."""
        if card not in s.face_up:
            return Illegal("card-not-face-up", "PODS-5.7" if s.seats > 1 else "PODS-15.8", {"card": card})
        return None if can_bury(s) else Illegal("deck-empty", "PODS-5.8")

    def refuse_place(self, s: Pods, buoy: int, space: int) -> Illegal | None:
        """Return why a buoy may not be put onto a buoy space."""
        if not s.stock >> buoy & 1:
            return Illegal("buoy-not-in-reserve", "PODS-5.9", {"buoy": buoy})
        if s.buoys[space] >= 0:
            return Illegal("buoy-space-taken", "PODS-9.1", {"space": space})
        if not usable_buoys(s, self.seat) >> buoy & 1:
            return Illegal("buoy-not-shared", "PODS-5.10", {"buoy": buoy})
        return None

    def play(self, s: Pods, action: Any) -> None:
        if isinstance(action, Bury):
            bury(s, self.seat, action.card)
        elif isinstance(action, PlaceBuoy):
            s.stock &= ~(1 << action.buoy)
            s.buoys[action.space] = action.buoy
            if s.telling:
                s.tell(BuoyPlaced(seat=self.seat, buoy=action.buoy, space=action.space))
        elif isinstance(action, MoveBuoy):
            buoy: int = s.buoys[action.origin]
            s.buoys[action.space] = buoy
            s.buoys[action.origin] = -1
            if s.telling:
                s.tell(BuoyMoved(seat=self.seat, buoy=buoy, origin=action.origin, space=action.space))
        else:
            one, other = action.one, action.other
            s.buoys[one], s.buoys[other] = s.buoys[other], s.buoys[one]
            if s.telling:
                s.tell(BuoysSwapped(seat=self.seat, one=one, other=other))


def bury(s: Pods, seat: int, card: int) -> None:
    """Put a face-up card under the deck and turn up the top one; a card left in solo slides right (PODS-5.7, 15.8)."""
    s.face_up = tuple([other for other in s.face_up if other != card])
    s.under = (*s.under, card)
    if s.telling:
        s.tell(CardBuried(seat=seat, card=card))
    turn_up(s)


# Free moves --------------------------------------------------------------------------------------------------------


NO_BUOYS: Final = [-1] * len(BUOY_SPACES)


class Buoys(Ask):
    """A free move across a buoy of the own colour, at any time between effects (PODS-9.3, 3.12)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-9.3"
    answers: ClassVar[tuple[type[Action], ...]] = (BuoyMove,)

    def candidates(self, s: Pods) -> list[Action]:
        return [action for space, buoy in enumerate(s.buoys) if buoy >= 0 for action in BUOY_MOVE[space]]

    def legal(self, s: Pods) -> list[Action]:
        return [free_move(s, crossing) for crossing in bits(open_crossings(s, self.seat))]

    def count(self, s: Pods) -> int:
        return open_crossings(s, self.seat).bit_count()

    def check(self, s: Pods, action: Any) -> Illegal | None:
        buoy: int = s.buoys[action.space]
        if buoy < 0:
            return Illegal("no-buoy", "PODS-9.3", {"space": action.space})
        if not BUOY_COLOURS[buoy] >> self.seat & 1:
            return Illegal("buoy-not-yours", "PODS-9.3", {"buoy": buoy})
        if s.places[action.pod] not in BUOY_SPACES[action.space]:
            return Illegal("pod-not-at-buoy", "PODS-9.3", {"pod": action.pod, "space": action.space})
        if not has_own(s, action.pod, self.seat):
            return Illegal("no-own-crew", "PODS-9.3", {"pod": action.pod})
        return refuse_step(s, action.pod, beyond_buoy(s, action.pod, action.space))

    def play(self, s: Pods, action: Any) -> None:
        s.free_moves += 1
        enter(s, self.seat, action.pod, beyond_buoy(s, action.pod, action.space), action.space)


def beyond_buoy(s: Pods, pod: int, space: int) -> int:
    """Return the sector on the other side of a buoy space from a pod."""
    one, other = BUOY_SPACES[space]
    return other if s.places[pod] == one else one


def open_crossings(s: Pods, seat: int) -> int:
    """Return the crossings that a seat can make as free moves, as a set (PODS-9.3, 9.4)."""
    found = 0
    if s.buoys == NO_BUOYS:
        return found
    own, places, buoys, works = 1 << seat, s.places, s.buoys, WORKS_FOR[seat]
    ways: list[int] = []
    for pod, crew in enumerate(s.aboard):
        if crew and COLOURS[crew] & own:
            for space, beyond, crossing in CROSSINGS[places[pod]]:
                if works[buoys[space]]:
                    ways = ways or all_ways_on(s)
                    if ways[pod] & beyond:
                        found |= crossing
    return found


def free_move(s: Pods, crossing: int) -> Action:
    """Return the free move of the pod that stands where a crossing begins."""
    space, side = divmod(crossing - FIRST_CROSSING, 2)
    return BUOY_MOVE[space][s.places.index(BUOY_SPACES[space][side])]
