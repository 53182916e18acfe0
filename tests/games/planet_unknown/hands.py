"""Civ cards in hand, ready to be tried out."""

from __future__ import annotations

from sternhafen.games.planet_unknown.actions import TakeCard
from sternhafen.games.planet_unknown.data.cards import CARD_EFFECTS, CARD_LEVEL, CARDS
from sternhafen.games.planet_unknown.data.vocabulary import VERBS
from sternhafen.games.planet_unknown.game import PlanetUnknown
from tests.games.planet_unknown.position import do, lay, placing, tile


def card(verb: str, level: int | None = None) -> int:
    """Return the first card that says so."""
    for number in range(CARDS):
        if CARD_EFFECTS[number][0][0] == VERBS[verb] and level in (None, CARD_LEVEL[number] + 1):
            return number
    raise LookupError(verb)


def with_card(wanted: int, **options: str) -> PlanetUnknown:
    """Return a game whose seat 0, with one tile laid, takes a card in the civ step and resolves it."""
    s = placing(**options)  # type: ignore[arg-type]
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    level = CARD_LEVEL[wanted]
    if wanted not in s.civ_stacks[level]:
        s.civ_stacks[level] = tuple(sorted((wanted, *s.civ_stacks[level][1:])))
    c.milestones = (2 * level,)
    s.commander = 0
    s.lanes = [[], []]
    s.settle()
    do(s, 0, TakeCard(wanted))
    return s
