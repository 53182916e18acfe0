"""Consent of each contributor, and what contributors use before a group station is completed (GEN7-8.5, 8.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import AGREE, DECLINE, Agree, Decline
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS, ON_GROUP_FILLED
from sternhafen.games.gen7.effects.agenda import fire, heard
from sternhafen.games.gen7.effects.agreeing import GoOn
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.events import OfferDeclined, OfferMade
from sternhafen.games.gen7.rules.group_station.completing import COMPLETE
from sternhafen.games.gen7.rules.group_station.offers import TAKE_TURN, call_off, crew_mask
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use
from sternhafen.games.gen7.rules.side_uses import can_change
from sternhafen.games.gen7.state import Ship, turn_order


def ask_consent(s: Ship, seat: Seat) -> None:
    """Ask each other contributor in turn order (GEN7-8.13)."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    if s.recording:
        s.tell(OfferMade(seat=seat, target=offer.target))
    mask = crew_mask(offer)
    s.agenda.append(AGREED)
    s.agenda += [CONSENT[other] for other in turn_order(s, seat)[:0:-1] if mask >> other & 1]


class Consent(Ask):
    """Do you contribute as proposed?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Decline)

    def candidates(self, s: Ship) -> list[Action]:
        return [AGREE, DECLINE]

    def check(self, s: Ship, a: Agree | Decline) -> Illegal | None:
        return None

    def play(self, s: Ship, a: Agree | Decline) -> None:
        if isinstance(a, Agree):
            return
        if s.recording:
            s.tell(OfferDeclined(seat=self.seat))
        while not isinstance(s.agenda[-1], Agreed):
            s.agenda.pop()
        s.agenda.pop()
        call_off(s)
        s.agenda.append(TAKE_TURN[s.active])

    def about(self, s: Ship) -> dict[str, int | str]:
        offer = s.offer
        assert offer is not None, "a proposal is being made"
        shares = offer.shares[self.seat * 3 : self.seat * 3 + 3]
        return {
            "seat": self.seat, "target": offer.target, "data": shares[0], "parts": shares[1], "chem": shares[2],
        }  # fmt: skip


CONSENT: Final = tuple([Consent(seat) for seat in range(MAX_SEATS)])


class Agreed(Do):
    """All have agreed: rules may react, contributors may prepare, then the station is completed (GEN7-8.17)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        mask = crew_mask(offer)
        s.agenda.append(COMPLETE[s.active])
        s.agenda += [PREPARING[seat] for seat in reversed(turn_order(s, s.active)) if mask >> seat & 1]
        if heard(s, ON_GROUP_FILLED):
            fire(s, ON_GROUP_FILLED, Cause(s.active, NOBODY, NOBODY, -1, s.book.place_of(offer.target), mask))


AGREED: Final = Agreed(TABLE)


def may_prepare(s: Ship, seat: Seat) -> bool:
    """Return whether a contributor, for all the table knows, has anything to use."""
    officer = s.officers[seat]
    if officer.files or can_change(s, seat):
        return True
    return any(left_to_use(s, s.book.rules[n], seat) for n in s.free_rules(seat))


class Prepare(GoOn):
    """Files, side uses and skills for the group station; then go on (GEN7-8.5)."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-8.17"


PREPARE: Final = tuple([Prepare(seat) for seat in range(MAX_SEATS)])


class Preparing(Do):
    """A contributor's turn to prepare; asked only if there may be something to use, by now."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        if may_prepare(s, self.seat):
            s.agenda.append(PREPARE[self.seat])


PREPARING: Final = tuple([Preparing(seat) for seat in range(MAX_SEATS)])
