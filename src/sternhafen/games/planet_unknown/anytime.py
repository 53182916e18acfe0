"""What a player may do at any time of a turn: rover moves and technologies that allow something (PU-9.15, PU-3.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import (
    AdvanceFlux,
    AdvanceRover,
    LoadMeteorite,
    MoveLifepod,
    MoveRover,
    ResetBiomass,
    Retreat,
    TeleportRover,
)
from sternhafen.games.planet_unknown.board import STEPS, cells_of
from sternhafen.games.planet_unknown.civs import ALL_LEVELS, LookAtAll, choice
from sternhafen.games.planet_unknown.colony import SPENT, USED, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.events import BiomassReset
from sternhafen.games.planet_unknown.lifepods import lifepod_moves, move_lifepod
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.rovers import (
    FREE_ENERGY,
    barred,
    load,
    loadable,
    move_rover,
    rover_steps,
    teleport_by_tech,
    teleports_by_tech,
)
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tracks import (
    advance,
    back_tracks,
    can_advance,
    milestone_ahead,
    move_back,
)
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, ROVER, TRACKS, tech

ADVANCE_ROVER: Final = tech("advance_rover")
RESET_BIOMASS: Final = tech("reset_biomass")
TWO_CARDS: Final = tech("two_cards_at_end")
ADVANCE_FLUX: Final = tech("advance_flux")
FLUX_MILESTONE: Final = tech("advance_to_next_milestone_of_flux")
RETREAT: Final = tech("regress_one")

ANYTIME: Final[tuple[type[Action], ...]] = (
    MoveRover,
    TeleportRover,
    LoadMeteorite,
    MoveLifepod,
    AdvanceRover,
    ResetBiomass,
    AdvanceFlux,
    Retreat,
)


def unused(c: Colony, bit: int) -> bool:
    """Return whether a technology works that can be used once per round or game, and was not."""
    return bool(c.techs() & bit and not (c.used | c.spent) & bit)


def moves_now(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return the steps that rovers can make: with a move, or for Cosmos onto energy (PU-26.10)."""
    if not c.rovers or not (c.moves or (CORPORATIONS[c.corporation].sets_lifepods and c.techs() & FREE_ENERGY)):
        return []
    return rover_steps(s, c)


