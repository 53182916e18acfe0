"""Pending effects on a seat's planet: lifepods, meteorites and rovers that cards and events name (PU-6.11 to 6.13)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains, several
from sternhafen.games.planet_unknown.actions import (
    AddMeteorite,
    ClearLine,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    LoseCollectedLifepod,
    LoseLifepod,
    LoseRover,
    TeleportRover,
)
from sternhafen.games.planet_unknown.aliases import Effect, Verb
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.data.vocabulary import (
    ADD_METEOR,
    CLEAR_LINE,
    COLLECT_METEORS,
    COLLECT_PODS,
    DESTROY_METEORS,
    LOSE_COLLECTED_POD,
    LOSE_POD,
    LOSE_ROVER,
    TELEPORT,
)
from sternhafen.games.planet_unknown.events import MeteoriteFell
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.lifepods import (
    collect_lifepod,
    collected_places,
    lose_collected_lifepod,
    lose_lifepod,
)
from sternhafen.games.planet_unknown.rules.meteorites import (
    all_meteorites,
    clear_line,
    collect_meteorite,
    destroy_meteorite,
    free_symbols,
)
from sternhafen.games.planet_unknown.rules.rovers import destroy_rover, relocate, teleport_targets
from sternhafen.games.planet_unknown.state import PlanetState


def still_waiting(s: PlanetState, seat: Seat, effect: Effect) -> None:
    """Let an effect that asks for several things wait for the rest of them."""
    verb, count, b = effect
    if count > 1:
        s.colonies[seat].add_effect(verb, count - 1, b)


class LifepodToCollect(PendingEffect):
    """Lifepods of the planet are collected (PU-6.11)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [CollectLifepod(cell) for cell in cells_of(s.colonies[seat].lifepods)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, CollectLifepod), "a lifepod is collected"
        still_waiting(s, seat, effect)
        collect_lifepod(s, seat, action.cell)


class LifepodToLose(PendingEffect):
    """A lifepod of the planet is lost."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [LoseLifepod(cell) for cell in cells_of(s.colonies[seat].lifepods)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, LoseLifepod), "a lifepod is lost"
        lose_lifepod(s, seat, action.cell)


class CollectedLifepodToLose(PendingEffect):
    """A collected lifepod is lost (PU-20.14)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [LoseCollectedLifepod(place) for place in collected_places(s.colonies[seat])]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, LoseCollectedLifepod), "a collected lifepod is lost"
        lose_collected_lifepod(s, seat, action.place)


class MeteoriteToCollect(PendingEffect):
    """Meteorites of the planet are collected."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [CollectMeteorite(cell) for cell in cells_of(all_meteorites(s.colonies[seat]))]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, CollectMeteorite), "a meteorite is collected"
        still_waiting(s, seat, effect)
        collect_meteorite(s, seat, action.cell)


class MeteoriteToDestroy(PendingEffect):
    """Meteorites of the planet are destroyed (PU-6.12)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [DestroyMeteorite(cell) for cell in cells_of(all_meteorites(s.colonies[seat]))]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, DestroyMeteorite), "a meteorite is destroyed"
        still_waiting(s, seat, effect)
        destroy_meteorite(s, seat, action.cell)


class LineToClear(PendingEffect):
    """The meteorites of a row or column are destroyed."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        c = s.colonies[seat]
        return [ClearLine(i) for i, (line, _) in enumerate(c.ground().lines) if line & all_meteorites(c)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, ClearLine), "a line is cleared"
        clear_line(s, seat, action.line)


class FallingMeteorite(PendingEffect):
    """A meteorite falls on a free symbol; a rover there is destroyed (PU-10.5)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        c = s.colonies[seat]
        if not CORPORATION_RULES[c.corporation].takes_meteorites(c):
            return []
        return [AddMeteorite(cell) for cell in cells_of(free_symbols(c))]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, AddMeteorite), "a meteorite falls"
        c = s.colonies[seat]
        if s.recording:
            s.tell(MeteoriteFell(seat=seat, cell=action.cell))
        if contains(c.rovers, action.cell):
            destroy_rover(s, seat, action.cell)
        c.meteorites |= 1 << action.cell


class TeleportByCard(PendingEffect):
    """A rover is teleported to any cell (PU-6.13)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        c = s.colonies[seat]
        targets = cells_of(teleport_targets(s, c))
        return [TeleportRover(False, start, target) for start in cells_of(c.rovers) for target in targets]

    def can_be_answered(self, s: PlanetState, seat: Seat, effect: Effect) -> bool:
        c = s.colonies[seat]
        return bool(c.rovers and teleport_targets(s, c))

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, TeleportRover), "a rover is teleported"
        relocate(s, seat, action.start, action.target)


class RoverToLose(PendingEffect):
    """A rover is lost, but not the last one."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        rovers = s.colonies[seat].rovers
        return [LoseRover(cell) for cell in cells_of(rovers)] if several(rovers) else []

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, LoseRover), "a rover is lost"
        destroy_rover(s, seat, action.cell)


ON_PLANET: Final[dict[Verb, PendingEffect]] = {
    COLLECT_PODS: LifepodToCollect(),
    LOSE_POD: LifepodToLose(),
    LOSE_COLLECTED_POD: CollectedLifepodToLose(),
    COLLECT_METEORS: MeteoriteToCollect(),
    DESTROY_METEORS: MeteoriteToDestroy(),
    CLEAR_LINE: LineToClear(),
    ADD_METEOR: FallingMeteorite(),
    TELEPORT: TeleportByCard(),
    LOSE_ROVER: RoverToLose(),
}
