"""Escape Pods as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable

from sternhafen.engine import SearchConfig, Title
from sternhafen.engine.bitset import members
from sternhafen.engine.fast import FAST
from sternhafen.games.escape_pods import actions, events
from sternhafen.games.escape_pods.bot import OUTLOOK, evaluate, terms
from sternhafen.games.escape_pods.data.components import components
from sternhafen.games.escape_pods.data.tables import BUOY_COLOURS, BUOY_SPACES, CREW_PER_SEAT, HAVEN_NAMES, MAX_SEATS
from sternhafen.games.escape_pods.forecast import forecast
from sternhafen.games.escape_pods.options import MAX_ROUNDS, PodsOptions
from sternhafen.games.escape_pods.rules.buoys import MAX_RANDOM_FREE_MOVES
from sternhafen.games.escape_pods.rules.turns import imagine_turn
from sternhafen.games.escape_pods.state import PURPOSES, PodsState

if FAST:
    from sternhafen.games.escape_pods.fast import new
else:
    from sternhafen.games.escape_pods.setup import new

SEAT_LETTERS = "ABCDE"

ACTION_DECISIONS = 4
"""The marker, the effect, and two displacements or two hangars."""
TURN_DECISIONS = 2 * ACTION_DECISIONS + 3 * MAX_RANDOM_FREE_MOVES + 2
"""Two actions, random free moves with two displacements each, the end of the turn, a hangar after a solo explosion."""
SCORING_DECISIONS = 20
LONGEST = (MAX_ROUNDS + 1) * MAX_SEATS * TURN_DECISIONS + SCORING_DECISIONS


def variants(seats: int) -> Iterable[PodsOptions]:
    """Yield the options worth trying at a number of seats."""
    yield PodsOptions()
    yield PodsOptions(haven_set="random", confirm=False)
    yield PodsOptions(haven_set="beginner", round_cap=5)
    if seats == 1:
        yield PodsOptions(haven_set="chosen", chosen_havens=(22, 19, 20, 21))


def circling(s: PodsState) -> bool:
    """Return whether a game has more rounds, or a turn more free moves, than anybody needs who wants to get on."""
    return s.round > MAX_ROUNDS or s.free_moves >= MAX_RANDOM_FREE_MOVES


def names(kind: str, number: int, language: str) -> str | None:
    """Return a component's name where it stands in the data, or follows from it."""
    if kind == "card":
        return HAVEN_NAMES[number][language]
    if kind == "crew":
        return f"{SEAT_LETTERS[number // CREW_PER_SEAT]}{number % CREW_PER_SEAT + 1}"
    if kind == "buoy":
        return "".join(SEAT_LETTERS[seat] for seat in members(BUOY_COLOURS[number]))
    if kind == "border":
        return "–".join(str(sector) for sector in BUOY_SPACES[number])
    return None


TITLE = Title(
    id="escape-pods",
    rules=3,
    seats=(1, 2, 3, 4, 5),
    seats_rule="PODS-1.1",
    options=PodsOptions,
    new=new,
    actions=actions.ALL,
    events=events.ALL,
    purposes=PURPOSES,
    longest=LONGEST,
    evaluate=evaluate,
    terms=terms,
    outlook=OUTLOOK,
    variants=variants,
    circling=circling,
    finished=True,
    search_with_many=SearchConfig(trust=6.0, exploration=0.12),  # what others do in between tells less
    minutes=(20, 30),
    daily=PodsOptions(haven_set="random"),
    counts_landed=True,
    weight=2,
    first_game=PodsOptions(haven_set="beginner"),  # PODS-2.8
    names=names,
    components=components,
    forecast=forecast,
    imagine_turn=imagine_turn,
)
