"""Everything that can be resolved next: what must be done, what may be, why not, and what it does (PU-3.7, 3.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sternhafen.engine import Action, Illegal, Seat
from sternhafen.engine.bitset import contains, members
from sternhafen.games.planet_unknown.actions import (
    Advance,
    Boost,
    Energise,
    LayPatch,
    MoveRover,
    PlaceTile,
    PutRover,
    StorePatch,
    TeleportRover,
)
from sternhafen.games.planet_unknown.colony import KEPT, Colony
from sternhafen.games.planet_unknown.data.codes import advance_track
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.rules.corporations.actions import (
    BoostForPatch,
    DoublePatch,
    SetLifepod,
    TechAsEnergy,
)
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.energy import energise, energised
from sternhafen.games.planet_unknown.rules.gains.at_any_time import play_anytime
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING, PENDING_ANSWERS, answers_to, resolve_effect
from sternhafen.games.planet_unknown.rules.lifepods import set_lifepod
from sternhafen.games.planet_unknown.rules.patches import (
    lay_patch,
    patch_alternatives,
    patch_answers,
    patch_cells,
    store_patch,
)
from sternhafen.games.planet_unknown.rules.resources import advance_for_resource
from sternhafen.games.planet_unknown.rules.rovers import move_rover, put_cells, put_rover, rover_steps
from sternhafen.games.planet_unknown.rules.tracks import advance, movable
from sternhafen.games.planet_unknown.state import PlanetState

# What can be resolved ------------------------------------------------------------------------------------------------


def marker_answers(c: Colony) -> list[Action]:
    """Return the advances for the tile's resources, and the boosts (PU-3.6, 5.5, 28.6)."""
    answers: list[Action] = [Advance(track) for track in dict.fromkeys(advance_track(code) for code in c.advances)]
    if c.boosts:
        tracks = members(movable(c))
        answers += [Boost(track, False) for track in tracks]
        if CORPORATION_RULES[c.corporation].boosts_doubly(c):
            answers += [Boost(track, True) for track in tracks]
    return answers


def mandatory(s: PlanetState, seat: Seat, early: bool) -> list[Action]:
    """Return the answers to all that must be done as far as possible (PU-3.10)."""
    c = s.colonies[seat]
    answers = marker_answers(c)
    if c.patches_to_lay:
        answers += patch_answers(s, c)
    return answers + other_answers(s, seat, early)


def other_answers(s: PlanetState, seat: Seat, early: bool) -> list[Action]:
    """Return the answers to rovers gained, waiting effects and what few corporations must do."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    answers: list[Action] = []
    if c.rovers_to_put:
        answers += [PutRover(cell) for cell in cells_of(put_cells(c))]
    if c.held:
        answers += [SetLifepod(place) for place in rules.lifepod_places(c)]
    for effect in c.effects:
        if not PENDING[effect[0]].optional:
            answers += answers_to(s, seat, effect)
    return list(dict.fromkeys(answers + rules.must_do(s, seat, early)))


def optional(s: PlanetState, seat: Seat, early: bool) -> list[Action]:
    """Return the answers to what is only allowed; early leaves out what the tile's choice offers anyway."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    answers: list[Action] = [Energise(track) for track in members(energised(c))]
    if c.patches_to_lay and not patch_cells(s, c):
        answers += patch_alternatives(s, c)
    answers += rules.may_do(s, seat)
    return answers if early else answers + rules.actions_now(s, seat)


def something_to_do(s: PlanetState, seat: Seat, early: bool) -> bool:
    """Return whether there is anything to choose.

    Rover moves are asked for wherever rovers are; if all that waits on the standard corporation is one kind of advance,
    it is made without asking.
    """
    c = s.colonies[seat]
    if len(set(c.advances)) > 1 or (c.advances and s.confirm) or (c.moves and c.rovers and not early):
        return True
    answers = mandatory(s, seat, early) + optional(s, seat, early)
    if not early:
        answers += rover_steps(s, c)
    if not c.effects and not CORPORATION_RULES[c.corporation].special:
        answers = [answer for answer in answers if not isinstance(answer, Advance)]
    return bool(answers)


# Why not -------------------------------------------------------------------------------------------------------------


