"""Escape Pods as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterable

from sternhafen.engine import Title
from sternhafen.games.escape_pods import actions, events
from sternhafen.games.escape_pods.components import BUOY_COLOURS, BUOY_SPACES, CREW, HAVEN_NAMES, MAX_SEATS, bits
from sternhafen.games.escape_pods.evaluation import evaluate
from sternhafen.games.escape_pods.options import MOST_ROUNDS, PodsOptions
from sternhafen.games.escape_pods.outlook import OUTLOOK
from sternhafen.games.escape_pods.setup import new
from sternhafen.games.escape_pods.state import PURPOSES, Pods
from sternhafen.games.escape_pods.turns import FREE_MOVES_BY_LOT

SEAT_LETTERS = "ABCDE"

ACTION_DECISIONS = 4
"""The marker, the effect, and two displacements or two hangars."""
TURN_DECISIONS = 2 * ACTION_DECISIONS + 3 * FREE_MOVES_BY_LOT + 2
"""Two actions, free moves with two displacements each, as many as are drawn by lot, the end of the turn, and a hangar
after a solo explosion."""
SCORING_DECISIONS = 20
LONGEST = (MOST_ROUNDS + 1) * MAX_SEATS * TURN_DECISIONS + SCORING_DECISIONS


def variants(seats: int) -> Iterable[PodsOptions]:
    """Yield the options worth trying at a number of seats."""
    yield PodsOptions()
    yield PodsOptions(haven_set="random", confirm=False)
    yield PodsOptions(haven_set="beginner", round_cap=5)
    if seats == 1:
        yield PodsOptions(haven_set="chosen", chosen_havens=(22, 19, 20, 21))


def circling(s: Pods) -> bool:
    """Return whether a game has more rounds, or a turn more free moves, than anybody needs who wants to get on."""
    return s.round > MOST_ROUNDS or s.free_moves >= FREE_MOVES_BY_LOT


def names(kind: str, number: int, language: str) -> str | None:
    """Return a component's name where it stands in the data, or follows from it."""
    if kind == "card":
        return HAVEN_NAMES[number][language]
    if kind == "crew":
        return f"{SEAT_LETTERS[number // CREW]}{number % CREW + 1}"
    if kind == "buoy":
        return "".join(SEAT_LETTERS[seat] for seat in bits(BUOY_COLOURS[number]))
    if kind == "border":
        return "–".join(str(sector) for sector in BUOY_SPACES[number])
    return None


TITLE = Title(
    id="escape-pods",
    rules=2,
    seats=(1, 2, 3, 4, 5),
    seats_rule="PODS-1.1",
    options=PodsOptions,
    new=new,
    actions=actions.ALL,
    events=events.ALL,
    purposes=PURPOSES,
    longest=LONGEST,
    evaluate=evaluate,
    outlook=OUTLOOK,
    variants=variants,
    circling=circling,
    finished=True,
    names=names,
)
