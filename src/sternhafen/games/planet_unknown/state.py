"""PlanetUnknown: the whole truth of one game."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from sternhafen.engine.state import State
from sternhafen.engine.steps import Step
from sternhafen.engine.values import Outcome
from sternhafen.games.planet_unknown.cards import (
    CARD_LEVEL,
    CARD_NOW,
    CARDS,
    CARDS_OF,
    EVENT_COLOUR,
    EVENT_EFFECT,
    OBJECTIVES,
    events_of,
)
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.events import LastRound
from sternhafen.games.planet_unknown.knowledge import deal_group, watched
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.proof import prove
from sternhafen.games.planet_unknown.scoring import outcome_of
from sternhafen.games.planet_unknown.sight import view_of
from sternhafen.games.planet_unknown.views import PlanetUnknownView
from sternhafen.games.planet_unknown.vocabulary import SMALL

SEAT_AT: Final = {
    1: (0,),
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
"""Where the seats' markers stand around the station (PU-1.9)."""


class PlanetUnknown(State):
    """The station, the decks and every player's colony."""

    __slots__ = (
        "colonies",
        "pools",
        "shown",
        "below",
        "gone",
        "offset",
        "turned",
        "civs",
        "commander",
        "ending",
        "round",
        "phase",
        "event",
        "drawn",
        "deck",
        "next_event",
        "peekers",
        "neighbours",
        "common",
        "joined",
        "fixed",
        "patches_join",
    )
    turn_rule: ClassVar[str] = "PU-3.1"
    end_rule: ClassVar[str] = "PU-14.5"
    payment_rule: ClassVar[str] = "PU-3.1"

    def __init__(
        self,
        seats: int,
        seed: int,
        draws: list[int],
        agenda: list[Step],
        lanes: list[list[Step]],
        confirm: bool,
        colonies: list[Colony],
        pools: list[tuple[int, ...]],
        shown: list[int],
        below: tuple[int, ...],
        gone: tuple[int, ...],
        offset: int,
        turned: int,
        civs: list[tuple[int, ...]],
        commander: int,
        ending: bool,
        round: int,
        phase: int,
        event: int,
        drawn: tuple[int, ...],
        deck: tuple[int, ...],
        next_event: int,
        peekers: int,
        neighbours: tuple[int, ...],
        common: tuple[int, ...],
        joined: int,
        fixed: bool,
        patches_join: bool,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.colonies = colonies
        self.pools = pools
        """The hidden tiles of each stack, sorted: which comes next is drawn when it is opened (PU-2.5, 2.7)."""
        self.shown = shown
        """The top tile of each stack, or -1."""
        self.below = below
        """The next tile of each stack, or -1, where the table plays with these seen; else nothing (PU-2.5)."""
        self.gone = gone
        """Tiles out of the game: taken unplaced, or removed by an event; sorted."""
        self.offset = offset
        """How far the inner ring is turned against the outer one (PU-1.4)."""
        self.turned = turned
        self.civs = civs
        """The civ stacks by level, sorted; what is neither there nor in a hand is in the box."""
        self.commander = commander
        self.ending = ending
        self.round = round
        self.phase = phase
        self.event = event
        """The event in force, or -1."""
        self.drawn = drawn
        """All events drawn so far."""
        self.deck = deck
        """How many events of each colour are still in the deck."""
        self.next_event = next_event
        """The next event if somebody has looked at it, else -1: `peekers` is the mask of who has."""
        self.peekers = peekers
        self.neighbours = neighbours
        """Neighbour objectives: number i lies between seats i and i + 1; with two players all between both."""
        self.common = common
        """Objectives that compare all players (Jump Drive F)."""
        self.joined = joined
        """The card of the next level that joins the present choice, or -1 (Republic); it stays in its stack."""
        self.fixed = fixed
        """Whether the station turns one sector by itself."""
        self.patches_join = patches_join

    def copy(self) -> PlanetUnknown:
        """Return an equal state that shares nothing changeable."""
        return PlanetUnknown(
            self.seats,
            self.seed,
            self.draws[:],
            self.agenda[:],
            [lane[:] for lane in self.lanes],
            self.confirm,
            [colony.copy() for colony in self.colonies],
            self.pools[:],
            self.shown[:],
            self.below,
            self.gone,
            self.offset,
            self.turned,
            self.civs[:],
            self.commander,
            self.ending,
            self.round,
            self.phase,
            self.event,
            self.drawn,
            self.deck,
            self.next_event,
            self.peekers,
            self.neighbours,
            self.common,
            self.joined,
            self.fixed,
            self.patches_join,
        )

    # The station -------------------------------------------------------------------------------------------------

    def sector(self, seat: int) -> int:
        """Return the sector a seat faces (PU-2.2)."""
        return (SEAT_AT[self.seats][seat] - self.turned) % 6

    def stack(self, seat: int, ring: int) -> int:
        """Return the stack of a ring in front of a seat."""
        sector = (SEAT_AT[self.seats][seat] - self.turned) % 6
        return (sector + self.offset) % 6 if ring == SMALL else 6 + sector

    def stack_empty(self) -> bool:
        """Return whether any stack is used up."""
        return -1 in self.shown

    def sector_empty(self, sector: int) -> bool:
        """Return whether both stacks of a sector are used up (PU-14.2)."""
        return self.shown[(sector + self.offset) % 6] < 0 and self.shown[6 + sector] < 0

    def show_next(self, stack: int, tile: int, pool: tuple[int, ...]) -> None:
        """Let the next tile of a stack be seen by all, or -1, and keep the others hidden (PU-2.5)."""
        self.below = (*self.below[:stack], tile, *self.below[stack + 1 :])
        self.pools[stack] = pool

    def tiles_under(self, stack: int) -> int:
        """Return how many tiles lie under the top one of a stack (PU-2.7)."""
        return len(self.pools[stack]) + (bool(self.below) and self.below[stack] >= 0)

    def announce_end(self) -> None:
        """Make this the last round, and say so (PU-14.5, 14.12)."""
        if not self.ending:
            self.ending = True
            self.tell(LastRound())

    def round_rule(self) -> int:
        """Return the verb of the event in force, or -1."""
        return EVENT_EFFECT[self.event][0]

    # Cards in the box --------------------------------------------------------------------------------------------

    def boxed_cards(self, level: int) -> tuple[int, ...]:
        """Return the civ cards of a level that are in no stack and no hand."""
        held = {card for colony in self.colonies for card in colony.hand.cards}
        return tuple(card for card in CARDS_OF[level] if card not in held and card not in self.civs[level])

    def boxed_objectives(self) -> tuple[int, ...]:
        """Return the objectives that nobody uses."""
        used = {*self.neighbours, *self.common}
        for colony in self.colonies:
            used.update(colony.hand.objectives)
            used.update(colony.hand.offer)
        return tuple(goal for goal in range(OBJECTIVES) if goal not in used)

    def unused_events(self, colour: int) -> tuple[int, ...]:
        """Return the events of a colour that may still come."""
        known = {*self.drawn, self.next_event}
        return tuple([event for event in events_of(colour, self.seats == 1) if event not in known])

    # Knowledge ---------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PlanetUnknownView:
        """Return what a seat or a spectator may know."""
        return view_of(self, seat)

    def resample(self, seat: int | None, rng: Random) -> PlanetUnknown:
        """Return a state that the seat cannot tell from this one: tiles and draws by a new seed, cards dealt anew."""
        s = self.copy()
        s.seed = rng.getrandbits(64)
        s._deal_civs(seat, rng)
        if s.joined >= 0 and s.first_asked() != seat:
            s.joined = rng.choice(s.civs[CARD_LEVEL[s.joined]])
        s._deal_objectives(seat, rng)
        if s.next_event >= 0 and not (seat is not None and s.peekers >> seat & 1):
            s._deal_event(rng)
        return s

    def _deal_civs(self, seat: int | None, rng: Random) -> None:
        """Exchange cards that look alike to the seat between hidden hands, stacks and box."""
        knows = self.colonies[seat].hand.knows if seat is not None else watched(open_cards(self))
        hidden: list[int] = []
        for i, c in enumerate(self.colonies):
            if i != seat:
                hidden += [card for card in c.hand.cards if not CARD_NOW[card]]
        stacked = [card for stack in self.civs for card in stack]
        new = list(range(CARDS))
        for group in knows:
            if group & group - 1:
                deal_group(group, hidden, stacked, new, rng.random)
        self.civs = [tuple(sorted([new[card] for card in stack])) for stack in self.civs]
        for i, c in enumerate(self.colonies):
            if i != seat and c.hand.cards:
                hand = c.hand
                cards = tuple(sorted([new[card] for card in hand.cards]))
                c.hand = Hand(cards, hand.knows, hand.objectives, hand.offer, hand.returned)

    def _deal_objectives(self, seat: int | None, rng: Random) -> None:
        others = [i for i in range(self.seats) if i != seat]
        hands = [self.colonies[i].hand for i in others]
        if not any(hand.objectives or hand.offer or hand.returned for hand in hands):
            return
        known = {*self.neighbours, *self.common}
        if seat is not None:
            mine = self.colonies[seat].hand
            known.update(mine.objectives, mine.offer, mine.returned)
        pool = [goal for goal in range(OBJECTIVES) if goal not in known]
        rng.shuffle(pool)
        for i in others:
            hand = self.colonies[i].hand
            kept = tuple(sorted(pool.pop() for _ in hand.objectives))
            offer = tuple(sorted(pool.pop() for _ in hand.offer))
            self.colonies[i].hand = Hand(hand.cards, hand.knows, kept, offer, hand.returned)
        for i in others:
            hand = self.colonies[i].hand
            box = [goal for goal in pool if goal not in hand.objectives and goal not in hand.offer]
            returned = tuple(sorted(box[: len(hand.returned)]))
            self.colonies[i].hand = Hand(hand.cards, hand.knows, hand.objectives, hand.offer, returned)

    def _deal_event(self, rng: Random) -> None:
        """Draw the looked-at event anew, for somebody who has not looked."""
        colour = EVENT_COLOUR[self.next_event]
        deck = [count + (i == colour) for i, count in enumerate(self.deck)]
        self.next_event = -1
        chosen = rng.choices(range(3), deck)[0]
        self.next_event = rng.choice(self.unused_events(chosen))
        self.deck = tuple(count - (i == chosen) for i, count in enumerate(deck))

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return None if self.first_asked() >= 0 else outcome_of(self)

    def verify(self) -> None:
        """Raise an AssertionError if a component is lost, doubled or known wrongly."""
        prove(self)


def open_cards(s: PlanetUnknown) -> list[int]:
    """Return the civ cards in hands that lie open: immediate ones, and at the end of the game all (PU-6.4, 6.5)."""
    return [card for c in s.colonies for card in c.hand.cards if CARD_NOW[card] or s.phase == FINAL]
