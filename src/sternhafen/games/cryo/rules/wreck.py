"""Chapter 5, the wreck: stasis control, resource spaces, reactor and converter (CRYO-5.7 to 5.19, 5.43, 5.44)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal, Seat, charge
from sternhafen.games.cryo.actions import Burn, Convert, PlaceTile, TakeReward, Wake, up_to_three
from sternhafen.games.cryo.aliases import NO_TILE, Chamber, Section, SideNumber, Slot, Stack, Tile
from sternhafen.games.cryo.data.tables import (
    CHAMBERS_OF_SECTION,
    CRYSTAL,
    ENERGY,
    NANITES,
    ORGANICS,
    SLOTS,
    STACK_SPACE,
    STACKS_OF_SECTION,
    TECH,
)
from sternhafen.games.cryo.events import TileOpened, TilePlaced, TileTaken, Woke
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.resources import gain, pay, spend
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.upgrades.hooks import AFTER_PLACING, STASIS_DISCOUNT
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import CryoState, Side

# Stasis control ------------------------------------------------------------------------------------------------------


class StasisControl(Ask):
    """One to three own pods of the section for an organics each (CRYO-5.7 to 5.9)."""

    __slots__ = ("section",)
    rule: ClassVar[str] = "CRYO-5.7"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Wake,)

    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: CryoState) -> list[Action]:
        return [Wake(*pods) for pods in up_to_three()]

    def check(self, s: CryoState, action: Wake) -> Illegal | None:
        side = s.sides[self.seat]
        pods = action.first + action.second + action.third
        if not 1 <= pods <= 3:
            return Illegal("one-to-three", "CRYO-5.7")
        first, second, third = pods_in(side, self.section)
        if action.first > first or action.second > second or action.third > third:
            return Illegal("no-such-pods", "CRYO-5.9", {"section": self.section})
        if pods > room(side):
            return Illegal("no-room", "CRYO-5.9", {"room": room(side)})
        if stasis_cost(side, pods) > side.resources[ORGANICS] + side.resources[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def play(self, s: CryoState, action: Wake) -> None:
        cost = stasis_cost(s.sides[self.seat], action.first + action.second + action.third)
        woken = Woken(self.seat, self.section, action.first, action.second, action.third)
        charge(s, self.seat, (0, cost, 0, 0, 0), woken)


def pods_in(side: Side, section: Section) -> list[int]:
    """Return a side's pods in the chambers of a section."""
    first = CHAMBERS_OF_SECTION * section
    return side.stasis[first : first + CHAMBERS_OF_SECTION]


def stasis_cost(side: Side, pods: int) -> int:
    """Return the organics for so many pods."""
    return max(0, pods - STASIS_DISCOUNT[side.upgrades])


class Woken(Do):
    """The paid pods join the crew."""

    __slots__ = ("section", "first", "second", "third")

    def __init__(self, seat: Seat, section: Section, first: int, second: int, third: int) -> None:
        self.seat = seat
        self.section = section
        self.first = first
        self.second = second
        self.third = third

    def run(self, s: CryoState) -> None:
        wake_each(s, self.seat, self.section, (self.first, self.second, self.third))


def wake_each(s: CryoState, side: SideNumber, section: Section, pods: tuple[int, int, int]) -> None:
    """Take pods of a side out of the three chambers of a section."""
    for i, count in enumerate(pods):
        if count:
            wake(s, side, CHAMBERS_OF_SECTION * section + i, count)


def wake(s: CryoState, side: SideNumber, chamber: Chamber, pods: int) -> None:
    """Take pods of a side out of a chamber."""
    own = s.sides[side]
    own.stasis[chamber] -= pods
    own.awake += pods
    if s.recording:
        s.tell(Woke(side=s.who(side), chamber=chamber, pods=pods))


# Resource spaces -----------------------------------------------------------------------------------------------------


