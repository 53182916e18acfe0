"""Finds and figures: what lies hidden until somebody turns it up, and what is moved along a path (GEN7-36.1, 36.4)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.campaign.memory.passages import DRAWN, FOUND, TOKEN_ENTERS
from sternhafen.games.gen7.data.vocabulary import (
    CODES,
    DEPLOYED,
    OF_CHANCE,
    OF_FIND,
    QUARTERS,
    ROBOT,
    ROBOT_SUPPLY,
    WAKE,
)
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import carry_out_effects
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import figure
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory, reach
from sternhafen.games.gen7.effects.scenes.scene_events import DieAway, FindTurnedUp, TokenMoved
from sternhafen.games.gen7.effects.scenes.scene_tests import token_place
from sternhafen.games.gen7.rules.crew import lift, own_at
from sternhafen.games.gen7.state import Ship

ONWARDS: Final = (1, -1)


def find(s: Ship, c: Cause, e: Effect) -> None:
    """Turn up one of the hidden finds, or take one away unseen; which one is not decided before (GEN7-36.1)."""
    hidden = memory_of(s).hidden
    safe = s.book.points[s.point].safe if e.lost else ()
    pool = tuple([number for number in hidden if number not in safe])
    if not pool:
        return
    memory = own_memory(s)
    number, rest = s.pick(OF_FIND, pool)
    memory.hidden = tuple(sorted([*rest, *[other for other in hidden if other in safe]]))
    if s.recording:
        s.tell(FindTurnedUp(find=number, lost=e.lost, reveals=True))
    if e.lost:
        reach(s, DRAWN, number, 0)
        return
    memory.found = (*memory.found, number)
    reach(s, FOUND, number, 0)
    carry_out_effects(s, s.book.points[s.point].find_do[number], 0, c)


def move_token(s: Ship, c: Cause, e: Effect) -> None:
    """Move a figure along its path: so many rooms on, to a room, or to either neighbour (GEN7-36.4)."""
    placed = token_place(s, e.ref)
    if placed is None:
        return
    token, at = placed
    if e.aim == "random_next":
        to = at + ONWARDS[s.draw(OF_CHANCE, 2)]
    else:
        to = token.path.index(s.book.room_id[e.aim]) if e.aim else at + figure(s, e.n, c)
    to = to % len(token.path) if token.loop else max(0, min(to, len(token.path) - 1))
    if to == at:
        return
    memory = own_memory(s)
    i = s.book.points[s.point].tokens.index(token)
    memory.tokens = (*memory.tokens[:i], to, *memory.tokens[i + 1 :])
    if s.recording:
        s.tell(TokenMoved(token=token.number, room=token.path[to], reveals=e.aim == "random_next"))
    reach(s, TOKEN_ENTERS, token.number, to)


def send_away(s: Ship, c: Cause, e: Effect) -> None:
    """Take one of the addressed players' dice out for the rest of the episode (GEN7-36.13)."""
    for seat in seats_of(s, e.who, c):
        for place in (QUARTERS, ROBOT_SUPPLY, WAKE, DEPLOYED):
            dice = [] if place == ROBOT_SUPPLY and e.kind != ROBOT else own_at(s, seat, e.kind, place)
            if dice:
                lift(s, seat, dice[0], place)
                memory = own_memory(s)
                memory.away = tuple(sorted((*memory.away, seat * CODES + dice[0])))
                if s.recording:
                    s.tell(DieAway(seat=seat, die=dice[0]))
                break
