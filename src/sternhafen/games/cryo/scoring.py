"""Chapter 11: points for pods, cards, missions and cave majorities, and the winner (CRYO-11)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Outcome
from sternhafen.engine.bitset import members
from sternhafen.games.cryo.aliases import Cave, SideNumber
from sternhafen.games.cryo.data.tables import (
    CAVE_FIRST,
    CAVE_SECOND,
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    POINTS_UPGRADE,
    POINTS_VEHICLE,
    RIVAL,
)
from sternhafen.games.cryo.events import MissionsShown, Scored
from sternhafen.games.cryo.rules.missions import mission_points
from sternhafen.games.cryo.rules.rival.scoring import best_missions, replace_surplus_missions
from sternhafen.games.cryo.state import CryoState

KINDS: Final = ("pods", "upgrades", "vehicles", "awake", "missions", "caves")
"""The kinds of points, as the score pad lists them."""


def missions_total(s: CryoState, number: SideNumber) -> int:
    """Return the points of a side's missions (CRYO-11.5, S5.5)."""
    side = s.sides[number]
    points = [mission_points(side, card) for card in side.missions]
    return best_missions(points) if s.is_rival(number) else sum(points)


def majorities(s: CryoState) -> list[int]:
    """Return every side's points for cave majorities (CRYO-11.7 to 11.10)."""
    points = [0] * len(s.sides)
    for cave in members(s.open_caves):
        add_majority(s, cave, points)
    return points


def add_majority(s: CryoState, cave: Cave, points: list[int]) -> None:
    """Add to every side's points what the majority in an open cave is worth (CRYO-11.7 to 11.9)."""
    pods = [side.caves[cave] for side in s.sides]
    most = max(pods)
    if not most:
        return
    tile = s.caves[cave]
    if pods.count(most) > 1:
        for number, count in enumerate(pods):
            if count == most:
                points[number] += CAVE_SECOND[tile]
        return
    points[pods.index(most)] += CAVE_FIRST[tile]
    second = max([count for count in pods if count < most])
    if second and pods.count(second) == 1:
        points[pods.index(second)] += CAVE_SECOND[tile]


def scores(s: CryoState) -> list[dict[str, int]]:
    """Return every side's points by kind."""
    caves = majorities(s)
    return [
        {
            "pods": POINTS_CAVE_POD * side.settled(),
            "upgrades": POINTS_UPGRADE * side.upgrades.bit_count(),
            "vehicles": POINTS_VEHICLE * len(side.vehicles),
            "awake": POINTS_AWAKE * side.awake,
            "missions": missions_total(s, number),
            "caves": caves[number],
        }
        for number, side in enumerate(s.sides)
    ]


def show_scores(s: CryoState) -> None:
    """Turn all missions up and tell everybody's points (CRYO-11.12)."""
    if s.recording:
        for number, side in enumerate(s.sides):
            s.tell(MissionsShown(side=s.who(number), cards=side.missions, reveals=True))
    if s.solo:
        replace_surplus_missions(s)
    if s.recording:
        tell_scores(s)


def tell_scores(s: CryoState) -> None:
    """Tell every side's points by kind."""
    for number, points in enumerate(scores(s)):
        s.tell(
            Scored(
                side=s.who(number),
                total=sum(points.values()),
                pods=points["pods"],
                upgrades=points["upgrades"],
                vehicles=points["vehicles"],
                awake=points["awake"],
                missions=points["missions"],
                caves=points["caves"],
                reveals=True,
            )
        )


def final_outcome(s: CryoState) -> Outcome:
    """Return places: most points, then most pods in caves, else shared (CRYO-11.11, S5.6)."""
    points = scores(s)
    ranks = [(sum(kinds.values()), side.settled()) for kinds, side in zip(points, s.sides, strict=True)]
    totals = [total for total, _ in ranks]
    best = max(totals)
    tied = totals.count(best) > 1 and len({rank for rank in ranks if rank[0] == best}) > 1
    ties = "pods-in-caves" if tied else None
    places = tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
    if s.solo:
        verdict = "won" if ranks[0] > ranks[RIVAL] else "lost" if ranks[0] < ranks[RIVAL] else "tied"
        others = {"rival": points[RIVAL]}
        return Outcome((1,), (points[0],), verdict=verdict, ties=ties, others=others, overall=places)
    return Outcome(places, tuple(points), ties=ties)
