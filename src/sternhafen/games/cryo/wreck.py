"""The wreck's action spaces: stasis control, resource spaces, reactor and converter (CRYO-5.7 to 5.19)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do, charge
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    BURN,
    CONVERT,
    CONVERT_EACH,
    DECLINE,
    PLACE_TILE,
    TAKE_REWARD,
    WAKE,
    WAKE_BY_CHAMBER,
    Burn,
    Convert,
    Decline,
    PlaceTile,
    TakeReward,
    Wake,
)
from sternhafen.games.cryo.components import (
    CRYSTAL,
    ENERGY,
    NANITES,
    ORGANICS,
    PROTOTYPE,
    STACK_SPACE,
    STACKS,
    STACKS_OF_SECTION,
    TECH,
    WAKE_PROTOCOL,
)
from sternhafen.games.cryo.events import TileOpened, TilePlaced, TileTaken, Woke
from sternhafen.games.cryo.resources import gain, pay, spend
from sternhafen.games.cryo.rewards import Give, give
from sternhafen.games.cryo.table import Table, with_card

# Stasis control ------------------------------------------------------------------------------------------------------


class StasisControl(Ask):
    """One to three own pods of the section for an organics each (CRYO-5.7 to 5.9)."""

    __slots__ = ("section",)
    rule: ClassVar[str] = "CRYO-5.7"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Wake,)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: Table) -> list[Action]:
        return WAKE

    def check(self, s: Table, action: Wake) -> Illegal | None:
        side = s.sides[self.seat]
        pods = action.first + action.second + action.third
        if not 1 <= pods <= 3:
            return Illegal("one-to-three", "CRYO-5.7")
        k = 3 * self.section
        if action.first > side.stasis[k] or action.second > side.stasis[k + 1] or action.third > side.stasis[k + 2]:
            return Illegal("no-such-pods", "CRYO-5.9", {"section": self.section})
        if pods > side.room():
            return Illegal("no-room", "CRYO-5.9", {"room": side.room()})
        if stasis_cost(s, self.seat, pods) > side.res[ORGANICS] + side.res[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def legal(self, s: Table) -> list[Action]:
        side = s.sides[self.seat]
        k = 3 * self.section
        a, b, c = side.stasis[k], side.stasis[k + 1], side.stasis[k + 2]
        most = min(3, side.room(), side.res[ORGANICS] + side.res[NANITES] + (1 if side.has(WAKE_PROTOCOL) else 0))
        return WAKES[min(a, 3)][min(b, 3)][min(c, 3)][most]

    def play(self, s: Table, action: Wake) -> None:
        cost = stasis_cost(s, self.seat, action.first + action.second + action.third)
        woken = Woken(self.seat, self.section, action.first, action.second, action.third)
        charge(s, self.seat, (0, cost, 0, 0, 0), woken)


def triples(table: list[list[list[Action]]], a: int, b: int, c: int, most: int) -> list[Action]:
    """Return the actions of a table that take one to `most` things, at most a, b and c of three kinds."""
    found: list[Action] = []
    for x in range(min(a, most) + 1):
        for y in range(min(b, most - x) + 1):
            for z in range(min(c, most - x - y) + 1):
                if x or y or z:
                    found.append(table[x][y][z])
    return found


def all_triples(table: list[list[list[Action]]]) -> list[list[list[list[list[Action]]]]]:
    """Return what `triples` finds, by a, b, c and `most`, none of which matters beyond three."""
    few = range(4)
    return [[[[triples(table, a, b, c, most) for most in few] for c in few] for b in few] for a in few]


WAKES: Final = all_triples(WAKE_BY_CHAMBER)
CONVERSIONS: Final = all_triples(CONVERT_EACH)
"""The legal answers to stasis control and converter, by what there is."""


def stasis_cost(s: Table, seat: int, pods: int) -> int:
    """Return the organics for so many pods; Wake Protocol saves one (CRYO-9.8)."""
    return pods - 1 if s.sides[seat].has(WAKE_PROTOCOL) else pods


class Woken(Do):
    """The paid pods join the crew."""

    __slots__ = ("section", "first", "second", "third")

    def __init__(self, seat: int, section: int, first: int, second: int, third: int) -> None:
        self.seat = seat
        self.section = section
        self.first = first
        self.second = second
        self.third = third

    def run(self, s: Table) -> None:
        for i, pods in enumerate((self.first, self.second, self.third)):
            if pods:
                wake(s, self.seat, 3 * self.section + i, pods)


def wake(s: Table, side: int, chamber: int, pods: int) -> None:
    """Take pods of a side out of a chamber."""
    own = s.sides[side]
    own.stasis[chamber] -= pods
    own.awake += pods
    if s.telling:
        s.tell(Woke(side=s.who(side), chamber=chamber, pods=pods))


# Resource spaces -----------------------------------------------------------------------------------------------------


class TakeTile(Ask):
    """The open tile for its reward, or built into an empty slot (CRYO-5.11 to 5.14)."""

    __slots__ = ("stack",)
    rule: ClassVar[str] = "CRYO-5.12"
    answers: ClassVar[tuple[type[Action], ...]] = (TakeReward, PlaceTile)

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def candidates(self, s: Table) -> list[Action]:
        return [TAKE_REWARD, *PLACE_TILE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if isinstance(action, PlaceTile) and s.sides[self.seat].slots[action.slot] >= 0:
            return Illegal("slot-full", "CRYO-3.21", {"slot": action.slot})
        return None

    def legal(self, s: Table) -> list[Action]:
        slots = s.sides[self.seat].slots
        return [TAKE_REWARD, *[PLACE_TILE[slot] for slot, tile in enumerate(slots) if tile < 0]]

    def play(self, s: Table, action: Action) -> None:
        tile = take_tile(s, self.stack)
        depth = len(s.agenda)
        if type(action) is PlaceTile:
            place_tile(s, self.seat, tile, action.slot)
            offer_prototype(s, self.seat, action.slot)
        else:
            s.box = with_card(s.box, tile)
            if s.telling:
                s.tell(TileTaken(side=self.seat, tile=tile))
            give(s, self.seat, tile)
        s.afterwards(depth, TURN_UP[self.seat][self.stack])

    def about(self, s: Table) -> dict[str, int | str]:
        return {"space": STACK_SPACE[self.stack], "tile": s.tops[self.stack]}


TAKE_TILE: Final = [[TakeTile(seat, stack) for stack in range(STACKS)] for seat in range(4)]


def take_tile(s: Table, stack: int) -> int:
    """Take the open tile; the next must be turned up when all is done (CRYO-5.14)."""
    tile = s.tops[stack]
    s.tops[stack] = -1
    s.heights[stack] -= 1
    return tile


def place_tile(s: Table, side: int, tile: int, slot: int) -> None:
    """Build a tile into a slot of a side's platform."""
    s.sides[side].slots[slot] = tile
    if s.telling:
        s.tell(TilePlaced(side=s.who(side), tile=tile, slot=slot))


