"""The interpreter of effects: what cards, events and technologies say is done at once, or waits for its player."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import CivCard, Effect
from sternhafen.games.planet_unknown.data.cards import CARD_EFFECTS, FIRST_RULE
from sternhafen.games.planet_unknown.data.vocabulary import (
    BOOST,
    DIFFERENT,
    EXTRA_OBJECTIVE,
    EXTRA_ROVER,
    LOSE_COLLECTED_METEOR,
    MOVES,
    PATCH,
    PUT,
)
from sternhafen.games.planet_unknown.rules.meteorites import lose_collected_meteorite
from sternhafen.games.planet_unknown.rules.objectives import draw_objective
from sternhafen.games.planet_unknown.rules.tracks import gain_boosts
from sternhafen.games.planet_unknown.state import PlanetState


def carry_out(s: PlanetState, seat: Seat, effect: Effect) -> None:
    """Carry out one effect for a seat: what needs a choice waits, the rest happens now."""
    verb, a, b = effect
    c = s.colonies[seat]
    if verb == BOOST:
        gain_boosts(s, c, a)
    elif verb == PATCH:
        c.patches_to_lay += a
    elif verb == MOVES:
        c.moves += a
    elif verb == PUT:
        c.rovers_to_put += a
    elif verb == EXTRA_ROVER:
        c.rovers_left += 1
    elif verb == LOSE_COLLECTED_METEOR:
        lose_collected_meteorite(s, seat)
    elif verb == EXTRA_OBJECTIVE:
        draw_objective(s, seat)
    elif verb < FIRST_RULE:
        c.add_effect(verb, a, b)


def carry_out_card(s: PlanetState, seat: Seat, card: CivCard) -> None:
    """Carry out all effects of a card (PU-6.4)."""
    for effect in CARD_EFFECTS[card]:
        carry_out(s, seat, effect)


def carry_out_at_end(s: PlanetState, seat: Seat, card: CivCard) -> None:
    """Carry out what an end-of-game card does before scoring: it may advance a marker (PU-14.8, 34.12)."""
    for verb, a, b in CARD_EFFECTS[card]:
        if verb == DIFFERENT:
            s.colonies[seat].add_effect(verb, a, b)
