"""How a table of Planet Unknown wants to play."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from sternhafen.engine.values import Illegal, Options
from sternhafen.games.planet_unknown.data.cards import COLOURS, DECK, events_of
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, CORPORATIONS
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS

PlanetChoice = Literal[
    "standard",
    "random",
    "arashi",
    "cerberus",
    "charybdis",
    "gaia",
    "k-273",
    "kaax",
    "lacuna",
    "oblivion",
    "pajitnov",
    "persephone",
    "petra",
    "tartarus",
]
CorporationChoice = Literal[
    "standard",
    "random",
    "cosmos-inc",
    "flux-industries",
    "horizon-group",
    "jump-drive",
    "makeshift",
    "oasis-ultd",
    "republic",
    "wormhole-corp",
]
Count = Annotated[int, Meta(ge=0, le=20)]


class PlanetUnknownOptions(Options, frozen=True):
    """The table's choices; seats not named in `planets` or `corporations` get their boards by `boards`."""

    planets: Annotated[tuple[PlanetChoice, ...], Meta(max_length=6)] = ()
    """The planet of each seat."""
    corporations: Annotated[tuple[CorporationChoice, ...], Meta(max_length=6)] = ()
    """The corporation of each seat."""
    boards: Literal["standard", "planets", "corporations", "both"] = "standard"
    """Which boards are random special ones for seats not named above."""
    beyond_rulebook: bool = False
    """Whether boards outside the rulebook may be used."""
    private_objectives: bool = False
    """The module with a private objective for each (PU-19); always on in solo."""
    events: bool = False
    """The event module (PU-20); always on in solo."""
    green: Count = 8
    """Easy events in the deck of 20."""
    orange: Count = 8
    red: Count = 4
    fixed_rotation: bool = False
    """Two players: the station always turns one sector (PU-18.2)."""
    station: Literal["turned", "same", "shuffled", "chosen"] = "turned"
    """Which stacks share a sector: the inner ring turned at random, always the same, all at random, or the inner ring
    turned by the first commander (PU-1.4)."""
    next_tiles: bool = False
    """Whether everybody sees the next tile of every stack (PU-2.5)."""
    build_on_patches: bool = True
    """Whether tiles may attach to patches alone (PU-4.4)."""

    def planet(self, seat: int) -> str:
        """Return what a seat has chosen as planet."""
        if seat < len(self.planets):
            return self.planets[seat]
        return "random" if self.boards in ("planets", "both") else "standard"

    def corporation(self, seat: int) -> str:
        """Return what a seat has chosen as corporation."""
        if seat < len(self.corporations):
            return self.corporations[seat]
        return "random" if self.boards in ("corporations", "both") else "standard"

    def check(self, seats: int) -> Illegal | None:
        """Return why these choices do not go together, or None."""
        if self.fixed_rotation and seats > 2:
            return Illegal("rotation-for-two", "PU-18.2")
        return self._check_boards(seats) or (self._check_deck(seats) if self.events or seats == 1 else None)

    def _check_boards(self, seats: int) -> Illegal | None:
        if not self.planets and not self.corporations:
            return None
        if max(len(self.planets), len(self.corporations)) > seats:
            return Illegal("too-many-boards", "PU-1.5", {"seats": seats})
        for names, rulebook in (
            (self.planets, {planet.id for planet in PLANETS if planet.rulebook}),
            (self.corporations, {corporation.id for corporation in CORPORATIONS if corporation.rulebook}),
        ):
            special = [name for name in names if name not in ("standard", "random")]
            if len(set(special)) != len(special):
                return Illegal("board-twice", "PU-1.14")
            if not self.beyond_rulebook and not set(special) <= rulebook:
                return Illegal("beyond-rulebook", "PU-1.15")
        return None

    def _check_deck(self, seats: int) -> Illegal | None:
        counts = (self.green, self.orange, self.red)
        if sum(counts) != DECK:
            return Illegal("deck-size", "PU-20.2", {"cards": sum(counts), "wanted": DECK})
        for colour, count in enumerate(counts):
            there = len(events_of(colour, seats == 1))
            if count > there:
                return Illegal("too-few-events", "PU-20.2", {"colour": COLOURS[colour], "there": there})
        return None


SPECIAL_PLANETS: Final = [
    tuple(i for i in range(1, len(PLANET_IDS)) if beyond or PLANETS[i].rulebook) for beyond in (False, True)
]
"""The planets that a random choice is made from: of the rulebook, and all."""
SPECIAL_CORPORATIONS: Final = [
    tuple(i for i in range(1, len(CORPORATION_IDS)) if beyond or CORPORATIONS[i].rulebook) for beyond in (False, True)
]
"""The corporations that a random choice is made from: of the rulebook, and all."""
