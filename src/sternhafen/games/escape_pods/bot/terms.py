"""The terms of the evaluation, for people who ask why: what each haven, the crew and the reserve promise."""

from __future__ import annotations

from sternhafen.engine import Ask, Seat
from sternhafen.engine.terms import Terms, add
from sternhafen.games.escape_pods.bot.evaluation import (
    ALL_HAVENS,
    FAR,
    FREE_MOVE_COST,
    UNREACHABLE,
    WEIGHTS,
    HavenForecast,
    Weights,
    distances,
    evaluate,
    forecast,
    pack_kinds,
    patience,
    prospects,
)
from sternhafen.games.escape_pods.data.tables import HAVENS_AT, OWNER
from sternhafen.games.escape_pods.state import PodsState, crew_in_reserve


def terms(s: PodsState, seat: Seat) -> Terms:
    """Return what the evaluation adds up; an effect still to be chosen counts as its best choice."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Ask) or not top.closed or top.seat != seat:
        return terms_of_position(s, seat)
    best, best_value = s, -1e9
    for answer in s.legal(seat):
        after: PodsState = s.copy()
        after.play(seat, answer)
        value = evaluate(after, seat)
        if value > best_value:
            best, best_value = after, value
    return terms(best, seat)


def terms_of_position(s: PodsState, seat: Seat) -> Terms:
    """Return what the evaluation of things as they stand adds up."""
    havens = [
        forecast(s.havens[number], tags, pack_kinds(s.crew, tags) if tags else 0, s.assigned[number], s.seats)
        for number, tags in enumerate(s.arrived)
    ]
    sums: Terms = {}
    weights = WEIGHTS[sum(map(len, s.arrived))]
    for number, haven in enumerate(havens):
        add(sums, "haven", haven.points[seat] * (weights.points if s.agenda else 1.0), s.havens[number])
    if not s.agenda:
        return sums
    add(sums, "arrived", weights.arrived * sum([haven.crew[seat] for haven in havens]))
    add_crew_under_way(sums, s, seat, havens, weights)
    reserve = crew_in_reserve(s, seat)
    if reserve:
        add(sums, "reserve", patience(s.round) * (weights.any_reserve + weights.reserve * reserve))
    if seat == s.active:
        add(sums, "free-moves", -FREE_MOVE_COST * s.free_moves * (s.free_moves + 1) / 2)
    return sums


def add_crew_under_way(sums: Terms, s: PodsState, seat: Seat, havens: list[HavenForecast], weights: Weights) -> None:
    """Add what a seat can expect from its crew in pods: by how near they are, and by the spaces left for them."""
    left, distance_of = patience(s.round), distances(s.debris)
    for place, tags in zip(s.places, s.aboard, strict=True):
        for tag in tags:
            if OWNER[tag] == seat and distance_of[place] != UNREACHABLE:
                distance = min(FAR, distance_of[place])
                best, worst = prospects(havens, s.crew[tag], ALL_HAVENS if distance else HAVENS_AT[place])
                add(sums, "under-way", left * weights.under_way[distance])
                add(sums, "prospect", left * weights.prospect[distance] * best)
                if not distance:
                    add(sums, "prospect", left * weights.worst * worst)
