"""Setting up: boards, station, civ stacks, objectives, events, commander (PU-1, PU-19, PU-20.2, PU-21)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import KeepObjective, SetFlux
from sternhafen.games.planet_unknown.cards import CARDS_OF, LEVELS, OBJECTIVES
from sternhafen.games.planet_unknown.chance import (
    CIV_DRAWS,
    COMMANDER_DRAW,
    CORPORATION_DRAW,
    OBJECTIVE_DRAW,
    PLANET_DRAW,
    PURPOSES,
    RING_DRAW,
    SECTOR_DRAW,
)
from sternhafen.games.planet_unknown.chores import set_flux
from sternhafen.games.planet_unknown.colony import EMPTY_HAND, NO_QUIRKS, Colony, Hand
from sternhafen.games.planet_unknown.corporations import CORPORATION_IDS, CORPORATIONS
from sternhafen.games.planet_unknown.effects import offer_objectives
from sternhafen.games.planet_unknown.events import NeighbourObjectives, ObjectiveKept
from sternhafen.games.planet_unknown.laying import open_tile
from sternhafen.games.planet_unknown.options import (
    SPECIAL_CORPORATIONS,
    SPECIAL_PLANETS,
    PlanetUnknownOptions,
)
from sternhafen.games.planet_unknown.phases import SETUP
from sternhafen.games.planet_unknown.planets import PLANET_IDS, PLANETS
from sternhafen.games.planet_unknown.rounds import NewRound
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import STACKS, TILES_OF
from sternhafen.games.planet_unknown.vocabulary import TRACKS

OFFERED, KEPT = 2, 1
SOLO_OFFERED, SOLO_KEPT = 4, 3
"""How many private objectives are drawn and kept (PU-19.1, 21.2)."""
NEIGHBOURS_OF_TWO: Final = 3
ALL_OBJECTIVES: Final = tuple(range(OBJECTIVES))


def new(options: PlanetUnknownOptions, seats: int, seed: int) -> PlanetUnknown:
    """Return the first state of a game."""
    events = options.events or seats == 1
    s = PlanetUnknown(
        seats=seats,
        seed=seed,
        draws=[0] * len(PURPOSES),
        agenda=[],
        lanes=[],
        confirm=options.confirm,
        colonies=[],
        pools=[TILES_OF[shape] for shape in STACKS],
        shown=[-1] * 12,
        gone=(),
        offset=0,
        turned=0,
        civs=[],
        commander=0,
        ending=False,
        round=0,
        phase=SETUP,
        event=-1,
        drawn=(),
        deck=(options.green, options.orange, options.red) if events else (0, 0, 0),
        next_event=-1,
        peekers=0,
        neighbours=(),
        common=(),
        joined=-1,
        fixed=options.fixed_rotation or seats == 1,
        patches_join=options.build_on_patches,
    )
    s.offset = s.draw(RING_DRAW, 6)
    s.commander = s.draw(COMMANDER_DRAW, seats)
    if seats == 1:
        s.turned = s.draw(SECTOR_DRAW, 6)
    for stack in range(12):
        open_tile(s, stack)
    for level in range(LEVELS):
        s.civs.append(civ_stack(s, level))
    planets, corporations = hand_out(s, options)
    s.colonies = [colony(planet, board) for planet, board in zip(planets, corporations, strict=True)]
    s.push(NewRound(TABLE))
    prepare(s, options)
    return s


def civ_stack(s: PlanetUnknown, level: int) -> tuple[int, ...]:
    """Return a random stack of a level: one card more than there are players (PU-1.10)."""
    pool, drawn = CARDS_OF[level], list[int]()
    for _ in range(s.seats + 1):
        card, pool = s.pick(CIV_DRAWS + level, pool)
        drawn.append(card)
    return tuple(sorted(drawn))


def colony(planet: int, corporation: int) -> Colony:
    """Return a colony before its first round (PU-1.5, 1.7, 1.8)."""
    ground, board = PLANETS[planet], CORPORATIONS[corporation]
    return Colony(
        planet=planet,
        corporation=corporation,
        free=ground.grid,
        terrain=[0] * 6,
        symbols=[0] * 6,
        patch=0,
        spots=0,
        meteors=0,
        pods=ground.lifepods,
        rovers=0,
        last=0,
        laid=(),
        tracks=[0] * TRACKS,
        store=board.rovers,
        stored=0,
        got_meteors=0,
        got_pods=0,
        moves=0,
        boosts=0,
        patches=0,
        puts=0,
        pending=(),
        energies=(),
        todo=(),
        civs=(),
        hand=EMPTY_HAND,
        quirks=NO_QUIRKS,
    )


def hand_out(s: PlanetUnknown, options: PlanetUnknownOptions) -> tuple[list[int], list[int]]:
    """Return everybody's planet and corporation: as chosen, or a random special one nobody else has (PU-1.14, 1.15)."""
    beyond = options.beyond_rulebook
    planets = [options.planet(seat) for seat in range(s.seats)]
    boards = [options.corporation(seat) for seat in range(s.seats)]
    return (
        _chosen(s, planets, PLANET_IDS, SPECIAL_PLANETS[beyond], PLANET_DRAW),
        _chosen(s, boards, CORPORATION_IDS, SPECIAL_CORPORATIONS[beyond], CORPORATION_DRAW),
    )