class TakeTile(Ask):
    """The open tile for its reward, or built into an empty slot (CRYO-5.11 to 5.14)."""

    __slots__ = ("stack",)
    rule: ClassVar[str] = "CRYO-5.12"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeReward, PlaceTile)

    def __init__(self, seat: Seat, stack: Stack) -> None:
        self.seat = seat
        self.stack = stack

    def candidates(self, s: CryoState) -> list[Action]:
        return [TakeReward(), *(PlaceTile(slot) for slot in range(SLOTS))]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if isinstance(action, PlaceTile) and s.sides[self.seat].slots[action.slot] != NO_TILE:
            return Illegal("slot-full", "CRYO-3.21", {"slot": action.slot})
        return None

    def play(self, s: CryoState, action: Action) -> None:
        tile = take_tile(s, self.stack)
        depth = len(s.agenda)
        if type(action) is PlaceTile:
            place_tile(s, self.seat, tile, action.slot)
            for hook in AFTER_PLACING[s.sides[self.seat].upgrades]:
                hook(s, self.seat, action.slot)
        else:
            s.box = with_card(s.box, tile)
            if s.recording:
                s.tell(TileTaken(side=self.seat, tile=tile))
            give(s, self.seat, tile)
        s.afterwards(depth, TurnUp(self.seat, self.stack))

    def about(self, s: CryoState) -> dict[str, int | str]:
        return {"space": STACK_SPACE[self.stack], "tile": s.tops[self.stack]}


def take_tile(s: CryoState, stack: Stack) -> Tile:
    """Take the open tile; the next must be turned up when all is done (CRYO-5.14)."""
    tile = s.tops[stack]
    s.tops[stack] = NO_TILE
    s.heights[stack] -= 1
    return tile


def place_tile(s: CryoState, side: SideNumber, tile: Tile, slot: Slot) -> None:
    """Build a tile into a slot of a side's platform."""
    s.sides[side].slots[slot] = tile
    if s.recording:
        s.tell(TilePlaced(side=s.who(side), tile=tile, slot=slot))


class TurnUp(Do):
    """The next tile of a stack is turned up, if there is another (CRYO-5.14)."""

    __slots__ = ("stack",)

    def __init__(self, seat: Seat, stack: Stack) -> None:
        self.seat = seat
        self.stack = stack

    def run(self, s: CryoState) -> None:
        if s.heights[self.stack]:
            tile = s.take_from(self.stack // STACKS_OF_SECTION)
            s.tops[self.stack] = tile
            if s.recording:
                s.because("opened" if s.is_rival(self.seat) else "")
                s.tell(TileOpened(space=STACK_SPACE[self.stack], tile=tile, reveals=True))


# Reactor and converter -----------------------------------------------------------------------------------------------


class Reactor(Ask):
    """One to three crystals for as much energy (CRYO-5.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.17"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Burn,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Burn(amount) for amount in (1, 2, 3)]

    def check(self, s: CryoState, action: Burn) -> Illegal | None:
        resources = s.sides[self.seat].resources
        if action.amount > resources[CRYSTAL] + resources[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def play(self, s: CryoState, action: Burn) -> None:
        charge(s, self.seat, (action.amount, 0, 0, 0, 0), Energised(self.seat, action.amount))


class Energised(Do):
    """The reactor's energy."""

    __slots__ = ("amount",)

    def __init__(self, seat: Seat, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, s: CryoState) -> None:
        gain(s, self.seat, ENERGY, self.amount)


class Converter(Ask):
    """One to three of crystal, organics and tech for as many nanites (CRYO-5.18, 5.19)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Convert,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Convert(*amounts) for amounts in up_to_three()]

    def check(self, s: CryoState, action: Convert) -> Illegal | None:
        resources = s.sides[self.seat].resources
        if not 1 <= action.crystal + action.organics + action.tech <= 3:
            return Illegal("one-to-three", "CRYO-5.18")
        if (
            action.crystal > resources[CRYSTAL]
            or action.organics > resources[ORGANICS]
            or action.tech > resources[TECH]
        ):
            return Illegal("cannot-pay", "CRYO-5.19")
        return None

    def play(self, s: CryoState, action: Convert) -> None:
        pay(s, self.seat, spend(action.crystal, action.organics, action.tech, 0, 0))
        gain(s, self.seat, NANITES, action.crystal + action.organics + action.tech)
