"""What a player must do alone before a die may be left idle: deploy it, or fill a group station (GEN7-7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence

from sternhafen.games.gen7.aliases import DieCode, Seat, Target, owner_of
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.group_station.proposing import proposable
from sternhafen.games.gen7.rules.group_station.relations import Group, halves, may_fit, overall
from sternhafen.games.gen7.rules.group_station.targets import at_hand, open_targets, payable, target_cost
from sternhafen.games.gen7.rules.lasting_rules.dice import banned
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT
from sternhafen.games.gen7.state import Ship


def must_deploy(s: Ship, seat: Seat, can_deploy: bool) -> bool:
    """Return whether a seat can deploy without anybody's consent, so that no die may be left idle."""
    if can_deploy:
        return True
    return any(fills_alone(s, seat, target) for target in proposable(s, seat, open_targets(s)))


def fills_alone(s: Ship, seat: Seat, target: Target) -> bool:
    """Return whether a seat's dice, as they lie, fill a group station that it can pay for."""
    book = s.book
    if called_off(s, seat, target):
        return False
    cost, free = target_cost(s, target)
    if not payable(cost, free, at_hand(s, target, 1 << seat)):
        return False
    place = book.place_of(target)
    dice = [code for code in s.officers[seat].dice if not banned(s, seat, place, KIND_OF[code])]
    return _fill(book.group_of[target], dice, ())


def called_off(s: Ship, seat: Seat, target: Target) -> bool:
    """Return whether a seat alone has tried to fill a group station in this turn and called it off (GEN7-8.13)."""
    for station, dice, shares in s.refused:
        if station == target and shares and all(owner_of(piece) == seat for piece in dice):
            return True
    return False


def _fill(group: Group, dice: Sequence[int], values: tuple[int, ...]) -> bool:
    """Return whether some of the dice fill the sub-stations after those that show these values."""
    if len(values) == group.size:
        return overall(group, values)
    for i, code in enumerate(dice):
        for shown in _ways(code):
            if _keep(group, values, shown) and _fill(group, [*dice[:i], *dice[i + 1 :]], (*values, *shown)):
                return True
    return False


def _ways(code: DieCode) -> list[tuple[int, ...]]:
    """Return what a die shows on the next sub-station, a robot also on the next two (GEN7-8.10)."""
    value = VALUE_OF[code]
    return [(value,), *(halves(value, 0) if code >= FIRST_ROBOT else ())]


def _keep(group: Group, values: tuple[int, ...], shown: tuple[int, ...]) -> bool:
    """Return whether the next values keep the rules of their sub-stations."""
    if len(values) + len(shown) > group.size:
        return False
    for value in shown:
        if not may_fit(group.subs[len(values)], value, values[-1] if values else 0, sum(values)):
            return False
        values = (*values, value)
    return True
