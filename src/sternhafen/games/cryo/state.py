"""The fields of a game, declared once, and the small questions that all rules ask of them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from sternhafen.engine import Action, Ask, Do, Event, Part, State, Step
from sternhafen.engine.bitset import contains
from sternhafen.engine.fast import cached
from sternhafen.games.cryo.aliases import (
    NO_TILE,
    Card,
    Cards,
    CardSet,
    CaveSet,
    CaveTile,
    ChamberSet,
    DockSet,
    HomeDockSet,
    Incident,
    Pool,
    Row,
    SectionSet,
    SideNumber,
    Space,
    Tile,
)
from sternhafen.games.cryo.data.tables import (
    CAVES_USED,
    RIVAL,
    SALVAGE_SPACES,
)
from sternhafen.games.cryo.rules.rival.reasons import with_reason


class Side(Part):
    """What one side owns: a player's things, or the Rival's.

    Awake pods are one pool over platform and vehicles (CRYO-12.4).
    """

    resources: list[int]
    """The five tracks: crystal, organics, tech, nanites, energy."""
    stasis: list[int]
    """The pods in every stasis chamber."""
    salvage: list[int]
    """The pods on every salvage row."""
    caves: list[int]
    """The pods in every cave."""
    slots: list[Tile]
    """The tile in every slot of the platform."""
    hand: Cards
    missions: Cards
    vehicles: Cards
    upgrades: CardSet
    awake: int
    destroyed: int
    home: HomeDockSet
    """The platform docks with a drone."""
    docks: DockSet
    """The ship docks with a drone."""
    transport: int
    """How many drones stand on the transport dock."""
    kept: tuple[Incident, ...]
    """The incident tiles beside the platform, sorted."""
    aside: Cards
    """The cards put away in setup until all have chosen, and the Rival's replaced missions."""
    old_hand: Cards
    """The hand cards held since before the deck was last renewed: everybody saw that they are not in the new deck."""
    old_missions: Cards
    """The same for missions."""

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "resources", "stasis", "salvage", "caves", "slots", "hand", "missions", "vehicles", "upgrades", "awake",
        "destroyed", "home", "docks", "transport", "kept", "aside", "old_hand", "old_missions",
    )

    def __init__(
        self,
        resources: list[int], stasis: list[int], salvage: list[int], caves: list[int], slots: list[Tile], hand: Cards,
        missions: Cards, vehicles: Cards, upgrades: CardSet, awake: int, destroyed: int, home: HomeDockSet,
        docks: DockSet, transport: int, kept: tuple[Incident, ...], aside: Cards, old_hand: Cards, old_missions: Cards,
    ) -> None:
        self.resources = resources
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
    # fmt: on
    # end of fields

    # fields: copy, written by tools/generate_fields.py
    # fmt: off
    def copy(self) -> Side:
        """Return an equal one that shares nothing changeable."""
        return Side(
            self.resources[:], self.stasis[:], self.salvage[:], self.caves[:], self.slots[:], self.hand, self.missions,
            self.vehicles, self.upgrades, self.awake, self.destroyed, self.home, self.docks, self.transport, self.kept,
            self.aside, self.old_hand, self.old_missions,
        )
    # fmt: on
    # end of fields

    def has(self, upgrade: Card) -> bool:
        """Return whether an upgrade is in play here."""
        return contains(self.upgrades, upgrade)

    def drones_out(self) -> int:
        """Return how many drones are on the board."""
        return self.docks.bit_count() + self.transport

    def settled(self) -> int:
        """Return how many pods are in caves."""
        return sum(self.caves)


