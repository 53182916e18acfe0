"""The corporations: five tracks of fields with bonuses and medals, rovers and technologies (PU-22 to PU-31)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from sternhafen.games.planet_unknown.aliases import Effect
from sternhafen.games.planet_unknown.data.vocabulary import (
    DOUBLE_FIELD,
    MOVES,
    PATCH,
    RESOURCES,
    ROVER,
    TECH,
    TRACKS,
    UNLOCK,
    WATER,
    effect,
    tech,
)

_DATA: Final[list[dict[str, Any]]] = json.loads(
    (files("sternhafen.games.planet_unknown") / "data" / "corporations.json").read_text(encoding="utf-8")
)["corporations"]
_STANDARD_TRACKS: Final[dict[str, Any]] = _DATA[0]["tracks"]

FIELDS: Final = 24
"""More fields than any track has."""


def _topmost(medals: tuple[int, ...]) -> tuple[int, ...]:
    topmost = [0]
    for here in medals:
        topmost.append(here if here >= 0 else topmost[-1])
    return tuple(topmost[1:])


class Corporation:
    """One corporation board, as tables by track and field."""

    def __init__(self, data: dict[str, Any]) -> None:
        tracks = [{**_STANDARD_TRACKS, **data["tracks"]}[name] for name in RESOURCES[:TRACKS]]
        self.id = str(data["id"])
        self.rulebook = bool(data["rulebook"])
        self.difficulty = int(data["difficulty"])
        self.rovers = int(data["rovers"])
        self.past_top = int(data["rover_moves_past_top"])
        self.bonuses: tuple[tuple[tuple[Effect, ...], ...], ...] = tuple(
            tuple(_bonuses(field, i) for i, field in enumerate(track)) for track in tracks
        )
        self.choices: tuple[tuple[Effect, ...], ...] = tuple(_choices(field) for field in tracks[2])
        """The two bonuses of each double field of Wormhole's biomass track."""
        self.medals: tuple[tuple[int, ...], ...] = tuple(
            tuple(int(field.get("medals", -1)) for field in track) for track in tracks
        )
        """The medals printed on each field, or -1."""
        self.topmost: tuple[tuple[int, ...], ...] = tuple(_topmost(medals) for medals in self.medals)
        """The topmost medals at or below each field (PU-15.2)."""
        self.tops: tuple[int, ...] = tuple(len(track) - 1 for track in tracks)
        self.moves: tuple[int, ...] = tuple(_moves(fields) for fields in self.bonuses[ROVER])
        """The number of rover moves printed on each field of the rover track."""
        self.places: tuple[int, ...] = tuple(_place(i, field) for i, field in enumerate(tracks[WATER]))
        """Where on the board each step of the water track is: column * 16 + row."""
        self.unlock = str(data["tech_unlock"])
        self.technologies: tuple[str, ...] = tuple(data["technologies"])
        self.tech_fields: tuple[int, ...] = tuple(_tech_fields(self.bonuses[TECH]))
        self.techs: tuple[int, ...] = tuple(self._techs_at(field) for field in range(len(tracks[TECH])))
        """The technologies that work with the tech marker on each field (PU-12.2)."""

    def _techs_at(self, field: int) -> int:
        reached = [tech(name) for name, at in zip(self.technologies, self.tech_fields, strict=False) if at <= field]
        return sum(reached[-1:] if self.unlock == "latest_only" else reached)


def _bonuses(field: dict[str, Any], number: int) -> tuple[Effect, ...]:
    if field.get("choose_one"):
        return ((DOUBLE_FIELD, number, 0),)
    return tuple(_bonus(words) for words in field.get("bonuses", ()))


def _choices(field: dict[str, Any]) -> tuple[Effect, ...]:
    return tuple(_bonus(words) for words in field["bonuses"]) if field.get("choose_one") else ()


def _bonus(words: list[Any]) -> Effect:
    return (PATCH, 1, 0) if words[0] == "biomass_patch" else effect(words)


def _moves(bonuses: tuple[Effect, ...]) -> int:
    return sum(a for verb, a, _ in bonuses if verb == MOVES)


def _place(i: int, field: dict[str, Any]) -> int:
    column, row = field.get("at", ("water", i))
    return RESOURCES.index(column) * 16 + int(row)


def _tech_fields(fields: tuple[tuple[Effect, ...], ...]) -> list[int]:
    return [i for i, bonuses in enumerate(fields) for verb, _, _ in bonuses if verb == UNLOCK]


CORPORATIONS: Final[tuple[Corporation, ...]] = tuple(Corporation(data) for data in _DATA)
CORPORATION_IDS: Final[tuple[str, ...]] = tuple(corporation.id for corporation in CORPORATIONS)
STANDARD_CORPORATION: Final = 0
