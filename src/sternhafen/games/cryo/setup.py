"""Chapter 2: the first position, and the choice of cards before the first turn (CRYO-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Step
from sternhafen.engine.bitset import contains, members
from sternhafen.engine.fast import cached
from sternhafen.games.cryo.actions import PutAway
from sternhafen.games.cryo.aliases import (
    CHANCE_DAMAGE,
    CHANCE_DECK,
    CHANCE_START_SEAT,
    EARLY_POOL,
    FACE_DOWN,
    NO_TILE,
    PURPOSES,
    UNUSED,
    Cards,
    Cost,
)
from sternhafen.games.cryo.data.tables import (
    CARD_COPIES,
    CARDS,
    CARDS_DEALT,
    CARDS_KEPT,
    CAVE_TILE_LARGE,
    CAVE_TILES,
    CAVES,
    DAMAGE_MARKERS,
    DAMAGEABLE,
    EARLY,
    INCIDENT_BACK,
    INCIDENT_COUNT,
    INCIDENTS,
    LATE,
    RIVAL_HARDER,
    ROWS,
    SEAT_BONUS,
    SECTIONS,
    SLOTS,
    STACKS,
    STACKS_OF_SECTION,
    START_CAVES,
    START_HOME,
    START_RESOURCES,
    START_STASIS,
    TILE_COLOUR,
    TILE_COLOURS,
    TILE_COUNT,
    TILES,
    TRACK_BACKS,
    TRACK_LIMIT,
    TRACKS,
)
from sternhafen.games.cryo.events import CardsChosen, DiscardsShown
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.piles import with_card, without
from sternhafen.games.cryo.rules.cards import to_discard
from sternhafen.games.cryo.rules.caves import draw_cave
from sternhafen.games.cryo.rules.rival.setup import add_rival, deal_rival
from sternhafen.games.cryo.rules.turns import begin_turn
from sternhafen.games.cryo.state import CryoState, Side


def new(options: CryoOptions, seats: int, seed: int, kind: type[Cryo] = Cryo) -> Cryo:
    """Return a game in which everybody is about to choose cards; `kind` is its class, `Cryo` or the one of `fast`."""
    sides = max(2, seats)
    s: Cryo = empty_table(seats, sides, kind).copy()
    s.seed = seed
    s.confirm = options.confirm
    s.unpredictable = options.rival_unpredictable
    s.chance_decides = options.rival_choices == "random"
    if seats > 1:
        s.active = s.draw(CHANCE_START_SEAT, sides)
    for number in range(sides):
        is_harder = options.rival_harder and s.is_rival(number)
        start = HARDER_RIVAL if is_harder else STARTS[(number - s.active) % sides]
        s.sides.append(start.copy())
    if s.solo:
        add_rival(s)
    lay_board(s)
    for side in s.sides[:seats]:
        hand, s.deck = s.deal(CHANCE_DECK, s.deck, CARDS_DEALT)
        side.hand = tuple(sorted(hand))
    s.agenda.append(AllKept(TABLE))
    lanes: list[list[Step]] = [[KeepCards(seat)] for seat in range(seats)]
    s.fork(lanes)
    return s


# Pools ---------------------------------------------------------------------------------------------------------------


def full_pools() -> list[tuple[int, ...]]:
    """Return the sorted pools: tiles by colour, caves by size, incidents by back (CRYO-2.12, 2.19, 2.24)."""
    tiles = [
        tuple([tile for tile in range(TILES) if TILE_COLOUR[tile] == colour for _ in range(TILE_COUNT[tile])])
        for colour in range(len(TILE_COLOURS))
    ]
    caves = [tuple([tile for tile in range(CAVE_TILES) if CAVE_TILE_LARGE[tile] == large]) for large in (False, True)]
    incidents = [
        tuple([tile for tile in range(INCIDENTS) if INCIDENT_BACK[tile] == back for _ in range(INCIDENT_COUNT[tile])])
        for back in (EARLY, LATE)
    ]
    return tiles + caves + incidents


FULL_POOLS: Final[list[tuple[int, ...]]] = full_pools()
MAX_CACHED: Final = 16
FULL_DECK: Final[Cards] = tuple([card for card in range(CARDS) for _ in range(CARD_COPIES[card])])


@cached(MAX_CACHED)
def empty_table(seats: int, sides: int, kind: type[Cryo]) -> Cryo:
    """Return a table with all face-down pools and nothing else, the same for all games with this number of seats."""
    return kind(
        seats=seats,
        seed=0,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=False,
        sides=[],
        tops=[],
        heights=[sides] * STACKS,
        pools=FULL_POOLS[:],
        box=(),
        deck=FULL_DECK,
        discard=(),
        caves=(),
        open_caves=START_CAVES,
        incidents=[],
        track=len(TRACK_BACKS) * sides + 1,  # the sunset lies under the last stack (CRYO-2.26, 2.27)
        sabotaged=0,
        damaged=0,
        active=0,
        scrapped=False,
        ending=False,
        board_cards=(),
        decisions=(),
        unpredictable=False,
        chance_decides=False,
    )


# Sides ---------------------------------------------------------------------------------------------------------------


def new_side(bonus: Cost) -> Side:
    """Return a side's things at the start, with the bonus of its place in turn order (CRYO-2.2 to 2.11)."""
    return Side(
        resources=[min(START_RESOURCES[i] + bonus[i], TRACK_LIMIT[i]) for i in range(TRACKS)],
        stasis=START_STASIS[:],
        salvage=[0] * ROWS,
        caves=[0] * CAVES,
        slots=[NO_TILE] * SLOTS,
        hand=(),
        missions=(),
        vehicles=(),
        upgrades=0,
        awake=0,
        destroyed=0,
        home=START_HOME,
        docks=0,
        transport=0,
        kept=(),
        aside=(),
        old_hand=(),
        old_missions=(),
    )


