"""The bag of gains: what can be taken from it, why something cannot, and what taking it does (PU-3.7, 3.10)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import (
    ADVANCE,
    BOOSTS,
    DOUBLE_BOOSTS,
    ENERGISES,
    LAY_PATCH,
    PUT_ROVER,
    STORE_PATCH,
    Advance,
    AdvanceRover,
    Boost,
    BoostForPatch,
    DoublePatch,
    Energise,
    LayPatch,
    LookThroughCards,
    MoveRover,
    PlaceTile,
    PutRover,
    SetLifepod,
    StorePatch,
    TechAsEnergy,
    TeleportRover,
)
from sternhafen.games.planet_unknown.anytime import (
    may_advance_rover,
    must_look_through,
    play_anytime,
    technologies_now,
    unused,
)
from sternhafen.games.planet_unknown.board import cells_of
from sternhafen.games.planet_unknown.chores import (
    CHORES,
    answer,
    answers_to,
)
from sternhafen.games.planet_unknown.colony import HELD, KEPT, USED, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.energy import energy_tracks
from sternhafen.games.planet_unknown.events import PatchStored
from sternhafen.games.planet_unknown.laying import PLACED, advance_for_resource, lay_patch
from sternhafen.games.planet_unknown.lifepods import free_places, set_lifepod
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.placement import patch_cells
from sternhafen.games.planet_unknown.proof import laid_parts
from sternhafen.games.planet_unknown.rovers import move_rover, put_cells, put_rover
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.tracks import advance, gain_boosts, movable
from sternhafen.games.planet_unknown.vocabulary import (
    MOVE_FLUX,
    NO_BOOSTS,
    TECH,
    tech,
)

STORE: Final = tech("store_patches")
TWO_PATCHES: Final = tech("two_patches")
BOOST_FOR_PATCH: Final = tech("boost_instead_of_patch")
DOUBLE: Final = tech("double_boost")
TECH_ENERGY: Final = tech("tech_as_energy")


# What can be taken from the bag ------------------------------------------------------------------------------------


def may_store(s: PlanetUnknown, c: Colony) -> bool:
    """Return whether a patch may be kept for the end of the game (PU-8.7, 14.8)."""
    return s.phase != FINAL and bool(c.techs() & STORE)


def patch_answers(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return what can be done with a gained patch, if it can be laid: laying it, and its alternatives."""
    cells = patch_cells(s, c)
    if cells and becomes_two(s, c):
        return [DoublePatch()]
    found: list[Action] = [LAY_PATCH[cell] for cell in cells_of(cells)]
    if found:
        found += patch_alternatives(s, c)
    return found


def patch_alternatives(s: PlanetUnknown, c: Colony) -> list[Action]:
    """Return what can be done with a patch other than laying it (PU-8.7, 25.9, 28.4, 28.12)."""
    if becomes_two(s, c):
        return [DoublePatch()]
    found: list[Action] = []
    if may_store(s, c):
        found.append(STORE_PATCH)
    if not CORPORATIONS[c.corporation].plain and unused(c, BOOST_FOR_PATCH) and s.round_rule() != NO_BOOSTS:
        found.append(BoostForPatch())
    return found


def becomes_two(s: PlanetUnknown, c: Colony) -> bool:
    """Return whether a gained patch must first become two; a stored one never does (PU-25.9)."""
    return not CORPORATIONS[c.corporation].plain and c.patches > c.kept and unused(c, TWO_PATCHES)


def boost_answers(c: Colony) -> list[Action]:
    """Return the boosts that can be used (PU-5.5, 28.6)."""
    mask = movable(c)
    if CORPORATIONS[c.corporation].plain or not unused(c, DOUBLE):
        return BOOSTS[mask]
    return BOOSTS[mask] + DOUBLE_BOOSTS[mask]


def marker_answers(c: Colony) -> list[Action]:
    """Return the advances for the tile's resources and the boosts."""
    found: list[Action] = []
    tracks = 0
    for code in c.pending:
        track = code & 7
        if not tracks >> track & 1:
            tracks |= 1 << track
            found.append(ADVANCE[track])
    if c.boosts:
        found += boost_answers(c)
    return found


