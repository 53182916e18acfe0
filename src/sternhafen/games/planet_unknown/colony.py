"""Colony: one player's planet, corporation and scoring area, and all that still waits to be resolved."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Part, Plain
from sternhafen.games.planet_unknown.aliases import (
    AdvanceCode,
    CellSet,
    CivCard,
    Effect,
    Knowledge,
    LaidCode,
    MilestoneCode,
    Objective,
    Resource,
    TechSet,
    Track,
    Verb,
)
from sternhafen.games.planet_unknown.data.card_groups import UNKNOWN
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS, Corporation
from sternhafen.games.planet_unknown.data.planets import PLANETS, Planet

LODGED: Final = 0
LOADS: Final = 1
TWINS: Final = 2
FRESH: Final = 3
HELD: Final = 4
SHIFTS: Final = 5
USED: Final = 6
SPENT: Final = 7
CAP: Final = 8
PICKED: Final = 9
FLUX: Final = 10
COLUMNS: Final = 11
OWED: Final = 12
KEPT: Final = 13
OWN_COLUMNS: Final = 0o43210
"""Makeshift's markers on their own tracks, three bits each."""
NO_CAP: Final = 99
NO_QUIRKS: Final = (0, 0, 0, 0, 0, 0, 0, 0, NO_CAP, 0, -1, OWN_COLUMNS, 0, 0)


class Hand(Plain):
    """A player's cards and objectives, and what that player knows of all cards; never changed, only replaced."""

    cards: tuple[CivCard, ...]
    knows: Knowledge
    objectives: tuple[Objective, ...]
    offer: tuple[Objective, ...]
    """Objectives drawn, of which some are to be kept."""
    returned: tuple[Objective, ...]
    """Objectives this player has seen and put back."""

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "cards", "knows", "objectives", "offer", "returned",
    )

    def __init__(
        self,
        cards: tuple[CivCard, ...], knows: Knowledge, objectives: tuple[Objective, ...], offer: tuple[Objective, ...],
        returned: tuple[Objective, ...],
    ) -> None:
        self.cards = cards
        self.knows = knows
        self.objectives = objectives
        self.offer = offer
        self.returned = returned
    # fmt: on
    # end of fields


EMPTY_HAND: Final = Hand((), UNKNOWN, (), (), ())


