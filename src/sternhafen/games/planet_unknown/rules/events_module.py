"""Chapter 20: the event module. One event a round, carried out by all at once."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.steps import TABLE, Do
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT, FIRST_RULE
from sternhafen.games.planet_unknown.data.vocabulary import ADD_CIVS, NO_MILESTONES, REMOVE_CIVS
from sternhafen.games.planet_unknown.events import EventDrawn, EventPeeked
from sternhafen.games.planet_unknown.rules.civ_cards import change_stacks, push_civ_turns
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.gains.question import GainsLeft
from sternhafen.games.planet_unknown.state import EVENT_DRAW, EVENT_STEP, PlanetState


def next_from_deck(s: PlanetState) -> int:
    """Return the event on top of the deck, drawn now unless somebody has looked at it; it leaves the counts."""
    if s.next_event >= 0:
        return s.next_event
    total = sum(s.deck)
    at = s.draw(EVENT_DRAW, total)
    colour = 0
    while at >= s.deck[colour]:
        at -= s.deck[colour]
        colour += 1
    event, _ = s.pick(EVENT_DRAW, s.unused_events(colour))
    s.deck = (*s.deck[:colour], s.deck[colour] - 1, *s.deck[colour + 1 :])
    return event


class DrawEvent(Do):
    """The top event is drawn; the last one triggers the end (PU-14.7, 20.3)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        s.phase = EVENT_STEP
        s.event = next_from_deck(s)
        s.next_event, s.peekers = -1, 0
        s.past_events = (*s.past_events, s.event)
        s.tell(EventDrawn(event=s.event, reveals=True))
        if not any(s.deck):
            s.announce_end()
        verb = EVENT_EFFECT[s.event][0]
        if verb in (ADD_CIVS, REMOVE_CIVS):
            change_stacks(s, verb == ADD_CIVS)
        elif verb >= FIRST_RULE:
            if verb == NO_MILESTONES:
                for c in s.colonies:
                    c.cap = CORPORATION_RULES[c.corporation].tech_field(c)
        else:
            s.push(EventOver(TABLE))
            s.fork([[EventFor(seat)] for seat in range(s.seats)])


DRAW_EVENT: Final = DrawEvent(TABLE)


class EventFor(Do):
    """One player carries the event out (PU-20.20)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        carry_out(s, self.seat, EVENT_EFFECT[s.event])
        s.push(GainsLeft(self.seat, True))


class EventOver(Do):
    """Who chose so looks at the next event; civ cards are chosen at once (PU-20.7, 20.17)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        if s.peekers and sum(s.deck):
            s.next_event = next_from_deck(s)
            for seat in range(s.seats):
                if s.peekers >> seat & 1:
                    s.tell(EventPeeked(seat=seat, event=s.next_event, to=1 << seat, reveals=True))
        push_civ_turns(s)
