"""Setting up: station, civ stacks, objectives, events, commander (PU-1, PU-19, PU-20.2, PU-21)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.fast import cached
from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import TakeCorporation, TakePlanet, TurnRing
from sternhafen.games.planet_unknown.colony import EMPTY_HAND, NO_QUIRKS, Colony
from sternhafen.games.planet_unknown.data.cards import CARDS_OF, LEVELS
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, CORPORATIONS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS, STANDARD_PLANET
from sternhafen.games.planet_unknown.data.tiles import STACKS, TILES_OF
from sternhafen.games.planet_unknown.data.vocabulary import TRACKS
from sternhafen.games.planet_unknown.events import CorporationTaken, PlanetTaken, RingTurned
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import SPECIAL_CORPORATIONS, SPECIAL_PLANETS, PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.objectives import (
    OFFERED,
    SOLO_OFFERED,
    KeepObjectives,
    LayObjectives,
    offer_objectives,
)
from sternhafen.games.planet_unknown.rules.rounds import NewRound
from sternhafen.games.planet_unknown.rules.station import open_tile
from sternhafen.games.planet_unknown.state import (
    CIV_DRAWS,
    COMMANDER_DRAW,
    CORPORATION_DRAW,
    MAX_SEATS,
    PLANET_DRAW,
    PURPOSES,
    RING_DRAW,
    SECTOR_DRAW,
    SETUP,
    PlanetState,
)


def new(
    options: PlanetUnknownOptions, seats: int, seed: int, kind: type[PlanetUnknown] = PlanetUnknown
) -> PlanetUnknown:
    """Return the first state of a game."""
    events = options.events or seats == 1
    s: PlanetUnknown = empty_table(seats, kind).copy()
    s.seed = seed
    s.confirm = options.confirm
    s.next_tiles = (-1,) * 12 if options.next_tiles else ()
    s.deck = (options.green, options.orange, options.red) if events else (0, 0, 0)
    s.turning_fixed = options.fixed_rotation or seats == 1
    s.patches_join = options.build_on_patches
    s.commander = s.draw(COMMANDER_DRAW, seats)
    if seats == 1:
        s.rotation = s.draw(SECTOR_DRAW, 6)
    arrange_station(s, options.station)
    for stack in range(12):
        open_tile(s, stack)
    for level in range(LEVELS):
        s.civ_stacks.append(civ_stack(s, level))
    s.push(NewRound(TABLE))
    s.push(Prepare(TABLE, options.private_objectives or seats == 1))
    hand_out(s, options)
    if options.station == "chosen":
        s.push(TurnInnerRing(s.commander))
    return s


@cached(2 * MAX_SEATS)
def empty_table(seats: int, kind: type[PlanetUnknown]) -> PlanetUnknown:
    """Return a table on which nothing lies yet, the same for all games with this number of seats."""
    return kind(
        seats=seats,
        seed=0,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=False,
        colonies=[],
        hidden_tiles=[],
        shown=[-1] * 12,
        next_tiles=(),
        gone=(),
        ring_offset=0,
        rotation=0,
        civ_stacks=[],
        commander=0,
        last_round=False,
        round=0,
        phase=SETUP,
        event=-1,
        past_events=(),
        deck=(0, 0, 0),
        next_event=-1,
        peekers=0,
        neighbours=(),
        common=(),
        joined=-1,
        turning_fixed=False,
        patches_join=False,
    )


def arrange_station(s: PlanetState, station: str) -> None:
    """Lay the stacks into the sectors: small ones inside, large ones outside (PU-1.4)."""
    shapes = list(STACKS)
    if station == "turned":
        s.ring_offset = s.draw(RING_DRAW, 6)
    elif station == "shuffled":
        shapes = s.shuffled(RING_DRAW, STACKS[:6]) + s.shuffled(RING_DRAW, STACKS[6:])
    s.hidden_tiles = [TILES_OF[shape] for shape in shapes]
    if s.next_tiles:
        for stack, pool in enumerate(s.hidden_tiles):
            s.show_next(stack, *s.pick(stack, pool))


def civ_stack(s: PlanetState, level: int) -> tuple[int, ...]:
    """Return a random stack of a level: one card more than there are players (PU-1.10)."""
    pool, drawn = CARDS_OF[level], list[int]()
    for _ in range(s.seats + 1):
        card, pool = s.pick(CIV_DRAWS + level, pool)
        drawn.append(card)
    return tuple(sorted(drawn))


class Prepare(Do):
    """What is chosen when all have their boards: private objectives and what corporations ask; then neighbours."""

    __slots__ = ("private",)

    def __init__(self, seat: int, private: bool) -> None:
        self.seat = seat
        self.private = private

    def run(self, s: PlanetState) -> None:
        s.push(LayObjectives(TABLE))
        lanes: list[list[Step]] = []
        for seat, c in enumerate(s.colonies):
            lane: list[Step] = []
            lane += CORPORATION_RULES[c.corporation].setup_steps(seat)
            if self.private:
                offer_objectives(s, seat, SOLO_OFFERED if s.seats == 1 else OFFERED)
                lane.append(KeepObjectives(seat))
            lanes.append(lane)
        if any(lanes):
            s.fork(lanes)


class TurnInnerRing(Ask):
    """How far the first commander turns the inner ring against the outer one (PU-1.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-1.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TurnRing,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [TurnRing(k) for k in range(6)]

    def check(self, s: PlanetState, action: TurnRing) -> Illegal | None:
        return None

    def play(self, s: PlanetState, action: TurnRing) -> None:
        s.ring_offset = (s.ring_offset - action.sectors) % 6
        s.tell(RingTurned(seat=self.seat, sectors=action.sectors))


def colony(planet: int, corporation: int) -> Colony:
    """Return a colony before its first round (PU-1.5, 1.7, 1.8)."""
    ground, board = PLANETS[planet], CORPORATIONS[corporation]
    return Colony(
        planet=planet,
        corporation=corporation,
        free=ground.grid,
        terrain=[0] * 6,
        symbols=[0] * 6,
        patched=0,
        meteorite_symbols=0,
        meteorites=0,
        lifepods=ground.lifepods,
        rovers=0,
        last_tile=0,
        laid=(),
        markers=[0] * TRACKS,
        rovers_left=board.rovers,
        stored_patches=0,
        got_meteorites=0,
        got_lifepods=0,
        moves=0,
        boosts=0,
        patches_to_lay=0,
        rovers_to_put=0,
        advances=(),
        energies=(),
        effects=(),
        milestones=(),
        hand=EMPTY_HAND,
        quirks=NO_QUIRKS,
    )


def hand_out(s: PlanetState, options: PlanetUnknownOptions) -> None:
    """Give everybody a planet and a corporation, and let those who were dealt one choose its side (PU-1.15)."""
    beyond = options.beyond_rulebook
    planets = [options.planet(seat) for seat in range(s.seats)]
    boards = [options.corporation(seat) for seat in range(s.seats)]
    taken = _dealt(s, planets, PLANET_IDS, SPECIAL_PLANETS[beyond], PLANET_DRAW)
    given = _dealt(s, boards, CORPORATION_IDS, SPECIAL_CORPORATIONS[beyond], CORPORATION_DRAW)
    s.colonies = [colony(planet, board) for planet, board in zip(taken, given, strict=True)]
    if "random" not in planets and "random" not in boards:
        return
    asked_planets = sum(1 << seat for seat in range(s.seats) if planets[seat] == "random" and taken[seat])
    asked_boards = sum(1 << seat for seat in range(s.seats) if boards[seat] == "random" and given[seat])
    if asked_planets or asked_boards:
        s.push(ChooseSides(TABLE, asked_planets, asked_boards))


def _dealt(s: PlanetState, names: list[str], ids: tuple[str, ...], special: tuple[int, ...], purpose: int) -> list[int]:
    """Return everybody's board: as named, or a random special one that nobody else has (PU-1.14)."""
    if names.count("standard") == len(names):
        return [0] * len(names)
    pool = tuple(number for number in special if ids[number] not in names)
    boards: list[int] = []
    for name in names:
        if name == "random" and pool:
            number, pool = s.pick(purpose, pool)
            boards.append(number)
        else:
            boards.append(ids.index(name) if name in ids else 0)
    return boards


class ChooseSides(Do):
    """All who were dealt special boards choose at once which sides they play (PU-1.6, 1.15)."""

    __slots__ = ("planets", "corporations")

    def __init__(self, seat: int, planets: int, corporations: int) -> None:
        self.seat = seat
        self.planets = planets
        self.corporations = corporations

    def run(self, s: PlanetState) -> None:
        lanes: list[list[Step]] = []
        for seat in range(s.seats):
            lane: list[Step] = []
            if self.corporations >> seat & 1:
                lane.append(ChooseCorporation(seat))
            if self.planets >> seat & 1:
                lane.append(ChoosePlanet(seat))
            lanes.append(lane)
        s.fork(lanes)


class ChoosePlanet(Ask):
    """Whether the planet dealt is played, or the standard side (PU-1.15)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-1.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakePlanet,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [TakePlanet(s.colonies[self.seat].planet), TakePlanet(STANDARD_PLANET)]

    def check(self, s: PlanetState, action: TakePlanet) -> Illegal | None:
        if action.planet in (s.colonies[self.seat].planet, STANDARD_PLANET):
            return None
        return Illegal("board-not-dealt", "PU-1.15")

    def play(self, s: PlanetState, action: TakePlanet) -> None:
        s.colonies[self.seat] = colony(action.planet, s.colonies[self.seat].corporation)
        s.tell(PlanetTaken(seat=self.seat, planet=action.planet))

    def about(self, s: PlanetState) -> dict[str, int | str]:
        planet = s.colonies[self.seat].planet
        return {"seat": self.seat, "planet": planet, "difficulty": PLANETS[planet].difficulty}


class ChooseCorporation(Ask):
    """Whether the corporation dealt is played, or the standard side (PU-1.15)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-1.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCorporation,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [TakeCorporation(s.colonies[self.seat].corporation), TakeCorporation(STANDARD_CORPORATION)]

    def check(self, s: PlanetState, action: TakeCorporation) -> Illegal | None:
        if action.corporation in (s.colonies[self.seat].corporation, STANDARD_CORPORATION):
            return None
        return Illegal("board-not-dealt", "PU-1.15")

    def play(self, s: PlanetState, action: TakeCorporation) -> None:
        s.colonies[self.seat] = colony(s.colonies[self.seat].planet, action.corporation)
        s.tell(CorporationTaken(seat=self.seat, corporation=action.corporation))

    def about(self, s: PlanetState) -> dict[str, int | str]:
        corporation = s.colonies[self.seat].corporation
        return {"seat": self.seat, "corporation": corporation, "difficulty": CORPORATIONS[corporation].difficulty}
