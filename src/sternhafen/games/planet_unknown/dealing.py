"""Handing out planets and corporations, and which side of a dealt one is played (PU-1.5 to 1.8, 1.14, 1.15)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import TakeCorporation, TakePlanet
from sternhafen.games.planet_unknown.chance import CORPORATION_DRAW, PLANET_DRAW
from sternhafen.games.planet_unknown.colony import EMPTY_HAND, NO_QUIRKS, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATION_IDS, CORPORATIONS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.events import CorporationTaken, PlanetTaken
from sternhafen.games.planet_unknown.options import (
    SPECIAL_CORPORATIONS,
    SPECIAL_PLANETS,
    PlanetUnknownOptions,
)
from sternhafen.games.planet_unknown.planets import PLANET_IDS, PLANETS, STANDARD_PLANET
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.vocabulary import TRACKS


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


def hand_out(s: PlanetUnknown, options: PlanetUnknownOptions) -> None:
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


def _dealt(
    s: PlanetUnknown, names: list[str], ids: tuple[str, ...], special: tuple[int, ...], purpose: int
) -> list[int]:
    """Return everybody's board: as named, or a random special one that nobody else has (PU-1.14)."""
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


class ChooseSides(Do):
    """All who were dealt special boards choose at once which sides they play (PU-1.6, 1.15)."""

    __slots__ = ("planets", "corporations")

    def __init__(self, seat: int, planets: int, corporations: int) -> None:
        self.seat = seat
        self.planets = planets
        self.corporations = corporations

    def run(self, s: PlanetUnknown) -> None:
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

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [TakePlanet(s.colonies[self.seat].planet), TakePlanet(STANDARD_PLANET)]

    def check(self, s: PlanetUnknown, action: TakePlanet) -> Illegal | None:
        if action.planet in (s.colonies[self.seat].planet, STANDARD_PLANET):
            return None
        return Illegal("board-not-dealt", "PU-1.15")

    def play(self, s: PlanetUnknown, action: TakePlanet) -> None:
        s.colonies[self.seat] = colony(action.planet, s.colonies[self.seat].corporation)
        s.tell(PlanetTaken(seat=self.seat, planet=action.planet))

    def about(self, s: PlanetUnknown) -> dict[str, int | str]:
        planet = s.colonies[self.seat].planet
        return {"seat": self.seat, "planet": planet, "difficulty": PLANETS[planet].difficulty}


class ChooseCorporation(Ask):
    """Whether the corporation dealt is played, or the standard side (PU-1.15)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-1.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCorporation,)

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        return [TakeCorporation(s.colonies[self.seat].corporation), TakeCorporation(STANDARD_CORPORATION)]

    def check(self, s: PlanetUnknown, action: TakeCorporation) -> Illegal | None:
        if action.corporation in (s.colonies[self.seat].corporation, STANDARD_CORPORATION):
            return None
        return Illegal("board-not-dealt", "PU-1.15")

    def play(self, s: PlanetUnknown, action: TakeCorporation) -> None:
        s.colonies[self.seat] = colony(s.colonies[self.seat].planet, action.corporation)
        s.tell(CorporationTaken(seat=self.seat, corporation=action.corporation))

    def about(self, s: PlanetUnknown) -> dict[str, int | str]:
        corporation = s.colonies[self.seat].corporation
        return {"seat": self.seat, "corporation": corporation, "difficulty": CORPORATIONS[corporation].difficulty}
