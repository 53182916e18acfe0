"""The bag of gains: everything a turn has brought, resolved in any order the player likes (PU-3.7, 3.8, 3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import (
    ADVANCE,
    BOOST,
    DONE,
    DOUBLE_BOOST,
    ENERGISE,
    LAY_PATCH,
    MOVE_ROVER,
    PROMOTE,
    PUT_ROVER,
    STEP_BACK,
    STORE_PATCH,
    AddMeteorite,
    Advance,
    AdvanceRover,
    Boost,
    BoostForPatch,
    ClaimRow,
    ClearLine,
    CollectLifepod,
    CollectMeteorite,
    CountResource,
    DestroyMeteorite,
    Done,
    DoublePatch,
    DropObjective,
    Energise,
    KeepObjective,
    LayPatch,
    LookThroughCards,
    LoseCollectedLifepod,
    LoseLifepod,
    LoseRover,
    MoveLifepod,
    MoveRover,
    PeekAtEvent,
    PlaceTile,
    Promote,
    PutRover,
    RemoveShape,
    SetFlux,
    SetLifepod,
    Steer,
    StepBack,
    StorePatch,
    TakeBoost,
    TakeDoubleField,
    TechAsEnergy,
    TeleportRover,
    TurnStation,
)
from sternhafen.games.planet_unknown.anytime import (
    ANYTIME,
    look_through,
    may_advance_rover,
    moves_now,
    must_look_through,
    play_anytime,
    refuse_anytime,
    technologies_now,
    unused,
)
from sternhafen.games.planet_unknown.board import cells_of
from sternhafen.games.planet_unknown.chores import (
    answer,
    answers_to,
    item_for,
    past_top_steers,
)
from sternhafen.games.planet_unknown.colony import FRESH, HELD, OWED, SHIFTS, USED, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.energy import energy_tracks
from sternhafen.games.planet_unknown.events import PatchStored
from sternhafen.games.planet_unknown.laying import PLACED, advance_for_resource, lay_patch
from sternhafen.games.planet_unknown.lifepods import MOVES_OWED, free_places, owed_moves, set_lifepod
from sternhafen.games.planet_unknown.phases import FINAL, PLACING
from sternhafen.games.planet_unknown.placement import patch_cells, refuse_placement
from sternhafen.games.planet_unknown.proof import laid_parts
from sternhafen.games.planet_unknown.rovers import move_rover, put_cells, put_rover
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.tracks import advance, gain_boosts, movable
from sternhafen.games.planet_unknown.vocabulary import (
    MOVE_FLUX,
    NO_BOOSTS,
    TAKE_TILE,
    TECH,
    TRACKS,
    tech,
)

STORE: Final = tech("store_patches")
TWO_PATCHES: Final = tech("two_patches")
BOOST_FOR_PATCH: Final = tech("boost_instead_of_patch")
DOUBLE: Final = tech("double_boost")
TECH_ENERGY: Final = tech("tech_as_energy")

CHORES: Final[tuple[type[Action], ...]] = (
    Promote,
    StepBack,
    CountResource,
    TakeDoubleField,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    ClearLine,
    AddMeteorite,
    LoseRover,
    LoseLifepod,
    LoseCollectedLifepod,
    PeekAtEvent,
    TakeBoost,
    ClaimRow,
    KeepObjective,
    DropObjective,
    RemoveShape,
    SetFlux,
    Steer,
    TurnStation,
)
"""Answers to the rarer effects; a teleport by card and a tile by card are two more."""


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
    """Return whether a gained patch must first become two (PU-25.9)."""
    return s.phase != FINAL and not CORPORATIONS[c.corporation].plain and unused(c, TWO_PATCHES)


def boost_answers(c: Colony) -> list[Action]:
    """Return the boosts that can be used (PU-5.5, 28.6)."""
    mask = movable(c)
    found: list[Action] = [BOOST[track] for track in range(TRACKS) if mask >> track & 1]
    if not CORPORATIONS[c.corporation].plain and unused(c, DOUBLE):
        found += [DOUBLE_BOOST[track] for track in range(TRACKS) if mask >> track & 1]
    return found


def mandatory(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> list[Action]:
    """Return the answers to all that must be done as far as possible (PU-3.10)."""
    found: list[Action] = []
    tracks = 0
    for code in c.pending:
        track = code & 7
        if not tracks >> track & 1:
            tracks |= 1 << track
            found.append(ADVANCE[track])
    if c.boosts:
        found += boost_answers(c)
    if c.patches:
        found += patch_answers(s, c)
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
    if not CORPORATIONS[c.corporation].plain:
        if c.quirks[OWED]:
            found += [MoveLifepod(start, place) for start, place in owed_moves(c)]
        if not early and s.phase != FINAL and may_advance_rover(c):
            found.append(AdvanceRover())
    return found


def optional(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> list[Action]:
    """Return the answers to what is only allowed; `early` leaves out what the tile's choice offers anyway."""
    found: list[Action] = []
    if c.energies:
        mask = energised(c)
        found = [ENERGISE[track] for track in range(TRACKS) if mask >> track & 1]
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


