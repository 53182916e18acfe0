"""Reasons: why nothing can be done with a target, and which of several refusals says it best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sternhafen.engine.values import Action, Illegal

Refusal = tuple[Action, Illegal]


def why_not(state: Any, seat: int, target: str, picked: Sequence[str]) -> Illegal | None:
    """Return why a seat can do nothing with a target together with what it has picked; None if it can."""
    top = state.question(seat)
    if top is None:
        if state.asked():
            return Illegal("not-your-turn", state.turn_rule)
        return Illegal("game-over", state.end_rule)
    wanted = {target, *picked}
    refused: list[Refusal] = []
    known = False
    for ask, action in state.candidates(seat):
        targets = action.targets()
        known = known or target in targets
        if wanted.issubset(targets):
            illegal = ask.check(state, action)
            if illegal is None:
                return None
            refused.append((action, illegal))
    if refused:
        return by_nearness(refused, wanted, state.legal(seat))[0][1]
    return Illegal("not-together" if known else "not-asked", top.rule or state.turn_rule)


def by_nearness(refused: Sequence[Refusal], wanted: Collection[str], legal: Iterable[Action]) -> list[Refusal]:
    """Return refused actions sorted, the most helpful refusal first.

    Somebody who points at a target leaves the rest of the action open. A reason about that rest ("no drone there", for
    a drone that nobody picked) does not answer the question, so it comes last. A reason that names what is wanted, and
    little else, comes first. Among equals the rarer reason wins, because the rules check last what stops few
    candidates; then an action whose other parts are usable elsewhere.
    """
    usable = {(type(action), target) for action in legal for target in action.targets()}
    often = Counter((type(action), illegal.code) for action, illegal in refused)

    def distance(refusal: Refusal) -> tuple[int, int, int, int]:
        action, illegal = refusal
        rest = [target for target in action.targets() if target not in wanted]
        unusable = sum((type(action), target) not in usable for target in rest)
        besides = sum(f"{name}:{value}" not in wanted for name, value in illegal.args.items())
        return strangeness(action, illegal, wanted), besides, often[type(action), illegal.code], unusable

    return sorted(refused, key=distance)


def strangeness(action: Action, illegal: Illegal, wanted: Collection[str]) -> int:
    """Return 0 if a refusal is only about what is wanted, 2 if only about something else, else 1."""
    named = names(illegal, wanted)
    if named and not about_rest(action, illegal, wanted):
        return 0
    return 1 if named or not illegal.args else 2


def names(illegal: Illegal, wanted: Collection[str]) -> bool:
    """Return whether a refusal's arguments name one of the wanted targets.

    >>> names(Illegal("dock-damaged", "CRYO-3.7", {"dock": 7}), ["dock:7"])
    True
    """
    return any(f"{name}:{value}" in wanted for name, value in illegal.args.items())


def about_rest(action: Action, illegal: Illegal, wanted: Collection[str]) -> bool:
    """Return whether a refusal is about a part of its action that is not wanted."""
    for name, value in illegal.args.items():
        thing = f"{name}:{value}"
        part = thing in action.targets() or (name in action.__struct_fields__ and getattr(action, name) == value)
        if part and not any(target.endswith(thing) for target in wanted):
            return True
    return False
