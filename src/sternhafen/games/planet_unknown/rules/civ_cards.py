"""Chapter 6: civ cards. Looking at a stack, taking one, who then knows what, and the civ step."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Seat, bitset
from sternhafen.engine.steps import Ask, Do
from sternhafen.engine.values import EVERYBODY, Action, Illegal
from sternhafen.games.planet_unknown.actions import PickMilestone, TakeCard
from sternhafen.games.planet_unknown.aliases import CivCard, Knowledge, MilestoneCode
from sternhafen.games.planet_unknown.colony import Hand
from sternhafen.games.planet_unknown.data.card_groups import lost_track, saw
from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARD_NOW, CARDS, LEVELS
from sternhafen.games.planet_unknown.data.codes import milestone_code, milestone_joins, milestone_level
from sternhafen.games.planet_unknown.events import CardsSeen, CardTaken, CivCardsChanged, NoCardLeft
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out_at_end, carry_out_card
from sternhafen.games.planet_unknown.rules.gains.question import GainsLeft
from sternhafen.games.planet_unknown.state import CIV_DRAWS, CIV_STEP, EVENT_STEP, FINAL, PlanetState

ALL_LEVELS: Final = -1


def learn(s: PlanetState, seat: Seat, knows: Knowledge) -> None:
    """Change what a seat knows of the civ cards."""
    c = s.colonies[seat]
    if knows is not c.hand.knows:
        c.hand = Hand(c.hand.cards, knows, c.hand.objectives, c.hand.offer, c.hand.returned)


def choice(s: PlanetState, level: int) -> tuple[int, ...]:
    """Return the cards to choose from: a stack and perhaps a card of the next, or all that are left."""
    if level == ALL_LEVELS:
        return tuple(card for stack in s.civ_stacks for card in stack)
    return s.civ_stacks[level] if s.joined < 0 else (*s.civ_stacks[level], s.joined)


class LookAtStack(Do):
    """The cards of a level are seen; with Republic's technology a random one of the next joins (PU-6.1, 24.5)."""

    __slots__ = ("level", "extra")

    def __init__(self, seat: int, level: int, extra: bool) -> None:
        self.seat = seat
        self.level = level
        self.extra = extra

    def run(self, s: PlanetState) -> None:
        higher = self.level + 1
        if self.extra and s.civ_stacks[self.level] and higher < LEVELS and s.civ_stacks[higher]:
            s.joined = s.civ_stacks[higher][s.draw(CIV_DRAWS + higher, len(s.civ_stacks[higher]))]
        cards = choice(s, self.level)
        if not cards:
            s.tell(NoCardLeft(seat=self.seat, level=self.level + 1))
            moves_lapse(s, self.seat)
            return
        knows = saw(s.colonies[self.seat].hand.knows, bitset.of(s.civ_stacks[self.level]))
        learn(s, self.seat, saw(knows, 1 << s.joined) if s.joined >= 0 else knows)
        if s.recording:
            s.tell(CardsSeen(seat=self.seat, level=self.level + 1, cards=cards, to=1 << self.seat, reveals=True))
        s.push(ChooseCard(self.seat, self.level))


class ChooseCard(Ask):
    """Which civ card is taken (PU-6.1)."""

    __slots__ = ("level",)
    rule: ClassVar[str] = "PU-6.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard,)

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def candidates(self, s: PlanetState) -> list[Action]:
        return [TakeCard(card) for card in range(CARDS)]

    def check(self, s: PlanetState, action: TakeCard) -> Illegal | None:
        if action.card in choice(s, self.level):
            return None
        return Illegal("card-not-there", "PU-6.1", {"card": action.card})

    def legal(self, s: PlanetState) -> list[Action]:
        return [TakeCard(card) for card in choice(s, self.level)]

    def play(self, s: PlanetState, action: TakeCard) -> None:
        s.joined = -1
        take_card(s, self.seat, action.card)

    def about(self, s: PlanetState) -> dict[str, int | str]:
        return {"seat": self.seat, "level": self.level + 1}


