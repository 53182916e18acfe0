"""Setting up the table (CRYO-2, CRYO-S1)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import PUT_AWAY, PUT_AWAY_PAIR, PutAway
from sternhafen.games.cryo.cards import distinct
from sternhafen.games.cryo.components import (
    CARDS,
    CARDS_DEALT,
    CARDS_KEPT,
    CAVE_TILE_LARGE,
    CAVE_TILES,
    CAVES,
    CAVES_USED,
    COPIES,
    DAMAGE_MARKERS,
    DAMAGEABLE,
    DRONE_DOCKS,
    EARLY,
    INCIDENT_BACK,
    INCIDENT_COUNT,
    INCIDENTS,
    LARGE_CAVES,
    LATE,
    LIMIT,
    RIVAL,
    RIVAL_DRONES,
    RIVAL_HARDER,
    SEAT_BONUS,
    SECTIONS,
    SLOTS,
    STACKS,
    STACKS_OF_SECTION,
    START,
    START_CAVES,
    START_STASIS,
    TILE_COLOUR,
    TILE_COUNT,
    TILES,
    TRACK_BACKS,
    Cost,
)
from sternhafen.games.cryo.events import CardsChosen, DiscardsShown, UpgradePlayed
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rewards import add_rival_mission
from sternhafen.games.cryo.rival import draw_decision, part_decisions
from sternhafen.games.cryo.rival_checks import rival_vehicle
from sternhafen.games.cryo.rounds import begin_turn
from sternhafen.games.cryo.table import (
    BOARD_CARDS,
    DAMAGE,
    DECK,
    EARLY_POOL,
    FACE_DOWN,
    LARGE_CAVES_POOL,
    PURPOSES,
    SMALL_CAVES,
    START_PLAYER,
    UNUSED,
    Side,
    Table,
    bits,
    with_card,
    without,
)


def new(options: CryoOptions, seats: int, seed: int) -> Cryo:
    """Return the table as set up, everybody about to choose three of five cards."""
    n = max(2, seats)
    s = empty_table(options, seats, seed, n)
    if seats > 1:
        s.active = s.draw(START_PLAYER, n)
    for number in range(n):
        rank = (number - s.active) % n
        harder = options.rival_harder and s.is_rival(number)
        s.sides.append((HARDER_RIVAL if harder else NEW_SIDES[rank]).copy())
    if s.solo:
        add_rival(s)
    lay_board(s, n)
    for side in s.sides[:seats]:
        hand, s.deck = s.deal(DECK, s.deck, CARDS_DEALT)
        side.hand = tuple(sorted(hand))
    s.agenda.append(AllKept(TABLE))
    lanes: list[list[Step]] = [[KeepCards(seat)] for seat in range(seats)]
    s.fork(lanes)
    return s


def empty_table(options: CryoOptions, seats: int, seed: int, n: int) -> Cryo:
    """Return a table with all face-down pools and nothing else."""
    return Cryo(
        seats=seats,
        seed=seed,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=options.confirm,
        sides=[],
        tops=[],
        heights=[n] * STACKS,
        pools=POOLS[:],
        box=(),
        deck=FULL_DECK,
        discard=(),
        caves=(),
        open_caves=START_CAVES,
        incidents=[],
        track=len(TRACK_BACKS) * n + 1,
        sabotaged=0,
        damaged=0,
        active=0,
        scrapped=False,
        ending=False,
        board_cards=(),
        decisions=(),
        unpredictable=options.rival_unpredictable,
        chance_decides=options.rival_choices == "random",
    )


def new_pools() -> list[tuple[int, ...]]:
    """Return the sorted pools: tiles by colour, caves by size, incidents by back (CRYO-2.12, 2.19, 2.24)."""
    tiles = [
        tuple([tile for tile in range(TILES) if TILE_COLOUR[tile] == colour for _ in range(TILE_COUNT[tile])])
        for colour in range(3)
    ]
    caves = [tuple([tile for tile in range(CAVE_TILES) if CAVE_TILE_LARGE[tile] == large]) for large in (False, True)]
    incidents = [
        tuple([tile for tile in range(INCIDENTS) if INCIDENT_BACK[tile] == back for _ in range(INCIDENT_COUNT[tile])])
        for back in (EARLY, LATE)
    ]
    return tiles + caves + incidents


POOLS: Final = new_pools()
FULL_DECK: Final = tuple([card for card in range(CARDS) for _ in range(COPIES[card])])
SOLO_DECK: Final = tuple([card for card in range(CARDS) for _ in range(COPIES[card] - 1)])
"""The deck without the cards over the top docks."""
ONE_OF_EACH: Final = tuple(range(CARDS))


TILE_SECTIONS: Final = STACKS // STACKS_OF_SECTION
MAY_BE_DAMAGED: Final = tuple(DAMAGEABLE)


def new_side(bonus: Cost) -> Side:
    """Return a side's things at the start, with the bonus of its place in turn order (CRYO-2.2 to 2.11)."""
    return Side(
        res=[min(START[i] + bonus[i], LIMIT[i]) for i in range(len(START))],
        stasis=START_STASIS[:],
        salvage=[0, 0, 0],
        caves=[0] * CAVES,
        slots=[-1] * SLOTS,
        hand=(),
        missions=(),
        vehicles=(),
        upgrades=0,
        awake=0,
        destroyed=0,
        home=DRONE_DOCKS,
        docks=0,
        transport=0,
        kept=(),
        aside=(),
        old_hand=(),
        old_missions=(),
    )


