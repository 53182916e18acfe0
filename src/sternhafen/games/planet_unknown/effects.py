"""The interpreter of effects: what cards and events say, put into a colony's bag or done at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.games.planet_unknown.cards import CARD_EFFECTS, FIRST_RULE
from sternhafen.games.planet_unknown.chance import OBJECTIVE_DRAW
from sternhafen.games.planet_unknown.colony import Hand
from sternhafen.games.planet_unknown.events import MeteoriteLost, ObjectiveKept, ObjectivesOffered
from sternhafen.games.planet_unknown.tracks import gain_boosts
from sternhafen.games.planet_unknown.vocabulary import (
    BOOST,
    COMMON_OBJECTIVE,
    DIFFERENT,
    EXTRA_OBJECTIVE,
    EXTRA_ROVER,
    KEEP_OBJECTIVE,
    LOSE_COLLECTED_METEOR,
    MOVES,
    PATCH,
    PUT,
    Effect,
)

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

OFFERED_IN_COMMON: Final = 3
"""How many objectives Jump Drive F draws (PU-28.9)."""


def carry_out(s: PlanetUnknown, seat: int, effect: Effect) -> None:
    """Carry out one effect for a seat: counters and choices go into the bag, the rest happens now."""
    verb, a, b = effect
    c = s.colonies[seat]
    if verb == BOOST:
        gain_boosts(s, c, a)
    elif verb == PATCH:
        c.patches += a
    elif verb == MOVES:
        c.moves += a
    elif verb == PUT:
        c.puts += a
    elif verb == EXTRA_ROVER:
        c.store += 1
    elif verb == LOSE_COLLECTED_METEOR:
        lose_collected_meteor(s, seat)
    elif verb == EXTRA_OBJECTIVE:
        draw_objective(s, seat)
    elif verb == COMMON_OBJECTIVE:
        if s.seats > 1:
            offer_objectives(s, seat, OFFERED_IN_COMMON)
            c.add_todo(KEEP_OBJECTIVE, 1)
    elif verb < FIRST_RULE:
        c.add_todo(verb, a, b)


def carry_out_card(s: PlanetUnknown, seat: int, card: int) -> None:
    """Carry out all effects of a card (PU-6.4)."""
    for effect in CARD_EFFECTS[card]:
        carry_out(s, seat, effect)


def carry_out_at_end(s: PlanetUnknown, seat: int, card: int) -> None:
    """Carry out what an end-of-game card does before scoring: it may advance a marker (PU-14.8, 34.12)."""
    for verb, a, b in CARD_EFFECTS[card]:
        if verb == DIFFERENT:
            s.colonies[seat].add_todo(verb, a, b)


def lose_collected_meteor(s: PlanetUnknown, seat: int) -> None:
    """Lose a collected meteorite, if there is one (PU-20.14)."""
    c = s.colonies[seat]
    if c.got_meteors:
        c.got_meteors -= 1
        if s.telling:
            s.tell(MeteoriteLost(seat=seat))


def offer_objectives(s: PlanetUnknown, seat: int, count: int) -> None:
    """Draw objectives from the box for a seat to look at (PU-19.1, 28.9, 28.11)."""
    hand = s.colonies[seat].hand
    box = s.boxed_objectives()
    drawn: list[int] = []
    for _ in range(min(count, len(box))):
        goal, box = s.pick(OBJECTIVE_DRAW, box)
        drawn.append(goal)
    offer = tuple(sorted(drawn))
    returned = tuple(goal for goal in hand.returned if goal not in offer)
    s.colonies[seat].hand = Hand(hand.cards, hand.knows, hand.objectives, offer, returned)
    s.tell(ObjectivesOffered(seat=seat, objectives=offer, to=1 << seat, reveals=True))


def draw_objective(s: PlanetUnknown, seat: int) -> None:
    """Draw one more private objective and keep it, if there is one."""
    hand = s.colonies[seat].hand
    box = s.boxed_objectives()
    if box:
        goal, _ = s.pick(OBJECTIVE_DRAW, box)
        kept = tuple(sorted((*hand.objectives, goal)))
        returned = tuple(one for one in hand.returned if one != goal)
        s.colonies[seat].hand = Hand(hand.cards, hand.knows, kept, hand.offer, returned)
        s.tell(ObjectiveKept(seat=seat, objective=goal, to=1 << seat, reveals=True))
