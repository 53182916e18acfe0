"""Positions to test a rule in: a table at the first turn, and small ways to change and play it."""

from __future__ import annotations

from typing import TypeVar

from sternhafen.engine import TABLE, Action, Ask, Event, Illegal
from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import Deploy
from sternhafen.games.cryo.data.tables import RAW, SPACE_LETTER, SPACE_SECTION
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.turns import Finish, NextTurn, Turn

E = TypeVar("E", bound=Event)
ENG, LAB, RND, DSP = 0, 1, 2, 3
TRANSPORT = 20
SABOTAGE, CRYSTAL_PLUNDER, TECH_PLUNDER, CARD_PLUNDER = 0, 1, 3, 6
"""Incidents by their numbers."""


def fresh(seats: int = 2, seed: int = 1, options: CryoOptions | None = None) -> Cryo:
    """Return a game in which everybody is about to choose cards."""
    s = TITLE.start(options or CryoOptions(), seats, seed)
    assert isinstance(s, Cryo)
    return s


def table(seats: int = 2, seed: int = 1, options: CryoOptions | None = None) -> Cryo:
    """Return a game at the first turn of seat 0, all docks whole and all hands empty."""
    s = fresh(seats, seed, options)
    while s.lanes:
        seat = s.first_asked()
        s.play(seat, s.legal(seat)[0])
    s.damaged = 0
    s.active = 0
    for side in s.sides[:seats]:
        s.deck = tuple(sorted(s.deck + side.hand))
        side.hand = ()
    turn(s, 0)
    return s


def turn(s: Cryo, seat: int) -> Cryo:
    """Let it be a seat's turn, from its beginning."""
    s.active = seat
    s.scrapped = False
    s.agenda = [NextTurn(TABLE), Turn(seat)]
    return s


def pose(s: Cryo, ask: Ask) -> Cryo:
    """Put one question to a seat in the middle of its turn."""
    s.active = ask.seat
    s.agenda = [NextTurn(TABLE), *(() if isinstance(ask, Finish) else (Finish(ask.seat),)), ask]
    return s


def hold(s: Cryo, seat: int, *cards: int) -> None:
    """Give a seat these hand cards, taken from the deck or the discard pile."""
    side = s.sides[seat]
    for card in cards:
        take_card(s, card)
    side.hand = tuple(sorted(side.hand + cards))


def take_card(s: Cryo, card: int) -> None:
    """Take a card out of the deck, or out of the discard pile."""
    for name in ("deck", "discard"):
        cards = list(getattr(s, name))
        if card in cards:
            cards.remove(card)
            setattr(s, name, tuple(cards))
            return
    raise AssertionError("that card is elsewhere")


def upgrade(s: Cryo, seat: int, *cards: int) -> None:
    """Put upgrades into play."""
    for card in cards:
        take_card(s, card)
        s.sides[seat].upgrades |= 1 << card


def vehicle(s: Cryo, seat: int, *cards: int) -> None:
    """Put vehicles into play."""
    for card in cards:
        take_card(s, card)
    s.sides[seat].vehicles = tuple(sorted(s.sides[seat].vehicles + cards))


def awake(s: Cryo, seat: int, pods: int) -> None:
    """Let pods be awake, taken from the last chambers."""
    side = s.sides[seat]
    for _ in range(pods):
        chamber = max(i for i in range(12) if side.stasis[i])
        side.stasis[chamber] -= 1
        side.awake += 1


def own(
    s: Cryo, seat: int, crystal: int = 0, organics: int = 0, tech: int = 0, nanites: int = 0, energy: int = 0
) -> None:
    """Set a side's tracks."""
    s.sides[seat].resources = [crystal, organics, tech, nanites, energy]