class TurnUp(Do):
    """The next tile of a stack is turned up (CRYO-5.14)."""

    __slots__ = ("stack",)

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def run(self, s: Table) -> None:
        turn_up(s, self.seat, self.stack)


TURN_UP: Final = [[TurnUp(side, stack) for stack in range(STACKS)] for side in range(4)]


def turn_up(s: Table, side: int, stack: int) -> None:
    """Turn the next tile of a stack up after a side has taken one, if there is another (CRYO-5.14)."""
    if s.heights[stack]:
        tile = s.take_from(stack // STACKS_OF_SECTION)
        s.tops[stack] = tile
        if s.telling:
            s.because("opened" if s.is_rival(side) else "")
            s.tell(TileOpened(space=STACK_SPACE[stack], tile=tile, reveals=True))


def offer_prototype(s: Table, seat: int, slot: int) -> None:
    """Offer the reward of the tile just placed, if its price is there or may still be scrapped for."""
    side = s.sides[seat]
    if side.has(PROTOTYPE) and (not s.scrapped or any(side.res[:ENERGY])):
        s.push(OfferPrototype(seat, slot))


class OfferPrototype(Ask):
    """A resource of any kind for the reward of the tile just placed (CRYO-9.10, 9.11)."""

    __slots__ = ("slot",)
    rule: ClassVar[str] = "CRYO-9.10"
    answers: ClassVar[tuple[type[Action], ...]] = (Decline, TakeReward)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def candidates(self, s: Table) -> list[Action]:
        return [TAKE_REWARD, DECLINE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if isinstance(action, Decline):
            return None
        side = s.sides[self.seat]
        if side.slots[self.slot] < 0:
            return Illegal("slot-empty", "CRYO-9.36", {"slot": self.slot})
        if side.res[CRYSTAL] + side.res[ORGANICS] + side.res[TECH] + side.res[NANITES] == 0:
            return Illegal("cannot-pay", "CRYO-9.36")
        return None

    def play(self, s: Table, action: Action) -> None:
        if type(action) is TakeReward:
            charge(s, self.seat, ANY_RESOURCE, Give(self.seat, s.sides[self.seat].slots[self.slot]))


ANY_RESOURCE = (1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0)
"""The cost of one crystal, organics, tech or nanite (CRYO-3.17)."""

# Reactor and converter -----------------------------------------------------------------------------------------------


class Reactor(Ask):
    """One to three crystals for as much energy (CRYO-5.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.17"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Burn,)

    def candidates(self, s: Table) -> list[Action]:
        return BURN

    def check(self, s: Table, action: Burn) -> Illegal | None:
        res = s.sides[self.seat].res
        if action.amount > res[CRYSTAL] + res[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def legal(self, s: Table) -> list[Action]:
        res = s.sides[self.seat].res
        return BURN[: min(3, res[CRYSTAL] + res[NANITES])]

    def play(self, s: Table, action: Burn) -> None:
        charge(s, self.seat, (action.amount, 0, 0, 0, 0), Energised(self.seat, action.amount))


class Energised(Do):
    """The reactor's energy."""

    __slots__ = ("amount",)

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, s: Table) -> None:
        gain(s, self.seat, ENERGY, self.amount)


class Converter(Ask):
    """One to three of crystal, organics and tech for as many nanites (CRYO-5.18, 5.19)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.18"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Convert,)

    def candidates(self, s: Table) -> list[Action]:
        return CONVERT

    def check(self, s: Table, action: Convert) -> Illegal | None:
        res = s.sides[self.seat].res
        if not 1 <= action.crystal + action.organics + action.tech <= 3:
            return Illegal("one-to-three", "CRYO-5.18")
        if action.crystal > res[CRYSTAL] or action.organics > res[ORGANICS] or action.tech > res[TECH]:
            return Illegal("cannot-pay", "CRYO-5.19")
        return None

    def legal(self, s: Table) -> list[Action]:
        res = s.sides[self.seat].res
        return CONVERSIONS[min(res[CRYSTAL], 3)][min(res[ORGANICS], 3)][min(res[TECH], 3)][3]

    def play(self, s: Table, action: Convert) -> None:
        pay(s, self.seat, spend(action.crystal, action.organics, action.tech, 0, 0))
        gain(s, self.seat, NANITES, action.crystal + action.organics + action.tech)
