"""The question what to resolve next of all a turn has brought, in any order the player likes (PU-3.7, 3.8, 3.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.planet_unknown.actions import (
    ADVANCE,
    BOOST,
    DONE,
    ENERGISE,
    LAY_PATCH,
    MOVE_ROVER,
    PROMOTE,
    PUT_ROVER,
    STEP_BACK,
    STORE_PATCH,
    Advance,
    Boost,
    BoostForPatch,
    Done,
    DoublePatch,
    Energise,
    LayPatch,
    LookThroughCards,
    PlaceTile,
    PutRover,
    SetLifepod,
    StorePatch,
    TechAsEnergy,
    TeleportRover,
)
from sternhafen.games.planet_unknown.anytime import (
    ANYTIME,
    look_through,
    moves_now,
    refuse_anytime,
)
from sternhafen.games.planet_unknown.bag import (
    energised,
    mandatory,
    marker_answers,
    optional,
    other_answers,
    patch_alternatives,
    refuse_gain,
    resolve,
)
from sternhafen.games.planet_unknown.board import cells_of, nth_cell
from sternhafen.games.planet_unknown.chores import (
    CHORES,
    answerable,
    item_for,
    past_top_steers,
)
from sternhafen.games.planet_unknown.colony import FRESH, KEPT, OWED, SHIFTS, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.laying import advance_for_resource
from sternhafen.games.planet_unknown.lifepods import MOVES_OWED, owed_lifepods
from sternhafen.games.planet_unknown.phases import PLACING
from sternhafen.games.planet_unknown.placement import card_boards, nth_placement, patch_cells, refuse_placement
from sternhafen.games.planet_unknown.rovers import put_cells
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.tracks import movable
from sternhafen.games.planet_unknown.vocabulary import (
    LARGE,
    SMALL,
    TAKE_TILE,
)


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

    def sample(self, s: PlanetUnknown, random: Callable[[], float]) -> Action:
        c = s.colonies[self.seat]
        if (c.patches or c.todo) and CORPORATIONS[c.corporation].plain:
            if c.patches:
                return self._sample_with_patch(s, c, random)
            if not c.puts and len(c.todo) == 1 and c.todo[0][0] == TAKE_TILE:
                return self._sample_with_tile(s, c, random)
        legal = self.legal(s)
        return legal[int(random() * len(legal))]

    def _sample_with_patch(self, s: PlanetUnknown, c: Colony, random: Callable[[], float]) -> Action:
        """Return some answer without listing where a patch may lie."""
        cells = patch_cells(s, c)
        first, count = marker_answers(c), cells.bit_count()
        last = patch_alternatives(s, c) if cells else []
        last += other_answers(s, self.seat, c, self.early)
        if not (first or count or last):
            last.append(DONE)
        last += optional(s, self.seat, c, False) + moves_now(s, c)
        k = int(random() * (len(first) + count + len(last)))
        if k < len(first):
            return first[k]
        k -= len(first)
        return LAY_PATCH[nth_cell(cells, k)] if k < count else last[k - count]

    def _sample_with_tile(self, s: PlanetUnknown, c: Colony, random: Callable[[], float]) -> Action:
        """Return some answer without listing where a tile taken by card may lie."""
        small, boards, large, others = card_boards(s, self.seat)
        first, count = marker_answers(c), small + large
        last: list[Action] = [] if first or count else [DONE]
        last += optional(s, self.seat, c, False) + moves_now(s, c)
        k = int(random() * (len(first) + count + len(last)))
        if k < len(first):
            return first[k]
        k -= len(first)
        if k >= count:
            return last[k - count]
        return nth_placement(LARGE, others, k - small) if k >= small else nth_placement(SMALL, boards, k)

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
        if type(action) is Done:
            close_bag(s, self.seat, self.early)
            return
        board = CORPORATIONS[c.corporation]
        if board.republic and type(action) is LookThroughCards:
            s.push(GainsLeft(self.seat, self.early))
            look_through(s, self.seat)
            return
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
            "effects": len(c.todo) + c.held + (c.owed & MOVES_OWED if owed_lifepods(c) else 0),
        }


GAINS: Final = [Gains(seat, early) for seat in range(6) for early in (False, True)]
"""The question for every seat, made once."""


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
    board = CORPORATIONS[c.corporation]
    while True:
        if board.makeshift and c.todo:
            past_top_steers(s, seat)
        if something_to_do(s, seat, c, board.plain, early) or (s.confirm and s.phase == PLACING and not early):
            s.push(GAINS[2 * seat + early])
            return
        if not c.pending:
            close_bag(s, seat, early)
            return
        advance_for_resource(s, seat, c.pending[0] & 7)


def something_to_do(s: PlanetUnknown, seat: int, c: Colony, plain: bool, early: bool) -> bool:
    """Return whether there is anything to choose; a single kind of advance and nothing else is none."""
    pending = c.pending
    if pending and (pending[0] != pending[-1] or s.confirm):
        return True
    if c.boosts and (plain or movable(c)):
        return True
    if c.moves and c.rovers and not early:
        return True
    if c.energies and (movable(c) >> c.energies[0][1] & 1 or energised(c)):
        return True
    if c.puts and put_cells(c):
        return True
    if c.patches and (patch_cells(s, c) or patch_alternatives(s, c)):
        return True
    if not plain:
        return bool(mandatory(s, seat, c, early) or optional(s, seat, c, early) or (not early and moves_now(s, c)))
    if c.todo:
        return bool(pending) or any(answerable(s, seat, item) for item in c.todo)
    return False


def close_bag(s: PlanetUnknown, seat: int, early: bool) -> None:
    """Let lapse what was not or could not be used; rover moves stay while more is to come (PU-3.8, 9.14, 9.17)."""
    c = s.colonies[seat]
    c.boosts = c.patches = c.puts = 0
    c.pending, c.energies, c.todo = (), (), ()
    if not CORPORATIONS[c.corporation].plain and not early:
        c.set_quirk(OWED, 0)
        c.set_quirk(SHIFTS, 0)
        c.set_quirk(FRESH, 0)
        c.set_quirk(KEPT, 0)
    if not early and not c.civs:
        c.moves = 0
