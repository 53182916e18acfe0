"""PlanetUnknown: the whole truth of one game."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Seat, State, Step
from sternhafen.games.planet_unknown.aliases import CivCard, EventCard, Objective, Ring, SeatSet, Stack, Tile
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import CARD_NOW, CARDS_OF, EVENT_EFFECT, OBJECTIVES, events_of
from sternhafen.games.planet_unknown.data.vocabulary import SMALL
from sternhafen.games.planet_unknown.events import LastRound

PURPOSES: Final = (
    *(f"stack-{i}" for i in range(12)),
    "civ-1",
    "civ-2",
    "civ-3",
    "civ-4",
    "rings",
    "commander",
    "sector",
    "events",
    "objectives",
    "planets",
    "corporations",
)
CIV_DRAWS: Final = PURPOSES.index("civ-1")
RING_DRAW: Final = PURPOSES.index("rings")
COMMANDER_DRAW: Final = PURPOSES.index("commander")
SECTOR_DRAW: Final = PURPOSES.index("sector")
EVENT_DRAW: Final = PURPOSES.index("events")
OBJECTIVE_DRAW: Final = PURPOSES.index("objectives")
PLANET_DRAW: Final = PURPOSES.index("planets")
CORPORATION_DRAW: Final = PURPOSES.index("corporations")

SETUP: Final = 0
EVENT_STEP: Final = 1
PLACING: Final = 2
CIV_STEP: Final = 3
FINAL: Final = 4

MAX_SEATS: Final = 6
SEAT_AT: Final = {
    1: (0,),
    2: (0, 3),
    3: (0, 2, 4),
    4: (0, 1, 3, 4),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
}
"""Where the seats' markers stand around the station (PU-1.9)."""


