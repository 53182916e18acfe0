"""Components as data (PU-35)."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARD_NOW, CARDS, OBJECTIVES
from sternhafen.games.planet_unknown.data.grid import connected
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS, TILES
from sternhafen.games.planet_unknown.data.vocabulary import RESOURCES
from sternhafen.games.planet_unknown.title import component_words, names


@pytest.mark.rule("PU-35.5", "PU-35.8")
def test_every_tile_has_two_sections_each_with_one_symbol_of_its_own_terrain() -> None:
    assert len(RESOURCES) == 6
    for number in range(TILES):
        first, second = TILE_RESOURCES[number]
        assert first != second
        for cells, a, b, symbol, other, _ in TILE_TURNS[number]:
            assert a | b == cells
            assert not a & b
            assert connected(a & -a, a) == a
            assert connected(b & -b, b) == b
            assert (symbol.bit_count(), other.bit_count()) == (1, 1)
            assert symbol & a
            assert other & b
    assert [sum(resource in pair for pair in TILE_RESOURCES) for resource in range(6)] == [48] * 6


def test_cards_and_objectives_are_complete() -> None:
    assert (CARDS, OBJECTIVES) == (36, 28)
    assert [CARD_LEVEL.count(level) for level in range(4)] == [9] * 4
    assert any(CARD_NOW)
    assert not all(CARD_NOW)


def test_every_component_has_a_name_in_both_languages_and_every_file_its_origin() -> None:
    words = component_words()
    assert all(len(pair) == 2 and all(pair) for pairs in words.values() for pair in pairs)
    assert names("cell", 0, "de") == "A1"
    assert names("card", 99, "en") is None
    folder = files("sternhafen.games.planet_unknown") / "data"
    components = [path for path in folder.iterdir() if path.name.endswith(".json")]
    assert components
    for path in components:
        assert "origin" in json.loads(path.read_text(encoding="utf-8"))


def test_planet_grids_are_consistent() -> None:
    for planet in PLANETS:
        assert not (planet.ice | planet.lifepods | planet.edge | planet.centre) & ~planet.grid
        assert all(line for line, _ in planet.lines)
