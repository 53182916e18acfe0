"""The ship that keeps what is asked often: taken stations, what follows from rules in force, a proposal's lineup."""

from __future__ import annotations

from typing import Annotated, Final

from sternhafen.games.gen7 import game
from sternhafen.games.gen7.aliases import NONE, Piece, Seat, Station, StationSet
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.data.vocabulary import CODES, MAX_SEATS
from sternhafen.games.gen7.rules.group_station.contributions import leave_pool
from sternhafen.games.gen7.rules.group_station.filling import Pool
from sternhafen.games.gen7.rules.group_station.proposal import Lineup, Offer
from sternhafen.games.gen7.rules.group_station.staffing import begin_lineup, lengthen, lineup_of
from sternhafen.games.gen7.rules.group_station.ways import AS_IT_IS
from sternhafen.games.gen7.rules.lasting_rules.in_force import stated
from sternhafen.games.gen7.rules.lasting_rules.owned import ears_of, mods_of, rules_of_all

NO_MODS: Final[list[int]] = []
NO_RULES: Final[list[tuple[int, ...]]] = []
KEYS: Final = MAX_SEATS + 1


class KeepingShip(game.Gen7):
    """The same episode; what it keeps is forgotten as soon as it may have changed."""

    _ears: Annotated[int, "NONE", "kept"]
    _mods: Annotated[list[int], "NO_MODS", "kept"]
    _rules: Annotated[list[tuple[int, ...]], "NO_RULES", "kept"]
    _free: Annotated[list[tuple[int, ...]], "NO_RULES", "kept"]
    _static: Annotated[dict[int, list[tuple[Rule, int]]], "{}", "kept"]
    _taken: Annotated[int, "NONE", "kept"]
    _lineup: Annotated[Lineup | None, "None"]
    """How far the current offer is staffed."""
    _pool: Annotated[Pool | None, "None"]
    """The dice at hand for the proposal that was drawn at random last, until anything else is done."""

    # fields: slots and prepare, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "_ears", "_mods", "_rules", "_free", "_static", "_taken", "_lineup", "_pool",
    )

    def _prepare(self) -> None:
        self._ears = NONE
        self._mods = NO_MODS
        self._rules = NO_RULES
        self._free = NO_RULES
        self._static = {}
        self._taken = NONE
        self._lineup = None
        self._pool = None
    # fmt: on
    # end of fields

    # Stations ----------------------------------------------------------------------------------------------------

    def taken(self) -> StationSet:
        if self._taken == NONE:
            self._taken = super().taken()
        return self._taken

    def occupy(self, station: Station, p: Piece) -> None:
        self.stations[station] = p
        if p >= 0:
            self._taken |= 1 << station  # leaves NONE as it is
        elif self._taken != NONE:
            self._taken &= ~(1 << station)

    def clear_stations(self) -> None:
        super().clear_stations()
        self._taken = 0

    # Rules in force ----------------------------------------------------------------------------------------------

    def ears(self) -> int:
        if self._ears == NONE:
            self._ears = ears_of(self)
        return self._ears

    def mods(self) -> list[int]:
        if not self._mods:
            self._mods = mods_of(self)
        return self._mods

    def all_rules(self) -> list[tuple[int, ...]]:
        if not self._rules:
            self._rules = rules_of_all(self)
        return self._rules

    def free_rules(self, seat: Seat) -> tuple[int, ...]:
        if not self._free:
            self._free = [self.book.usable_freely(owned) for owned in self.all_rules()]
        return self._free[seat]

    def static_rules(self, seat: Seat, mod: int) -> list[tuple[Rule, int]]:
        key = mod * KEYS + seat
        rules = self._static.get(key)
        if rules is None:
            self._static[key] = rules = stated(self, seat, mod)
        return rules

    def rules_changed(self) -> None:
        self._rules = self._free = NO_RULES
        self.shared_rules_changed()

    def shared_rules_changed(self) -> None:
        self._ears = NONE
        self._mods = NO_MODS
        self._static = {}

    def own_rules_changed(self, seat: Seat) -> None:
        if self._rules:
            self._rules = self._rules[:]  # copies of the ship share it
            self._rules[seat] = self.officers[seat].rules(self.book)
            if self._free:
                self._free = self._free[:]
                self._free[seat] = self.book.usable_freely(self._rules[seat])
        self.shared_rules_changed()

    # The proposal ------------------------------------------------------------------------------------------------

    def set_offer(self, seat: Seat, offer: Offer) -> None:
        before, self.offer = self.offer, offer
        lineup, self._lineup = self._lineup, None
        if not offer.crew:
            pool, self._pool = self._pool, None
            if pool is not None and (not pool.rules or pool.target == offer.target):
                self._lineup = begin_lineup(self, offer, pool)
        elif lineup is not None and lineup.offer is before and not lineup.pool.rules:
            piece, left, _ = offer.crew[-1]
            way = AS_IT_IS[piece // CODES][piece % CODES][left + 1]
            leave_pool(lineup.pool, seat, way)
            lengthen(lineup, offer, way)
            self._lineup = lineup

    def lineup(self, seat: Seat) -> Lineup:
        lineup = self._lineup
        if lineup is None or lineup.offer is not self.offer:
            self._lineup = lineup = lineup_of(self, seat)
        return lineup