def _chosen(
    s: PlanetUnknown, names: list[str], ids: tuple[str, ...], special: tuple[int, ...], purpose: int
) -> list[int]:
    if names.count("standard") == len(names):
        return [0] * len(names)
    pool = tuple(number for number in special if ids[number] not in names)
    found: list[int] = []
    for name in names:
        if name == "random" and pool:
            number, pool = s.pick(purpose, pool)
            found.append(number)
        else:
            found.append(ids.index(name) if name in ids else 0)
    return found


def prepare(s: PlanetUnknown, options: PlanetUnknownOptions) -> None:
    """Push what is chosen before the first round: private objectives, flux token, then neighbour objectives."""
    s.push(LayObjectives(TABLE))
    private = options.private_objectives or s.seats == 1
    lanes: list[list[Step]] = []
    for seat, c in enumerate(s.colonies):
        lane: list[Step] = []
        if c.board().flux:
            lane.append(ChooseFlux(seat))
        if private:
            offer_objectives(s, seat, SOLO_OFFERED if s.seats == 1 else OFFERED)
            lane.append(KeepObjectives(seat))
        lanes.append(lane)
    if any(lanes):
        s.fork(lanes)


class KeepObjectives(Ask):
    """Which of the private objectives on offer to keep, one at a time (PU-19.1, 21.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-19.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (KeepObjective,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [KeepObjective(goal) for goal in range(OBJECTIVES)]

    def legal(self, s: PlanetUnknown) -> list[Action]:
        return [KeepObjective(goal) for goal in s.colonies[self.seat].hand.offer]

    def check(self, s: PlanetUnknown, action: KeepObjective) -> Illegal | None:
        if action.objective in s.colonies[self.seat].hand.offer:
            return None
        return Illegal("objective-not-offered", "PU-19.1")

    def play(self, s: PlanetUnknown, action: KeepObjective) -> None:
        hand = s.colonies[self.seat].hand
        kept = tuple(sorted((*hand.objectives, action.objective)))
        offer = tuple(goal for goal in hand.offer if goal != action.objective)
        if len(kept) == (SOLO_KEPT if s.seats == 1 else KEPT):
            s.colonies[self.seat].hand = Hand(hand.cards, hand.knows, kept, (), offer)
        else:
            s.push(KeepObjectives(self.seat))
            s.colonies[self.seat].hand = Hand(hand.cards, hand.knows, kept, offer, hand.returned)
        s.tell(ObjectiveKept(seat=self.seat, objective=action.objective, to=1 << self.seat))

    def about(self, s: PlanetUnknown) -> dict[str, int | str]:
        wanted = SOLO_KEPT if s.seats == 1 else KEPT
        return {"seat": self.seat, "left": wanted - len(s.colonies[self.seat].hand.objectives)}


class ChooseFlux(Ask):
    """Which track the flux token marks first (PU-31.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-31.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SetFlux,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [SetFlux(track) for track in range(TRACKS)]

    def check(self, s: PlanetUnknown, action: SetFlux) -> Illegal | None:
        return None

    def play(self, s: PlanetUnknown, action: SetFlux) -> None:
        set_flux(s, self.seat, action.track)


class LayObjectives(Do):
    """Neighbour objectives are laid out from the cards nobody has drawn (PU-1.12, 19.2)."""

    __slots__ = ()

    def run(self, s: PlanetUnknown) -> None:
        if s.seats == 1:
            return
        pool = ALL_OBJECTIVES
        seen = {goal for c in s.colonies for goal in (*c.hand.returned, *c.hand.objectives)}
        if seen:
            pool = tuple([goal for goal in pool if goal not in seen])
        laid: list[int] = []
        for _ in range(NEIGHBOURS_OF_TWO if s.seats == 2 else s.seats):
            goal, pool = s.pick(OBJECTIVE_DRAW, pool)
            laid.append(goal)
        s.neighbours = tuple(laid)
        s.tell(NeighbourObjectives(objectives=s.neighbours, reveals=True))