NEW_SIDES: Final = [new_side(bonus) for bonus in SEAT_BONUS]
"""What sides start with, by their place in turn order; to be copied."""
HARDER_RIVAL: Final = new_side(RIVAL_HARDER)


def add_rival(s: Cryo) -> None:
    """Give the Rival its drones and lay one card of each type over the top docks (CRYO-S1.2, S1.4)."""
    s.sides[RIVAL].home = (1 << RIVAL_DRONES) - 1
    s.board_cards = tuple(s.deal(BOARD_CARDS, ONE_OF_EACH, CARDS)[0])
    s.deck = SOLO_DECK


CAVES_DOWN: Final = {
    n: [FACE_DOWN if used >> cave & 1 else UNUSED for cave in range(CAVES)] for n, used in CAVES_USED.items()
}
"""The caves before any is open, by the number of sides; to be copied."""


def lay_board(s: Cryo, n: int) -> None:
    """Open the first tiles, damage docks, lay caves and incidents (CRYO-2.13 to 2.27)."""
    for colour in range(TILE_SECTIONS):
        tiles, s.pools[colour] = s.deal(colour, s.pools[colour], STACKS_OF_SECTION)
        s.tops += tiles
    for dock in s.deal(DAMAGE, MAY_BE_DAMAGED, DAMAGE_MARKERS[n])[0]:
        s.damaged |= 1 << dock
    caves = CAVES_DOWN[n][:]
    for cave in bits(START_CAVES):
        caves[cave] = s.take_from(LARGE_CAVES_POOL if LARGE_CAVES >> cave & 1 else SMALL_CAVES)
    s.caves = tuple(caves)
    s.incidents, s.pools[EARLY_POOL] = s.deal(EARLY_POOL, s.pools[EARLY_POOL], SECTIONS)


class KeepCards(Ask):
    """Everybody keeps three of five cards, unseen by the others (CRYO-2.30, 2.31)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-2.30"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PutAway,)

    def candidates(self, s: Table) -> list[Action]:
        return PUT_AWAY

    def check(self, s: Table, action: PutAway) -> Illegal | None:
        if action.first > action.second:
            return Illegal("lower-card-first", "CRYO-2.30")
        hand = s.sides[self.seat].hand
        for card in (action.first, action.second):
            if card not in hand:
                return Illegal("card-not-in-hand", "CRYO-2.30", {"card": card})
            hand = without(hand, card)
        return None

    def legal(self, s: Table) -> list[Action]:
        hand = s.sides[self.seat].hand
        found: list[Action] = []
        for i in range(len(hand)):
            if not i or hand[i] != hand[i - 1]:
                pairs = PUT_AWAY_PAIR[hand[i]]
                for second in distinct(hand[i + 1 :]):
                    found.append(pairs[second])
        return found

    def play(self, s: Table, action: PutAway) -> None:
        side = s.sides[self.seat]
        for card in (action.first, action.second):
            side.hand = without(side.hand, card)
            side.aside = with_card(side.aside, card)
        if s.telling:
            s.tell(CardsChosen(side=self.seat))

    def about(self, s: Table) -> dict[str, int | str]:
        return {"kept": CARDS_KEPT}


class AllKept(Do):
    """All have chosen: what was put away is shown, the Rival gets its cards, the game begins (CRYO-2.31, S1.6)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for side in s.sides:
            for card in side.aside:
                s.discard = with_card(s.discard, card)
            side.aside = ()
        if s.telling:
            s.tell(DiscardsShown(cards=s.discard, reveals=True))
        if s.solo:
            deal_rival(s)
        begin_turn(s)


def deal_rival(s: Table) -> None:
    """Draw the Rival's upgrade, vehicle and unseen mission, then its decision cards (CRYO-S1.6 to S1.8, S6.2)."""
    (upgrade, vehicle, mission), s.deck = s.deal(DECK, s.deck, 3)
    s.sides[RIVAL].upgrades |= 1 << upgrade
    if s.telling:
        s.tell(UpgradePlayed(side=-1, card=upgrade, reveals=True))
    rival_vehicle(s, vehicle)
    add_rival_mission(s, mission)
    if not s.unpredictable:
        draw_decision(s)
        draw_decision(s)
        part_decisions(s)
