"""Options from the command line and from the menu."""

from __future__ import annotations

import msgspec
import pytest

from sternhafen.engine import Refused
from sternhafen.games import title
from sternhafen.games.escape_pods.options import PodsOptions
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.terminal.menu import choose, choose_options, parse_options
from sternhafen.terminal.prompt import Quit
from sternhafen.text import Words

PLANETS = title("planet-unknown")
PODS = title("escape-pods")


def test_an_option_with_several_values_takes_them_with_commas() -> None:
    options = parse_options(PLANETS, ["planets=petra,standard", "corporations=republic"], 2)
    assert options == PlanetUnknownOptions(planets=("petra", "standard"), corporations=("republic",))
    havens = parse_options(PODS, ["haven_set=chosen", "chosen_havens=22, 19,20,21"], 1)
    assert havens == PodsOptions(haven_set="chosen", chosen_havens=(22, 19, 20, 21))
    assert parse_options(PLANETS, ["planets="], 2) == PLANETS.options()


@pytest.mark.parametrize("value", ["none", "None", ""])
def test_an_option_that_may_have_no_value_takes_none(value: str) -> None:
    assert parse_options(PODS, [f"round_cap={value}"], 2) == PodsOptions(round_cap=None)
    assert parse_options(PODS, ["round_cap=0"], 2) == PodsOptions(round_cap=0)
    assert parse_options(PODS, ["round_cap=20"], 2) == PodsOptions(round_cap=20)
    with pytest.raises(msgspec.ValidationError):
        parse_options(PODS, [f"haven_set={value}"], 2)
    for wrong in ("-1", "101", "many"):
        with pytest.raises(msgspec.ValidationError):
            parse_options(PODS, [f"round_cap={wrong}"], 2)


def test_a_wrong_value_among_several_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        parse_options(PLANETS, ["planets=petra,mars"], 2)
    with pytest.raises(Refused):
        parse_options(PLANETS, ["planets=petra,petra"], 2)


def test_the_menu_can_be_left_at_an_option_with_several_values() -> None:
    with pytest.raises(Quit):
        choose_options(Words("en", PLANETS), lambda line: None, lambda prompt: " q ", PLANETS, 2)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_menu_asks_for_several_values_until_they_fit(language: str) -> None:
    lines = ["mars", "petra, standard", "republic"]
    said: list[str] = []

    def hear(prompt: str) -> str:
        return lines.pop(0) if lines else ""

    options = choose_options(Words(language, PLANETS), said.append, hear, PLANETS, 2)
    assert options == PlanetUnknownOptions(planets=("petra", "standard"), corporations=("republic",))
    assert any("mars" in line for line in said)
    assert any("tartarus" in line for line in said)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_menu_promises_only_what_it_does(language: str) -> None:
    words = Words(language, PODS)
    lines = ["h", "9", "2"]
    said: list[str] = []
    assert choose(words, said.append, lambda prompt: lines.pop(0), "?", ["a", "b"]) == 1
    assert said[3:] == [words("terminal-menu-help", count=2)] * 2
    with pytest.raises(Quit):
        choose(words, said.append, lambda prompt: "q", "?", ["a", "b"])
