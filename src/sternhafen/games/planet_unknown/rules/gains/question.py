"""The question what to resolve next of all a turn has brought, in any order the player likes (PU-3.7, 3.8, 3.10)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal, Seat
from sternhafen.games.planet_unknown.actions import (
    Advance,
    Boost,
    CollectLifepod,
    Done,
    Energise,
    LayPatch,
    MoveRover,
    PeekAtEvent,
    PlaceTile,
    Promote,
    PutRover,
    StepBack,
    StorePatch,
    TakeBoost,
    TeleportRover,
)
from sternhafen.games.planet_unknown.data.codes import advance_track
from sternhafen.games.planet_unknown.data.grid import STEPS, cells_of
from sternhafen.games.planet_unknown.data.vocabulary import TAKE_TILE, TRACKS
from sternhafen.games.planet_unknown.rules.corporations.actions import (
    BoostForPatch,
    DoublePatch,
    LookThroughCards,
    SetLifepod,
    TechAsEnergy,
)
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.answers import RESOLVE, mandatory, optional, refuse_gain
from sternhafen.games.planet_unknown.rules.gains.at_any_time import ANYTIME, play_anytime, refuse_anytime
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING_ANSWERS, effect_for
from sternhafen.games.planet_unknown.rules.placement import refuse_placement
from sternhafen.games.planet_unknown.rules.resources import advance_for_resource
from sternhafen.games.planet_unknown.rules.rovers import rover_steps
from sternhafen.games.planet_unknown.state import MAX_SEATS, PLACING, PlanetState

ONLY_HELP: Final = (CollectLifepod, TakeBoost, PeekAtEvent)
"""What costs nothing and leaves everything else open."""


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
        *PENDING_ANSWERS,
    )

    def __init__(self, seat: int, early: bool) -> None:
        self.seat = seat
        self.early = early

    def candidates(self, s: PlanetState) -> list[Action]:
        """Return what is legal, and beside it what a player may wonder about."""
        c = s.colonies[self.seat]
        legal = self.legal(s)
        tracks = range(TRACKS)
        ideas: list[Action] = [Done(), StorePatch(), *[Advance(track) for track in tracks]]
        ideas += [Boost(track, False) for track in tracks]
        ideas += [Energise(track) for track in tracks]
        ideas += [Promote(track) for track in tracks]
        ideas += [StepBack(track) for track in tracks]
        if c.patches_to_lay:
            ideas += [LayPatch(cell) for cell in cells_of(c.ground().grid)]
        if c.rovers_to_put:
            ideas += [PutRover(cell) for cell in cells_of(c.last_tile)]
        ideas += [MoveRover(cell, way) for cell in cells_of(c.rovers) for way in range(len(STEPS))]
        return list(dict.fromkeys(legal + ideas))

    def legal(self, s: PlanetState) -> list[Action]:
        must = mandatory(s, self.seat, self.early) or [Done()]
        may = optional(s, self.seat, False) + rover_steps(s, s.colonies[self.seat])
        return list(dict.fromkeys(must + may))

    def check(self, s: PlanetState, action: Action) -> Illegal | None:
        if isinstance(action, Done):
            return Illegal("not-done", "PU-3.10") if mandatory(s, self.seat, self.early) else None
        if isinstance(action, PlaceTile):
            return self._refuse_card_tile(s, action)
        if isinstance(action, TeleportRover) and not action.tech:
            return None if effect_for(s, self.seat, action) is not None else Illegal("no-teleport", "PU-6.13")
        if isinstance(action, ANYTIME):
            return refuse_anytime(s, self.seat, action)
        if isinstance(action, PENDING_ANSWERS):
            return None if effect_for(s, self.seat, action) is not None else Illegal("not-in-the-bag", "PU-3.7")
        return refuse_gain(s, self.seat, action)

    def _refuse_card_tile(self, s: PlanetState, action: PlaceTile) -> Illegal | None:
        tile = s.shown[s.stack(self.seat, action.ring)]
        if s.colonies[self.seat].find_effect(TAKE_TILE) is None:
            return Illegal("no-tile-now", "PU-3.2")
        if tile < 0:
            return Illegal("stack-empty", "PU-2.6", {"ring": action.ring})
        return refuse_placement(s, self.seat, tile, action.turn, action.anchor, by_card=True)

    def play(self, s: PlanetState, action: Action) -> None:
        resolve = RESOLVE.get(type(action))
        if resolve is not None:
            resolve(s, self.seat, action)
        elif type(action) is Done:
            close_gains(s, self.seat, self.early)
            return
        elif type(action) is LookThroughCards:  # the cards are looked at before anything else is resolved
            s.push(GainsLeft(self.seat, self.early))
            play_anytime(s, self.seat, action)
            return
        else:
            play_anytime(s, self.seat, action)
        advances = s.colonies[self.seat].advances
        if advances and advances[0] != advances[-1]:
            s.push(self)
        else:
            go_on(s, self.seat, self.early)

    def only_helps(self, s: PlanetState, action: Action) -> bool:
        return isinstance(action, ONLY_HELP)

    def about(self, s: PlanetState) -> dict[str, int | str]:
        c = s.colonies[self.seat]
        return {
            "seat": self.seat,
            "advances": len(c.advances),
            "boosts": c.boosts,
            "patches": c.patches_to_lay,
            "rovers": c.rovers_to_put,
            "moves": c.moves,
            "energies": len(c.energies),
            "effects": len(c.effects) + c.held + CORPORATION_RULES[c.corporation].more_to_do(c),
        }


GAINS: Final = [(Gains(seat, False), Gains(seat, True)) for seat in range(MAX_SEATS)]
"""The question to every seat, late and early."""


class GainsLeft(Do):
    """Asks what to resolve next, or lets lapse what cannot be used."""

    __slots__ = ("early",)

    def __init__(self, seat: int, early: bool) -> None:
        self.seat = seat
        self.early = early

    def run(self, s: PlanetState) -> None:
        go_on(s, self.seat, self.early)


def go_on(s: PlanetState, seat: Seat, early: bool) -> None:
    """Ask what to resolve next, or let lapse what cannot be used; a single kind of advance is made without asking."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    while True:
        if rules.special and c.effects:
            rules.before_asking(s, seat)
        if s.something_to_do(seat, early) or (s.confirm and s.phase == PLACING and not early):
            s.push(GAINS[seat][early])
            return
        if not c.advances:
            close_gains(s, seat, early)
            return
        advance_for_resource(s, seat, advance_track(c.advances[0]))


def close_gains(s: PlanetState, seat: Seat, early: bool) -> None:
    """Let lapse what was not or could not be used; rover moves stay while more is to come (PU-3.8, 9.14, 9.17)."""
    c = s.colonies[seat]
    c.boosts = c.patches_to_lay = c.rovers_to_put = 0
    c.advances, c.energies, c.effects = (), (), ()
    if not early and CORPORATION_RULES[c.corporation].special:
        c.owed = c.shifts = c.fresh = c.kept = 0
    if not early and not c.milestones:
        c.moves = 0
