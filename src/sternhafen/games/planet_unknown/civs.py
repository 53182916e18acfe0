"""Choosing civ cards: looking at a stack, taking one, and who then knows what (PU-6, PU-24.5, PU-24.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do
from sternhafen.engine.values import EVERYBODY, Action, Illegal
from sternhafen.games.planet_unknown.actions import TAKE_CARD, PickMilestone, TakeCard
from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARD_NOW, LEVELS
from sternhafen.games.planet_unknown.chance import CIV_DRAWS
from sternhafen.games.planet_unknown.colony import Hand
from sternhafen.games.planet_unknown.effects import carry_out_at_end, carry_out_card
from sternhafen.games.planet_unknown.events import CardsSeen, CardTaken, CivCardsChanged, NoCardLeft
from sternhafen.games.planet_unknown.knowledge import Knowledge, lost_track, mask_of, saw
from sternhafen.games.planet_unknown.phases import CIV_STEP, FINAL
from sternhafen.games.planet_unknown.state import PlanetUnknown

ALL_LEVELS: Final = -1


def learn(s: PlanetUnknown, seat: int, knows: Knowledge) -> None:
    """Change what a seat knows of the civ cards."""
    c = s.colonies[seat]
    if knows is not c.hand.knows:
        c.hand = Hand(c.hand.cards, knows, c.hand.objectives, c.hand.offer, c.hand.returned)


def choice(s: PlanetUnknown, level: int) -> tuple[int, ...]:
    """Return the cards to choose from: a stack and perhaps a card of the next, or all that are left."""
    if level == ALL_LEVELS:
        return tuple(card for stack in s.civs for card in stack)
    return s.civs[level] if s.joined < 0 else (*s.civs[level], s.joined)


class LookAtStack(Do):
    """The cards of a level are seen; with Republic's technology a random one of the next joins (PU-6.1, 24.5)."""

    __slots__ = ("level", "extra")

    def __init__(self, seat: int, level: int, extra: bool) -> None:
        self.seat = seat
        self.level = level
        self.extra = extra

    def run(self, s: PlanetUnknown) -> None:
        higher = self.level + 1
        if self.extra and s.civs[self.level] and higher < LEVELS and s.civs[higher]:
            s.joined = s.civs[higher][s.draw(CIV_DRAWS + higher, len(s.civs[higher]))]
        cards = choice(s, self.level)
        if not cards:
            s.tell(NoCardLeft(seat=self.seat, level=self.level + 1))
            moves_lapse(s, self.seat)
            return
        knows = saw(s.colonies[self.seat].hand.knows, mask_of(s.civs[self.level]))
        learn(s, self.seat, saw(knows, 1 << s.joined) if s.joined >= 0 else knows)
        if s.telling:
            s.tell(CardsSeen(seat=self.seat, level=self.level + 1, cards=cards, to=1 << self.seat, reveals=True))
        s.push(ChooseCard(self.seat, self.level))