def lay_cave(s: Cryo, cave: str | int, tile: int) -> int:
    """Open a cave with a certain tile; return its number."""
    number = cave if isinstance(cave, int) else cave_number(cave)
    caves = list(s.caves)
    pool = 4 if tile >= 10 else 3
    if tile in caves:
        where = caves.index(tile)
        caves[where], caves[number] = caves[number], tile
        if caves[where] == -2:
            s.open_caves &= ~(1 << where)
    else:
        if caves[number] >= 0:
            s.pools[pool] = tuple(sorted((*s.pools[pool], caves[number])))
        pool_left = list(s.pools[pool])
        pool_left.remove(tile)
        s.pools[pool] = tuple(pool_left)
        caves[number] = tile
    s.caves = tuple(caves)
    s.open_caves |= 1 << number
    return number


def cave_number(name: str) -> int:
    return [cave["id"] for cave in RAW["cave_spaces"]["items"]].index(name)


def tunnel(one: str, other: str) -> int:
    """Return the tunnel section between two caves."""
    return next(i for i, item in enumerate(RAW["tunnels"]["items"]) if set(item["caves"]) == {one, other})


def space(section: int, letter: str) -> int:
    """Return an action space by its section and letter."""
    return next(i for i in range(34) if SPACE_SECTION[i] == section and SPACE_LETTER[i] == letter)


def dock(section: int, number: int) -> int:
    """Return a ship dock by its section and number 1 to 5."""
    return 5 * section + number - 1


def do(s: Cryo, *actions: Action, seat: int = 0) -> list[Event]:
    """Play legal actions of a seat; return what was told."""
    told: list[Event] = []
    for action in actions:
        assert s.explain(seat, action) is None, (action, s.explain(seat, action), s.question(seat))
        assert action in s.legal(seat)
        s.record()
        s.play(seat, action)
        told += s.drain_events()
    return told


def refusal(s: Cryo, action: Action, seat: int = 0) -> tuple[str, str]:
    """Return the code and the rule of a refusal."""
    illegal = s.explain(seat, action)
    assert isinstance(illegal, Illegal), f"{action} is allowed"
    assert action not in s.legal(seat)
    return illegal.code, illegal.rule


def allowed(s: Cryo, action: Action, seat: int = 0) -> bool:
    """Return whether an action is legal."""
    return s.explain(seat, action) is None


def deploy(s: Cryo, to: int, seat: int = 0) -> list[Event]:
    """Send the seat's lowest drone to a dock."""
    home = s.sides[seat].home
    return do(s, Deploy((home & -home).bit_length() - 1, to), seat=seat)


def open_tile(s: Cryo, stack: int, tile: int) -> None:
    """Let a certain tile lie open on a stack."""
    colour = stack // 5
    pool = [*s.pools[colour], s.tops[stack]]
    pool.remove(tile)
    s.pools[colour] = tuple(sorted(pool))
    s.tops[stack] = tile


def build(s: Cryo, seat: int, slot: int, tile: int) -> None:
    """Let a certain tile lie in a slot."""
    colour = next(c for c in range(3) if tile in s.pools[c])
    pool = list(s.pools[colour])
    pool.remove(tile)
    s.pools[colour] = tuple(pool)
    s.sides[seat].slots[slot] = tile


def open_incident(s: Cryo, section: int, tile: int) -> None:
    """Let a certain incident tile lie open on a section."""
    for pool in (5, 6):
        if tile in s.pools[pool]:
            left = list(s.pools[pool])
            left.remove(tile)
            old = s.incidents[section]
            back = 5 if old < 7 else 6
            s.pools[pool] = tuple(left)
            s.pools[back] = tuple(sorted((*s.pools[back], old)))
            s.incidents[section] = tile
            return
    where = s.incidents.index(tile)
    s.incidents[where], s.incidents[section] = s.incidents[section], tile


def only(events: list[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def out(s: Cryo, *docks: int, transport: int = 0) -> None:
    """Let drones of seat 0 stand on docks, the others at home from the left."""
    side = s.sides[0]
    side.docks = sum(1 << one for one in docks)
    side.transport = transport
    side.home = (1 << (3 - len(docks) - transport)) - 1
