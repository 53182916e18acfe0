"""Setting up: station, civ stacks, objectives, events, commander (PU-1, PU-19, PU-20.2, PU-21)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import KeepObjective, SetFlux, TurnRing
from sternhafen.games.planet_unknown.cards import CARDS_OF, LEVELS, OBJECTIVES
from sternhafen.games.planet_unknown.chance import (
    CIV_DRAWS,
    COMMANDER_DRAW,
    OBJECTIVE_DRAW,
    PURPOSES,
    RING_DRAW,
    SECTOR_DRAW,
)
from sternhafen.games.planet_unknown.chores import set_flux
from sternhafen.games.planet_unknown.colony import Hand
from sternhafen.games.planet_unknown.dealing import hand_out
from sternhafen.games.planet_unknown.effects import offer_objectives
from sternhafen.games.planet_unknown.events import NeighbourObjectives, ObjectiveKept, RingTurned
from sternhafen.games.planet_unknown.laying import open_tile
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.phases import SETUP
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
        pools=[],
        shown=[-1] * 12,
        below=(-1,) * 12 if options.next_tiles else (),
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
    s.commander = s.draw(COMMANDER_DRAW, seats)
    if seats == 1:
        s.turned = s.draw(SECTOR_DRAW, 6)
    arrange_station(s, options.station)
    for stack in range(12):
        open_tile(s, stack)
    for level in range(LEVELS):
        s.civs.append(civ_stack(s, level))
    s.push(NewRound(TABLE))
    s.push(Prepare(TABLE, options.private_objectives or seats == 1))
    hand_out(s, options)
    if options.station == "chosen":
        s.push(TurnInnerRing(s.commander))
    return s


def arrange_station(s: PlanetUnknown, station: str) -> None:
    """Lay the stacks into the sectors: small ones inside, large ones outside (PU-1.4)."""
    shapes = list(STACKS)
    if station == "turned":
        s.offset = s.draw(RING_DRAW, 6)
    elif station == "shuffled":
        shapes = s.shuffled(RING_DRAW, STACKS[:6]) + s.shuffled(RING_DRAW, STACKS[6:])
    s.pools = [TILES_OF[shape] for shape in shapes]
    if s.below:
        for stack, pool in enumerate(s.pools):
            s.show_next(stack, *s.pick(stack, pool))


def civ_stack(s: PlanetUnknown, level: int) -> tuple[int, ...]:
    """Return a random stack of a level: one card more than there are players (PU-1.10)."""
    pool, drawn = CARDS_OF[level], list[int]()
    for _ in range(s.seats + 1):
        card, pool = s.pick(CIV_DRAWS + level, pool)
        drawn.append(card)
    return tuple(sorted(drawn))


class Prepare(Do):
    """What is chosen when all have their boards: private objectives, flux token, then neighbour objectives."""

    __slots__ = ("private",)

    def __init__(self, seat: int, private: bool) -> None:
        self.seat = seat
        self.private = private

    def run(self, s: PlanetUnknown) -> None:
        s.push(LayObjectives(TABLE))
        lanes: list[list[Step]] = []
        for seat, c in enumerate(s.colonies):
            lane: list[Step] = []
            if c.board().flux:
                lane.append(ChooseFlux(seat))
            if self.private:
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


class TurnInnerRing(Ask):
    """How far the first commander turns the inner ring against the outer one (PU-1.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-1.4"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TurnRing,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [TurnRing(k) for k in range(6)]

    def check(self, s: PlanetUnknown, action: TurnRing) -> Illegal | None:
        return None

    def play(self, s: PlanetUnknown, action: TurnRing) -> None:
        s.offset = (s.offset - action.sectors) % 6
        s.tell(RingTurned(seat=self.seat, sectors=action.sectors))


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
