"""Colony: one player's planet, corporation and scoring area, and the bag of gains still to be resolved."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.plain import Plain
from sternhafen.games.planet_unknown.corporations import CORPORATIONS, NO_CAP, Corporation
from sternhafen.games.planet_unknown.knowledge import UNKNOWN
from sternhafen.games.planet_unknown.planets import PLANETS, Planet
from sternhafen.games.planet_unknown.vocabulary import TECH, tech

LODGED, LOADS, TWINS, FRESH, HELD, SHIFTS, USED, SPENT, CAP, PICKED, FLUX, COLUMNS, OWED, KEPT = range(14)
FIRST_TECHNOLOGY: Final = 80
"""Where a lifepod lies on Jump Drive's technology A; smaller places are track fields, 16 * track + field."""
OWN_COLUMNS: Final = 0o43210
"""Makeshift's markers on their own tracks, three bits each."""
NO_QUIRKS: Final = (0, 0, 0, 0, 0, 0, 0, 0, NO_CAP, 0, -1, OWN_COLUMNS, 0, 0)


class Hand(Plain):
    """A player's cards and objectives, and what of them that player knows; never changed, only replaced."""

    __slots__ = ("cards", "knows", "objectives", "offer", "returned")

    def __init__(
        self,
        cards: tuple[int, ...],
        knows: tuple[int, ...],
        objectives: tuple[int, ...],
        offer: tuple[int, ...],
        returned: tuple[int, ...],
    ) -> None:
        self.cards = cards
        self.knows = knows
        """Groups of civ cards that look alike to this player, as masks."""
        self.objectives = objectives
        self.offer = offer
        """Objectives drawn, of which some are to be kept."""
        self.returned = returned
        """Objectives this player has seen and put back."""


EMPTY_HAND: Final = Hand((), UNKNOWN, (), (), ())


