"""How the views and actions of Planet Unknown are written as numbers."""

from __future__ import annotations

from typing import Any

from sternhafen.envs.places import Place, Places
from sternhafen.envs.writing import Count, Forms, LeftOut, Row, Rows, Where, Word, Words
from sternhafen.games.planet_unknown import actions
from sternhafen.games.planet_unknown.data import cards, grid, tiles
from sternhafen.games.planet_unknown.data import vocabulary as colony
from sternhafen.games.planet_unknown.data.codes import SCORING
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.knowledge import cells
from sternhafen.games.planet_unknown.rules.corporations import actions as corporations

STACKS = len(tiles.STACKS)
MANY_ON_A_PLANET = 40
FEW_ON_A_PLANET = 12

FORMS: Forms = {
    "sectors": Row(6),
    "stacks": Row(STACKS),
    "shown": Row(STACKS),
    "sizes": Row(STACKS),
    "next_tiles": Row(STACKS),
    "gone": Count(tiles.TILES),
    "hidden_tiles": Where(tiles.TILES),
    "civ_stacks": Row(cards.LEVELS),
    "civ_stack_groups": Rows(cards.LEVELS, Count(cards.CARDS)),
    "civ_groups": Where(cards.CARDS),
    "past_events": Count(cards.EVENTS),
    "events_left": Row(len(cards.COLOURS)),
    "neighbours": Row(6),
    "common": Count(cards.OBJECTIVES),
    "asked": Count(6),
    "cards": Count(cards.CARDS),
    "objectives": Count(cards.OBJECTIVES),
    "offer": Count(cards.OBJECTIVES),
    "returned": Count(cards.OBJECTIVES),
    "colonies.planet": Word(tuple(planet.id for planet in PLANETS)),
    "colonies.corporation": Word(tuple(corporation.id for corporation in CORPORATIONS)),
    "colonies.ground": LeftOut("the planet's number stands for it"),
    "colonies.terrain": Row(grid.CELLS),
    "colonies.symbols": Count(grid.CELLS),
    "colonies.tiles": LeftOut("terrain and symbols say what lies where, though not where one tile ends"),
    "colonies.patches": Row(MANY_ON_A_PLANET),
    "colonies.free_spots": Row(MANY_ON_A_PLANET),
    "colonies.meteorites": Row(MANY_ON_A_PLANET),
    "colonies.lifepods": Row(FEW_ON_A_PLANET),
    "colonies.rovers": Row(FEW_ON_A_PLANET),
    "colonies.loaded": Row(FEW_ON_A_PLANET),
    "colonies.moving": Row(FEW_ON_A_PLANET),
    "colonies.last": Row(FEW_ON_A_PLANET),
    "colonies.markers": Row(colony.TRACKS),
    "colonies.columns": Row(colony.TRACKS),
    "colonies.tops": Row(colony.TRACKS),
    "colonies.lodged": Row(FEW_ON_A_PLANET),
    "colonies.technologies": Words(colony.TECHNOLOGIES),
    "colonies.used": Words(colony.TECHNOLOGIES),
    "colonies.spent": Words(colony.TECHNOLOGIES),
    "colonies.advances": Row(FEW_ON_A_PLANET),
    "colonies.effects": Rows(FEW_ON_A_PLANET, Row(3)),
    "colonies.milestones": Row(FEW_ON_A_PLANET),
    "colonies.open_cards": Count(cards.CARDS),
    "colonies.hidden_cards": Count(cards.LEVELS),
    "colonies.hidden_groups": Count(cards.CARDS),
}


def _rovers(s: Any, seat: int) -> tuple[int, ...]:
    """Return the cells of a seat's rovers, as `colonies[seat].rovers` has them."""
    return cells(s.colonies[seat].rovers)


def _lifepods(s: Any, seat: int) -> tuple[int, ...]:
    """Return where a seat's collected lifepods lie: the scoring area, then what `colonies[seat].lodged` has."""
    return (SCORING, *cells(s.colonies[seat].lodged))


MAX_ROVERS = max(corporation.rovers for corporation in CORPORATIONS) + 1
"""One more than a corporation has: a solo event adds one (PU-9.12)."""
ROVERS_START = Place("start", _rovers, MAX_ROVERS)
ROVERS_CELL = Place("cell", _rovers, MAX_ROVERS)

PLACES: Places = {
    actions.MoveRover: ROVERS_START,
    actions.TeleportRover: ROVERS_START,
    corporations.LoadMeteorite: ROVERS_CELL,
    actions.LoseRover: ROVERS_CELL,
    corporations.MoveLifepod: Place("start", _lifepods, 1 + FEW_ON_A_PLANET),
    actions.LoseCollectedLifepod: Place("place", _lifepods, 1 + FEW_ON_A_PLANET),
}