STARTS: Final[list[Side]] = [new_side(bonus) for bonus in SEAT_BONUS]
"""What sides start with, by their place in turn order; to be copied."""
HARDER_RIVAL: Final[Side] = new_side(RIVAL_HARDER)
"""The same for the Rival of the harder variant (CRYO-S6.1)."""


# The board -----------------------------------------------------------------------------------------------------------


def lay_board(s: CryoState) -> None:
    """Open the first tiles, damage docks, lay caves and incidents (CRYO-2.13 to 2.27)."""
    for colour in range(len(TILE_COLOURS)):
        tiles, s.pools[colour] = s.deal(colour, s.pools[colour], STACKS_OF_SECTION)
        s.tops += tiles
    for dock in s.deal(CHANCE_DAMAGE, tuple(DAMAGEABLE), DAMAGE_MARKERS[len(s.sides)])[0]:
        s.damaged |= 1 << dock
    caves = [FACE_DOWN if contains(s.caves_used(), cave) else UNUSED for cave in range(CAVES)]
    for cave in members(START_CAVES):
        caves[cave] = draw_cave(s, cave)
    s.caves = tuple(caves)
    s.incidents, s.pools[EARLY_POOL] = s.deal(EARLY_POOL, s.pools[EARLY_POOL], SECTIONS)


# The choice of cards -------------------------------------------------------------------------------------------------


class KeepCards(Ask):
    """Everybody keeps three of five cards, unseen by the others (CRYO-2.30, 2.31)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-2.30"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PutAway,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [PutAway(first, second) for first in range(CARDS) for second in range(first, CARDS)]

    def check(self, s: CryoState, action: PutAway) -> Illegal | None:
        if action.first > action.second:
            return Illegal("lower-card-first", "CRYO-2.30")
        hand = s.sides[self.seat].hand
        for card in (action.first, action.second):
            if card not in hand:
                return Illegal("card-not-in-hand", "CRYO-2.30", {"card": card})
            hand = without(hand, card)
        return None

    def play(self, s: CryoState, action: PutAway) -> None:
        side = s.sides[self.seat]
        for card in (action.first, action.second):
            side.hand = without(side.hand, card)
            side.aside = with_card(side.aside, card)
        if s.recording:
            s.tell(CardsChosen(side=self.seat))

    def about(self, s: CryoState) -> dict[str, int | str]:
        return {"kept": CARDS_KEPT}


class AllKept(Do):
    """All have chosen: what was put away is shown, the Rival gets its cards, the game begins (CRYO-2.31, S1.6)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        for side in s.sides:
            for card in side.aside:
                to_discard(s, card)
            side.aside = ()
        if s.recording:
            s.tell(DiscardsShown(cards=s.discard, reveals=True))
        if s.solo:
            deal_rival(s)
        begin_turn(s)