class CryoState(State):
    """Everything on the table; steps change it. `Cryo` adds what it means to know it."""

    sides: list[Side]
    """What every seat owns; in a solo game the second is the Rival's."""
    tops: list[Tile]
    """The open tile of every resource stack."""
    heights: list[int]
    """How many tiles every resource stack has, the open one included."""
    pools: list[tuple[int, ...]]
    """What may still be drawn, sorted: three colours of tiles, small and large caves, early and late incidents."""
    box: tuple[Tile, ...]
    """The resource tiles that were returned to the box."""
    deck: Cards
    discard: Cards
    caves: tuple[CaveTile, ...]
    """The tile of every cave space, `UNUSED` or `FACE_DOWN`."""
    open_caves: CaveSet
    incidents: list[Incident]
    """The open incident tile of every section."""
    track: int
    """How many tiles are left on the incident track, the sunset included."""
    sabotaged: ChamberSet
    damaged: DockSet
    active: SideNumber
    """The side whose turn it is."""
    scrapped: bool
    """Whether the active seat has scrapped in this turn."""
    ending: bool
    """Whether the game ends after this turn."""
    board_cards: Cards
    """The cards above the top docks of a solo game, in the order of `TOP_DOCKS`."""
    decisions: Cards
    """The Rival's decision cards."""
    unpredictable: bool
    """Whether the Rival turns its decision card up only when it deploys (CRYO-S6.2)."""
    chance_decides: bool
    """Whether chance decides what the Rival's rules leave open (CRYO-S2.9)."""
    _reason: Annotated[str, '""']
    """Why the Rival does what is told now; empty for what a seat chose."""

    turn_rule: ClassVar[str] = "CRYO-4.1"
    end_rule: ClassVar[str] = "CRYO-10.5"
    payment_rule: ClassVar[str] = "CRYO-3.13"

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "sides", "tops", "heights", "pools", "box", "deck", "discard", "caves", "open_caves", "incidents", "track",
        "sabotaged", "damaged", "active", "scrapped", "ending", "board_cards", "decisions", "unpredictable",
        "chance_decides", "_reason",
    )

    def __init__(
        self,
        seats: int, seed: int, draws: list[int], agenda: list[Step], lanes: list[list[Step]], confirm: bool,
        sides: list[Side], tops: list[Tile], heights: list[int], pools: list[tuple[int, ...]], box: tuple[Tile, ...],
        deck: Cards, discard: Cards, caves: tuple[CaveTile, ...], open_caves: CaveSet, incidents: list[Incident],
        track: int, sabotaged: ChamberSet, damaged: DockSet, active: SideNumber, scrapped: bool, ending: bool,
        board_cards: Cards, decisions: Cards, unpredictable: bool, chance_decides: bool,
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
        self._reason: str = ""
    # fmt: on
    # end of fields

    # Questions that the game answers by its rules, and `fast` sooner ------------------------------------------------

    def answers_to(self, ask: Ask) -> list[Action]:
        """Return the legal answers to a question, whether it is open or not."""
        return ask.legal(self)

    def can_use(self, side: Side, resources: list[int], space: Space) -> bool:
        """Return whether a side could use an action space at least once with these resources (CRYO-5.4)."""
        raise NotImplementedError

    # Events --------------------------------------------------------------------------------------------------------

    def because(self, reason: str) -> None:
        """Give all that is told from now on a reason; an empty one for what a seat chose."""
        self._reason = reason

    def tell(self, event: Event) -> None:
        if self._recorded is not None:
            self._recorded.append(with_reason(event, self._reason) if self._reason else event)

    # Steps ---------------------------------------------------------------------------------------------------------

    def afterwards(self, depth: int, step: Do) -> None:
        """Run a step now, or beneath what has come onto the agenda since it had this depth."""
        if len(self.agenda) == depth:
            step.run(self)
        else:
            self.agenda.insert(depth, step)

    # Sides ---------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.agenda and not self.lanes

    @property
    def solo(self) -> bool:
        """Whether the second side is the Rival."""
        return self.seats == 1

    def is_rival(self, side: SideNumber) -> bool:
        """Return whether a side is the Rival."""
        return side == RIVAL and self.seats == 1

    def who(self, side: SideNumber) -> int:
        """Return a side as events name it: its seat, or -1 for the Rival."""
        return -1 if self.is_rival(side) else side

    def working_upgrades(self, side: SideNumber) -> CardSet:
        """Return the upgrades of a side that have an effect: the Rival's have none (CRYO-S2.3)."""
        return 0 if side == RIVAL and self.seats == 1 else self.sides[side].upgrades

    def sides_from_active(self) -> list[SideNumber]:
        """Return all sides in turn order, the active one first (CRYO-12.3)."""
        return turn_order(self.active, len(self.sides))

    # The board -----------------------------------------------------------------------------------------------------

    def taken_docks(self) -> DockSet:
        """Return the ship docks with a drone."""
        docks = 0
        for side in self.sides:
            docks |= side.docks
        return docks

    def free_salvage(self, row: Row) -> int:
        """Return how many spaces of a salvage row are empty (CRYO-5.30)."""
        free = SALVAGE_SPACES[len(self.sides)]
        for side in self.sides:
            free -= side.salvage[row]
        return free

    def incident_sections(self) -> SectionSet:
        """Return the sections with an incident tile."""
        sections = 0
        for section, tile in enumerate(self.incidents):
            if tile != NO_TILE:
                sections |= 1 << section
        return sections

    def caves_used(self) -> CaveSet:
        """Return the cave spaces in use (CRYO-2.20)."""
        return CAVES_USED[len(self.sides)]

    def take_from(self, pool: Pool) -> int:
        """Draw what lies on top of a face-down stack: any of its pool, by chance."""
        tiles = self.pools[pool]
        k = self.draw(pool, len(tiles))
        self.pools[pool] = tiles[:k] + tiles[k + 1 :]
        return tiles[k]


@cached(16)
def turn_order(first: SideNumber, count: int) -> list[SideNumber]:
    """Return so many sides in turn order, beginning with the first.

    >>> turn_order(2, 4)
    [2, 3, 0, 1]
    """
    return [(first + i) % count for i in range(count)]