class Gains(Ask):
    """What to resolve next; early, before the tile or in the event step, unused rover moves are kept (PU-9.17)."""

    __slots__ = ("early",)
    rule: ClassVar[str] = "PU-3.7"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (
        Advance,
        Energise,
        Boost,
        LayPatch,
        StorePatch,
        PutRover,
        DoublePatch,
        BoostForPatch,
        TechAsEnergy,
        SetLifepod,
        LookThroughCards,
        PlaceTile,
        Done,
        *ANYTIME,
        *CHORES,
    )

    def __init__(self, seat: int, early: bool) -> None:
        self.seat = seat
        self.early = early

    def candidates(self, s: PlanetUnknown) -> list[Action]:
        """Return what is legal, and beside it what a player may wonder about."""
        c = s.colonies[self.seat]
        found = self.legal(s)
        ideas: list[Action] = [DONE, STORE_PATCH, *ADVANCE, *BOOST, *ENERGISE, *PROMOTE, *STEP_BACK]
        if c.patches:
            ideas += [LAY_PATCH[cell] for cell in cells_of(c.ground().grid)]
        if c.puts:
            ideas += [PUT_ROVER[cell] for cell in cells_of(c.last)]
        ideas += [MOVE_ROVER[cell][way] for cell in cells_of(c.rovers) for way in range(8)]
        known = set(found)
        return found + [action for action in ideas if action not in known]

    def legal(self, s: PlanetUnknown) -> list[Action]:
        c = s.colonies[self.seat]
        found = mandatory(s, self.seat, c, self.early)
        if not found:
            found.append(DONE)
        plain = CORPORATIONS[c.corporation].plain
        if c.energies or c.patches or not plain:
            found += optional(s, self.seat, c, False)
        if c.moves or not plain:
            found += moves_now(s, c)
        return found if plain else list(dict.fromkeys(found))

    def check(self, s: PlanetUnknown, action: Action) -> Illegal | None:
        c = s.colonies[self.seat]
        if isinstance(action, Done):
            return Illegal("not-done", "PU-3.10") if mandatory(s, self.seat, c, self.early) else None
        if isinstance(action, PlaceTile):
            return self._refuse_card_tile(s, c, action)
        if isinstance(action, TeleportRover) and not action.tech:
            return None if item_for(s, self.seat, action) is not None else Illegal("no-teleport", "PU-6.13")
        if isinstance(action, ANYTIME):
            return refuse_anytime(s, c, action)
        if isinstance(action, CHORES):
            return None if item_for(s, self.seat, action) is not None else Illegal("not-in-the-bag", "PU-3.7")
        return refuse_gain(s, c, action)

    def _refuse_card_tile(self, s: PlanetUnknown, c: Colony, action: PlaceTile) -> Illegal | None:
        tile = s.shown[s.stack(self.seat, action.ring)]
        if c.find_todo(TAKE_TILE) is None:
            return Illegal("no-tile-now", "PU-3.2")
        if tile < 0:
            return Illegal("stack-empty", "PU-2.6", {"ring": action.ring})
        return refuse_placement(s, self.seat, tile, action.turn, action.anchor, by_card=True)

    def play(self, s: PlanetUnknown, action: Action) -> None:
        c = s.colonies[self.seat]
        if isinstance(action, Done):
            close_bag(s, self.seat, self.early)
            return
        if CORPORATIONS[c.corporation].sets_lifepods and not isinstance(action, (MoveRover, SetLifepod)):
            c.set_quirk(FRESH, 0)
        if isinstance(action, LookThroughCards):
            s.push(GainsLeft(self.seat, self.early))
            look_through(s, self.seat)
        else:
            resolve(s, self.seat, action)
            if c.pending and c.pending[0] != c.pending[-1]:
                s.push(self)
            else:
                go_on(s, self.seat, self.early)

    def about(self, s: PlanetUnknown) -> dict[str, int | str]:
        c = s.colonies[self.seat]
        return {
            "seat": self.seat,
            "advances": len(c.pending),
            "boosts": c.boosts,
            "patches": c.patches,
            "rovers": c.puts,
            "moves": c.moves,
            "energies": len(c.energies),
            "effects": len(c.todo) + c.held + (c.owed & MOVES_OWED),
        }


