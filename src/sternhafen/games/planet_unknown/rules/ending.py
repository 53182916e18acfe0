"""Chapter 14: the end-of-game phase before scoring (PU-14.8 to 14.10)."""

from __future__ import annotations

from sternhafen.engine.steps import TABLE, Do
from sternhafen.games.planet_unknown.data.card_groups import saw_each
from sternhafen.games.planet_unknown.data.cards import CARD_NOW
from sternhafen.games.planet_unknown.events import FinalPhase
from sternhafen.games.planet_unknown.rules.civ_cards import learn, push_civ_turns
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out_at_end
from sternhafen.games.planet_unknown.rules.gains.question import GainsLeft
from sternhafen.games.planet_unknown.state import FINAL, PlanetState, open_cards


class EndPhase(Do):
    """Cards kept for the end are shown; all at once lay stored patches and carry out what is left (PU-14.8)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        s.phase = FINAL
        shown = open_cards(s)
        s.tell(FinalPhase(cards=tuple(shown), reveals=True))
        for seat, c in enumerate(s.colonies):
            c.patches_to_lay, c.stored_patches = c.stored_patches, 0
            if c.patches_to_lay and CORPORATION_RULES[c.corporation].special:
                c.kept = c.patches_to_lay
            learn(s, seat, saw_each(c.hand.knows, shown))
            for card in c.hand.cards:
                if not CARD_NOW[card]:
                    carry_out_at_end(s, seat, card)
        s.push(EndCivs(TABLE))
        s.fork([[GainsLeft(seat, False)] for seat in range(s.seats)])


class EndCivs(Do):
    """Civ cards earned meanwhile are chosen, until none is left to choose; then the game is over (PU-14.9)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        if any(c.milestones for c in s.colonies):
            s.push(EndCivs(TABLE))
            push_civ_turns(s)