class LookAtAll(Do):
    """Republic looks through all civ cards left and takes one, then another (PU-24.8)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: PlanetUnknown) -> None:
        cards = choice(s, ALL_LEVELS)
        if not cards:
            return
        knows = s.colonies[self.seat].hand.knows
        for stack in s.civs:
            knows = saw(knows, mask_of(stack))
        learn(s, self.seat, knows)
        s.tell(CardsSeen(seat=self.seat, level=0, cards=cards, to=1 << self.seat, reveals=True))
        if self.count > 1:
            s.push(LookAtAll(self.seat, self.count - 1))
        s.push(ChooseCard(self.seat, ALL_LEVELS))


class ChooseCard(Ask):
    """Which civ card is taken (PU-6.1)."""

    __slots__ = ("level",)
    rule: ClassVar[str] = "PU-6.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return list(TAKE_CARD)

    def check(self, s: PlanetUnknown, action: TakeCard) -> Illegal | None:
        if action.card in choice(s, self.level):
            return None
        return Illegal("card-not-there", "PU-6.1", {"card": action.card})

    def legal(self, s: PlanetUnknown) -> list[Action]:
        return [TAKE_CARD[card] for card in choice(s, self.level)]

    def play(self, s: PlanetUnknown, action: TakeCard) -> None:
        s.joined = -1
        take_card(s, self.seat, action.card)

    def about(self, s: PlanetUnknown) -> dict[str, int | str]:
        return {"seat": self.seat, "level": self.level + 1}


def take_card(s: PlanetUnknown, seat: int, card: int) -> None:
    """Take a card from its stack: an immediate one is carried out and lies open (PU-6.4, 6.5)."""
    level = CARD_LEVEL[card]
    stack, now = s.civs[level], CARD_NOW[card]
    s.civs[level] = tuple(other for other in stack if other != card)
    hand = s.colonies[seat].hand
    cards = tuple(sorted((*hand.cards, card)))
    s.colonies[seat].hand = Hand(cards, hand.knows, hand.objectives, hand.offer, hand.returned)
    open_to_all = now or s.phase == FINAL
    learn(s, seat, saw(hand.knows, 1 << card))
    before: Knowledge = ()
    after: Knowledge = ()
    for other in range(s.seats):
        if other != seat:
            knows = s.colonies[other].hand.knows
            if knows is not before:  # those who have never looked know the same
                before, after = knows, saw(knows, 1 << card) if open_to_all else lost_track(knows, mask_of(stack))
            learn(s, other, after)
    if s.telling:
        to = EVERYBODY if open_to_all else 1 << seat
        s.tell(CardTaken(seat=seat, level=level + 1, card=card, to=to, reveals=open_to_all))
    if now:
        carry_out_card(s, seat, card)
        return
    if s.phase == FINAL:
        carry_out_at_end(s, seat, card)
    moves_lapse(s, seat)


def moves_lapse(s: PlanetUnknown, seat: int) -> None:
    """Let unused rover moves lapse when the last civ choice of the round brought nothing to do (PU-9.17)."""
    if s.phase == CIV_STEP and not s.colonies[seat].civs:
        s.colonies[seat].moves = 0


class PickCiv(Ask):
    """Which of several waiting civ milestones comes next (PU-6.8)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-6.8"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickMilestone,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [PickMilestone(level, extra) for level in range(1, LEVELS + 1) for extra in (False, True)]

    def check(self, s: PlanetUnknown, action: PickMilestone) -> Illegal | None:
        if 2 * (action.level - 1) + action.extra in s.colonies[self.seat].civs:
            return None
        return Illegal("milestone-not-waiting", "PU-6.8", {"level": action.level})

    def play(self, s: PlanetUnknown, action: PickMilestone) -> None:
        begin_choice(s, self.seat, 2 * (action.level - 1) + action.extra)


def begin_choice(s: PlanetUnknown, seat: int, code: int) -> None:
    """Take one waiting milestone and look at its stack."""
    c = s.colonies[seat]
    at = c.civs.index(code)
    c.civs = c.civs[:at] + c.civs[at + 1 :]
    s.push(LookAtStack(seat, code >> 1, bool(code & 1)))


def change_stacks(s: PlanetUnknown, more: bool) -> None:
    """Add a random card of the box to every civ stack, or put one back, unseen (PU-20.19)."""
    for level in range(LEVELS):
        source = s.boxed_cards(level) if more else s.civs[level]
        if not source:
            continue
        card = source[s.draw(CIV_DRAWS + level, len(source))]
        if more:
            s.civs[level] = tuple(sorted((*s.civs[level], card)))
        else:
            s.civs[level] = tuple(other for other in s.civs[level] if other != card)
        for seat in range(s.seats):
            learn(s, seat, lost_track(s.colonies[seat].hand.knows, mask_of(source)))
    s.tell(CivCardsChanged(more=more))