def mandatory(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> list[Action]:
    """Return the answers to all that must be done as far as possible (PU-3.10)."""
    found = marker_answers(c)
    if c.patches:
        found += patch_answers(s, c)
    if c.puts or c.todo or not CORPORATIONS[c.corporation].plain:
        found += other_answers(s, seat, c, early)
    return found


def other_answers(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> list[Action]:
    """Return the answers to rovers gained, rarer effects and what few corporations must do."""
    found: list[Action] = []
    if c.puts:
        found += [PUT_ROVER[cell] for cell in cells_of(put_cells(c))]
    if c.quirks[HELD]:
        found += [SetLifepod(place) for place in free_places(c)]
    if c.todo:
        for item in c.todo:
            if item[0] != MOVE_FLUX:
                found += answers_to(s, seat, item)
        if len(c.todo) > 1:
            found = list(dict.fromkeys(found))
    if s.phase == FINAL and must_look_through(s, c):
        found.append(LookThroughCards())
    if not CORPORATIONS[c.corporation].plain and not early and s.phase != FINAL and may_advance_rover(c):
        found.append(AdvanceRover())
    return found


def optional(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> list[Action]:
    """Return the answers to what is only allowed; `early` leaves out what the tile's choice offers anyway."""
    found: list[Action] = []
    if c.energies:
        found += ENERGISES[energised(c)]
    if c.patches and not patch_cells(s, c):
        found += patch_alternatives(s, c)
    if not CORPORATIONS[c.corporation].plain:
        if tech_as_energy(c):
            found.append(TechAsEnergy())
        for item in c.todo:
            if item == c.find_todo(MOVE_FLUX):
                found += answers_to(s, seat, item)
                break
        if not early:
            found += technologies_now(s, c)
    return found


def energised(c: Colony) -> int:
    """Return the tracks that some waiting energy can advance."""
    mask = 0
    for section, other in c.energies:
        mask |= energy_tracks(c, section, other)
    return mask


def tech_as_energy(c: Colony) -> bool:
    """Return whether the placed tile's tech section may be treated as energy (PU-28.7)."""
    return bool(c.techs() & TECH_ENERGY) and (PLACED | 8 | TECH) in c.pending


# Why not, and what it does -------------------------------------------------------------------------------------------


def refuse_gain(s: PlanetUnknown, c: Colony, action: Action) -> Illegal | None:
    """Return why one of the common gains cannot be taken so."""
    if isinstance(action, Advance):
        if any(code & 7 == action.track for code in c.pending):
            return None
        return Illegal("no-advance", "PU-3.5", {"track": action.track})
    if isinstance(action, Boost):
        if not c.boosts:
            return Illegal("no-boost", "PU-5.5")
        if action.double and not unused(c, DOUBLE):
            return Illegal("no-double-boost", "PU-28.6")
        return None if movable(c) >> action.track & 1 else Illegal("marker-stuck", "PU-5.10", {"track": action.track})
    if isinstance(action, Energise):
        if not c.energies:
            return Illegal("no-energy", "PU-13.1")
        return None if energised(c) >> action.track & 1 else Illegal("no-area", "PU-13.2", {"track": action.track})
    if isinstance(action, PutRover):
        if not c.puts:
            return Illegal("no-rover-gained", "PU-9.1")
        if not c.store:
            return Illegal("no-rover-left", "PU-9.4")
        return None if put_cells(c) >> action.cell & 1 else Illegal("not-on-last-tile", "PU-9.1")
    if isinstance(action, LayPatch):
        if not c.patches:
            return Illegal("no-patch", "PU-8.1")
        if becomes_two(s, c):
            return Illegal("patch-becomes-two", "PU-25.9")
        return None if patch_cells(s, c) >> action.cell & 1 else Illegal("patch-misfit", "PU-8.3")
    if isinstance(action, (StorePatch, DoublePatch, BoostForPatch)):
        if not c.patches:
            return Illegal("no-patch", "PU-8.1")
        if action in patch_alternatives(s, c):
            return None
        return Illegal("patch-becomes-two", "PU-25.9") if becomes_two(s, c) else Illegal("patch-must-lie", "PU-8.3")
    if isinstance(action, TechAsEnergy):
        return None if tech_as_energy(c) else Illegal("no-tech-energy", "PU-28.7")
    if isinstance(action, SetLifepod):
        if not c.held:
            return Illegal("no-lifepod-held", "PU-11.4")
        return None if action.place in free_places(c) else Illegal("place-taken", "PU-26.2")
    return None if must_look_through(s, c) else Illegal("no-two-cards", "PU-24.8")


def resolve(s: PlanetUnknown, seat: int, action: Action) -> None:
    """Carry out one answer from the bag."""
    c = s.colonies[seat]
    if type(action) is Advance:
        advance_for_resource(s, seat, action.track)
    elif type(action) is MoveRover:
        move_rover(s, seat, action.start, action.way)
    elif type(action) is Energise:
        energise(s, seat, action.track)
    elif type(action) is Boost:
        c.boosts -= 1
        if action.double:
            c.set_quirk(USED, c.used | DOUBLE)
        advance(s, seat, action.track, 2 if action.double else 1)
    elif type(action) is LayPatch:
        c.patches -= 1
        if c.quirks[KEPT] > c.patches:
            c.set_quirk(KEPT, c.patches)
        lay_patch(s, seat, action.cell)
    elif type(action) is PutRover:
        c.puts -= 1
        put_rover(s, seat, action.cell)
    elif type(action) in CHORES or type(action) is PlaceTile or (type(action) is TeleportRover and not action.tech):
        answer(s, seat, action)
    elif type(action) is StorePatch:
        c.patches -= 1
        c.stored += 1
        if s.telling:
            s.tell(PatchStored(seat=seat))
    elif type(action) is DoublePatch:
        c.set_quirk(USED, c.used | TWO_PATCHES)
        c.patches += 1
    elif type(action) is BoostForPatch:
        c.set_quirk(USED, c.used | BOOST_FOR_PATCH)
        c.patches -= 1
        gain_boosts(s, c, 1)
    elif type(action) is TechAsEnergy:
        treat_tech_as_energy(c)
    elif type(action) is SetLifepod:
        set_lifepod(s, seat, action.place)
    else:
        play_anytime(s, seat, action)


def energise(s: PlanetUnknown, seat: int, track: int) -> None:
    """Use the first energy that can advance this marker, by one field (PU-13.1, 13.9)."""
    c = s.colonies[seat]
    for at, (section, other) in enumerate(c.energies):
        if len(c.energies) == 1 or energy_tracks(c, section, other) >> track & 1:
            c.energies = c.energies[:at] + c.energies[at + 1 :]
            advance(s, seat, track, 1)
            return


def treat_tech_as_energy(c: Colony) -> None:
    """Exchange the tile's tech advance for energy from its tech section (PU-28.7)."""
    at = c.pending.index(PLACED | 8 | TECH)
    c.pending = c.pending[:at] + c.pending[at + 1 :]
    tile, turn, anchor = laid_parts(c.laid[-1])
    section = TILE_RESOURCES[tile].index(TECH)
    other = TILE_RESOURCES[tile][1 - section]
    c.energies = (*c.energies, (TILE_TURNS[tile][turn][1 + section] << anchor, other))