GAINS: Final = [Gains(seat, early) for seat in range(6) for early in (False, True)]
"""The question for every seat, made once."""


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
    if isinstance(action, MoveRover):
        move_rover(s, seat, action.start, action.way)
    elif isinstance(action, Advance):
        advance_for_resource(s, seat, action.track)
    elif isinstance(action, Energise):
        energise(s, seat, action.track)
    elif isinstance(action, Boost):
        c.boosts -= 1
        if action.double:
            c.set_quirk(USED, c.used | DOUBLE)
        advance(s, seat, action.track, 2 if action.double else 1)
    elif isinstance(action, LayPatch):
        c.patches -= 1
        lay_patch(s, seat, action.cell)
    elif isinstance(action, PutRover):
        c.puts -= 1
        put_rover(s, seat, action.cell)
    elif isinstance(action, TeleportRover) and not action.tech:
        answer(s, seat, action)
    elif isinstance(action, ANYTIME):
        play_anytime(s, seat, action)
    elif isinstance(action, StorePatch):
        c.patches -= 1
        c.stored += 1
        if s.telling:
            s.tell(PatchStored(seat=seat))
    elif isinstance(action, DoublePatch):
        c.set_quirk(USED, c.used | TWO_PATCHES)
        c.patches += 1
    elif isinstance(action, BoostForPatch):
        c.set_quirk(USED, c.used | BOOST_FOR_PATCH)
        c.patches -= 1
        gain_boosts(s, c, 1)
    elif isinstance(action, TechAsEnergy):
        treat_tech_as_energy(c)
    elif isinstance(action, SetLifepod):
        set_lifepod(s, seat, action.place)
    else:
        answer(s, seat, action)


def energise(s: PlanetUnknown, seat: int, track: int) -> None:
    """Use the first energy that can advance this marker, by one field (PU-13.1, 13.9)."""
    c = s.colonies[seat]
    for at, (section, other) in enumerate(c.energies):
        if energy_tracks(c, section, other) >> track & 1:
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


class GainsLeft(Do):
    """Asks what to resolve next, or closes the bag when nothing in it can be used."""

    __slots__ = ("early",)

    def __init__(self, seat: int, early: bool) -> None:
        self.seat = seat
        self.early = early

    def run(self, s: PlanetUnknown) -> None:
        go_on(s, self.seat, self.early)


def go_on(s: PlanetUnknown, seat: int, early: bool) -> None:
    """Ask what to resolve next, or close the bag; a single kind of advance is made without asking."""
    c = s.colonies[seat]
    while True:
        if c.todo and CORPORATIONS[c.corporation].makeshift:
            past_top_steers(s, seat)
        if something_to_do(s, seat, c, early) or (s.confirm and s.phase == PLACING and not early):
            s.push(GAINS[2 * seat + early])
            return
        if not c.pending:
            close_bag(s, seat, early)
            return
        advance_for_resource(s, seat, c.pending[0] & 7)


def something_to_do(s: PlanetUnknown, seat: int, c: Colony, early: bool) -> bool:
    """Return whether there is anything to choose; a single kind of advance and nothing else is none."""
    pending = c.pending
    if pending and (pending[0] != pending[-1] or s.confirm):
        return True
    if c.boosts and movable(c):
        return True
    if c.moves and c.rovers and not early:
        return True
    if c.energies and (movable(c) >> c.energies[0][1] & 1 or energised(c)):
        return True
    if c.puts and put_cells(c):
        return True
    if c.patches and (patch_cells(s, c) or patch_alternatives(s, c)):
        return True
    if c.todo or not CORPORATIONS[c.corporation].plain:
        return bool(mandatory(s, seat, c, early) or optional(s, seat, c, early) or (not early and moves_now(s, c)))
    return False


def close_bag(s: PlanetUnknown, seat: int, early: bool) -> None:
    """Let lapse what was not or could not be used; rover moves stay while more is to come (PU-3.8, 9.14, 9.17)."""
    c = s.colonies[seat]
    c.boosts = c.patches = c.puts = 0
    c.pending, c.energies, c.todo = (), (), ()
    if c.quirks[OWED]:
        c.set_quirk(OWED, 0)
    if not early and not CORPORATIONS[c.corporation].plain:
        c.set_quirk(SHIFTS, 0)
        c.set_quirk(FRESH, 0)
    if not early and not c.civs:
        c.moves = 0
