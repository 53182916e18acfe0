"""Skills of the command department: briefings, work orders, tasks and group stations."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_RESOURCES, STORE_PAYS, PickResource
from sternhafen.games.gen7.aliases import Resource, Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import ALONE_BRIEF, ORDER
from sternhafen.games.gen7.effects.agenda import Hear
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import figure
from sternhafen.games.gen7.merits import score_all
from sternhafen.games.gen7.rules.cards.drawing import look_at
from sternhafen.games.gen7.rules.lasting_rules.dice import adjusts
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.skills.hooks import Skill
from sternhafen.games.gen7.rules.skills.team_lead import can_be_led, team_leads
from sternhafen.games.gen7.rules.skills.three_players import PickTargets
from sternhafen.games.gen7.state import Ship

# Lone Wolf (GEN7-33.10, 33.34) ---------------------------------------------------------------------------------------


def may_draw_alone(s: Ship, seat: Seat) -> bool:
    """Return whether a seat may draw a work order instead of joining (GEN7-33.10, 33.32)."""
    return len(s.officers[seat].orders) < s.book.hand_limit and bool(in_force(s, seat, ALONE_BRIEF))


# Optimiser (GEN7-33.19, 33.32) ---------------------------------------------------------------------------------------


class HowMany(YesOrNo):
    """Do you draw another card?"""

    __slots__ = ("deck", "n")
    rule: ClassVar[str] = "GEN7-33.32"

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def agreed(self, s: Ship) -> None:
        s.push(DrawSome(self.seat, self.deck, self.n))


class DrawSome(Do):
    """Draw a card, and ask for the next."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        if self.n > 1:
            s.push(AskMore(self.seat, self.deck, self.n - 1))
        look_at(s, self.seat, self.deck, 1, 1)


class AskMore(Do):
    """Another card may be drawn, while the hand has room for it."""

    __slots__ = ("deck", "n")

    def __init__(self, seat: Seat, deck: int, n: int) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n

    def run(self, s: Ship) -> None:
        full = self.deck == ORDER and len(s.officers[self.seat].orders) >= s.book.hand_limit
        if self.n and not full:
            s.push(HowMany(self.seat, self.deck, self.n))


# Problem Solver (GEN7-33.28, 33.38) ----------------------------------------------------------------------------------


def discount(s: Ship, c: Cause, e: Effect) -> None:
    """Lower the cost of what is being completed; `free_actions.completing` says when."""
    s.discount += figure(s, e.n, c)


class SpareShares(Do):
    """A discount used while preparing spares what was promised (GEN7-33.38)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        offer = s.offer
        if offer is None or s.discount <= 0 or not sum(offer.shares):
            s.discount = 0
            return
        kinds = [res for res in range(3) if sum(offer.shares[res::3])]
        if len(kinds) == 1:
            spare_share(s, self.seat, kinds[0])
            s.push(SpareShares(self.seat))
        else:
            s.push(SpareShare(self.seat))


def spare_share(s: Ship, seat: Seat, res: Resource) -> None:
    """Spare one resource of what was promised: the seat's own share first, the store's last."""
    offer = s.offer
    assert offer is not None, "a proposal was agreed"
    others = [other for other in range(s.seats) if other != seat]
    short = [other for other in others if offer.shares[other * 3 + res] > s.officers[other].res[res]]
    payer = next(p for p in (seat, *short, *others, STORE_PAYS) if offer.shares[p * 3 + res])
    k = payer * 3 + res
    shares = (*offer.shares[:k], offer.shares[k] - 1, *offer.shares[k + 1 :])
    s.offer = offer.shared_out(offer.open, shares)
    s.discount -= 1


class SpareShare(Ask):
    """Which resource does the discount spare?"""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-33.38"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        assert s.offer is not None, "a proposal was agreed"
        return None if sum(s.offer.shares[a.res :: 3]) else Illegal("nothing-spared", "GEN7-33.38")

    def play(self, s: Ship, a: PickResource) -> None:
        spare_share(s, self.seat, a.res)
        s.push(SpareShares(self.seat))


SKILLS: Final[list[Skill]] = [
    Skill("GEN7-33.10", "lone_wolf", may_draw_alone),  # draw a work order instead of joining a briefing
    Skill("GEN7-33.13", "executive", adjusts),  # dice up to 2 higher in the department
    Skill("GEN7-33.15", "courageous", Hear, score_all),  # a merit for every task contributed to
    Skill("GEN7-33.19", "optimiser", AskMore),  # draw up to two work orders, then discard two
    Skill("GEN7-33.26", "team_lead", team_leads, can_be_led),  # set all dice of a group station
    Skill(
        "GEN7-33.28", "problem_solver", SpareShares, verbs={"discount": discount}
    ),  # six resources less for an order or a task
    Skill("GEN7-33.29", "provider", PickTargets),  # three of one resource to three players
]
