"""The table: what every side owns and what lies on the board."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from sternhafen.engine.plain import Plain
from sternhafen.engine.state import State
from sternhafen.engine.steps import Do, Step
from sternhafen.engine.values import Event
from sternhafen.games.cryo.components import (
    CAVES_USED,
    CREW_ROOM,
    CRYSTAL,
    ENERGY,
    NANITES,
    ORGANICS,
    RIVAL,
    RIVAL_CHECK,
    RIVAL_ENERGY_CHECK,
    RIVAL_PODS_CHECK,
    SALVAGE_SPACES,
    SECTIONS,
    TECH,
    VEHICLE_ROOM,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.events import with_reason

PURPOSES: Final = (
    "engineering tiles",
    "lab tiles",
    "rnd tiles",
    "small caves",
    "large caves",
    "early incidents",
    "late incidents",
    "deck",
    "damage",
    "start player",
    "board cards",
    "decision",
    "rival choice",
)
"""What chance is used for; the first seven are also the numbers of the pools."""
SMALL_CAVES: Final = 3
LARGE_CAVES_POOL: Final = 4
EARLY_POOL: Final = 5
LATE_POOL: Final = 6
DECK: Final = 7
DAMAGE: Final = 8
START_PLAYER: Final = 9
BOARD_CARDS: Final = 10
DECISION: Final = 11
RIVAL_CHOICE: Final = 12

UNUSED: Final = -1
FACE_DOWN: Final = -2
"""A cave whose tile nobody has seen, so it is not decided yet."""


class Side(Plain):
    """What one side owns: a player's things, or the Rival's.

    `res` are the five tracks, `slots` the tiles on the platform, `home` and `docks` masks of where its drones stand,
    `transport` those on the transport dock. Awake pods are one pool over platform and vehicles (CRYO-12.4). `aside`
    holds the cards put away in setup until all have chosen, and the Rival's replaced missions. `old_hand` and
    `old_missions` are those held since before the deck was last renewed: everybody saw which cards went into it, so
    these can be none of them.
    """

    __slots__ = (
        "res",
        "stasis",
        "salvage",
        "caves",
        "slots",
        "hand",
        "missions",
        "vehicles",
        "upgrades",
        "awake",
        "destroyed",
        "home",
        "docks",
        "transport",
        "kept",
        "aside",
        "old_hand",
        "old_missions",
    )

    def __init__(
        self,
        res: list[int],
        stasis: list[int],
        salvage: list[int],
        caves: list[int],
        slots: list[int],
        hand: tuple[int, ...],
        missions: tuple[int, ...],
        vehicles: tuple[int, ...],
        upgrades: int,
        awake: int,
        destroyed: int,
        home: int,
        docks: int,
        transport: int,
        kept: tuple[int, ...],
        aside: tuple[int, ...],
        old_hand: tuple[int, ...],
        old_missions: tuple[int, ...],
    ) -> None:
        self.res = res
        self.stasis = stasis
        self.salvage = salvage
        self.caves = caves
        self.slots = slots
        self.hand = hand
        self.missions = missions
        self.vehicles = vehicles
        self.upgrades = upgrades
        self.awake = awake
        self.destroyed = destroyed
        self.home = home
        self.docks = docks
        self.transport = transport
        self.kept = kept
        self.aside = aside
        self.old_hand = old_hand
        self.old_missions = old_missions

    def copy(self) -> Side:
        """Return an equal side that shares nothing changeable."""
        return Side(
            self.res[:],
            self.stasis[:],
            self.salvage[:],
            self.caves[:],
            self.slots[:],
            self.hand,
            self.missions,
            self.vehicles,
            self.upgrades,
            self.awake,
            self.destroyed,
            self.home,
            self.docks,
            self.transport,
            self.kept,
            self.aside,
            self.old_hand,
            self.old_missions,
        )

    def has(self, upgrade: int) -> bool:
        """Return whether an upgrade is in play here."""
        return self.upgrades >> upgrade & 1 == 1

    def capacity(self) -> int:
        """Return how many awake pods platform and vehicles hold (CRYO-3.27, 9.7)."""
        total = CREW_ROOM
        for vehicle in self.vehicles:
            total += VEHICLE_ROOM[vehicle]
        if self.upgrades >> WAKE_PROTOCOL & 1:
            total += len(self.vehicles)
        return total

    def room(self) -> int:
        """Return how many more awake pods fit."""
        return self.capacity() - self.awake

    def rich(self) -> bool:
        """Return whether there is enough of a resource for one of the Rival's checks (CRYO-S4.1)."""
        res = self.res
        return (
            res[CRYSTAL] >= RIVAL_CHECK
            or res[ORGANICS] >= RIVAL_CHECK
            or res[TECH] >= RIVAL_CHECK
            or res[NANITES] >= RIVAL_CHECK
            or (res[ENERGY] >= RIVAL_ENERGY_CHECK and self.awake >= RIVAL_PODS_CHECK)
        )

    def drones_out(self) -> int:
        """Return how many drones are on the board."""
        return self.docks.bit_count() + self.transport

    def saved(self) -> int:
        """Return how many pods are in caves."""
        return sum(self.caves)


