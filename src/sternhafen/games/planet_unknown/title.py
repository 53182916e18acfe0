"""Planet Unknown as the rest of the house sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

from sternhafen.engine import SearchConfig, Title
from sternhafen.games.planet_unknown.actions import ACTIONS
from sternhafen.games.planet_unknown.chance import PURPOSES
from sternhafen.games.planet_unknown.evaluation import evaluate
from sternhafen.games.planet_unknown.events import EVENTS
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.outlook import OUTLOOK
from sternhafen.games.planet_unknown.planets import cell_name
from sternhafen.games.planet_unknown.setup import new

LANGUAGES = ("en", "de")


@cache
def component_words() -> dict[str, list[list[str]]]:
    """Return the names of components by kind: each in English and German."""
    path = files("sternhafen.games.planet_unknown") / "data" / "words.json"
    found: dict[str, list[list[str]]] = json.loads(path.read_text(encoding="utf-8"))["words"]
    return found


def names(kind: str, number: int, language: str) -> str | None:
    """Return the name of a component, or None if a message has it."""
    if kind == "cell":
        return cell_name(number)
    words = component_words().get(kind)
    if words is None or not 0 <= number < len(words):
        return None
    return words[number][LANGUAGES.index(language)]


def variants(seats: int) -> Iterator[PlanetUnknownOptions]:
    """Yield the options worth trying at a number of seats."""
    yield PlanetUnknownOptions()
    chance: Literal["random"] = "random"
    at_random = (chance,) * seats
    yield PlanetUnknownOptions(confirm=False, planets=at_random, corporations=at_random)
    yield PlanetUnknownOptions(
        confirm=False,
        private_objectives=True,
        events=True,
        green=7,
        orange=6,
        red=7,
        corporations=("random",),
        station="shuffled",
        next_tiles=True,
    )
    yield PlanetUnknownOptions(
        confirm=False,
        beyond_rulebook=True,
        planets=at_random,
        corporations=at_random,
        events=True,
        fixed_rotation=seats == 2,
        station="chosen",
        build_on_patches=False,
    )


TITLE = Title(
    id="planet-unknown",
    rules=3,
    seats=(1, 2, 3, 4, 5, 6),
    seats_rule="PU-1.1",
    options=PlanetUnknownOptions,
    new=new,
    actions=ACTIONS,
    events=EVENTS,
    purposes=PURPOSES,
    longest=20000,
    evaluate=evaluate,
    outlook=OUTLOOK,
    variants=variants,
    finished=True,
    search=SearchConfig(turns=2, tries=2, thorough=True),
    minutes=(60, 80),
    weight=2,
    names=names,
)
