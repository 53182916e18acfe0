"""What a player must do alone before a die may be left idle: deploy it, or fill a group station (GEN7-7.4, 7.5)."""

from __future__ import annotations

from collections.abc import Sequence

from sternhafen.engine import Action
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.die_rules import banned
from sternhafen.games.gen7.proposing import proposable
from sternhafen.games.gen7.relations import Group, halves, may_fit, overall
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.story import GROUP_OF
from sternhafen.games.gen7.targets import at_hand, open_targets, payable, place_of, target_cost
from sternhafen.games.gen7.throws import FIRST_ROBOT
from sternhafen.games.gen7.vocabulary import CODES


def must_deploy(s: Ship, seat: int, deployments: Sequence[Action]) -> bool:
    """Return whether a seat can deploy without anybody's consent, so that no die may be left idle."""
    if deployments:
        return True
    return any(fills_alone(s, seat, target) for target in proposable(s, seat, open_targets(s)))


def fills_alone(s: Ship, seat: int, target: int) -> bool:
    """Return whether a seat's dice, as they lie, fill a group station that it can pay for."""
    if called_off(s, seat, target):
        return False
    cost, free = target_cost(s, target)
    if not payable(cost, free, at_hand(s, target, 1 << seat)):
        return False
    place = place_of(target)
    dice = [code for code in s.officers[seat].dice if not banned(s, seat, place, KIND_OF[code])]
    return _fill(GROUP_OF[target], dice, ())


def called_off(s: Ship, seat: int, target: int) -> bool:
    """Return whether a seat alone has tried to fill a group station in this turn and called it off (GEN7-8.13)."""
    for station, dice, shares in s.refused:
        if station == target and shares and all(piece // CODES == seat for piece in dice):
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


def _ways(code: int) -> list[tuple[int, ...]]:
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