def refuse_gain(s: PlanetState, seat: Seat, action: Action) -> Illegal | None:
    """Return why one of the common gains cannot be taken so."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    if isinstance(action, Advance):
        if any(advance_track(code) == action.track for code in c.advances):
            return None
        return Illegal("no-advance", "PU-3.5", {"track": action.track})
    if isinstance(action, Boost):
        return _refuse_boost(c, action)
    if isinstance(action, Energise):
        if not c.energies:
            return Illegal("no-energy", "PU-13.1")
        return None if contains(energised(c), action.track) else Illegal("no-area", "PU-13.2", {"track": action.track})
    if isinstance(action, PutRover):
        return _refuse_rover(c, action)
    if isinstance(action, (LayPatch, StorePatch, DoublePatch, BoostForPatch)):
        return _refuse_patch(s, c, action)
    if isinstance(action, TechAsEnergy):
        return None if action in rules.may_do(s, seat) else Illegal("no-tech-energy", "PU-28.7")
    if isinstance(action, SetLifepod):
        if not c.held:
            return Illegal("no-lifepod-held", "PU-11.4")
        return None if action.place in rules.lifepod_places(c) else Illegal("place-taken", "PU-26.2")
    return None if action in rules.must_do(s, seat, False) else Illegal("no-two-cards", "PU-24.8")


def _refuse_boost(c: Colony, action: Boost) -> Illegal | None:
    if not c.boosts:
        return Illegal("no-boost", "PU-5.5")
    if action.double and not CORPORATION_RULES[c.corporation].boosts_doubly(c):
        return Illegal("no-double-boost", "PU-28.6")
    return None if contains(movable(c), action.track) else Illegal("marker-stuck", "PU-5.10", {"track": action.track})


def _refuse_rover(c: Colony, action: PutRover) -> Illegal | None:
    if not c.rovers_to_put:
        return Illegal("no-rover-gained", "PU-9.1")
    if not c.rovers_left:
        return Illegal("no-rover-left", "PU-9.4")
    return None if contains(put_cells(c), action.cell) else Illegal("not-on-last-tile", "PU-9.1")


def _refuse_patch(s: PlanetState, c: Colony, action: Action) -> Illegal | None:
    if not c.patches_to_lay:
        return Illegal("no-patch", "PU-8.1")
    doubles = CORPORATION_RULES[c.corporation].doubles_patch(c)
    if isinstance(action, LayPatch):
        if doubles:
            return Illegal("patch-becomes-two", "PU-25.9")
        return None if contains(patch_cells(s, c), action.cell) else Illegal("patch-misfit", "PU-8.3")
    if action in patch_alternatives(s, c):
        return None
    return Illegal("patch-becomes-two", "PU-25.9") if doubles else Illegal("patch-must-lie", "PU-8.3")


# What it does --------------------------------------------------------------------------------------------------------


def _advance(s: PlanetState, seat: Seat, action: Advance) -> None:
    advance_for_resource(s, seat, action.track)


def _energise(s: PlanetState, seat: Seat, action: Energise) -> None:
    energise(s, seat, action.track)


def _boost(s: PlanetState, seat: Seat, action: Boost) -> None:
    c = s.colonies[seat]
    c.boosts -= 1
    if action.double:
        CORPORATION_RULES[c.corporation].play(s, seat, action)
    advance(s, seat, action.track, 2 if action.double else 1)


def _lay_patch(s: PlanetState, seat: Seat, action: LayPatch) -> None:
    c = s.colonies[seat]
    c.patches_to_lay -= 1
    if c.quirks[KEPT] > c.patches_to_lay:
        c.kept = c.patches_to_lay
    lay_patch(s, seat, action.cell)


def _store_patch(s: PlanetState, seat: Seat, action: StorePatch) -> None:
    store_patch(s, seat)


def _put_rover(s: PlanetState, seat: Seat, action: PutRover) -> None:
    put_rover(s, seat, action.cell)


def _set_lifepod(s: PlanetState, seat: Seat, action: SetLifepod) -> None:
    set_lifepod(s, seat, action.place)


def _move_rover(s: PlanetState, seat: Seat, action: MoveRover) -> None:
    move_rover(s, seat, action.start, action.way)


def _teleport(s: PlanetState, seat: Seat, action: TeleportRover) -> None:
    if action.tech:
        play_anytime(s, seat, action)
    else:
        resolve_effect(s, seat, action)


RESOLVE: Final[dict[type[Action], Callable[[Any, Any, Any], None]]] = {
    Advance: _advance,
    Energise: _energise,
    Boost: _boost,
    LayPatch: _lay_patch,
    StorePatch: _store_patch,
    PutRover: _put_rover,
    SetLifepod: _set_lifepod,
    MoveRover: _move_rover,
    TeleportRover: _teleport,
    PlaceTile: resolve_effect,
    **dict.fromkeys(PENDING_ANSWERS, resolve_effect),
}
"""What every answer does; the others belong to a corporation, and can be played at any time."""
