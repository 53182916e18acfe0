"""Scoring: pods, cards, missions and cave majorities (CRYO-11, CRYO-9.18 to 9.25)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.values import Outcome
from sternhafen.games.cryo.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.components import (
    CARDS,
    CAVE_FIRST,
    CAVE_SECOND,
    ENERGY,
    MISSION_EACH,
    MISSION_LEAST,
    MISSION_PER,
    MISSION_POINTS,
    POINTS_AWAKE,
    POINTS_CAVE_POD,
    POINTS_UPGRADE,
    POINTS_VEHICLE,
    RIVAL,
    RIVAL_MISSIONS,
)
from sternhafen.games.cryo.events import MissionReplaced, MissionsShown, Scored
from sternhafen.games.cryo.table import Side, Table, bits, with_card, without

KINDS: Final = ("pods", "upgrades", "vehicles", "awake", "missions", "caves")
"""The kinds of points, as the score pad lists them."""


def mission_points(side: Side, card: int) -> int:
    """Return what a mission is worth to a side as it stands."""
    per = MISSION_PER[card]
    if per == 0:
        least = MISSION_LEAST[card]
        count = sum([1 for pods in side.caves if pods >= least])
    elif per == 1:
        count = side.res[ENERGY]
    elif per == 2:
        count = len(side.kept)
    elif per == 3:
        count = max(side.caves)
    elif per == 4:
        count = sum([1 for tile in side.slots if tile >= 0])
    elif per == 5:
        count = sum(side.res[:ENERGY])
    else:
        count = sum(side.salvage)
    return MISSION_POINTS[card] * (count // MISSION_EACH[card])


def missions_total(s: Table, number: int) -> int:
    """Return the points of a side's missions; of the Rival's only the best three count (CRYO-S5.5)."""
    side = s.sides[number]
    points = sorted([mission_points(side, card) for card in side.missions], reverse=True)
    return sum(points[:RIVAL_MISSIONS]) if s.is_rival(number) else sum(points)


def majorities(s: Table) -> list[int]:
    """Return every side's points for cave majorities (CRYO-11.7 to 11.10)."""
    points = [0] * len(s.sides)
    for cave in bits(s.open_caves):
        pods = [side.caves[cave] for side in s.sides]
        most = max(pods)
        if not most:
            continue
        tile = s.caves[cave]
        if pods.count(most) > 1:
            for number, count in enumerate(pods):
                if count == most:
                    points[number] += CAVE_SECOND[tile]
            continue
        points[pods.index(most)] += CAVE_FIRST[tile]
        second = max([count for count in pods if count < most])
        if second and pods.count(second) == 1:
            points[pods.index(second)] += CAVE_SECOND[tile]
    return points


def scores(s: Table) -> list[dict[str, int]]:
    """Return every side's points by kind."""
    caves = majorities(s)
    return [
        {
            "pods": POINTS_CAVE_POD * side.saved(),
            "upgrades": POINTS_UPGRADE * side.upgrades.bit_count(),
            "vehicles": POINTS_VEHICLE * len(side.vehicles),
            "awake": POINTS_AWAKE * side.awake,
            "missions": missions_total(s, number),
            "caves": caves[number],
        }
        for number, side in enumerate(s.sides)
    ]


def part_missions(s: Table) -> None:
    """Replace the Rival's surplus missions by random cards until no two are alike (CRYO-S5.3, S5.4, S5.7)."""
    rival = s.sides[RIVAL]
    while len(rival.missions) > CARDS:
        drop_mission(s, surplus(rival.missions))
    while (card := surplus(rival.missions)) >= 0 and can_draw(s):
        new = top_card(s)
        rival.missions = with_card(without(rival.missions, card), new)
        rival.aside = with_card(rival.aside, card)
        if s.telling:
            s.tell(MissionReplaced(card=card, by=new, reveals=True))
    while (card := surplus(rival.missions)) >= 0:
        drop_mission(s, card)


def drop_mission(s: Table, card: int) -> None:
    """Discard a mission of the Rival (CRYO-S5.4)."""
    s.sides[RIVAL].missions = without(s.sides[RIVAL].missions, card)
    to_discard(s, card)


def surplus(cards: tuple[int, ...]) -> int:
    """Return a card that is there more than once, or -1."""
    for i in range(1, len(cards)):
        if cards[i] == cards[i - 1]:
            return cards[i]
    return -1


def show_scores(s: Table) -> None:
    """Turn all missions up and tell everybody's points (CRYO-11.12)."""
    if s.telling:
        for number, side in enumerate(s.sides):
            s.tell(MissionsShown(side=s.who(number), cards=side.missions, reveals=True))
    if s.solo:
        part_missions(s)
    if s.telling:
        tell_scores(s)


def tell_scores(s: Table) -> None:
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


def outcome(s: Table) -> Outcome:
    """Return places: most points, then most pods in caves, else shared (CRYO-11.11, S5.6)."""
    points = scores(s)
    ranks = [(sum(kinds.values()), side.saved()) for kinds, side in zip(points, s.sides, strict=True)]
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