def take_card(s: PlanetState, seat: Seat, card: CivCard) -> None:
    """Take a card from its stack: an immediate one is carried out and lies open (PU-6.4, 6.5)."""
    level = CARD_LEVEL[card]
    stack, now = s.civ_stacks[level], CARD_NOW[card]
    s.civ_stacks[level] = tuple(other for other in stack if other != card)
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
                before, after = knows, saw(knows, 1 << card) if open_to_all else lost_track(knows, bitset.of(stack))
            learn(s, other, after)
    if s.recording:
        to = EVERYBODY if open_to_all else 1 << seat
        s.tell(CardTaken(seat=seat, level=level + 1, card=card, to=to, reveals=open_to_all))
    if now:
        carry_out_card(s, seat, card)
        return
    if s.phase == FINAL:
        carry_out_at_end(s, seat, card)
    moves_lapse(s, seat)


def moves_lapse(s: PlanetState, seat: Seat) -> None:
    """Let unused rover moves lapse when the last civ choice of the round brought nothing to do (PU-9.17)."""
    if s.phase == CIV_STEP and not s.colonies[seat].milestones:
        s.colonies[seat].moves = 0


class PickCiv(Ask):
    """Which of several waiting civ milestones comes next (PU-6.8)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-6.8"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickMilestone,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [PickMilestone(level, extra) for level in range(1, LEVELS + 1) for extra in (False, True)]

    def check(self, s: PlanetState, action: PickMilestone) -> Illegal | None:
        if milestone_code(action.level - 1, action.extra) in s.colonies[self.seat].milestones:
            return None
        return Illegal("milestone-not-waiting", "PU-6.8", {"level": action.level})

    def play(self, s: PlanetState, action: PickMilestone) -> None:
        begin_choice(s, self.seat, milestone_code(action.level - 1, action.extra))


def begin_choice(s: PlanetState, seat: Seat, code: MilestoneCode) -> None:
    """Take one waiting milestone and look at its stack."""
    c = s.colonies[seat]
    at = c.milestones.index(code)
    c.milestones = c.milestones[:at] + c.milestones[at + 1 :]
    s.push(LookAtStack(seat, milestone_level(code), milestone_joins(code)))


def change_stacks(s: PlanetState, more: bool) -> None:
    """Add a random card of the box to every civ stack, or put one back, unseen (PU-20.19)."""
    for level in range(LEVELS):
        source = s.boxed_cards(level) if more else s.civ_stacks[level]
        if not source:
            continue
        card = source[s.draw(CIV_DRAWS + level, len(source))]
        if more:
            s.civ_stacks[level] = tuple(sorted((*s.civ_stacks[level], card)))
        else:
            s.civ_stacks[level] = tuple(other for other in s.civ_stacks[level] if other != card)
        for seat in range(s.seats):
            learn(s, seat, lost_track(s.colonies[seat].hand.knows, bitset.of(source)))
    s.tell(CivCardsChanged(more=more))


# The civ step ---------------------------------------------------------------------------------------------------------


def push_civ_turns(s: PlanetState) -> None:
    """Let everybody with waiting civ milestones choose, clockwise from the commander."""
    for i in range(s.seats - 1, -1, -1):
        seat = (s.commander + i) % s.seats
        if s.colonies[seat].milestones:
            s.push(CivTurn(seat))


class CivTurn(Do):
    """One player chooses all cards earned, those earned meanwhile too."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        c = s.colonies[self.seat]
        early = s.phase == EVENT_STEP
        if not c.milestones:
            if not early:
                c.moves = 0
            return
        s.push(CivTurn(self.seat))
        s.push(GainsLeft(self.seat, early))
        if c.milestones[0] == c.milestones[-1]:
            begin_choice(s, self.seat, c.milestones[0])
        else:
            s.push(PickCiv(self.seat))
