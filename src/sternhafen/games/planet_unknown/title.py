"""Planet Unknown as the rest of the house sees it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal

from sternhafen.engine import SearchConfig, Title
from sternhafen.engine.fast import FAST
from sternhafen.games.planet_unknown import actions
from sternhafen.games.planet_unknown.bot import OUTLOOK, evaluate, terms
from sternhafen.games.planet_unknown.data.components import components
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.data.planets import COLUMNS, cell_name
from sternhafen.games.planet_unknown.events import EVENTS
from sternhafen.games.planet_unknown.forecast import forecast, gains
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations import actions as special
from sternhafen.games.planet_unknown.rules.rounds import imagine_turn
from sternhafen.games.planet_unknown.state import PURPOSES, PlanetState

if FAST:
    from sternhafen.games.planet_unknown.fast import new
else:
    from sternhafen.games.planet_unknown.setup import new

LANGUAGES = ("en", "de")


@cache
def component_words() -> dict[str, list[list[str]]]:
    """Return the names of components by kind: each in English and German."""
    path = files("sternhafen.games.planet_unknown") / "data" / "words.json"
    words: dict[str, list[list[str]]] = json.loads(path.read_text(encoding="utf-8"))["words"]
    return words


def names(kind: str, number: int, language: str) -> str | None:
    """Return the name of a component, or None if a message has it."""
    if kind == "cell":
        return cell_name(number)
    if kind == "column":
        return COLUMNS[number - 1]
    words = component_words().get(kind)
    if words is None or not 0 <= number < len(words):
        return None
    return words[number][LANGUAGES.index(language)]


def corporation(s: PlanetState, seat: int) -> str | None:
    """Return the special corporation of a seat by its option's message; None for the standard one."""
    played = s.colonies[seat].corporation
    return None if played == STANDARD_CORPORATION else f"option-corporations-{CORPORATION_IDS[played]}"


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


ACTIONS = (
    actions.TurnRing, actions.TakePlanet, actions.TakeCorporation, actions.TurnStation, actions.PlaceTile,
    actions.TakeUnplaced, special.ChooseCivTile, actions.Advance, actions.Energise, actions.Boost, actions.Promote,
    actions.StepBack, actions.CountResource, special.TechAsEnergy, actions.LayPatch, actions.StorePatch,
    special.DoublePatch, special.BoostForPatch, special.TakeDoubleField, special.ResetBiomass, actions.PutRover,
    actions.MoveRover, actions.TeleportRover, special.LoadMeteorite, special.SetLifepod, special.MoveLifepod,
    actions.CollectLifepod, actions.CollectMeteorite, actions.DestroyMeteorite, actions.ClearLine,
    actions.AddMeteorite, actions.LoseRover, actions.LoseLifepod, actions.LoseCollectedLifepod, actions.PeekAtEvent,
    actions.TakeBoost, special.AdvanceRover, special.ClaimRow, actions.KeepObjective, actions.DropObjective,
    special.LookThroughCards, actions.PickMilestone, actions.TakeCard, actions.RemoveShape, special.SetFlux,
    special.AdvanceFlux, special.Steer, special.Retreat, actions.Done,
)  # fmt: skip
"""All actions, in the order of their numbers in the environments."""

TITLE = Title(
    id="planet-unknown",
    rules=4,
    seats=(1, 2, 3, 4, 5, 6),
    seats_rule="PU-1.1",
    options=PlanetUnknownOptions,
    new=new,
    actions=ACTIONS,
    events=EVENTS,
    purposes=PURPOSES,
    longest=20000,
    evaluate=evaluate,
    terms=terms,
    outlook=OUTLOOK,
    variants=variants,
    finished=True,
    search=SearchConfig(turns=2, tries=2, thorough=True),
    minutes=(60, 80),
    daily=PlanetUnknownOptions(boards="both"),
    weight=2,
    names=names,
    components=lambda: components(component_words()),
    forecast=forecast,
    imagine_turn=imagine_turn,
    plays_as=corporation,
    gains=gains,
    declines=(actions.Done,),
)