def teleports_now(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return the teleports a technology allows."""
    return [TeleportRover(True, start, target) for start, target in teleports_by_tech(s, c)]


def lifepods_now(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return the moves of collected lifepods."""
    return [MoveLifepod(start, place) for start, place in lifepod_moves(c)]


def flux_now(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return how Flux Industries may advance its flux marker (PU-31.3)."""
    found: list[Action] = []
    if c.flux >= 0:
        if unused(c, ADVANCE_FLUX) and can_advance(c, c.flux):
            found.append(AdvanceFlux(False))
        if unused(c, FLUX_MILESTONE) and milestone_ahead(c, c.flux) >= 0:
            found.append(AdvanceFlux(True))
    return found


def may_advance_rover(c: Colony) -> bool:
    """Return whether Horizon's rover marker is still to be advanced in this round, and can be (PU-27.11)."""
    return unused(c, ADVANCE_ROVER) and can_advance(c, ROVER)


def technologies_now(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return all that technologies allow beside rover steps."""
    if c.board().plain:
        return []
    found = teleports_now(s, c) + lifepods_now(s, c) + flux_now(s, c)
    found += [LoadMeteorite(cell) for cell in cells_of(loadable(c))]
    if may_advance_rover(c):
        found.append(AdvanceRover())
    if c.techs() & RESET_BIOMASS and c.tracks[BIOMASS] == c.board().tops[BIOMASS]:
        found.append(ResetBiomass())
    if unused(c, RETREAT):
        found += [Retreat(track) for track in range(TRACKS) if back_tracks(c, 1 << track, 1)]
    return found


def must_look_through(s: PlanetUnknown, c: Colony) -> bool:
    """Return whether Republic has its two cards still to take (PU-24.8)."""
    return s.phase == FINAL and unused(c, TWO_CARDS) and bool(choice(s, ALL_LEVELS))


def refuse_anytime(s: PlanetUnknown, c: Colony, action: Action) -> Illegal | None:
    """Return why one of these may not be done now."""
    if isinstance(action, MoveRover):
        return refuse_step(s, c, action)
    if isinstance(action, LoadMeteorite):
        if loadable(c) >> action.cell & 1:
            return None
        return Illegal("nothing-to-load", "PU-27.1", {"cell": action.cell})
    if isinstance(action, TeleportRover):
        if (action.start, action.target) in teleports_by_tech(s, c):
            return None
        return Illegal("no-teleport", "PU-9.16")
    if isinstance(action, MoveLifepod):
        return None if action in lifepods_now(s, c) else Illegal("no-lifepod-move", "PU-26.6")
    if isinstance(action, AdvanceFlux):
        return None if action in flux_now(s, c) else Illegal("no-flux", "PU-31.3")
    return None if action in technologies_now(s, c) else Illegal("no-technology", "PU-12.2")


def refuse_step(s: PlanetUnknown, c: Colony, action: MoveRover) -> Illegal | None:
    """Return why a rover may not step there."""
    if not c.rovers >> action.start & 1:
        return Illegal("no-rover-there", "PU-9.6", {"cell": action.start})
    if action in rover_steps(s, c):
        return None
    if not c.moves:
        return Illegal("no-moves", "PU-9.5")
    target = action.start + STEPS[action.way]
    if target < 0 or not PLANETS[c.planet].grid >> target & 1:
        return Illegal("rover-off-grid", "PU-9.9")
    if c.rovers >> target & 1:
        return Illegal("rover-in-the-way", "PU-9.8", {"cell": target})
    if barred(s, c) >> target & 1:
        toxic = PLANETS[c.planet].toxic & c.free & 1 << target
        return Illegal("rover-barred", "PU-33.13" if toxic else "PU-20.8", {"cell": target})
    return Illegal("no-such-step", "PU-9.6")


def play_anytime(s: PlanetUnknown, seat: int, action: Action) -> None:
    """Do one of these."""
    c = s.colonies[seat]
    if type(action) is MoveRover:
        move_rover(s, seat, action.start, action.way)
    elif type(action) is TeleportRover:
        teleport_by_tech(s, seat, action.start, action.target)
    elif type(action) is LoadMeteorite:
        load(s, seat, action.cell)
    elif type(action) is MoveLifepod:
        move_lifepod(s, seat, action.start, action.place)
    elif type(action) is AdvanceRover:
        c.set_quirk(USED, c.used | ADVANCE_ROVER)
        advance(s, seat, ROVER, 1)
    elif type(action) is ResetBiomass:
        c.tracks[BIOMASS] = 0
        if s.telling:
            s.tell(BiomassReset(seat=seat))
    elif type(action) is AdvanceFlux:
        _advance_flux(s, seat, action.milestone)
    elif type(action) is Retreat:
        c.set_quirk(USED, c.used | RETREAT)
        move_back(s, seat, action.track, 1)


def _advance_flux(s: PlanetUnknown, seat: int, milestone: bool) -> None:
    c = s.colonies[seat]
    if milestone:
        c.set_quirk(SPENT, c.spent | FLUX_MILESTONE)
        advance(s, seat, c.flux, milestone_ahead(c, c.flux) - c.tracks[c.flux])
    else:
        c.set_quirk(USED, c.used | ADVANCE_FLUX)
        advance(s, seat, c.flux, 1)


def look_through(s: PlanetUnknown, seat: int) -> None:
    """Begin to take two of all civ cards left (PU-24.8)."""
    c = s.colonies[seat]
    c.set_quirk(SPENT, c.spent | TWO_CARDS)
    s.push(LookAtAll(seat, 2))