class Colony(Plain):
    """One player's part of the table. Boards are bitboards; the bag's counters wait to be resolved in any order."""

    __slots__ = (
        "planet",
        "corporation",
        "free",
        "terrain",
        "symbols",
        "patch",
        "spots",
        "meteors",
        "pods",
        "rovers",
        "last",
        "laid",
        "tracks",
        "store",
        "stored",
        "got_meteors",
        "got_pods",
        "moves",
        "boosts",
        "patches",
        "puts",
        "pending",
        "energies",
        "todo",
        "civs",
        "hand",
        "quirks",
    )

    def __init__(
        self,
        planet: int,
        corporation: int,
        free: int,
        terrain: list[int],
        symbols: list[int],
        patch: int,
        spots: int,
        meteors: int,
        pods: int,
        rovers: int,
        last: int,
        laid: tuple[int, ...],
        tracks: list[int],
        store: int,
        stored: int,
        got_meteors: int,
        got_pods: int,
        moves: int,
        boosts: int,
        patches: int,
        puts: int,
        pending: tuple[int, ...],
        energies: tuple[tuple[int, int], ...],
        todo: tuple[tuple[int, int, int], ...],
        civs: tuple[int, ...],
        hand: Hand,
        quirks: tuple[int, ...],
    ) -> None:
        self.planet = planet
        self.corporation = corporation
        self.free = free
        """Cells under neither tile nor patch."""
        self.terrain = terrain
        self.symbols = symbols
        """Visible resource symbols, by resource."""
        self.patch = patch
        self.spots = spots
        """Visible meteorite symbols."""
        self.meteors = meteors
        self.pods = pods
        self.rovers = rovers
        self.last = last
        """The cells of the tile placed last."""
        self.laid = laid
        """Every tile laid: (tile * 8 + turn) * 156 + anchor."""
        self.tracks = tracks
        self.store = store
        """Rovers still on the corporation."""
        self.stored = stored
        """Patches kept for the end of the game."""
        self.got_meteors = got_meteors
        self.got_pods = got_pods
        """Lifepods in the scoring area."""
        self.moves = moves
        self.boosts = boosts
        self.patches = patches
        self.puts = puts
        """Rovers to be put."""
        self.pending = pending
        """Advances for the tile's resources: 8 * steps + track, sorted."""
        self.energies = energies
        """Energy still to be used: the section it starts from, and the tile's other resource."""
        self.todo = todo
        """Other effects to be carried out, sorted."""
        self.civs = civs
        """Civ milestones waiting for a card: 2 * level + 1 if a card of the next level joins, sorted."""
        self.hand = hand
        self.quirks = quirks

    def copy(self) -> Colony:
        """Return an equal colony that shares nothing changeable."""
        return Colony(
            self.planet,
            self.corporation,
            self.free,
            self.terrain[:],
            self.symbols[:],
            self.patch,
            self.spots,
            self.meteors,
            self.pods,
            self.rovers,
            self.last,
            self.laid,
            self.tracks[:],
            self.store,
            self.stored,
            self.got_meteors,
            self.got_pods,
            self.moves,
            self.boosts,
            self.patches,
            self.puts,
            self.pending,
            self.energies,
            self.todo,
            self.civs,
            self.hand,
            self.quirks,
        )

    # What is printed ---------------------------------------------------------------------------------------------

    def ground(self) -> Planet:
        """Return the planet board."""
        return PLANETS[self.planet]

    def board(self) -> Corporation:
        """Return the corporation board."""
        return CORPORATIONS[self.corporation]

    def techs(self) -> int:
        """Return the technologies that work now, as bits (PU-12.2, 20.10, 26.4, 28.10)."""
        board = CORPORATIONS[self.corporation]
        if board.plain and self.quirks[CAP] == NO_CAP:
            return board.techs[self.tracks[TECH]]
        return self._special_techs(board)

    def _special_techs(self, board: Corporation) -> int:
        if board.by_lifepods:
            lodged = self.quirks[LODGED] >> FIRST_TECHNOLOGY
            return sum(tech(name) for i, name in enumerate(board.technologies) if lodged >> i & 1)
        field = self.tracks[TECH]
        if board.makeshift:
            field = max([row for track, row in enumerate(self.tracks) if self.column(track) == TECH], default=0)
        found = board.techs[min(field, self.quirks[CAP])]
        if board.sets_lifepods and self.quirks[LODGED]:
            for name, at in zip(board.technologies, board.tech_fields, strict=True):
                if self.quirks[LODGED] >> (16 * TECH + at) & 1:
                    found &= ~tech(name)
        return found

    def started(self) -> bool:
        """Return whether a tile has been placed (PU-4.2)."""
        return self.last != 0

    def column(self, track: int) -> int:
        """Return the track a marker stands on; only Makeshift's markers leave their own."""
        return self.quirks[COLUMNS] >> 3 * track & 7

    # What few corporations need: kept together, because it seldom changes ----------------------------------------

    def set_quirk(self, index: int, value: int) -> None:
        """Change one of the rarer numbers."""
        self.quirks = (*self.quirks[:index], value, *self.quirks[index + 1 :])

    @property
    def lodged(self) -> int:
        """Lifepods on track fields (Cosmos: 16 * track + field) or technologies (Jump Drive: 80 and up)."""
        return self.quirks[LODGED]

    @property
    def loads(self) -> int:
        """Cells of rovers that carry a meteorite (Horizon)."""
        return self.quirks[LOADS]

    @property
    def twins(self) -> int:
        """Cells on which a second meteorite lies (Horizon: the load of a destroyed rover)."""
        return self.quirks[TWINS]

    @property
    def fresh(self) -> int:
        """Cells of rovers that have just come there (Horizon, PU-27.1)."""
        return self.quirks[FRESH]

    @property
    def held(self) -> int:
        """Collected lifepods whose place is still to be chosen."""
        return self.quirks[HELD]

    @property
    def shifts(self) -> int:
        """How many collected lifepods may be moved (Cosmos)."""
        return self.quirks[SHIFTS]

    @property
    def used(self) -> int:
        """Technologies used up for this round (PU-3.9)."""
        return self.quirks[USED]

    @property
    def spent(self) -> int:
        """One-time technologies used up for the game (PU-12.4)."""
        return self.quirks[SPENT]

    @property
    def cap(self) -> int:
        """The tech field above which nothing works in a round without milestones (PU-20.10)."""
        return self.quirks[CAP]

    @property
    def picked(self) -> int:
        """The ring of the civ tile chosen before placing, plus one (Republic)."""
        return self.quirks[PICKED]

    @property
    def flux(self) -> int:
        """The track with the flux token, or -1."""
        return self.quirks[FLUX]

    @property
    def owed(self) -> int:
        """Collected lifepods that may still be moved for level 2 (Cosmos), and which have been: see `lifepods`."""
        return self.quirks[OWED]

    @property
    def kept(self) -> int:
        """Of the patches to lay in the end-of-game phase, those that were stored (PU-25.9)."""
        return self.quirks[KEPT]

    # The bag -----------------------------------------------------------------------------------------------------

    def add_pending(self, code: int) -> None:
        """Put an advance for a resource into the bag."""
        self.pending = tuple(sorted((*self.pending, code))) if self.pending else (code,)

    def add_todo(self, verb: int, a: int = 0, b: int = 0) -> None:
        """Put an effect into the bag."""
        self.todo = tuple(sorted((*self.todo, (verb, a, b))))

    def drop_todo(self, item: tuple[int, int, int]) -> None:
        """Take one effect out of the bag."""
        at = self.todo.index(item)
        self.todo = self.todo[:at] + self.todo[at + 1 :]

    def find_todo(self, verb: int) -> tuple[int, int, int] | None:
        """Return the first effect of a kind in the bag."""
        for item in self.todo:
            if item[0] == verb:
                return item
        return None