class PlanetState(State):
    """The whole truth of one game: the station, the decks and every player's colony."""

    colonies: list[Colony]
    hidden_tiles: list[tuple[Tile, ...]]
    """The hidden tiles of each stack, sorted: which comes next is drawn when it is opened (PU-2.5, 2.7)."""
    shown: list[Tile]
    """The top tile of each stack, or -1."""
    next_tiles: tuple[Tile, ...]
    """The next tile of each stack, or -1, where the table plays with these seen; else nothing (PU-2.5)."""
    gone: tuple[Tile, ...]
    """Tiles out of the game: taken unplaced, or removed by an event; sorted."""
    ring_offset: int
    """How far the inner ring is turned against the outer one (PU-1.4)."""
    rotation: int
    """How far the station is turned."""
    civ_stacks: list[tuple[CivCard, ...]]
    """The civ stacks by level, sorted; what is neither there nor in a hand is in the box."""
    commander: Seat
    last_round: bool
    round: int
    phase: int
    event: EventCard
    """The event in force, or -1."""
    past_events: tuple[EventCard, ...]
    """All events drawn so far."""
    deck: tuple[int, ...]
    """How many events of each colour are still in the deck."""
    next_event: EventCard
    """The next event if somebody has looked at it, else -1."""
    peekers: SeatSet
    """Who has looked at the next event."""
    neighbours: tuple[Objective, ...]
    """Neighbour objectives: number i lies between seats i and i + 1; with two players all between both."""
    common: tuple[Objective, ...]
    """Objectives that compare all players (Jump Drive F)."""
    joined: CivCard
    """The card of the next level that joins the present choice, or -1 (Republic); it stays in its stack."""
    turning_fixed: bool
    """Whether the station turns one sector by itself."""
    patches_join: bool
    """Whether tiles may attach to patches alone (PU-4.4)."""

    turn_rule: ClassVar[str] = "PU-3.1"
    end_rule: ClassVar[str] = "PU-14.5"
    payment_rule: ClassVar[str] = "PU-3.1"

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "colonies", "hidden_tiles", "shown", "next_tiles", "gone", "ring_offset", "rotation", "civ_stacks", "commander",
        "last_round", "round", "phase", "event", "past_events", "deck", "next_event", "peekers", "neighbours", "common",
        "joined", "turning_fixed", "patches_join",
    )

    def __init__(
        self,
        seats: int, seed: int, draws: list[int], agenda: list[Step], lanes: list[list[Step]], confirm: bool,
        colonies: list[Colony], hidden_tiles: list[tuple[Tile, ...]], shown: list[Tile], next_tiles: tuple[Tile, ...],
        gone: tuple[Tile, ...], ring_offset: int, rotation: int, civ_stacks: list[tuple[CivCard, ...]], commander: Seat,
        last_round: bool, round: int, phase: int, event: EventCard, past_events: tuple[EventCard, ...],
        deck: tuple[int, ...], next_event: EventCard, peekers: SeatSet, neighbours: tuple[Objective, ...],
        common: tuple[Objective, ...], joined: CivCard, turning_fixed: bool, patches_join: bool,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.colonies = colonies
        self.hidden_tiles = hidden_tiles
        self.shown = shown
        self.next_tiles = next_tiles
        self.gone = gone
        self.ring_offset = ring_offset
        self.rotation = rotation
        self.civ_stacks = civ_stacks
        self.commander = commander
        self.last_round = last_round
        self.round = round
        self.phase = phase
        self.event = event
        self.past_events = past_events
        self.deck = deck
        self.next_event = next_event
        self.peekers = peekers
        self.neighbours = neighbours
        self.common = common
        self.joined = joined
        self.turning_fixed = turning_fixed
        self.patches_join = patches_join
    # fmt: on
    # end of fields

    # What the rules ask, and `fast` answers sooner ---------------------------------------------------------------

    def placements(self, seat: Seat, bans: int) -> list[Action]:
        """Return all placements of the tiles in a seat's sector, under some bans (`rules.placement`)."""
        raise NotImplementedError

    def can_place(self, seat: Seat) -> bool:
        """Return whether any tile in a seat's sector can be placed, with bans or without (`rules.placement`)."""
        raise NotImplementedError

    def something_to_do(self, seat: Seat, early: bool) -> bool:
        """Return whether a seat has anything to choose among its gains (`rules.gains.answers`)."""
        raise NotImplementedError

    # The station -------------------------------------------------------------------------------------------------

    def sector(self, seat: Seat) -> int:
        """Return the sector a seat faces (PU-2.2)."""
        return (SEAT_AT[self.seats][seat] - self.rotation) % 6

    def stack(self, seat: Seat, ring: Ring) -> int:
        """Return the stack of a ring in front of a seat."""
        sector = (SEAT_AT[self.seats][seat] - self.rotation) % 6
        return (sector + self.ring_offset) % 6 if ring == SMALL else 6 + sector

    def stack_empty(self) -> bool:
        """Return whether any stack is used up."""
        return -1 in self.shown

    def sector_empty(self, sector: int) -> bool:
        """Return whether both stacks of a sector are used up (PU-14.2)."""
        return self.shown[(sector + self.ring_offset) % 6] < 0 and self.shown[6 + sector] < 0

    def show_next(self, stack: Stack, tile: Tile, pool: tuple[int, ...]) -> None:
        """Let the next tile of a stack be seen by all, or -1, and keep the others hidden (PU-2.5)."""
        self.next_tiles = (*self.next_tiles[:stack], tile, *self.next_tiles[stack + 1 :])
        self.hidden_tiles[stack] = pool

    def tiles_under(self, stack: Stack) -> int:
        """Return how many tiles lie under the top one of a stack (PU-2.7)."""
        return len(self.hidden_tiles[stack]) + (bool(self.next_tiles) and self.next_tiles[stack] >= 0)

    def announce_end(self) -> None:
        """Make this the last round, and say so (PU-14.5, 14.12)."""
        if not self.last_round:
            self.last_round = True
            self.tell(LastRound())

    def round_rule(self) -> int:
        """Return the verb of the event in force, or -1."""
        return EVENT_EFFECT[self.event][0]

    # Cards in the box --------------------------------------------------------------------------------------------

    def boxed_cards(self, level: int) -> tuple[int, ...]:
        """Return the civ cards of a level that are in no stack and no hand."""
        held = {card for colony in self.colonies for card in colony.hand.cards}
        return tuple(card for card in CARDS_OF[level] if card not in held and card not in self.civ_stacks[level])

    def boxed_objectives(self) -> tuple[int, ...]:
        """Return the objectives that nobody uses."""
        used = {*self.neighbours, *self.common}
        for colony in self.colonies:
            used.update(colony.hand.objectives)
            used.update(colony.hand.offer)
        return tuple(goal for goal in range(OBJECTIVES) if goal not in used)

    def unused_events(self, colour: int) -> tuple[int, ...]:
        """Return the events of a colour that may still come."""
        known = {*self.past_events, self.next_event}
        return tuple([event for event in events_of(colour, self.seats == 1) if event not in known])


def open_cards(s: PlanetState) -> list[int]:
    """Return the civ cards in hands that lie open: immediate ones, and at the end of the game all (PU-6.4, 6.5)."""
    return [card for c in s.colonies for card in c.hand.cards if CARD_NOW[card] or s.phase == FINAL]