class Table(State):
    """Everything on the table; steps change it. `Cryo` adds what it means to know it.

    `pools` hold, sorted, what may still be drawn: three colours of tiles, small and large caves, early and late
    incidents. `active` is the side whose turn it is. `board_cards` and `decisions` belong to the Rival.
    """

    __slots__ = (
        "sides",
        "tops",
        "heights",
        "pools",
        "box",
        "deck",
        "discard",
        "caves",
        "open_caves",
        "incidents",
        "track",
        "sabotaged",
        "damaged",
        "active",
        "scrapped",
        "ending",
        "board_cards",
        "decisions",
        "unpredictable",
        "chance_decides",
        "_reason",
    )

    turn_rule: ClassVar[str] = "CRYO-4.1"
    end_rule: ClassVar[str] = "CRYO-10.5"
    payment_rule: ClassVar[str] = "CRYO-3.13"

    def __init__(
        self,
        seats: int,
        seed: int,
        draws: list[int],
        agenda: list[Step],
        lanes: list[list[Step]],
        confirm: bool,
        sides: list[Side],
        tops: list[int],
        heights: list[int],
        pools: list[tuple[int, ...]],
        box: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        caves: tuple[int, ...],
        open_caves: int,
        incidents: list[int],
        track: int,
        sabotaged: int,
        damaged: int,
        active: int,
        scrapped: bool,
        ending: bool,
        board_cards: tuple[int, ...],
        decisions: tuple[int, ...],
        unpredictable: bool,
        chance_decides: bool,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.sides = sides
        self.tops = tops
        self.heights = heights
        self.pools = pools
        self.box = box
        self.deck = deck
        self.discard = discard
        self.caves = caves
        self.open_caves = open_caves
        self.incidents = incidents
        self.track = track
        self.sabotaged = sabotaged
        self.damaged = damaged
        self.active = active
        self.scrapped = scrapped
        self.ending = ending
        self.board_cards = board_cards
        self.decisions = decisions
        self.unpredictable = unpredictable
        self.chance_decides = chance_decides
        self._reason = ""

    def because(self, reason: str) -> None:
        """Give all that is told from now on a reason: every step of the Rival says first why it happens."""
        self._reason = reason

    def tell(self, event: Event) -> None:
        """Hand an event to whoever listens, with the Rival's reason for it."""
        if self._told is not None:
            self._told.append(with_reason(event, self._reason) if self._reason else event)

    def push(self, step: Step) -> None:
        """Put a step on top of the agenda; while seats act together nothing new comes up."""
        self.agenda.append(step)

    def afterwards(self, depth: int, step: Do) -> None:
        """Run a step now, or beneath what has come onto the agenda since it had this depth."""
        if len(self.agenda) == depth:
            step.run(self)
        else:
            self.agenda.insert(depth, step)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda and not self.lanes

    @property
    def solo(self) -> bool:
        """Whether the second side is the Rival."""
        return self.seats == 1

    def is_rival(self, side: int) -> bool:
        """Return whether a side is the Rival."""
        return side == RIVAL and self.seats == 1

    def who(self, side: int) -> int:
        """Return a side as events name it: its seat, or -1 for the Rival."""
        return -1 if self.is_rival(side) else side

    def sides_from_active(self) -> list[int]:
        """Return all sides in turn order, the active one first (CRYO-12.3)."""
        return IN_TURN[len(self.sides)][self.active]

    def taken_docks(self) -> int:
        """Return the ship docks with a drone, as a mask."""
        mask = 0
        for side in self.sides:
            mask |= side.docks
        return mask

    def free_salvage(self, row: int) -> int:
        """Return how many spaces of a salvage row are empty (CRYO-5.30)."""
        free = SALVAGE_SPACES[len(self.sides)]
        for side in self.sides:
            free -= side.salvage[row]
        return free

    def incident_sections(self) -> int:
        """Return the sections with an incident tile, as a mask."""
        incidents = self.incidents
        if -1 not in incidents:
            return ALL_SECTIONS
        return sum([1 << section for section, tile in enumerate(incidents) if tile >= 0])

    def caves_used(self) -> int:
        """Return the cave spaces in use, as a mask (CRYO-2.20)."""
        return CAVES_USED[len(self.sides)]

    def take_from(self, pool: int) -> int:
        """Draw what lies on top of a face-down stack: any of its pool, by chance."""
        cards = self.pools[pool]
        k = self.draw(pool, len(cards))
        self.pools[pool] = cards[:k] + cards[k + 1 :]
        return cards[k]


ALL_SECTIONS: Final = (1 << SECTIONS) - 1
IN_TURN: Final = [[[(first + i) % n for i in range(n)] for first in range(n)] for n in range(5)]
"""All sides in turn order, by their number and who is first."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return cards with one copy of a card taken out."""
    k = cards.index(card)
    return cards[:k] + cards[k + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with one more."""
    if not cards or card >= cards[-1]:
        return cards + ALONE[card]
    if card <= cards[0]:
        return ALONE[card] + cards
    found = list(cards)
    insort(found, card)
    return tuple(found)


ALONE: Final = [(card,) for card in range(64)]
"""Every number of a card or tile by itself, as a tuple."""


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set.

    >>> bits(0b1010)
    [1, 3]
    """
    return [*LOW_MEMBERS[mask & LOW_BITS], *HIGH_MEMBERS[mask >> SPLIT]]


SPLIT: Final = 10
LOW_BITS: Final = (1 << SPLIT) - 1
LOW_MEMBERS: Final = [tuple([i for i in range(SPLIT) if mask >> i & 1]) for mask in range(1 << SPLIT)]
HIGH_MEMBERS: Final = [tuple([SPLIT + i for i in range(SPLIT + 1) if mask >> i & 1]) for mask in range(2 << SPLIT)]
"""The numbers in every set, looked up in two halves; the greatest sets are those of all 21 docks."""
