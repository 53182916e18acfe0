"""Everything a seat can answer."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sternhafen.engine import Action


class Dig(Action, frozen=True):
    """Dig with one die or two, one level deeper with each (ORE-2.2)."""

    dice: Annotated[int, Meta(ge=1, lt=3)]

    def targets(self) -> tuple[str, ...]:
        return (f"shaft:{self.dice}",)


class Return(Action, frozen=True):
    """Bring the load home and end the turn (ORE-2.3)."""

    def targets(self) -> tuple[str, ...]:
        return ("store:0",)


ACTIONS = (Dig, Return)