class Colony(Part):
    """One player's part of the table. Sets of cells are bitboards; what waits can be resolved in any order."""

    planet: int
    corporation: int
    free: CellSet
    """Cells under neither tile nor patch."""
    terrain: list[CellSet]
    symbols: list[CellSet]
    """Visible resource symbols, by resource."""
    patched: CellSet
    """Cells under a patch."""
    meteorite_symbols: CellSet
    """Visible meteorite symbols."""
    meteorites: CellSet
    lifepods: CellSet
    rovers: CellSet
    last_tile: CellSet
    """The cells of the tile placed last."""
    laid: tuple[LaidCode, ...]
    """Every tile laid."""
    markers: list[int]
    """The field of each marker."""
    rovers_left: int
    """Rovers still on the corporation."""
    stored_patches: int
    """Patches kept for the end of the game."""
    got_meteorites: int
    got_lifepods: int
    """Lifepods in the scoring area."""
    moves: int
    boosts: int
    patches_to_lay: int
    rovers_to_put: int
    advances: tuple[AdvanceCode, ...]
    """Advances for the tile's resources, sorted."""
    energies: tuple[tuple[CellSet, Resource], ...]
    """Energy still to be used: the section it starts from, and the tile's other resource."""
    effects: tuple[Effect, ...]
    """Other effects to be carried out, sorted."""
    milestones: tuple[MilestoneCode, ...]
    """Civ milestones waiting for a card, sorted."""
    hand: Hand
    quirks: tuple[int, ...]
    """What few corporations need, kept together because it seldom changes: see the properties below."""

    # fields: slots, __init__ and copy, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "planet", "corporation", "free", "terrain", "symbols", "patched", "meteorite_symbols", "meteorites", "lifepods",
        "rovers", "last_tile", "laid", "markers", "rovers_left", "stored_patches", "got_meteorites", "got_lifepods",
        "moves", "boosts", "patches_to_lay", "rovers_to_put", "advances", "energies", "effects", "milestones", "hand",
        "quirks",
    )

    def __init__(
        self,
        planet: int, corporation: int, free: CellSet, terrain: list[CellSet], symbols: list[CellSet], patched: CellSet,
        meteorite_symbols: CellSet, meteorites: CellSet, lifepods: CellSet, rovers: CellSet, last_tile: CellSet,
        laid: tuple[LaidCode, ...], markers: list[int], rovers_left: int, stored_patches: int, got_meteorites: int,
        got_lifepods: int, moves: int, boosts: int, patches_to_lay: int, rovers_to_put: int,
        advances: tuple[AdvanceCode, ...], energies: tuple[tuple[CellSet, Resource], ...], effects: tuple[Effect, ...],
        milestones: tuple[MilestoneCode, ...], hand: Hand, quirks: tuple[int, ...],
    ) -> None:
        self.planet = planet
        self.corporation = corporation
        self.free = free
        self.terrain = terrain
        self.symbols = symbols
        self.patched = patched
        self.meteorite_symbols = meteorite_symbols
        self.meteorites = meteorites
        self.lifepods = lifepods
        self.rovers = rovers
        self.last_tile = last_tile
        self.laid = laid
        self.markers = markers
        self.rovers_left = rovers_left
        self.stored_patches = stored_patches
        self.got_meteorites = got_meteorites
        self.got_lifepods = got_lifepods
        self.moves = moves
        self.boosts = boosts
        self.patches_to_lay = patches_to_lay
        self.rovers_to_put = rovers_to_put
        self.advances = advances
        self.energies = energies
        self.effects = effects
        self.milestones = milestones
        self.hand = hand
        self.quirks = quirks
    # fmt: on

    # fmt: off
    def copy(self) -> Colony:
        """Return an equal one that shares nothing changeable."""
        return Colony(
            self.planet, self.corporation, self.free, self.terrain[:], self.symbols[:], self.patched,
            self.meteorite_symbols, self.meteorites, self.lifepods, self.rovers, self.last_tile, self.laid,
            self.markers[:], self.rovers_left, self.stored_patches, self.got_meteorites, self.got_lifepods, self.moves,
            self.boosts, self.patches_to_lay, self.rovers_to_put, self.advances, self.energies, self.effects,
            self.milestones, self.hand, self.quirks,
        )
    # fmt: on
    # end of fields

    def ground(self) -> Planet:
        """Return the planet board."""
        return PLANETS[self.planet]

    def board(self) -> Corporation:
        """Return the corporation board."""
        return CORPORATIONS[self.corporation]

    def column(self, track: Track) -> Track:
        """Return the track a marker stands on; only Makeshift's markers leave their own."""
        return self.quirks[COLUMNS] >> 3 * track & 7

    def set_column(self, track: Track, column: Track) -> None:
        """Set a marker to another track."""
        shift = 3 * track
        self.set_quirk(COLUMNS, self.quirks[COLUMNS] & ~(7 << shift) | column << shift)

    # What waits --------------------------------------------------------------------------------------------------

    def add_advance(self, code: AdvanceCode) -> None:
        """Let an advance for a resource wait."""
        self.advances = tuple(sorted((*self.advances, code))) if self.advances else (code,)

    def add_effect(self, verb: Verb, a: int = 0, b: int = 0) -> None:
        """Let an effect wait."""
        self.effects = tuple(sorted((*self.effects, (verb, a, b))))

    def drop_effect(self, effect: Effect) -> None:
        """Let an effect wait no longer."""
        at = self.effects.index(effect)
        self.effects = self.effects[:at] + self.effects[at + 1 :]

    def find_effect(self, verb: Verb) -> Effect | None:
        """Return the first effect of a kind that waits."""
        for effect in self.effects:
            if effect[0] == verb:
                return effect
        return None

    # What few corporations need ----------------------------------------------------------------------------------

    def set_quirk(self, index: int, value: int) -> None:
        """Change one of the rarer numbers."""
        self.quirks = (*self.quirks[:index], value, *self.quirks[index + 1 :])

    @property
    def lodged(self) -> CellSet:
        """Collected lifepods on track fields (Cosmos Inc.) or technologies (Jump Drive), as a set of places."""
        return self.quirks[LODGED]

    @lodged.setter
    def lodged(self, value: CellSet) -> None:
        self.set_quirk(LODGED, value)

    @property
    def loads(self) -> CellSet:
        """Cells of rovers that carry a meteorite (Horizon Group)."""
        return self.quirks[LOADS]

    @loads.setter
    def loads(self, value: CellSet) -> None:
        self.set_quirk(LOADS, value)

    @property
    def twins(self) -> CellSet:
        """Cells on which a second meteorite lies (Horizon Group: the load of a destroyed rover)."""
        return self.quirks[TWINS]

    @twins.setter
    def twins(self, value: CellSet) -> None:
        self.set_quirk(TWINS, value)

    @property
    def fresh(self) -> CellSet:
        """Cells of rovers that have just come there (Horizon Group, PU-27.1)."""
        return self.quirks[FRESH]

    @fresh.setter
    def fresh(self, value: CellSet) -> None:
        self.set_quirk(FRESH, value)

    @property
    def held(self) -> int:
        """Collected lifepods whose place is still to be chosen."""
        return self.quirks[HELD]

    @held.setter
    def held(self, value: int) -> None:
        self.set_quirk(HELD, value)

    @property
    def shifts(self) -> int:
        """How many collected lifepods may be moved (Cosmos Inc.)."""
        return self.quirks[SHIFTS]

    @shifts.setter
    def shifts(self, value: int) -> None:
        self.set_quirk(SHIFTS, value)

    @property
    def used(self) -> TechSet:
        """Technologies used up for this round (PU-3.9)."""
        return self.quirks[USED]

    @used.setter
    def used(self, value: TechSet) -> None:
        self.set_quirk(USED, value)

    @property
    def spent(self) -> TechSet:
        """One-time technologies used up for the game (PU-12.4)."""
        return self.quirks[SPENT]

    @spent.setter
    def spent(self, value: TechSet) -> None:
        self.set_quirk(SPENT, value)

    @property
    def cap(self) -> int:
        """The tech field above which nothing works in a round without milestones (PU-20.10)."""
        return self.quirks[CAP]

    @cap.setter
    def cap(self, value: int) -> None:
        self.set_quirk(CAP, value)

    @property
    def picked(self) -> int:
        """The ring of the civ tile chosen before placing, plus one (Republic)."""
        return self.quirks[PICKED]

    @picked.setter
    def picked(self, value: int) -> None:
        self.set_quirk(PICKED, value)

    @property
    def flux(self) -> Track:
        """The track with the flux token, or -1."""
        return self.quirks[FLUX]

    @flux.setter
    def flux(self, value: Track) -> None:
        self.set_quirk(FLUX, value)

    @property
    def owed(self) -> int:
        """Collected lifepods that may still be moved for level 2, and which have been (Cosmos Inc.)."""
        return self.quirks[OWED]

    @owed.setter
    def owed(self, value: int) -> None:
        self.set_quirk(OWED, value)

    @property
    def kept(self) -> int:
        """Of the patches to lay in the end-of-game phase, those that were stored (PU-25.9)."""
        return self.quirks[KEPT]

    @kept.setter
    def kept(self, value: int) -> None:
        self.set_quirk(KEPT, value)
