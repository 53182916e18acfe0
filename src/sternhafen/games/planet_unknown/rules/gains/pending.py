"""Effects that wait for their player: what cards, events and technologies order, resolved in any order (PU-3.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import Action, Seat
from sternhafen.games.planet_unknown.actions import (
    AddMeteorite,
    ClearLine,
    CollectLifepod,
    CollectMeteorite,
    CountResource,
    DestroyMeteorite,
    DropObjective,
    KeepObjective,
    LoseCollectedLifepod,
    LoseLifepod,
    LoseRover,
    PeekAtEvent,
    Promote,
    RemoveShape,
    StepBack,
    TakeBoost,
    TurnStation,
)
from sternhafen.games.planet_unknown.aliases import Effect, Verb
from sternhafen.games.planet_unknown.rules.corporations.actions import ClaimRow, SetFlux, Steer, TakeDoubleField
from sternhafen.games.planet_unknown.state import PlanetState


@mypyc_attr(allow_interpreted_subclasses=True)
class PendingEffect:
    """An effect that waits for its player: what can be answered to it, and what the answer does (PU-3.7)."""

    optional: ClassVar[bool] = False
    """Whether the player may let it lapse (PU-3.10)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        """Return what can be answered now; nothing if the effect cannot be carried out."""
        raise NotImplementedError

    def can_be_answered(self, s: PlanetState, seat: Seat, effect: Effect) -> bool:
        """Return whether there is an answer; where there are many they need not be listed."""
        return bool(self.answers(s, seat, effect))

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        """Carry the effect out as answered; it waits no longer."""
        raise NotImplementedError


PENDING_ANSWERS: Final[tuple[type[Action], ...]] = (
    Promote,
    StepBack,
    CountResource,
    TakeDoubleField,
    CollectLifepod,
    CollectMeteorite,
    DestroyMeteorite,
    ClearLine,
    AddMeteorite,
    LoseRover,
    LoseLifepod,
    LoseCollectedLifepod,
    PeekAtEvent,
    TakeBoost,
    ClaimRow,
    KeepObjective,
    DropObjective,
    RemoveShape,
    SetFlux,
    Steer,
    TurnStation,
)
"""The answers to waiting effects; a teleport by card and a tile by card are two more."""

PENDING: Final[dict[Verb, PendingEffect]] = {}
"""Every effect that can wait, by its verb; `gains.table.install` and the corporations fill it."""


def answers_to(s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
    """Return what can be answered to one waiting effect now."""
    return PENDING[effect[0]].answers(s, seat, effect)


def effect_for(s: PlanetState, seat: Seat, action: Action) -> Effect | None:
    """Return the first waiting effect that an action answers."""
    for effect in s.colonies[seat].effects:
        if action in answers_to(s, seat, effect):
            return effect
    return None


def resolve_effect(s: PlanetState, seat: Seat, action: Action) -> None:
    """Carry out the effect that an action answers."""
    c = s.colonies[seat]
    effect = c.effects[0] if len(c.effects) == 1 else effect_for(s, seat, action)
    assert effect is not None, "only waiting effects are answered"
    c.drop_effect(effect)
    PENDING[effect[0]].resolve(s, seat, effect, action)
