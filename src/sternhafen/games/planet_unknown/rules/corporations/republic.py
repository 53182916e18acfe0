"""Republic: civ tiles chosen early, more cards, and two cards at the end of the game (PU-24)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Do, Illegal, Seat, bitset
from sternhafen.games.planet_unknown.actions import TeleportRover
from sternhafen.games.planet_unknown.aliases import Ring, Tile
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.card_groups import saw
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES
from sternhafen.games.planet_unknown.data.vocabulary import BACK, CIV, ROVER, tech
from sternhafen.games.planet_unknown.events import CardsSeen
from sternhafen.games.planet_unknown.rules.civ_cards import ALL_LEVELS, ChooseCard, choice, learn
from sternhafen.games.planet_unknown.rules.corporations.actions import LookThroughCards
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.placement import rings_to_take
from sternhafen.games.planet_unknown.rules.rovers import relocate, teleports_within
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import ALL_TRACKS, gain_boosts
from sternhafen.games.planet_unknown.state import FINAL, PlanetState

CIV_TILE_MOVES: Final = tech("moves_on_choosing_civ_tile")
EXTRA_CARD: Final = tech("extra_card_of_next_level")
TELEPORT_CIV: Final = tech("teleport_between_civ_resources")
BOOST_PER_CIV: Final = tech("boost_per_civ_milestone")
TWO_CARDS: Final = tech("two_cards_at_end")
CARDS_AT_END: Final = 2


class Republic(CorporationRules):
    """Every civ milestone costs another marker a step back (PU-24.2)."""

    def reached_civ_milestone(self, s: PlanetState, c: Colony) -> None:
        """Another marker goes back, and level 4 gives a boost (PU-24.2, 24.7)."""
        c.add_effect(BACK, ALL_TRACKS & ~(1 << CIV), 1)
        if technologies(c) & BOOST_PER_CIV:
            gain_boosts(s, c, 1)

    def refuse_early_choice(self, s: PlanetState, seat: Seat, ring: Ring) -> Illegal | None:
        """Level 1: a civ tile that may be taken can be chosen before it is placed (PU-24.3, 24.4)."""
        c = s.colonies[seat]
        tile = s.shown[s.stack(seat, ring)]
        if not technologies(c) & CIV_TILE_MOVES or c.picked or tile < 0 or CIV not in TILE_RESOURCES[tile]:
            return Illegal("no-civ-choice", "PU-24.3")
        rings = rings_to_take(s, seat)
        return None if ring in rings else Illegal("tile-cannot-be-taken", "PU-24.4")

    def chose_tile(self, s: PlanetState, seat: Seat, tile: Tile) -> None:
        """Level 1: choosing a civ tile gives the moves at the rover marker (PU-24.3)."""
        c = s.colonies[seat]
        if technologies(c) & CIV_TILE_MOVES and CIV in TILE_RESOURCES[tile]:
            c.moves += self.board.moves[c.markers[ROVER]]

    def card_joins(self, c: Colony) -> bool:
        """Level 2 (PU-24.5)."""
        return bool(technologies(c) & EXTRA_CARD)

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Level 3: teleports between civ resources, for one move each (PU-24.6)."""
        c = s.colonies[seat]
        if not c.moves or not technologies(c) & TELEPORT_CIV:
            return []
        return teleports_within(s, c, c.symbols[CIV])

    def must_do(self, s: PlanetState, seat: Seat, early: bool) -> list[Action]:
        """Level 5: at the end of the game two cards are taken (PU-24.8)."""
        must = s.phase == FINAL and unused(s.colonies[seat], TWO_CARDS) and bool(choice(s, ALL_LEVELS))
        return [LookThroughCards()] if must else []

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        if isinstance(action, TeleportRover):
            s.colonies[seat].moves -= 1
            relocate(s, seat, action.start, action.target)
        else:
            assert isinstance(action, LookThroughCards), "Republic has no other action"
            s.colonies[seat].spent |= TWO_CARDS
            s.push(LookAtAll(seat, CARDS_AT_END))


class LookAtAll(Do):
    """All civ cards left are looked through and one is taken, then another (PU-24.8)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: PlanetState) -> None:
        cards = choice(s, ALL_LEVELS)
        if not cards:
            return
        knows = s.colonies[self.seat].hand.knows
        for stack in s.civ_stacks:
            knows = saw(knows, bitset.of(stack))
        learn(s, self.seat, knows)
        s.tell(CardsSeen(seat=self.seat, level=0, cards=cards, to=1 << self.seat, reveals=True))
        if self.count > 1:
            s.push(LookAtAll(self.seat, self.count - 1))
        s.push(ChooseCard(self.seat, ALL_LEVELS))
