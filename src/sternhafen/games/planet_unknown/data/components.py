"""The printed components as plain data, from which the browser's tables are generated."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.games.planet_unknown.data import cards, planets, tiles
from sternhafen.games.planet_unknown.data.component_shapes import (
    BonusInfo,
    CardInfo,
    CorporationInfo,
    EventCardInfo,
    FieldInfo,
    LineInfo,
    ObjectiveInfo,
    PlanetInfo,
    PlanetUnknownComponents,
    TileInfo,
    TurnInfo,
)
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS, Corporation
from sternhafen.games.planet_unknown.data.grid import STEPS, WIDTH, cells_of
from sternhafen.games.planet_unknown.data.vocabulary import (
    DOUBLE_FIELD,
    RESOURCES,
    TECHNOLOGIES,
    TRACKS,
    VERBS,
    WATER,
)
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.rules.planets.k_273 import K273
from sternhafen.games.planet_unknown.rules.planets.pajitnov import Pajitnov

VERB_NAMES: Final = {number: name for name, number in VERBS.items()}
COLUMN_ROWS: Final = 16
"""How `Corporation.places` packs a column and a row."""
PLANET_CHAPTERS: Final = {
    "ksb-4156": ("PU-33.1",),
    "k-273": ("PU-33.2",),
    "persephone": ("PU-33.3",),
    "petra": ("PU-33.4", "PU-33.5", "PU-33.6"),
    "gaia": ("PU-33.7",),
    "arashi": ("PU-33.8", "PU-33.9"),
    "tartarus": ("PU-33.10", "PU-33.11", "PU-33.12"),
}
"""The rules that speak of a planet; those beyond the rulebook share one."""
BEYOND: Final = ("PU-33.13",)
CORPORATION_CHAPTERS: Final = {
    "universal-coalition": "PU-22.1",
    "republic": "PU-24.1",
    "wormhole-corp": "PU-25.1",
    "cosmos-inc": "PU-26.1",
    "horizon-group": "PU-27.1",
    "jump-drive": "PU-28.1",
    "oasis-ultd": "PU-29.1",
    "makeshift": "PU-30.1",
    "flux-industries": "PU-31.1",
}
"""The first rule of the chapter on a corporation."""


def turn_infos(turns: tuple[tiles.TurnedTile, ...]) -> tuple[TurnInfo, ...]:
    """Return all ways a tile can lie, each with those that it is turned and flipped to."""
    return tuple(_turn_info(turn, turns) for turn in turns)


def _turn_info(turn: tiles.TurnedTile, turns: tuple[tiles.TurnedTile, ...]) -> TurnInfo:
    cells = cells_of(turn[0])
    xs, ys = zip(*_places(turn[0]), strict=True)
    spot = cells_of(turn[5])
    return TurnInfo(
        cells=tuple(cells),
        first=tuple(cells_of(turn[1])),
        second=tuple(cells_of(turn[2])),
        symbols=(cells_of(turn[3])[0], cells_of(turn[4])[0]),
        spot=spot[0] if spot else -1,
        width=max(xs) - min(xs) + 1,
        height=max(ys) + 1,
        lead=-min(xs),
        turned=turns.index(_moved(turn, lambda x, y: (-y, x))),
        flipped=turns.index(_moved(turn, lambda x, y: (-x, y))),
    )


def _places(board: int) -> list[tuple[int, int]]:
    """Return cells as columns and rows from the anchor, which may have cells to its left in lower rows."""
    half = WIDTH // 2
    return [((cell + half) % WIDTH - half, (cell + half) // WIDTH) for cell in cells_of(board)]


def _moved(turn: tiles.TurnedTile, move: Any) -> tiles.TurnedTile:
    boards = [[move(x, y) for x, y in _places(board)] for board in turn]
    top = min(y for _, y in boards[0])
    lead = min(x for x, y in boards[0] if y == top)
    moved = [sum(1 << (y - top) * WIDTH + x - lead for x, y in cells) for cells in boards]
    return moved[0], moved[1], moved[2], moved[3], moved[4], moved[5]


# Boards --------------------------------------------------------------------------------------------------------------


def planet_info(number: int) -> PlanetInfo:
    """Return a planet board."""
    planet, rules = planets.PLANETS[number], PLANET_RULES[number]
    halves: tuple[int, ...] = ()
    if isinstance(rules, K273):
        halves = (planet.ice, planet.land)
    elif any(planet.sides):
        halves = planet.sides
    return PlanetInfo(
        id=planet.id,
        rulebook=planet.rulebook,
        difficulty=planet.difficulty,
        rows=planet.rows,
        grid=tuple(cells_of(planet.grid)),
        ice=tuple(cells_of(planet.ice)),
        edge=tuple(cells_of(planet.edge)),
        first=tuple(cells_of(rules.first_cells())),
        lifepods=tuple(cells_of(planet.lifepods)),
        cities=tuple(cells_of(planet.cities)),
        currents=tuple(cells_of(planet.currents)),
        toxic=tuple(cells_of(planet.toxic)),
        ring=tuple(cells_of(planet.ring)),
        halves=tuple(tuple(cells_of(half)) for half in halves),
        slides=isinstance(rules, Pajitnov),
        quadrants=tuple(tuple(cells_of(cells)) for cells in planet.quadrants),
        worlds=tuple(tuple(cells_of(world)) for world in planet.worlds),
        lines=tuple(LineInfo(medals, tuple(cells_of(cells))) for cells, medals in planet.lines),
        walls=tuple(_walls(planet)),
        rules=PLANET_CHAPTERS.get(planet.id, BEYOND),
    )


def _walls(planet: planets.Planet) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    for cell in cells_of(planet.grid):
        for way, step in enumerate(STEPS):
            other = cell + step
            if other > cell and planet.grid >> other & 1 and way not in planet.ways[cell]:
                pairs.append((cell, other))
    return pairs


def corporation_info(corporation: Corporation) -> CorporationInfo:
    """Return a corporation board."""
    names = corporation.technologies
    by_track = len(corporation.tech_fields) >= len(names)
    return CorporationInfo(
        id=corporation.id,
        rulebook=corporation.rulebook,
        difficulty=corporation.difficulty,
        rovers=corporation.rovers,
        past_top=corporation.past_top,
        technologies=tuple(TECHNOLOGIES.index(name) for name in names),
        tech_fields=corporation.tech_fields[: len(names)] if by_track else (-1,) * len(names),
        tracks=tuple(
            tuple(_field(corporation, track, field) for field in range(corporation.tops[track] + 1))
            for track in range(TRACKS)
        ),
        section=CORPORATION_CHAPTERS[corporation.id].rpartition(".")[0] + ".",
    )


def field_bonuses(corporation: Corporation, track: int, field: int) -> tuple[BonusInfo, ...]:
    """Return what a field gives; of a double field both bonuses, of which one may be taken."""
    effects = corporation.bonuses[track][field]
    return tuple(_bonus(effect) for effect in (corporation.choices[field] if _is_double(effects) else effects))


def _is_double(effects: tuple[tuple[int, int, int], ...]) -> bool:
    return any(verb == DOUBLE_FIELD for verb, _, _ in effects)


def _field(corporation: Corporation, track: int, field: int) -> FieldInfo:
    column, row = divmod(corporation.places[field], COLUMN_ROWS) if track == WATER else (track, field)
    return FieldInfo(
        medals=corporation.medals[track][field],
        bonuses=field_bonuses(corporation, track, field),
        either=_is_double(corporation.bonuses[track][field]),
        column=column,
        row=row,
    )


def _bonus(effect: tuple[int, int, int]) -> BonusInfo:
    return BonusInfo(VERB_NAMES[effect[0]], effect[1])


# Everything ----------------------------------------------------------------------------------------------------------


def objective_info(goal: int) -> ObjectiveInfo:
    """Return an objective."""
    measure, resource, most = cards.OBJECTIVE_MEASURE[goal]
    condition, numbers = cards.OBJECTIVE_CONDITION[goal]
    return ObjectiveInfo(cards.MEASURES[measure], resource, most, cards.CONDITIONS[condition], numbers)


def components(words: dict[str, list[list[str]]]) -> PlanetUnknownComponents:
    """Return everything printed, with the names of components."""
    return PlanetUnknownComponents(
        resources=RESOURCES,
        technologies=TECHNOLOGIES,
        shapes=tiles.SHAPES,
        tiles=tuple(
            TileInfo(tiles.TILE_SHAPE[tile], tiles.TILE_RESOURCES[tile], tiles.TILE_METEORITE[tile])
            for tile in range(tiles.TILES)
        ),
        turns=tuple(
            turn_infos(tiles.TILE_TURNS[tiles.TILES_OF[shape][meteorite]])
            for shape in range(len(tiles.SHAPES))
            for meteorite in (0, 1)
        ),
        planets=tuple(planet_info(number) for number in range(len(planets.PLANETS))),
        corporations=tuple(corporation_info(corporation) for corporation in CORPORATIONS),
        cards=tuple(
            CardInfo(level + 1, now, tuple(_bonus(effect) for effect in effects))
            for level, now, effects in zip(cards.CARD_LEVEL, cards.CARD_NOW, cards.CARD_EFFECTS, strict=True)
        ),
        objectives=tuple(objective_info(goal) for goal in range(cards.OBJECTIVES)),
        event_cards=tuple(
            EventCardInfo(cards.COLOURS[colour], VERB_NAMES[verb], amount)
            for colour, (verb, amount, _) in zip(cards.EVENT_COLOUR, cards.EVENT_EFFECT[:-1], strict=True)
        ),
        words={kind: tuple((en, de) for en, de in names) for kind, names in words.items()},
    )
